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
      betaalkaart, bankkaart, debetkaart, overboeking, instantoverschrijving, overschrijving, overschr, overmaking, periodieke, sepa,
      incasso, automatische, automatisch, algemeen, doorlopend, ideal, bea, beta, ga betaling, gea betaling,
      internetbankieren, online bankieren, mobiel bankieren, mobiele betaling, tikkie, naam, omschrijving, kenmerk,
      factuur, fact, rekening, rek, datum, tijd, datum tijd, valutadatum, bedrag, termijn, maand, maandelijks,
      jaarlijks, kwartaal, apple pay, google pay, bancontact, payconiq, mister cash, spoedopdracht, storting,
      diversen, verzamelbetaling, acceptgiro, via, uw, transactie, contactloos betaling, bankpas, europese,
      contributie, volgnr, pasvolgnr, term, eref, trtp, remi, instant, wero, met kbc, bankapp, mededeling, opdracht`,
    small: 'de, het, een, van, voor, aan, naar, op, met, in, en, te, bij, der, den, ten, uit, door, over, om, tot',
    purchase: `
      betaalautomaat, bea, pinbetaling, pintransactie, aankoop, aankopen, kaartbetaling, contactloos,
      winkel aankoop, betaling met kaart, bancontact aankoop`,
    standing: `
      incasso, sepa incasso, automatische incasso, doorlopend, eenmalig incasso, eurincasso, domiciliëring,
      domiciliering, machtiging, sepa machtiging, bestendige opdracht, doorlopende opdracht, permanente opdracht,
      periodieke overboeking, periodieke betaling, vaste opdracht, periodieke overschrijving, abonnement, abonn,
      lidmaatschap, mandaat`,
    reference: `
      machtiging id, machtiging, machtigingskenmerk, machtigingsnummer, machtigingsnr, incassant, csid, marf, mandaat,
      mandaatref, kenmerk, betalingskenmerk, klantnummer, klantnr, klant, polisnummer, polisnr, polis, contractnummer,
      contractnr, contract, factuurnummer, factuurnr, nota, notanummer, lidnummer, lidnr, relatienummer, relatienr,
      rekeningnummer, iban, bic, referentie, mededeling, gestructureerde mededeling, dossiernr, schuldeiser`,
    payee: 'naam, begunstigde, tegenpartij, ontvanger, naar, schuldeiser, name',
    holder: 'rekeninghouder, naam betaler, opdrachtgever, debiteur',
    cash: `
      geldautomaat, geldopname, geldmaat, geldopnames, opname geldautomaat, contant, contante opname, kasopname,
      pinopname, geldafhaling, afhaling, bankautomaat, geldopneming, opneming contanten, contanten, cash opname,
      biljettenverdeler, geldopvraging`,
    savings: `
      sparen, spaar, spaaropdracht, spaarpot, spaardoel, internetsparen, direct sparen, spaargeld, spaarboekje,
      bufferrekening, deposito, toprekening spaar, vermogen sparen, automatisch sparen, spaarplan, toekomstplan,
      rentespaar, spaarbuffer, internet plus sparen, kapitaalsparen, doelsparen`,
    ownTransfer: `
      eigen rekening, eigen rekeningen, overboeking eigen rekening, naar eigen rekening, interne overboeking,
      interne overschrijving, gezamenlijke rekening, en of rekening, vaste lasten rekening, huishoudrekening,
      betaalrekening overboeking, overschrijving eigen rekening, naar betaalrekening, lopende rekening`,
    cardDebt: `
      creditcard, credit card, creditcards, creditcardafrekening, afrekening creditcard, kredietkaart, kredietkaarten,
      afrekening kredietkaart, uitgavenstaat, afrekening visa, afrekening mastercard, incasso creditcard, ics bv,
      creditcard incasso, visa uitgavenstaat, maandafrekening kaart, afrekening kaart, kaartafrekening`,
    ownAlone: 'oranje, buffer, potje, opname, ics, deposito, visa, mastercard, rente, gea',
    cardIssuer: 'rabocard, alpha card',
    pending: 'reservering, in behandeling, gereserveerd, nog niet verwerkt',
    interest: `
      debetrente, rente roodstand, kredietrente, afrekening rente, rente en kosten, renteafrekening,
      debetinteresten, debetintresten, interesten,
      rente debet, debet rente`,
    returned: `
      storno, stornering, gestorneerd, onbetaald, weigering, incasso geweigerd, stornokosten, kosten storno,
      terugboeking, aanmaningskosten, kosten geldopname, koersopslag`,
  },
};
