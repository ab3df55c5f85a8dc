import type { BankWords } from '../bank-words.ts';

export const ITALIAN: BankWords = {
  countries: 'IT SM CH VA',
  sources: [
    'Associazione Bancaria Italiana: causali interbancarie (ABI transaction reasons); CBI rendicontazione; Nexi and PagoPA labels',
  ],
  senses: {
    channel: `
      carta, carta di debito, carta n, pagobancomat, bancomat pay, pagamenti, pagam, pagamento pos, pagamento carta,
      pagamento online, addebito, addebiti, addeb, accredito, bonifico, bonifici, bon, bonifico istantaneo,
      bonifico a favore, bonifico disposto, disposto, disposizione, disposizioni, favore, operazione, operazioni, op,
      giroconto uscita, versamento, utenze, utenza, bolletta, bollettino, cbill, mav, rav, pagopa, fattura, fatt,
      rata n, canone mensile, mensile, annuale, trimestrale, bimestrale, semestrale, home banking, conto, cc,
      conto corrente, ora, ore, importo, causale, ricarica telefonica, commerciante, esercente, presso, effettuato,
      effettuata, nexi, sdd core, italia, postepay`,
    small: 'di, della, dello, dei, degli, delle, il, lo, i, gli, alla, presso, vs, ns',
    purchase: `
      acquisto, acquisti, mediante la carta, pagamento pos, pagobancomat, acquisto carta, pagamento tramite pos, spesa,
      pagamento visa debit, pagamento visa, pagamento mastercard, pagamento maestro, pagamento carta,
      pagamento con carta, pagamento e commerce, operazione pos, utilizzo carta, pos virtuale,
      pagamento su pos virtuale, pagamento pos virtuale`,
    standing: `
      addebito diretto, sdd core, addebito sepa, rid, domiciliazione, domiciliazioni, addebito preautorizzato,
      disposizione permanente, bonifico permanente, ordine permanente, bonifico ricorrente, bonifico periodico,
      addebito ricorrente, abbonamento, abbonamenti, rinnovo, pagamento ricorrente, quota associativa,
      addebito automatico`,
    reference: `
      rif, riferimento, id mandato, cod mandato, creditore, contratto, cod contratto, n contratto, codice cliente,
      n cliente, polizza, n polizza, pod, pdr, cro, codice, cod, iban, tessera, pratica, cod disp, cod identificativo,
      deb`,
    payee: 'creditore, ordinante, ragione sociale, azienda',
    holder: 'intestatario, debitore, intestato a',
    cash: `
      prelievo, prelievi, prelevamento, prelevamenti, prelievo bancomat, prelievo contante, contante, contanti,
      sportello automatico, prelievo sportello, bancomat prelievo, prelievo sportello automatico, prelievo carta,
      anticipo contante, anticipo contanti`,
    savings: `
      risparmi, piano di accumulo, accantonamento, conto di deposito, money box, fondo emergenza, obiettivo risparmio,
      buoni fruttiferi`,
    ownTransfer: `
      giroconto, girofondo, giro conto, girofondi, trasferimento interno, tra conti propri, conto proprio,
      propri conti, giroconti, trasferimento tra conti, mio conto, stesso intestatario, conto cointestato, a me stesso,
      bonifico giroconto`,
    cardDebt: `
      carta credito, carta di credito, carte di credito, saldo carta, saldo carta di credito, estratto conto carta,
      e c carta, addebito nexi, nexi payments, nexi spa, cartasi, carta si, addebito cartasi, american express italia,
      pagamento carta credito, rimborso carta di credito, compass carta, agos carta, saldo mensile carta,
      riepilogo carta`,
    ownAlone: 'prel, carta, pac, sportello',
    pending: `
      in attesa, prenotata, prenotato, non contabilizzata, non contabilizzato, preautorizzazione, impegno carta`,
    interest: `
      interessi, competenze, interessi debitori, interessi passivi, liquidazione interessi, scoperto,
      competenze e spese, spese liquidazione, interessi di mora`,
    returned: `
      insoluto, insoluti, storno, commissione insoluto, addebito insoluto, spese insoluto, respinto, sdd insoluto,
      impagato, commissione istruttoria veloce, civ, commissione scoperto, penale, commissione prelievo,
      comm prelievo`,
  },
};
