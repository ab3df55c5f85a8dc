import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import type { HttpAnswer } from '../support/service/http-client.ts';
import { type Caller, openMemoryService, openPostgresService, withService } from '../support/service/http-service.ts';

const test = suite('a user who is deleted while they write');

const ROUNDS = 5;
const STREAMS = 6;

for (const [store, open] of [
  ['memory', openMemoryService],
  ['PostgreSQL', openPostgresService],
] as const) {
  test(`every create that races the deletion is a 201 or a 401 with a message (${store})`, async () => {
    await withService(open, {}, async (service) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const caller = await service.newCaller();
        const answers: HttpAnswer[] = [];
        const streams = Array.from({ length: STREAMS }, (_, stream) => createUntilRefused(caller, stream, answers));
        while (answers.length < STREAMS) await new Promise(setImmediate);
        await service.app.get(useCases.users).deleteUser(caller.email);
        await Promise.all(streams);
        const refused = answers.filter(({ status }) => status !== 201);
        assert.is(refused.length, STREAMS);
        for (const answer of refused) {
          assert.is(answer.status, 401, answer.text);
          assert.match(answer.json().message, /^Unauthenticated/);
          assert.is(answer.headers.get('www-authenticate'), 'Bearer');
        }
      }
    });
  });
}

test.run();

/** Half of the streams create accounts, the others transactions; every second request has an idempotency key. */
async function createUntilRefused(caller: Caller, stream: number, answers: HttpAnswer[]): Promise<void> {
  const opening = { name: 'Wallet', currency: 'USD' };
  const first = await caller.post('/v1/bank-accounts', opening);
  answers.push(first);
  if (first.status !== 201) return;
  const entry = { amount: -100, bank_account_id: first.json().id, booked_at: '2026-01-01', description: 'Bread' };
  for (let count = 0; ; count += 1) {
    const headers = count % 2 === 0 ? undefined : { 'Idempotency-Key': `${stream}-${count}` };
    const request = headers === undefined ? {} : { headers };
    const answer = await (stream % 2 === 0
      ? caller.post('/v1/bank-accounts', opening, request)
      : caller.post('/v1/transactions', entry, request));
    answers.push(answer);
    if (answer.status !== 201) return;
  }
}
