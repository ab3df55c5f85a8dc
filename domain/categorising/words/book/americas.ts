import type { Page } from './page.ts';

/** Merchants of North and South America. */
export const AMERICAS: Page = {
  US: {
    groceries: `
      =h mart, zion market, =zion, seiwa market, =seiwa, tokyo central, beverages & more, bevmo,
      king kullen, shop n save, weis markets, =weis, tops markets, =tops, marc s, byrne dairy, modern market,
      super saver foods, qfc, kroger, fred meyer, ralphs, king soopers, smith s food, smiths food, fry s food, frys food, dillons, harris teeter, mariano s, marianos, pick n save, food 4 less, foods co, city market, safeway, albertsons, vons, =vons, pavilions, jewel osco, =jewel, acme markets, =acme, shaw s, shaws supermarket, star market, tom thumb, randalls, carrs, publix, winn dixie, winndixie, =bi lo, harveys supermarket, h e b, =heb, central market, whole foods, wholefds, wholefoods, trader joe s, trader joes, sprouts, sprouts farmers, wegmans, giant food, giant eagle, =giant, giant 0, martin s food, stop shop, stop & shop, =shoprite, shoprite, shop rite, price chopper, market 32, tops markets, hannaford, food lion, food city, ingles, ingles markets, piggly wiggly, meijer, hy vee, =hyvee, schnucks, dierbergs, =aldi, save a lot, winco, winco foods, grocery outlet, smart final, smart & final, stater bros, cub foods, =cub, fareway, festival foods, woodman s, raley s, raleys, nob hill, bel air market, lucky supermarket, foodmaxx, save mart, gelson s, gelsons, bristol farms, erewhon, lazy acres, mother s market, fairway market, gristedes, d agostino, food bazaar, key food, c town, ctown supermarket, western beef, morton williams, fresh direct, freshdirect, instacart, ic instacart, imperfect foods, misfits market, thrive market, walmart grocery, sam s club, sams club, samsclub, sam s 0, bj s wholesale, bjs wholesale, wm supercenter, wal mart super, 99 ranch, h mart, hmart, mitsuwa, patel brothers, lotte plaza, weee, total wine, bevmo, abc fine wine, spec s wine, binny s, liquor, quiktrip food, wawa, sheetz, =casey s, caseys gen, cumberland farms, quick chek, quickchek, royal farms, kwik trip, kwik star, racetrac, thorntons, buc ee s, bucees, holiday stations, =holiday station, stewart s shops, turkey hill, rutter s, =getgo, am pm, ampm, extra mile, loaf n jug, kum & go, kum go, cefco, 7 eleven, speedway, green chef, blue apron, home chef, factor75, butcherbox, omaha steaks, crumbl grocery, county market, lowes foods, binnys`,
    restaurants: `
      karl strauss brewing, wahoo s fish taco, =wahoo, eureka restaurant, dintai fung, din tai fung,
      the kickin crab, bag o crab, mcmenamins, ford s garage, aunt anne s,
      chick fil a, chick fila, chickfila, chipotle, panera, panera bread, wendys, wendy s, arby s, arbys, sonic drive in, =sonic, jack in the box, jack in box, carl s jr, carls jr, hardee s, hardees, whataburger, in n out, in n out burger, five guys, shake shack, culver s, culvers, steak n shake, white castle, krystal, zaxby s, zaxbys, raising cane s, raising cane, raising canes, bojangles, popeyes, church s chicken, el pollo loco, del taco, qdoba, moe s southwest, moes sw grill, =cava, cava grill, sweetgreen, =chopt, =dig, dig inn, jersey mike s, jersey mikes, jimmy john s, jimmy johns, firehouse subs, potbelly, penn station subs, which wich, quiznos, mcalister s, schlotzsky, jason s deli, panda express, pf chang s, p f chang, noodles co, noodles & co, benihana, olive garden, =olive garden, red lobster, longhorn steakhouse, longhorn steak, outback, outback steakhouse, =texas roadhouse, cracker barrel, ihop, denny s, dennys, waffle house, wafflehouse, bob evans, perkins restaurant, first watch, applebee s, applebees, chili s, chilis, tgi friday s, ruby tuesday, red robin, buffalo wild wings, bww, wingstop, hooters, twin peaks, bj s restaurant, bjs restaurants, cheesecake factory, california pizza, =maggiano s, carrabba s, bonefish grill, ruth s chris, mortons, capital grille, yard house, seasons 52, little caesars, papa murphy s, marco s pizza, mod pizza, blaze pizza, round table pizza, sbarro, cici s, jet s pizza, casey s pizza, auntie anne s, cinnabon, wetzel s, dairy queen, dq grill, baskin robbins, ben & jerry s, cold stone, insomnia cookies, crumbl, nothing bundt, tropical smoothie, smoothie king, jamba, jamba juice, =jollibee, habit burger, the habit, smashburger, fuddruckers, freddy s frozen, cook out, rally s, checkers drive, captain d s, long john silver, boston market, golden corral, luby s, portillo s, al s beef, nathan s famous, halal guys, seamless, caviar, ezcater, toasttab, tst, bt dd br, hungry howie, tijuana flats, velvet taco, torchy s tacos, torchys, taco cabana, taco john s, on the border, uncle julio, snooze eatery, true food kitchen, north italia, lazy dog, eataly, wingstop rest, the melt, sq food truck, mcalisters, chownow,
      longhorn, =cookout, pieology, marcos pizza`,
    coffee: `
      7 leaves, 7 leaves cafe,
      swig, cinnaholic, junbi,
      dutch bros, peet s, peets, peets coffee, caribou coffee, philz, philz coffee, blue bottle, intelligentsia, stumptown, la colombe, =scooter s, scooter s coffee, biggby, black rifle coffee, 7 brew, einstein bros, einstein bagel, bruegger s, noah s bagels, au bon pain, corner bakery, la madeleine, krispy kreme, tim hortons us, human bean, gregorys coffee, joe coffee, bluestone lane, foxtrot coffee, coffee bean & tea, paris baguette, 85c bakery, =tous les jours, magnolia bakery, nothing bundt cakes, great american cookie, shipley do nuts, shipley donuts, duck donuts`,
    events: `amc, amc theatres, regal, regal cinemas, alamo drafthouse, harkins, landmark theatres`,
    bars: `total wine bar, dave & buster s, dave busters, =top golf bar, world of beer, yard house bar, brewpub, brewing company, brewing co, brewery, taproom, tap room, tavern, saloon`,
    'electricity-and-gas': `hicksgas, amerigas, ferrellgas, suburban propane,
      pacific gas elec, pacific gas, pacific gas & electric, pg&e, pg e, =pge, pgande, southern california edison, so cal edison, socal edison, sce, socalgas, socal gas, so cal gas, southern california gas, sdge, sdg e, san diego gas, con edison, coned, con ed, consolidated edison, national grid, nationalgrid, nyseg, pseg, pse g, psegli, duke energy, dukeenergy, dominion energy, dominion va power, florida power light, fpl, fpl direct, tampa electric, teco, georgia power, alabama power, mississippi power, entergy, txu energy, txu, reliant energy, =reliant, green mountain energy, gexa energy, direct energy, cirro energy, oncor, centerpoint energy, centerpoint, cenpnt, atmos energy, texas gas service, xcel energy, xcel, comed, commonwealth edison, nicor gas, peoples gas, ameren, ameren illinois, dte energy, dte, consumers energy, we energies, wisconsin public service, alliant energy, madison gas, midamerican energy, evergy, kcp&l, black hills energy, oge, og&e, pso, public service co, aep, aep ohio, appalachian power, firstenergy, first energy, ohio edison, met ed, penelec, ppl electric, ppl utilities, peco, peco energy, pepco, bge, baltimore gas, delmarva power, washington gas, columbia gas, eversource, unitil, green mountain power, central maine power, puget sound energy, pse, seattle city light, portland general, pacific power, pacificorp, rocky mountain power, idaho power, nv energy, aps electric, aps, arizona public service, salt river project, srp, tucson electric, southwest gas, hawaiian electric, ladwp, smud, austin energy, cps energy, jea, memphis light gas, mlgw, tva, nipsco, vectren, ip&l, aes indiana, spire, spire energy, laclede gas, intermountain gas, dominion gas, questar gas, national fuel, suburban propane, amerigas, ferrellgas, sunrun, sunnova, tesla energy, electric coop, electric cooperative, rural electric, power light, power & light, gas & electric, electric co, electric company, utility bill, piedmont gas, santee cooper, =oppd`,
    water: `
      city of chicago utilities, water dept, water department, water district, water authority, water utility, water utilities, water works, dept of water, sewer district, water sewer, water & sewer, waste management, wm com, =wm, republic services, waste connections, =casella, american water, cal water, california water, aqua pennsylvania, aqua america, golden state water, ebmud, sfpuc, san jose water, miami dade water, dc water, wssc, philadelphia water, denver water, seattle public utilities, city utilities, public utilities, municipal utilities, utilities dept, city utility, culligan, =primo water, recology`,
    'internet-and-phone': `
      spectrum, =spectrum, charter communications, charter comm, comcast, xfinity, xfinity mobile, verizon, verizon wireless, vzwrlss, vzw, verizon fios, vz wireless, vzn, at&t, at t, att, =att, att bill, t mobile, tmobile, sprint, cricket wireless, cricket, boost mobile, metro by t mobile, metropcs, us cellular, uscellular, mint mobile, visible, =visible, visible service, google fi, consumer cellular, straight talk, tracfone, total wireless, simple mobile, cox communications, cox comm, cox cable, =cox, optimum, =optimum, altice, cablevision, suddenlink, rcn, astound, wow internet, mediacom, frontier communications, frontier comm, windstream, centurylink, lumen, quantum fiber, ziply fiber, google fiber, hughesnet, viasat, earthlink, sonic net, dish network, dishnetwork, directv, sling tv, slingtv, fubo, fubotv, youtube tv, philo, vonage, ooma, ringcentral, republic wireless, ting, altafiber`,
    'public-transport': `
      amtrak, mta nyct, mta, nyct paygo, mta metrocard, omny, lirr, metro north, nj transit, njt, path train, septa, mbta, bart, bart clipper, clipper, clipper systems, caltrain, muni, sfmta, metro los angeles, la metro, tap metro, metrolink, cta ventra, ventra, =cta, metra, wmata, smartrip, marta, =marta, trimet, orca card, =orca, sound transit, king county metro, rtd denver, dart dallas, capmetro, capital metro, houston metro, miami dade transit, brightline, vre, marc train, citi bike, citibike, divvy, bay wheels, bluebikes, capital bikeshare, megabus, greyhound lines, peter pan bus, jefferson lines`,
    parking: `
      e zpass, ezpass, e z pass, ez pass, sunpass, fastrak, txtag, tx tag, ntta, =ntta, hctra, ez tag, peach pass, ipass, i pass, illinois tollway, good to go, e470, expresstoll, k tag, pikepass, toll, tolls, turnpike, toll roads, parking meter, abm parking, laz parking, sp plus, ace parking, impark, premium parking, park mobile, metropolis parking, towne park, standard parking, icon parking, airport parking, best parking`,
    fuel: `
      bp,
      =speedway,
      amoco, alltown, aloha petroleum, enmarket, haffner s, go mart, gomart, kangaroo express, kwik shop, love s travel, loves travel, love s country, mapco, nouria, quik stop, raceway, road ranger, rotten robbie, rutter s, =rutter, =rutters, spinx, stripes, terrible s, weigel s, duck thru, delta sonic fuel, al prime energy, =parkers, parker s kitchen, speedco,
      costco gas, world oil, exxon, mobil, chevron, texaco, conoco, phillips 66, =76, 76 gas, union 76, marathon petro, =marathon, marathon 0, valero, sunoco, citgo, arco, speedway gas, sinclair, =sinclair, pilot, =pilot, pilot travel, flying j, love s travel, loves travel, love s 0, ta travel, travel center, quiktrip, =qt, qt, racetrac, murphy usa, murphy express, circle k, gulf oil, costco gas, sam s club gas, sams fuel, kroger fuel, safeway fuel, heb gas, wawa gas, sheetz gas, maverik, =cenex, cenex, casey s gas, hess, getty, irving oil, kwik fill, delta gas, bp gas, shell gas, evgo, electrify america, chargepoint inc, blink charging, tesla supercharger us, supercharger`,
    vehicle: `
      =aaa, aaa membership, aaa insurance, aaa auto,
      classic collision, martin auto color, delta sonic, american automobile association, caliber collision, car wash, car spa, autowash, auto wash, carwash, mavis tire, mavis discount, big o tires, ntb, tire kingdom, belle tire, monro, grease monkey, express oil, christian brothers auto, aamco, napa auto, napa, dmv, dept motor vehicles, department of motor, tx dmv, ca dmv, nys dmv, dol vehicle, secretary of state veh, smog, smog check, carfax, cars com, sirius xm, whistle express, quick quack, tommy s express, tidal wave auto, take 5 oil`,
    'personal-care': `aveda, cd one price cleaners, tide cleaners, zips dry cleaning, jack brown cleaners, ulta, ulta beauty, great clips, supercuts, sport clips, fantastic sams, cost cutters, regis, hair cuttery, drybar, european wax, massage envy, hand & stone, hand and stone, bath & body works, bath body works, sally beauty, ipsy, birchbox, function of beauty, dollar shave club, bluemercury`,
    pharmacy: `rite aid, duane reade, cvs pharm, walgreens, kinney drugs, bartell drugs, hims, hims hers, =ro, ro pharmacy, capsule pharmacy, pillpack, amazon pharmacy, express scripts, optumrx, optum rx, caremark, walmart pharmacy, kroger pharmacy, publix pharmacy, vitamin shoppe, gnc, =gnc`,
    taxes: `irs, irs usataxpymt, usataxpymt, franchise tax board, franchise tax bo, ftb, ftb mct, nys dtf, ny state tax, dept of revenue, dept revenue, department of revenue, state tax, eftps, tax collector, county tax, property tax, comptroller of, treasurer, county treasurer, edd, turbotax fee, us treasury, tax board`,
    leisure: `topgolf, =top golf, dave & busters, dave busters, main event, chuck e cheese, bowlero, amf bowling, lucky strike, fanduel, draftkings, draftking, lottery, recreation gov, national park, state park, yosemite, disney world, disneyworld, disney resort, disney park, universal orlando, seaworld, sea world, busch gardens, hersheypark, dollywood, legoland california, zoo, aquarium, escape room`,
    clothing: `
      outdoor voices, baggu,
      ross stores, burlington, dsw, =dsw, famous footwear, shoe carnival, payless, rack room, journeys, =zumiez, hot topic, tilly s, pacsun, torrid, lane bryant, ann taylor, =loft, loft 0, chico s, talbots, j crew, madewell, everlane, allbirds, stitch fix, rent the runway, poshmark, thredup, the realreal, nordstrom rack, saks off 5th, men s wearhouse, jos a bank, brooks brothers, carter s, carters, oshkosh, gymboree, the children s place, childrens place, justice store, vans, finish line, athleta, fabletics, spanx, skims, fashion nova, quince, bombas, vineyard vines, ll bean, l l bean, lands end, eddie bauer, cabela s, bass pro, duluth trading, boot barn, hat world, lids, kay jewelers, zales, jared, ross dress`,
    electronics: `best buy, bestbuycom, micro center, microcenter, b&h photo, b h photo, adorama, fry s electronics, geek squad, apple store r, rent a center, aaron s`,
    'books-and-hobbies': `barnes & noble, barnes noble, barnesnoble, half price books, books a million, michaels, michaels stores, jo ann, joann, joann stores, hobby lobby, guitar center, gamestop, gamestop com, party city craft, blick art, bookshop org, thriftbooks`,
    gifts: `
      harry & david,
      hallmark, party city, =edible arrangements, edible arrange, ftd, ftd com, proflowers, teleflora, 1 800 flowers, shari s berries, =things remembered`,
    'online-shopping': `wayfair shop, overstock, zulily, qvc, mercari, offerup, stockx, goat com, poshmark inc, chewy shop, etsy inc, shop app`,
    'bank-fees': `overdraft item fee, nsf fee, nsf, insufficient funds fee, monthly maintenance fee, wire fee, foreign transaction fee, late fee, annual membership fee, cash advance fee, balance transfer fee, returned item fee, stop payment fee, service charge, maintenance fee`,
    childcare: `kindercare, bright horizons, primrose school, goddard school, learning care, care com, urbansitter, tutor time, la petite academy, the learning experience`,
    education: `univ of, university of, community college, college board, kaplan, princeton review, student housing, tuition, parchment, nelnet campus, transact campus`,
    'loan-payments': `dept ed, dept education, wells fargo auto, chase auto, capital one auto, ally financial, carmax auto, santander consumer usa, toyota motor credit, westlake financial, exeter finance, credit acceptance, upgrade inc, lightstream, discover personal loan, marcus loan, american honda finance`,
    mortgage: `rocket mortgage, quicken loans, mr cooper, nationstar, pennymac, freedom mortgage, loandepot, wells fargo home, wf home mtg, wells fargo mortgage, chase mortgage, us bank mortgage, us bank home mtg, newrez, shellpoint, caliber home, lakeview, lakeview ln srv, carrington mortgage, select portfolio, ocwen, phh mortgage, dovenmuehle, flagstar, guild mortgage, truist mortgage, cenlar, home point, mortgage, mtg pymt, mtg pmt, home mtg`,
    rent: `rentcafe, rent cafe, avalonbay, avalon communities, equity residential, greystar, camden property, udr, bilt rent, biltrewards rent, rent payment, apartments, apartment rent, property management, property mgmt, zillow rent, avail rent, payyourrent, clickpay, appfolio, appfolio web, buildium, invitation homes, web pmts rent, ml realty, yardi, hoa dues, hoa, condo assoc, essex property, lincoln property`,
    'home-and-garden': `public storage, extra space storage, cubesmart, security public storage, storquest, securespace, certapro painters, u haul, uhaul, prime storage, pier 1, ollies, terminix, trugreen, roto rooter`,
    doctor: `concentra, dermatology associates, pediatrics`,
    insurance: `nationwide`,
    pets: `vca animal`,
    subscriptions: `
      =grok, =xai, sams membership, newspapers com, =calm, fitbod, =whoop, =oura, =adt, simplisafe, lifelock`,
    shopping: `dollar general, dollar tree, family dollar, gabriel bros, gabriel brothers, gabe s, bed bath beyond, tanger outlets`,
    'car-rental': `penske truck rental`,
    sport: `west marine, title boxing club, the picklr`,
    flights: `
      =united`,
  },
  CA: {
    groceries: `
      flashfood, =yig, your independent grocer,
      =t&t, =t & t,
      loblaws, loblaw, real canadian, rcss, superstore, no frills, nofrills, zehrs, fortinos, valu mart, your independent, maxi, provigo, sobeys, =sobeys, freshco, safeway, thrifty foods, iga, =iga, farm boy, longo s, longos, metro, =metro, metro ontario, food basics, super c, save on foods, saveon, pricesmart foods, urban fare, buy low, t&t supermarket, t t supermarket, co op food, calgary co op, giant tiger, bulk barn, m m food, m&m food, lcbo, lcbo rao, saq, bc liquor, liquor depot, beer store, the beer store, nslc, anbl, couche tard, mac s, circle k, petit dep, walmart, costco wholesale, adonis, rabba, instacart, voila, goodfood, chefs plate, rachelle bery, atlantic superstore, =avril, fruiticana,
      valumart, pricesmart, nations fresh, oceans fresh, btrust, al premium, pat central, co op food, calgary co op,
      federated co op, =dominion, pusateris, =mcewan, summerhill market, fiesta farms, m & m food, societe des
      alcools, =mblc, =sqdc, tokyo smoke, lufa farms`,
    restaurants: `
      gyubee, mr pretzels, =mr pretzel,
      a&w, =a w, harvey s, harveys, swiss chalet, st hubert, mary brown s, boston pizza, pizza pizza, pizza nova, east side mario, montana s, kelsey s, the keg, =keg, earls, cactus club, joey restaurant, moxies, milestones, jack astor s, freshii, mr sub, new york fries, manchu wok, edo japan, thai express, sushi shop, cora, =cora, white spot, triple o s, osmow s, skip the dishes, skipthedishes, skip, =skip, doordash, ritual, benny & co, la belle province, chez ashton, freshslice,
      cage aux sports, la cage, =ashton, poulet rouge, =lafleur, triple o s, ricky s, smitty s, tutti frutti,
      eggsquis, =symposium, lazeez, fat bastard burrito, =mandarin, =firehouse, pizzaiolo, st louis bar, fantuan, coco
      fresh`,
    coffee: `
      menchies, =menchie,
      tim hortons, =tims, second cup, timothy s, blenz, good earth coffee, bridgehead, balzac s, van houtte, balzacs, presotea, premiere moisson, matchstick,
      java u, au pain dore, la panoplie, cococo, purdys, laura secord, rocky mountain choc, davids tea, =kernels,
      demetres, marble slab`,
    shopping: `canadian tire, cdn tire, cdn tire store, dollarama, hudson s bay, hudsons bay, winners, homesense, winners homesense, simons, la maison simons, showcase, london drugs, sally ann`,
    'home-and-garden': `rona, =rona, reno depot, home hardware, lee valley, structube, leon s, the brick, canac, kent building, peavey mart, homesense, =bmr, patrick morin`,
    'internet-and-phone': `rogers, =rogers, rogers wireless, rogers comm, bell canada, =bell, bell mobility, bell one bill, telus, telus mobility, koodo, fido, =fido, fido mobile, virgin plus, freedom mobile, public mobile, chatr, lucky mobile, shaw, =shaw, shaw cable, shaw direct, videotron, =cogeco, cogeco, eastlink, sasktel, teksavvy, fizz, =fizz, distributel, xplornet, oxio, start ca, =ebox, bell aliant, beanfield`,
    'electricity-and-gas': `hydro quebec, hydro québec, hydro one, toronto hydro, bc hydro, manitoba hydro, alectra, hydro ottawa, enbridge gas, enbridge, fortisbc, fortis bc, epcor, enmax, atco, atco energy, saskpower, saskenergy, nb power, nova scotia power, newfoundland power, energir, direct energy, union gas, london hydro, elexicon`,
    fuel: `
      mac ewen,
      =circlek, mr gas, =mrgas,
      petro canada, petrocan, petro can, ultramar, husky, esso, shell, irving, pioneer, =pioneer, co op gas, canadian tire gas, fas gas, couche tard essence, mobil ca, centex, co-op gas bar`,
    'public-transport': `presto, presto fare, presto mobl, presto autoload, ttc, =ttc, go transit, metrolinx, stm, =stm, opus, translink, compass card, compass vending, compass autoload, compass web, via rail, viarail, oc transpo, calgary transit, exo, rtc quebec, up express`,
    parking: `
      parksmart,
      407 etr, 407etr, green p, green p parking, impark, indigo parking, precise parklink, calgary parking, easypark vancouver, honk mobile`,
    pharmacy: `shoppers drug mart, shoppers drug, =shoppers, pharmaprix, jean coutu, uniprix, familiprix, brunet, proxim, rexall, london drugs pharmacy, pharmasave, ida pharmacy, guardian pharmacy, lawtons`,
    clothing: `
      tip top tailors,
      winners, mark s work, marks work wearhouse, =marks, reitmans, aritzia, roots canada, =roots, simons, ardene, garage clothing, =dynamite, le chateau, sport chek, lululemon, softmoc, browns shoes, call it spring, joe fresh, value village, la vie en rose, warehouse one, frank and oak`,
    sport: `
      sail outdoors,
      sport chek, mec, mountain equipment, sports experts, atmosphere, goodlife, goodlife fitness, fit4less, ymca, econofitness, canadian tire sport, nautilus plus`,
    'books-and-hobbies': `
      sunrise records,
      indigo books, chapters, chapters indigo, =indigo, coles books, renaud bray, archambault, mastermind toys, deserres, michaels`,
    taxes: `cra, canada revenue, revenu quebec, revenue canada, cra arc, arc cra, city of toronto tax, property tax, taxes municipales, ville de montreal taxes, receiver general`,
    vehicle: `
      =caa,
      service ontario, serviceontario, saaq, icbc, mpi autopac, sgi, service alberta vehicle, kal tire, fountain tire, mr lube, lube city, midas, oil changers, caa, =caa, canadian tire auto, =napa, part source`,
    insurance: `intact, intact assurance, desjardins, desjardins assurance, belairdirect, belair, td insurance, aviva, co operators, cooperators, wawanesa, sonnet, =sonnet, la capitale, industrielle alliance, ia assurance, ssq, manulife, manuvie, sun life, sunlife, canada life, great west life, economical, pembridge, johnson ins`,
    rent: `boardwalk rental, boardwalk, mainstreet equity, capreit, killam, minto apartments, hazelview, realstar, greenwin, morguard, rentmoola, rental commun`,
    subscriptions: `crave, sportsnet, tsn direct, club illico, tou tv, cbc gem, the globe and mail, globe and mail, toronto star, la presse, le devoir`,
    water: `epcor water`,
    electronics: `the source`,
    doctor: `medcan`,
    'personal-care': `
      saje, saje natural,
      first choice haircutters, topcuts`,
    pets: `ren's pets`,
    events: `
      landmark cinemas,
      evenko`,
    flights: `
      flighthub,
      air transat`,
    'loan-payments': `fairstone, =nslsc`,
    education: `
      conestoga college`,
    leisure: `
      putting edge, dooly s`,
    travel: `
      =hopper`,
    hotels: `
      the hoxton, fairmont chateau`,
  },
  MX: {
    groceries: `oxxo, =oxxo, walmart, walmart express, bodega aurrera, bodega aurrerá, aurrera, soriana, chedraui, superama, la comer, city market, fresko, heb, s mart, smart, calimax, casa ley, ley, =ley, alsuper, merco, seven eleven, circle k, extra, tiendas 3b, 3b, neto, costco, sams club, sam s club, city club, sumesa, jüsto, justo, cornershop,
      =sams, al super, super ley, =merza, super kiosko, kiosko, super aki, san francisco de asis, arteli, =garis,
      super q, tortilleria, recauderia, cremeria, miscelanea, =bbr, la europea, la castellana, =calii, tianguis,
      materias primas, rancho san martin, bachoco, sukarne, carnes ramos, zorro abarrotero, =scorpion, decasa, puma
      abarrotero`,
    restaurants: `vips, =vips, sanborns cafe, toks, =toks, california restaurante, el porton, los bisquets, bisquets obregon, italiannis, chilis, la casa de toño, el fogoncito, el bajio, sushi itto, potzollcalli, tacos, taqueria, carls jr, little caesars, dominos, rappi, didi food, uber eats, sonora grill,
      =wings, wing stop, wing s army, p f changs, la mansion, porfirios, benedettis, el tizoncito, el califa, el
      farolito, los arbolitos, el pescadito, birria, barbacoa, carnitas, pozoleria, cenaduria, loncheria, torteria,
      tortas, =fonda, cocina economica, mariscos, antojitos, gorditas, quesadillas, pollos rio, potzolcalli,
      cochinita, =comida, bisquets, casa de tono, la vaca negra, la crepe parisienne, =chazz, alitas, crepas,
      paleteria, la michoacana, santa clara, =moyo, =yogurt, elotes, sirloin stockade, asados, el japonez, mochomos,
      la buena barra, loma linda, =cambalache, =hunan, church s chicken`,
    coffee: `starbucks, cielito querido, cafe punta del cielo, punta del cielo, italian coffee, the italian coffee, la europea cafe, krispy kreme, el globo, =el globo, la esperanza pasteleria,
      caffenio, andatti, tierra garat, black coffee gallery, finca santa veracruz, starbux, la esperanza, lecaroli,
      lecaroz, =suspiros, pastelerias marisa, dolce natura, =maque, =rosetta, el moro, =donas, nevería,
      neveria, =delicias`,
    shopping: `liverpool, =liverpool, suburbia, palacio de hierro, el palacio de hierro, sears, coppel, =coppel, elektra, =elektra, sanborns, famsa, del sol, woolworth, waldos, miniso, c a,
      el palacio, mumuso, telas parisina, =dax, =viana, =hemsa, prichos, =lumen, office max, =lob, =dico, innovasport,
      cimaco, milano operadora, factory outlet, dportenis`,
    'internet-and-phone': `telcel, telmex, izzi, totalplay, total play, megacable, axtel, at t mexico, movistar, dish mexico, sky mexico, bait, unefon, weex, oui movil,
      telef movis, telef moviles, =dish, =sky, =vetv, star tv, tiempo aire, pillofon, flash mobile, redpotencia, wizz
      mobile, gigacable, iusacell, maxcom, =oui, =newww`,
    'electricity-and-gas': `cfe, =cfe, cfe suministrador, comision federal de electricidad, naturgy, gas natural, gas lp, zeta gas, tomza, ecogas, engie mexico,
      gas uribe, gas express nieto, sonigas, global gas, hidrogas, gas metropolitano, gas nieto, vela gas, gas
      imperial, gas union, gas silza, caligas, gas noel, gas butep, gas menguc, gas el sobrante, gas rosarito, regio
      gas, gasera, gas licuado, gas domestico`,
    water: `
      cea qro, cea querétaro,
      sacmex, agua y drenaje, jmas, japam, siapa, cespt, cea queretaro, recibo agua, pago de agua,
      oomapas, =smapa, jumapa, =oapas, =simas, =japac, interapas, =ceas, =cespm, capa quintana, capama, =cea, comapa,
      ciapacov, =japay, =caev, =sapal, japami, odapas, =opdm, =epura, bonafont, garrafon, purificadora, ciel agua, e
      pura`,
    fuel: `
      bp, =bp,
      pemex, =pemex, g500, oxxo gas, hidrosina, mobil, repsol, gasolinera, gasolineria, estacion de servicio, bp gasolinera, petro 7, gulf,
      est serv, combured, combu express, =redco, la gas, fullgas, =nexum, windstar, =orsan, grupo eco, combustibles,
      super servicio, =gaso, gazpro, akrogas, =fuelx, serv comb, lodemo, petromax, gasored, natgas`,
    pharmacy: `farmacias guadalajara, farmacia guadalajara, farmacias del ahorro, farmacias benavides, farmacia benavides, farmacias similares, farmacia san pablo, san pablo, farmacias yza, dr simi,
      =fragua, =simi, =yza, zapotlan, =prixz, farmapronto, farmalisto, el fenix, =klyns`,
    parking: `televia, iave, pase, tag pase, capufe, parquimetro, ecoparq, estacionamiento,
      viapass, estacionamient, parkimovil, copemsa, operadora central de estacionamientos, central de
      estacionamientos, =parco, =caseta, aleatica, =ohl, circuito exterior, red vial, fonadin`,
    'public-transport': `ado, =ado, primera plus, etn, estrella blanca, metro cdmx, metrobus, ecobici, mi macro,
      tarjeta mi, movilidad integrada, omnibus de mexico, estrella de oro, estrella roja, =futura, chihuahuenses,
      ticketbus, =senda, flecha amarilla, tufesa, pullman de morelos, costa line, =autovias, turistar, mexibus,
      siteur, mi movilidad, metrorrey, urbani, =urvan, =jetty, tren maya, el insurgente, tren suburbano`,
    taxes: `sat, sat mx, servicio de administracion tributaria, tesoreria, predial, tenencia, refrendo,
      tesofe, gobierno del estado, gob cdmx, gob edo, secretaria de finanzas, gobierno, registro civil, sre
      pasaportes, pasaporte, =imss, infracciones, =ieps, =isr, =isn, sria de finanzas, recaudacion`,
    events: `cinepolis, cinemex, ticketmaster mexico, superboletos, kidzania, six flags, xcaret,
      cinemagic, citicinemas, boletia, eticket, =africam, papalote, zoologico, acuario, selvatica, granja las
      americas, auditorio, =foro, =arema, funticket, bolerama`,
    sport: `smart fit, sport city, sports world, marti, =marti, deportes marti, innova sport, anytime fitness,
      =commando, =siclo, barry s, =alberca, natacion, futbol, ekar de gas, w spinning, commando studio`,
    'loan-payments': `infonavit, kueski, coppel credito,
      aplazo, caja popular, caja libertad, compartamos, konfio, =stori, crediclub, fonacot, caja solidaria, dineria,
      yotepresto, cat casa, autofin`,
    flights: `aeromexico, volaris, viva aerobus, vivaaerobus, interjet,
      =viva, tar aerolineas, magnicharters, aeromar, mexicana de aviacion`,
    'online-shopping': `
      =linio, claroshop, dportenis online, segunda mano, =kavak, gaia design, claro shop`,
    clothing: `
      =c&a, scappino, aldo conti, ferrioni, squalo, zapaterias, =emyco, dorothy gaynor, nine west, =charly, =pirma,
      vicky form, =shasa, =tane, gran via zapaterias, 3 hermanos, tres hermanos, el borceguie, bodega de zapatos`,
    electronics: `
      =ishop, =mixup, cyberpuerta, ddtech, digitalife, =pcel, gameplanet, game planet, mac store, =doto, zegucom,
      intercompras, =orduña, abasteo, mobo shop`,
    'home-and-garden': `
      construrama, truper, tlapaleria, pinturas comex, muebleria, =gaia, the home store, colchones, =luuna, =simmons,
      casa palacio, vitromex, porcelanite, vivero, floreria, =azap, enviaflores, tupperware, betterware, casas geo,
      =illux, boxito, vidrieria, calentadores, plomeria`,
    taxi: `
      =beat, =sitio`,
    vehicle: `
      refaccionaria, refacciones, =oreilly, =avante, servicio automotriz, quaker state, rolcar, california
      refacciones, apymsa, mecanico, autopartes`,
    insurance: `
      =gnp, grupo nacional provincial, ana seguros, monterrey new york, =smnyl, el aguila, =crabi, =clupp, la latino,
      =thona, =sura`,
    'health-insurance': `
      gnp medica, gastos medicos, sofia salud, =medicus`,
    mortgage: `
      hipotecaria`,
    education: `
      =unam, =ipn, =itesm, tecnologico de monterrey, tec de monterrey, =uvm, unitec, =udlap, anahuac, iberoamericana,
      =ibero, =itam, up panamericana, =uag, =iteso, =uanl, harmon hall, quick learning, interlingua, platzi,
      coderhouse, =utel, =icel, la salle, =liceo, jardin de ninos, =kinder, preparatoria, secundaria`,
    childcare: `
      estancia infantil, baby creysi, juguetron, baby infanti`,
    doctor: `
      star medica, christus muguerza, medica sur, =olab, =jenner, biomedica, =lapi, consultorio, =dr, ben & frank, ben
      and frank, nutriologa, doctoralia, sonrie, =aspen`,
    'personal-care': `
      ultrafemme, mary kay, =jafra, =unas, perfumes, tintoreria, dryclean usa, max clean, lava tap, zermat`,
    pets: `
      =petsy, mas kota, maskota, office pets, =pet, =croquetas, =laika, petmarkt, animal s`,
    leisure: `
      =melate, pronosticos, =caliente, =codere, codere mx, winpot, playcity, strendus, playdoit, betway mx, big bola,
      recorcholis, boliche, =billar`,
    hotels: `
      fiesta americana, camino real, best day, =oasis, gran vision`,
    travel: `
      bestday, pricetravel, =despegar, mundo joven, megatravel, =turismo`,
    donations: `
      un kilo de ayuda, techo mexico, donadora`,
    'savings-and-investments': `
      gbm plus, cetes directo, =bitso, actinver, finamex, =afore, afore xxi, profuturo, afore sura, kubo financiero,
      =dinn, =briq, m2crowd, vector casa, aportacion voluntaria, arqfinanzas`,
    'books-and-hobbies': `
      librerias gandhi, el sotano, librerias, educal, el pendulo, cafebreria, mix up, casa veerkamp, top music,
      dalper, comics, =papelera`,
    subscriptions: `
      =vix, =blim, clarovideo, =reforma, el norte, =mural, =nexos, meli plus`,
    rent: `
      =homie, neivor, comunidadfeliz, =casas, asociacion de colonos, =colonos`,
    'bank-fees': `
      manejo de cuenta`,
    'cash-withdrawal': `
      retiro practicaja`,
  },
  BR: {
    groceries: `
      mambo supermercados, =mambo, bretas, super nosso, nordestão, giassi, bistek, roldao, roldão, lopes supermercados, tauste, =epa, epa plus, cencosud, gbarbosa, perini, nagumo, covabra, pague menos supermercados, pague menos supermercado, emporio, =am pm, pao de acucar, pão de açúcar, extra, extra hiper, mercado extra, assai, assaí, atacadao, atacadão, carrefour, sams club, big bompreco, bompreço, zaffari, angeloni, condor, =condor, muffato, super muffato, festval, verdemar, supermercados bh, epa supermercados, mart minas, savegnago, sonda, =sonda, st marche, hirota, oba hortifruti, hortifruti, natural da terra, guanabara, mundial, prezunic, supermarket, zona sul, dia, =dia, dia brasil, tenda atacado, makro, max atacadista, fort atacadista, komprao, cometa, mateus, supermercado, mercadinho, mercearia, padaria mercado, quitanda, açougue, acougue, ifood mercado, daki, swift, cobasi mercado, ampm, am pm, sacolao,
      atacarejo, spani atacadista, =spani, atakarejo, novo atacarejo, hipermercado, joanin, =enxuto, dalben,
      good bom, arena atacado, tonin superatacado, villefort, supernosso, apoiado mineiro, apoio mineiro,
      extrabom, varejao, feira livre, feirante, hiperideal, redemix, arcomix, deskontao, super lagoa, nidobox, casa de
      carnes, =adega, =evino, imperador das bebidas, stok center, maxxi atacado, via atacadista, brasil atacadista,
      jau serve, minha quitandinha, market4u, be honest, honest market`,
    restaurants: `=viena, =koni, ze delivery, 99food, black beef, bonaparte, patroni, girafas, ifood, ifd, ifood com, rappi, ze delivery, zé delivery, aiqfome, habib s, habibs, giraffas, bob s, =bobs, madero, jeronimo, outback, spoleto, china in box, burger king, mc donalds, arcos dourados, coco bambu, paris 6, subway, pizza hut, domino s, divino fogao, vivenda do camarao, ragazzo, the fifties, lanchonete, churrascaria, pastelaria, pizzaria, restaurante, temakeria, hamburgueria, esfiharia, choperia bar, cantina, marmitaria, rest, espetinho,
      bk brasil, gendai, =zdeli, =patties, bullguer, the good cop, lanches, espetaria, pastel, galeto, marmitex,
      =marmita, =temaki, =acai, oakberry, =boteco, zig tecnologia, barbecue, estacao do acai, empada brasil, mania de
      churrasco, griletto, =pecorino, si senor, camarada camarao, pobre juan, barbacoa, tatu bola, l entrecote,
      abbraccio, nhá benta, cuor di crema, alameda quality, =grsa, =sapore`,
    coffee: `casa bauducco, suplicy, santo grao, santo grão, octavio cafe, rei do mate, padaria, panificadora, confeitaria, cafeteria, cafe, casa do pao de queijo, rei do mate, fran s cafe, starbucks, kopenhagen, cacau show, brasil cacau, havanna, sodie doces, the coffee, chiquinho sorvetes, bacio di latte,
      =padoca, =pao, =ofner, cheirin bao, cheirinbao, =sodie, amor aos pedacos, vo alzira, santo graos, dona deola,
      bella paulista, benjamin padaria, chiquinho, los paleteros, ice creamy, milkymoo`,
    shopping: `lojas americanas, americanas, =americanas, magazine luiza, magalu, casas bahia, ponto frio, havan, =havan, renner, lojas renner, riachuelo, pernambucanas, marisa, =marisa, lojas marisa, le biscuit, shoptime, submarino, daiso, miniso, tok stok, camicado, leader,
      pontofrio, lojas cem, lojas avenida, =besni, =uatt, lojas mel, preco baixo, loja do mecanico, casa das aliancas,
      multicoisas, armarinhos fernando, armarinho, =bazar, quero quero, lojas quero quero, lojas becker, =lebes, lojas
      lebes, =gazin, romera, novo mundo, eletrozema, ricardo eletro, lojas rede, =caedu, lojas g, top internacional,
      shopping center, shopping guarulhos, shopping iguatemi, shopping morumbi, shopping eldorado, shopping
      ibirapuera, shopping recife, shopping barra, barra shopping, morumbi shopping, bh shopping, park shopping,
      shopping tijuca, shopping tamboré, shopping vila olimpia`,
    'online-shopping': `elo7, mercado livre, mercadolivre, mercado*livre, mercadopago mercadolivre, mercpago, shopee, amazon br, enjoei, olx, shein, aliexpress`,
    clothing: `usereserva, malwee, =tng, colcci, =aramis, =animale, c e a modas, anacapri, mr cat, world tennis, di santinni, torra torra, lojas torra, farm rio, renner, cea, c&a, zara, riachuelo, hering, =hering, arezzo, schutz, centauro roupas, farm rio, reserva, osklen, youcom, dafiti, netshoes, zattini, usaflex, havaianas, vivara, pandora,
      c&a modas, =reserva, vizzano, =democrata, =shoulder, le lis blanc, john john, dudalina, damyller,
      vr collezioni, lojas lupo, hope lingerie, loungerie, =puket, polo wear, =torra, katy calcados,
      calcados, =paqueta, artwalk, =artex, authentic feet, via mia, carmen steffens, sapatilha, alto giro, live store,
      clube melissa, mormaii, =hurley, shop2gether`,
    'internet-and-phone': `net servicos, =algar, algar telecom, =sky, sky brasil, unifique, ligga, vero internet, =nextel, copel telecom, sumicity, giga mais, alares, desktop internet, claro, =claro, vivo, =vivo, telefonica brasil, telefonica, tim celular, =tim, tim s a, oi s a, oi fibra, =oi, oi movel, net servicos, =net, embratel, algar telecom, sky brasil, brisanet, desktop internet, conta telefone, conta celular, recarga celular, recarga tim, recarga vivo, recarga claro, conta internet, telefone,
      tim brasil, =desktop, america net, alloha, wirelink, correios celular, sky servicos, oi tv`,
    'electricity-and-gas': `=rge, rge sul, copagaz, supergasbras, =ceb, ceb distribuicao, compagas, nacional gas, enel, enel sp, =enel, enel distribuicao, light, =light, light servicos, light sa, cemig, cpfl, cpfl energia, copel, celesc, equatorial energia, =equatorial, neoenergia, coelba, celpe, cosern, elektro, energisa, edp, edp sp, =edp, eletropaulo, rge sul, ceee, amazonas energia, celg, comgas, comgás, naturgy, gas natural, liquigas, ultragaz, conta luz, conta de luz, conta energia, energia eletrica, luz e gas, conta gas, conta de gas,
      bahiagas, gasmig, sulgas, chama gas, botijao`,
    water: `cesan, aegea, sabesp, =sabesp, cedae, =cedae, aguas do rio, copasa, sanepar, casan, corsan, embasa, compesa, caesb, saneago, cagece, caern, sanasa, dmae, semae, saae, brk ambiental, iguá, conta agua, conta de agua, água esgoto, agua esgoto, agua e esgoto, conta agua esgoto, esgoto,
      =caema, cosanpa, =brk, =samae, semasa, =daerp, saneatins, =deso, =casal`,
    fuel: `br mania, abastece ai, abastece aí, =raizen, =graal, frango assado, sim rede de postos, rede sim, posto, auto posto, =ipiranga, ipiranga, posto ipiranga, posto shell, br mania, petrobras, posto br, ale combustiveis, abastece ai, shell box, combustivel, combustiveis,
      br distribuidora, =abastece, premmia, rede de postos, petrobahia, postos sim, zletric`,
    taxi: `
      uberrides,
      99 tecnologia, dl 99, uber, uber do brasil, 99app, 99 app, 99 tecnologia, =99, 99pop, 99 taxi, cabify, indrive,
      =99, 99 food, =wappa, urbano norte, lalamove, =loggi`,
    parking: `
      estacionamentos,
      zul digital, c6 tag, ccr autoban, autoban, ecorodovias, via dutra, digipare, sem parar, semparar, conectcar, veloe, move mais, taggy, estapar, zona azul, estacionamento, estac, pedagio, pedágio, ccr autoban, ecovias, arteris, multipark,
      =zul, estacionament, allpark, netpark, garage park, ecopistas, ccr nova dutra, ccr viaoeste, rota das bandeiras,
      via paulista, entrevias, econoroeste, ecosul, viapar, rodonorte, ccr ponte, ccr autoban`,
    'public-transport': `itapemirim, viacao, viação, cartao top, metrorio, metro rio, expresso do sul, rodoviaria, viacao guanabara, expresso guanabara, sptrans, bilhete unico, metro sp, metro rio, metrô, cptm, riocard, supervia, clickbus, buser, cometa viacao, viacao, viação, onibus, ônibus, bus servicos, urbs, bhbus, rodoviaria,
      top cartao, viaquatro, viamobilidade, vlt carioca, =brt, =barcas, tri poa, trensurb, bhtrans, quero passagem,
      wemobi, expresso brasileiro, passaro marrom, =penha, catarinense, eucatur, bike itau`,
    pharmacy: `farmacias indiana, drogaria catarinense, drogao super, drogasil, droga raia, raia, =raia, drogaraia, raia drogasil, pague menos, drogaria sao paulo, drogarias pacheco, drogaria pacheco, pacheco, panvel, =panvel, araujo, drogaria araujo, nissei, farmacias nissei, farmacia, farmácia, drogaria, ultrafarma, drogal, extrafarma, venancio, sao joao farmacias, farmacias app, onofre,
      farmaconde, rd saude, drogao, morifarma, trabalhador farma, clamed, drogarias tamoio, drogasmil, farmalife,
      santa lucia drogaria, bifarma, iguatemi farma, farmelhor, farma ponte, farmaponte, poupa farma, poupafarma,
      droga leste`,
    'health-insurance': `odontoprev, porto saude, alice saude, unimed, amil, =amil, bradesco saude, sulamerica saude, hapvida, notredame, notre dame intermedica, intermedica, golden cross, prevent senior, cassi, geap, plano de saude, plano saude, qualicorp, allcare,
      =gndi, sami saude, =omint, care plus, assim saude, leve saude, uniodonto, interodonto, sao cristovao saude,
      cabesp, saude caixa`,
    doctor: `a+ medicina, rede d or, rede dor, albert einstein, sorridents, odontocompany, salomao zoppi, alta diagnosticos, fototica, fleury, lavoisier, delboni, dasa, hermes pardini, sabin, hospital, clinica, clínica, laboratorio, laboratório, dentista, odonto, odontologia, odontoprev, oral sin, doutor, dr consulta,
      =einstein, sirio libanes, beneficencia, labs a+, terapia, medica`,
    insurance: `justos, pier seguradora, suhai, porto seguro, =porto, azul seguros, sulamerica, sulamerica seguros, bradesco seguros, bradesco vida, tokio marine, liberty seguros, mapfre, allianz seguros, hdi seguros, zurich, itau seguros, bb seguros, brasilprev, icatu, caixa seguradora, youse, =youse, prudential do brasil, seguro, seguros,
      bradesco auto, =yelum, caixa seguridade, brasilseg, pottencial, assurant, cardif, capemisa, porto cia`,
    taxes: `das simples, =gru, secretaria da fazenda, pgfn, itbi, =iss, iof, =iof, iof compra internacional, iof adicional, iof s, iof saque, ipva, iptu, darf, das mei, das simples, simples nacional, receita federal, sefaz, prefeitura, detran, licenciamento, gps inss, inss, dare, dae, gare, grf, fgts guia, imposto, imposto de renda, irpf, tributo, tributos, esocial,
      pref mun, pref municipal, =gps, multas, =dar, =tjsp, cartorio, tabelionato, =crea, =oab, =crm, =coren, =itcmd,
      policia federal, passaporte`,
    'bank-fees': `tarifa, tarifa bancaria, tar pacote, tarifa pacote, pacote de servicos, cesta de servicos, cesta b expresso, manutencao conta, anuidade, anuidade cartao, tar doc, tar ted, tarifa saque, tarifa pix, tar, mensalidade conta`,
    'interest-paid': `juros, juros cheque especial, juros limite, encargos, encargos limite de cred, juros rotativo, juros de mora, enc lim credito, mora`,
    rent: `aluguel, condominio, condomínio, quintoandar, quinto andar, imobiliaria, imobiliária, lello, taxa condominial,
      loft brasil, =yuca, =housi, vila velha imoveis, =apsa, cipa administradora, =lowndes, superlogica`,
    education: `puc, pucrs, puc sp, pucpr, fgv, mackenzie, uninter, cruzeiro do sul, senac, senai, sesi, unopar, =cna, cna idiomas, objetivo, =anglo, poliedro, uninove, yazigi, descomplica, fiap, saraiva educacao, mensalidade escolar, escola, colegio, colégio, faculdade, universidade, estacio, anhanguera, unip, cogna, kroton, wizard, =wizard, cultura inglesa, ccaa, fisk, cna idiomas, alura, hotmart, curso, creche,
      estrategia concursos, gran cursos, wise up, ingles, sao judas, anima educacao, unicesumar, =pitagoras, =enem,
      =inep, vestibular, fuvest, material escolar, autoescola, =cfc`,
    sport: `selfit, skyfit, cia athletica, companhia athletica, just fit, smart fit, smartfit, bluefit, bio ritmo, bodytech, academia, gympass, wellhub, totalpass, centauro, decathlon, netshoes,
      natacao, =quadra, =arena, futebol, =bayard, procorrer, =clube, =sesc, tenis clube, beach tennis`,
    pets: `agropet, pet camp, petz, cobasi, petlove, pet shop, petshop, veterinaria, veterinária,
      agropecuaria, =racao, casa de racao, banho e tosa, dog hero, doghero`,
    events: `livepass, cinemark, kinoplex, uci cinemas, cinepolis, cinesystem, ingresso com, sympla, eventim, ticket360, ingresso rapido,
      =uci, cineflix, centerplex, playarte, guiche web, bilheteria, =zig, zigpay, =meep, =aquario, zoologico, =masp,
      hot park`,
    electronics: `fast shop, fastshop, multilaser, =samsung, kabum, fast shop, kalunga, pichau, terabyte, iplace,
      terabyteshop, casa das baterias, =girafa, eletronica, santa efigenia, assistencia tecnica, my tech, goldentec,
      waz computadores, =nagem`,
    'home-and-garden': `madeira madeira, madeiramadeira, balaroti, =joli, nicom, casa & video, ferreira costa, dicico, obramax, copafer, le lis casa, polishop, leroy merlin, telhanorte, c&c, tumelero, cassol, madeiramadeira, mobly, tok&stok, etna, ferragem, material de construcao, materiais de construcao,
      c&c casa, todimo, material construcao, madeireira, casa show, =zelo, =trousseau, =altenburg, tramontina, =spicy,
      lojas preco, utilplast, marceneiro, dedetizadora, chaveiro, vidracaria, colchoes, castor colchoes, probel, emma
      colchoes`,
    'books-and-hobbies': `martins fontes, =travessa, livraria travessa, nuuvem, papel magia, casa do artista, =steam, livraria, saraiva, livraria cultura, livraria leitura, leitura, ri happy, pbkids, estante virtual, papelaria,
      =magic, =jogos, casa da arte, instrumentos musicais, playtech, =banca, banca de jornal, revistaria`,
    'personal-care': `jequiti, esmalteria, granado, =phebo, ikesaki, beleza na web, depil, o boticario, boticario, boticário, natura cosmeticos, =natura, natura, quem disse berenice, eudora, salao, salão, barbearia, cabeleireiro, cabelereiro, manicure, estetica, depilacao, espacolaser, espaço laser, sobrancelhas,
      mary kay, beleza na web, epoca cosmeticos, sobrancelha, oui paris, bel cosmeticos, =sumire, =adcos, laundry,
      =5asec, lavateria, costureira`,
    'cash-withdrawal': `saque, saque 24h, banco24horas, banco 24 horas, saque caixa eletronico, saque dinheiro, saque atm`,
    'loan-payments': `parcela emprestimo, emprestimo, empréstimo, crediario, consignado, financiamento, parc financiamento, parcela credito, crefisa, bv financeira,
      banco votorantim, banco bv, aymore, banco pan, omni financeira, banco itaucard, portoseg, creditas, agibank,
      =bmg, banco bmg, =geru, =rebel, simplic, =fies, itau veiculos, banco rci, banco volkswagen, banco gm, banco
      toyota, banco honda, rodobens, embracon, ademicon, banco daycoval, losango, =midway, realize cfi`,
    mortgage: `financiamento imobiliario, prestacao habitacao, prest habitacional, credito imobiliario, crédito imobiliário,
      caixa habitacao, =habitacao, =mrv, cyrela, tenda construtora, =direcional`,
    'savings-and-investments': `aplicacao, aplicação, aplicacao rdb, aplicacao cdb, tesouro direto, xp investimentos, rico investimentos, clear corretora, nuinvest, poupanca, poupança, previdencia privada,
      foxbit, novadax, xp inv, =rico, =clear, =genial, =modal, =avenue, =nomad`,
    subscriptions: `
      amazonprimebr, folhadespaulo, folha de s paulo, produtos globo,
      o globo, oglobo, =uol, uol, premiere fc, editora abril,
      =premiere, =veja, =abril, =apple, =meli, skeelo, =ubook, starplus`,
    donations: `crianca esperanca, criança esperança, dizimo, dízimo,
      vakinha, =catarse, congregacao, assembleia de deus, acao da cidadania`,
    flights: `tam linhas, 123 milhas, maxmilhas, voepass, =smiles,
      =tap, 123milhas, voeazul, voegol`,
    travel: `decolar, hurb, =cvc, cvc viagens,
      viajanet, flytour, =zarpo, =turismo`,
    hotels: `hoteis com, slaviero, bourbon hotel, atlantica hotels,
      hoteis, =atlantica, blue tree, =hplus`,
    vehicle: `
      lava rapido, estetica automotiva, drywash,
      auto center, mecanica, d paschoal, bosch service, lavajato, autopecas, despachante, hipervarejo, =zapay,
      =gringo, moto pecas, pneustore, vistoria veicular`,
    'car-rental': `
      =turbi, =kovi`,
    childcare: `
      =escolinha, educacao infantil, alo bebe, bebe store, tip toey joey`,
    leisure: `
      loterica, lotericas, casa loterica, mega sena, betano, sportingbet, =blaze, betnacional, estrela bet, =kto,
      pixbet, esportes da sorte`,
  },
  'AR CL CO PE UY': {
    groceries: `coto, =coto, disco, =disco, jumbo, =jumbo, vea, =vea, changomas, hipermercado libertad, la anonima, carrefour, dia argentina, =dia, supermercado, almacen, verduleria, carniceria, lider, =lider, hiper lider, unimarc, santa isabel, tottus, acuenta, ekono, oxxo, exito, =exito, almacenes exito, =éxito, carulla, olimpica, =olimpica, =d1, tiendas d1, koba colombia, =ara, tiendas ara, jeronimo martins colombia, alkosto, justo y bueno, metro peru, =wong, wong, plaza vea, vivanda, mass, =tambo, tambo, tata, =tienda inglesa, tienda inglesa, devoto, disco uruguay, el dorado`,
    restaurants: `rappi, pedidosya, pedidos ya, uber eats, didi food, mostaza, crepes & waffles, crepes waffles, frisby, el corral, presto, juan maestro, doggis, telepizza, bembos, norky s, rockys, pardos chicken, la lucha, china wok, kokoriko, parrilla, pizzeria, restaurante, restaurant, rotiseria, heladeria, grido, freddo`,
    coffee: `juan valdez, tostao, oma, havanna, cafe martinez, starbucks, confiteria, panaderia, tanta`,
    shopping: `falabella, saga falabella, ripley, paris cencosud, =paris, la polar, abcdin, hites, easy cencosud, homecenter, sodimac, maestro peru, oechsle, promart`,
    'online-shopping': `mercado libre, mercadolibre, mercadopago, mercado pago, linio, dafiti`,
    'internet-and-phone': `claro, =claro, movistar, =movistar, personal, =personal, telecom personal, telecom argentina, telecentro, fibertel, flow, =flow, directv, entel, =entel, wom, =wom, vtr, =vtr, gtd, mundo pacifico, tigo, =tigo, etb, une, bitel, =bitel, antel, win internet`,
    'electricity-and-gas': `edenor, edesur, edelap, epec, metrogas, naturgy, camuzzi, litoral gas, enel, enel chile, =enel, cge, chilquinta, saesa, metrogas chile, lipigas, gasco, abastible, enel codensa, codensa, epm, vanti, gases del caribe, celsia, air e, afinia, luz del sur, enel peru, calidda, cálidda, ute, =ute`,
    water: `aysa, aguas andinas, esval, essbio, acueducto, acueducto bogota, sedapal, ose, =ose, aguas cordobesas`,
    fuel: `ypf, =ypf, axion, puma energy, copec, =copec, petrobras, terpel, =terpel, primax, =primax, biomax, texaco, shell, repsol peru, ancap`,
    'public-transport': `sube, =sube, carga sube, bip, carga bip, metro de santiago, metro santiago, transmilenio, tullave, turbus, tur bus, pullman bus, cruz del sur, trenes argentinos, efe trenes, stm`,
    pharmacy: `farmacity, cruz verde, salcobrand, farmacias ahumada, ahumada, dr simi, la rebaja, cruz verde colombia, locatel, inkafarma, mifarma, boticas, farmashop, san roque, drogueria, droguería, farmatodo`,
    taxes: `afip, arba, agip, rentas, sii, tgr, tesoreria general, dian, =dian, sunat, predial, patente, contribuciones, monotributo, iva percepcion, impuesto pais, percepcion, impuesto ley 25413, gmf 4x1000, 4x1000, gravamen movimientos financieros, gmf, itf, impuesto itf, dgi, =bps, impuesto ganancias`,
    'health-insurance': `osde, swiss medical, galeno, medife, omint, isapre, fonasa, colmena, banmedica, consalud, cruz blanca, eps sura, sanitas eps, compensar, nueva eps, rimac eps, pacifico eps`,
    parking: `autopase, telepase, aubasa, ausa, autopista central, costanera norte, vespucio sur, autopistas, peaje, peajes, estacionamiento, parqueadero, flypass`,
    education: `colegio, universidad, instituto, jardin infantil, cuota colegio, matricula`,
    sport: `smart fit, bodytech, megatlon, sportclub, gimnasio, gym`,
    events: `cine colombia, cinemark, hoyts, cineplanet, cinepolis, village cines, ticketek, tu boleta, teleticket, joinnus, passline, punto ticket`,
  },
};
