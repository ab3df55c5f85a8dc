import type { MerchantWords } from '../../merchant-words.ts';

export const PASS: MerchantWords = {
  kind: 'pass',
  source:
    'ISO 18245: 4111, 4112, 4784, 5968; tickets of transport associations, toll systems, loyalty memberships and boxes',
  phrases: `
    liberte plus, abono, go via, darb, zipcar membership, car2go membership, lime prime, uber one, lyft pink, dashpass,
    doordash dashpass, instacart plus, walmart plus, costco membership, costco annual renewal, sam s club membership,
    sams club renewal, amazon prime, amzn prime, amazonprime, amazon prime fr, amz prime, prime membership, amznprime,
    deliveroo plus, just eat plus, wolt plus, glovo prime, ocado smart pass, tesco clubcard plus, ikea family,
    cvs carepass, bj s membership, target circle 360, dollar shave, dollar shave club, harrys, birchbox, ipsy,
    fabfitfun, graze, lootcrate, stitch fix, rent the runway, nuuly, smol, who gives a crap, huel, hims, ro pharmacy,
    curology, naturabox, national parks pass, parks canada discovery, discovery pass, epic pass, ikon pass,
    annual pass, season pass, museumkaart, museumspass, museums pass, museum pass, passe museus, national art pass,
    tsa precheck, clear plus, global entry, nexus, carte jeune, carte senior, carte liberte, carnet joven,
    tarjeta dorada, cartafreccia, ns dal voordeel, dal voordeel, ov chipkaart, altijd voordeel, sbb ga, sbb halbtax,
    sbb abo, halbtaxabo, demi tarif, abonnement demi tarif, generalabonnement, abonnement general, swiss travel,
    seven25, velopass, publibike, in karta, inkarta, ceske drahy inkarta, české dráhy in karta, karta dużej rodziny,
    bilet roczny, abono anual, abbonamento annuale, trenord abbonamento, jahresabo, jahreskarten, umweltkarte, årskort,
    sj årskort, sl årskort, wildcard dsb, dsb orange, fastag, クレジツト定期券, 定期券, etcマイレージ, タイムズカー, sbb swisspass,
    zvv netzpass, netzpass, libero abo, tnw, unireso, mobilis, ostwind, atm abbonamenti, atm milano abbonamenti,
    atac abbonamenti, gtt abbonamenti, trenitalia abbonamento, amazon prime membership, costco membership fee,
    costco annual`,
  finer: {
    'public-transport': `
      season ticket, railcard, bahncard, bahn card, jobticket, deutschlandticket, deutschland ticket, d ticket,
      klimaticket, monatskarte, jahreskarte, abokarte, hvv, bvg, mvg, vbb abo, vvs, rmv, vrr, halbtax, generalabo,
      swisspass, navigo, imagine r, tcl abonnement, carte avantage, sncf abonnement, max jeune, abono transporte,
      ov chipkaart abonnement, ns abonnement, ns groep, ns flex, ov fiets, sl access, periodkort, rejsekort,
      pendlerkort, ruter periode, hsl kausi, kausilippu, bérlet, lítačka, kuponová, abonament transport, bike share,
      citi bike, citibike, vélib, santander cycles, bicing, swapfiets`,
    parking: `
      toll, tolls, tollway, ccr autoban, concessionaria autoban, e zpass, ezpass, e z pass, fastrak, sunpass, ipass, txtag, telepass, via verde, viat,
      liber t, bip go, ulys, sem parar, veloe, conectcar, linkt, etoll, hgs, ogs, salik, autopass, fremtind autopass,
      brobizz, dart charge, m6toll, m6 toll, peage, autopista, parking season, dauerparker`,
    groceries: `
      hellofresh, hello fresh, gousto, mindful chef, blue apron, factor75, factor meals, home chef, green chef,
      everyplate, marley spoon, quitoque, dinnerly, riverford, abel cole, oddbox, misfits market, imperfect foods,
      butcherbox, thrive market, milk more, matsmart, linas matkasse, middagsfrid, kolonial abonnement, årstiderne,
      simple feast`,
    pets: `
      barkbox, chewy autoship`,
  },
};
