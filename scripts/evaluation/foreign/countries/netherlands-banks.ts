import { AT_ONCE, anyDay, type Bank, SAME_WORKING_DAY } from '../world/bank.ts';

const ING_END = 'Valutadatum: {b:DD-MM-YYYY}';

export const DUTCH_BANKS: readonly Bank[] = [
  {
    id: 'ing-nl',
    prints: {
      card: `Pasvolgnr: 00{%1} {d:DD-MM-YYYY hh:mi} Transactie: {X6} Term: {@X6} ${ING_END}`,
      online: `Naam: {shop} Pasvolgnr: 00{%1} {d:DD-MM-YYYY hh:mi} {place} {ccc} Kaartnr: {%4}********{card4} ${ING_END}`,
      debit: `Naam: {payee} Omschrijving: {text} IBAN: {iban} Kenmerk: {X20} Machtiging ID: {mandate} Incassant ID: {creditor} Doorlopende incasso ${ING_END}`,
      standing: `Naam: {payee} Omschrijving: {text} IBAN: {iban} Periodieke overschrijving ${ING_END}`,
      transfer: `Naam: {payee} Omschrijving: {text} IBAN: {iban} Datum/Tijd: {d:DD-MM-YYYY hh:mi:ss} ${ING_END}`,
      instant: `Naam: {payee} via Tikkie Omschrijving: {#15} {text} IBAN: {iban} Kenmerk: {d:DD-MM-YYYY hh:mi} {#16} ${ING_END}`,
      'instant-in': `Naam: {payee} via Tikkie Omschrijving: Tikkie ID {#12}, {text} IBAN: {iban} ${ING_END}`,
      billpay: `Naam: {payee} Omschrijving: {text} IBAN: {iban} Kenmerk: {#16} ${ING_END}`,
      incoming: `Naam: {payee} Omschrijving: {text} IBAN: {iban} ${ING_END}`,
      salary: `Naam: {payee} Omschrijving: {text} IBAN: {iban} Kenmerk: {#12} ${ING_END}`,
      atm: `Pasvolgnr: 00{%1} {d:DD-MM-YYYY hh:mi} GM {@6} {town} ${ING_END}`,
      fee: `{text} ING BANK N.V. ${ING_END}`,
      interest: `{text} ${ING_END}`,
      returned: `Naam: {payee} Omschrijving: STORNO {text} IBAN: {iban} Machtiging ID: {mandate} ${ING_END}`,
      'own-out': `Naar Oranje spaarrekening {other} {text} ${ING_END}`,
      'own-in': `Van Oranje spaarrekening {other} {text} ${ING_END}`,
      'card-bill': `Naam: {payee} Omschrijving: {@11} Incasso creditcard {d:MMMM YYYY} Machtiging ID: {mandate} ${ING_END}`,
    },
    names: {
      card: '{shop|up|cut=24} {PLACE|cut=14} NLD',
      debit: '{payee}',
      transfer: '{payee}',
      incoming: '{payee}',
      atm: 'Geldmaat {town}',
      fee: 'Kosten BetaalPakket',
      'own-out': 'Oranje Spaarrekening',
      'own-in': 'Oranje Spaarrekening',
    },
    card: anyDay(0, 1),
  },
  {
    id: 'abn-amro',
    prints: {
      card: [
        'BEA, Betaalpas                   {shop|cut=22},PAS{%3}     NR:{@X6}, {d:DD.MM.YY/hh:mi}      {PLACE}',
        'BEA, Apple Pay                   {shop|cut=22},PAS{%3}     NR:{@X6}, {d:DD.MM.YY/hh:mi}      {PLACE}',
      ],
      online:
        'eCom, Betaalpas                  {shop|cut=22},PAS{%3}     NR:{#8}, {d:DD.MM.YY/hh:mi}      {place}, Land: {ccc}',
      debit:
        'SEPA Incasso algemeen doorlopend Incassant: {creditor}  Naam: {payee|pad=27}Machtiging: {mandate}        Omschrijving: {text}    IBAN: {iban}         Kenmerk: {X18}',
      standing:
        'SEPA Periodieke overb.           IBAN: {iban}        BIC: {bic}                    Naam: {payee}       Omschrijving: {text}',
      transfer:
        'SEPA Overboeking                 IBAN: {iban}        BIC: {bic}                    Naam: {payee}       Omschrijving: {text}',
      instant:
        'SEPA iDEAL                       IBAN: {iban}        BIC: {bic}                    Naam: {payee} via Tikkie      Omschrijving: {#12} {#16} {text}  Kenmerk: {d:DD-MM-YYYY hh:mi} {#16}',
      incoming:
        'SEPA Overboeking                 IBAN: {iban}        BIC: {bic}                    Naam: {payee}       Omschrijving: {text}',
      salary: '/TRTP/SEPA OVERBOEKING/IBAN/{iban|tight}/BIC/{bic}/NAME/{payee|up}/REMI/{text}/EREF/{#14}',
      atm: 'GEA, Betaalpas                   Geldmaat {town|cut=16},PAS{%3}    NR:{@6}, {d:DD.MM.YY/hh:mi}      {town|up}',
      fee: 'ABN AMRO Bank N.V.               {text}',
      interest: '{text}',
      returned: 'SEPA Terugboeking incasso Incassant: {creditor}  Naam: {payee} Machtiging: {mandate}',
      'own-out':
        'SEPA Overboeking                 IBAN: {other}        BIC: ABNANL2A                    Naam: {me}       Omschrijving: {text}',
      'own-in':
        'SEPA Overboeking                 IBAN: {other}        BIC: ABNANL2A                    Naam: {me}       Omschrijving: {text}',
      'card-bill':
        '/TRTP/SEPA Incasso algemeen doorlopend/CSID/{creditor}/NAME/{payee|up}/MARF/{mandate}/REMI/Uw betaling aan ICS {@11}/IBAN/{iban|tight}/BIC/ABNANL2A/EREF/{#20}',
    },
    card: anyDay(0, 1),
  },
  {
    id: 'rabobank',
    prints: {
      card: 'Betaalautomaat {d:hh:mi} pasnr. 0{%2}',
      online: '{shop} {d:DD-MM-YYYY hh:mi} {#16}',
      debit: '{text}',
      transfer: '{text}',
      incoming: '{text}',
      atm: 'Geldautomaat {d:hh:mi} pasnr. 0{%2}',
      fee: '{text}',
      interest: '{text}',
      returned: 'Terugboeking {text}',
      'own-out': '{text}',
      'own-in': '{text}',
      'card-bill': 'Creditcard {d:MMMM}',
    },
    names: {
      card: '{shop|cut=24} {PLACE|cut=13}',
      debit: '{payee}',
      transfer: '{payee}',
      incoming: '{payee}',
      instant: '{payee} via Rabo Betaalverzoek',
      atm: 'Geldmaat {@6} {PLACE}',
      'own-out': '{me}',
      'own-in': '{me}',
      'card-bill': 'Rabobank',
    },
    card: anyDay(0, 1),
  },
  {
    id: 'bunq',
    prints: {
      card: '{payee} {place}, {cc}',
      debit: '{text}',
      transfer: '{text}',
      incoming: '{text}',
      atm: 'GELDMAAT {town|up}, NL',
      fee: '{text}',
      interest: '{text}',
      'own-out': '{text}',
      'own-in': '{text}',
    },
    names: {
      card: '{payee}',
      debit: '{payee}',
      transfer: '{payee}',
      incoming: '{payee}',
      'own-out': '{me}',
      'own-in': '{me}',
    },
    card: AT_ONCE,
    bank: SAME_WORKING_DAY,
  },
];

export const DUTCH_CARDS: readonly Bank[] = [
  {
    id: 'International Card Services BV',
    prints: {
      card: '{shop|up|pad=25}{place|up|pad=40}{cc}',
      fee: '{text|up}',
      interest: 'RENTE',
      'card-credit': 'GEINCASSEERD VORIG SALDO',
    },
    card: anyDay(1, 3),
  },
  {
    id: 'ING Creditcard',
    prints: { card: '{shop|cut=24} {place}', fee: '{text}', interest: 'Rente', 'card-credit': 'Aflossing' },
    names: { card: '{payee}' },
    card: anyDay(0, 2),
  },
];
