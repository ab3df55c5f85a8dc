import type { BankWords } from '../bank-words.ts';

export const GERMAN: BankWords = {
  countries: 'DE AT CH LI LU',
  sources: [
    'Deutsche Kreditwirtschaft: Geschäftsvorfallcodes and booking texts of MT940 and CAMT statements; DFÜ-Abkommen, Anlage 3 (SEPA field labels EREF, KREF, MREF, CRED, SVWZ, ABWA)',
    'STUZZA/PSA (Austria) and SIX Interbank Clearing (Switzerland): booking texts, LSV+, eBill, Dauerauftrag',
  ],
  senses: {
    channel: `
      karte, karten, kartenzahlung, girocard, girokarte, ec, ec karte, maestro, debitkarte, visa debit, zahlung,
      zahlungen, bezahlung, zahlungsauftrag, abbuchung, überweisung, ueberweisungsauftrag, echtzeitüberweisung,
      gutschrift, belastung, lastschrift zahlung, rechnung, rechnungen, rg, umsatz, buchung, beleg, terminal,
      onlinebanking, ebanking, e banking, internetzahlung, elv, sammelüberweisung, auftrag, vergütung, zahlungseingang,
      konto, girokonto, kontonummer, kto, blz, betrag, datum, uhr, uhrzeit, wertstellung, valuta, verwendungszweck,
      zweck, einkauf, ihr, ihre, ihren, bei, sagt, danke, sagt danke, kundenreferenz, monatlich, jährlich,
      vierteljährlich, halbjährlich, jahresbeitrag, monatsbeitrag, quartal, monat, jahr, beitrag, folgenr, verfalld,
      bezahlt, kreditor, ebill, erechnung, e rechnung, esr, qr, einzahlung, post finance`,
    small: 'von, der, die, das, dem, den, und, für, vom, zum, zur, im, am, auf, bei, mit, aus, nach, ab, ueber',
    purchase: `
      kauf dienstleistung, achat prestation, acquisto servizio, kartenkauf, kartenzahlung, einkauf, kauf, kontaktlos,
      zahlung karte, warenkauf`,
    standing: `
      lastschrift, basislastschrift, folgelastschrift, erstlastschrift, einmallastschrift, lastschrifteinzug, einzug,
      einzugsermächtigung, dauerauftrag, dauerauftr, dauerüberweisung, lsv, lsv belastung, mandat, abo, abonnement,
      abbuchungsauftrag, bankeinzug, wiederkehrende zahlung, mitgliedsbeitrag, belastungsermächtigung, debit direct`,
    reference: `
      mandat, mandatsref, mandatsreferenz, mandatsnr, gläubiger, glaeub id, kd, kdnr, kundennr, kundennummer, kunde,
      kunden nr, vertrag, vertragsnr, vertragsnummer, versnr, versicherungsnr, versicherungsschein, vsnr, police,
      policen nr, rechnungsnr, rechnungsnummer, re nr, rnr, renr, referenz, buchungsnr, end to end ref, mitgliedsnr,
      beitragsnr, beitragsnummer, zahlungsref, kassenzeichen, az, aktenzeichen, steuernr, bestellnr, auftragsnr,
      kundenreferenz`,
    payee: 'abwa, begünstigter, empfänger, zahlungsempfänger, empfängername, beguenst, kreditorname',
    holder: 'auftraggeber, kontoinhaber, zahlungspflichtiger, abwe, inhaber',
    cash: `
      geldautomat, geldausgabeautomat, ga nr, ga abhebung, ga automat, bargeld, bargeldauszahlung,
      barauszahlung, bargeldabhebung, bargeldbezug, barabhebung, barbehebung, behebung, bankomat, bankomatbehebung,
      automatenbehebung, geldabhebung, abhebung, auszahlung geldautomat, bancomat bezug, bezug bancomat, postomat,
      bezug postomat, bargeldbehebung, kassenauszahlung, selbstbedienung auszahlung, geldbezug`,
    savings: `
      sparkonto, sparziel, sparen, ansparen, sparbrief, sparbeitrag, spartopf, sparrate, sparübertrag, notgroschen,
      rücklage, rücklagen, rücklagenkonto, geldmarktkonto, vermögenssparen, spareinlage, sparauftrag, urlaubskasse,
      sparverein, depotkonto, verrechnungskonto, unterkonto, wunschkonto, sparkässeli, sparguthaben, mehrzins,
      extra konto, extrakonto, direktsparen, cashkonto`,
    ownAlone: 'gaa, auszahlung, behebung, karte, kartenabrechnungen',
    ownTransfer: `
      übertrag, kontoübertrag, umbuchung, eigenübertrag, eigenes konto, eigene konten, auf eigenes konto,
      interne umbuchung, hauptkonto, von hauptkonto, internes konto, gemeinschaftskonto, haushaltskonto,
      girokonto übertrag, kontenübertrag, vertragsinterner übertrag, eigenüberweisung`,
    cardDebt: `
      kreditkarte, kreditkarten, kreditkartenabrechnung, kreditkartenabrechn, kartenabrechnung, abrechnung kreditkarte,
      abrechnung karte, abrechnung visa, abrechnung mastercard, kreditkartenzahlung, kartenausgleich, visa abrechnung,
      mastercard abrechnung, kreditkartensaldo, kk abrechnung, kreditkartenbelastung, kartenrechnung, kartenkonto,
      kk ausgleich, monatsabrechnung kreditkarte, monatsabrechnung visa, monatsabrechnung mastercard,
      summe monatsabrechnung, monatsrechnung visa, cembra karten, viseca, swisscard, top card service, cornercard,
      ubs card center, karten abrechnung, paylife, card complete`,
    cardIssuer: `
      barclays bank ireland, lufthansa miles more, miles more credit card, comdirect visa, dkb visa, lbb amazon,
      bank norwegian, bonuscard`,
    cardBank: 'landesbank berlin, zinia, consors finanz, targobank, novum bank, cembra, dkb, comdirect',
    cardBrand: 'visa karte, visakarte, mastercard gold, kk, goldcard, visacard, kartenumsatz',
    pending: `
      vorgemerkt, vormerkung, vorgemerkte, reserviert, reservierung, kartenreservierung, ausstehend,
      autorisierung offen`,
    interest: `
      zinsen, sollzinsen, überziehungszinsen, dispozinsen, zinsabschluss, rechnungsabschluss, habenzinsen,
      kontoabschluss, abschluss, abrechnung kontokorrent, zinsbelastung, kontoüberziehung, schuldzins`,
    returned: `
      rücklastschrift, rücklastschriftgebühr, retoure, lastschriftrückgabe, rückgabe lastschrift,
      rücklastschrift gebühr, nichteinlösung, mahngebühr, mahnspesen, rücklastschriftentgelt, entgelt rücklastschrift,
      auslandseinsatzentgelt, auslandseinsatz, rückbuchung, bearbeitungsspesen auslandtransaktion`,
  },
};
