import { BusinessDays } from '../calendar/business-days.ts';
import { easter, nth, on } from '../calendar/holidays.ts';
import type { Country } from '../world/country.ts';
import { payees } from '../world/payee.ts';
import { samePrice } from './local-price.ts';
import { BRITISH_BANKS, BRITISH_CARDS } from './united-kingdom-banks.ts';
import { BRITISH_BILLS, BRITISH_METER } from './united-kingdom-bills.ts';

export const UNITED_KINGDOM: Country = {
  code: 'GB',
  code3: 'GBR',
  name: 'United Kingdom',
  currency: 'GBP',
  minorDigits: 2,
  decimalMark: '.',
  scale: 0.9,
  localPrice: samePrice,
  dollar: 0.79,
  businessDays: new BusinessDays([
    on(1, 1, 'monday'),
    easter(-2),
    easter(1),
    nth(1, 1, 5),
    nth(-1, 1, 5),
    nth(-1, 1, 8),
    on(12, 25, 'monday'),
    on(12, 26, 'monday'),
  ]),
  shift: 'next',
  payDays: [
    { cycle: 'monthly', day: 31, shift: 'previous' },
    { cycle: 'monthly', day: 28, shift: 'previous' },
    { cycle: 'monthly', day: 25, shift: 'previous' },
  ],
  salary: [1600, 3800],
  givenNames: [
    'Oliver',
    'Amelia',
    'Mohammed',
    'Sophie',
    'Rhys',
    'Fiona',
    'Priya',
    'Callum',
    'Grace',
    'Daniel',
    'Niamh',
    'Zara',
  ],
  familyNames: [
    'Taylor',
    'Davies',
    'Khan',
    'Evans',
    'Wilson',
    "O'Brien",
    'Begum',
    'Campbell',
    'Hughes',
    'Shah',
    'Walker',
    'Morris',
  ],
  towns: ['London', 'Manchester', 'Leeds', 'Bristol', 'Cardiff', 'Glasgow', 'Newcastle upon', 'Norwich'],
  employers: ['NHS Foundation Trst', 'Tesco Stores Ltd', 'HMRC Payroll', 'Accenture UK Ltd', 'Leeds Univ'],
  banks: BRITISH_BANKS,
  cards: BRITISH_CARDS,
  words: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    salary: ['SALARY', 'PAY {d:MMM YY}', '{@8} BACS', 'WAGES'],
    notes: ['Dinner', 'thanks x', 'Taxi', 'birthday', 'pub', 'holiday', 'Tickets', 'Sent from Monzo', 'football'],
    saving: ['SAVINGS', 'ISA', 'RAINY DAY', 'HOLIDAY FUND'],
    household: ['BILLS', 'JOINT ACC', 'HOUSEKEEPING'],
    cardBill: ['CREDIT CARD'],
    interest: ['Gross interest', 'Credit interest'],
    overdraft: ['Arranged overdraft interest', 'Daily OD Int'],
    accountFee: ['Account fee', 'Club Lloyds Fee', 'Monthly maintenance fee'],
    foreignFee: ['Non-Sterling Transaction Fee'],
    returnFee: ['Unpaid transaction fee'],
    cashFee: ['Cash machine charge'],
    purchaseAt: 'Your purchase at',
  },
  bills: [...BRITISH_BILLS, BRITISH_METER],
  shops: {
    groceries: payees(
      `Tesco|TESCO STORES {@4}\nSainsbury's|SAINSBURYS S/MKTS\nAldi|ALDI {@2} {@3}\nLidl|LIDL GB {@A6}\nAsda|ASDA STORES {@4}\nMorrisons|WM MORRISONS STORE\nWaitrose|WAITROSE {@3}\nCo-op|CO-OP GROUP {@6}\nM&S|MARKS&SPENCER PLC S\nIceland|ICELAND`,
    ),
    eating: payees(
      `Nando's|NANDOS {@4}\nGreggs|GREGGS PLC\nJD Wetherspoon|J D WETHERSPOON\nDeliveroo|DELIVEROO|LONDON\nUber Eats|UBER *EATS|HELP.UBER.COM\nDishoom|DISHOOM\nFish Bar|SumUp  *The Fish Bar\nKFC|KFC {@4}\nJust Eat|JUST EAT.CO.UK LTD|LONDON\nPizza Express|PIZZA EXPRESS`,
    ),
    coffee: payees(
      `Costa|COSTA COFFEE {@8}\nCaffe Nero|CAFFE NERO\nStarbucks|STARBUCKS {@5}\nCanteen|COMPASS GROUP {@4}`,
    ),
    fuel: payees(`Shell|SHELL {@A7}\nBP|BP {@6}\nTesco PFS|TESCO PFS {@4}\nEsso|ESSO MFG`),
    fares: payees(
      `TfL|TFL TRAVEL CH|TFL.GOV.UK/CP\nTrainline|TRAINLINE|LONDON\nFirst Bus|FIRST BUS\nUber|UBER *TRIP|HELP.UBER.COM`,
    ),
    topUps: payees(
      `RingGo|RINGGO|BASINGSTOKE\nDart Charge|DART CHARGE\nOyster|TFL OYSTER AUTO TOPUP\nParentMail|PARENTMAIL`,
    ),
    marketplaces: payees(
      `Amazon|AMZNMktplace*{X9}|amazon.co.uk\nAmazon.co.uk|Amazon.co.uk*{X9}|AMAZON.CO.UK|LU\neBay|eBay O*{#2}-{#5}-{#5}|London\nVinted|VINTED|LONDON\nASOS|ASOS.COM|LONDON\nPayPal|PAYPAL *{A8}|35314369001`,
    ),
    shopping: payees(
      `Argos|ARGOS LTD\nB&Q|B & Q {@4}\nPrimark|PRIMARK\nJohn Lewis|JOHN LEWIS\nIKEA|IKEA LTD\nBoots|BOOTS {@4}\nCurrys|CURRYS\nNext|NEXT RETAIL\nWilko|WILKO {@3}\nTK Maxx|TK MAXX {@4}\nWaterstones|WATERSTONES\nScrewfix|SCREWFIX DIR LTD`,
    ),
    health: payees(`Superdrug|SUPERDRUG\nSpecsavers|SPECSAVERS\nPharmacy|WELL PHARMACY\nDentist|THE DENTAL PRACTICE`),
    leisure: payees(
      `Odeon|ODEON CINEMAS\nTicketmaster|TICKETMASTER UK|LONDON\nSteam|STEAMGAMES.COM {@8}|HAMBURG\nNational Lottery|NATIONAL LOTTERY INTE|WATFORD\neasyJet|EASYJET000K{X6}|LUTON\nAirbnb|AIRBNB * HM{X8}|LONDON\nParkrun cafe|SUMUP *PARK CAFE`,
    ),
    hairdressers: payees(`Barber|SumUp  *Turkish Barber\nToni & Guy|TONI & GUY\nSalon|ZETTLE_*SALON NINE`),
    yearly: payees(
      `Christmas trees|SUMUP *PINES & NEEDLES\nCenter Parcs|CENTER PARCS LTD\nMoonpig flowers|INTERFLORA\nMOT Garage|KWIK FIT {@4}\nUniform Shop|SCHOOLWEAR SHOP\nGlastonbury|SEE TICKETS|NOTTINGHAM\nGarden Centre|DOBBIES GARDEN CENTRE`,
    ),
    brokers: payees(`Vanguard Asset Mngt\nHargreaves Lansdown\nMoneybox\nAJ Bell Securities`),
  },
  accountNumber: '{@2}-{@2}-{@2} {@8}',
  creditorId: '{@6}',
  habits: { atm: 1.5, notes: [10, 20, 30, 50, 100], friends: 4, cardByDebit: 0.75, paypal: 0.1 },
};
