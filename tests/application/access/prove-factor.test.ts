import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { newTotpFactor, totpContext } from '../../../domain/access/second-factor/totp-factor.ts';
import { FinanceError } from '../../../domain/error.ts';
import { MADE_AT, newUser } from '../../support/fixtures.ts';

test('when the key that sealed an authenticator app is lost, its codes are wrong, and recovery codes still work', async () => {
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  const { id } = await app.get(ports.users).add(newUser());
  const sealed = aesSealer([randomBytes(32)]).seal('JBSWY3DPEHPK3PXP', totpContext(id));
  await app.get(ports.totpFactors).put({ ...newTotpFactor(id, sealed, MADE_AT), confirmedAt: MADE_AT });
  await app.get(ports.recoveryCodes).replaceAll(id, [app.get(ports.secrets).digest('0123456789abcdef')], MADE_AT);
  const prove = app.get(useCases.secondFactors).proveFactor;
  const error = await prove(id, { code: '123456' }, '127.0.0.1').catch((thrown: unknown) => thrown);
  assert.ok(error instanceof FinanceError);
  assert.is(error.code, 'invalid');
  await prove(id, { code: '0123-4567-89ab-cdef' }, '127.0.0.1');
  await app.close();
});

test.run();
