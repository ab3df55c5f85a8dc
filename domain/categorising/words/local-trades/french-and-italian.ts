import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const FRENCH_AND_ITALIAN: Page = {
  'FR BE CH LU CA': {
    coffee: `
      torréfacteur, brioche, biscuiterie, macaron, gaufres, tea room, beignets, brûlerie, maison du pain`,
    restaurants: `
      bistrot, bouchon, buffet, rotisserie, guinguette, sandwicherie, estaminet, couscous, restauration, la table,
      bouillon, foodtruck, winstub, taverne, moules, bo bun, restauration rapide, saladerie, paillote, gastronomie,
      pizzaiolo, indien, fast food, rhumerie`,
    bars: `
      cave à bières, biérothèque, bierstub`,
    groceries: `
      fruits et légumes, superette, rôtisserie, cremerie, volailler, maraicher, producteur, halles, hypermarché,
      confiture, primeurs, volailles, escargots, les halles, conserverie, alim generale, chateau vin, la ferme,
      vigneron, chocolats, fromager, boissons, huitres, ostreiculteur, boucher, surgeles, huilerie, produits fermiers`,
    pharmacy: `
      herboristerie`,
    doctor: `
      ophtalmologue, polyclinique, imagerie, selarl, centre hospitalier, biologie, audioprothesiste, cardiologue,
      maison medicale, masseur, gynecologue, chiropracteur, chir dent, psychiatre, dieteticienne, sophrologue,
      analyses medicales, dermato, ambulances, maternite, ambulance, visiosante, maison de sante, therapeute,
      acupuncture, etiopathe, hospices civils, scp docteurs, reflexologie, centre de sante, chirurgien, naturopathe,
      anesthesiste, sos medecins, visiteur`,
    'personal-care': `
      manucure, pressing, tatouage, cosmetiques, massages, maquillage, tatoueur, epilation, thalasso, bronzage,
      cordonnerie pressing, ongles, lavomatic, bien etre, visagiste, savonnerie, balneo`,
    clothing: `
      lingerie, bottier, cordonnerie, couture, maroquinerie, chapellerie, retouches, robe de mariée, chausseur,
      friperie, sneakers, cordonnier, vetement, retoucherie, dressing, habillement, depot vente, chapelier, ganterie,
      tailleur, destockage, lingerie fine, confection, chaussure, maillots`,
    'home-and-garden': `
      serrurier, meubles, peinture, menuiserie, literie, cuisines, droguerie, chauffagiste, carrelage, outillage,
      ameublement, paysagiste, horticulture, plomberie, luminaires, canapés, mobilier, toiture, matériaux, menage,
      decoration, maconnerie, vitrerie, fermetures, ebeniste, antiquites, brocante, tapissier, menuisier,
      salle de bain, demenagement, nettoyage, chauffage, location materiel, elagage, arts de la table,
      linge de maison, pepinieres, vaisselle, antiquaire, depannage, granulés, service a domicile, aide a domicile,
      alarmes, desinsectisation, coutellerie, isolation, services a la personne, parquets, papiers peints, parquet,
      horticulteur, matelas, cheminees, climatisation, motoculture, ferronnerie`,
    'books-and-hobbies': `
      jouets, loisirs créatifs, disquaire, tissus, philatélie, photographe, modélisme, bouquiniste, encadrement,
      instruments de musique, beaux arts, pianos, tricot, laines, maquettes, kiosque, bouquins, ludotheque, poterie,
      comics, point lecture, reprographie, imprimerie, armurerie, chasse et peche, numismatique, jeux video`,
    shopping: `
      horlogerie, souvenirs, brocante, dépôt-vente, horloger, bijoux, antiquité, cigarette electronique, braderie,
      ressourcerie, recyclerie, artisanat`,
    vehicle: `
      pare-brise, automobile, mécanique, pièces auto, casse auto, dépannage auto, centre auto, controle tech, scooter,
      permis de conduire, pneumatiques, vitrage auto, remorque, accessoires auto, fourriere, mecanicien, carrossier,
      hyperwash, automobiles, reparation auto, caravane`,
    education: `
      faculté, soutien scolaire, academie, étudiant, regie scolaire, restauration scolaire`,
    childcare: `
      puériculture, jardin d'enfants, colonie de vacances, multi accueil, famille plus, accueil de loisirs,
      garde d'enfants, puericulture, creches`,
    sport: `
      club de sport, gymnase, équitation, escalade, centre équestre, patinoire, football, natation, plongée,
      badminton, ecuries, centre aquatique, club omnisports, association sportive, poney club, ecurie, randonnee,
      arts martiaux, squash, sports, aquatique, cyclisme, thermal, foulees, athletisme, petanque, salle escalade,
      aquagym, danses, federation francaise, foot us`,
    events: `
      spectacle, cirque, exposition, palais des congrès, zenith, parc animalier, scene nationale, parc d'attraction,
      multiplexe, monument, comedie, grottes, parc zoologique, jeux enfants, spectacles, patinoires, musees,
      parc aventure, labyrinthe, cabaret, cite des sciences, cinémathèque, salle des fetes`,
    hotels: `
      chambre d'hôtes, hôtellerie, village vacances, location vacances, aparthotel, maison d'hotes,
      location saisonniere, chambres d hotes`,
    donations: `
      association, restos, banque alimentaire, denier, evangelique, solidarite, caritatif, protection animale,
      mosquee, apprentis, sauveteurs, sapeurs pompiers, entraide, humanitaire`,
    pets: `
      chenil, croquettes, refuge animal, éducateur canin, aquariophilie, toiletteur, sellerie`,
    rent: `
      foncier, gestion locative, quittance, cautionnement, appel de fonds, appel de charges`,
    water: `
      assainissement, smictom, decheterie, redevance incitative, sictom`,
    'electricity-and-gas': `
      chauffage, chauffage urbain, granules, butane, reseau chaleur`,
    fuel: `
      borne de recharge, gazole, superethanol, stat service`,
    travel: `
      vacances, croisière, autocar, croisieres, excursion, sejours, traversees, tour operateur, billet avion, colonie,
      excursions, compagnie maritime`,
    'public-transport': `
      tramway, billet train, autocars, abonnement transport, transport urbain, transports en commun, bateau bus,
      car regional, velos libre service, carte transport, autobus, funiculaire, reseau bus, scolaire transport`,
    parking: `
      viaduc, parc relais, parc auto, voirie`,
    taxes: `
      tresorerie, trésorerie, centre des finances, regie municipale, paierie, timbres fiscaux, precompte,
      conseil departemental, regie recettes, avis d'imposition, communaute de communes, dette fiscale, consulat,
      douanes`,
    insurance: `
      responsabilité civile, obsèques, complementaire, assureur, protection juridique, courtier`,
  },
  'IT CH': {
    'books-and-hobbies': `
      giochi, giocattoli, giocheria,
      cartocopisteria,
      ferramodellismo, filati, tessuti, antiquariato, modellismo, copisteria, tipografia, fotografia, belle arti,
      armeria, caccia pesca, pesca sportiva, corniceria, galleria d'arte, hobbistica, fumetti, pianoforti, ceramica,
      stamperia, filatelia, numismatica, rilegatoria`,
    coffee: `
      torrefazione, biscottificio, biscotteria, panificatori, pasticcere, fornaio, tea room, panzerotti, focacceria,
      caffetterie, crepes, fornarina, cannoli, granita, cremeria, yogurteria`,
    restaurants: `
      fastfood, bicigrill, gnoccata, risto,
      hostaria, ristorazione, ristobar, bistrot, steak house, griglieria, ristopub, girarrosto, ristoro, chiosco,
      tigelleria, tigelle, crotto, pinseria, pasta fresca, arrosticini, fraschetta, all you can eat, fast food,
      tavolacalda, puccia, pescaria, pastificio, bracieria`,
    bars: `
      vineria, birrificio, bacaro, circolo arci, cantinetta, cicchetteria, mescita`,
    groceries: `
      drogheria, azienda agricola, norcineria, latteria, frantoio, apicoltura, biologico, macellaio, prodotti tipici,
      formaggi, torrefazione, prodotti bio, mozzarella, macellerie, ittica, oleificio, salumi, frutteto, caramelle,
      cioccolato, caseario, tipicita, dolciumi, distilleria, discount, macell, latticini, salumificio, caseificio`,
    'personal-care': `
      tatuaggi, tintoria, lavasecco, unghie, stireria, centro benessere, salone di bellezza, cosmetici, epilazione,
      onicotecnica, saponeria`,
    doctor: `
      odontoiatria, centro acustico, diagnostica, ginecologo, logopedista, sanitari, occhiali, croce verde,
      azienda ospedaliera, cardiologo, chiropratico, visita medica, odontoiatrico, acustica, riabilitazione,
      ecografia, agopuntura, implantologia, visite mediche, dietologo, odontoiatra`,
    clothing: `
      lingerie, confezioni, calzolaio, maglieria, cappelleria, uomo donna, jeanseria, camiceria, pellicceria,
      calzoleria, riparazioni sartoriali, abiti da sposa, cravatte, valigeria, cashmere, tessile`,
    'home-and-garden': `
      falegname, vetreria, termoidraulica, edilizia, tendaggi, illuminazione, serramenti, imbianchino, spurghi,
      fabbro, fioreria, utensileria, elettroforniture, pavimenti, lampadari, caldaie, climatizzazione, traslochi,
      pulizie, materiale elettrico, impresa di pulizie, idraulica, materiali edili, tapparelle, biancheria,
      biancheria per la casa, legnami, salotti, arredobagno, lavori edili, manutenzione, consorzio agrario, antifurto,
      disinfestazione, duplicazione chiavi, cornici casa, porcellane, muratore, elettrodomestici riparazioni,
      infissi e serramenti, termoidraulico, sementi, agricenter, floricoltura, tinteggiatura, casalingo, zanzariere,
      coltelleria, falegnameria`,
    shopping: `
      bigiotteria, oreficeria, articoli da regalo, bomboniere, ricevitoria, sigarette elettroniche, grandi magazzini,
      argenteria, articoli religiosi, antiquariato, tutto a 1 euro, mercatino usato, pelletteria`,
    vehicle: `
      autosalone, autovetri, meccanico, ciclomotori, autocarrozzeria, rimessaggio, cristalli auto, noleggio,
      autodemolizioni, moto ricambi, automobili, motocicli, autosoccorso, scooter, autoaccessori`,
    sport: `
      biciclette, maneggio, articoli sportivi, impianti sportivi, associazione sportiva, campo sportivo,
      impianti di risalita, funivie, sci club, arti marziali, pallavolo, equitazione, ginnastica, pattinaggio,
      ciclismo, centro ippico, subacquea, sportivo dilettantistica, dilettantistica, calcetto, nautico, canottieri,
      beach volley, tiro a segno, scherma, alpinismo, circolo nautico`,
    events: `
      spettacoli, eventi,
      planetario, parco divertimenti, teatri, auditorium, galleria, pinacoteca, orto botanico, parco giochi,
      parco archeologico, proloco, pro loco`,
    hotels: `
      pensione, tassa di soggiorno, appartamenti vacanze, alberghi, foresteria, case vacanza, casa per ferie,
      villa vacanze`,
    education: `
      doposcuola, collegio, retta scolastica, convitto, contributo scolastico, ateneo, gita scolastica, inglese,
      certificazione, tirocinio, refezione, trasporto scolastico, comitato genitori`,
    childcare: `
      articoli infanzia, puericultura, bambini, retta nido, centri estivi, micronido, neonato, passeggini`,
    pets: `
      mangimi, canile, pensione per cani, tolettatura, addestramento, mangimificio, acquariologia, centro cinofilo,
      cinofilo`,
    rent: `
      studio amministrazioni, case popolari`,
    donations: `
      associazione, missioni, volontariato, beneficenza, 5x1000, adozione a distanza, missionari, erogazione liberale,
      parrocchiale, confraternita, sostegno a distanza, lega contro, ricerca cancro, arcidiocesi, oratorio,
      vigili del fuoco volontari, raccolta fondi`,
    water: `
      fognatura, igiene urbana, nettezza urbana, servizi ambientali, azienda servizi, fornitura idrica, acquedotti,
      depurazione, servizi idrici, multiservizi, ecologia`,
    'electricity-and-gas': `
      elettricità, teleriscaldamento, bombole, gasolio, forniture gas, riscaldamento, butangas, combustibili, reti gas`,
    fuel: `
      colonnina, gpl auto, stazione servizio, benzinaio, carburante, ricarica elettrica, ricarica auto, distributori,
      petrolifera, pv carburante`,
    'public-transport': `
      autobus, autolinee, ferrovie, biglietti bus, vaporetto, funicolare, servizi trasporto, autoservizi,
      mezzi pubblici, traghetto, abbonamento mensile, ferrovia, pullman, tranvie, navetta, traghetti, stazione fs,
      metropolitana, autostazione, autotrasporti, scuolabus`,
    parking: `
      strisce blu, parcometro, autorimessa, autosilo, autoparco, pedaggi, traforo, telepedaggio, autoparcheggio,
      posteggio, parcometri`,
    travel: `
      crociere, traghetti, tour operator, crociera, escursioni, villaggi vacanze, pellegrinaggi, guida turistica,
      bus tour, visite guidate`,
    taxes: `
      contravvenzione, dogana, esattoria, concessioni governative, diritti camerali, polizia municipale, riscossione,
      canone unico, ufficio registro, carta identita, sportello unico, vigili urbani, anagrafe, unione dei comuni`,
    insurance: `
      previdenza, assistenza stradale, subagenzia`,
    leisure: `
      biliardo, sala giochi`,
  },
};
