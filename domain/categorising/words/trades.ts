/**
 * What shops call themselves in the languages of banks' customers: it says what they sell, and not who they are.
 * Sources: the translations of OpenStreetMap's shop and amenity values; telephone directories.
 */
export const TRADE_WORDS: Readonly<Record<string, string>> = {
  restaurants: `
    churrascaria, steakhouse, taqueria, ramen, izakaya, pho, kebab, doner, döner, gyros, falafel, shawarma,
    noodle bar, noodles, pizzeria, pizza, burger, burgers, grill house, bbq, chicken house, wok, curry house,
    tandoori, dim sum, poke, creperie, crêperie, brasserie, bistro, trattoria, osteria, ristorante, rosticceria,
    gasthaus, gasthof, wirtshaus, weinstube, ratskeller, churros, marisqueria, asador, parrilla, restauracja,
    restaurace, restoran, vendeglo, vendéglő, étterem, taverna, fish & chips, fish and chips, diner, pizzabar,
    burgerbar, braterei, gatekjøkken, gatukök, snackbar, frituur, friterie, eetcafe, eethuis, zapiekanki,
    souvlaki, smokehouse, biryani, dhaba`,
  coffee: `
    boulangerie, patisserie, pâtisserie, pasticceria, panaderia, panadería, pasteleria, pastelería, padaria,
    pastelaria, confeitaria, konditorei, konditori, bäckerei, baeckerei, backhaus, bakkerij, bageri, bakeri,
    leipomo, piekarnia, cukiernia, pekařství, pekárna, cukrárna, pekaren, pekáreň, cukráreň, pékség, cukrászda,
    patiserie, brutarie, kahvila, kavarna, kavárna, kawiarnia, coffee roasters, coffee house, roastery, espresso
    bar, tea house, bubble tea, donuts, bagels, kaffebrenneri, kaffebar, backstube, bakeshop, glassbar, eiscafé,
    eiscafe, sorveteria, lodziarnia, bageren, bakeriet, teahouse, coffee roaster, kafferosteri, kafferösteri`,
  pharmacy: `
    apotheke, apotek, apteekki, pharmacie, farmacia, farmácia, drogaria, apteka, lékárna, lekarna, lekáreň,
    gyógyszertár, eczane, farmakeio, φαρμακείο, аптека, ljekarna, drugstore, pharmacy, chemist, parapharmacie,
    pharmacies, apotheken`,
  groceries: `
    obst gemuese, obst gemüse, obst und gemüse, supermarkt, supermarket, supermercado, supermercati,
    supermarche, supermarché, alimentari, alimentation generale, mercearia, hortifruti, frutteria, fruteria,
    frutería, carniceria, carnicería, pescaderia, macelleria, boucherie, metzgerei, fleischerei, slagerij,
    slagter, slakteri, fromagerie, epicerie, épicerie, sklep spozywczy, sklep spożywczy, delikatesy, potraviny,
    elelmiszer, élelmiszer, kirana, asian market, halal market, farmers market, grocery, greengrocer, butchers, butchery,
    dagligvarer, livsmedel, fiskebutik, fiskehandel, fischhandel, poissonnerie, charcuterie, peixaria,
    minimercado, ortofrutta, verdulería, verduleria, sacolão, sacolao, večerka, vecerka, lihakauppa,
    elintarvike, hypermarket, wochenmarkt, masarnia`,
  'personal-care': `
    coiffeur, coiffure, friseur, frisör, frisor, friseursalon, parrucchiere, parrucchieri, peluqueria,
    peluquería, cabeleireiro, barberia, barbearia, barbershop, barber shop, barbers, kapper, kapsalon,
    frizerski, kadeřnictví, kadernictvi, fryzjer, salon fryzjerski, fodrász, fodrasz, coafor, berber, kuaför,
    kuafor, hair salon, hairdresser, nail bar, nails, beauty salon, kosmetikstudio, estetica, parturi, kampaamo,
    frisersalong, hairdressers, haarstudio, hiussalonki, beautysalon, schoonheidssalon, nageldesign,
    nagelstudio, hudpleie, hudvård, hudvard, manicure, manicura, parfümerie, parfuemerie, parfumerie,
    perfumería, perfumeria, perfumaria, profumeria, launderette, laundromat, laverie, lavanderia, lavandería,
    pralnia, prádelna, čistírna, textilreinigung, kemtvätt, pesula, wasserette, blanchisserie, dry cleaners`,
  doctor: `
    zahnarzt, zahnarztpraxis, arztpraxis, ordination, ordination dr, hausarzt, dentiste, cabinet dentaire,
    cabinet medical, clinica dental, clínica dental, dentista, studio dentistico, odontologia, tandarts,
    huisarts, fysiotherapie, tandläkare, tandlakare, vardcentral, vårdcentral, tannlege, tannlegene, tannlegesenter, fastlege,
    tandlæge, hammaslääkäri, stomatolog, stomatologia, zubní, zubar, fogorvos, cabinet stomatologic, diş hekimi,
    dental clinic, dental care, dentist, orthodontics, optician, optometrist, physiotherapy, zahnärzte,
    zahnmedizin, praxisgemeinschaft, tandartspraktijk, tannklinikk, lægehus, legekontor, legesenter,
    lääkäriasema, hammasklinikka, poliklinik, poliklinika, physiotherapie, fysioterapi, fysioterapia,
    fisioterapia, kinésithérapeute, kinesitherapeute, naprapat, kiropraktor, osteopath, osteopathie,
    chiropractic, centro médico, centro medico, optometry, クリニック, 眼科, 皮膚科, 整骨院, 接骨院`,
  pets: `
    animal clinic, animal hosp, vet hosp, tierarzt, tierarztpraxis, veterinaire, vétérinaire, clin vet, clinique veterinaire, veterinario,
    veterinaria, dierenarts, dierenkliniek, veterinär, dyrlege, dyrlæge, eläinlääkäri, weterynarz, veterinární,
    veterinarska, allatorvos, állatorvos, vet clinic, veterinary, animal hospital, pet shop, zoohandlung,
    tierbedarf, tiernahrung, tierklinik, hundesalon, animalerie, dierenwinkel, dyrebutikk, dyreklinik,
    dyreklinikk, djursjukhus, chovatelské potřeby, petshop, petcare, dog grooming, 動物病院`,
  'car-rental': `
    bilutleie, biludlejning, biluthyrning, autovermietung, mietwagen, autonoleggio, noleggio auto, location
    voiture, alquiler coches, alquiler de coches, rent a car, car hire, autoverhuur, autovuokraamo,
    wypożyczalnia samochodów, autopůjčovna, location de voitures, locadora de veiculos, レンタカー`,
  parking: `
    vignette, e vignette, trängselskatt, trangselskatt, bompenger, bompeng, parkhaus, parkautomat, parking
    meter, stationnement, estacionamiento, estacionamento, aparcamiento, parcheggio, parkeringshus, parkering,
    parkovani, parkování, parkovaci automat, parkowanie, parkiranje, otopark, car park, toll road, tollway,
    peage, péage, peaje, pedaggio, portagem, parkeringsplass, parkplads, pysäköinti, tiefgarage, carpark,
    autostrada, autostrade, autoroutes`,
  'public-transport': `
    bilhete, bilhete unico, abono transporte, abonnement transports, titre de transport, fahrkarte, fahrkarten,
    fahrschein, jahreskarte, deutschlandticket, klimaticket, bilety, bilet komunikacji, jizdenka, jízdenka,
    jegy, bérlet, abonament metrou, railcard, train ticket, train tickets, joukkoliikenne, kollektivtrafik, kollektivtrafikk,
    lokaltrafik, verkehrsbetriebe, verkehrsverbund, dopravní podnik, dopravni podnik, cercanías, cercanias,
    jízdenky, jizdenky`,
  taxi: `
    taxi, taxis, radiotaxi, radio taxi, lic taxi, taxicab, cab co, minicab, minicabs`,
  hotels: `
    hotel, hostel, motel, guesthouse, guest house, pension zimmer, ferienwohnung, auberge, albergo, pousada,
    parador, hostal, apartamentos turisticos, bed and breakfast, resort, campingplatz, leirintäalue, campeggio,
    locanda, hostelli, vandrerhjem, vandrarhem, jugendherberge, ryokan`,
  events: `
    kino, cinema, cine, cines, cinéma, theater, theatre, teatro, opera, museum, musée, museo, museu,
    konzerthaus, planetarium, zoo, aquarium, elokuvateatteri, dyrepark, djurpark, eläintarha, biograf,
    huvipuisto, freizeitpark, escape room, シネマ`,
  education: `
    universität, universitaet, universite, université, universidad, universidade, università, universita,
    uniwersytet, univerzita, egyetem, university tuition, volkshochschule, musikschule, ecole de musique,
    driving school, fahrschule, auto ecole, autoescuela, sprachschule, körskola, korskola, trafikskole,
    kjøreskole, køreskole, autoscuola, autokoulu, autoškola, autoskola, folkehøgskole, nachhilfe,
    fachhochschule, language school, music school`,
  childcare: `
    kindergarten, kita, krippe, kinderkrippe, kindertagesstätte, creche, crèche, nursery school, day nursery,
    preschool, asilo nido, guarderia, guardería, kinderopvang, barnehage, daginstitution, förskola, päiväkoti,
    przedszkole, żłobek, mateřská škola, kinderdagverblijf, børnehave, bornehave, vuggestue, babysitting,
    barnehagen, förskolan, infantário, infantario, escuela infantil, scuola infanzia`,
  donations: `
    public radio, food bank, foodbank, hospice, spendenkonto`,
  'books-and-hobbies': `
    buchhandlung, librairie, libreria, librería, livraria, boekhandel, bokhandel, boghandel, kirjakauppa,
    yarn, yarns, wool shop, wollladen, haberdashery, mercerie, merceria, mercería, garnbutik, księgarnia, ksiegarnia, knihkupectví, knihkupectvi, könyvesbolt, librarie, bookshop, bookstore, spielwaren,
    leketøj, leketoj, lelukauppa, musikhaus, buchhaus, zabawki, hračky, juguetería, jugueteria`,
  bars: `
    lounge, brewpub, birreria, brauhaus, bryggeri, bryggeriet, brouwerij, nattklubb, diskothek, discoteca, ølbar, ølhus,
    piwiarnia, vinbar, hospůdka, pivovar, cervejaria, cerveceria, cervecería, choperia`,
  'home-and-garden': `
    lawn care, byggevarer, byggvare, trælast, traelast, rautakauppa, stavebniny, järnaffär, jernvare, quincaillerie,
    bricolage, ferragens, gartencenter, gardencentre, jardinerie, planteskole, plantskola, plantasje, hagesenter,
    kukkakauppa, floricultura, zahradnictví, locksmith, serrurerie, rørlegger, rörmokare, ironmonger`,
  fuel: `
    huoltoasema, čerpací stanice, cerpaci stanice, stacja paliw, ladestation, posto combustiveis`,
  vehicle: `
    eu kontroll, naf senter, autokatsastus, katsastus, contrôle technique, controle technique, technische keuring, apk keuring, revisione auto, itv, autowerkstatt, autokorjaamo, bilverkstad, bilverksted, autoværksted, waschstrasse, waschanlage, bilvask,
    biltvätt, biltvatt, autopesu, autolavaggio, lava jato, myjnia samochodowa, bilprovning, carrosserie,
    carrozzeria, autoteile, tyre centre, dæk center`,
  clothing: `
    schuhhaus, vestuário, roupas, zapatería, zapateria, sapataria, oděvy, obuwie`,
  electronics: `
    hvitevarer, kodinkone, électroménager, electromenager, eletrodomésticos, eletrodomesticos, electrodomésticos,
    electrodomesticos, eletrônicos, eletronicos`,
  sport: `
    treningssenter, träningscenter, fitnesscenter, kuntosali, kuntokeskus, sportsbutikk, sporthaus, svømmehall,
    svømmehal, simhall, uimahalli, hallenbad, kletterhalle, reitstall, tanzschule, ridskola, sportovní, skipass,
    skilift`,
};
