import type { BankWords } from '../bank-words.ts';

export const SWEDISH: BankWords = {
  countries: 'SE FI AX',
  sources: [
    'Bankgirot: Autogiro and e-faktura; Swedbank, SEB, Handelsbanken and Nordea: transaction texts of account exports',
  ],
  senses: {
    channel: `
      kort, kortköp, köp, kortbetalning, betalning, betalningar, bet, inbetalning, överföring, övf, överf, insättning,
      autogiro betalning, bankgiro, bg, plusgiro, pg, postgiro, swishbetalning, swish betalning, skickad, internetbank,
      mobil betalning, mobilöverföring, faktura, e faktura, efaktura, räkning, belopp, reservation, prel, preliminär,
      kontaktlös, köpdatum, månad, månadsvis, kvartal, årsavgift, inköp, debitering, lb uttag, direktbetalning,
      klarna betalning, utlandsköp, kurs`,
    small: 'till, från, av, på, för, och, med, det, ett, hos',
    purchase: 'kortköp, köp, inköp, kontaktlöst köp, utlandsköp, debetkortsköp',
    standing: `
      autogiro, ag, stående, månadsöverföring, automatisk överföring, abonnemang, prenumeration, medlemskap,
      medgivande, återkommande`,
    reference: `
      referens, ocr, ocr nr, meddelande, kundnr, kundnummer, avtalsnr, avtal, fakturanr, försäkringsnr, medlemsnr,
      betalarnr, nummer, medgivandenr`,
    payee: 'mottagare, betalningsmottagare',
    holder: 'betalare, kontohavare, avsändare',
    cash: 'uttag, kontantuttag, bankomatuttag, uttag bankomat, automatuttag, uttagsautomat, kontanter',
    savings: `
      sparande, sparmål, buffertsparande, buffertkonto, månadssparande, e sparkonto, investeringssparkonto, spara,
      sparpengar, kapitalkonto, barnspar, räntekonto`,
    ownAlone: 'isk, uttag, kort',
    ownTransfer: `
      egen överföring, eget konto, egna konton, överföring eget konto, överföring mellan konton, gemensamt konto,
      lönekonto överföring, räkningskonto, intern överföring, hushållskonto`,
    cardDebt: `
      kreditkort, kortfaktura, betalning kort, kreditkortsfaktura, kortavräkning, mastercard faktura, eurocard,
      entercard, re member, bank norwegian, ikano kort, sas eurobonus, seb kort, remember card,
      bankkort faktura, kort faktura`,
    pending: 'reserverat, reserverad, preliminär, kortreservation, väntande',
    interest: `
      ränta, räntor, utlåningsränta, kreditränta, dröjsmålsränta, övertrasseringsränta, kontokreditränta,
      debetränta, skuldränta, ränta kredit, ränta skuld`,
    returned: `
      återgång, retur autogiro, påminnelseavgift, övertrasseringsavgift, inkassoavgift, valutapåslag, uttagsavgift,
      ej täckning`,
  },
};

export const DANISH: BankWords = {
  countries: 'DK GL FO',
  sources: [
    'Mastercard Payment Services Denmark (Betalingsservice, FI-kort); Danske Bank, Nordea and Jyske Bank: texts of account exports',
  ],
  senses: {
    channel: `
      dk nota, dankort, dankort nota, visa dankort, visa dk, kortbetaling, køb, nota, nota nr, overførsel,
      straksoverførsel, mobile pay, indbetaling, indbetalingskort, fi kort, bgs, netoverførsel, regning, dato, beløb,
      pbs, nr, månedlig, årlig, fast betaling, e handel, ehandel, dkk, overført`,
    small: 'til, fra, af, og, ved',
    purchase:
      'køb, dankort køb, dankort nota, dk nota, varekøb, mastercard køb, visa køb, kortkøb, indkøb, kontaktløs køb',
    standing: `
      betalingsservice, bs betaling, bs, pbs, leverandørservice, fast overførsel, fast betaling, stående ordre,
      medlemskab, kontingent, automatisk betaling, betalingsaftale`,
    reference: `
      aftalenr, aftale, kundenr, kundenummer, policenr, debgrnr, debitorgruppenr, betalings id, meddelelse, kreditornr`,
    payee: 'modtager, beløbsmodtager, kreditor',
    holder: 'betaler, kontohaver',
    cash: `
      hævning, hæveautomat, kontanthævning, hævet, kontant, kontantautomat, automatudbetaling, hævekort,
      udbetaling kontant, pengeautomat`,
    savings: 'ratepension, aktiesparekonto, opspar, feriekonto, spar op',
    ownTransfer: `
      egen konto, egne konti, overførsel egen konto, budgetkonto, lønkonto overførsel, fælleskonto, intern overførsel,
      overført til budget, overførsel mellem konti, madkonto, egen overførsel, overførsel til budget, til budget,
      overførsel lønkonto, til fælles, overførsel fælles`,
    cardDebt: `
      mastercard afregning, kortafregning, kreditkortafregning, kreditkortregning, afregning kort, kortregning,
      forbrugsforeningen, mastercard opkrævning, kreditkort opkrævning, kort opkrævning, kortopkrævning`,
    ownAlone: 'budget, fælles',
    pending: 'reserveret, afventer, under behandling',
    interest: `
      renter, kreditrente, overtræksrente, rentetilskrivning, overtrækrenter, rente, rente overtræk, rente af overtræk,
      rente kassekredit`,
    returned: `
      rykkergebyr, rykker, overtræksgebyr, afvist, tilbageført, returneret betaling, gebyr afvist, hævegebyr,
      valutatillæg`,
  },
};

export const NORWEGIAN: BankWords = {
  countries: 'NO SJ',
  sources: [
    'Bits and Mastercard Payment Services Norway: AvtaleGiro, eFaktura, KID; DNB and SpareBank 1: texts of account exports',
  ],
  senses: {
    channel: `
      varekjøp, visa varekjøp, kjøp, bankaxept, innbetaling, overføring, nettgiro, nettbank, straksbetaling,
      straksoverføring, beløp, nok, reservert, reservasjon, mobilbank, nettbetaling, utbetaling, brevgiro`,
    purchase: 'varekjøp, kjøp, visa varekjøp, varekjøp debetkort, kortkjøp, kontaktløst kjøp',
    standing: 'avtalegiro, fast overføring, fast oppdrag, faste overføringer, fastgiro, medlemskontingent, gjentakende',
    reference: 'referanse, kid, kidnr, avtalenr, avtale, polisenr, melding, numref, arkivref',
    payee: 'mottaker, betalingsmottaker',
    holder: 'kontoeier',
    cash: 'minibank, minibankuttak, uttak, uttak minibank, kontantuttak, kontant uttak, uttak i butikk, mini bank',
    savings: `
      sparing, spareavtale, sparemål, sparepenger, høyrentekonto, bsu, aksjesparekonto, fast sparing, buffer konto,
      feriesparing`,
    ownTransfer: `
      overføring egen konto, overføring mellom egne konti, regningskonto, brukskonto overføring, felleskonto,
      internoverføring, intern overføring, husholdningskonto`,
    cardDebt: 'kredittkort, kredittkortfaktura, dnb mastercard, trumf visa, kredittbanken',
    pending: 'reservert, reservasjon, avventer',
    interest: 'debetrenter, overtrekksrente, forsinkelsesrente, kredittrenter',
    returned: 'purregebyr, purring, overtrekksgebyr, inkassogebyr, avvist, retur, minibankgebyr, uttaksgebyr',
  },
};

export const FINNISH: BankWords = {
  countries: 'FI',
  sources: [
    'Finance Finland: statement entry codes and their texts (TILISIIRTO, PANO, AUTOM.NOSTO, KORTTIOSTO, PALVELUMAKSU, VIITESIIRTO)',
  ],
  senses: {
    channel: `
      kortti, korttiosto, korttimaksu, kortin, osto, ostot, pankkikortti, tilisiirto, tilisiirrot, siirto, viitesiirto,
      maksu, maksut, laskun maksu, verkkomaksu, verkkopankki, mobiilimaksu, pikasiirto, pano, itsepalvelu,
      maksupalvelu, lasku, laskut, tili, tililtä, tilille, päivä, summa, euroa, suoritus, lähimaksu, kuukausi,
      kuukausimaksu, vuosimaksu, saaja, viesti, varaus, katevaraus, siirto omalta`,
    small: 'ja, sekä, tai, kautta, varten',
    purchase: 'korttiosto, osto, lähimaksu, kortilla, korttitapahtuma',
    standing: `
      e lasku, elasku, e laskut, suoraveloitus, suoramaksu, toistuva, toistuva maksu, toistuva siirto, kestotilaus,
      tilaus, jäsenmaksu, automaattinen maksu, toistuvaissuoritus, kuukausiveloitus`,
    reference: `
      viite, viitenumero, viitenro, viesti, asiakasnro, asiakasnumero, sopimusnro, sopimus, laskunro, laskun numero,
      jäsennro, vakuutusnro, arkistointitunnus, arkistointi`,
    payee: 'saaja, saajan nimi, laskuttaja',
    holder: 'maksaja, maksajan nimi, tilinomistaja',
    cash: `
      automaattinosto, autom nosto, otto automaatti, ottoautomaatti, käteisnosto, käteisautomaatti, käteinen,
      käteistä, pankkiautomaatti, nosto, nosto automaatista, automaatilta`,
    savings: `
      säästötili, säästö, säästöt, säästöön, säästötilille, säästäminen, asp tili, puskurirahasto, tuottotili,
      rahastosäästö, säästösopimus, osakesäästötili, talletus, talletustili, säästötavoite, rahastomerkintä`,
    ownAlone: 'asp, automaatti, otto, kortti',
    ownTransfer: `
      oma tili, omalle tilille, omien tilien, oma siirto, omat tilit, tilien välinen siirto, sisäinen siirto,
      yhteinen tili, yhteistili, käyttötili siirto`,
    cardDebt: `
      luottokortti, luottokorttilasku, korttilasku, luottokortin lasku, luotto lyhennys, visa lasku, mastercard lasku,
      luottokorttimaksu, op visa, nordea credit, tuohi, s pankki credit`,
    pending: 'varaus, katevaraus, odottava, korttivaraus',
    interest: 'korko, korot, luottokorko, viivästyskorko, luoton korko, tilin korko',
    returned: `
      palautus maksu, maksumuistutus, muistutusmaksu, perintäkulu, ylityskorko, tilinylitys, nostopalkkio,
      valuuttakorotus`,
  },
};

export const ICELANDIC: BankWords = {
  countries: 'IS',
  sources: ['Landsbankinn, Íslandsbanki and Arion banki: texts of account exports'],
  senses: {
    channel: `
      kortafærsla, debetkort, millifærsla, greiðsla, netbanki, innborgun, greiðsluseðill, krafa, reikningur, verslun,
      úttekt korts, færsla, aur, mánaðarlega`,
    small: 'fyrir, hjá, vegna',
    purchase: 'verslun, kortafærsla, kaup',
    standing: `
      beingreiðsla, beingreiðslur, boðgreiðsla, boðgreiðslur, áskrift, félagsgjald, föst greiðsla,
      reglubundin millifærsla, árgjald`,
    reference: 'kt, kennitala, tilvísun, seðilnúmer, samningur, skýring, númer, kröfunúmer',
    payee: 'viðtakandi, greiðslumóttakandi',
    cash: 'hraðbanki, úttekt, úttekt úr hraðbanka, reiðufé, hraðbankaúttekt',
    savings: `
      sparnaður, sparireikningur, sparisjóður reikningur, sparnaðarreikningur, söfnunarreikningur, vaxtareikningur`,
    ownTransfer: 'eigin reikningur, milli eigin reikninga, eigin millifærsla, sameiginlegur reikningur',
    cardDebt: 'kreditkortareikningur, kreditkorta, greiðslukort uppgjör, kortareikningur',
    interest: 'vextir, yfirdráttarvextir, dráttarvextir, debetvextir',
    returned: 'fit kostnaður, vanskilagjald, ítrekun, innheimtukostnaður',
  },
};
