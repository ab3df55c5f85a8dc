import * as assert from 'uvu/assert';
import { pluck } from '../support/assertions.ts';
import type { AdminCommandLine } from '../support/service/admin-command-line.ts';

/** Corrects bills of a user without any by each of the command line's verbs, and takes that back. */
export async function correctBills({ run }: Pick<AdminCommandLine, 'run'>, email: string): Promise<void> {
  const bill = async (...args: string[]) => {
    const { code, err, out } = await run('bill', ...args, '--email', email, '--json');
    assert.is(code, 0, err);
    return JSON.parse(out);
  };
  const make = async (name: string) => {
    const entry = ['--amount', '90000', '--cycle', 'monthly', '--next', '2099-12-01'];
    return String((await bill('create', '--name', name, ...entry)).id);
  };
  const [id, other] = [await make('Rent'), await make('Garage')];
  const shown = async () => (await bill('list')).find((each: { id: number }) => String(each.id) === id);
  const before = await shown();
  const SET = ['--name', 'Flat', '--amount', '95000', '--cycle', 'quarterly', '--next', '2099-12-05'];
  for (const [verb, args, expected] of [
    ['set', SET, { name: 'Flat', amount: 95_000, cycle: 'quarterly', next_date: '2099-12-05' }],
    ['confirm', [], {}],
    ['paid', [], { next_date: '2100-01-01' }],
    ['skip', ['--due', '2099-12-01'], { next_date: '2100-01-01' }],
    ['pause', ['--until', '2100-02-02'], { next_date: '2100-03-01' }],
    ['pause', [], { status: 'inactive', next_date: null }],
    ['end', [], { status: 'inactive', next_date: null }],
    ['merge', ['--other', other], {}],
  ] as const) {
    await bill(verb, '--id', id, ...args);
    const said = await shown();
    assert.equal({ ...said, ...expected }, said, verb);
    assert.is(said.corrections.length, Object.keys(verb === 'set' ? expected : { one: 1 }).length, verb);
    for (const { number } of said.corrections) await bill('take-back', '--id', id, '--number', String(number));
    assert.equal(await shown(), before, verb);
  }
  await bill('set', '--id', id, '--next', '2099-12-05');
  await bill('skip', '--id', id, '--due', '2099-12-20');
  await bill('merge', '--id', id, '--other', other);
  const said = (await shown()).corrections.map(({ at: _at, before: _before, number: _number, ...each }: any) => each);
  assert.equal(said, [
    { kind: 'set', field: 'next_date', value: '2099-12-05' },
    { kind: 'skipped', due_on: '2099-12-20' },
    { kind: 'merged', bill_id: Number(other) },
  ]);
  assert.equal((await shown()).transaction_ids, []);
  for (const verb of ['move-in', 'move-out']) {
    const refused = await run('bill', verb, '--email', email, '--id', id, '--transactions', '1');
    assert.equal([refused.code, refused.err.includes('ids of expenses of yours')], [1, true]);
  }
  const nothing = await run('bill', 'set', '--email', email, '--id', id);
  assert.equal([nothing.code, nothing.err.includes('--name'), nothing.out], [2, true, '']);
  await bill('delete', '--id', id);
  assert.equal(pluck(await bill('list'), 'name'), ['Garage']);
}
