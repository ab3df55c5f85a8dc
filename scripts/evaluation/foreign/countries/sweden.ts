import { BusinessDays } from '../calendar/business-days.ts';
import { easter, on } from '../calendar/holidays.ts';
import type { Country } from '../world/country.ts';
import { payees } from '../world/payee.ts';
import { pricedAt } from './local-price.ts';
import { SWEDISH_BANKS, SWEDISH_CARDS } from './sweden-banks.ts';
import { SWEDISH_BILLS } from './sweden-bills.ts';

export const SWEDEN: Country = {
  code: 'SE',
  code3: 'SWE',
  name: 'Sweden',
  currency: 'SEK',
  minorDigits: 2,
  decimalMark: ',',
  scale: 11,
  localPrice: pricedAt(10.5, 10, 9),
  dollar: 10.6,
  businessDays: new BusinessDays([
    on(1, 1),
    on(1, 6),
    easter(-2),
    easter(1),
    on(5, 1),
    easter(39),
    on(6, 6),
    on(12, 24),
    on(12, 25),
    on(12, 26),
    on(12, 31),
  ]),
  shift: 'next',
  payDays: [
    { cycle: 'monthly', day: 25, shift: 'previous' },
    { cycle: 'monthly', day: 27, shift: 'previous' },
  ],
  salary: [21000, 42000],
  givenNames: ['Erik', 'Elsa', 'Åsa', 'Lars', 'Maja', 'Ali', 'Göran', 'Ebba', 'Johan', 'Sofia', 'Nils', 'Amira'],
  familyNames: [
    'Andersson',
    'Johansson',
    'Lindqvist',
    'Öberg',
    'Nilsson',
    'Berglund',
    'Hassan',
    'Sjöström',
    'Wikström',
    'Åkesson',
    'Holm',
    'Ekström',
  ],
  towns: ['Stockholm', 'Göteborg', 'Malmö', 'Uppsala', 'Västerås', 'Örebro', 'Umeå', 'Linköping'],
  employers: ['Ericsson AB', 'Region Stockholm', 'Volvo Cars', 'Försäkringskassan', 'ICA Sverige AB'],
  banks: SWEDISH_BANKS,
  cards: SWEDISH_CARDS,
  words: {
    months: [
      'januari',
      'februari',
      'mars',
      'april',
      'maj',
      'juni',
      'juli',
      'augusti',
      'september',
      'oktober',
      'november',
      'december',
    ],
    salary: ['Lön'],
    notes: ['tack', 'middag', 'fika', 'present', 'mat', 'bensin', 'biljetter', 'stugan'],
    saving: ['Sparande', 'Buffert', 'Resa', 'Månadsspar'],
    household: ['Hushåll', 'Gemensamt', 'Mat & räkningar'],
    cardBill: ['Faktura'],
    interest: ['Ränta', 'Kreditränta'],
    overdraft: ['Debetränta', 'Dispositionsränta'],
    accountFee: ['Pris nyckelkund', 'Månadsavgift'],
    foreignFee: ['Valutapåslag'],
    returnFee: ['Övertrasseringsavgift'],
    cashFee: ['Uttagsavgift'],
    purchaseAt: 'Ditt köp hos',
  },
  bills: SWEDISH_BILLS,
  shops: {
    groceries: payees(
      `ICA Maxi|ICA MAXI {@A6}\nICA Nära|ICA NARA {@A5}\nCoop|COOP {@A7}\nWillys|WILLYS {@A6}\nHemköp|HEMKOP {@A6}\nLidl|LIDL {@4}\nSystembolaget|SYSTEMBOLAGET {@4}\nCity Gross|CITY GROSS\nApotek Hjärtat|APOTEK HJARTAT\nPressbyrån|PRESSBYRAN {@4}`,
    ),
    eating: payees(
      `MAX|MAX BURGERS {@3}\nFoodora|FOODORA AB|STOCKHOLM\nPizzeria|IZ *PIZZERIA ROMA\nSushi|ZETTLE_*SUSHI YAMA\nMcDonald's|MCDONALDS {@3}\nO'Learys|OLEARYS\nLunch|RESTAURANG KVARNEN\nBastard Burgers|BASTARD BURGERS\nUber Eats|UBER *EATS|AMSTERDAM|NL\nEspresso House|ESPRESSO HOUSE {@3}`,
    ),
    coffee: payees(
      `Espresso House|ESPRESSO HOUSE {@3}\n7-Eleven|7-ELEVEN {@4}\nWaynes|WAYNES COFFEE\nKafé|ZETTLE_*KAFE`,
    ),
    fuel: payees(`OKQ8|OKQ8 {@A6}\nCircle K|CIRCLE K {@A5}\nPreem|PREEM {@5}\nSt1|ST1 {@A6}`),
    fares: payees(`SL|SL\nSJ|SJ AB|STOCKHOLM\nVästtrafik|VASTTRAFIK TO GO\nBolt|BOLT.EU/O/{#10}|TALLINN|EE`),
    topUps: payees(`EasyPark|EASYPARK AB\nParkster|PARKSTER\nLunchkort|RIKSKORT PAFYLLNING`),
    marketplaces: payees(
      `Amazon|AMZN Mktp SE*{X9}|LUXEMBOURG|LU\nKlarna|KLARNA BANK AB|STOCKHOLM\nTradera|TRADERA|STOCKHOLM\nZalando|ZALANDO SE|BERLIN|DE\nCDON|CDON AB|MALMO\nVinted|VINTED|VILNIUS|LT\nBlocket|BLOCKET|STOCKHOLM`,
    ),
    shopping: payees(
      `IKEA|IKEA {@A6}\nH&M|H&M {@4}\nClas Ohlson|CLAS OHLSON {@3}\nElgiganten|ELGIGANTEN\nJula|JULA {@A6}\nBiltema|BILTEMA\nStadium|STADIUM {@3}\nÅhléns|AHLENS {@A6}\nBauhaus|BAUHAUS\nRusta|RUSTA {@4}\nAkademibokhandeln|AKADEMIBOKHANDEL\nKicks|KICKS {@3}`,
    ),
    health: payees(`Apoteket|APOTEKET {@4}\nTandläkare|FOLKTANDVARDEN\nVårdcentral|VARDCENTRAL\nSynsam|SYNSAM`),
    leisure: payees(
      `Filmstaden|FILMSTADEN\nTicketmaster|TICKETMASTER SE\nSteam|STEAMGAMES.COM {@7}|HAMBURG|DE\nSAS|SAS {#10}|STOCKHOLM\nBooking|BOOKING.COM|AMSTERDAM|NL\nSvenska Spel|SVENSKA SPEL|VISBY\nPadel|MATCHI|GOTEBORG`,
    ),
    hairdressers: payees(`Frisör|ZETTLE_*SALONG KLIPP\nBarber|IZ *BARBER SHOP\nBjörn Axén|BJORN AXEN`),
    yearly: payees(
      `Besiktning|OPUS BILPROVNING\nGran|IZ *JULGRANAR\nSkistar|SKISTAR AB\nVianor|VIANOR\nPlantagen|PLANTAGEN\nKolonistuga|CAMPING LISEBERG\nBlommor|INTERFLORA`,
    ),
    brokers: payees(`Avanza Bank\nNordnet Bank\nLysa AB\nSwedbank Robur`),
  },
  accountNumber: '{@4} {@2} {@3} {@2}',
  creditorId: '{@7}',
  habits: { atm: 0.5, notes: [200, 300, 500, 1000], friends: 6, cardByDebit: 0.5, paypal: 0.05 },
};
