import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newPerson } from '../support/person.ts';
import { ADA, openOAuthService } from '../support/sign-in/oauth-service.ts';

const test = suite('failed sign-ins in the log');

test('have the address and a stable name of the account, and neither the e-mail address nor the password', async () => {
  const service = await openOAuthService('memory');
  const attempt = async (email: string, password: string) => {
    const person = newPerson(service.url);
    await person.submit(await person.visit('/sign-in'), { email, password });
  };
  await attempt(ADA.email, 'wrong password 1');
  await attempt(' Ada@Example.COM ', 'wrong password 2');
  await attempt('nobody@example.com', 'wrong password 3');
  await attempt(ADA.email, ADA.password);
  const lines = service.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in failed');
  assert.equal(
    lines.map(({ address, step }) => `${address} ${step}`),
    Array.from({ length: 3 }, () => '127.0.0.1 password'),
  );
  const [first, second, other] = lines.map(({ account }) => account);
  assert.match(first, /^[0-9a-f]{16}$/);
  assert.is(second, first);
  assert.is.not(other, first);
  assert.not.match(service.log.join(''), /example\.com|wrong password/i);
  await service.close();
});

test.run();
