import type { Page } from './page.ts';

/** Merchants of Hungary and Romania. */
export const HUNGARY_AND_ROMANIA: Page = {
  HU: {
    groceries: `
      tesco globál, tesco-globál, tesco global, tesco expressz, spar magyarország, spar magyarorszag, =interspar,
      lidl magyarország, lidl magyarorszag, aldi magyarország, aldi magyarorszag, penny market kft,
      auchan magyarország, auchan magyarorszag, cba prima, príma, coop abc, coop szuper, reál élelmiszer, kifli hu,
      metro kereskedelmi, roksh, élelmiszer, abc bolt, zöldség gyümölcs, hentes, húsbolt, pékség,
      nemzeti dohánybolt, dohánybolt, manna abc, rosmann élelmiszer, privát max,
      =real, =kifli, =abc, zöldséges, zoldseges, bonbonetti, culinaris, pennymarket, goods market, =grbs, roni abc,
      tom market, ecofamily, heliker`,
    restaurants: `
      foodora hu, wolt hu, wolt magyarország, netpincér, netpincer, mcdonalds hu, progress étteremhálózat, kfc hu,
      amrest kft, burger king hu, pizza forte, pizzaforte, don pepe, trófea grill, étterem, etterem, étkezde,
      vendéglő, büfé, zing burger, simon s burger, bamba marha, padthai wokbar, meki, csárda, pizzéria`,
    coffee: `
      starbucks hu, costa coffee hu, california coffee, cafe frei, fornetti, lipóti pékség, jacques liszt, szamos,
      gerbeaud, auguszt, cukrászda, kávézó, kávéház`,
    'public-transport': `
      bkk, bkk zrt, budapestgo, budapest go, máv, mav, máv start, mav start, mávstart, volán, volánbusz, volanbusz,
      elvira, gysev, raaberbahn, hév, mol bubi, minibud, flibco hu`,
    taxi: 'főtaxi, fotaxi, city taxi budapest, 6x6 taxi, bolt hu, taxi4, budapest taxi',
    parking: `
      nemzeti mobilfizetési, nemzeti mobilfizetes, nmfr, nemzeti útdíj, nemzeti utdij, e matrica, ematrica,
      autópálya matrica, palyamatrica, simple parkolás, mobilfizetés, parkolás, parkolo,
      fővárosi önkormányzat parkolás, buda parkoló`,
    fuel: `
      mol töltőállomás, mol toltoallomas, mol nyrt, mol kut, shell hungary, omv hungária, omv hungaria,
      orlen hungary, auchan benzinkút, avia hungary, mobil petrol, oil benzinkút, benzinkút, töltőállomás,
      mol plugee, eon drive hu`,
    electronics: `
      media markt magyarország, euronics hu, emag hu, extreme digital, edigital, alza hu, mysoft, istyle hu,
      220volt, aqua webáruház, ipon, műszaki bolt`,
    'home-and-garden': `
      praktiker, ikea lakberendezési, obi hungary, kika hu, möbelix hu, jysk hu, bauhaus hu, rs bútor, virág,
      virágbolt, kertészet, barkács, bútor, tescoma hu`,
    pharmacy: `
      gyógyszertár, gyogyszertar, benu gyógyszertár, kígyó patika, pingvin patika, alma gyógyszertár, pharmahelp`,
    doctor: `
      fogászat, fogorvos, magánorvos, kórház, rendelő, orvosi rendelő, duna medical, medicover hu,
      affidea magyarország, budai egészségközpont, synlab hungary, foglaljorvost, ofotért, optirex, optic world,
      szemüveg, magánklinika, rózsakert medical`,
    'personal-care': `
      dm kft, dm drogerie hu, rossmann magyarország, müller drogéria, douglas hu, notino hu, fodrászat, fodrász,
      szépségszalon, kozmetika, body relax`,
    'internet-and-phone': `
      magyar telekom, telekom magyarország, yettel, yettel magyarország, vodafone magyarország,
      vodafone magyarorszag, digi távközlési, digi tv hu, tarr, invitech, upc magyarország, blue mobile, netfone,
      parisat,
      one magyarorszag, invitel`,
    'electricity-and-gas': `
      mvm next, mvm next energiakereskedelmi, elmű, elmu, émász, e on hungária, eon hungaria,
      e on energiamegoldások, főgáz, fogaz, tigáz, nkm energia, démász, opus titász, főtáv, fotav, bkm főtáv, távhő,
      mihő, alteo, áramszámla,
      e on aramszolgaltato, alfa hoszolgaltato`,
    water: `
      fővárosi vízművek, fovarosi vizmuvek, vízművek, vizmuvek, dmrv, fővárosi csatornázási, fcsm,
      tiszamenti regionális, vízmű, fkf, bkm fkf, mohu, nhkv, kukaholding, hulladékgazdálkodás`,
    rent: 'albérlet, lakbér, közös költség, kozos koltseg, társasház, lakásszövetkezet',
    mortgage: 'lakáshitel, jelzáloghitel, törlesztés lakáshitel, otp jelzálogbank',
    insurance: `
      generali biztosító, generali biztosito, allianz hungária, allianz hungaria, groupama biztosító, groupama,
      k&h biztosító, uniqa biztosító, aegon magyarország, alfa vienna, union biztosító, köbe,
      magyar posta biztosító, signal iduna hu, wáberer biztosító, gránit biztosító, genertel, nn biztosító,
      metlife hu, cig pannonia, cig pannónia, biztosító, biztosítás, netrisk, medicover biztosító`,
    taxes: `
      nemzeti adó, nemzeti adó és vámhivatal, adóhatóság, gépjárműadó, iparűzési adó, építményadó, önkormányzat,
      onkormanyzat, polgármesteri hivatal, kormányhivatal, szja, illeték`,
    education: `
      egyetem, elte, corvinus, általános iskola, gimnázium, nyelviskola, autósiskola, tandíj, diákhitel oktatás`,
    childcare: 'óvoda, bölcsőde, közétkeztetés, brendon, játszóház, regio játék',
    subscriptions: `
      telex hu, telex támogatás, hvg, 444 hu, rtl most, rtl plus hu, magyar hang, direkt36, netflix hu, hbo max hu,
      storytel hu, tárhely`,
    'books-and-hobbies': `
      líra, bookline, alexandra könyv, könyvesbolt, moly hu, regio jatek, játékbolt, gémklub, szellemlovas,
      papír írószer`,
    events: `
      cinema city hungary, jegy hu, jegymester, ticketportal hu, eventim hu, tixa, színház, mupa, müpa, operaház,
      sziget fesztivál, sziget kft, cooltix`,
    leisure: `
      szerencsejáték zrt, szerencsejatek, tippmix, lottó, széchenyi fürdő, gellért fürdő, budapest gyógyfürdői,
      termálfürdő, fővárosi állatkert, állatkert, aquaworld, tropicarium`,
    travel: 'ibusz, szállás hu, szallas hu, otp travel, tensi, blaguss, utazási iroda',
    pets: 'fressnapf hu, állatorvos, állatorvosi, állateledel, alpha zoo, zooplus hu',
    clothing: `
      ccc hungary, deichmann hu, reserved hu, heavy tools, dorko, about you hu, answear hu, használtruha, háda`,
    shopping: `
      pepco hungary, action hu, tedi hu, ajándékbolt, szuper shop, mömax hu, eurofamily, kínai bolt, papír írószer,
      tchibo budapest`,
    'online-shopping': `
      vatera, jófogás, jofogas, árukereső, magyar posta, foxpost, mpl magyar posta, gls hungary, packeta hu,
      pepita hu, temu hu, simplepay, barion`,
    donations: `
      magyar vöröskereszt, máltai szeretetszolgálat, ökumenikus segélyszervezet, unicef magyarország, bátor tábor,
      bator tabor, magyar élelmiszerbank, adjukössze, alapítvány, karitász`,
  },
  RO: {
    groceries: `
      kaufland romania, lidl romania, lidl discount, mega image, shop & go, shop and go, profi rom food, profi loco,
      carrefour romania, carrefour market ro, auchan romania, penny romania, cora romania, selgros ro,
      metro cash ro, la doi pasi, la cocos, annabella, freshful, bringo, sezamo, glovo ro, diana com, supeco,
      zanfir, luca patiserie, alimentara, magazin mixt, inmedio ro, carmangerie, piata agroalimentara, xpress profi,
      froo,
      =cora, =market, =diana, unicarm, =artima, macelarie`,
    restaurants: `
      tazz, tazz by emag, bolt food ro, glovo romania, foodpanda ro, wolt ro, mcdonalds romania,
      premier restaurants, kfc ro, us food network, sphera, pizza hut ro, jerrys pizza, jerry s pizza, salad box,
      caru cu bere, city grill, taco bell ro, dristor, mesopotamia, shaormeria, pizzerie,
      =spartan, la mama, la placinte, =hanu, shaorma, 5 to go food, cuptorul, autoservire`,
    coffee: `
      5 to go, five to go, ted s coffee, teds coffee, starbucks romania, tucano coffee, narcoffee, gloria jeans ro,
      cofetarie, cofetaria, patiserie, brutarie, cafenea, paul romania, french bakery,
      5 to go, =meron, =origo, =gigi, covrigi, =petru, =matache, =mara`,
    'public-transport': `
      stb sa, stb bucuresti, metrorex, cfr calatori, ctp cluj, ctp iasi, stpt, ratbv, ratb, 24pay, tpark, autogari,
      flixbus ro, regio calatori, softrans`,
    taxi: 'bolt ro, uber ro, blackcab ro, star taxi, meridian taxi, cris taxi, speed taxi',
    parking: `
      parking bucuresti, amparcat, compania municipala parking, cnair, rovinieta, erovinieta, roviniete,
      e rovinieta, cnadnr, taxa de pod, parcari cluj, safe parking`,
    fuel: `
      petrom, omv petrom, petrom v, rompetrol, rompetrol downstream, lukoil romania, mol romania, omv ro, socar,
      socar petroleum, gazprom ro, benzinarie, renovatio, oscar downstream, smart diesel`,
    electronics: `
      emag, dante international, altex, altex romania, media galaxy, flanco, flanco retail, pc garage, pcgarage,
      evomag, cel ro, istyle ro, quickmobile, f64, vexio, itgalaxy`,
    'home-and-garden': `
      dedeman, leroy merlin ro, hornbach ro, brico depot ro, praktiker ro, arabesque, mathaus, ikea romania,
      jysk romania, mobexpert, kika ro, vivre, vivre deco, lems, casa rusu, bricostore, floraria, florarie, floria,
      mobila dalin, somproduct`,
    pharmacy: `
      farmacia catena, sensiblu, help net, helpnet, farmacia tei, dr max ro, farmacia dona, ropharma, vlad farmacie,
      minifarm, dm farmacie, bebe tei`,
    doctor: `
      regina maria, medlife, medicover ro, sanador, medicover hospitals, synevo romania, bioclinica,
      regina maria policlinica, arcadia medical, spitalul, lensa, optiblu, medima, affidea romania, enayati,
      ponderas`,
    'personal-care': `
      dm drogerie ro, dm drogerie markt ro, sephora romania, notino ro, douglas romania, marionnaud ro, coafor,
      frizerie, makeup ro, farmec, gerovital`,
    'internet-and-phone': `
      digi romania, rcs rds, rcs & rds, rcs rds sa, digi, orange romania, orange romania communications,
      vodafone romania, telekom romania, telekom ro, upc romania, lycamobile ro, akta, netcity, reincarcare,
      =nextgen`,
    'electricity-and-gas': `
      electrica furnizare, enel energie, enel energie muntenia, ppc energie, ppc energie muntenia,
      e on energie romania, eon energie romania, engie romania, hidroelectrica, cez vanzare, evryo, restart energy,
      distrigaz, delgaz grid, nova power gas, tinmar, termoenergica, cmteb, elcen, compania termoenergetica,
      colterm, e.on energie romania,
      premier energy, nova power`,
    water: `
      apa nova, apa nova bucuresti, compania de apa, compania de apa somes, aquatim, apavital, raja constanta,
      apa canal, aquaserv, apa brasov, supercom, romprest, urban sa, rosal, retim, brai cata, salubris, brantner,
      salubritate`,
    rent: `
      chirie, asociatia de proprietari, asociatie proprietari, intretinere, bloc manager, homefile, storia chirie,
      administrare imobile`,
    mortgage: 'rata ipotecar, credit ipotecar, credit imobiliar, prima casa',
    'loan-payments': `
      provident romania, cetelem ro, tbi bank, tbi credit, bnp paribas personal ro, credex, viva credit,
      ferratum ro, mokka, star card, horacredit, hora credit, simplu credit, rata credit, idea leasing,
      unicredit leasing ro, raiffeisen leasing ro, easy credit ro`,
    insurance: `
      allianz tiriac, allianz țiriac, groupama asigurari, omniasig, asirom, generali romania, uniqa asigurari,
      nn asigurari, nn pensii, euroins, grawe, grawe romania, bcr asigurari, eazy insure, axeria, hellas direct ro,
      pago asigurari, asigurare, asigurari, pool ul de asigurare, signal iduna ro, eurolife ro`,
    taxes: `
      anaf, trezoreria, trezorerie, ditl, directia impozite, directia de taxe, impozit, impozite, taxe si impozite,
      ghiseul, ghiseul ro, consiliul local, amenda, agentia nationala de administrare fiscala,
      directia generala a finantelor, drpciv, pasaport, ministerul finantelor`,
    education: `
      universitatea, ase bucuresti, ubb cluj, politehnica, scoala, liceul, colegiul national, gradinita scoala,
      shakespeare school, scoala de soferi, ecdl ro, afterschool`,
    childcare: 'gradinita, cresa, noriel, nichiduta, bebebliss, smyk ro, jumbo romania, bebe bliss',
    subscriptions: `
      antenaplay, pro tv plus, voyo ro, hbo max ro, dilema, libertatea, digi online, netflix ro, orange tv go,
      focus sat, bookster`,
    'books-and-hobbies': `
      carturesti, cărturești, libris ro, elefant ro, bookzone, nemira, regatul jocurilor, lego ro`,
    events: `
      cinema city romania, cineplexx ro, happy cinema, iabilet, ia bilet, eventim ro, entertix, bilete ro, teatrul,
      untold, neversea, electric castle, livetickets, ambilet`,
    leisure: `
      therme, therme bucuresti, loto, loteria romana, casa pariurilor, superbet ro, fortuna ro, betano ro, maxbet,
      stanleybet, edenland, gradina zoologica, castelul bran, salina turda, dino parc`,
    sport: `
      decathlon romania, world class romania, hervis ro, intersport ro, sport vision ro, 7card, benefit seven,
      stay fit, stayfit, 18gym, sportguru, nr1 fitness, stay fit gym, himalaya ro`,
    clothing: `
      fashion days, fashiondays, epantofi, ccc romania, deichmann ro, about you ro, answear ro, zara romania,
      h m romania, lc waikiki ro, pepco moda, koton ro, steilmann, sinsay ro, kenvelo, jolidon`,
    shopping: `
      pepco romania, action romania, kik romania, jumbo ec, miniprix, flying tiger ro, tedi ro, teilor, bb shop,
      sevda, malvensky, carturesti verona`,
    travel: `
      christian tour, eturia, paralela 45, vola ro, aerocenter, tarom bilete, blue air, hello holidays,
      travelplanner, eximtur, dertour romania, travelminit, lastminute ro`,
    flights: 'tarom, wizz air ro, hisky, animawings, fly one, flyone',
    pets: `
      animax, animax ro, maxi pet, petmart, pentruanimale, zooplus ro, veterinar, cabinet veterinar, petmax`,
    'online-shopping': `
      olx ro, okazii, emag marketplace, temu ro, aboutyou ro, compari, fan courier, fancourier, sameday,
      sameday courier, easybox, posta romana, cargus, urgent cargus, dpd romania, gls romania, netopia, mobilpay,
      euplatesc, trendyol ro, vivre ro`,
    donations: `
      salvati copiii, crucea rosie, crucea rosie romana, daruieste viata, dăruiește viață, hope and homes,
      unicef romania, wwf romania, ajungem mari, asociatia magic, fundatia, donatie, galantom, parohia,
      code for romania, beard brothers`,
    vehicle: `
      itp, statie itp, autonet, auto total, unix auto, epiesa, autohut, spalatorie auto, vulcanizare, service auto,
      anvelope, registrul auto roman, autodoc ro`,
  },
};
