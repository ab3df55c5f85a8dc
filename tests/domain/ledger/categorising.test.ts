import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MERCHANT_WORDS } from '../../../domain/bank-texts/words/merchants/merchant-lists.ts';
import { categorise } from '../../../domain/categorising/categorise.ts';
import { ruleFinder } from '../../../domain/categorising/category-rule.ts';
import { completedEntry, completionOf } from '../../../domain/categorising/completed-entry.ts';
import { sourceCategory } from '../../../domain/categorising/source-category.ts';
import { categoryId } from '../../../domain/ledger/category-slug.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import type { TransactionEntry, TransactionType } from '../../../domain/ledger/transaction.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';
import * as fc from '../../support/fast-check.ts';
import { timestamp, USD } from '../../support/fixtures.ts';

const NONE: CategoryHints = { merchantCategoryCode: null, name: null, code: null };
const SLUGS = new Map(CATEGORY_TREE.map(({ id, slug }) => [id, slug]));

function slugOf(description: string, hints: Partial<CategoryHints> = {}, type: TransactionType = 'expense') {
  const payment = { description, merchantName: null, type, hints: { ...NONE, ...hints } };
  return SLUGS.get(categorise(payment, undefined).categoryId);
}

/** The category in the countries of a currency. */
function slugIn(currency: string, description: string) {
  const payment = { description, merchantName: null, type: 'expense', hints: NONE, currency } as const;
  return SLUGS.get(categorise(payment, undefined).categoryId);
}

function sourceSlug(hints: Partial<CategoryHints>, isExpense = true) {
  return SLUGS.get(sourceCategory({ ...NONE, ...hints }, isExpense) ?? 0);
}

const sources = suite('categories that a source gives');

sources('are found by merchant category code', () => {
  const codes = ['5411', '5812', '5814', '5541', '4121', '3058', '3615', '8011', '0742', '6011', '4829', '0000', 'x'];
  const seen = codes.map((merchantCategoryCode) => sourceSlug({ merchantCategoryCode }) ?? '-').join(' ');
  assert.is(seen, 'groceries restaurants restaurants fuel taxi flights hotels doctor pets cash-withdrawal - - -');
});

sources('are found by Plaid’s primary and detailed names', () => {
  const names = {
    FOOD_AND_DRINK_COFFEE: 'coffee',
    FOOD_AND_DRINK_VENDING_MACHINES: 'food-and-drink',
    FOOD_AND_DRINK: 'food-and-drink',
    TRANSPORTATION_GAS: 'fuel',
    RENT_AND_UTILITIES_GAS_AND_ELECTRICITY: 'electricity-and-gas',
    LOAN_PAYMENTS_MORTGAGE_PAYMENT: 'mortgage',
    LOAN_PAYMENTS_CREDIT_CARD_PAYMENT: undefined,
    TRANSFER_OUT_ACCOUNT_TRANSFER: undefined,
    INCOME_WAGES: 'salary',
    GENERAL_SERVICES_OTHER_GENERAL_SERVICES: undefined,
  };
  for (const [name, slug] of Object.entries(names)) assert.is(sourceSlug({ name }), slug, name);
});

sources('are found by the names of banks and programs, by the most special part that is known', () => {
  const names = {
    Groceries: 'groceries',
    'Food & Drink': 'food-and-drink',
    'Bills & Utilities': 'housing',
    'Auto:Fuel': 'fuel',
    'Expenses:Food:Coffee Shops': 'coffee',
    'Restaurant-Bar & Café': 'coffee',
    EATING_OUT: 'restaurants',
    Lebensmittel: 'groceries',
    'Retraits cash': 'cash-withdrawal',
    'Personal care': 'personal-care',
    'personal-care': 'personal-care',
    Uncategorised: undefined,
    Transfer: undefined,
    'Something else': undefined,
  };
  for (const [name, slug] of Object.entries(names)) assert.is(sourceSlug({ name }), slug, name);
});

sources('are found by codes of transactions, by the direction of the money', () => {
  const spent = { ATM: 'cash-withdrawal', SRVCHG: 'bank-fees', INT: 'interest-paid', NCHG: 'bank-fees' };
  const earned = { INT: 'interest-earned', DIV: 'dividends', 'PMNT-RCDT-SALA': 'salary', ATM: undefined };
  const cards = { 'PMNT-CCRD-CWDL': 'cash-withdrawal', 'PMNT-CCRD-POSD': undefined, NTRF: undefined };
  for (const [code, slug] of Object.entries({ ...spent, ...cards })) assert.is(sourceSlug({ code }), slug, code);
  for (const [code, slug] of Object.entries(earned)) assert.is(sourceSlug({ code }, false), slug, code);
});

sources('go before words: the code of a restaurant beats a name with a word for a shop', () => {
  assert.is(slugOf('FARMERS MARKET GRILL', { merchantCategoryCode: '5812' }), 'restaurants');
});

sources('yield to words that say more of the same', () => {
  assert.is(slugOf('THAMES WATER', { merchantCategoryCode: '4900' }), 'water');
  assert.is(slugOf('STARBUCKS 0123', { name: 'Food & Drink' }), 'coffee');
  assert.is(slugOf('SHELL 0123', { name: 'Food & Drink' }), 'food-and-drink');
});

sources('make a refund of money that comes back, but no earning of an expense', () => {
  assert.is(slugOf('REWE', { merchantCategoryCode: '5411' }, 'income'), 'refunds');
  assert.is(slugOf('EMPLOYER', { name: 'Salary' }, 'expense'), 'uncategorized-expense');
  assert.is(slugOf('DEPOSIT', { merchantCategoryCode: '6011' }, 'income'), 'uncategorized-income');
});

const words = suite('categories by words');

words('of signs say what a small shop sells that no book knows', () => {
  const shops = {
    'Varekjøp BAKERIET KANELSNURREN': 'coffee',
    'CARD PURCHASE GRANITE HILL BREWPUB': 'bars',
    'KORTTIOSTO KUKKAKAUPPA LUMIKELLO': 'home-and-garden',
    'KARTENZAHLUNG ZAHNMEDIZIN AM WALL': 'doctor',
    'COMPRA LAVANDERIA AURORA': 'personal-care',
    'Avtalegiro FJELLBY TRENINGSSENTER': 'sport',
  };
  for (const [text, slug] of Object.entries(shops)) assert.is(slugOf(text), slug, text);
});

words('are those of merchants in many countries', () => {
  const cases = {
    'B&Q LEEDS': 'home-and-garden',
    'M&S SIMPLY FOOD LEEDS': 'groceries',
    'STARBUCKS STORE 12345 SEATTLE WA': 'coffee',
    'REWE SAGT DANKE//BERLIN/DE': 'groceries',
    'PHARMACIE DU CENTRE': 'pharmacy',
    'UBER *TRIP': 'taxi',
    'UBER *EATS': 'restaurants',
    'AMAZON PRIME*12': 'subscriptions',
    'AMZN MKTP': 'online-shopping',
    'DB VERTRIEB GMBH': 'public-transport',
    'RYANAIR 224000': 'flights',
    'PRLV SEPA FREE MOBILE': 'internet-and-phone',
    'RECIBO IBERDROLA CLIENTES': 'electricity-and-gas',
    'STADTWERKE MUENCHEN': 'housing',
    'TESCO STORES 3021': 'groceries',
    'TESCO MOBILE': 'internet-and-phone',
    スターバックス: 'coffee',
    'MIETE MAERZ': 'rent',
    'TIERARZT DR WOLF': 'pets',
    'KFZ VERSICHERUNG': 'vehicle',
  };
  for (const [text, slug] of Object.entries(cases)) assert.is(slugOf(text), slug, text);
});

words('are cash and fees, where the bank itself is paid', () => {
  for (const text of ['ATM WITHDRAWAL 1234 SEATTLE', 'CASH LINK BOAR LANE 123456'])
    assert.is(slugOf(text), 'cash-withdrawal', text);
  for (const text of ['FOREIGN TRANSACTION FEE', 'OVERDRAFT FEES', 'KONTOFÜHRUNGSENTGELT'])
    assert.is(slugOf(text), 'bank-fees', text);
  assert.is(slugOf('INTEREST CHARGE'), 'interest-paid');
});

words('of own savings say so, and are none for other own moves, card repayments and people', () => {
  assert.is(slugOf('TRANSFER TO SAVINGS'), 'transfer-to-own-account');
  assert.is(slugOf('OVERFØRING FRA SPAREKONTO', {}, 'income'), 'transfer-from-own-account');
  const texts = ['CREDIT CARD PAYMENT THANK YOU', 'ZELLE TO JOHN SMITH', 'JOHN SMITH', ''];
  for (const text of [...texts, 'Online Banking transfer 4471', 'ANNA NOWAK BLIK P2P PRZELEW NA TELEFON'])
    assert.is(slugOf(text), 'uncategorized-expense', text);
});

words('of savings are none in the sign of a shop, and neither are those of cash', () => {
  assert.is(slugOf('SAVING GRACE CAFE LEEDS'), 'coffee');
  assert.is(slugOf('THE DIP BAR AUSTIN TX'), 'food-and-drink');
  assert.is(slugOf('TIENDAS AHORRO MAX'), 'groceries');
  assert.is(slugOf('KRAKEN SUSHI SEATTLE WA'), 'restaurants');
  assert.is(slugOf('OTTO RESTAURANT'), 'restaurants');
  assert.is(slugOf('AUTOMAT 00044120 K1 11.03.UM 12.31'), 'cash-withdrawal');
});

words('are none where they say several things', () => {
  assert.is(slugOf('HAIRCUT STEAKHOUSE'), 'uncategorized-expense');
  assert.is(slugOf('AIRLINES MOTEL'), 'travel');
});

words('are none where a merchant is a part of a town, or an acronym means something else elsewhere', () => {
  assert.is(slugIn('USD', 'COSTA MESA LAMPS'), 'uncategorized-expense');
  assert.is(slugIn('SGD', 'EZL.ATU'), 'uncategorized-expense');
  assert.is(slugIn('DKK', 'LAMPE VVS'), 'home-and-garden');
  assert.is(slugIn('EUR', 'CASA DEI LUMI SPA'), 'uncategorized-expense');
});

words('are known where a bank cuts the end of its field off', () => {
  assert.is(slugIn('EUR', 'QUINTA DAS LAMPADAS PANAD'), 'coffee');
  assert.is(slugIn('AUD', "VICTORIA'S BASEMEN CASTLE HILL AUS"), 'home-and-garden');
});

words('are read behind what a bank puts before and behind a name', () => {
  assert.is(slugOf('PŁATNOŚĆ KARTĄ 34.90 PLN LAMPKA LOUNGE WARSZAWA'), 'bars');
  assert.is(slugOf('***5789 Fee Txn Declined Fee Google Apple Music'), 'bank-fees');
  assert.is(slugOf('DISCOVER DES:E-PAYMENT ID:1234 INDN:ANN LAMP CO ID:2510020270 WEB'), 'card-repayment');
  assert.is(slugOf('FIRST LAMP HAIRCUTTE HALIFAX'), slugOf('FIRST LAMP HAIRCUTTERS'));
});

words('of an authority in the column for names say what it pays', () => {
  const payment = { description: 'GUTSCHRIFT KG 4711', merchantName: 'Familienkasse', type: 'income' } as const;
  assert.is(SLUGS.get(categorise({ ...payment, hints: NONE }, undefined).categoryId), 'benefits');
});

words('of income are what it is called, and who paid it only where people shop', () => {
  assert.is(slugOf('GEHALT MAERZ', {}, 'income'), 'salary');
  assert.is(slugOf('DIVIDEND ACME', {}, 'income'), 'dividends');
  assert.is(slugOf('REFUND 4711', {}, 'income'), 'refunds');
  assert.is(slugOf('REWE', {}, 'income'), 'refunds');
  assert.is(slugOf('REFUND REWE 4711', {}, 'income'), 'refunds');
  assert.is(slugOf('REWE LOHN MAERZ', {}, 'income'), 'salary');
  assert.is(slugOf('INVOICE 4711', {}, 'income'), 'self-employment');
  assert.is(slugOf('ERSTATTUNG RECHNUNG 4711', {}, 'income'), 'refunds');
  assert.is(slugOf('REFUND RENT LOYER', {}, 'income'), 'refunds');
  assert.is(slugOf('KLINIKUM', {}, 'income'), 'uncategorized-income');
  assert.is(slugOf('DIVIDEND AND SALARY', {}, 'income'), 'uncategorized-income');
});

words('are always of a category that exists, and of the type of an expense', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 40 }), (description, name) => {
      const payment = { description, merchantName: null, type: 'expense', hints: { ...NONE, name } } as const;
      const { categoryId: id } = categorise(payment, undefined);
      assert.is(CATEGORY_TREE.find((category) => category.id === id)?.type, 'expense');
    }),
  );
});

words('of a finer category name one that exists', () => {
  const slugs = MERCHANT_WORDS.flatMap(({ finer = {} }) => Object.keys(finer)).filter((slug) => slug !== 'none');
  assert.ok(slugs.length > 20);
  for (const slug of slugs) assert.type(categoryId(slug), 'number');
});

const rules = suite('rules of the user');

const RULES = [
  { key: 'BLUE BOTTLE', type: null, categoryId: 134 },
  { key: 'REWE', type: 'expense', categoryId: 102 },
  { key: 'REWE', type: null, categoryId: 221 },
] as const;

rules('go before everything, by the merchant’s name whatever its shop', () => {
  const hints = { ...NONE, merchantCategoryCode: '5812' };
  const payment = { description: 'SQ *BLUE BOTTLE 0456 OAKLAND CA', merchantName: 'Blue Bottle', hints } as const;
  assert.is(categorise({ ...payment, type: 'expense' }, ruleFinder(RULES)).categoryId, 134);
  assert.is(categorise({ ...payment, type: 'income' }, ruleFinder(RULES)).categoryId, 134);
  assert.is(
    categorise({ ...payment, merchantName: 'Blue Bottle Bar', type: 'expense' }, ruleFinder(RULES)).categoryId,
    102,
  );
});

rules('for a type go before those for both', () => {
  const payment = { description: 'REWE', merchantName: 'REWE', hints: NONE } as const;
  assert.is(categorise({ ...payment, type: 'expense' }, ruleFinder(RULES)).categoryId, 102);
  assert.is(categorise({ ...payment, type: 'income' }, ruleFinder(RULES)).categoryId, 221);
});

const entries = suite('completing an imported entry');

const ENTRY: TransactionEntry = {
  status: 'booked',
  categoryId: 1,
  categoryLayer: null,
  from: [],
  to: [],
  description: 'SQ *BLUE BOTTLE 0123 SAN FRANC',
  merchantName: null,
  notes: null,
  amount: -450,
  currency: USD,
  bookedAt: timestamp('2026-03-05T00:00:00.000000Z'),
};

entries('names the merchant as the party that was paid, and keeps the original text', () => {
  const done = completedEntry(ENTRY, completionOf(ENTRY, NONE, undefined));
  assert.equal([done.to, done.from], [[{ name: 'Blue Bottle' }], []]);
  assert.equal([done.description, done.merchantName], [ENTRY.description, null]);
});

entries('leaves parties that the source names', () => {
  const given = { ...ENTRY, to: [{ name: 'Café Luna' }] };
  assert.equal(completedEntry(given, completionOf(given, NONE, undefined)).to, [{ name: 'Café Luna' }]);
});

entries('replaces the printed name that the source gave as party', () => {
  const printed = { ...ENTRY, merchantName: ENTRY.description, to: [{ name: ENTRY.description }] };
  const done = completedEntry(printed, completionOf(printed, NONE, undefined));
  assert.equal([done.to, done.merchantName], [[{ name: 'Blue Bottle' }], 'Blue Bottle']);
});

for (const one of [sources, words, rules, entries]) one.run();
