import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEcbFileReader, EcbFileError } from '../../../adapters/exchange-rates/ecb-file.ts';
import type { ExchangeRate } from '../../../domain/money/exchange-rate.ts';

/** The form of `eurofxref-daily.xml`, with its single quotes and the values of 22 May 2013. */
const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='2013-05-22'>
\t\t\t<Cube currency='USD' rate='1.2923'/>
\t\t\t<Cube currency='JPY' rate='133.26'/>
\t\t\t<Cube currency='GBP' rate='0.85570'/>
\t\t\t<Cube currency='LTL' rate='3.4528'/>
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;

/** The form of `eurofxref-hist.xml`: one line, newest day first. */
const HISTORY = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube><Cube time="2013-05-22"><Cube currency="USD" rate="1.2923"/><Cube currency="CAD" rate="1.3315"/></Cube><Cube time="2013-05-21"><Cube currency="USD" rate="1.2866"/><Cube currency="CAD" rate="1.3212"/></Cube><Cube time="1999-01-04"><Cube currency="USD" rate="1.1789"/><Cube currency="CYP" rate="0.58231"/></Cube></Cube></gesmes:Envelope>`;

function read(...pieces: readonly string[]): string[] {
  const reader = createEcbFileReader();
  for (const piece of pieces) reader.write(piece);
  return reader.end().map(printed);
}

function printed({ date, currency, perEur, source }: ExchangeRate): string {
  return `${date} ${currency} ${perEur} ${source}`;
}

const files = suite('files of the European Central Bank');

files('the daily file gives the rates of its day', () => {
  assert.equal(read(DAILY), ['2013-05-22 USD 1.2923 ecb', '2013-05-22 JPY 133.26 ecb', '2013-05-22 GBP 0.8557 ecb']);
});

files('the history gives the rates of each of its days', () => {
  assert.equal(read(HISTORY), [
    '2013-05-22 USD 1.2923 ecb',
    '2013-05-22 CAD 1.3315 ecb',
    '2013-05-21 USD 1.2866 ecb',
    '2013-05-21 CAD 1.3212 ecb',
    '1999-01-04 USD 1.1789 ecb',
  ]);
});

files('currencies that were withdrawn before 2017 are ignored', () => {
  assert.not.ok([...read(DAILY), ...read(HISTORY)].some((rate) => /LTL|CYP/.test(rate)));
});

files('the file may arrive in pieces of any size', () => {
  assert.equal(read(...DAILY.split('')), read(DAILY));
});

const REFUSED: readonly (readonly [what: string, file: string])[] = [
  ['a file that broke off', HISTORY.slice(0, -60)],
  ['a file that is empty', ''],
  ['a page instead of a file', '<!doctype html><html><body><p>Log in to the hotel<br></body></html>'],
  ['other XML', '<?xml version="1.0"?><feed><Cube time="2013-05-22"><Cube currency="USD" rate="1"/></Cube></feed>'],
  ['JSON', '{"error":"no such file"}'],
  ['a file without rates', HISTORY.replaceAll(/<Cube currency[^>]*>/g, '')],
  ['a rate of 0', DAILY.replace('1.2923', '0')],
  ['a rate below 0', DAILY.replace('1.2923', '-1.2923')],
  ['a rate with a decimal comma', DAILY.replace('1.2923', '1,2923')],
  ['a rate that is no number', DAILY.replace('1.2923', 'N/A')],
  ['a currency without a rate', DAILY.replace(" rate='1.2923'", '')],
  ['a day that does not exist', DAILY.replace('2013-05-22', '2013-02-30')],
  ['a rate without a day', DAILY.replace(" time='2013-05-22'", '')],
  ['a rate of the euro itself', DAILY.replace("'USD' rate='1.2923'", "'EUR' rate='1'")],
  ['entities that grow', `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}">]>${DAILY.replace('1.2923', '&a;')}`],
  ['an entity of its own', DAILY.replace('1.2923', '&xxe;')],
];

for (const [what, file] of REFUSED) {
  files(`${what} is refused as a whole`, () => {
    assert.throws(
      () => read(file),
      (error: unknown) => error instanceof EcbFileError,
    );
  });
}

files.run();
