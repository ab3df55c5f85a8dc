import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';

const test = suite('currencies of CSV files');

async function read(...currencies: readonly string[]) {
  const rows = currencies.map((currency, nth) => `2026-11-1${nth},SHOP ${nth},-1.25,${currency}`);
  const text = ['Date,Description,Amount,Currency', ...rows].join('\n');
  const reading = await statementFileReader.read(Buffer.from(text));
  assert.is(reading.kind, 'file');
  const statements = reading.kind === 'file' ? reading.file.statements : [];
  return {
    read: statements.flatMap((one) => one.rows.map(({ currency }) => currency)),
    refused: statements.flatMap(({ unreadable }) => unreadable.map(({ place }) => place.line)),
  };
}

test('a row in something that is no currency of ISO 4217 is refused, and never counts as the account’s money', async () => {
  assert.equal(await read('EUR', 'BTC', 'EUR', 'EUR', 'EUR'), { read: ['EUR', 'EUR', 'EUR', 'EUR'], refused: [3] });
  assert.equal(await read('EUR', 'BTC'), { read: ['EUR'], refused: [3] });
  assert.equal(await read('USDT', 'USDT'), { read: [], refused: [2, 3] });
});

test('words that banks write in place of a code are known', async () => {
  assert.equal(await read('EURO', 'EURO'), { read: ['EUR', 'EUR'], refused: [] });
  assert.equal(await read('RMB', 'RUR'), { read: ['CNY', 'RUB'], refused: [] });
});

test.run();
