import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { type Replacement, replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import type { OAuthRecordRepo } from '../../domain/ports/access/oauth-record-repo.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { RawAnswer } from '../support/service/raw-http.ts';
import { type Barrier, barrierAt, untilArrived } from '../support/sign-in/oauth-barrier.ts';
import { type IssuedCode, type OAuthClient, refusalOf, tokensOf } from '../support/sign-in/oauth-client.ts';
import { type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';

const PROCESS = fileURLToPath(new URL('../support/sign-in/oauth-barrier-process.ts', import.meta.url));
const AT_ONCE = 16;

const test = suite('single use of codes and refresh tokens');

test('two processes: of 16 uses of a code one gets tokens, of a refresh token all get the same, which work', async () => {
  await withTwoProcesses(async ({ service, race }) => {
    const client = await service.newClient();
    const issued = await service.newCode(client);
    const first = requireOneWinner(await race('AuthorizationCode', (at) => service.redeem(issued, {}, at)));
    assert.is((await service.listTools(first.access)).status, 200);

    const renewed = await race('RefreshToken', (at) => service.refresh(client, first.refresh, {}, at));
    const { access, refresh } = requireSameTokens(renewed);
    assert.is((await service.listTools(access)).status, 200);
    assert.is((await service.refresh(client, refresh)).status, 200);
  });
});

test('in memory: the same holds in one process', async () => {
  await withBarrier(
    (records) => records,
    async (service, barrier) => {
      const client = await service.newClient();
      const issued = await service.newCode(client);
      const { refresh } = requireOneWinner(await raceForCode(service, barrier, issued));
      requireSameTokens(await raceForRenewal(service, barrier, client, refresh));
    },
  );
});

test('the barrier hits the moment: in a store that redeems without a look, all 16 get tokens', async () => {
  const careless = (records: OAuthRecordRepo): OAuthRecordRepo => ({ ...records, consume: async () => true });
  await withBarrier(careless, async (service, barrier) => {
    const answers = await raceForCode(service, barrier, await service.newCode(await service.newClient()));
    assert.equal(new Set(answers.map(({ status }) => status)), new Set([200]));
  });
});

test.run();

interface TwoProcesses {
  readonly service: OAuthService;
  /** Sends 16 requests, half of them to each process, and lets them go on when all have read the unredeemed record. */
  readonly race: (
    kind: 'AuthorizationCode' | 'RefreshToken',
    send: (at: string) => Promise<RawAnswer>,
  ) => Promise<readonly RawAnswer[]>;
}

async function withTwoProcesses(work: (two: TwoProcesses) => Promise<void>): Promise<void> {
  const service = await openOAuthService('postgres');
  const args = [service.database?.url ?? '', service.database?.dataDir ?? '', service.url];
  const children = [1, 2].map(() => fork(PROCESS, args));
  try {
    const urls = await Promise.all(children.map(urlOf));
    await work({
      service,
      race: async (kind, send) => {
        const answers = await untilArrived(
          AT_ONCE,
          (onArrival) => {
            for (const child of children) {
              child.on('message', ({ wasFree }: { readonly wasFree: boolean }) => onArrival(wasFree));
              child.send({ close: kind });
            }
          },
          () => Array.from({ length: AT_ONCE }, (_, turn) => send(urls[turn % urls.length] ?? '')),
        );
        for (const child of children) child.send('open');
        return Promise.all(answers);
      },
    });
  } finally {
    await Promise.all(children.map(end));
    await service.close();
  }
}

async function withBarrier(
  storeOf: (records: OAuthRecordRepo) => OAuthRecordRepo,
  work: (service: OAuthService, barrier: Barrier) => Promise<void>,
): Promise<void> {
  const { stores, unitOfWork } = createMemoryStore();
  const barrier = barrierAt(storeOf(stores.oauthRecords));
  const service = await openOAuthService('memory', [
    replace(ports.unitOfWork, unitOfWork),
    ...replaceStores({ ...stores, oauthRecords: barrier.records }),
  ]);
  try {
    await work(service, barrier);
  } finally {
    await service.close();
  }
}

function replaceStores(stores: Stores): readonly Replacement[] {
  return Object.keys(stores).map((name) => replaceStore(name as keyof Stores, stores));
}

function replaceStore(name: keyof Stores, stores: Stores): Replacement {
  return replace<Stores[typeof name]>(ports[name], stores[name]);
}

async function raceForCode(service: OAuthService, barrier: Barrier, issued: IssuedCode) {
  return raceInOne(barrier, 'AuthorizationCode', () => service.redeem(issued));
}

async function raceForRenewal(service: OAuthService, barrier: Barrier, client: OAuthClient, token: string) {
  return raceInOne(barrier, 'RefreshToken', () => service.refresh(client, token));
}

async function raceInOne(
  barrier: Barrier,
  kind: 'AuthorizationCode' | 'RefreshToken',
  send: () => Promise<RawAnswer>,
): Promise<readonly RawAnswer[]> {
  const answers = await untilArrived(
    AT_ONCE,
    (onArrival) => barrier.close(kind, onArrival),
    () => Array.from({ length: AT_ONCE }, send),
  );
  barrier.open();
  return Promise.all(answers);
}

function requireOneWinner(answers: readonly RawAnswer[]) {
  const winners = answers.filter(({ status }) => status === 200);
  assert.is(winners.length, 1);
  const losers = answers.filter(({ status }) => status !== 200);
  assert.equal(new Set(losers.map(refusalOf)), new Set(['400 invalid_grant']));
  return tokensOf(winners[0] as RawAnswer);
}

function requireSameTokens(answers: readonly RawAnswer[]) {
  assert.is(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1);
  return tokensOf(answers[0] as RawAnswer);
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [url] = await once(child, 'message');
  return url;
}

async function end(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}
