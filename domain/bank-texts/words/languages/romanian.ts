import type { BankWords } from '../bank-words.ts';

export const ROMANIAN: BankWords = {
  countries: 'RO MD',
  sources: [
    'TransFonD and Banca Națională a României: debit direct, plăți instant; BCR, BT, BRD and ING România: transaction names of account exports',
  ],
  senses: {
    channel: `
      card, plată, plata, plăți, plata card, plata cu cardul, plată card, pos plata, tranzacție, tranzactie, transfer,
      transferuri, transfer homebank, virament, ordin de plată, op, plată instant, plată factură, factura, facturi,
      utilități plata, detalii, cont, contul, din contul, în contul, suma, data, internet banking, homebank, btpay,
      george, terminal, nr card, autorizare, intrabancar, interbancar, incasare, abonament lunar, lunar, anual,
      rata lunara, comision tranzactie, plati, beneficiar`,
    small: 'la, de, din, pentru, cu, în, către, catre, și, al, ai, ale, pe, prin, un, o',
    purchase: `
      cumpărare, cumparare, cumpărături, cumparaturi, plata la pos, plată la pos, comerciant, epos, plata pos,
      tranzactie pos, achiziție, achizitie, contactless`,
    standing: `
      debit direct, debitare directă, plată recurentă, plata recurenta, plată programată, plată automată,
      ordin programat, standing order, transfer programat, direct debit, abonament, cotizație,
      ordin de plata programat, plata periodica, mandat`,
    reference: `
      referință, referinta, ref, nr, numar, cod client, cod abonat, contract, nr contract, poliță, polita,
      nr polita, factura nr, serie, cui, cnp, id, explicații, cod plata`,
    payee: 'beneficiar, nume beneficiar, destinatar, furnizor',
    holder: 'ordonator, plătitor, titular',
    cash: `
      retragere, retragere numerar, numerar, retrageri, bancomat, eliberare numerar, ridicare numerar,
      retragere de numerar, retragere card, retragere ghișeu`,
    savings: `
      economii, cont economii, cont de economii, economisire, cont economisire, depozit, constituire depozit,
      depozite, pușculiță, pusculita, save up, maxi bani, depozit la termen, rotunjire, round up`,
    ownTransfer: `
      conturi proprii, cont propriu, transfer între conturi, transfer intern, transfer între conturile proprii,
      conturile mele, contul meu, in contul propriu, cont comun`,
    cardDebt: `
      card de credit, cardul de credit, rambursare card de credit, rambursare card credit, plată card credit,
      rata card credit, card credit, alimentare card credit, card cumparaturi, star card, credit card rambursare`,
    pending: 'in asteptare, suma blocata, blocat, in curs de procesare',
    interest: `
      dobândă, dobanda, dobânzi, dobanda overdraft, overdraft, dobanda penalizatoare, descoperit de cont,
      dobanda card`,
    returned: `
      refuz, debit refuzat, refuz debit direct, penalități întârziere, comision retragere, comision interogare,
      comision refuz`,
  },
};
