import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { type ChallengeUse, newChallenge } from '../../../application/second-factors/passkey-challenges.ts';
import { type PasskeyRule, provePasskey } from '../../../application/second-factors/prove-passkey.ts';
import { PASSKEY_CHALLENGE_SECONDS } from '../../../domain/access/second-factor/passkey.ts';
import type { PasskeyCeremonies } from '../../../domain/ports/access/passkey-ceremonies.ts';
import { testClock } from '../../support/clock.ts';
import { aUser } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { newPasskey } from '../../support/sign-in/sign-in-fixtures.ts';

const proving = suite('proving a passkey');

const SITE = { host: 'coffer.example', origin: 'https://coffer.example' };
const USE: ChallengeUse = { purpose: 'sign_in', binding: 'browser:1' };
const ANYBODY: PasskeyRule = { mustVerify: true };

/** An authenticator that does not count, and whose signature is the word `signed`. */
const CEREMONIES: PasskeyCeremonies = {
  registrationOptions: async () => '{}',
  signInOptions: async () => '{}',
  read: (answer) => JSON.parse(answer),
  verifyRegistration: async () => undefined,
  verifySignIn: async (_site, _challenge, answer, _passkey, mustVerify) => {
    const { signature, isVerified = true } = JSON.parse(answer);
    return signature === 'signed' && (isVerified || !mustVerify) ? 0 : undefined;
  },
};

async function aDevice() {
  const { stores } = createMemoryStore();
  const clock = testClock();
  const ports = {
    ...stores,
    ceremonies: CEREMONIES,
    sealer: aesSealer([randomBytes(32)]),
    secrets: nodeSecrets(),
    clock,
  };
  const { id: userId } = await aUser(stores);
  const { credentialId } = await stores.passkeys.add(newPasskey(userId, { counter: 0 }));
  const answerTo = (challenge: string, given: object = {}) =>
    JSON.stringify({ credentialId, challenge, signature: 'signed', ...given });
  const prove = (answer: string, use = USE, rule = ANYBODY) => provePasskey(ports, { use, site: SITE, answer }, rule);
  return { ports, clock, userId, answerTo, prove, challenge: () => newChallenge(ports, USE) };
}

proving('of 16 copies of one answer at once, one is accepted, even if the authenticator does not count', async () => {
  const { answerTo, prove, challenge, userId, ports } = await aDevice();
  const answer = answerTo(challenge());
  const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => prove(answer)));
  assert.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.is((await refusal(() => prove(answer)))?.code, 'invalid');
  assert.ok((await ports.passkeys.list(userId))[0]?.lastUsedAt);
});

proving('a challenge is worth nothing for another purpose or in another browser', async () => {
  const { answerTo, prove, challenge } = await aDevice();
  const answer = answerTo(challenge());
  for (const use of [
    { ...USE, purpose: 'second_factor' },
    { ...USE, purpose: 'confirm' },
    { ...USE, purpose: 'register' },
    { ...USE, binding: 'browser:2' },
  ] as const)
    assert.is((await refusal(() => prove(answer, use)))?.code, 'invalid', JSON.stringify(use));
  await prove(answer);
});

proving('a challenge expires, and one that the service did not make is refused', async () => {
  const { answerTo, prove, challenge, clock } = await aDevice();
  const answer = answerTo(challenge());
  clock.advanceSeconds(PASSKEY_CHALLENGE_SECONDS + 1);
  for (const each of [answer, answerTo('mine'), answerTo('v1.00000000.AAAA')])
    assert.is((await refusal(() => prove(each)))?.code, 'invalid', each);
});

proving(
  'a wrong signature, an unknown credential and an unverified person are refused, and use up nothing',
  async () => {
    const { answerTo, prove, challenge } = await aDevice();
    const asked = challenge();
    for (const given of [{ signature: 'forged' }, { credentialId: 'unknown' }, { isVerified: false }])
      assert.is((await refusal(() => prove(answerTo(asked, given))))?.code, 'invalid', JSON.stringify(given));
    await prove(answerTo(asked));
  },
);

proving('another user’s passkey is no second factor', async () => {
  const { answerTo, prove, challenge, userId } = await aDevice();
  const asked = challenge();
  const rule = { userId: userId + 1, mustVerify: false };
  assert.is((await refusal(() => prove(answerTo(asked), USE, rule)))?.code, 'invalid');
  await prove(answerTo(asked, { isVerified: false }), USE, { userId, mustVerify: false });
});

proving.run();
