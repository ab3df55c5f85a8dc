import type { BankWords } from '../bank-words.ts';

export const DUTCH: BankWords = {
  countries: 'NL BE SR CW',
  sources: [
    'Betaalvereniging Nederland: SEPA incasso, iDEAL, structured description keywords /TRTP/ /CSID/ /NAME/ /MARF/ /REMI/ of MT940',
    'Febelfin: CODA transaction codes in Dutch (domiciliëring, doorlopende opdracht, geldopname)',
  ],
  senses: {
    channel: `
      betaalautomaat, betaalpas, betaling, betalingen, betaald, pasbetaling, kaartbetaling, kaart, pas, pinpas,
      betaalkaart, bankkaart, debetkaart, overboeking, instantoverschrijving, overschrijving, overschr, overmaking,
      periodieke, incasso, automatische, automatisch, algemeen, doorlopend, bea, beta, ga betaling, gea betaling,
      internetbankieren, online bankieren, mobiel bankieren, mobiele betaling, tikkie, naam, omschrijving, kenmerk,
      factuur, rekening, rek, tijd, datum tijd, valutadatum, bedrag, termijn, maand, maandelijks, jaarlijks, kwartaal,
      mister cash, spoedopdracht, storting, diversen, verzamelbetaling, acceptgiro, uw, transactie,
      contactloos betaling, bankpas, europese, contributie, volgnr, pasvolgnr, term, eref, instant, wero, met kbc,
      bankapp, mededeling, opdracht`,
    small: 'het, een, van, voor, aan, naar, op, met, te, bij, ten, uit, door, over, om, tot',
    purchase: `
      betaalautomaat, bea, pinbetaling, pintransactie, aankoop, aankopen, kaartbetaling, contactloos,
      winkel aankoop, betaling met kaart, bancontact aankoop`,
    standing: `
      incasso, sepa incasso, automatische incasso, doorlopend, eenmalig incasso, eurincasso, domiciliëring, machtiging,
      sepa machtiging, bestendige opdracht, doorlopende opdracht, permanente opdracht, periodieke overboeking,
      periodieke betaling, vaste opdracht, periodieke overschrijving, abonn, lidmaatschap, mandaat`,
    reference: `
      machtiging id, machtiging, machtigingskenmerk, machtigingsnummer, machtigingsnr, incassant, mandaat, mandaatref,
      kenmerk, betalingskenmerk, klantnummer, klantnr, klant, polisnummer, polisnr, polis, contractnummer, contractnr,
      contract, factuurnummer, factuurnr, nota, notanummer, lidnummer, lidnr, relatienummer, relatienr, rekeningnummer,
      bic, referentie, mededeling, gestructureerde mededeling, dossiernr, schuldeiser`,
    payee: 'naam, begunstigde, tegenpartij, ontvanger, naar, schuldeiser',
    holder: 'rekeninghouder, naam betaler, opdrachtgever',
    cash: `
      geldautomaat, geldopname, geldmaat, geldopnames, opname geldautomaat, contant, contante opname, kasopname,
      pinopname, geldafhaling, afhaling, bankautomaat, geldopneming, opneming contanten, contanten, cash opname,
      biljettenverdeler, geldopvraging`,
    savings: `
      spaar, spaaropdracht, spaargeld, bufferrekening, deposito, toprekening spaar, vermogen sparen,
      automatisch sparen, spaarplan, toekomstplan, rentespaar, spaarbuffer, internet plus sparen, kapitaalsparen,
      doelsparen`,
    ownTransfer: `
      eigen rekening, eigen rekeningen, overboeking eigen rekening, naar eigen rekening, interne overboeking,
      interne overschrijving, gezamenlijke rekening, en of rekening, vaste lasten rekening, huishoudrekening,
      betaalrekening overboeking, overschrijving eigen rekening, naar betaalrekening, lopende rekening`,
    cardDebt: `
      creditcards, creditcardafrekening, afrekening creditcard, kredietkaart, kredietkaarten, afrekening visa,
      afrekening mastercard, incasso creditcard, ics bv, visa uitgavenstaat, maandafrekening kaart, afrekening kaart,
      kaartafrekening`,
    ownAlone: 'oranje, buffer, potje, opname, ics, deposito, rente, gea',
    cardIssuer: 'rabocard, alpha card',
    pending: 'reservering, in behandeling, gereserveerd, nog niet verwerkt',
    interest: `
      debetrente, rente roodstand, kredietrente, afrekening rente, rente en kosten, renteafrekening,
      debetinteresten, debetintresten, interesten,
      rente debet, debet rente`,
    returned: `
      stornering, gestorneerd, onbetaald, weigering, incasso geweigerd, stornokosten, kosten storno, terugboeking,
      aanmaningskosten, kosten geldopname, koersopslag`,
  },
};
