import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holderOf } from '../../../../domain/bank-texts/holder.ts';
import { detectRecurringBills } from '../../../../domain/bills/detection/detect-recurring-bills.ts';
import { AS_OF, detect, everyDays, everyMonths, only, row } from './observations.ts';

const ownMoney = suite('own money is not a recurring bill');

ownMoney('the name of a broker, or a word for cash, within another name drops no rent, school or hospice', () => {
  for (const text of [
    'EDWARD SMITH RENT STANDING ORDER',
    'WARREN PROPERTIES RENT',
    'LITTLE ACORNS NURSERY DD',
    'ACORNS CHILDRENS HOSPICE DD',
    'FIDELITY COMMUNICATIONS INTERNET',
    'SBAB BANK AB (PUBL) AUTOGIRO',
    'VANGUARD CLEANING SERVICES',
    'SELF STORAGE LEEDS DD',
    'LLOYDS BANK LOAN 6030542714640890 DD',
    'ST EDWARD SCHOOL TUITION',
    'OSKAR LINDBERG HYRA',
    'DAUERAUFTRAG XTB GAS GMBH',
    'MAGTAPE DEBIT TRADING 212 POWER 8842123407',
    'PREAUTHORIZED DEBIT WEALTHSIMPLE SCHOOLHOUSE',
    'DIRECT DEBIT TO AMEX LIFE REF: 8546037092',
    'S/O NAAS GAA', // an Irish club; in Germany, GAA is a cash machine
  ]) {
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -72_500, text)).length, 1, text);
  }
  for (const text of [
    'COINBASE',
    'ROBINHOOD SECURITIES LLC',
    'SWISSQUOTE BANK SA',
    'VANGUARD BUY INVESTMENT',
    'WEALTHSIMPLE QBFJSD',
    'ACH/NSE CLEARING SIP/X5S1U4HV2G5J19/86865396',
    'TRADING 212 WESTON SUPER MARE',
    'VIR BoursoBank LUCIE PASQUIER',
    'VIR BoursoBank MME PASQUIER',
    'SCHWAB BROKERAGE VACATION',
    'AMEX EPAYMENT ACH PMT',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -72_500, text)), [], text);
  }
});

ownMoney('what is bought with the card of a bank is no debt of the card', () => {
  const rows = everyMonths('2026-01-02', 1, 11, -1_799, 'VISA Debitkartenumsatz vom 02.01.2026');
  assert.is(detect(rows.map((one) => ({ ...one, merchantName: 'Netflix.com' }))).length, 1);
});

ownMoney('income is not a bill, however regular it is', () => {
  assert.equal(detect(everyMonths('2026-01-25', 1, 11, 250_000, 'EMPLOYER PAYROLL')), []);
});

ownMoney('cash, transfers between own accounts and card repayments are not bills, in several languages', () => {
  for (const text of [
    'ATM WITHDRAWAL 0042',
    'GELDAUTOMAT HAMBURG',
    'TRANSFER TO SAVINGS 4711',
    'VIREMENT INTERNE',
    'TRASPASO CUENTA AHORRO',
    'CREDIT CARD PAYMENT',
    'KREDITKARTENABRECHNUNG 12',
    'Kreditkartenumsätze MASTERCARD 0717 12.11.2025',
    'TARJETA VISA 7980 LIQUIDACION',
    'LLOYDS BANK MASTER 6030542714640890 DD',
    'ADDEBITO CARTA FLEXIA *2647 ESTRATTO 06/24',
    'DEBIT MENSUEL CARTE BLEUE 04/05',
    'IB FUNDS TRANSFER DR-57770184477908-LAKSHMI IYER RD',
    'BIL/INFT/VWNE648JQ/SELF/FARHAN QURESHI',
    'Autogiro Swedbank Mastercard',
    'Online Banking payment to CRD 2464 Confirmation# 1405409275',
    'ONLINE TRANSFER REF #JA7FCYXSGA TO VISA SIGNATURE CARD XXXXXXXXXXXX2882',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)), [], text);
  }
});

ownMoney('transfers that name nobody but an own account, and debit orders for a card, are not bills', () => {
  for (const text of [
    'Transfer to xx4821 CommBank app',
    'INTERNET TRANSFER 000000123456',
    'TFR-TO C/C',
    'TANGERINE 4821',
    'AUTOPAY CC 4386',
    'TESCO PERSONAL FINANCE DD',
    'ADEUDO TARJETA BBVA VISA',
    'PAGTO FATURA NUBANK',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)), [], text);
  }
});

ownMoney('interest in one long word is not a bill, and rent that is called interest is one', () => {
  assert.equal(detect(everyMonths('2026-01-02', 1, 11, -1_250, 'Zinsabrechnung')), []);
  assert.is(detect(everyMonths('2026-01-02', 1, 11, -125_000, 'Dauerauftrag Mietzins Zedra')).length, 1);
});

ownMoney('surnames with a word for interest in them are surnames', () => {
  for (const name of ['SIA BERZINS NAMI', 'Zinser', 'Krauzins']) {
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -125_000, `Dauerauftrag ${name}`)).length, 1, name);
  }
  assert.equal(detect(everyMonths('2026-01-02', 1, 11, -1_250, 'Sollzinsen')), []);
});

ownMoney('whoever is called like a broker or a card is paid all the same, and the broker itself is not', () => {
  for (const text of [
    'Stående överföring Peter Avanza Hyra',
    'TRANSFERENCIA A SALA CUNA FREETRADE',
    'SEPA DD FLATEX NEPREMICNINE',
    'DIRECT DEBIT COINBASE NURSERY',
    'AMEX LETTINGS SEPA DD',
  ]) {
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)).length, 1, text);
  }
  for (const text of [
    'Stående överföring Avanza Bank',
    'COINBASE INC 4155551234',
    'Isk Avanza',
    'AMEX 4821',
    'FREETRADE LONDON',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)), [], text);
  }
});

ownMoney('the same odd sum each month to somebody who is called like a broker is a bill; round sums are saved', () => {
  for (const text of ['TU ETORO POLECENIE ZAPLATY', 'HARGREAVES LANSDOWN CO 0012', 'KRAKEN CREDIT']) {
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -41_273, text)).length, 1, text);
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -41_300, text)), [], text);
  }
  for (const text of ['DAUERAUFTRAG SPARPLAN ETORO', 'AMEX 4821']) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -3_333, text)), [], text);
  }
});

ownMoney('a first name that is a month as well, before the name of a broker, is whom the rent is for', () => {
  for (const text of ['ACH D- JAN GROWW-0012345678', 'OTOMATIK ODEME JAN BINCK 0012345678']) {
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)).length, 1, text);
  }
});

ownMoney('a purchase paid with a credit card is not mistaken for a card repayment', () => {
  assert.is(detect(everyMonths('2026-01-02', 1, 11, -999, 'CREDIT CARD PURCHASE VIDEOTHEK')).length, 1);
});

ownMoney('money that comes in again on another account is a transfer, even if the text does not say so', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_000, 'FAMILY BUDGET').map((one) => ({ ...one, accountId: 1 }));
  const back = out.map((one) => ({ ...one, id: one.id + 500, amount: 30_000, accountId: 2 }));
  assert.equal(detect([...out, ...back]), []);
  const refunds = back.map((one) => ({ ...one, accountId: 1 }));
  assert.is(detect([...out, ...refunds]).length, 1, 'a refund into the same account is not a transfer');
});

ownMoney('rows that the caller knows to be transfers between own accounts are not bills', () => {
  const rows = everyMonths('2026-01-02', 1, 11, -30_000, 'FAMILY BUDGET');
  assert.is(detect(rows).length, 1);
  assert.equal(detect(rows.map((one) => ({ ...one, ownTransfer: true }))), []);
});

ownMoney('fees for single events are not bills, in several languages', () => {
  for (const text of [
    'FOREIGN CURRENCY FEE',
    'RETURNED ITEM FEE',
    'FRAIS PAIEMENT HORS ZONE EURO',
    'Poplatek za platbu kartou v zahraničí',
    '海外事務手数料',
    'Entgelt für Auslandseinsatz',
  ]) {
    assert.equal(detect(everyMonths('2026-01-09', 1, 10, -150, text)), [], text);
  }
});

ownMoney('round sums to somebody who also pays the user are between friends or own accounts, not a bill', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_000, 'VIREMENT JEANNE MARTIN');
  assert.is(detect(out).length, 1);
  const back = [row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN')];
  assert.equal(detect([...out, ...back]), []);
});

ownMoney(
  'round sums every week or two to somebody who paid the user once are a bill, such as that of a cleaner',
  () => {
    for (const [step, count] of [
      [7, 45],
      [14, 23],
    ] as const) {
      const out = everyDays('2026-01-05', step, count, -6_000, 'VIREMENT JEANNE MARTIN');
      const back = row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN');
      assert.is(only(detect([...out, back])).transactionIds.length, count);
    }
  },
);

ownMoney('odd sums to somebody who also pays the user stay a bill', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_490, 'VIREMENT JEANNE MARTIN');
  const back = [row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN')];
  assert.is(detect([...out, ...back]).length, 1);
});

ownMoney(
  'a standing transfer to the holder of the accounts is not a bill, a purchase or a premium under the name is',
  () => {
    const bills = (description: string) => {
      const rows = everyMonths('2026-01-02', 1, 11, -30_050, description);
      return detectRecurringBills(rows, AS_OF, { holder: holderOf('ada.lovelace@example.com') }).length;
    };
    assert.is(bills('DAUERAUFTRAG ADA LOVELACE'), 0);
    assert.is(bills('DAUERAUFTRAG LOVELACE ADA'), 0);
    assert.is(bills('DAUERAUFTRAG ADA BYRON'), 1, 'somebody else');
    assert.is(bills('VERIZON WIRELESS ADA LOVELACE'), 1, 'the holder stands behind the payee');
    assert.is(bills('ADA LOVELACE INSURANCE'), 1, 'a company of that name');
  },
);

ownMoney('a transfer to a bare number that also sends money goes to an own account, others to a payee', () => {
  const out = everyMonths('2026-01-02', 1, 11, -22_000, 'TRANSFER TO 77070 3647');
  const back = [row('2026-04-19', 15_050, 'TRANSFER FROM 77070 3647')];
  assert.equal(detect([...out, ...back]), []);
  assert.is(detect(out).length, 1);
  assert.is(detect([...out, row('2026-04-19', 15_050, 'TRANSFER FROM 81234 0001')]).length, 1, 'another number');
});

ownMoney('where the bank names the payees, a transfer that names nobody goes to an own account', () => {
  const transfer = everyMonths('2026-01-02', 1, 11, -775_000, 'Överföring 33043841380');
  const named = ['ZEDRA', 'KRAVO', 'BRILNO', 'STOVAR', 'MELTIS', 'DRUVAN'].flatMap((name, index) =>
    everyMonths(`2026-01-${10 + index}`, 1, 11, -(index + 3) * 1_113, `Betalning ${name}`),
  );
  assert.is(detect([...transfer, ...named]).length, 6);
  assert.is(detect(transfer).length, 1, 'a bank that names nobody');
  const order = transfer.map((one) => ({ ...one, description: 'Stående överföring 33043841380' }));
  assert.is(detect([...order, ...named]).length, 7, 'a standing order');
});

ownMoney(
  'a Japanese transfer within the bank to a person is own money, a debit and a transfer to others are not',
  () => {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -33_000, '振替 ﾐﾎ ｲﾄｳ')), []);
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -33_000, '振込 ﾐﾎ ｲﾄｳ')).length, 1);
    assert.is(detect(everyMonths('2026-01-02', 1, 11, -33_000, '口座振替 ﾐﾎ ｲﾄｳ')).length, 1);
  },
);

ownMoney('own accounts, pots, brokers and cards are known in many countries', () => {
  for (const text of [
    'FAST OVERFØRING TIL SPAREKONTO BSU',
    'OMA TILISIIRTO 1234',
    'ÜBERTRAG AUF EIGENES KONTO',
    'OVERSCHRIJVING NAAR EIGEN SPAARREKENING',
    'TRF P CONTA PROPRIA',
    'SPEI CUENTA PROPIA',
    'SAJÁT SZÁMLÁRA ÁTVEZETÉS',
    'PŘEVOD NA SPOŘICÍ',
    'PRIJENOS NA VLASTITI RAČUN',
    'ПЕРЕВОД МЕЖДУ СВОИМИ СЧЕТАМИ',
    'FON ALIM EMRI',
    '본인계좌이체',
    'CARD COMPLETE SERVICE BANK AG',
    'DBS CARDS 4555',
    'APLICACAO RDB',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_050, text)), [], text);
  }
});

ownMoney('a friend who pays back is not a bill, whatever the message says', () => {
  const out = everyMonths('2026-01-02', 1, 11, -4_500, 'TRANSFER CALLUM MORRIS PUB');
  const back = [row('2026-04-19', 1_250, 'TRANSFER CALLUM MORRIS TAXI')];
  assert.equal(detect([...out, ...back]), []);
});

ownMoney.run();
