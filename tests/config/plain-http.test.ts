import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainHttpWarning } from '../../config/startup/plain-http.ts';

const test = suite('the warning of plain http');

test('comes where others reach the service and no proxy has TLS, and nowhere else', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.2', 'nas.home']) {
    for (const baseUrl of [undefined, 'http://nas.home:3000']) {
      assert.match(plainHttpWarning({ host, baseUrl }) ?? '', `HOST=${host} `);
    }
    assert.is(plainHttpWarning({ host, baseUrl: 'https://coffer.example' }), undefined);
  }
  for (const host of ['127.0.0.1', '127.0.0.2', 'localhost', '::1']) {
    assert.is(plainHttpWarning({ host, baseUrl: undefined }), undefined);
  }
});

test.run();
