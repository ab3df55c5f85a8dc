import type { Page } from './page.ts';

/** Merchants of many countries. */
export const EVERYWHERE: Page = {
  '*': {
    groceries: `
      =7eleven,
      aldi, aldi sued, aldi süd, aldi nord, lidl, carrefour, carrefour market, carrefour express, carrefour city, auchan,
      7 eleven, seven eleven, =spar, interspar, eurospar, spar express, =metro, makro, =costco, costco wholesale,
      costco whse, walmart, wal mart, circle k food, too good to go, toogoodtog, too good to g, hellofresh, hello fresh,
      gorillas, getir, =flink, =picnic, hema food, marks spencer food, m s simply food, gopuff, =coop, coop pronto`,
    restaurants: `
      mcdonald, mcdonalds, mcdonald s, mcd, =mc donalds, mc donald s, burger king, kfc, kentucky fried, =subway, pizza hut,
      domino s pizza, dominos pizza, dominos, =domino s, =dominos, papa johns, papa john s, five guys, taco bell, uber eats, ubereats,
      uber eat, uber eats help, uber pending eats, deliveroo, just eat, justeat, just eat takeaway, glovo, glovoapp, wolt,
      foodora, foodpanda, bolt food, uber canada ubereats, shawarma, pho bo, pho ga, doordash, doordash inc, dd doordash, grubhub, takeaway com, lieferando, vapiano,
      =nordsee, wagamama, tgi fridays, tgi friday, hard rock cafe, texas roadhouse, nando s, nandos, popeyes, wendys,
      wendy s, shake shack, chipotle, dunkin restaurant, autogrill, =leon, itsu, =wasabi, sushi shop, sushi daily,
      =poke bowl, =poke house, fogo de chao`,
    coffee: `
      starbucks, sbux, starbucks store, costa coffee, =costa, dunkin, dunkin donuts, tim hortons, =tims, caffe nero, caffè nero,
      mccafe, espresso house, =paul, paul boulangerie, coffee fellows, nespresso, pret a manger, =pret, krispy kreme,
      tchibo coffee, coffee bean tea leaf, coffee bean, coffee republic, coffee island, gloria jeans, =lavazza, =illy,
      pret a manger`,
    fuel: `
      =shell, shell oil, shell station, shell service station, shell 0, esso, =bp, bp connect, bp express, =total, totalenergies,
      total energies, total access, total relais, =texaco, texaco, chevron, exxonmobil, exxon, =mobil, mobil, circle k, =avia,
      avia tankstelle, q8, =q8, =agip, agip, eni station, =eni, lukoil, omv, =omv, repsol, cepsa, galp, tesla supercharger,
      ionity, shell recharge, chargepoint, fastned, allego, be charge, plugsurfing, chargemap, electrify america, maingau,
      elli, enbw mobility, =gulf, petronas, caltex, neste, orlen, tamoil, gazprom neft, wintershall`,
    taxi: `
      uber, uber trip, uber bv, uber b v, uber ride, uber pending, uber help, lyft, lyft ride, bolt eu, bolt ride,
      =bolt, bolt operations, bolt technology, free now, freenow, cabify, grab rides, gojek, blacklane, gett, careem, yango,
      indriver, heetch, sixt ride, kapten, =didi, didi, didi chuxing, didi rider, didi ride, lime ride, li me, =lime, voi se,
      voi technology, =voi, tier mobility, =tier, =bird, bird app, bird ride, dott, ridedott, nextbike, lime 1, spin scooter,
      curb svc, curb mobility, arro taxi, waymo, olacabs, ola cabs,
      =grab, voiscooters, bird rides, ryde technology`,
    'car-rental': `
      hertz, =hertz, avis rent a car, =avis, avis budget, avis autovermietung, europcar, =sixt, sixt rent, sixt se,
      enterprise rent a car, enterprise rent, enterprise car, budget rent a car, =budget, alamo rent, alamo rent a car,
      national car rental, thrifty car rental, dollar rent a car, =thrifty, goldcar, rentalcars, rentalcars com, getaround,
      turo, zipcar, share now, sharenow, miles mobility, stadtmobil, cambio carsharing, car2go, green motion, keddy,
      record go, discovercars, cartrawler, sunnycars, sunny cars, billiger mietwagen, check24 mietwagen, =turo, buchbinder,
      ok mobility, centauro rent, firefly car, payless car rental, fox rent a car, sicily by car, locauto, =zity,
      =wible, emmy sharing, greenwheels, free2move, share car, vrio, communauto,
      enterprise rac`,
    flights: `
      ryanair, easyjet, easy jet, wizz air, wizzair, lufthansa, =swiss international, swiss intl, swiss international air,
      austrian airlines, eurowings, condor flugdienst, =condor, british airways, =ba com, virgin atlantic, air france, klm,
      transavia, vueling, iberia, air europa, volotea, tap air, tap portugal, tap air portugal, ita airways, alitalia, sas scandinavian, scandinavian airlines, =sas,
      norwegian air, norwegian com, finnair, airbaltic, air baltic, lot polish, lot airlines, aegean airlines, turkish airlines,
      turk hava yollari, =thy, pegasus airlines, pegasus hava, sunexpress, emirates, =emirates, qatar airways, etihad, flydubai, air arabia,
      saudia, singapore airlines, airasia, air asia, cathay pacific, qantas, jetstar, virgin australia, air new zealand,
      delta air, american air, air nz, delta airlines, united airlines, american airlines, southwest airlines, southwes, jetblue, alaska air,
      alaska airlines, spirit airlines, spirit airl, frontier airlines, frontier air, hawaiian air, allegiant air, air canada,
      westjet, porter airlines, flair airlines, latam, latam airlines, gol linhas, azul linhas, avianca, copa airlines,
      aeromexico, volaris, vivaaerobus, viva aerobus, aerolineas argentinas, jetsmart, flybondi, sky airline,
      all nippon, japan airlines, =ana, =jal, korean air, asiana, jeju air, air china, china eastern, china southern,
      hainan airlines, eva air, china airlines, vietnam airlines, vietjet, thai airways, garuda, lion air, cebu pacific,
      philippine airlines, indigo airlines, interglobe aviation, air india, spicejet, vistara, akasa, ethiopian airlines,
      kenya airways, south african airways, flysafair, kulula, egyptair, royal air maroc, el al, icelandair, play airlines,
      aer lingus, loganair, jet2, jet2com, tui airways, tuifly, tui fly, brussels airlines, luxair, air malta, croatia airlines,
      air serbia, tarom, wideroe, widerøe, kiwi com, edreams, opodo, gotogate, mytrip, lastminute flights, skyscanner,
      fly dubai, neos air, binter canarias`,
    hotels: `
      airbnb, booking com, bookingcom, hotels com, hotelscom, expedia hotel, agoda, hostelworld, marriott, =marriott, courtyard by marriott,
      hilton, hilton garden inn, hampton inn, hampton inn suites, doubletree, holiday inn, holiday inn express, =ibis, ibis hotel, ibis budget,
      ibis styles, novotel, mercure, mercure hotel, sofitel, pullman hotel, accor, radisson, best western, hyatt, sheraton, westin, =westin, =w hotel,
      motel one, =b b hotels, b b hotel, b b hotels, nh hotel, nh hotels, melia, meliá, barcelo, barceló, scandic, scandic hotel, clarion hotel, comfort inn,
      comfort hotel, quality inn, days inn, la quinta, super 8, motel 6, =motel 6, travelodge, premier inn, premierinn, fairfield inn, residence inn,
      four seasons, intercontinental, crowne plaza, leonardo hotel, citizenm, moxy, meininger, a o hostel, generator hostel,
      vrbo, homeaway, abritel, fewo direkt, interhome, novasol, center parcs, centerparcs, landal, roompot, belvilla, plum guide, sonder,
      trivago, hotwire hotel, pierre vacances, pierre et vacances, club med, campanile, kyriad, ibis paris, hampton inns,
      ramada`,
    travel: `
      australianeta, uscustoms esta, us customs esta,
      expedia, tripadvisor, viator, getyourguide, get your guide, tui deutschland, =tui, tui uk, thomas cook, trip com, tripcom, ctrip, lastminute com,
      priceline, kayak, orbitz, travelocity, hotwire, opodo travel, onthebeach, on the beach, loveholidays, jet2holidays, neckermann reisen, dertour, fti touristik,
      aida cruises, msc cruises, costa crociere, royal caribbean, carnival cruise, norwegian cruise, klook, kkday, omio, global blue,
      airalo, holafly, ivisa, visa application, vfs global, tls contact, tlscontact,
      edreams, hopper inc, kiwi com, priceline com`,
    'public-transport': `
      flixbus, =flix, flixmobility, flixtrain, blablacar, blabla bus, eurostar, interrail, eurail, trainline, thetrainline, rome2rio,
      raileurope, rail europe, thalys, omio com, busbud, greyhound, megabus, carris`,
    parking: `
      easypark, easy park, parkmobile, paybyphone, pay by phone, ringgo, apcoa, apcoa parking, indigo park, q park, qpark, interparking,
      parkster, parknow, park now, contipark, =saba, saba parking, empark, telpark, justpark, spothero, parkwhiz, laz parking, impark, sp plus parking, ncp,
      =ncp, euro car parks, yourparkingspace, parkopedia, onepark, goldbeck parking, parkhaus, autopay no, goparking, flowbird, yellowbrick, parkmobile llc, passport parking, fjellinjen, autopass bom`,
    clothing: `
      zara, =zara, h m hennes, hm com, =h m, h m, =hm, h m hennes mauritz, hennes mauritz, uniqlo, =mango, mango com, bershka, pull bear, pull and bear,
      stradivarius, massimo dutti, oysho, primark, c a mode, =c a, c a, nike, nike com, adidas, =puma, puma store, reebok, under armour, new balance,
      skechers, foot locker, footlocker, snipes, jd sports, =gap, gap outlet, gap com, old navy, levi s, levis, tommy hilfiger, calvin klein, ralph lauren, polo ralph lauren, lacoste,
      hugo boss, guess store, =guess, desigual, benetton, united colors of benetton, superdry, esprit, s oliver, tom tailor, jack jones, vero moda, bestseller,
      =only, only stores, =next, next retail, next directory, next online, asos, asos com, shein, zalando, zalando se, zalando payments, about you, aboutyou, boohoo, prettylittlething,
      vinted, vinted uab, =depop, vestiaire collective, farfetch, ssense, mytheresa, net a porter, yoox, victoria s secret, victorias secret,
      lululemon, =cos, arket, weekday, =monki, & other stories, other stories, decathlon clothing, the north face, patagonia, =patagonia, columbia sportswear, jack wolfskin,
      salomon, timberland, vans store, converse, dr martens, birkenstock, geox, ecco shoes, clarks, =clarks, aldo shoes, deichmann, ccc shoes,
      pandora, swarovski, tiffany, cartier, rolex, bulgari, louis vuitton, gucci, prada, hermes paris, chanel, dior, burberry, michael kors,
      coach outlet, =coach, kate spade, tk maxx, tkmaxx, tj maxx, t j maxx, tjmaxx, marshalls, ross stores, ross dress for less, =ross, burlington coat, burlington stores, cotton on,
      hollister, abercrombie, american eagle, aeropostale, forever 21, urban outfitters, anthropologie, j crew, banana republic, intimissimi,
      calzedonia, tezenis, etam, hunkemoller, hunkemöller, promod, kiabi, jules, celio, orsay, new yorker, takko, ernsting s family, kik textil, =kik, nkd, pepco, =reserved, sinsay, cropp, mohito, lc waikiki, defacto, koton`,
    electronics: `
      apple store, apple online store, apple retail, mediamarkt, media markt, =saturn, saturn electro, =fnac, fnac darty, darty, =boulanger, best buy, bestbuy, currys, pc world, gamestop,
      samsung electronics, samsung com, samsung store, dell, dell inc, lenovo, =hp, hp store, logitech, sony store, dyson, philips store, xiaomi, huawei store, oneplus, google store,
      amazon devices, newegg, conrad electronic, =conrad, alternate, notebooksbilliger, cyberport, reichelt, coolblue, euronics, expert elektro, elgiganten, elkjop, elkjøp, gigantti, power se, netonnet, komplett,
      inet se, webhallen, alza cz, alza sk, alza hu, datart, x kom, morele, media expert, rtv euro agd, neonet, emag, altex, ldlc, pccomponentes, back market, backmarket, refurbed, swappie, rebuy, cex, musicmagpie, gopro, bose, sonos, garmin, fitbit, anker`,
    'online-shopping': `
      amazon, amzn, amzn mktp, amz, amazon eu, amazon payments, amazon marketplace, amazon mktplace, amazon mktpl, amazon retail, amzn digital, amazon pay, amazon com, ebay, ebay o, ebay inc, ebay com, etsy, etsy com,
      aliexpress, ali express, alibaba, alipay aliexpress, temu, temu com, whaleco, wish com, joom, shopee, lazada, qoo10, mercari, shopify, rakuten, otto gmbh, otto versand, =otto, bol com, allegro, cdiscount, banggood, gearbest, dhgate, groupon, wowcher,
      jd com, 京东, 淘宝, 天猫, 拼多多, taobao, tmall, pinduoduo, amazonmktplc, amazonmktpl, amznmktplc,
      =iherb, society6, zazzle, vistaprint, moo print, printful, cultbeauty, strawberrynet, myprotein, bigcartel,
      indiegogo, gumroad`,
    subscriptions: `
      uber one, uber one membership,
      netflix, spotify, disney plus, disneyplus, disney, hbo max, hbomax, =max, max com, hulu, paramount plus, paramount, peacock tv, peacocktv, amazon prime, amazon ca prime, amazon prime video, prime video, amzn prime, amazon video, primevideo, prime membership, prime mitgliedschaft, audible, kindle unlimited, kindle unltd, kindle svcs, amazon kindle, amazon music, amazon digital, amznprime, amazonprime, amazon channels,
      apple com bill, apple com, itunes com, itunes, apple music, apple services, icloud, apple one, google play, google one, google storage, google youtube, youtube premium, youtube music, youtubepremium, youtube, google workspace, google cloud, google ads, google svcs, google services, google google, google, microsoft 365, microsoft, msft, microsoft office, office 365, xbox game pass, playstation plus,
      nintendo online, adobe, adobe systems, creative cloud, dropbox, github, gitlab, notion labs, notion so, =notion, =slack, slack technologies, zoom us, zoom com, zoom video, evernote, canva, figma, grammarly, openai, chatgpt, anthropic, claude ai, midjourney, perplexity, cursor ai, linkedin, linkedin premium, medium com, =medium, substack, patreon, onlyfans, twitch, discord, discord nitro, telegram premium, x corp, twitter blue, x premium, tinder, bumble, hinge, match com, okcupid, badoo, parship, elitepartner,
      deezer, tidal, soundcloud, bandcamp, qobuz, napster, dazn, dazn limited, crunchyroll, viaplay, discovery plus, mubi, shudder, britbox, nowtv, now tv, sky q, sky digital, skyshowtime, rakuten tv, canal plus, canal+, molotov, joyn, rtl plus, tvnow, maxdome, wow tv, waipu, zattoo, magenta tv,
      nordvpn, expressvpn, surfshark, protonvpn, proton ag, =proton, protonmail, 1password, lastpass, bitwarden, dashlane, norton, nortonlifelock, mcafee, kaspersky, avast, avg technologies, bitdefender, eset,
      godaddy, namecheap, ionos, strato ag, hetzner, ovh, ovhcloud, digitalocean, linode, cloudflare, squarespace, wix com, wordpress, automattic, mailchimp, heroku, aws emea, amazon web services, vercel, duolingo, babbel, headspace, calm com, strava, komoot, myfitnesspal, noom, fitbit premium, zwift, peloton membership, weightwatchers, weight watchers, ww international, readly, scribd, blinkist, storytel, bookbeat, nextory, kobo plus, pocket casts,
      the new york times, new york times, nytimes, nyt, washington post, wall street journal, wsj, financial times, the economist, economist newspaper, bloomberg, the guardian, guardian news, the athletic, the times, telegraph media, der spiegel, spiegel verlag, zeit verlag, handelsblatt, le monde, lemonde, le figaro, mediapart, el pais, el mundo, new yorker magazine,
      =xai, =x.ai, grok xai, grok.com, venice ai, venice.ai, hugging face, huggingface, =suno, runway ml, runwayml,
      =deepl, quillbot, jasper ai, digital ocean, webflow, fastmail, tutanota, pcloud, =doist, loom com, curiosity
      stream, pressreader, setapp, teamviewer, plex inc, plex pass, roon labs`,
    'books-and-hobbies': `
      =steam, hoyoverse, cognosphere, garena, codashop, tcgplayer,
      steam games, steamgames, steampowered, steam purchase, valve bellevue, epic games, riot games, blizzard, ea com, electronic arts, origin ea, ubisoft, rockstar games, gog com, humble bundle, roblox, supercell, king com, mojang, minecraft, microsoft xbox, xbox, playstation network, playstation, sony playstation, sony interactive, nintendo, nintendo eshop, nintendo ca, kobo, rakuten kobo, =lego, lego store, lego shop, lego system, toys r us, smyths, games workshop, thomann, gear4music, michaels stores, hobby lobby, =hobbycraft, joann, ravelry, waterstones, barnes noble, barnes & noble, thalia, =flying tiger, thalia universitaetsbuc, bookpeople,
      itch io, bricklink, kickstarter, chess com`,
    sport: `
      decathlon, =decathlon, intersport, sports direct, sportsdirect, jd gyms, puregym, pure gym, the gym group, the gym, anytime fitness, planet fitness, planet fit, mcfit, fitness first, basic fit, basicfit, fitx, clever fit, john reed, virgin active, crossfit, urban sports club, urbansports, urban sports, gympass, wellhub, classpass, orangetheory, f45 training, f45, equinox, la fitness, 24 hour fitness, gold s gym, golds gym, lifetime fitness, life time, crunch fitness, ymca, david lloyd, nuffield health fitness, sats, =sats, fitness world, puregym dk, elixia, fitness24seven, nordic wellness, friskis svettis, actic, holmes place, fitinn, fit inn, john harris fitness, xxl sport, =xxl, stadium outlet, =stadium, sportscheck, sport 2000, jd sports fitness, rei com, =rei, dick s sporting, dicks sporting, academy sports, peloton, freeletics`,
    events: `
      ticketmaster, eventim, cts eventim, eventbrite, stubhub, viagogo, see tickets, seetickets, dice fm, live nation, livenation, seatgeek, vivid seats, ticketswap, axs com, ticketone, ticketcorner, cineplex, cineworld, odeon, vue cinema, vue entertainment, amc theatres, amc 0, regal cinemas, cinemark, cinestar, cinemaxx, uci kino, pathe, pathé, ugc, kinepolis, cinesa, yelmo, cinepolis, cinemex, legoland, disneyland, universal studios, six flags, sea life, madame tussauds, efteling, europa park, alton towers, museum, imax, multikino, cinema city, entradas com`,
    'home-and-garden': `
      ikea, leroy merlin, obi bau, =obi, obi baumarkt, bauhaus, hornbach, castorama, brico, bricomarche, brico depot, b q, =b q, b&q, b and q, homebase, wickes, screwfix, toolstation, travis perkins, home depot, the home depot, homedepot, lowe s, lowes, =lowes, ace hardware, true value, menards, harbor freight, bunnings, mitre 10, jysk, =jysk, xxxlutz, =xxxl, =mömax, momax, moemax, poco einrichtung, =poco, roller möbel, höffner, segmuller, möbelix, conforama, =but, but international, maisons du monde, maison du monde, alinea, wayfair, westwing, home24, made com, zara home, h m home, west elm, crate barrel, crate and barrel, pottery barn, williams sonoma, restoration hardware, bed bath beyond, bed bath, container store, dunelm, habitat, =habitat, nitori, muji, =muji, =action, action nederland, =kvik, mio se, =mio, rusta, jula, biltema, clas ohlson, byggmax, bygg max, silvan, harald nyborg, jem fix, maxbo, byggmakker, k rauta, stark, castorama polska, agata meble, black red white, praktiker, mr bricolage, gamma, =gamma, karwei, =karwei, praxis bouwmarkt, =praxis, intratuin, leen bakker, kwantum, =hubo, =toom, toom baumarkt, hagebau, hagebaumarkt, hellweg, globus baumarkt, raiffeisen markt, dehner, pflanzen kölle, fressnapf garten, bloom wild, interflora, fleurop, euroflorist, 1800flowers, 1 800 flowers, teleflora`,
    'personal-care': `
      sephora, douglas, parfumerie douglas, =douglas, marionnaud, nocibe, nocibé, yves rocher, rituals, =rituals, the body shop, body shop, lush, =lush, kiko milano, =kiko, mac cosmetics, l occitane, loccitane, bath body works, bath & body works, ulta, ulta beauty, =ulta, sally beauty, notino, flaconi, lookfantastic, beauty bay, cult beauty, feelunique, dm drogerie, dm drogeriemarkt, =dm, dm drogerie markt, dm fil, rossmann, dirk rossmann, müller drogerie, muller drogerie, bipa, kruidvat, =etos, trekpleister, matas, normal, =normal, =normal a s, supercuts, great clips, toni & guy, toni guy, treatwell, booksy, planity, fresha, manscaped, harry s shave, dollar shave, gillette, =avon, =oriflame`,
    pharmacy: `
      walgreens, walgreen, cvs, cvs pharmacy, cvs/pharmacy, rite aid, =boots, boots uk, boots pharmacy, boots the chemist, lloyds pharmacy, lloydspharmacy, superdrug, well pharmacy, shop apotheke, docmorris, redcare, medpex, apotea, apotek hjartat, apotek hjärtat, apoteket, kronans apotek, doz apotek, shoppers drug mart, jean coutu, pharmaprix, rexall, chemist warehouse, priceline pharmacy, terry white, amcal, watsons, =watsons, guardian pharmacy, mercury drug, clicks pharmacy, dis chem, dischem, apollo pharmacy, netmeds, pharmeasy, 1mg, tata 1mg, farmacias guadalajara, farmacias del ahorro, farmacias similares, cruz verde, salcobrand, farmacity, drogasil, droga raia, drogaria, pague menos, ultrafarma, catena, sensiblu, farmacia tei, dr max, drmax, benu, dr max lekarna, pilulka, gemini apteka, ziko apteka, apteka doz, super pharm, matsumoto kiyoshi, マツモトキヨシ, ウエルシア, スギ薬局, ツルハ, goodrx`,
    doctor: `
      fielmann, apollo optik, specsavers, vision express, pearle, =pearle, hans anders, grandvision, grand optical, optic 2000, afflelou, alain afflelou, krys, general optica, multiopticas, mister spex, synoptik, synsam, specsavers optik, lenscrafters, visionworks, warby parker, america s best, zenni optical, lenstore, =luxottica, aspen dental, affidea, synlab, labcorp, lab corp, quest diagnostics, kaiser permanente, =kaiser, one medical, teladoc, doctolib, kry se, =kry, doktor se, min doktor, medicover, lux med, luxmed, enel med, bupa dental, smile direct, mayo clinic, cleveland clinic, helios klinik, sana klinik, asklepios`,
    pets: `
      fressnapf, zooplus, zooplus se, maxi zoo, maxizoo, futterhaus, das futterhaus, petsmart, petco, chewy, chewy com, pets at home, petshop, arcaplanet, tiendanimal, kiwoko, zooroyal, petbarn, petstock, pet supplies plus, pet valu, banfield, vets4pets, medivet, pawshake, rover com, =rover, kaspersky pet, arken zoo, musti ja mirri, musti, granngarden, cobasi, petz, petlove, petland, tails com, butternut box, barkbox, animalis`,
    insurance: `
      allianz, axa, =axa, generali, zurich insurance, =zurich, ergo versicherung, ergo, huk coburg, huk24, devk, =devk, lvm versicherung, =lvm, gothaer, signal iduna, r+v, r v versicherung, =r v, hdi versicherung, =hdi, cosmosdirekt, debeka, provinzial, württembergische, barmenia, nürnberger versicherung, alte leipziger, mapfre, =mapfre, linea directa, mutua madrilena, mutua madrileña, santalucia, ocaso, =ocaso, catalana occidente, unipolsai, unipol, =unipol, aviva, =aviva, direct line, admiral insurance, churchill insurance, hastings direct, legal general, legal & general, metlife, met life, prudential, =prudential, new york life, northwestern mutual, state farm, geico, progressive ins, progressive insurance, progressive, =progressive, allstate, liberty mutual, farmers ins, farmers insurance, usaa p c, nationwide ins, travelers ins, travelers insurance, lemonade ins, =lemonade, root insurance, =esurance, the general insurance, macif, maif, matmut, gmf assurances, =gmf, maaf, groupama, mma iard, april assurance, luko, ag insurance, ethias, centraal beheer, nationale nederlanden, =ohra, =fbto, =interpolis, inshared, univé, =unive, asr verzekeringen, aegon, if skadeforsakring, if skadeförsäkring, =if, folksam, trygg hansa, trygghansa, länsförsäkringar, lansforsakringar, gjensidige, =tryg, tryg forsikring, topdanmark, alm brand, fremtind, storebrand, =fennia, lähitapiola, lahitapiola, pohjola vakuutus, pzu, =pzu, warta, =warta, ergo hestia, link4, uniqa, wiener städtische, kooperativa, česká pojišťovna, ceska pojistovna, mobiliar, die mobiliar, helvetia, =helvetia, baloise, bâloise, vaudoise, smile direct versicherungen, nrma, aami, =aami, allianz au, suncorp insurance, budget direct, youi, =youi, racv, racq, state insurance, tower insurance, ami insurance, discovery life, outsurance, sanlam, old mutual, lic of india, life insurance corporation, hdfc life, icici prudential, max life, sbi life, policybazaar, acko, digit insurance, prudential assurance, aia, =aia, great eastern, manulife, sun life, intact insurance, desjardins assur, td insurance, wawanesa, hiscox`,
    'health-insurance': `
      aok, aok plus, techniker krankenkasse, =tk, barmer, dak gesundheit, dak, ikk classic, knappschaft, kkh, bkk, hkk krankenkasse, sbk, debeka kranken, dkv, =dkv, css versicherung, css kranken, =css, swica, helsana, concordia, =concordia, sanitas, =sanitas, visana, =visana, kpt krankenkasse, assura, =assura, groupe mutuel, sympany, atupri, adeslas, segurcaixa adeslas, asisa, mgen, harmonie mutuelle, malakoff, ag2r, alan sa, =alan, mutuelle generale, zilveren kruis, =cz, cz zorgverzekeraar, cz groep, vgz, =vgz, menzis, =menzis, dsw zorg, onvz, zorg en zekerheid, asr zorg, bupa, =bupa, vhi healthcare, =vhi, laya healthcare, irish life health, bluecross, blue cross, blue shield, bcbs, aetna, cigna, =humana, united healthcare, unitedhealthcare, uhc, anthem blue, =anthem, kaiser fdn hlth, oscar health, molina healthcare, medibank, =medibank, nib health, =nib, hcf, ahm, discovery health, momentum health, bonitas, danmark sygeforsikring, sygeforsikringen danmark, clalit, maccabi, vzp, všeobecná zdravotní`,
    'internet-and-phone': `
      vodafone, t mobile, tmobile, =telekom, telekom deutschland, deutsche telekom, magenta telekom, =o2, o2 mobile, o2 uk, telefonica germany, telefonica, =orange, orange sa, orange france, orange polska, orange espagne, orange belgium, orange romania, orange slovensko, lebara, lycamobile, lyca mobile, starlink, digi mobil, =digi, telia, telenor, tele2, =tre, hi3g, =three, =drei, hutchison drei, drei austria, hutchison 3g, =salt, salt mobile, =sunrise, sunrise gmbh, swisscom, wingo, =yallo, =tim, tim s p a, tim spa, =claro, claro brasil, =vivo, vivo sp, movistar, =tigo, =entel, airtel, bharti airtel, =jio, reliance jio, jio prepaid, mtn, =mtn, vodacom, safaricom, =safaricom, etisalat, =du, ooredoo, =zain, =stc, =mobily, =optus, telstra, =telstra, vodafone australia, =spark, spark nz, 2degrees, skype, twilio, google fi, viber out, giffgaff, voxi, smarty, mint mobile, skinny mobile`,
    education: `
      udemy, coursera, edx, skillshare, masterclass, khan academy, pearson, mcgraw hill, chegg, wall street english, berlitz, goethe institut, british council, alliance francaise, instituto cervantes, kumon, =kumon, open university, codecademy, datacamp, pluralsight, brilliant org, =brilliant, preply, italki, studentenwerk, studierendenwerk`,
    donations: `
      unicef, red cross, rotes kreuz, deutsches rotes kreuz, croix rouge, cruz roja, croce rossa, rode kruis, röda korset, rode kors, røde kors, polski czerwony krzyz, oxfam, save the children, amnesty international, amnesty, greenpeace, wwf, =wwf, doctors without borders, medecins sans frontieres, médecins sans frontières, médicos sin fronteras, ärzte ohne grenzen, medici senza frontiere, lakare utan granser, läkare utan gränser, wikimedia, wikipedia, gofundme, go fund me, justgiving, betterplace, actblue, winred, salvation army, heilsarmee, armee du salut, caritas, world vision, plan international, sos kinderdorf, sos children, unhcr, aktion deutschland hilft, brot für die welt, misereor, welthungerhilfe, kirkens nodhjelp, folkekirkens nødhjælp, st jude, st judes, habitat for humanity, american cancer society, cancer research uk, macmillan cancer, british heart foundation, rspca, rnli, nspcc, barnardo, movember, wosp, caritas polska, donorbox, raisely, restaurants du coeur, restos du coeur, secours populaire, samaritans,
      sea shepherd, internet archive`,
    'savings-and-investments': `
      trade republic, scalable capital, etoro, degiro, flatex, interactive brokers, robinhood, =robinhood, vanguard, fidelity investments, charles schwab, schwab, e trade, acorns, betterment, wealthfront, coinbase, binance, =kraken, kraken payward, payward, kraken exchange, kraken com, bitpanda, bitstamp, crypto com, nutmeg, moneybox, hargreaves lansdown, aj bell, freetrade, trading 212, trading212, avanza bank, =avanza, nordnet, questrade, wealthsimple, raiz invest, stake invest, zerodha, groww, upstox, indmoney, kuvera, xtb, =xtb, union investment, deka investment, bausparkasse schwäbisch hall, smartbroker, justtrade, yomoni, myinvestor, indexa capital, moneyfarm, stash invest, fd through mobile, fd booked, fixed deposit, recurring deposit, festgeld, tagesgeld,
      bux zero, plus500, mercado bitcoin`,
    'loan-payments': `
      affirm, affirm inc, klarna, =klarna, afterpay, clearpay, sezzle, zip co, laybuy, paypal credit, pay in 3, paypal pay later, scalapay, alma paiement, oney, cetelem, cofidis, younited, sofinco, cofinoga, santander consumer, auxmoney, smava, targobank kredit, navient, nelnet, sallie mae, mohela, great lakes student, aidvantage, fedloan, edfinancial, dept education, dept of education, us dept ed, student loan, lending club, lendingclub, upstart, prosper loan, sofi loan, onemain, avant loan, bafög rückzahlung, student loans company, slc receipts, csn inbetalning, toyota financial, ford credit, ford motor credit, gm financial, ally auto, honda finance, hyundai motor finance, nissan motor acceptance, bmw bank, vw bank, volkswagen bank, volkswagen leasing, mercedes benz bank, mercedes benz leasing, renault bank, psa banque, credipar, diac`,
    vehicle: `
      adac autoversicherung, adac, öamtc, oeamtc, =tcs, =anwb, the aa, rac motoring, =rac, aaa membership, tüv, tuv sud, tüv süd, dekra, =gtü, =küs, a t u, atu auto, =atu, vergölst, euromaster, norauto, feu vert, midas, speedy france, kwik fit, halfords, autodoc, oscaro, mister auto, carglass, autoglass, safelite, autozone, auto zone, o reilly auto, oreilly auto, advance auto, pep boys, jiffy lube, valvoline, firestone, goodyear, discount tire, les schwab, meineke, maaco, carmax, carvana, mekonomen, bilia, =bilia, vianor, bilprovningen, opus bilprovning, tesla motors, tesla inc, toyota service, bmw ag, mercedes benz ag, volkswagen ag, mr wash, clean car, mister car wash, take 5 car wash, imo car wash, wash tec, supercheap auto, repco, jax tyres, mycar tyre`,
    shopping: `
      =target, target com, target corp, tchibo, =tchibo, hudson news, =hudson, hudson st, wh smith, whsmith, =relay, lagardere, dollar general, dollar tree, family dollar, five below, big lots, tuesday morning, kohl s, kohls, =kohls, macy s, macys, =macys, nordstrom, bloomingdale, bloomingdales, neiman marcus, saks, jcpenney, jc penney, j c penney, sears, =sears, kmart, =kmart, big w, =big w, david jones, =myer, john lewis, =john lewis, argos, =argos, debenhams, selfridges, harrods, fenwick, house of fraser, galeria kaufhof, galeria karstadt, =galeria, karstadt, =karstadt, kaufhof, woolworth gmbh, =woolworth, tedi, =tedi, =mäc geiz, euroshop, galeries lafayette, printemps, le bon marche, bhv marais, el corte ingles, el corte inglés, la rinascente, =coin, hema, =hema, de bijenkorf, bijenkorf, =blokker, big bazar, xenos, flying tiger, flying tiger copenhagen, sostrene grene, søstrene grene, nordiska kompaniet, ahlens, åhléns, stockmann, =magasin, magasin du nord, =illum, daiso, miniso, don quijote, isetan, takashimaya, mitsukoshi, globus warenhaus, =manor, manor ag, jelmoli, duty free, heinemann duty free, world duty free, dufry, avolta, gebr heinemann, b m bargains, b&m, b m retail, home bargains, poundland, poundstretcher, =wilko, the range, qvc, hsn, staples, office depot, officeworks, viking direct, otto office, mcpaper, =nanu nana, depot handels, gifi, =centrakor, =la foir fouille, stokomani, =noz`,
    'home-insurance': `
      getsafe, luko assurance, hausratversicherung, hausrat, wohngebäudeversicherung, gebäudeversicherung, hemförsäkring, hemforsakring, boligforsikring, indboforsikring, innboforsikring, kotivakuutus, assurance habitation, seguro hogar, seguro de hogar, seguro do lar, assicurazione casa, inboedelverzekering, woonverzekering, opstalverzekering, home insurance, renters insurance, homeowners ins, contents insurance, building insurance, home ins`,
  },
};
