import type { MerchantKind } from '../merchant-words.ts';

/**
 * Parts of words that say what a merchant is. Germanic and Slavic languages form long words: “Hausratversicherung”,
 * “Hyresgästföreningen”, “Pojišťovna”. Sources as for the words of each kind.
 */
export const STEMS: Readonly<Partial<Record<MerchantKind, string>>> = {
  insurance: `
    insuran, assuranc, versicher, forsakring, forsikring, verzeker, vakuutus, assicura, seguros, asegura, segurador,
    pojist, ubezpiecz, biztosit, asigurar, osiguranj, zavaroval, zastrahov, apdrosin, asfalei, mutuelle, mutualit, krankenkas, rechtsschutz, prevoyance`,
  tax: 'steueramt, steuerverwalt, belastingdienst, belastingen, skatteverk, finanzamt, gemeindewerk',
  membership: `
    verband, verein, forbund, forening, vereniging, gewerkschaft, stowarzysz, mitglied, medlem, fagforen, fackforb, adhesion, horticultur, philharmon`,
  charity: 'stiftung, stiftelse, fundacja, fundacion, nadace, nadacni',
  news: 'zeitung, tidning, dagblad, gazeta, noviny',
  telecom: 'telecom, telekom, telefoni, mobilfunk, breitband, bredband, bredbaand, glasfaser, broadband',
  utility: `
    stadtwerk, energi, elektri, electri, fernwarm, fjernvarm, wasserwerk, wasserversorg, vodovod, wodociag, plynar,
    teplarn, vodarn, forsyning, kraftwerk, elnat, drinkwater, waterbedrijf, naturstrom, okostrom, elektrarn`,
  housing: `
    immobili, wohnung, wohnbau, hausverwalt, bostad, hyresg, hyresv, boligforen, boligselsk, ejerforen, woning,
    spoldzielni, condomin, copropriet, nepremicn, nekretnin, nieruchom, nehnutel, nemovitost, eiendom, kiinteist, kinnisvar,
    vastgoed, woonstichting, ingatlan, imobiliar, nekustam, vermiet, verhuur, propietarios, fastighet, ejendom, mieszkan`,
  loan: 'hypothe, hypotek, hypotec, mortgage, bausparkass, realkredit',
  education: `
    schule, forskol, kindergart, przedszkol, vuggestue, bornehave, kinderopvang, kindertages, universit, fritidshem,
    nursery, daycare, childcare, kindercare, musikskol, hojskol, friskol, efterskol, kulturskol, barnehag, kinderkripp,
    kinderdagverbl, basisschool, gymnazi, gimnazi, uchilisht, ekpaideft, vidyalay`,
  fitness: 'fitness, fitnes',
  'eating-out': `
    restaurant, restaurac, ristorant, restauran, pizzeri, trattori, gasthaus, gasthof, brasserie, krogen, jekrog,
    sushi, kebab, falafel, champagneba, vinbaren`,
  groceries:
    'supermark, supermerc, hypermark, lebensmittel, backerei, baeckerei, boulanger, konditor, piekarni, panader, kahvila, bakerhus, bakehus, bageri, leipomo, kaffehus, kaffeehaus, koffiehuis, lihakaup, fiskebutik, slagteri, saluhall, kaffelab, kafferost, halsocaf',
  health: `
    apothek, apotek, apotheek, apteekk, tannleg, legesenter, legevakt, laakarikesk, vardcentral, vaardcentral, huisarts, hammaslaak, eyecare, farmaci, pharmac, lekarn, apteka, optiker, opticien, optician, optometr, optik, zahnarzt, dentist,
    tandlak, tandlaeg, tandarts, stomatolog, klinik, clinic, tierarzt, veterin, dyrlaeg, dierenarts, weteryn, augenarzt,
    orthop, physio, fysio, kinesi, laborator`,
  care: 'friseur, frisor, coiffeur, coiffure, peluquer, parrucch, kadernic, fryzjer, barbier, barberia',
  home: `
    siivous, renhold, rengoring, mobelhus, moebelhaus, mobelhaus, byggvare, rautakaup, kukkakaup, meubel, blumen, blomst, kwiaciarni, fleurist, florist, gartencenter, gartnerei, gaertner, havecenter, plantesk, baumschul,
    jardiner, giardin, tannenbaum, julegran, christmas`,
  fuel: `
    tankstell, tankstation, stacja paliw, gasolinera, bensinstation, autohaus, werkstatt, reifen, carrosseri, officina,
    bilprovning, katsastus, rengas, bilpleie, bilvask, biltvatt, automester, autohuolto, autokorjaam, bilservice, dekkservice, autoservis, pneuservis, vulcaniz, autorijden, autoverhuur, autobedrijf, bilverk, bilvaerk`,
  leisure: `
    biograf, elokuvat, uintikesk, uimahal, svommehal, svomhal, simhall, zwembad, sykkel, cykel, fahrrad, fietsen, klimhal, kletterhal, ridesent, tennishal, sportshal, golfklub, idrettslag, museum, muzeum, theater, theatre, teatr, festival, tierpark, dyrepark, djurpark, aquapark, aquarium, freizeit,
    freibad, schwimmbad, skipass, skilift, skiarena, bergbahn, seilbahn, telepheri, remontees, koncert, konzert, concert,
    tickets, biljett, karneval, carnaval, weihnacht, julmarkn, julemark`,
  travel: `
    campingpl, camping, grandhotel, parkhotel, strandhotel, ferienw, ferienh, hostel, auberge, chalet, resort, agriturism, campeggio, hoteles, hotels,
    hotelli, stugby, sommerhus, feriehus, vakantie`,
};
