import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OwnMoney } from '../../../domain/bank-texts/own-money.ts';
import { MERCHANT_WORDS } from '../../../domain/bank-texts/words/merchants/merchant-lists.ts';
import { VOCABULARIES } from '../../../domain/bank-texts/words/vocabularies.ts';
import { describe } from '../../../domain/bills/detection/reading/descriptor.ts';
import { pluck } from '../../support/assertions.ts';

// How a bank's text is read, without a rhythm or an amount. The words themselves are data: see reading/words.

const ownMoney = suite('own money in the texts of banks');

const OWN_MONEY: Readonly<Record<OwnMoney, readonly string[]>> = {
  cash: [
    'VYBER Z BANKOMATU PRAHA 4',
    'VÝBĚR HOTOVOSTI',
    'WYPŁATA Z BANKOMATU',
    'GA-ABHEBUNG 0815',
    'RETRAIT DISTRIBUTEUR 12/03',
    'SAQUE 24H',
    'UTTAK MINIBANK OSLO',
    'PRELIEVO BANCOMAT',
    'GELDOPNAME',
    'KESZPENZFELVET',
    'RETRAGERE NUMERAR',
    'ATM PARA CEKME',
    'ΑΝΑΛΗΨΗ ΜΕΤΡΗΤΩΝ',
    'Снятие наличных',
    'משיכת מזומן',
    'سحب نقدي',
    'ATM出金',
    '현금인출',
    '取款',
    'TARIK TUNAI',
    'CASH',
    'CASH HSBC NOV12 LEEDS',
    'WITHDRAWAL',
  ],
  card: [
    'CAPITAL ONE MOBILE PMT 3F9A',
    'CITI CARD ONLINE PAYMENT 4434',
    'MBNA LIMITED',
    'AMEX BANK BPY',
    'ROGERS BANK',
    'TD VISA',
    'CIBC MC',
    'ANZ CARDS 4564',
    'PRELEVEMENT CARTE DEPENSES CARTE XXXX',
    'ORIG CO NAME:CAPITAL ONE ORIG ID:95417 DESC DATE:240102 CO ENTRY DESCR:MOBILE PMT',
    'SPLATA KARTY KREDYTOWEJ',
    'UHRADA KREDITNI KARTY',
    'PAGTO FATURA CARTAO',
    'KREDI KARTI BORC ODEME',
    'ミツイスミトモカード',
    'ﾐﾂｲｽﾐﾄﾓｶ-ﾄﾞ',
  ],
  savings: [
    'TO A/C 83638363 , SAVINGS',
    'TO 09750975 SAVER',
    'J SMITH SAVINGS 4821 FT',
    'RECURRING TRANSFER TO DOE J WAY2SAVE SAVINGS',
    'TFR Westpac Life Savings',
    'Von Hauptkonto nach Sparziel',
    'UEBERWEISUNG TAGESGELDKO',
    'SPORICI UCET',
    'PRZELEW NA KONTO OSZCZEDNOSCIOWE',
    'TRANSFER TO POT',
    'Belastung Säule 3a VIAC',
    'PPF CONTRIBUTION',
    'IKE OBLIGACJE',
    'Budgetsparkonto 4711',
  ],
  transfer: ['TRASPASO ENTRE CUENTAS', 'PRZELEW WLASNY', 'EIGENUEBERTRAG', 'VIREMENT DE COMPTE A COMPTE', '口座間振替'],
  interest: ['INTEREST CHARGE ON PURCHASES', 'SOLLZINSEN', 'AGIOS', 'DEBETNI UROK', 'JUROS CHEQUE ESPECIAL'],
  returned: [
    'RETURNED ITEM FEE',
    'NSF FEE',
    'FRAIS REJET PRELEVEMENT',
    'RÜCKLASTSCHRIFTGEBÜHR',
    'COMISION CAMBIO DIVISA',
    '振込手数料',
    'Gebyr udland',
  ],
};

for (const [kind, texts] of Object.entries(OWN_MONEY)) {
  ownMoney(`${kind} is recognised in many languages`, () => {
    for (const text of texts) assert.is(describe(text, null).ownMoney, kind, text);
  });
}

ownMoney('a merchant whose name has a word of a bank is a merchant', () => {
  for (const text of [
    'TOYOTA CREDIT',
    'FORD CREDIT AUTO PMT',
    'CAPITAL ONE AUTO CARPAY',
    'CASH CONVERTERS LEEDS',
    'CREDIT CARD PURCHASE VIDEOTHEK',
    'SURF LIFE SAVING AUSTRALIA',
    'META PLATFORMS',
    'VIREMENT M DUPONT',
    'FAMILY BUDGET',
    'JCB RESTAURANT',
    'POPLATEK ZA ODPAD PRAHA 4',
    'FRAIS DE SCOLARITE ECOLE ST JEAN',
    'GYM FEE',
    'MONTHLY ACCOUNT FEE',
    'SPŁATA ODSETEK KREDYT HIPOTECZNY',
    'カードローン',
    'PRZELEW WŁASNY CZYNSZ',
    'FOND OPRAV',
  ]) {
    assert.is(describe(text, null).ownMoney, undefined, text);
  }
});

ownMoney('a phrase that the bank cut off at the end of its field is still recognised', () => {
  for (const [text, kind] of [
    ['DD HARGREAVES LANSDOW', 'savings'],
    ['DA  TESOURO DIRE 42376547', 'savings'],
    ['AMERICAN EXP 3773 , 8276550967993983', 'card'],
    ['FOREIGN CURRENCY CONVERSIO', 'returned'],
  ] as const) {
    assert.is(describe(text, null).ownMoney, kind, text);
  }
  assert.is(describe('AMERICAN EXP MOTORS', null).ownMoney, undefined, 'a word follows');
  assert.is(describe('AMERICAN EAGLE', null).ownMoney, undefined, 'another word');
});

ownMoney('a company whose initials mean a card or cash elsewhere is paid by contract', () => {
  assert.is(describe('BS TDC NET', null).ownMoney, undefined);
  assert.is(describe('ATM ABBONAMENTI MILANO ADDEBITO', null).ownMoney, undefined);
});

ownMoney.run();

const names = suite('names in the texts of banks');

for (const [text, name] of [
  ['SPOTIFY UK ON 18 NOV BCC', 'SPOTIFY'],
  ['M6TOLL ON 22 DEC BCC', 'M6TOLL'],
  ['PAYPAL *SPOTIFYUK ON 10 MAY BCC', 'SPOTIFYUK'],
  ['ANZ INTERNET BANKING BPAY SYDNEY WATER', 'SYDNEY WATER'],
  ['VISA DEBIT PURCHASE CARD 4821 NETFLIX.COM 14:05', 'NETFLIX'],
  ['18NOV25 KARTENZAHLUNG MEDIAMARKT', 'MEDIAMARKT'],
  ['PRLV SEPA LE MONDE ABO', 'LE MONDE'],
  ['VERIZON DES:PAYMENTREC ID:1234567 INDN:JOHN DOE CO ID:2223344 PPD', 'VERIZON'],
  ['/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL12ZZZ3456/NAME/ZIGGO SERVICES BV/MARF/1234567/', 'ZIGGO SERVICES'],
  ['SEPA-LASTSCHRIFT Telefonica Germany EREF+1234 MREF+5678 SVWZ+Rechnung 12', 'TELEFONICA GERMANY'],
  ['口座振替ネットフリックス', 'ネットフリックス'],
  ['TST* JOE’S PIZZA', 'JOES PIZZA'],
  ['PIX QRS SPOTIFY25/10', 'SPOTIFY'],
  ['Kauf/Dienstleistung vom 12.03.2025 COOP-1234', 'COOP'],
  ['UPI/DR/412345678901/NETFLIX/', 'NETFLIX'],
  ['Ben: LUCA BIANCHI Ins: 15/04/2026 18:18 Da: IT18 Cau: Colf 04/2026', 'LUCA BIANCHI'],
  ['PŁATNOŚĆ KARTĄ INTERNET 59,90 PLN ALLEGRO', 'ALLEGRO'],
  ['Einkauf ZKB Visa Debit Card Nr. xxxx 9990, DAVOS', 'ZKB DAVOS'],
  ['AMZN MKTP', 'AMAZON MKTP'],
  ['7485652595375/. Spotify, Uw aankoop bij Spotify', 'SPOTIFY SPOTIFY'],
] as const) {
  names(`“${text}” names ${name}`, () => {
    assert.is(describe(text, null).words.join(' '), name);
  });
}

names('a payment service beside a shop names the shop, not itself', () => {
  const { words } = describe('1177912835563/. Apple, Ihr Einkauf bei Apple', 'PayPal Europe S.a.r.l. et Cie S.C.A');
  assert.is(words[0], 'APPLE');
});

names('a text of the bank alone names nobody, whatever numbers stand in it', () => {
  assert.not.ok(describe('Prevod na ucet 12345678/0100', null).isNamed);
  assert.equal(describe('Prevod na ucet 12345678/0100', null).references, ['12345678']);
});

names.run();

const merchants = suite('kinds of merchants');

merchants('insurers, taxes and subscriptions are paid by contract; shops and restaurants are not', () => {
  for (const text of [
    'GEICO INSURANCE',
    'Pojišťovna Kooperativa',
    'DVLA VEHICLE TAX',
    'AMZN PRIME*2K4LM9',
    'TESCO MOBILE',
    'Hyresgästföreningen',
    'Hausratversicherung Nord',
    'AMAZON PRIME FR',
    'ICA FÖRSÄKRING',
    'POSTE VITA SPA',
    'ｿﾝﾎﾟｼﾞﾔﾊﾟﾝ',
    'RAC MOTORING SERV 426638055 DDR',
  ]) {
    assert.is(describe(text, null).contract, 1, text);
  }
  for (const text of ['TESCO STORES 3217', 'AMZN MKTP US*1A2B3', 'RESTAURACE U LIPY', 'SHELL 1234']) {
    assert.is(describe(text, null).contract, -1, text);
  }
  assert.is(describe('ZEDRA', null).contract, 0);
});

merchants('labels, currencies and first names are no merchants', () => {
  for (const text of ['Ben: LUCA BIANCHI Ins: 15/04/2026', '59,90 PLN', 'BONIFICO SEPA SARA BIANCHI PER cena']) {
    assert.is(describe(text, null).contract, 0, text);
  }
});

merchants('schemes for invoices and apps between people are recognised in several languages', () => {
  for (const text of [
    'Belastung eBill: ZVV',
    'BPAY ORIGIN 229880',
    'Pagamento de Boleto DETRAN',
    'BOLLETTINO C/C 12 COMUNE',
  ])
    assert.is(describe(text, null).invoice, true, text);
  for (const text of ['Swish Johan Johansson', 'MobilePay Aisha', 'VENMO JOHN', 'Bizum a Juan'])
    assert.is(describe(text, null).peer, true, text);
  assert.equal(pluck([describe('TESCO STORES 3217', null)], 'invoice', 'peer'), [[false, false]]);
});

merchants.run();

const data = suite('the lexicons');

data('they cover at least thirty countries, and every list states where its words come from', () => {
  const countries = new Set(
    VOCABULARIES.flatMap(({ countries }) => countries.split(' ')).filter((code) => code !== '*'),
  );
  assert.ok(countries.size >= 30, String(countries.size));
  for (const { sources } of VOCABULARIES)
    assert.ok(sources.length > 0 && sources.every((source) => source.length > 20));
  for (const { kind, source } of MERCHANT_WORDS) assert.ok(source.length > 20, kind);
});

data.run();
