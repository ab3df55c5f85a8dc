import { wordsOf } from '../../bank-texts/phrases.ts';
import { categoryId } from '../../ledger/category-slug.ts';
import { CATEGORY_TREE } from '../../ledger/category-tree.ts';

/**
 * What banks and other programs call categories, besides Coffer’s own names and slugs. Sources: the category columns
 * that Chase, Capital One, Discover, American Express, Monzo, Starling, N26, Revolut, ING, Boursorama and Swedbank
 * document for their exports; the default categories of Quicken, GnuCash, Mint and YNAB.
 */
const NAMES: Readonly<Record<string, string>> = {
  'food-and-drink': 'food, food dining, food and dining, food drink, food beverage, alimentation, essen trinken',
  groceries: `
    grocery, groceries, supermarkets, supermarket, supermarkets and groceries, food groceries, food and groceries,
    merchandise supplies groceries, lebensmittel, supermarkt, supermercado, supermercati, spesa, courses, boodschappen,
    livsmedel, mat, dagligvarer, zakupy spozywcze, potraviny`,
  restaurants: `
    dining, dining out, eating out, restaurant, fast food, bars restaurants, bars and restaurants, takeaway, restauranger,
    restaurantes, ristoranti, uit eten, restauracje, restaurace, gastronomie`,
  coffee: 'coffee shops, cafes, cafe, restaurant bar cafe',
  bars: 'alcohol bars, pubs, bars and clubs, nightlife',
  housing:
    'home, household, household utilities, utilities, bills, bills utilities, bills and utilities, wohnen, logement, vivienda, casa, boende, bolig, wonen, bydleni',
  rent: 'mortgage rent, miete, loyer, alquiler, affitto, huur, hyra, czynsz, najem',
  mortgage: 'home loan, home mortgage, hypothek, hypotheek, hipoteca, bolan',
  'electricity-and-gas':
    'electric, electricity, gas electric, gas and electric, gas electricity, power, energy, strom, electricite, luz, el',
  water: 'water sewer, trash, wasser, eau, agua',
  'internet-and-phone':
    'phone, mobile phone, cell phone, telephone, internet, phone cable, telecom, handy, telephonie, telefono, telefon',
  'home-and-garden':
    'home improvement, home garden, furnishings, furniture, home services, home maintenance, haushalt garten',
  'home-insurance': 'homeowners insurance, renters insurance',
  transport:
    'transportation, auto transport, auto and transport, transport car, mobilitat, mobility, transports, transporte, trasporti, vervoer, auto, doprava, transporte y auto',
  'public-transport': 'public transportation, public transit, bus, train, transit, opnv, rail',
  taxi: 'taxi, ride share, rideshare, taxis',
  fuel: 'gas fuel, gas and fuel, gasoline, gas station, auto fuel, car fuel, petrol, tanken, carburant, combustible, carburante, brandstof, bransle, paliwo, transportation fuel',
  parking: 'parking tolls, tolls, parken, peages',
  vehicle:
    'automotive, auto service, auto insurance, auto payment, service parts, car, auto maintenance, auto repair, vehicle, kfz',
  shopping:
    'general merchandise, merchandise, retail, department stores, einkaufen, achats, compras, acquisti, winkelen, zakupy, nakupy',
  clothing: 'clothes, apparel, kleidung, mode, habillement, ropa, abbigliamento, kleding, klader',
  electronics: 'electronics software, media electronics, elektronik, computers',
  'books-and-hobbies': 'books, hobbies, toys, games, music, books supplies',
  gifts: 'gift, gifts given, presents, geschenke, cadeaux, regalos, regali, cadeaus, presenter',
  'online-shopping': 'online, internet purchase, mail order',
  leisure:
    'entertainment, recreation, fun, arts, freizeit, loisirs, ocio, svago, vrije tid, noje, fritid, leisure entertainment',
  subscriptions: 'subscription, streaming, abos, abonnements, suscripciones, abonnementen, television, cable',
  sport: 'sports, gym, fitness, health fitness, sporting goods',
  events: 'movies dvds, movies, concerts, cinema, kino, museums, tickets',
  travel:
    'vacation, holidays, holiday, travel holidays, urlaub, reisen, voyages, viajes, viaggi, reizen, resor, podroze, cestovani, other travel',
  flights: 'air travel, airfare, airlines, flight, travel airline, fluge',
  hotels: 'lodging, hotel, accommodation, travel lodging, unterkunft',
  'car-rental': 'rental car taxi, rental car, car rental, rental cars, auto rental',
  health:
    'medical, healthcare, health care, health fitness medical, health wellness, gesundheit, sante, salud, salute, zorg, halsa, zdrowie, zdravi, medical services',
  doctor: 'dentist, doctors, arzt, medecin, medico',
  pharmacy: 'drugstores, drug stores, healthcare drug stores, apotheke, pharmacie, farmacia',
  'health-insurance': 'krankenversicherung, mutuelle, medical insurance',
  'personal-care': 'personal, beauty, hair, spa massage, personal care, korperpflege, drogerie',
  family: 'kids, children, family friends, familie, famille, familia, famiglia',
  childcare: 'baby supplies, babysitter daycare, child care, daycare, kinderbetreuung',
  education: 'tuition, student, school, bildung, ausbildung, education formation, educacion, istruzione',
  pets: 'pet, pet food supplies, pet supplies, veterinary, haustiere, animaux, mascotas, animali',
  finance: 'finances, financial, insurances finances, financial services, finanzen',
  'bank-fees':
    'bank charge, bank charges, bank fee, service charge, service fee, fee, fees, fees charges, fees adjustments, fee interest charge, atm fee, gebuhren, frais bancaires, comisiones, kosten bank',
  'interest-paid': 'interest charge, interest expense, finance charge, schuldzinsen',
  'loan-payments': 'loan, loans, loan payment, student loan, kredit, kredite, credits, prestamos, leningen',
  taxes:
    'tax, federal tax, state tax, property tax, taxes fines, steuern, impots, impuestos, tasse, belastingen, skatt, podatki, dane, government services',
  insurance:
    'insurances, life insurance, versicherung, versicherungen, assurance, assurances, seguros, assicurazioni, verzekeringen, forsakring, ubezpieczenia, pojisteni',
  donations:
    'charity, donation, charitable donations, gifts donations, charitable, spenden, dons, donativos, donazioni',
  'cash-withdrawal':
    'cash, cash atm, atm, cash withdrawals, bargeld, retraits cash, retraits, efectivo, contanti, contant, kontanter',
  salary:
    'paycheck, salaries, wages, payroll, income salary, gehalt, lohn, salaire, nomina, stipendio, salaris, lon, wynagrodzenie, mzda',
  pension: 'retirement income, rente, retraite',
  'interest-earned': 'interest, interest income, interest inc, zinsen, interets, intereses, interessi',
  dividends: 'dividend, div income, dividenden, dividendes',
  'rental-income': 'rental income, mieteinnahmen, revenus locatifs',
  refunds: 'refund, returned purchase, reimbursement, erstattung, remboursements, reembolsos, rimborsi',
  benefits: 'unemployment, child benefit, kindergeld, allocations, government benefits',
  'gifts-received': 'gift received, gift received income, gifts received',
  'other-income': 'income, other income, misc income, einnahmen, revenus, ingresos, entrate, inkomsten, inkomst',
};

const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...CATEGORY_TREE.flatMap(({ id, slug, name, accountable }) =>
    accountable === 0 || slug.startsWith('uncategorized') ? [] : [named(slug, id), named(name, id)],
  ),
  ...Object.entries(NAMES).flatMap(([slug, names]) => names.split(',').map((name) => named(name, categoryId(slug)))),
]);

function named(name: string, id: number): readonly [name: string, id: number] {
  return [keyOf(name), id];
}

/** `Bills & Utilities`, `BILLS_AND_UTILITIES` and `bills utilities` are one name. */
function keyOf(name: string): string {
  return wordsOf(name)
    .filter((word) => word !== 'AND')
    .join(' ');
}

const NAME_CHARACTERS_MAX = 200;

/**
 * The category that a bank or a program means, such as `Auto:Fuel` or `Restaurant-Bar & Café`: by the whole name, or
 * else by the most special part of it that is known. `undefined` for a name that nobody documents.
 */
export function categoryOfName(name: string): number | undefined {
  const text = name.slice(0, NAME_CHARACTERS_MAX);
  const parts = text.split(/[:>/\\|;,–-]/u).toReversed();
  for (const part of [text, ...parts]) {
    const id = BY_NAME.get(keyOf(part));
    if (id !== undefined) return id;
  }
  return undefined;
}
