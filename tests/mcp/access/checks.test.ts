import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FoundTransactions } from '../../../application/transactions/report-transactions.ts';
import { aUser, localDate, MADE_AT, USD } from '../../support/fixtures.ts';
import type { RawAnswer } from '../../support/service/raw-http.ts';
import { ENDPOINT, openToolService, type ToolService } from '../../support/service/tool-service.ts';

/** The parts of a request. All are right unless a test changes them. */
interface Draft {
  enabled: boolean;
  origin: string | undefined;
  method: string;
  mediaType: string;
  padding: number;
  token: 'valid' | 'none' | 'deleted user';
  exhausted: boolean;
  plan: 'free' | 'pro';
  cutShort: boolean;
  jsonrpc: string;
  rpcMethod: string;
  limit: number;
  failing: boolean;
}

const RIGHT: Draft = {
  enabled: true,
  origin: undefined,
  method: 'POST',
  mediaType: 'application/json',
  padding: 0,
  token: 'valid',
  exhausted: false,
  plan: 'pro',
  cutShort: false,
  jsonrpc: '2.0',
  rpcMethod: 'tools/call',
  limit: 20,
  failing: false,
};

interface Wrong {
  readonly name: string;
  readonly part: Partial<Draft>;
  readonly status: number;
  readonly code: number;
}

/** The checks of contract 5.1 in their order, each with its response to a request with this fault alone. */
const WRONGS: readonly Wrong[] = [
  { name: 'the endpoint is disabled', part: { enabled: false }, status: 404, code: -32601 },
  { name: 'the origin is foreign', part: { origin: 'https://evil.example' }, status: 403, code: -32600 },
  { name: 'the HTTP method is not POST', part: { method: 'DELETE' }, status: 405, code: -32600 },
  { name: 'the media type is not JSON', part: { mediaType: 'text/plain' }, status: 415, code: -32600 },
  { name: 'the body is too large', part: { padding: 1024 * 1024 }, status: 413, code: -32600 },
  { name: 'there is no token', part: { token: 'none' }, status: 401, code: -32001 },
  { name: 'the token is a deleted user’s', part: { token: 'deleted user' }, status: 403, code: -32002 },
  { name: 'the minute is used up', part: { exhausted: true }, status: 429, code: -32004 },
  { name: 'the plan is not PRO', part: { plan: 'free' }, status: 403, code: -32005 },
  { name: 'the body is not JSON', part: { cutShort: true }, status: 400, code: -32700 },
  { name: 'the message is not a request', part: { jsonrpc: '1.0' }, status: 400, code: -32600 },
  { name: 'the method does not exist', part: { rpcMethod: 'tools/sell' }, status: 404, code: -32601 },
  { name: 'an argument is out of range', part: { limit: 0 }, status: 200, code: -32602 },
  { name: 'the tool fails', part: { failing: true }, status: 500, code: -32003 },
];

const NO_MONEY = { currency: USD, amount: 0, count: 0 };

const NOTHING_FOUND: FoundTransactions = {
  window: { from: localDate('2026-02-13'), to: localDate('2026-03-15') },
  count: 0,
  total: NO_MONEY,
  income: NO_MONEY,
  expenses: NO_MONEY,
  byCategory: [],
  ownMoves: { income: NO_MONEY, expenses: NO_MONEY },
  hiddenAccounts: 0,
  largest: [],
  older: undefined,
  transactions: [],
  leftOut: [],
  staleRates: [],
};

const checks = suite('order of checks');
const RATE_LIMIT = 2;
const ID = 'request-7';
let failing = false;
let enabled: ToolService;
let disabled: ToolService;

checks.before(async () => {
  const useCases = {
    transactions: {
      reportTransactions: async () => {
        if (failing) throw new Error('PAYEE TEXT in a driver’s message');
        return NOTHING_FOUND;
      },
    },
  };
  enabled = await openToolService({ rateLimit: RATE_LIMIT, useCases });
  disabled = await openToolService({ rateLimit: RATE_LIMIT, enabled: false, useCases });
});

checks.after(async () => {
  await enabled.close();
  await disabled.close();
});

checks('a request without a fault succeeds', async () => {
  const answer = await send(RIGHT);
  assert.is(answer.status, 200, answer.text);
  assert.is(JSON.parse(answer.text).id, ID);
  assert.is(JSON.parse(answer.text).result.isError, false);
});

for (const wrong of WRONGS) {
  checks(`${wrong.name}: ${wrong.status}, ${wrong.code}, with the request’s id where it can be read`, async () => {
    const answer = await send({ ...RIGHT, ...wrong.part });
    assertRefused(answer, wrong);
    const readable = wrong.part.padding === undefined && wrong.part.cutShort === undefined;
    assert.is(JSON.parse(answer.text).id, readable ? ID : null);
  });
}

for (const [index, first] of WRONGS.entries()) {
  for (const second of WRONGS.slice(index + 1)) {
    // One token cannot be absent and a deleted user's.
    if (first.part.token !== undefined && second.part.token !== undefined) continue;
    checks(`${first.name}, and ${second.name}: the first decides`, async () => {
      assertRefused(await send({ ...RIGHT, ...second.part, ...first.part }), first);
    });
  }
}

checks('every response has the limit and the places left', async () => {
  const answers = [...enabled.answers, ...disabled.answers];
  assert.ok(answers.length > WRONGS.length);
  for (const { headers, status } of answers) {
    assert.is(headers['x-ratelimit-limit'], String(RATE_LIMIT), String(status));
    assert.match(String(headers['x-ratelimit-remaining']), /^[012]$/);
    assert.is(headers['retry-after'] !== undefined, status === 429);
    assert.is(headers['www-authenticate'] !== undefined, status === 401);
    assert.is(headers['allow'], status === 405 ? 'POST' : undefined);
    assert.is(headers['content-type'], 'application/json');
  }
});

checks('neither a response nor a log line holds the text of a failing tool’s exception', () => {
  const said = [...enabled.answers.map(({ text }) => text), ...enabled.log].join('\n');
  assert.ok(enabled.log.some((line) => line.includes('tool failed')));
  assert.not.ok(said.includes('PAYEE TEXT'));
});

checks.run();

function assertRefused(answer: RawAnswer, { status, code }: Wrong): void {
  assert.is(answer.status, status, answer.text);
  const body = JSON.parse(answer.text);
  assert.is(body.jsonrpc, '2.0');
  assert.is(body.error.code, code);
  assert.type(body.error.message, 'string');
  assert.equal(Object.keys(body).sort(), ['error', 'id', 'jsonrpc']);
}

async function send(draft: Draft): Promise<RawAnswer> {
  const service = draft.enabled ? enabled : disabled;
  const user = await aUser(service.stores, { plan: draft.plan });
  const token = await service.tokenFor(user);
  if (draft.exhausted) await exhaust(service, token);
  if (draft.token === 'deleted user') await service.stores.users.erase(user.id, MADE_AT);
  failing = draft.failing;
  return service.send(ENDPOINT, {
    method: draft.method,
    headers: {
      'Content-Type': draft.mediaType,
      Origin: draft.origin,
      Authorization: draft.token === 'none' ? undefined : `Bearer ${token}`,
      // Without it, Node sends a DELETE without a body.
      'Content-Length': String(Buffer.byteLength(bodyOf(draft))),
    },
    body: bodyOf(draft),
  });
}

async function exhaust(service: ToolService, token: string): Promise<void> {
  for (let turn = 0; turn < RATE_LIMIT; turn += 1) {
    await service.post(token, { jsonrpc: '2.0', id: turn, method: 'ping' });
  }
}

function bodyOf(draft: Draft): string {
  const params = { name: 'get_transactions', arguments: { limit: draft.limit } };
  const text = JSON.stringify({ jsonrpc: draft.jsonrpc, id: ID, method: draft.rpcMethod, params });
  return (draft.cutShort ? text.slice(0, -1) : text) + ' '.repeat(draft.padding);
}
