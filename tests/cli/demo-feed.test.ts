import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AdminCommandLine, adminCommandLine } from '../support/service/admin-command-line.ts';

const test = suite('the demonstration of a feed');
let line: AdminCommandLine;
test.before(async () => {
  line = await adminCommandLine();
});
test.after(() => line.app.close());

test('shows history, a pending payment that is booked, nothing twice, and a bank that wants a sign-in', async () => {
  const { code, out, err } = await line.run('demo', 'feed');
  assert.is(code, 0, err);
  assert.match(out, /^A SimpleFIN server runs at http:\/\/127\.0\.0\.1:\d+/);
  const counts = [...out.matchAll(/(\d+) added, (\d+) updated, (\d+) gone/g)].map(([, ...three]) => three.map(Number));
  const [first = [], later = [], again = [], last = []] = counts;
  assert.ok((first[0] ?? 0) > 60);
  assert.equal(
    [later, again, last],
    [
      [1, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  );
  assert.match(out, /Checking at Harbor Bank: \$2,277\.14/);
  assert.match(out, /Blue Card at Summit Credit Union: -\$184\.20\. Your bank wants you to sign in again/);
});

test('prints one JSON document with --json', async () => {
  const { out } = await line.run('demo', 'feed', '--json');
  assert.ok(JSON.parse(out).lines.length > 10);
});

test.run();
