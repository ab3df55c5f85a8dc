import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { completionOf } from '../../../domain/categorising/completed-entry.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import type { TransactionEntry } from '../../../domain/ledger/transaction.ts';
import { parseCurrency, USD } from '../../../domain/money/currency.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';
import { pluck } from '../../support/assertions.ts';
import { timestamp } from '../../support/fixtures.ts';

/** Texts of people's own statements that were categorised falsely or not at all. Income has a `+`. */
const ROWS: readonly (readonly [text: string, slug: string, currency: string])[] = [
  ['Tim Krause', 'none', 'EUR'],
  ['HUDSON NEWS ST1234 NEWARK NJ', 'shopping', 'USD'],
  ['Hudson News', 'shopping', 'USD'],
  ['Bellman', 'none', 'SEK'],
  ['ANNA BELLMAN', 'none', 'SEK'],
  ['CITY OF CHICAGO UTILITIES', 'water', 'USD'],
  ['TCHIBO GMBH//HAMBURG/DE', 'shopping', 'EUR'],
  ['CLEAN CAR WASH 123', 'vehicle', 'USD'],
  ['MISTER CAR WASH #102 AUSTIN TX', 'vehicle', 'USD'],
  ['Knab Rente', '+interest-earned', 'EUR'],
  ['Knab Rente', 'interest-paid', 'EUR'],
  ['Bezahlung Bankomat SPAR DANKT 1234 WIEN', 'groceries', 'EUR'],
  ['Bezahlung Bankomat 12.03. 14:22 K001', 'none', 'EUR'],
  ['SAMMELLASTSCHRIFT', 'none', 'EUR'],
  ['transfer solutions bv', 'none', 'EUR'],
  ['京东', 'online-shopping', 'CNY'],
  ['宜家 肉丸 京东', 'online-shopping', 'CNY'],
  ['IOF', 'taxes', 'BRL'],
  ['IOF COMPRA INTERNACIONAL', 'taxes', 'BRL'],
  ['Bank interest', '+interest-earned', 'GBP'],
  ['Interest', '+interest-earned', 'USD'],
  ['INTEREST PAYMENT', '+interest-earned', 'USD'],
  ['Zinsen', '+interest-earned', 'EUR'],
  ['Zinsen', 'interest-paid', 'EUR'],
  ['Bank Fee', 'bank-fees', 'USD'],
  ['NON-GBP TRANS FEE', 'bank-fees', 'GBP'],
  ['Løn', '+salary', 'DKK'],
  ['LÖN', '+salary', 'SEK'],
  ['LØN', '+salary', 'DKK'],
  ['CONTA ÁGUA/ESGOTO', 'water', 'BRL'],
  ['LYFT *RIDE SUN 5PM', 'taxi', 'USD'],
  ['LYFT   RIDE', 'taxi', 'USD'],
  ['H&M 0123 AUSTIN TX', 'clothing', 'USD'],
  ['H & M HENNES', 'clothing', 'EUR'],
  ['GAP US 1234', 'clothing', 'USD'],
  ['GAP', 'clothing', 'USD'],
  ['TARGET 00021345 AUSTIN TX', 'shopping', 'USD'],
  ['TARGET T-1234', 'shopping', 'USD'],
  ['SBUX 12345', 'coffee', 'USD'],
  ['HERTZ RENT A CAR', 'car-rental', 'USD'],
  ['HERTZ', 'car-rental', 'USD'],
  ['ULTA #123 AUSTIN TX', 'personal-care', 'USD'],
  ['SNCF PARIS', 'public-transport', 'EUR'],
  ['SNCF INTERNET PARIS', 'public-transport', 'EUR'],
  ['GOOGLE *GOOGLE PLAY', 'subscriptions', 'USD'],
  ['GOOGLE PLAY', 'subscriptions', 'USD'],
  ['PACIFIC GAS ELEC', 'electricity-and-gas', 'USD'],
  ['NORTHWIND CARD AUTOPAY 896700237027 WEB ID: 8410602117', 'none', 'USD'],
  ['AUTOPAY 0095211081 PAYMENT - THANK YOU', '+none', 'USD'],
  ['TARGET.COM * 800-591-3869 MN', '+refunds', 'USD'],
  ['ZUS ŚWIADCZENIE WYCHOWAWCZE 800+', '+benefits', 'PLN'],
  ['AMC 0412 PACIFIC PLACE SEATTLE WA', 'events', 'USD'],
  ['WEINSTUBE KRONE FREIBURG DEU', 'restaurants', 'USD'],
  ['QFC #5820 SEATTLE WA', 'groceries', 'USD'],
  ['Spectrum', 'internet-and-phone', 'USD'],
  ['SPECTRUM 855-707-7328 MO', 'internet-and-phone', 'USD'],
  ['ADAC Autoversicherung', 'vehicle', 'EUR'],
  ['ADAC AUTOVERSICHERUNG AG', 'vehicle', 'EUR'],
  ['RIMI RIGA LV', 'groceries', 'EUR'],
  ['PATREON* MEMBERSHIP', 'subscriptions', 'USD'],
  ['HUTCHISON DREI AUSTRIA GMBH', 'internet-and-phone', 'EUR'],
  ['MEDIA MARKT 123//MUENCHEN/DE', 'electronics', 'EUR'],
  ['Spende; Verein e.V.', 'donations', 'EUR'],
  ['MIETE04/18; ASDF Imm', 'rent', 'EUR'],
  ['WALGREEN 34638675 ANYTOWN', 'pharmacy', 'USD'],
  ['TARGET 00021345 AUSTIN TX', '+refunds', 'USD'],
  ['AMZN Mktp US*AB12 REFUND', '+refunds', 'USD'],
  ['ZALANDO SE ERSTATTUNG', '+refunds', 'EUR'],
  ['REFUND 4711', '+refunds', 'USD'],
  ['GEHALT MAERZ', '+salary', 'EUR'],
  ['REWE', '+refunds', 'EUR'],
  ['REWE MARKT GMBH LOHN/GEHALT 03', '+salary', 'EUR'],
  ['Foreign transaction fee', 'bank-fees', 'USD'],
  ['Monthly service fee', 'bank-fees', 'USD'],
  ['OVERDRAFT FEE', 'bank-fees', 'USD'],
  ['ATM FEE', 'bank-fees', 'USD'],
  ['Entgeltabschluss', 'bank-fees', 'EUR'],
  ['ABSCHLUSS PER 31.03.2024', 'bank-fees', 'EUR'],
  ['Kontoführungsgebühr', 'bank-fees', 'EUR'],
  ['IRS USATAXPYMT', 'taxes', 'USD'],
  ['Finanzamt München', 'taxes', 'EUR'],
  ['COFFEE BEAN & TEA LEAF', 'coffee', 'USD'],
  ['SUBWAY 12345', 'restaurants', 'USD'],
  ['KARTENZAHLUNG LIDL SAGT DANKE//BERLIN/DE', 'groceries', 'EUR'],
  ['MERCADONA AVDA DIAGONAL BARCELONA', 'groceries', 'EUR'],
  ['TST* OLIVE GARDEN 1234 DALLAS TX', 'restaurants', 'USD'],
  ['MARIE BLACHERE LYON', 'coffee', 'EUR'],
  ['JD WETHERSPOON LEEDS', 'bars', 'GBP'],
  ['VONOVIA SE MIETE 03/2026', 'rent', 'EUR'],
  ['ROCKET MORTGAGE LOAN PAYMENT', 'mortgage', 'USD'],
  ['ENEL ENERGIA SPA BOLLETTA', 'electricity-and-gas', 'EUR'],
  ['THAMES WATER', 'water', 'GBP'],
  ['VZWRLSS*MY VZ VB P', 'internet-and-phone', 'USD'],
  ['LEROY MERLIN VITRY', 'home-and-garden', 'EUR'],
  ['SEGURO HOGAR OCASO', 'home-insurance', 'EUR'],
  ['TRENITALIA MILANO', 'public-transport', 'EUR'],
  ['TFL TRAVEL CH', 'public-transport', 'GBP'],
  ['UBER *TRIP HELP.UBER.COM', 'taxi', 'USD'],
  ['CHEVRON 0091234 SAN JOSE CA', 'fuel', 'USD'],
  ['VINCI AUTOROUTES COFIROUTE', 'parking', 'EUR'],
  ['PARKMOBILE*PARKING', 'parking', 'USD'],
  ['JIFFY LUBE #1234', 'vehicle', 'USD'],
  ['ZARA MADRID', 'clothing', 'EUR'],
  ['COOLBLUE B.V.', 'electronics', 'EUR'],
  ['WATERSTONES LONDON', 'books-and-hobbies', 'GBP'],
  ['HALLMARK #123', 'gifts', 'USD'],
  ['ALLEGRO SP Z O O', 'online-shopping', 'PLN'],
  ['NETFLIX.COM', 'subscriptions', 'USD'],
  ['PUREGYM LTD', 'sport', 'GBP'],
  ['CINEPOLIS CDMX', 'events', 'MXN'],
  ['RYANAIR DUBLIN', 'flights', 'EUR'],
  ['MARRIOTT CHICAGO', 'hotels', 'USD'],
  ['EUROPCAR LISBOA', 'car-rental', 'EUR'],
  ['TANDARTSPRAKTIJK DE LINDE', 'doctor', 'EUR'],
  ['DROGASIL 1234 SAO PAULO', 'pharmacy', 'BRL'],
  ['TECHNIKER KRANKENKASSE BEITRAG', 'health-insurance', 'EUR'],
  ['SEPHORA 456', 'personal-care', 'USD'],
  ['BRIGHT HORIZONS CHILDCARE', 'childcare', 'GBP'],
  ['DUO COLLEGEGELD', 'education', 'EUR'],
  ['FRESSNAPF KOELN', 'pets', 'EUR'],
  ['AGIOS TRIMESTRE', 'interest-paid', 'EUR'],
  ['AFFIRM * PAY 1234', 'loan-payments', 'USD'],
  ['STATE FARM INSURANCE', 'insurance', 'USD'],
  ['UNICEF DON', 'donations', 'EUR'],
  ['RETRAIT DAB 12/03 PARIS', 'cash-withdrawal', 'EUR'],
  ['TRADE REPUBLIC', 'savings-and-investments', 'EUR'],
  ['ACME CORP PAYROLL', '+salary', 'USD'],
  ['NOMINA MARZO', '+salary', 'EUR'],
  ['AGUINALDO 2025', '+bonus', 'MXN'],
  ['DEUTSCHE RENTENVERSICHERUNG', '+pension', 'EUR'],
  ['DYWIDENDA PKO', '+dividends', 'PLN'],
  ['MIETEINNAHME WHG 3', '+rental-income', 'EUR'],
  ['KINDERGELD FAMILIENKASSE', '+benefits', 'EUR'],
  ['HAPPY BIRTHDAY FROM MUM', '+gifts-received', 'GBP'],
  ['VINTED PAYOUT', '+sales', 'GBP'],
  ['NAV BARNETRYGD', '+benefits', 'NOK'],
  ['BEA NR:AB1 20.08.19/13.17 KIS SZIGET BUDAPEST,PAS043 HUF 4.155,00 KOSTEN 0,15 ACHTERAF BEREKEND', 'none', 'EUR'],
  ['SEPA iDEAL Naam: Stichting Derdengelden Buckaroo Omschrijving: ORD5001', 'none', 'EUR'],
  ['Naam: T-MOBILE NETHERLANDS B.V. Omschrijving: Factuurnummer 9013', '+refunds', 'EUR'],
  ['ZUS ODDZIAŁ PRZELEW PRZYCHODZĄCY', '+benefits', 'PLN'],
  ['COSTCO GAS #0423', 'fuel', 'USD'],
  ['SWEET PEA NURSERY', 'childcare', 'GBP'],
  ['CAFFE NERO WINDSOR PEA WINDSOR', 'coffee', 'GBP'],
  ['VIREMENT PERMANENT PEA', 'transfer-to-own-account', 'EUR'],
  ['PHONEPE RECHARGE BANGALORE', 'internet-and-phone', 'INR'],
  ['CCY CONVERSION FEE FOR: 6.66 SGD', 'bank-fees', 'SGD'],
  ['Transfer To Jess Whitlam PayID Phone from CommBank App concert', 'none', 'AUD'],
  ['VIREMENT EMIS WEB MME LE ROUX CAMILLE CADEAU MAMAN', 'none', 'EUR'],
  ['TRANSF. EMITIDA A CASTANO INVERSIONES SL', 'none', 'EUR'],
  ['BETALING VIA BANCONTACT 03-10 OM 13:38 UUR HUBO AARSCHOT 3200 AARSCHOT', 'home-and-garden', 'EUR'],
  ['R-KIOSKI 2606 TAMPERE', 'groceries', 'EUR'],
  ['MAANDELIJKSE BIJDRAGE PLUSREKENING', 'bank-fees', 'EUR'],
  ['FEE-QTR TO 08NOV25', 'bank-fees', 'EUR'],
  ['#Cash Withdrawal Fees', 'bank-fees', 'ZAR'],
  ['HOME LOAN REPAYMENT 60227089', 'mortgage', 'EUR'],
  ['FIRST NATIONAL MTG', 'mortgage', 'CAD'],
  ['ABONO DEVOLUCION RENTA 2024 AGENCIA TRIBUTARIA', '+refunds', 'EUR'],
  ['TRANSFERENCIA AEAT DEDUCCION MATERNIDAD 1U3034X73Y', '+benefits', 'EUR'],
  ['Emolumenti dicembre 2025', '+salary', 'EUR'],
  ['KYUYO KABUSHIKIGAISHA', '+salary', 'JPY'],
  ['YOKIN RISOKU', '+interest-earned', 'JPY'],
  ['FURIKOMI TESURYO', 'bank-fees', 'JPY'],
  ['SHIMINZEI NAGOYA SHI', 'taxes', 'JPY'],
  ['Interest On Credit Balance', '+interest-earned', 'ZAR'],
  ['Magtape Debit Dischealth MH3MKWG7TR', 'health-insurance', 'ZAR'],
  ['POS Purchase Kenridge Animal Clinic 140576*5547', 'pets', 'ZAR'],
  ['Visa 320711 NOK 42,00 ATB MOBILLETT', 'public-transport', 'NOK'],
  ['AvtaleGiro LAMPEKRAFT AS Strøm', 'electricity-and-gas', 'NOK'],
];

const NO_HINTS: CategoryHints = { merchantCategoryCode: null, name: null, code: null };
const SLUGS = new Map(CATEGORY_TREE.map(({ id, slug }) => [id, slug]));

function slugOf(text: string, currency: string, isIncome: boolean): string {
  const entry: TransactionEntry = {
    status: 'booked',
    categoryId: 1,
    categoryLayer: null,
    from: [],
    to: [],
    description: text,
    merchantName: null,
    notes: null,
    amount: isIncome ? 1000 : -1000,
    currency: parseCurrency(currency) ?? USD,
    bookedAt: timestamp('2026-03-05T00:00:00.000000Z'),
  };
  const slug = SLUGS.get(completionOf(entry, NO_HINTS, undefined).categoryId) ?? '';
  return slug.startsWith('uncategorized') ? 'none' : slug;
}

const rows = suite('categories of people’s own rows');

for (const [text, wanted, currency] of ROWS) {
  rows(`${text} is ${wanted}`, () => {
    const isIncome = wanted.startsWith('+');
    assert.is(slugOf(text, currency, isIncome), isIncome ? wanted.slice(1) : wanted);
  });
}

/** Found by the other side, or by what only the person knows. */
const NOT_BY_TEXT = /^(uncategorized|transfer|card-repayment|self-employment|earnings|capital-income|other-income)/;
const PARENTS = new Set(CATEGORY_TREE.map(({ parentId }) => parentId));

rows('have every category that a tool offers', () => {
  const seen = new Set(ROWS.map(([, slug]) => slug.replace('+', '')));
  const missing = CATEGORY_TREE.filter(
    ({ id, slug }) => !PARENTS.has(id) && !NOT_BY_TEXT.test(slug) && !seen.has(slug),
  );
  assert.equal(pluck(missing, 'slug'), []);
});

rows.run();
