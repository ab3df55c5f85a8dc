import { BusinessDays } from '../calendar/business-days.ts';
import { nth, on } from '../calendar/holidays.ts';
import type { Country } from '../world/country.ts';
import { payees } from '../world/payee.ts';
import { samePrice } from './local-price.ts';
import { AMERICAN_BANKS, AMERICAN_CARDS } from './united-states-banks.ts';
import { AMERICAN_BILLS } from './united-states-bills.ts';

export const UNITED_STATES: Country = {
  code: 'US',
  code3: 'USA',
  name: 'United States',
  currency: 'USD',
  minorDigits: 2,
  decimalMark: '.',
  scale: 1.15,
  localPrice: samePrice,
  dollar: 1,
  businessDays: new BusinessDays([
    on(1, 1, 'nearest'),
    nth(3, 1, 1),
    nth(3, 1, 2),
    nth(-1, 1, 5),
    on(6, 19, 'nearest'),
    on(7, 4, 'nearest'),
    nth(1, 1, 9),
    nth(2, 1, 10),
    on(11, 11, 'nearest'),
    nth(4, 4, 11),
    on(12, 25, 'nearest'),
  ]),
  shift: 'next',
  payDays: [
    { cycle: 'biweekly', day: 5, shift: 'previous' },
    { cycle: 'biweekly', day: 4, shift: 'previous' },
    { cycle: 'semi-monthly', day: 15, shift: 'previous' },
  ],
  salary: [2600, 7200],
  givenNames: [
    'James',
    'Maria',
    'Robert',
    'Linda',
    'Tyrone',
    'Ashley',
    'Kevin',
    'Nguyen',
    'Emily',
    'Carlos',
    'Megan',
    'Derek',
  ],
  familyNames: [
    'Smith',
    'Johnson',
    'Garcia',
    'Washington',
    'Miller',
    'Tran',
    'Anderson',
    'Lopez',
    'Kowalski',
    'Patel',
    'Brown',
    'Olsen',
  ],
  towns: [
    'Seattle WA',
    'Austin TX',
    'Chicago IL',
    'Columbus OH',
    'Brooklyn NY',
    'San Diego CA',
    'Raleigh NC',
    'Boise ID',
  ],
  employers: ['Boeing Company', 'Swedish Health', 'ADP TotalSource', 'Gusto', 'State of Texas', 'Kroger Company'],
  banks: AMERICAN_BANKS,
  cards: AMERICAN_CARDS,
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
    salary: ['PAYROLL'],
    notes: ['Pizza', 'tix', 'Happy birthday', 'gas money', 'dinner', 'thanks', 'beers', 'groceries', 'Costco run'],
    saving: ['savings', 'Emergency fund', 'vacation'],
    household: ['household', 'joint'],
    cardBill: ['AUTOPAY', 'EPAY', 'CRCARDPMT'],
    interest: ['Interest Payment', 'INTEREST PAID', 'Interest Earned'],
    overdraft: ['Overdraft Interest'],
    accountFee: ['Monthly Service Fee', 'Monthly Maintenance Fee'],
    foreignFee: ['Foreign Transaction Fee'],
    returnFee: ['NSF Returned Item Fee'],
    cashFee: ['Non-Network ATM Fee'],
    purchaseAt: 'Purchase at',
  },
  bills: AMERICAN_BILLS,
  shops: {
    groceries: payees(
      `Safeway|SAFEWAY #{@4}\nTrader Joe's|TRADER JOE'S #{@3}\nKroger|KROGER #{@3}\nWhole Foods|WHOLEFDS {@3} {@5}\nALDI|ALDI {@5}\nWalmart|WAL-MART #{@4}\nTarget|TARGET        000{@5}\nH-E-B|H-E-B #{@3}\nWM Supercenter|WM SUPERCENTER #{@4}`,
    ),
    eating: payees(
      `Chipotle|CHIPOTLE {@4}\nMcDonald's|MCDONALD'S F{@5}\nDoorDash|DD *DOORDASH {A8}|855-973-1040 CA\nUber Eats|UBER   *EATS|8005928996 CA\nOlive Garden|OLIVE GARDEN 00{@5}\nTaqueria|TST* TAQUERIA EL SOL\nThai Basil|SQ *THAI BASIL\nPanera|PANERA BREAD #{@6} O\nChick-fil-A|CHICK-FIL-A #0{@4}\nFive Guys|FIVE GUYS {@4}`,
    ),
    coffee: payees(
      `Starbucks|STARBUCKS STORE {@5}\nDunkin|DUNKIN #{@6} Q{@2}\nPeet's|PEETS #{@5}\nLocal Roaster|SQ *CAFFE LADRO`,
    ),
    fuel: payees(
      `Shell|SHELL OIL {@11}\nChevron|CHEVRON 0{@6}\nCostco Gas|COSTCO GAS #{@4}\nExxon|EXXONMOBIL {@8}\nArco|ARCO#{@5}`,
    ),
    fares: payees(
      `MTA|MTA*NYCT PAYGO|NEW YORK NY\nUber|UBER   *TRIP|8005928996 CA\nLyft|LYFT   *RIDE {d:MMM} {d:D} {#1}PM|LYFT.COM CA\nMetro Parking|PAYBYPHONE PARKING`,
    ),
    topUps: payees(
      `E-ZPass|E-Z*PASSNY REBILL|800-333-8655 NY\nGood To Go|WSDOT-GOODTOGO ONLINE|866-936-8246 WA\nStarbucks Card|STARBUCKS CARD RELOAD|800-782-7282 WA\nORCA|ORCA MYORCA`,
    ),
    marketplaces: payees(
      `Amazon|AMZN Mktp US*{X9}|Amzn.com/bill WA\nAmazon.com|Amazon.com*{X9}|Amzn.com/bill WA\neBay|eBay O*{#2}-{#5}-{#5}|800-4563229 CA\nEtsy|ETSY.COM*|BROOKLYN NY\nTemu|TEMU.COM|BOSTON MA\nPayPal|PAYPAL *{A8}|402-935-7733 CA`,
    ),
    shopping: payees(
      `Home Depot|THE HOME DEPOT #{@4}\nLowe's|LOWES #0{@4}*\nMarshalls|MARSHALLS #{@4}\nBest Buy|BEST BUY      000{@5}\nOld Navy|OLD NAVY US {@4}\nMacy's|MACYS   {@4}\nIKEA|IKEA {@8}\nPetSmart|PETSMART # {@4}\nUlta|ULTA #{@4}\nRoss|ROSS STORES #{@3}\nDollar Tree|DOLLARTREE\nNike|NIKE.COM`,
    ),
    health: payees(
      `CVS|CVS/PHARMACY #0{@4}\nWalgreens|WALGREENS #{@4}\nKaiser|KAISER PERMANENTE\nDental|BRIGHT SMILES DENTAL`,
    ),
    leisure: payees(
      `AMC|AMC {@4} ONLINE\nTicketmaster|TM *TICKETMASTER\nSteam|STEAMGAMES.COM {@8}|425-952-2985 WA\nAirbnb|AIRBNB * HM{X8}|AIRBNB.COM CA\nSouthwest|SOUTHWES    526{#10}\nREI|REI #{@2}\nBowling|LUCKY STRIKE`,
    ),
    hairdressers: payees(`Great Clips|GREAT CLIPS {@4}\nBarber|SQ *RUDY'S BARBERSHOP\nSupercuts|SUPERCUTS {@5}`),
    yearly: payees(
      `TurboTax|INTUIT *TURBOTAX|CL.INTUIT.COM CA\nPumpkin Farm|SQ *REMLINGER FARMS\nTree Lot|SQ *NOBLE TREE FARM\nSki Resort|STEVENS PASS LIFT\nFlowers|1800FLOWERS.COM\nCamp|CAMP SEALTH\nTire Center|LES SCHWAB TIRES #{@4}`,
    ),
    brokers: payees(`Vanguard Buy\nFid Bkg Svc LLC\nSchwab Brokerage\nAcorns Investing`),
  },
  accountNumber: '{@10}',
  creditorId: '{@10}',
  habits: { atm: 1.2, notes: [20, 40, 60, 80, 100, 200], friends: 4, cardByDebit: 0.6, paypal: 0 },
};
