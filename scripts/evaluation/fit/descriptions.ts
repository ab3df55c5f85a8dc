import { coined, townNames } from './names.ts';
import type { Random } from './random.ts';

/** How money moves, as banks of different countries print it. `{m}` is the merchant. */
interface BankLanguage {
  readonly purchase: readonly string[];
  readonly debit: readonly string[];
  readonly invoice: readonly string[];
  /** Between people, by an app. */
  readonly peer: readonly string[];
  readonly transfer: readonly string[];
  readonly ownTransfer: readonly string[];
  readonly cardRepayment: readonly string[];
  readonly cash: readonly string[];
}

const LANGUAGES: readonly BankLanguage[] = [
  {
    purchase: [
      '{m}',
      '{m}',
      'POS {m}',
      'CARD PURCHASE {m}',
      'CHECKCARD {d} {m}',
      'DEBIT CARD PURCHASE XXXXX{r4} {m}',
      'VISA {m}',
    ],
    debit: [
      '{m}',
      'DIRECT DEBIT {m}',
      'DD {m} REF {r8}',
      '{m} AUTOPAY',
      'ACH {m} PPD ID {r8}',
      '{m} WEB PMT',
      'RECURRING {m}',
      '{m} MANDATE {r6}',
    ],
    invoice: ['BPAY {m} {r8}', 'BILL PAYMENT {m} {r6}', '{m} INVOICE {r6}', 'BILL PAY {m}', '{m} POLICY NO {r8}'],
    peer: ['VENMO {m}', 'ZELLE TO {m}', 'CASH APP {m}', 'INTERAC E-TRANSFER {m}'],
    transfer: ['STANDING ORDER {m}', 'TRANSFER TO {m}', 'ZELLE TO {m}', 'FPO {m} {r6}', '{m}'],
    ownTransfer: [
      'TRANSFER TO SAVINGS {r4}',
      'ONLINE TRANSFER TO SAV ...{r4}',
      'INTERNAL TRANSFER {r6}',
      'TRANSFER TO CHECKING X{r4}',
    ],
    cardRepayment: [
      'CREDIT CARD PAYMENT {r6}',
      '{m} CREDIT CRD AUTOPAY',
      'PAYMENT TO CARD ENDING {r4}',
      'AMEX EPAYMENT {r8}',
    ],
    cash: ['ATM WITHDRAWAL {t} {r4}', 'CASH WITHDRAWAL {t}', 'ATM {r6} {t}'],
  },
  {
    purchase: ['{m}', 'KARTENZAHLUNG {m}', 'EC {m} {d}', '{m} SAGT DANKE {r6}', 'GIROCARD {m}'],
    debit: [
      'SEPA-LASTSCHRIFT {m}',
      'LASTSCHRIFT {m} MANDAT {r6}',
      '{m} RG {r6}',
      'FOLGELASTSCHRIFT {m} KD-NR {r6}',
      '{m}',
    ],
    invoice: ['EBILL {m}', '{m} RECHNUNG {r6}', '{m} RECHNUNGSNR {r6}', 'E-RECHNUNG {m}'],
    peer: ['TWINT {m}', 'WERO {m}'],
    transfer: ['DAUERAUFTRAG {m}', 'UEBERWEISUNG {m}', '{m}'],
    ownTransfer: ['UEBERTRAG SPARKONTO {r4}', 'UMBUCHUNG', 'UEBERWEISUNG TAGESGELDKONTO'],
    cardRepayment: ['KREDITKARTENABRECHNUNG {r6}', 'ABRECHNUNG KREDITKARTE'],
    cash: ['GELDAUTOMAT {t} {r4}', 'BARGELDAUSZAHLUNG {t}', 'GA NR{r6} BARGELD'],
  },
  {
    purchase: ['CB {m} {d}', 'ACHAT CB {m}', 'PAIEMENT CARTE {m}', '{m}'],
    debit: ['PRLV SEPA {m} {r6}', 'PRELEVEMENT {m}', '{m} ECHEANCE {r6}', '{m}'],
    invoice: ['TIP SEPA {m}', '{m} FACTURE {r6}', 'FACTURE {m}'],
    peer: ['PAYLIB {m}', 'LYDIA {m}'],
    transfer: ['VIR PERMANENT {m}', 'VIREMENT {m}', 'VIR SEPA {m}'],
    ownTransfer: ['VIREMENT INTERNE', 'VIR VERS LIVRET A', 'VIREMENT EPARGNE'],
    cardRepayment: ['DEBIT DIFFERE CARTE {r4}', 'CARTE DE CREDIT {r4}'],
    cash: ['RETRAIT DAB {t} {d}', 'RETRAIT {t}'],
  },
  {
    purchase: ['COMPRA {m}', 'COMPRA TARJ. {r4} {m}', '{m}', 'PAGO CON TARJETA {m}'],
    debit: ['RECIBO {m} {r6}', 'ADEUDO {m}', 'DOMICILIACION {m}', '{m}'],
    invoice: ['PAGO RECIBO {m}', '{m} FACTURA {r6}', 'BOLETO {m}', '{m} POLIZA {r8}'],
    peer: ['BIZUM {m}', 'PIX ENVIADO {m}'],
    transfer: ['TRANSFERENCIA A FAVOR DE {m}', 'TRANSFERENCIA PERIODICA {m}', '{m}'],
    ownTransfer: ['TRASPASO {r4}', 'TRASPASO CUENTA AHORRO'],
    cardRepayment: ['LIQUIDACION TARJETA CREDITO {r4}'],
    cash: ['CAJERO {t}', 'REINTEGRO CAJERO {r4}'],
  },
  {
    // A bank whose words the detector does not know. Only the leading words that it learns from the statement help.
    purchase: ['NAKUP {m}', 'PLATBA KARTOU {m}', '{m}'],
    debit: ['INKASO {m}', '{m} {r8}', 'TRVALY PRIKAZ {m}', '{m}'],
    invoice: ['SIPO {m}', '{m} FAKTURA {r6}', 'BANKGIRO {m}'],
    peer: ['SWISH {m}', 'MOBILEPAY {m}'],
    transfer: ['TRVALY PRIKAZ {m}', 'PREVOD {m}', '{m}'],
    ownTransfer: ['ACCOUNT TRANSFER {r4}'],
    cardRepayment: ['CREDIT CARD {r4}'],
    cash: ['ATM {t}'],
  },
];

export type Channel = keyof BankLanguage;

/** How a bank prints each kind of payment. */
export interface Bank {
  readonly language: BankLanguage;
  readonly towns: readonly string[];
  readonly maxCharacters: number;
  readonly upperCase: boolean;
}

export function randomBank(random: Random): Bank {
  return {
    language: random.pick(LANGUAGES),
    towns: townNames(random),
    maxCharacters: random.weighted([
      [200, 6],
      [32, 1],
      [24, 1],
      [22, 0.7],
    ]),
    upperCase: random.chance(0.7),
  };
}

/** Returns a function that prints one merchant's payments: the same kind of noise each time, with other digits. */
export type Describe = () => string;

const PROCESSORS = ['SQ *', 'PAYPAL *', 'PP*', 'TST* ', 'SUMUP *', 'KLARNA*', 'STRIPE*', 'ZTL*', 'XY *'];
const TAILS = [
  '',
  '',
  '',
  '',
  ' {r6}',
  ' #{r4}',
  ' {t}',
  ' {t} {c}',
  ' {p}',
  ' {p} {c}',
  ' REF {r8}',
  ' {x}',
  '*{x}',
  ' {d}',
  ' {t} {d}',
  ' ID:{r8}',
];
const COUNTRIES = ['US', 'GB', 'DE', 'CA', 'NY', 'TX', 'FR'];
const LEGAL_FORMS = [' Inc', ' Ltd', ' GmbH', ' SA', ' LLC', ' AG', ' BV', '.com', '.com', ' SL'];

export function describer(random: Random, bank: Bank, name: string, channel: Channel): Describe {
  const templates = bank.language[channel];
  const template = random.pick(templates);
  const mayVary = random.chance(0.12);
  const full = name + (random.chance(0.3) ? random.pick(LEGAL_FORMS) : '');
  const processor = channel === 'purchase' && random.chance(0.2) ? random.pick(PROCESSORS) : '';
  const glued = random.chance(0.1) ? full.replaceAll(' ', '') : full;
  const tail = random.pick(TAILS);
  const mixedCase = random.chance(0.1);
  const town = random.pick(bank.towns);
  const travels = random.chance(0.15);
  // Half of the companies print the same number each time: that of the customer, the contract or the mandate.
  const contract = channel === 'debit' && random.chance(0.5) ? digitsOf(random, 9) : undefined;
  return () => {
    const shape = mayVary && random.chance(0.3) ? random.pick(templates) : template;
    const text = (shape.replace('{m}', processor + glued) + tail)
      .replaceAll(
        /\{r(\d)\}/g,
        (_, digits: string) => contract?.slice(0, Number(digits)) ?? digitsOf(random, Number(digits)),
      )
      .replaceAll('{t}', travels ? random.pick(bank.towns) : town)
      .replaceAll('{c}', random.pick(COUNTRIES))
      .replaceAll('{p}', `${digitsOf(random, 3)}-${digitsOf(random, 3)}-${digitsOf(random, 4)}`)
      .replaceAll('{d}', `${random.whole(1, 28)}/${random.whole(1, 12)}`)
      .replaceAll('{x}', reference(random));
    const cased = bank.upperCase !== (mixedCase && random.chance(0.5)) ? text.toUpperCase() : text;
    return cased.slice(0, bank.maxCharacters).trim();
  };
}

/** A shop's other name on a statement, after the company took a new one. */
export function newName(random: Random): string {
  return coined(random);
}

function digitsOf(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.whole(0, 9)).join('');
}

const REFERENCE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.split('');

function reference(random: Random): string {
  return Array.from({ length: random.whole(5, 9) }, () => random.pick(REFERENCE_CHARACTERS)).join('');
}
