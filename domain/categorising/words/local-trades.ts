/**
 * What shops, practices and bodies call themselves in the languages of a country, by the countries (ISO 3166 codes) and
 * the slug of their category. Elsewhere, the same words may mean something else, or be names. They count where no word
 * of `TRADE_WORDS` does. Sources as there; classifications of economic activities (NACE Rev. 2) in each language.
 */
export const LOCAL_TRADES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'US CA GB IE AU NZ ZA IN SG': {
    restaurants: `
      eats, chargrill, grillhouse, chophouse, steak house, rotisserie, wings, chicken, fried chicken, peri peri,
      piri piri, hoagies, burrito, burritos, quesadilla, nachos, churro, teriyaki, hibachi, teppanyaki, bento,
      donburi, udon, soba, donkatsu, bibimbap, banh mi, dumpling, dumplings, hot pot, hotpot, szechuan, sichuan,
      vietnamese, dosa, chaat, momos, kebabs, shish, mezze, meze, gyro, lebanese, seafood, oysters, crab house,
      crawfish, fish fry, fish house, fish shop, chippy, fryer, fish bar, take away, takeaways, takeout, carvery,
      gastropub, buffet, food court, food hall, brunch, pancake, pancakes, waffle, waffles, hot dogs, luncheonette,
      drive in, drive thru, cookhouse, supper club, roti, soul food, smokehouse, sandwich shop, sub shop, pizza shop,
      cantina, pizza kitchen`,
    coffee: `
      coffe, coffees, espressos, roasters, bakeries, bake, bakes, bagel, doughnut, doughnuts, donut, cupcake,
      cupcakes, cakes, cake shop, cookie, cookies, pie shop, pies, pastry, pastries, croissant, creamery,
      frozen yogurt, froyo, dessert, desserts, juicery, boba, milk tea, tea room, tea rooms, tearooms, chai,
      sweet shop, candy shop`,
    bars: `
      alehouse, ale house, taphouse, beer garden, beer hall, cocktail, cocktails, nightclub, night club, karaoke,
      distillery, cidery`,
    groceries: `
      vege, veges, veggie, vegetables, fruit, fruits, produce, superette, food mart, food store, food market,
      corner store, general store, village store, village stores, village shop, meat, meats, meat market, fish market,
      seafood market, cheese shop, cheesemonger, health foods, healthfoods, bulk foods, organics, cellars, wines,
      halal meat, spices, fishmonger, fishmongers, market, mart, minimart, mini mart`,
    pharmacy: `
      apothecary, compounding`,
    doctor: `
      orthodontist, endodontics, periodontics, oral surgery, family medicine, paediatrics, pediatrics, dermatology,
      cardiology, radiology, imaging, pathology, podiatrist, podiatry, chiropractor, chiro, physical therapy,
      vision center, obgyn, gynecology, health center, medical supply, psychologist, counseling, counselling, ob gyn,
      urology, oncology, ent, health services, health system, healthcare, health care, womens health, family health,
      blood bank, medical services`,
    'personal-care': `
      haircuts, haircutters, waxing, lashes, brows, skincare, skin care, dry cleaning, drycleaners, dry cleaner,
      alterations, laundrette, coin laundry, laundry, hair design, hair studio, shoe repair`,
    clothing: `
      fashions, womenswear, lingerie, sneakers, denim, formalwear, hats, thrift, thrift store, kidswear`,
    electronics: `
      appliances, phone repair, cell phone repair, computer repair, hi fi, gadgets`,
    'books-and-hobbies': `
      bookseller, booksellers, comics, toy store, toy shop, art supplies, art supply, quilting, fabrics, record store,
      music store, guitars, newsagent, newsagents, newsagency, stationers, hobby shop, crafts`,
    gifts: `
      gift shop, gift store, flower shop, florist, florists, card shop, souvenirs`,
    'home-and-garden': `
      ironmongers, timber, lumber, building supplies, building supply, plumbing, plumber, plumbers, electrician,
      electrical contractor, carpet, carpets, flooring, tile, tiles, kitchens, bathrooms, mattresses, mattress, beds,
      homewares, housewares, home decor, lighting, curtains, blinds, landscaping, tree service, pest control,
      exterminator, house cleaning, cleaning services, maid service, handyman, roofing, hvac, heating and cooling,
      heating and air, pool service, pool supplies, moving company, self storage, garden nursery, junk removal,
      upholstery`,
    pets: `
      pet supplies, pets, pet store, pet food, petfood, dog wash, doggy daycare, dog grooming, veterinarian, kennels,
      cattery`,
    vehicle: `
      auto parts, auto body, autobody, collision, mechanics, motors, motor company, wheel alignment, brakes, mufflers,
      muffler, transmission, quick lube, car detailing, auto detailing, windscreens, windshield, auto glass, towing,
      motorcycles, car care, smash repairs, panel beaters, automotive`,
    fuel: `
      fuels, truck stop, travel center, gas mart`,
    'public-transport': `
      railway, trains, bus lines, buslines, transit authority, ferries`,
    taxi: `
      limo, limousine, car service`,
    hotels: `
      motor inn, motor lodge, lodge, backpackers, rv park, caravan park, holiday park, cabins, campground,
      bed breakfast`,
    sport: `
      taekwondo, jiu jitsu, boxing, dance studio, tennis, cycling, cycles, bicycles, bikes, bike shop, snowboard,
      surf shop, swim, rec center, bowls club, climbing, soccer, cricket club, rugby, hockey, skating, archery,
      gun range, fishing tackle, bait and tackle, football club, swim school, parks and recreation, golf course,
      karate`,
    events: `
      box office, comedy club, fairgrounds, performing arts`,
    education: `
      tutors, tutoring, learning center, montessori, school district, bookfair`,
    childcare: `
      playgroup, summer camp, day camp, early learning, after school`,
    donations: `
      churches, charities, ministries, relief fund, rotary club, parish, diocese`,
    insurance: `
      insurers, underwriters, dental insurance, vision insurance, pet insurance, health insurance, car insurance,
      auto insurance, travel insurance, life insurance, home insurance`,
    water: `
      sewer, water district`,
    shopping: `
      swap meet, antiques, antique mall, pawn, variety store, dollar store`,
    none: 'flea market',
  },
  NO: {
    coffee: `
      baker, iskrembar, bakst, te og kaffe, kaffe`,
    restaurants: `
      vertshus, mathus, spiseri, matbar, veikro, krostue, indisk, sjømat`,
    bars: `
      ølhall, vinkjeller`,
    groceries: `
      matsenter, frukt, kolonial, slakter, gårdsbutikk, frukt og grønt, fisk og vilt, landhandel, asia mat, helsekost,
      matbutikk, grønnsaker, fiskemat, gardsutsalg`,
    doctor: `
      tannhelsesenter, hudlege, øyelege, fotterapi, fotterapeut, osteopat, akupunktur, kjeveortoped, tannregulering,
      gynekolog, hørselsenter, logoped, barnelege, legehuset, helsehus, spesialistsenter, audiograf, manuellterapi,
      sanitetsforening`,
    'personal-care': `
      negler, neglestudio, massasje, skjønnhetssalong, parfymeri, hårstudio, hårpleie, velvære, renseri, vaskeri,
      hårsenter, tatovering, fotpleie`,
    clothing: `
      skotøy, barneklær, dameklær, herreklær, skomagasin, klesbutikk, undertøy, brudesalong, skobutikk, konfeksjon,
      skredder, bunad, husfliden`,
    'home-and-garden': `
      snekker, maler, byggevare, fargehandel, gartneri, trelast, malermester, tømrer, glassmester, låsesmed,
      vaktmester, blikkenslager, kjøkken, varmepumpe, interiør, byggmester, skadedyr, anleggsgartner, murmester,
      pipefeier, garn og interiør, rengjøring, vindusvask, flyttebyrå, gardiner, belysning, sengebutikk, byggsenter,
      rørservice`,
    'books-and-hobbies': `
      leker, leketøy, musikk, platebutikk, bokhandler, symaskin, rammeverksted, kunsthandel, papirhandel, tegneserier,
      fiskeutstyr, stoff, frimerker, sportsfiske`,
    shopping: `
      gullsmed, urmaker, gavebutikk, bruktbutikk, gjenbruk, bruktbutikken, smykker, interiørbutikk, suvenir, loppis,
      tobakk`,
    vehicle: `
      verksted, bilglass, bilsenter, karosseri, eu kontroll, bildeler, dekksenter, bilopprettingen, lakkering,
      bilmekaniker, mc senter, rustbehandling, biloppretting, tilhenger, bilutstyr, bruktbil, bensinstasjon verksted`,
    education: `
      musikkskole, høgskole, videregående skole, språkskole, danseskole, fagskole, studentsamskipnad`,
    childcare: `
      skolefritidsordning, barnepass, barneutstyr, barneparken`,
    sport: `
      treningsavgift, fotballklubb, sykkel, golfklubb, danseskole, skiklubb, klatresenter, rideklubb, skisenter,
      turlag, håndball, turnforening, skianlegg, alpinsenter, tennisklubb, svømmeklubb, treningsstudio, skytterlag,
      kampsport, friluftsliv, heiskort, seilforening, sportsklubb, kajakk`,
    events: `
      teater, konserthus, kulturhus, akvarium, konsert, lekeland, festspill, forestilling, vitensenter, stand up,
      filmklubb`,
    hotels: `
      hytteutleie, gjestehus, fjellstue, gjestegård, turisthytte, leirskole, høyfjellshotell, motell, overnatting,
      hytter, gjestgiveri, fjellhotell, rorbuer`,
    donations: `
      menighet, hjelpen, fadder, innsamling, barnefond, kreftforening, trossamfunn, misjonsforbund, bymisjon,
      sanitetsforening, redningsselskapet`,
    pets: `
      hundesalong, hundepensjonat, dyresykehus, hundeskole`,
    rent: `
      boligutleie, boligbyggelag, velforening, fellesutgifter, fellesutgift, huseierforening`,
    water: `
      avløp, feieravgift, kommunale gebyrer, kommunale eiendomsgebyr, renovasjonsselskap`,
    'electricity-and-gas': `
      strøm, nettleie, kraftlag, everk, elverk, strømregning, kraftselskap, nettselskap, nett as, kraftnett`,
    fuel: `
      drivstoff, bensin, ladestasjon, bilens drivstoff, lading, elbillading, ladeoperatør`,
    travel: `
      reisebyrå, pakkereise, bussreiser, chartertur, båttur`,
    'public-transport': `
      mobillett, ferge, billett buss, hurtigbåt, månedskort, bybanen, ferje, rutebuss, reisekort, flybuss, skysskort, bybane`,
    parking: `
      parkeringsavgift, bomring, parkeringsanlegg, bompasseringer, veifinans`,
    taxes: `
      arveavgift, dokumentavgift, merverdiavgift, tinglysing, trygdeavgift`,
  },
  SE: {
    coffee: `
      bakverk, brödbod, brödbutik, glasscafé, kaffestuga, våffelstuga, tehuset, hälsocafé`,
    restaurants: `
      värdshus, matsal, salladsbar, matvagn, korvkiosk, hamburgare, matbar, kvarterskrog, foodtruck, värdshuset,
      krogar, indisk, husmanskost, banh mi, dumplings, pasta, bistron, storkök, salladsbaren, kvarterskrogen, rökeri, pannkakshus`,
    bars: `
      ölhall, kvarterspub, krogbar, pubben, bodega, enoteca`,
    groceries: `
      matmarknad, fiskhandel, ostaffär, hälsokost, gårdsbutik, delikatess, matvaror, mathall, orientlivs, grönsaker,
      matbutik, saluhall, fiskaffär, ost & delikatesser, lanthandel, fisk & skaldjur, matcenter, gårdsbutiken,
      köttaffär, fruktaffär, ost, fisk, snus, mataffär, asiatisk mat, lanthandeln, charkuteri, matköket`,
    doctor: `
      läkare, läkargrupp, sjukgymnast, hälsocentral, barnmorska, fotvård, tandregleringen, ögonläkare, hudläkare,
      massageterapeut, tandhälsan, tandhygienist, ortopedi, läkarmottagning, tandvårdshuset, psykologi, glasögon,
      specialisttandvård, läkarhus, distriktsläkare, medicinsk fotvård, barnläkare, gynekolog, ögoncentrum, husläkare,
      hälsa vård, samtalsterapi, vårdavgift, osteopati`,
    'personal-care': `
      hårvård, naglar, parfymeri, hårstudio, hårmakeriet, friskvård, nagelsalong, hudterapeut, fotspa, hårateljé,
      skönhetssalong, damfrisering, klippstudion, tvätteri, hårgänget, tatuering`,
    clothing: `
      herrkläder, damkläder, barnkläder, skomakare, konfektion, underkläder, skoaffär, brudsalong, skräddare, dammode,
      herrmode, skobutik, klädbutik, arbetskläder, strumpor, barnskor`,
    'home-and-garden': `
      byggvaror, måleri, trädgård, inredning, järnhandel, kakel, låssmed, handelsträdgård, glasmästeri, snickeri,
      städfirma, trädgårdsbutik, belysning, plåtslageri, snickare, fönsterputs, järn & färg, hemstäd, städning,
      hushållsnära, flyttfirma, plattsättning, värmepump, gardiner, elfirma, möbelaffär, låsservice, elinstallation,
      trävaru, entreprenad, sängar, markiser, persienn, kök, golvvärme, lampor, vitvaror, trädfällning, golvläggare, målare, byggservice, byggmaterial,
      bygghandel, tapeter`,
    'books-and-hobbies': `
      musik, serier, tyger, bokhandeln, pyssel, böcker, musikaffär, skivor, fiske, symaskin, pappershandel,
      konstnärsmaterial, tygaffär, fotobutik, handarbete, sybehör, leksaksaffär, ramverkstad, tygbutik`,
    shopping: `
      urmakare, presentbutik, tobak, pressbyrå, second hand, loppis, smycken, ur & guld, secondhand, loppmarknad,
      tobaksaffär, begagnat, juvelerare, varuhus, köpcenter, spel & tobak`,
    vehicle: `
      verkstad, bilglas, bilvård, reservdelar, bilskadecenter, bilcenter, bilel, bilreparation, bilplåt, bildelar,
      bilhandel, bilrekond, rekond, däckservice, bilskola, dragkrok, gummiverkstad, bilfirma, husvagn, billack`,
    education: `
      högskola, kulturskola, folkhögskola, studieförbund, studentkår, språkskola, läromedel, utbildning, förening kurs`,
    childcare: `
      dagis, barnavgift, barnpassning, dagbarnvårdare, barnvagnar, barnomsorgsavgift`,
    sport: `
      träning, idrottsförening, fotboll, golfklubb, ishall, idrott, skidor, simskola, klätterhall, friluft, dansskola,
      ridklubb, golfbana, medlemsavgift, bowlinghall, skidanläggning, hockey, liftkort, idrottshall, innebandy,
      gymnastikförening, tennisklubb, handboll, scoutkår, båtklubb, segelsällskap, bollklubb, idrottsklubb, friidrott,
      sportaffär, äventyrsbad, kampsport, simklubb, orientering, skidklubb, jaktbutik`,
    events: `
      teater, paintball, konserthus, konsthall, lekland, konsert, evenemang, science center, folkets park, nöjesfält,
      folkets hus, lasertag`,
    hotels: `
      pensionat, gästgiveri, gästhus, herrgård, konferens, fjällstation, lägergård, husbil, stuguthyrning, fjällstuga`,
    donations: `
      församling, kyrka, insamling, fadder, missionskyrka, givare, stadsmission, djurskydd, missionskyrkan`,
    pets: `
      djuraffär, hunddagis, hundtrim, kattpensionat, hundsalong, hundskola, zoobutik, hundfoder, djurvård,
      brukshundklubb`,
    rent: `
      villaägare, hyresrätt, p-plats, garagehyra, kooperativ hyresrätt, uthyrning`,
    water: `
      avfall, va-avgift, avlopp, slamtömning, sopor, avfallsbolag`,
    'electricity-and-gas': `
      fjärrvärme, elavgift, elräkning, elkraft, elverk, elförening, elkonto`,
    fuel: `
      bensin, drivmedel, laddning, laddstation, automatstation, laddstolpe, biogas`,
    travel: `
      rederi, kryssning, paketresa, äventyr, bussresor, färjelinje, skidresor, båtresor`,
    'public-transport': `
      spårvagn, månadskort, länstrafik, tunnelbana, pendeltåg, lokaltrafiken, busskort, reskassa, flygbuss`,
    parking: `
      parkeringsavgift, gatuparkering, parkeringsbolag, p-bolaget, parkeringsanmärkning, kontrollavgift, vägtull,
      brotull`,
    taxes: `
      lagfart, arbetsgivaravgift`,
    insurance: `
      skadeförs`,
  },
  DK: {
    coffee: `
      kafferisteri, isbar, ishus, bagergården, iskiosk, kaffebrænderi, brødhuset, håndværksbager, pandekagehus`,
    restaurants: `
      smørrebrød, spisehus, madhus, grillbar, take away, pølsevogn, smørrebrødsforretning, havnegrill, rejsekro,
      smørrebrødsdeli, take-away, madbar, pandekager, streetfood, røgeri, kinagrill, spiseri, brunch, madservice,
      forpagter, fadøl, bryghus`,
    bars: `
      bryghus, natklub, cocktailbar, vinstue, diskotek, ølhalle`,
    groceries: `
      fiskehandler, ostehandel, gårdbutik, minimarked, helsekost, viktualiehandel, delikatesse, chokolade,
      købmandsgård, fiskeforretning, grøntsager, ostebutik, fiskehuset, slagtermester, fiskeriet, vinhuset,
      lokalbrugsen, døgnkiosk, nærkøb`,
    doctor: `
      speciallæge, fodterapi, øjenlæge, hudlæge, briller, tandcenter, lægerne, osteopati, sundhedshus, ørelæge,
      akupunktur, tandregulering, jordemoder, zoneterapi, terapeut, brillehus, vagtlæge, tandpleje, sundhedscenter,
      kraniosakral, diætist, psykiater, rygestop, logopæd`,
    'personal-care': `
      hudpleje, neglestudie, parfumeri, hårstudie, renseri, vaskeri, skønhedssalon, fodpleje, neglebar, tatovør,
      hårmode, tatovering, møntvask`,
    clothing: `
      herretøj, dametøj, børnetøj, skomager, lingeri, undertøj, skotøj, brudekjoler, skobutik, tøjbutik, modetøj,
      strømper, skrædder, fodtøj`,
    'home-and-garden': `
      maler, tømrer, byggemarked, gartneri, tømmerhandel, låsesmed, isenkram, farvehandel, boligudstyr, blikkenslager,
      murer, tæpper, glarmester, håndværker, vinduespudser, snedker, byggecenter, gardiner, fliser, boligindretning,
      boligmontering, gulvafslibning, kloakservice, anlægsgartner, belysning, brugskunst, vinduespolering,
      el-installatør, byggefirma, sengehus, stålvarer, skadedyr, elinstallation, tømrermester, murermester`,
    'books-and-hobbies': `
      musik, tegneserier, papirhandel, bøger, boghandler, musikforretning, fotobutik, hobbyshop, symaskiner,
      rammeværksted, stofbutik, kunsthandel, lystfisker, fiskegrej`,
    shopping: `
      gavebutik, smykker, varehus, loppemarked, tobak, stormagasin, ure og smykker, genbrugsbutikken, brugtbutik`,
    vehicle: `
      bilglas, autodele, autolakering, autogård, automobiler, autohus, reservedele, vaskehal, autoteknik, bilpleje,
      pladeværksted, autoophug, bilcenter, knallert, autolygter, autoriseret, autoshop, autogaard, dækservice`,
    education: `
      aftenskole, sprogskole, fritidsundervisning, erhvervsskole, produktionsskole, skolepenge, uddannelse, realskole,
      studenterkørsel, lektiehjælp, lilleskole, oplysningsforbund, skovskole`,
    childcare: `
      babyudstyr, fritidsordning, barnevogne, fritidsklub, børneinstitution, daginstitutionstakst`,
    sport: `
      fodbold, rideklub, badminton, håndbold, gymnastik, sportsbutik, svømmeklub, tennisklub, gymnastikforening,
      motionscenter, kontingent, danseskole, spejder, roklub, klatreklub, idrætscenter, idrætshal, træning, sejlklub,
      rideskole, skøjtehal, kajak, friluft, vandland, skytteforening, dykkercenter, lystsejler, atletik`,
    events: `
      teater, akvarium, spillested, legeland, kulturhus, musikhus, billetkontor, sommerland, science center,
      oplevelser`,
    hotels: `
      bed & breakfast, feriecenter, pensionat, feriepark, kursuscenter, ferielejlighed, kongrescenter, gæstgiveri,
      gæstgivergård, herregård`,
    donations: `
      menighed, indsamling, støtteforening, hjælpeorganisation, missionen, menighedsråd, nødhjælp, kirkefond,
      valgmenighed, landsindsamling, dyreværn, folkekirkens`,
    pets: `
      dyrehandel, dyrebutik, kæledyr, hundetræner, dyreinternat, kattehotel, hundefoder, dyreverden, hundeskole,
      ridesport, trimning`,
    rent: `
      andelsforening, udlejning, fællesudgifter, boligydelse, boligorganisation, almenbo, boligadministration,
      udlejer, ungdomsbolig, kollegium, kollegieværelse`,
    water: `
      affaldsgebyr, renosyd, vandcenter, vandafgift`,
    'electricity-and-gas': `
      naturgas, elselskab, el-regning, kraftvarmeværk, kraftvarme, oliefyr, netselskab`,
    fuel: `
      ladestander, opladning, benzintank, brændstof, servicestation, elbilopladning`,
    travel: `
      rejsebureau, busrejser, krydstogt, rejsearrangør, skirejser, grupperejser, storbyferie, rejsebureauet`,
    'public-transport': `
      letbane, trafikselskab, billet tog, togbillet, busbillet, færgen, periodekort, flybus, havnebus, klippekort`,
    parking: `
      parkeringsafgift, broafgift, kontrolafgift, p-afgift, p-billet, bompenge`,
    taxes: `
      b-skat, arbejdsmarkedsbidrag, arveafgift, tinglysning, am-bidrag, boligskat, vurderingsstyrelsen`,
    insurance: `
      efterløn, arbejdsløshedskasse`,
  },
  FI: {
    coffee: `
      jäätelöbaari, kahvipaahtimo, paahtimo, kahvio, kondiittori, jäätelökioski, kahvitupa, tuoreleipä, teehuone,
      jäätelöbar, leivonta`,
    restaurants: `
      ruokala, lounasravintola, ruokaravintola, opiskelijaravintola, nakkikioski, pitseria, kotiruoka, ravintolat,
      grillikioski, noutoruoka, noutopöytä, ravintolamaailma, henkilöstöravintola, hampurilainen, kasvisravintola,
      pitopalvelu, kiinalainen, burgeri, lounasbuffet, snägäri`,
    bars: `
      yökerho, viinibaari, tanssiravintola, karaoke, anniskelu, krouvi, cocktailbaari, olutbaari, pienpanimo,
      tanssilava`,
    groceries: `
      kalakauppa, kyläkauppa, kalatori, leipäpuoti, suoramyynti, lähikauppa, tilamyymälä, vihannes, teurastamo,
      luontaistuote, lähiruoka, kala-halli, etninen, ruokapiiri, elintarvikeliike, lihatukku, aasialainen kauppa`,
    pharmacy: `
      rohdos`,
    doctor: `
      lääkäri, psykologi, terveyskeskus, silmälasit, terveydenhuolto, silmälääkäri, osteopaatti, naprapaatti,
      jalkahoitola, kuntoutus, neuvola, suun terveys, magneetti, jalkaterapia, hammasteknikko, röntgen, jalkahoito,
      gynekologi, työterveys, kiropraktikko, suunterveydenhuolto, oikomishoito, hammastarkastus, asiakasmaksu`,
    'personal-care': `
      kynsistudio, kosmetiikka, parranajo, hiukset, kemikaalio, hiusstudio, kynnet, jalkahoitola kauneus, ihonhoito,
      hiushuone, ripsistudio, partureiden, hoitola, kauneussalonki, parturiliike`,
    clothing: `
      vaatetus, kenkäkauppa, pukimo, alusvaate, lastenvaate, suutari, asuste, vaateliike, ompelimo, hääpuku,
      lastenvaatteet, vaatturi, muotitalo, farkku, vaatekauppa, kenkätalo, kenkäexpertti, työvaate`,
    'home-and-garden': `
      huonekalu, sisustus, remontti, kalusteet, taimisto, sähköasennus, putkiliike, lukkosepän, rakennus, keittiöt,
      valaisin, rakennustarvike, talonmies, lukkoseppä, sähköliike, kotipalvelu, huoltoyhtiö, kiinteistöhuolto,
      puutavara, kaluste, muuttopalvelu, sisustusliike, tapetti, puusepänliike, kukkaliike, ikkunapesu, parketti,
      putkimies, puutyö`,
    'books-and-hobbies': `
      musiikki, antikvariaatti, sarjakuva, pelikauppa, kangas, käsityö, harrastus, lankakauppa, valokuvaamo, soitin,
      taidetarvike, kehystämö, valokuva, pienoismalli, käsityöliike, ompelukone, kalastus, keräily, galleria,
      kioskipiste, divari`,
    shopping: `
      kultasepän, kelloseppä, tavaratalo, matkamuisto, lahjatavara, kultaseppä, antiikki, lahjapuoti, kultajousi,
      lahjakortti, secondhand`,
    vehicle: `
      autolasi, autotalo, varaosat, autohuoltamo, korjaamo, autoliike, autofix, autotarvike, pesukatu, kolarikorjaamo,
      ajovarma, moottoripyörä, autosähkö, autovaraosa, autonpesu, autopurkamo, pesuhalli, maalaamo, vannetukku,
      autopesula, vauriokorjaamo`,
    education: `
      opiskelija, kesäyliopisto, kielikoulu, konservatorio, lukukausimaksu, oppilaitos, kuvataidekoulu, koulutus,
      opiskelijakunta, steinerkoulu, musiikkikoulu`,
    childcare: `
      päivähoito, lastentarvike, lastenvaunu, leikkikoulu`,
    sport: `
      urheilu, ratsastus, polkupyörä, liikunta, jumppa, jalkapallo, voimistelu, pyöräliike, pyörähuolto, squash,
      voimisteluseura, jääkiekko, liikuntakeskukset, ratsastuskoulu, ratsutalli, retkeily, urheilukauppa, salibandy,
      jumppakoulu, uimaseura, palloiluhalli, tanssistudio, hissilippu, pyöräkorjaamo, jalkapalloseura, frisbeegolf,
      taitoluistelu, kamppailulaji, purjehdus, kajakki, suunnistus, pursiseura, ampumaseura, eräliike`,
    events: `
      elokuva, konsertti, festivaali, taidemuseo, tapahtuma, tiedekeskus, akvaario, orkesteri, leikkimaailma,
      teatterilippu, kesäteatteri, näyttely, sisäleikkipuisto`,
    hotels: `
      leirintä, majatalo, majoitus, lomakylä, matkustajakoti, motelli, loma-asunto, lomakeskus, matkailutila,
      maatilamatkailu, karavaani, huvila vuokraus`,
    donations: `
      lähetysseura, kummikummit, syöpäyhdistys, helluntaiseurakunta, ulkomaanapu, lähetys, avustus,
      kuukausilahjoittaja, sydänyhdistys`,
    pets: `
      koirakoulu, trimmaamo, lemmikkitarvike, eläintarvike, koiratarvike, koirapuisto, koiratrimmaus, koiraharrastus`,
    rent: `
      as oy, opiskelija-asunto, vuokratalo, asumisoikeus, kiinteistöyhtiö, asumisoikeusyhdistys, takuuvuokra,
      käyttövastike, vuokrakoti, vuokratalot`,
    water: `
      jätevesi, vesimaksu, lietteentyhjennys`,
    'electricity-and-gas': `
      sähköverkko, sähkönsiirto, sähkölaitos, verkkopalvelu, sähkönmyynti, lämpövoima, polttoöljy, lämmitys,
      sähköosuuskunta`,
    fuel: `
      polttoaine, tankkaus, huoltamo, latauspiste, automaattiasema, kylmäasema, bensiini`,
    travel: `
      risteily, lomamatka, valmismatka, bussimatka, laivamatka, seuramatka`,
    'public-transport': `
      raitiovaunu, matkakortti, lippu bussi, seutuliikenne, kertalippu, kuukausilippu, linja-auto, junalippu,
      paikallisliikenne, ratikka`,
    parking: `
      pysäköintimaksu, parkkihalli, pysäköintivirhe, p-hämppi, autopaikka, parkkitalo, pysäköintilaitos, parkkipaikka,
      valvontamaksu, pysäköintihalli`,
    taxes: `
      arvonlisävero, mätkyt, kirkollisvero, lahjavero, lainhuuto`,
  },
  'DE AT CH LI': {
    coffee: `
      backwaren, brotmanufaktur, eismanufaktur, kaffeebar, brotladen, landbäcker, kaffeemanufaktur, eissalon,
      rösterei, mehlspeisen`,
    restaurants: `
      grillstube, bratwurst, steakhaus, waldgaststätte, partyservice, speisekammer, suppenküche, jausenstation,
      almhütte, skihütte, gastronomie, kebabhaus, burgerladen, schnitzel, hähnchen, sportheim, vereinsheim,
      autobahnraststätte, currywurst, pizzaservice, lieferservice, speisewirtschaft, kasino, fischbude, taverne,
      bahnhofsgaststätte, stüberl`,
    bars: `
      kneipe, brauerei, weinbar, cocktailbar, schänke, bierbar, bierstube, bierhaus, ausschank`,
    groceries: `
      bioladen, obsthof, naturkost, fleischhauerei, gemüse, unverpackt, dorfladen, käserei, imkerei, bauernladen,
      molkerei, süsswaren, spargel, eierhof, metzger, asia shop, fleischer, greißler, bauernhof, weinhaus, weinkeller,
      biohof, spirituosen, brennerei, schlachterei, landmetzgerei, orient markt, fischerei, pralinen,
      genossenschaft wein, ölmühle, kaufhalle, frischmarkt, getränkehandel, getränkefachmarkt,
      russische spezialitäten, milchladen`,
    doctor: `
      krankengymnastik, ergotherapie, logopädie, hebamme, brillen, spital, gemeinschaftspraxis, urologie, gynäkologie,
      internist, kardiologie, chirurgie, podologie, privatärztliche verrechnungsstelle, ambulatorium, hörakustik,
      ärztehaus, gesundheitszentrum, rehazentrum, therapiezentrum, massagepraxis, chiropraktik, facharzt,
      dentalhygiene, akupunktur, abrechnungszentrum zahn, naturheilpraxis, notfallpraxis,
      medizinisches versorgungszentrum, diagnostik`,
    'personal-care': `
      fußpflege, wäscherei, hairstylist, waschsalon, kosmetikinstitut, haarscharf, haarschneiderei, frisuren,
      kopfsache, haarlounge, pediküre, maniküre, waschcenter, hautpflege, tätowierer, schnellreinigung`,
    clothing: `
      bekleidung, kindermode, änderungsschneiderei, schuster, dessous, brautmoden, herrenausstatter, lederwaren,
      schneiderei, sportmode, schuhmacher, hutmacher, kinderschuhe, damenmode, herrenmode, arbeitskleidung,
      trachtenmode, strumpf, schuhservice, textilhaus, modewelt, konfektion, berufsbekleidung, unterwäsche`,
    'home-and-garden': `
      klempner, installateur, sanitär, raumausstatter, baustoffe, tischlerei, dachdecker, eisenwaren, haushaltswaren,
      matratzen, umzüge, bodenbeläge, glaserei, tapeten, holzhandel, spengler, zimmerei, rolladen, teppich, gardinen,
      polsterei, landschaftsbau, gartenbau, haustechnik, schlosserei, elektrotechnik, elektroinstallation,
      haushaltshilfe, hausmeisterservice, schädlingsbekämpfung, kammerjäger, rohrreinigung, fensterbau,
      innenausstattung, antiquitäten, bettenhaus, küchenstudio, markisen, malermeister, hausreinigung,
      raumausstattung, malergeschäft, ofenbau, landhandel, einrichtungshaus, gartenmarkt, kaminholz, tapezierer,
      kücheneinrichtungen, pflasterer, elektromeister, solartechnik, gartengestaltung, zaunbau, baudekoration,
      eisenhandel, forstbetrieb`,
    'books-and-hobbies': `
      bastelbedarf, antiquariat, modellbau, künstlerbedarf, fotostudio, spielzeug, handarbeit, nähmaschinen,
      musikalien, zeitschriften, bürobedarf, stoffladen, angelgeräte, angelsport, klavierbau, instrumente,
      schallplatten, bilderrahmen, bücherstube, kunsthandlung, spieleladen, wollstube, büromaterial, spielwelt,
      buchladen, buchcafé, münzen, briefmarken, modelleisenbahn, nähzentrum, drachenladen, copyshop, druckerei`,
    shopping: `
      kaufhaus, souvenirs, goldschmiede, secondhand, flohmarkt, warenhaus, sonderposten, tabakwaren, trödel,
      tabakladen, lederwarengeschäft, brockenhaus, brockenstube, geschenkartikel, weltladen, kunsthandwerk, pfandhaus,
      uhren schmuck, feuerwerk, einkaufszentrum, schmuckatelier`,
    vehicle: `
      waschpark, motorrad, lackiererei, karosserie, autolackiererei, abschleppdienst, autozentrum, oldtimer,
      wohnmobil, autopflege, motorradhandel, pneuhaus, fahrzeugtechnik, wohnwagen, bootsservice, autohandel,
      autospengler, autoersatzteile`,
    education: `
      bildungszentrum, lernstudio, schulverein, weiterbildung, studiengebühr, lernzentrum, elternverein, ausbildung,
      studiengebühren, stadtbibliothek`,
    childcare: `
      kinderbetreuung, spielgruppe, kinderhaus, mittagsbetreuung, kinderladen, essensgeld, babyausstattung, leihoma,
      nachmittagsbetreuung, ferienbetreuung, kinderwagen`,
    sport: `
      alpenverein, fußballverein, sportgeschäft, eishalle, sportshop, turnhalle, schützenverein, ballett, kampfsport,
      kegelbahn, badminton, squash, minigolf, golfplatz, reiterhof, sportstudio, tanzstudio, ruderclub, sportartikel,
      skiclub, sportanlagen, zweiradcenter, radhaus, badeanstalt, kanuverleih, sportzentrum, jagdbedarf,
      eislaufverein, wintersport, handballverein, bogensport, wassersport, bootsverleih, kunsteisbahn`,
    events: `
      eintrittskarten, lichtspiele, stadthalle, bowlingcenter, kabarett, wildpark, schauspielhaus, indoorspielplatz,
      trampolinhalle, schlossverwaltung, kulturzentrum, kunsthalle, gedenkstätte, staatsoper, varieté,
      sommerrodelbahn, kunsthaus, lasertag, kulturverein`,
    hotels: `
      gästehaus, landhotel, kurhotel, appartement, berghütte, schutzhütte, berghotel, boardinghouse, schlosshotel,
      tagungshotel, seehotel, berghaus, monteurzimmer, gästezimmer, ortstaxe, waldhotel, strandhotel,
      wohnmobilstellplatz`,
    donations: `
      förderverein, kinderhilfe, katastrophenhilfe, missionswerk, rettungsdienst, bergrettung, hospiz, krebshilfe,
      moschee, entwicklungshilfe, rettungshunde, bergwacht`,
    pets: `
      tierhandlung, heimtierbedarf, tierpension, pferdebedarf, katzenpension, hundefutter, tierheilpraxis, reitsport,
      hundetraining, aquaristik, futterhandel, tiermedizin`,
    rent: `
      stellplatzmiete, verwaltungsgesellschaft, siedlungswerk, hausverein, bauverein, liegenschaften,
      wohngenossenschaft, wohnheim, vorschreibung, garagenmiete, untermiete, eigentümergemeinschaft, heimstätte,
      heimstättenwerk, zimmermiete, bauen und wohnen`,
    water: `
      zweckverband, kanalgebühr, kehricht, abfallentsorgung, wassergebühr, wasserverbrauch, müllgebühren,
      abfallwirtschaftsbetrieb, wasserbeschaffungsverband, altglas, straßenreinigung, stadtentsorgung, recyclinghof,
      wertstoffhof`,
    'electricity-and-gas': `
      heizöl, gasversorgung, stromversorgung, netzbetreiber, wärmeversorgung, fernheizwerk, brennstoffe, biowärme,
      flüssiggas, mineralöle, stromnetz, gasabschlag, nahwärme`,
    fuel: `
      ladesäule, ladestrom, rastanlage, elektroauto laden, schnellladen, tankautomat`,
    travel: `
      kreuzfahrt, busreisen, reiseveranstalter, kreuzfahrten, schifffahrt, reisebuchung, wanderreisen, reederei,
      studienreisen, ferienreisen, jugendreisen, touristik, sprachreisen, omnibusreisen, ballonfahrt,
      ausflugsschifffahrt, skireisen`,
    'public-transport': `
      straßenbahn, schifffahrt, fahrausweis, regionalbahn, verkehrsgesellschaft, nahverkehr, busbetrieb, lokalbahn,
      stadtbus, verkehrsaktiengesellschaft, wochenkarte, zahnradbahn, stadtverkehr, kreisverkehrsgesellschaft,
      fahrkartenautomat`,
    parking: `
      parkraum, anwohnerparken, falschparken, parkzentrum, tunnelmaut, parkdeck, parkscheinautomat, kurzparkzone,
      parkhausgesellschaft, bewohnerparkausweis, garagengesellschaft, autobahnmaut`,
    taxes: `
      bußgeldstelle, gerichtskasse, landeshauptkasse, standesamt, wehrpflichtersatz, grundbuchamt, kreisverwaltung,
      strafzettel, vollstreckung`,
    insurance: `
      sterbegeld, risikoleben, krankenzusatz, feuersozietät, brandkasse, rentenvers, wohngebäude, unfallkasse,
      privathaftpflicht, bestattungsvorsorge`,
  },
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
  PL: {
    coffee: `
      pączkarnia, ciastkarnia, herbaciarnia, pączki, wypieki, kawiarenka, palarnia, chleb, ciacho, tortownia, gofry,
      bajgle, piekarz, drożdżówka, cukiernie, tarta`,
    restaurants: `
      jadłodajnia, smażalnia, obiady domowe, obiady, oberża, tawerna, knajpa, zapiekanka, burgerownia, pierogi,
      smazalnia ryb, kurczak, jadlo, kuchnia domowa, dom przyjec, makaron, golonka, fast food, hamburgery,
      dieta pudelkowa`,
    bars: `
      klub nocny, pijalnia, klubokawiarnia, dyskoteka, szynk`,
    groceries: `
      mięsny, rybny, zieleniak, nabiał, ekologiczny, żywność, garmażeria, owoce, mieso, miody, pasieka,
      zdrowa zywnosc, przetwory, gs samopomoc, slodycze, hurtownia spozywcza, rolnik, rzeznik, targowisko,
      zakłady mięsne, drobiarz, czekolada, spizarnia, slodkosci, ryneczek, masarski, paluszki, gospodarstwo`,
    pharmacy: `
      punkt apteczny, zielarsko-medyczny`,
    doctor: `
      gabinet, ortodonta, prywatna praktyka, medycyna, praktyka lekarska, optyka, rehabilitacyjny, aparaty sluchowe,
      okulary, podolog, medica, kardiolog, laryngolog, soczewki, ortopedyczny, fizjoterapeuta, specjalistyczna,
      chirurg, internista, pracownia, protetyka, lekarska, medyczna, dietetyk`,
    'personal-care': `
      kosmetyki, tatuaż, studio fryzur, studio tatuazu, kosmetologia, fryzury, perfumy, odnowa biologiczna, rzesy,
      studio paznokci, pracownia fryzur`,
    clothing: `
      bielizna, szewc, ubrania, krawiecki, sukienki, galanteria, tanie ubrania, garnitury, torebki, second hand,
      rajstopy, poprawki krawieckie, krawcowa, pracownia krawiecka, obuwniczy, suknie slubne, mundurki, kozuchy`,
    'home-and-garden': `
      narzędzia, hydraulik, elektryk, ślusarz, oświetlenie, remonty, hurtownia, ogród, wyposażenie, łazienki, kuchnie,
      artykuły gospodarstwa, metalowy, płytki, glazura, instalacje, elektryczny, hydrauliczny, tapicer, sprzatanie,
      firanki, hurtownia elektryczna, stolarz, stolarnia, przeprowadzki, tartak, szklarz, drzwi, materace, rolety,
      zaslony, posciel, artykuly metalowe, skład opału, gospodarstwo ogrodnicze, wykonczenie wnetrz, pompy, narzedzia,
      podlogi, tapety, plytki ceramiczne, klucze, dorabianie kluczy, serwis agd, dezynsekcja, blacharz, kominki,
      wiata, firany, artykuly przemyslowe, bukiet, florystyka, mala architektura`,
    'books-and-hobbies': `
      muzyczny, artykuły biurowe, komiks, zabawkowy, papiernik, ksero, wedkarski, modelarstwo, wloczki, tkaniny,
      rekodzielo, zdjecia, materialy biurowe, materialy, filatelistyka, numizmatyka, planszowki, artystyczny,
      instrumenty, militaria, drukarnia, gazety, oprawa obrazow, jubileusz, wedkarstwo`,
    shopping: `
      zegarmistrz, pamiątki, tanie zakupy, dom towarowy, zegarki, biżuteria, komis, lombard, prezenty, antyki,
      starocie, wszystko po, e-papierosy, dewocjonalia, papierosy, hurtownia, chinskie centrum, swieczki,
      1001 drobiazgow, chemia niemiecka`,
    vehicle: `
      mechanik, motoryzacja, blacharstwo, lakiernia, auto serwis, auto szkło, szyby samochodowe, autoserwis,
      serwis opon, motocykle, autokomis, czesci zamienne, auto handel, akumulatory, autoczesci, naprawa samochodow,
      auto naprawa, zlomowanie, szrot, przyczepy, lakiernictwo, auto centrum, auto elektryka, przeglady, skutery,
      rejestracja pojazdu, kluczyki`,
    education: `
      uczelnia, akademia nauk, zajęcia, komitet rodzicielski, angielski, szkolenie, studia, legitymacja, jezykowa,
      edukacja, centrum edukacji, dziekanat, rekrutacja, kursy, studencki, biblioteka`,
    childcare: `
      opiekunka, artykuły dziecięce, świetlica, klubik, wózki, zlobki, opieka, niemowle, klub dziecięcy`,
    sport: `
      rowery, jazda konna, stadnina, lodowisko, tenis, piłka nożna, hala sportowa, sztuki walki, serwis rowerowy,
      kolejka linowa, squash, park wodny, plywanie, treningi, trener, korty tenisowe, akademia pilkarska, nurkowanie,
      zeglarstwo, klub jezdziecki, pole golfowe, trampoliny, snowboard, skladka czlonkowska, narciarski, orlik,
      turystyka gorska, gimnastyka, kajaki, strzelnica, gokarty, wspinaczka, wedkarski zwiazek`,
    events: `
      muzeum, park rozrywki, festiwal, bilet, wystawa, stadion, oceanarium, centrum nauki, operetka, palmiarnia,
      kopalnia, kabaret, osrodek kultury, widowisko, klub muzyczny, kasa biletowa, wystawy, park dinozaurow, jaskinia,
      targi`,
    hotels: `
      kwatery, gościniec, willa, apartament, pokoje goscinne, dworek, dom wczasowy, kemping, kwatera,
      oplata klimatyczna, osada, domek, nocleg, dom goscinny`,
    donations: `
      parafia, zbiórka, stowarzyszenie, kościół, kosciol, dom dziecka, pajacyk, misyjne, wspomoz, tacka, charytatywny,
      parafia rzymskokatolicka, diecezja`,
    pets: `
      akcesoria dla zwierząt, karma, zoologia, szkolenie psow, akwarystyka, zwierzeta, hodowla`,
    rent: `
      administracja, zarządca, opłaty czynszowe, nieruchomości, zarzadzanie nieruchomosciami, komorne, kaucja,
      stancja, miejsce postojowe`,
    water: `
      gospodarka odpadami, kanalizacja, ścieki, opłata śmieciowa, zaklad uslug komunalnych, gospodarka komunalna,
      za wode, szambo, wywoz szamba, oczyszczanie miasta, zaklad komunalny, komunalne`,
    'electricity-and-gas': `
      węgiel, gazownia, ciepłownia, skład węgla, przedsiebiorstwo energetyki, olej opalowy, sklad opalu, butle gazowe`,
    fuel: `
      benzyna, stacja benzynowa, ładowanie, stacja ladowania, tankowanie, stacja lpg, punkt ladowania, stacje paliw`,
    travel: `
      wycieczka, turystyka, biuro turystyczne, wakacje, pielgrzymka, touroperator, wycieczki, przewodnik, zwiedzanie,
      rejsy, splyw`,
    'public-transport': `
      bilet, autobus, kolej, komunikacja miejska, tramwaj, bilet okresowy, bilet miesieczny, kolejka, przewozy,
      przewoz osob, zarzad transportu, transport publiczny, dworzec, bilet autobusowy, bilet kolejowy, kolej linowa,
      komunikacja, tramwaj wodny, ulgowy bilet, przejazd, bilet komunikacyjny, biletu komunikacyjnego`,
    parking: `
      strefa parkowania, parkometr, opłata parkingowa, garaż podziemny, winieta, parkingi, oplata za postoj,
      opłata za przejazd, opł za przejazd, oplata drogowa, ppo, spo, przejazd a1, przejazd a2, przejazd a4,
      drogi platne, zarząd dróg, abonament parkingowy`,
    taxes: `
      krajowa administracja, mandat, straz miejska, wydzial podatkow, dowod osobisty, urzad celny, oplata sadowa,
      notariusz, urzad stanu, ksiega wieczysta, urzad marszalkowski, opłata celna, wieczyste, podatki, izba skarbowa,
      karta pobytu`,
    insurance: `
      składka, assistance, składka na życie, oc ac, skladka grupowe, reasekuracja, posagowa`,
  },
  'IT CH': {
    'books-and-hobbies': `
      ferramodellismo, filati, tessuti, antiquariato, modellismo, copisteria, tipografia, fotografia, belle arti,
      armeria, caccia pesca, pesca sportiva, corniceria, galleria d'arte, hobbistica, fumetti, pianoforti, ceramica,
      stamperia, filatelia, numismatica, rilegatoria`,
    coffee: `
      torrefazione, biscottificio, biscotteria, panificatori, pasticcere, fornaio, tea room, panzerotti, focacceria,
      caffetterie, crepes, fornarina, cannoli, granita, cremeria, yogurteria`,
    restaurants: `
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
  },
  'ES MX AR CL CO PE UY': {
    groceries: 'frutas',
    shopping: 'estanc, estanco',
    fuel: 'combustible',
    restaurants: `
      freiduria, bocateria`,
    'home-and-garden': `
      persianas, vivers, decoracion, cristaleria`,
    'books-and-hobbies': `
      bricolaje, kiosko`,
    doctor: `
      osteopatia`,
    'personal-care': `
      estilistas, balneario`,
    insurance: `
      mutualidad`,
    'public-transport': `
      rodalies`,
    parking: `
      telepeaje`,
    vehicle: `
      autocentro`,
    hotels: `
      apartamentos, apartahotel, alojamiento`,
    sport: `
      ciclos, piscinas`,
    events: `
      auditorio`,
    pets: `
      piensos`,
    donations: `
      diocesis, arquidiocesis`,
    childcare: `
      escoleta, campamento`,
    mortgage: `
      hipotecas`,
  },
  'PT BR': {
    groceries: `
      charcutaria, salsicharia`,
    restaurants: `
      adega, bifanas, petisqueira, rodizio, refeitorio, francesinha`,
    coffee: `
      cafezinho`,
    clothing: `
      retrosaria`,
    'home-and-garden': `
      colchoes, serralharia, carpintaria, vidraria, drogarias, decoração, eletricista, persianas`,
    'books-and-hobbies': `
      artesanato`,
    doctor: `
      consultorio, imagiologia, osteopatia`,
    'personal-care': `
      termas`,
    vehicle: `
      auto mecanica, mecanica auto, inspecção, oficinas, rectificadora, autovidreira, inspeções`,
    hotels: `
      residencial, apartamentos, pensao`,
    sport: `
      ténis`,
    events: `
      bilheteira, cineclube, cinemateca`,
    pets: `
      racoes, tosquias`,
    taxes: `
      coimas, contribuicoes`,
    childcare: `
      pre-escolar`,
    parking: `
      autoestradas`,
  },
  'NL BE': {
    groceries: `
      visboer, poelier, natuurwinkel, drankenhandel, vishandel, streekmarkt, boerderijwinkel, kipkraam`,
    restaurants: `
      shoarma, lunchroom, foodhall, snackpoint, eeterij, automatiek, friethuis, wijnbar, afhaalcentrum`,
    coffee: `
      vlaaienwinkel, coffeeshop, croissanterie, broodzaak, theehuis, bakkerswinkel, ijsboerderij`,
    bars: `
      kroeg, bierlokaal, proeflokaal, biercafe, stadscafe, nachtclub, brouwcafe`,
    fuel: `
      autogas, tankpoint, tankservice`,
    water: `
      waterleiding, waterleidingmaatschappij`,
    'internet-and-phone': `
      glasvezel`,
    'home-and-garden': `
      ijzerwaren, woonboulevard, bloemenhandel, schoonmaakbedrijf, slotenmaker, kringloop`,
    electronics: `
      witgoed`,
    'books-and-hobbies': `
      boekwinkel, hobbywinkel, kantoorvakhandel, muziekhandel, kunstuitleen, spellenhuis, tabakswinkel`,
    pharmacy: `
      drogisterij`,
    doctor: `
      orthodontist, optiek, verloskunde, kliniek, polikliniek, psychologie, podotherapie, huidtherapie, dermatologie,
      logopedie, dietist, chiropractie, kinderarts, acupunctuur, thuiszorg`,
    'personal-care': `
      sauna, kapsalons, haarmode, hairstyling, hairdesign, pedicure, herenkapper, parfumswinkel`,
    insurance: `
      uitvaart`,
    taxi: `
      taxicentrale, regiotaxi, deeltaxi, taxibedrijf`,
    parking: `
      parkeerbeheer, parkeerterrein, parkeerbon, parkeervoorziening, parkeerbedrijf`,
    vehicle: `
      truckwash, autopoetsbedrijf, autowasstraat, autoschade, autorijschool, motorhuis`,
    hotels: `
      bungalowpark, recreatiepark`,
    travel: `
      busreis`,
    sport: `
      sportpark, zwemvereniging, gymnastiek, turnvereniging, korfbal, roeivereniging, atletiek, dansschool, golfbaan,
      fietsspecialist, tweewielers, ijsbaan, kickboxing, sportbedrijf, beachclub, skihut`,
    events: `
      poppodium, kunsthal, lasergame`,
    pets: `
      dierenasiel, trimsalon, dierenziekenhuis, dierenpension, hondenschool, kattenpension, hondenuitlaat`,
    donations: `
      diaconie, voedselbank, voedselbanken`,
    taxes: `
      inkomstenbelasting, omzetbelasting, stadsdeel`,
    education: `
      lesgeld, studielening, lyceum, schoolreis, muziekles, zwemles, pianoles, medezeggenschap, ouderraad,
      leerlingenvervoer, oudervereniging`,
    childcare: `
      gastouderbureau, speelotheek, kinderwinkel`,
    rent: `
      volkshuisvesting, woonbedrijf, erfpacht`,
    shopping: `
      sigarenhandel, sigarenmagazijn, kringloopwinkel, juweliers`,
  },
  JP: {
    rent: 'yachin',
    'electricity-and-gas': 'denryoku, gasu, denki ryokin, gasu ryokin',
    water: 'suido, suidou, suido ryokin',
    restaurants: 'shokudo, teishoku, yakiniku, tonkatsu, okonomiyaki, kaitenzushi',
    doctor: 'shika, byoin, kurinikku, seikotsuin',
    pharmacy: 'yakkyoku',
    'personal-care': 'biyoshitsu, biyoin, rihatsu',
  },
  'MX AR CL CO PE UY': {
    restaurants: `
      fonda, pizzas, hamburguesas, pollos, rosticeria, asadero, comida china`,
    coffee: `
      repostería, nieves, donas, jugos, dulcería`,
    groceries: `
      minisuper, vinatería, licores, vinos y licores, salchichonería, autoservicio, semillas`,
    pharmacy: `
      botica`,
    clothing: `
      uniformes, sastrería`,
    'home-and-garden': `
      pinturas, vidrios, maderería, refrigeración, herrería, fumigaciones`,
    vehicle: `
      verificación, mofles, motos`,
    sport: `
      alberca`,
    'books-and-hobbies': `
      telas, copias, fotocopias`,
    electronics: `
      electrónica, computación, celulares`,
    events: `
      boletos`,
    fuel: `
      gasol`,
  },
  ZA: { insurance: 'funeral', shopping: 'vape' },
  'US MX ES PR DO': { groceries: 'bodega' },
  'GB IE': { bars: 'porterhouse, stags head, nags head, bulls head, boars head, hare and hounds, black bull' },
  BR: {
    restaurants: `
      esfiha, comida, acarajé`,
    coffee: `
      doceria, doces, sorvetes, açaí, bolos, salgados, panificação, casa de pães`,
    groceries: `
      frigorífico, atacado, armazém, bebidas, distribuidora de bebidas, verduras, laticínios, conveniência, adega`,
    pharmacy: `
      farma, manipulação, drogarias`,
    doctor: `
      oftalmo, exames, diagnósticos`,
    'personal-care': `
      cosméticos, beleza`,
    clothing: `
      modas, confecções`,
    'home-and-garden': `
      tintas, decorações, hidráulica, utilidades, marcenaria`,
    vehicle: `
      auto mecanica, auto eletrica, funilaria, borracharia, veículos, lava rápido`,
    education: `
      cursos, idiomas, ensino`,
    electronics: `
      celulares`,
    'books-and-hobbies': `
      tecidos`,
  },
  AU: { coffee: 'bakers', vehicle: 'mechanical repairs, mechanical repair, auto repairs, tyrepower' },
};
