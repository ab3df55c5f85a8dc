import type { BankWords } from '../bank-words.ts';

export const ROMANIAN: BankWords = {
  countries: 'RO MD',
  sources: [
    'TransFonD and Banca Națională a României: debit direct, plăți instant; BCR, BT, BRD and ING România: transaction names of account exports',
  ],
  senses: {
    channel: `
      plată, plăți, plata card, plata cu cardul, pos plata, tranzacție, transferuri, transfer homebank, virament,
      ordin de plată, plată instant, plată factură, facturi, utilități plata, detalii, cont, contul, din contul,
      în contul, homebank, btpay, george, nr card, autorizare, intrabancar, interbancar, incasare, abonament lunar,
      lunar, rata lunara, comision tranzactie, beneficiar`,
    small: 'din, pentru, cu, către, și, ai, ale, pe, prin',
    purchase: 'cumpărare, cumpărături, plata la pos, comerciant, epos, plata pos, tranzactie pos, achiziție',
    standing: `
      debitare directă, plată recurentă, plată programată, plată automată, ordin programat, transfer programat,
      cotizație, ordin de plata programat, plata periodica`,
    reference: `
      referință, numar, cod client, cod abonat, nr contract, poliță, nr polita, factura nr, serie, cui, cnp,
      explicații, cod plata`,
    payee: 'beneficiar, nume beneficiar, destinatar, furnizor',
    holder: 'ordonator, plătitor',
    cash: `
      retragere, retragere numerar, numerar, retrageri, eliberare numerar, ridicare numerar, retragere de numerar,
      retragere card, retragere ghișeu`,
    savings: 'economisire, cont economisire, depozite, pușculiță, save up, maxi bani, rotunjire',
    ownTransfer: `
      conturi proprii, cont propriu, transfer intern, conturile mele, contul meu, in contul propriu, cont comun`,
    cardDebt: `
      card de credit, cardul de credit, rambursare card de credit, rambursare card credit, rata card credit,
      card credit, alimentare card credit, card cumparaturi, star card, credit card rambursare`,
    pending: 'in asteptare, suma blocata, blocat, in curs de procesare',
    interest: 'dobândă, dobânzi, dobanda overdraft, overdraft, dobanda penalizatoare, descoperit de cont, dobanda card',
    returned: `
      refuz, debit refuzat, refuz debit direct, penalități întârziere, comision retragere, comision interogare,
      comision refuz`,
  },
};
