/**
 * What shops call themselves in the languages of banks' customers: it says what they sell, and not who they are.
 * Sources: the translations of OpenStreetMap's shop and amenity values; telephone directories.
 */
export const TRADE_WORDS: Readonly<Record<string, string>> = {
  restaurants: `
    churrascaria, steakhouse, taqueria, ramen, izakaya, pho, kebab, doner, döner, gyros, falafel, shawarma,
    noodle bar, noodles, pizzeria, pizza, burger, burgers, grill house, bbq, chicken house, wok, curry house,
    tandoori, dim sum, poke, creperie, crêperie, brasserie, bistro, trattoria, osteria, ristorante,
    rosticceria, gasthaus, gasthof, wirtshaus, weinstube, ratskeller, churros, marisqueria, asador, parrilla,
    restauracja, restaurace, restoran, vendeglo, vendéglő, étterem, taverna, fish & chips, fish and chips,
    diner`,
  coffee: `
    boulangerie, patisserie, pâtisserie, pasticceria, panaderia, panadería, pasteleria, pastelería, padaria,
    pastelaria, confeitaria, konditorei, konditori, bäckerei, baeckerei, backhaus, bakkerij, bageri, bakeri,
    leipomo, piekarnia, cukiernia, pekařství, pekárna, cukrárna, pekaren, pekáreň, cukráreň, pékség,
    cukrászda, patiserie, brutarie, kahvila, kavarna, kavárna, kawiarnia, coffee roasters, coffee house,
    roastery, espresso bar, tea house, bubble tea, donuts, bagels`,
  pharmacy: `
    apotheke, apotek, apteekki, pharmacie, farmacia, farmácia, drogaria, apteka, lékárna, lekarna, lekáreň,
    gyógyszertár, eczane, farmakeio, φαρμακείο, аптека, ljekarna, drugstore, pharmacy, chemist`,
  groceries: `
    obst gemuese, obst gemüse, obst und gemüse, supermarkt, supermarket, supermercado, supermercati,
    supermarche, supermarché, alimentari, alimentation generale, mercearia, hortifruti, frutteria, fruteria,
    frutería, carniceria, carnicería, pescaderia, macelleria, boucherie, metzgerei, fleischerei, slagerij,
    slagter, slakteri, fromagerie, epicerie, épicerie, sklep spozywczy, sklep spożywczy, delikatesy,
    potraviny, elelmiszer, élelmiszer, kirana, asian market, halal market, farmers market, grocery,
    greengrocer, butchers`,
  'personal-care': `
    coiffeur, coiffure, friseur, frisör, frisor, friseursalon, parrucchiere, parrucchieri, peluqueria,
    peluquería, cabeleireiro, barberia, barbearia, barbershop, barber shop, barbers, kapper, kapsalon,
    frizerski, kadeřnictví, kadernictvi, fryzjer, salon fryzjerski, fodrász, fodrasz, coafor, berber, kuaför,
    kuafor, hair salon, hairdresser, nail bar, nails, beauty salon, kosmetikstudio, estetica, parturi,
    kampaamo`,
  doctor: `
    zahnarzt, zahnarztpraxis, arztpraxis, ordination, ordination dr, hausarzt, dentiste, cabinet dentaire,
    cabinet medical, clinica dental, clínica dental, dentista, studio dentistico, odontologia, tandarts,
    huisarts, fysiotherapie, tandläkare, tandlakare, vardcentral, vårdcentral, tannlege, tannlegene, fastlege,
    tandlæge, hammaslääkäri, stomatolog, stomatologia, zubní, zubar, fogorvos, cabinet stomatologic, diş
    hekimi, dental clinic, dental care, dentist, orthodontics, optician, optometrist, physiotherapy`,
  pets: `
    tierarzt, tierarztpraxis, veterinaire, vétérinaire, clin vet, clinique veterinaire, veterinario,
    veterinaria, dierenarts, dierenkliniek, veterinär, dyrlege, dyrlæge, eläinlääkäri, weterynarz,
    veterinární, veterinarska, allatorvos, állatorvos, vet clinic, veterinary, animal hospital, pet shop`,
  'car-rental': `
    bilutleie, biludlejning, biluthyrning, autovermietung, mietwagen, autonoleggio, noleggio auto, location
    voiture, alquiler coches, alquiler de coches, rent a car, car hire, autoverhuur, autovuokraamo,
    wypożyczalnia samochodów`,
  parking: `
    vignette, e vignette, trängselskatt, trangselskatt, bompenger, bompeng, parkhaus, parkautomat, parking
    meter, stationnement, estacionamiento, estacionamento, aparcamiento, parcheggio, parkeringshus, parkering,
    parkovani, parkování, parkovaci automat, parkowanie, parkiranje, otopark, car park, toll road, tollway,
    peage, péage, peaje, pedaggio, portagem`,
  'public-transport': `
    bilhete, bilhete unico, abono transporte, abonnement transports, titre de transport, fahrkarte,
    fahrkarten, fahrschein, jahreskarte, deutschlandticket, klimaticket, bilety, bilet komunikacji, jizdenka,
    jízdenka, jegy, bérlet, abonament metrou, railcard, train ticket, train tickets`,
  taxi: `
    taxi, taxis, radiotaxi, radio taxi, lic taxi, taxicab, cab co, minicab, minicabs`,
  hotels: `
    hotel, hostel, motel, guesthouse, guest house, pension zimmer, ferienwohnung, auberge, albergo, pousada,
    parador, hostal, apartamentos turisticos, bed and breakfast, resort`,
  events: `
    kino, cinema, cine, cines, cinéma, theater, theatre, teatro, opera, museum, musée, museo, museu,
    konzerthaus, planetarium, zoo, aquarium`,
  education: `
    universität, universitaet, universite, université, universidad, universidade, università, universita,
    uniwersytet, univerzita, egyetem, university tuition, volkshochschule, musikschule, ecole de musique,
    driving school, fahrschule, auto ecole, autoescuela`,
  childcare: `
    kindergarten, kita, krippe, kinderkrippe, kindertagesstätte, creche, crèche, nursery school, day nursery,
    preschool, asilo nido, guarderia, guardería, kinderopvang, barnehage, daginstitution, förskola, päiväkoti,
    przedszkole, żłobek, mateřská škola`,
  donations: `
    public radio, food bank, foodbank, hospice, spendenkonto`,
  'books-and-hobbies': `
    buchhandlung, librairie, libreria, librería, livraria, boekhandel, bokhandel, boghandel, kirjakauppa,
    księgarnia, ksiegarnia, knihkupectví, knihkupectvi, könyvesbolt, librarie, bookshop, bookstore`,
};
