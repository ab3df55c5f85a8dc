import { inspect } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConnectionError } from '../../../adapters/mikro-orm/connection/connection-error.ts';
import { mayPassAgain, translated } from '../../../adapters/mikro-orm/connection/database-error.ts';
import { timestampFromPostgres } from '../../../adapters/mikro-orm/connection/timestamp-text.ts';
import { conditionsOf } from '../../../adapters/mikro-orm/repos/ledger/transaction-conditions.ts';
import { SafeInteger } from '../../../adapters/mikro-orm/schema/column-types.ts';
import { FinanceError } from '../../../domain/error.ts';
import { searchText } from '../../../domain/searching/search-text.ts';

const times = suite('moments as PostgreSQL prints them');

for (const [printed, expected] of [
  ['2026-11-21 10:00:00+00', '2026-11-21T10:00:00.000000Z'],
  ['2026-11-21 10:00:00.1+00', '2026-11-21T10:00:00.100000Z'],
  ['2026-11-21T10:00:00+00:00', '2026-11-21T10:00:00.000000Z'],
  ['2026-11-21T10:00:00.12+00:00', '2026-11-21T10:00:00.120000Z'],
  ['1900-01-01 00:00:00.000001+00', '1900-01-01T00:00:00.000001Z'],
  ['9999-12-31 23:59:59.99999+00', '9999-12-31T23:59:59.999990Z'],
] as const) {
  times(`${printed} is ${expected}`, () => {
    assert.is(timestampFromPostgres(printed), expected);
  });
}

times.run();

const integers = suite('bigint as a number');

integers('the ends of the safe range are read exactly, and past them it is an error and no rounding', () => {
  const type = new SafeInteger();
  assert.is(type.convertToJSValue('9007199254740991'), Number.MAX_SAFE_INTEGER);
  assert.is(type.convertToJSValue('-9007199254740991'), Number.MIN_SAFE_INTEGER);
  assert.throws(
    () => type.convertToJSValue('9007199254740993'),
    (error: unknown) => error instanceof FinanceError && error.code === 'amount_out_of_range',
  );
});

integers.run();

const search = suite('search text');

search('a text repeats nothing, and no word that can be looked for spans two parts of it', () => {
  const text = searchText({
    description: 'CARD NETFLIX.COM 7-ELEVEN',
    merchantName: 'Netflix',
    from: [],
    to: [{ name: 'Netflix' }],
    notes: 'für Opa',
  });
  assert.is(text, ' card netflix com 7 eleven / fur opa / fuer / 7eleven / ');
});

search('a text without a word finds nothing', () => {
  assert.equal(conditionsOf(1, { text: '/ -' }).values, [1, []]);
});

search.run();

const errors = suite('errors of the database');

const failing = (facts: object) => Object.assign(new Error('insert into … values (secret)'), facts);

errors('a unique violation is a conflict, an overflow is out of range', () => {
  assert.match(inspect(translated(failing({ code: '23505' }))), /code: 'conflict'/);
  assert.match(inspect(translated(failing({ code: '22003' }))), /code: 'amount_out_of_range'/);
});

errors('others keep code and constraint, and nothing of the row', () => {
  const facts = { code: '23514', constraint: 'users_plan_check', table: 'users', detail: 'Failing row: secret' };
  const printed = inspect(translated(failing(facts)), { showHidden: true });
  assert.match(printed, 'The database refused a statement (23514; constraint users_plan_check, table users).');
  assert.not.match(printed, 'secret');
});

errors('a failing connection is reported as unavailable, with the code that the system gave', () => {
  for (const code of ['ECONNREFUSED', 'EPIPE', '57P03']) {
    const error = translated(new ConnectionError('connection_failed', { cause: failing({ code }) }));
    assert.match(inspect(error), /code: 'unavailable'/);
    assert.match(inspect(error), `The connection to the database failed (${code}).`);
    assert.not.match(inspect(error, { showHidden: true }), 'secret');
  }
});

errors('a commit that was never confirmed is reported as such', () => {
  const error = translated(new ConnectionError('outcome_unknown', { cause: failing({ code: 'ECONNRESET' }) }));
  assert.ok(error instanceof FinanceError);
  assert.is(error.code, 'unavailable');
  assert.match(error.message, 'may or may not be stored');
});

errors('a database without the means to run a statement is unavailable', () => {
  for (const code of ['53100', '53300', '57014', '55P03', '25006', '58030']) {
    assert.match(inspect(translated(failing({ code }))), /code: 'unavailable'/);
  }
});

errors('what is not the database’s comes through as it is', () => {
  for (const error of [new TypeError('mine'), new FinanceError('not_found', 'No such user.'), 'text', undefined]) {
    assert.is(translated(error), error);
  }
});

errors('only the loser of a deadlock may pass when it is run again', () => {
  assert.ok(mayPassAgain(translated(failing({ code: '40P01' }))));
  assert.not(mayPassAgain(translated(failing({ code: '23505' }))));
  assert.not(mayPassAgain(new Error('mine')));
});

errors.run();
