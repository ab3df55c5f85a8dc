import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, addMonths } from '../../../../domain/calendar.ts';
import { pluck } from '../../../support/assertions.ts';
import { day, detect, everyMonths, only, row } from './observations.ts';

const merchants = suite('recurring bill merchants');

merchants('one merchant behind changing prefixes, references, towns and case is one bill', () => {
  const texts = [
    'SPOTIFY P1A2B3C4 STOCKHOLM',
    'PAYPAL *SPOTIFY 402-935-7733',
    'Spotify AB by Adyen',
    'POS PURCHASE 1234 SPOTIFY',
    'Spotify P99ZZ1 Stockholm SE',
    'CARD PAYMENT TO SPOTIFY REF 0042',
  ];
  const rows = texts.map((text, month) => row(addMonths(day('2026-06-09'), month), -1_099, text));
  const bill = only(detect(rows));
  assert.is(bill.merchantKey, 'SPOTIFY');
  assert.is(bill.name, 'Spotify');
});

merchants('a reference made of letters in front of a name, different in every row, tears no bill apart', () => {
  const codes = [
    '2JER4MGUAH',
    'E2AEH5R43T',
    'DPURTZTRHX',
    'N8PM59X32L',
    'CRX7EALTDY',
    'DEFTXPGFX6',
    'G20QTLSNSC',
    '4A0EKNGBEC',
  ];
  const rows = everyMonths('2026-03-11', 1, 8, -90_000, '').map((one, index) => {
    return { ...one, description: `BIL/BPAY/${codes[index]}/MSEDCL/6186742415` };
  });
  assert.is(only(detect(rows)).transactionIds.length, 8);
});

merchants('a name that the bank cuts off stays one bill with the full name', () => {
  const rows = everyMonths('2026-01-14', 1, 10, -3_300, 'PRLV SEPA ASSURANCETOUTRISQUE').map((one, month) => ({
    ...one,
    description: month % 2 === 0 ? 'PRLV SEPA ASSURANCETOUTRISQUE' : 'PRLV SEPA ASSURANCETOUT',
  }));
  assert.is(only(detect(rows)).transactionIds.length, 10);
});

merchants('a merchant that took a new name has one bill, under the new name', () => {
  const bill = only(
    detect([
      ...everyMonths('2025-08-12', 1, 9, -2_000, 'FACEBK ADS'),
      ...everyMonths('2026-05-12', 1, 7, -2_000, 'META PLATFORMS'),
    ]),
  );
  assert.is(bill.transactionIds.length, 16);
  assert.is(bill.name, 'Meta Platforms');
});

merchants('the merchant name of the feed is preferred to the text, for grouping and for the bill’s name', () => {
  const rows = everyMonths('2026-01-05', 1, 11, -1_000, 'X').map((one, month) => ({
    ...one,
    description: `UNREADABLE${'ABCDEFGHIJK'[month]} 0815`,
    merchantName: 'Café Zoë Club',
  }));
  assert.is(only(detect(rows)).name, 'Café Zoë Club');
});

merchants('a merchant name that is missing on some rows does not split a bill', () => {
  const rows = everyMonths('2025-10-05', 1, 14, -1_799, 'DIRECT DEBIT BG SERVICES 0815').map((one, month) => ({
    ...one,
    merchantName: month % 3 === 0 ? null : 'British Gas',
  }));
  assert.is(only(detect(rows)).transactionIds.length, 14);
});

merchants('dates and months in the text do not tear a bill apart', () => {
  const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
  const rows = Array.from({ length: 24 }, (_, month) => {
    const on = addMonths(day('2024-12-10'), month);
    return row(on, -1_199, `PAYPAL *SPOTIFYUK ON 10 ${months[Number(on.slice(5, 7)) - 1]} BCC`);
  });
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 24);
  assert.is(bill.cycle, 'monthly');
});

merchants('a loan from a company whose name ends in “Credit” is a bill', () => {
  assert.is(only(detect(everyMonths('2026-01-12', 1, 10, -31_450, 'TOYOTA CREDIT'))).cycle, 'monthly');
});

merchants('words that a bank puts before every name, in an unknown language, do not join the names', () => {
  const names = ['ELEKTRARNA', 'VODOVOD', 'POJISTOVNA', 'NAKLADATEL', 'SKOLKA', 'TELEFON'];
  const rows = names.flatMap((name, index) =>
    everyMonths(`2026-01-${String(3 + 4 * index).padStart(2, '0')}`, 1, 11, -(index + 1) * 1_000, `INKASO ${name}`),
  );
  assert.equal(
    detect(rows)
      .map(({ merchantKey }) => merchantKey)
      .sort(),
    [...names].sort(),
  );
});

merchants('a day that the bank prints right behind the name does not tear a bill apart', () => {
  const rows = everyMonths('2025-12-05', 1, 12, -3_990, '').map((one) => ({
    ...one,
    description: `PIX QRS STREAMAX${one.bookedOn.slice(8)}/${one.bookedOn.slice(5, 7)}`,
  }));
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 12);
  assert.is(bill.name, 'Streamax');
});

merchants('transfers to payees known only by a number have names that distinguish them', () => {
  const bills = detect([
    ...everyMonths('2025-12-05', 1, 12, -1_234_500, 'Převod na účet 19283746/0100'),
    ...everyMonths('2025-12-17', 1, 11, -456_700, 'Převod na účet 55667788/0800'),
  ]);
  assert.equal(pluck(bills, 'name'), ['Prevod NA Ucet …3746', 'Prevod NA Ucet …7788']);
});

merchants('an insurer that is paid by an app between people is still an insurer', () => {
  const premiums = [
    row('2025-01-20', -1_199_900, 'UPI-POLICYBAZAAR-PDOMT3X4Z@YBL-538214319805-PAYMENT'),
    row('2026-01-22', -1_249_900, 'UPI-POLICYBAZAAR-PDOMT3X4Z@YBL-829737733699-PAYMENT'),
  ];
  assert.is(only(detect(premiums)).cycle, 'annual');
});

merchants('a yearly fee at a shop is found in spite of a refund, and keeps a payment at its new price', () => {
  const sums = [4_817, 9_263, 2_341, 11_874, 6_529, 3_178, 7_646, 5_393, 8_432, 2_987, 10_151, 6_066];
  const fees = ['2024-03-06', '2025-03-06', '2026-03-06'];
  const bill = only(
    detect([
      ...sums.map((sum, index) =>
        row(addDays(day('2024-02-08'), 47 * index + (index % 3) * 9), -sum, 'COSTCO WHSE #2787'),
      ),
      ...fees.map((on, index) => row(on, index < 2 ? -6_500 : -7_000, 'COSTCO WHSE #2787')),
      row('2025-07-02', 2_499, 'COSTCO WHSE #2787'),
    ]),
  );
  assert.is(bill.cycle, 'annual');
  assert.is(bill.transactionIds.length, 3);
});

/** How banks print the day, the time, the card and the terminal in front of a name and behind it. */
const WORDINGS = [
  '{name} {DD}.{MM}. {hh}:{mi}',
  '{DD}/{MM}/{YY} {hh}:{mi}:{mi} {name}',
  '{name}{DD}{MMM}',
  '{name} {YYYY}-{MM}-{DD}T{hh}:{mi}:{mi}',
  '{DD}.{MM}.{YY} {name}',
  '{name} CARD 4821 {DD}{MMM}{YY}',
  '{name} TID4{n} DERBY',
  'TERM {n} {name}',
  '{n}{n} {name}',
  '{name}*{n}',
  '{name} AUTH {n}',
  'KARTE 4821 {name} {hh}.{mi}',
  '{name} VOM {DD}.{MM}. UM {hh}:{mi} UHR',
  '{name} ON {DD} {MMM} AT {hh}:{mi}',
  '{name}/DERBY/{DD}{MM}{YY}/{hh}{mi}',
  'POS {MM}{DD} {hh}{mi} {name}',
  '{name} #{n} DERBY {MM}/{DD}',
  '{MM}-{DD} {name} DERBY',
  '{name} REF {n}{n}{n}',
  '{name} {DD}{MM}{YYYY}{n}',
  '{name} {hh}:{mi}H {DD}/{MM}',
  'CB*4821 {name} {DD}/{MM}/{YY}',
  '{name} SUMUP {n}',
  '{name} {DD}.{MM}.{YYYY} {hh}:{mi}',
  'ARN{n}{n}{n}{n} {name}',
];

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

function printed(wording: string, name: string, bookedOn: string, nth: number): string {
  const [YYYY = '', MM = '', DD = ''] = bookedOn.split('-');
  const [hh, mi, n] = [10 + ((nth * 7) % 13), 10 + ((nth * 17) % 50), 100_000 + ((nth * 79_199) % 900_000)];
  const [YY, MMM] = [YYYY.slice(2), MONTHS[Number(MM) - 1]!];
  const fields: Readonly<Record<string, string | number>> = { name, YYYY, YY, MM, MMM, DD, hh, mi, n };
  return wording.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(fields[field]));
}

merchants('a merchant is one whatever a bank prints in front of it and behind it', () => {
  for (const wording of WORDINGS) {
    for (const name of ['NETFLIX', 'BLUE HERON YOGA', 'HOSTING4U']) {
      const rows = everyMonths('2025-02-03', 1, 20, -1_299, '').map((one, nth) => ({
        ...one,
        description: printed(wording, name, one.bookedOn, nth),
      }));
      if (name === 'HOSTING4U' && wording === '{name}{DD}{MMM}') continue; // Nobody could tell the name from the day.
      const found = detect(rows);
      assert.is(found.length, 1, `${wording}: ${rows[0]!.description}`);
      assert.is(found[0]!.transactionIds.length, 20, `${wording}: ${rows[0]!.description}`);
    }
  }
});

merchants.run();
