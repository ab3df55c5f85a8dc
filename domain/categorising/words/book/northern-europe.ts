import type { Page } from './page.ts';

/** Merchants of Northern Europe. */
export const NORTHERN_EUROPE: Page = {
  NO: {
    groceries: `
      kolonial no, snarkjop, kiwi, rema 1000, rema1000, rema, meny, =extra, coop extra, coop mega, coop prix, coop obs, =obs, obs hypermarked, bunnpris,
      narvesen, =joker, =spar, spar supermarked, matkroken, oda com, oda, kolonial no, holdbart, fudi, helios, life helsekost, nærbutikken, iceland mat, extra, obs, joker, spar, jacobs, centra, coop marked, gigaboks, meny ullevaal,
      gulating, alfa mat, nettbutikk mat, adams matkasse, godtlevert, maximat, grensemat`,
    restaurants: `
      yokoso, der pepper gror, fly chicken, peppes pizza, peppes, dolly dimples, egon, big bite, max burgers, max burger, foodora, wolt, bastard burgers, sabrura, olivia
      restaurant, olivia, villa paradiso, los tacos, pizzabakeren, døgnvill, jonas b gundersen, illegal burger, yo sushi, jafs, bislett kebab, narvesen food, dominos pizza norge, burger king, yoyo sushi, starbucks, way down south, jordbærpikene, narvesen grill, subway, döner kebab, backstube,
      dolly dimple, big horn, =hitchhiker, =oliven, beer palace, vinbaren, la baguette, starvin marvin, munkebakken,
      =bit, iss facility, 4service`,
    coffee: `
      w b samson, samson bakeri, baker klausen, lie nielsen, starbucks, backstube, kaffebrenneriet, espresso house, waynes coffee, stockfleths, starbucks norge, baker hansen, bakeriet i lom, godt brød, åpent bakeri, baker brun,
      bakehuset, w b samson, =samson, bakeri, bakeriet, konditori, fuglen, tim wendelboe, deli de luca,
      =evita, dromedar, kaffemisjonen, united bakeries, ispinnen, hennig olsen`,
    bars: 'vinmonopolet, mikrobryggeri, bryggeri, olhallen, rockefeller bar',
    'public-transport': `
      ruterappen, værnesekspressen, vaernesekspressen, bane nor, =vkt, agder kollektivtrafikk, =agder,
      kringom, nor way, unibuss, ruter, ruter as, ruter app, vy, vy as, vygruppen, vy tog, nsb, skyss, atb, atb as, kolumbus, brakar, flytoget, go ahead norge, sj norge, entur, nettbuss,
      nor way bussekspress, flybussen, hurtigruten, torghatten, norled, fjord1, boreal, innlandstrafikk, troms fylkestrafikk, østfold kollektivtrafikk, agder kollektivtrafikk, akt, vy buss, go ahead, sj nord, =fram, snelandia`,
    taxi: `
      voi technology, voitechnology, =voitechnolo,
      oslo taxi, norgestaxi, taxi 1, bergen taxi, trønder taxi, bolt no, yango no`,
    parking:
      'autopass, ferde, fjellinjen, vegfinans, skyttelpass, vegamot, easypark, apcoa, apcoa parking, europark, onepark, aimo park, time park, smart park, q park no, parkly, trondheim parkering, stavanger parkering, bergen parkering, fremtind parkering, skyttel, =bom, =flyt',
    fuel: `mer norway, circle k, esso, yx, yx energi, =yx, uno x, unox, best stasjon, st1, shell, mer charging, mer lading, recharge as, fortum charge, tesla supercharger, kople, =best, tanken, bunker oil, recharge, eviny,
      automat 1, haltbakk, wirelane, =mer, grønn kontakt, elton mobility, =elton, =monta, =virta`,
    vehicle: `
      statens vegvesen, dekkmann, vianor, mekonomen, biltema, naf, norges automobil forbund,
      thansen, bilxtra, snap drive, dekk1`,
    shopping: `
      europris, nille, clas ohlson, normal as, =normal, jernia, kremmerhuset, tilbords, rusta, sostrene grene, flying tiger, christiania glasmagasin, glasmagasinet, steen strøm, cubus city, kicks norge,
      princess, kitchn, kitch n, hm home, traktøren, notabene, panduro`,
    clothing: `
      =bikbok,
      =name it, jean paul, cubus, dressmann, bik bok, carlings, kappahl, lindex, gina tricot, volt fashion, varner, match, høyer, ferner jacobsen, bianco, eurosko, skoringen, dna sko, din sko, follestad, floyd, match fashion,
      urban varner, zalando no, boozt, ellos, weekday, monki, moods of norway, swims, sixty eight, h m, zalando, volt, stormberg, g sport`,
    sport: `
      sport 1, oslo sportslager, xxl sport, =xxl, xxl as, gmax, g max, sport 1, intersport, anton sport, sport outlet, torshov sport, sats, sats norge, evo fitness, fresh fitness, fitness 24, elixia, 3t treningssenter, 3t,
      impulse treningssenter, family sports club, skistar, norefjell, trysil, sio athletica, treningssenter, svømmehall, dnt, den norske turistforening, trening, xxl, barrys`,
    electronics:
      'japan photo, elkjøp, elkjop, power norge, komplett, komplett no, netonnet, eplehuset, lefdal, multicom, dustinhome, proshop no, telekiosken, foto no, power',
    'home-and-garden': `
      kid interior, fargerike, ikea, plantasjen, bohus, skeidar, jysk, maxbo, obs bygg, byggmax, byggmakker, montér, monter, bauhaus, biltema, felleskjøpet, felleskjopet, møbelringen, fagmøbler, hageland, mester grønn, interflora, europris hage,
      living no, slettvoll, bolia, flügger, nordsjø, jula, coop byggmix, xl bygg, hagesenter, kid interiør, søstrene grene, bademiljø, megaflis`,
    pharmacy:
      'apotera, apotek 1, apotek1, vitusapotek, vitus apotek, boots apotek, ditt apotek, farmasiet, apotekhjem, apoteket, sykehusapoteket, komplett apotek',
    doctor: `
      oslo universitetssykehus, universitetssykehus, sykehuset, sykehus, alliance optikk, legevakt, legesenter, legekontor, fastlege, tannlege, tannhelse, helsenorge, volvat, aleris, dr dropin, dr drop in, colosseum tannlege, colosseum klinikken, fysioterapi, psykolog, sykehus, helfo, convene, kry no, eyr,
      specsavers, brilleland, synsam, krogh optikk, interoptik, c optikk, oris dental`,
    'personal-care':
      'fredrik & louisa, lyko, blush, nikita hair, nikita, adam og eva, cutters, fredrik og louisa, kicks, vita no, =vita, lush norge, frisør, frisor, hudpleie, esthetique, raise frisør, sayso, vita, gents',
    'internet-and-phone':
      'eidsiva bredband, fjordkraft mobil, lyse fiber, lyse tele, telenor, telia, telia norge, onecall, ice norge, =ice, ice com, talkmore, chilimobil, mycall, lycamobile, altibox, lyse fiber, get as, globalconnect, nextgentel, happybytes, saga mobil, release, plussmobil, canal digital, allente, rikstv, homenet, ice, =get, phonero',
    'electricity-and-gas': `
      =linea, fjordkraft, tibber, hafslund, hafslund strøm, fortum, fortum strøm, elvia, elvia nettleie, bkk, bkk nett, lyse, lnett, tensio, lede as, glitre, glitre nett, gudbrandsdal energi, nte, agva kraft, ishavskraft, norgesenergi,
      kraftriket, motkraft, vibb, los strøm, å strøm, skagerak, agder energi, entelios, arva, norgesnett, ustekveikja, eidsiva, lyse energi, glitre energi, lede, å energi`,
    water: 'kommunale avgifter, komm avgifter, vann og avløp, renovasjon, vannmåler',
    rent: `
      sammen bolig, bo sammen,
      obos, usbl, husleie, felleskostnader, borettslag, bob bbl, sameie, sio bolig, studentsamskipnaden, sit bolig, utleiemegleren, vestbo, tobb, heimstaden`,
    insurance: `jbf, =klp, klp forsikring, klp skadeforsikring, gjensidige, if skadeforsikring, if forsikring, tryg, fremtind, storebrand forsikring, frende, eika forsikring, codan, klp skadeforsikring, jernbanepersonalets forsikring, enter forsikring, ly forsikring, dnb livsforsikring, agria, watercircles, help forsikring, tryg forsikring, storebrand, codan forsikring, dnb forsikring,
      klp skade, nordea liv, dnb liv, landkreditt, =knif, =danica, europeiske`,
    'savings-and-investments':
      'nordnet, storebrand asset, kron as, kron spare, odin fond, skagen fondene, dnb asset, firi, sbanken fond, holberg fondene, bsu sparing, dnb fond',
    'loan-payments':
      'lånekassen, lanekassen, statens lånekasse, bank norwegian, komplett bank, santander consumer, ya bank, resurs bank, remember kredittkort, instabank, dnb finans, nordea finans, brabank, lendo, lea bank',
    education:
      'universitetet i oslo, uio, ntnu, bi handelshøyskolen, høyskolen kristiania, oslomet, akademika, semesteravgift, folkehøgskole, kjøreskole, trafikkskole, wright trafikkskole, studieforbundet',
    childcare:
      'barnehage, espira, læringsverkstedet, kanvas barnehage, fus barnehage, sfo, aktivitetsskolen, norlandia, kanvas, aks',
    donations: `
      operasjon dagsverk, tv aksjonen, rosa sløyfe, rosa sloeyfe,
      norsk folkehjelp, redd barna, røde kors, leger uten grenser, kirkens nødhjelp, flyktninghjelpen, plan international, unicef norge, kreftforeningen, amnesty norge, frelsesarmeen, blå kors, sos barnebyer, regnskogfondet, wwf norge, dyrebeskyttelsen, naturvernforbundet, kirkens bymisjon, plan norge, amnesty, wwf`,
    taxes:
      'kemnerkontor, kemneren, statens innkrevingssentral, innkrevingssentral, skatteinnkreving, skatteetaten, skatt, restskatt, skatteoppkrever, kemneren, eiendomsskatt, tolletaten, forskuddsskatt, skatteinnkrever, kommune, renovasjonsetaten',
    travel:
      'color line, dfds, fjordline, stena line, tallink, finn reise, ving norge, tui norge, apollo reiser, hurtigruten, havila, widerøe ferie, flyreiser',
    flights: 'norwegian air, norwegian, sas, wideroe, widerøe, flyr, scandinavian airlines, norse atlantic',
    hotels:
      'thon hotel, thon hotels, thon, strawberry, nordic choice, scandic, radisson, quality hotel, comfort hotel, clarion hotel, smarthotel, citybox, dnt hytte, first hotel, best western norge, zander k',
    subscriptions:
      'viaplay, tv 2 play, tv2 play, discovery norge, vg pluss, vg, aftenposten, dagbladet, dagens næringsliv, morgenbladet, schibsted, bergens tidende, adresseavisen, stavanger aftenblad, klassekampen, strim, storytel, bookbeat, fabel, podme, nextory, vipps medlemskap, finansavisen, amedia, riks tv, dn',
    'books-and-hobbies': `
      ark,
      lekia, platekompaniet, ark bokhandel, =ark, norli, norli libris, tanum, adlibris no, haugenbok, outland, ringo, extra leker, lekekassen, barnas hus, panduro hobby, sprell, cdon no, fagbokforlaget,
      bok og media, gamezone, spaceworld, fotovideo, bergans fritid`,
    events:
      'odeon kino, nordisk film kino, kino, vega scene, ticketmaster norge, tikkio, hoopla, checkin no, nationaltheatret, den norske opera, rockefeller, oslo spektrum, trondheim kino, bergen kino, filmweb, ticketmaster, nfkino, kinopalasset',
    leisure: `tusenfryd, dyreparken, hunderfossen, rush trampolinepark, leos lekeland, høyt og lavt, munchmuseet, nasjonalmuseet, kon tiki, teknisk museum, norsk tipping, rikstoto, tippekassen, bowling, badeland, rikstotal,
      den norske turistfor, turistforeningen, unibet, jeger og fiskerforbund, inatur, skiforeningen, =escape,
      kommunalt bad, biblioteket, markatur`,
    pets: 'tropehagen, petxl, dyrekassen, musti norge, musti no, buddy as, zoo no, dyreklinikk, evidensia, anicura, dyrlege, petworld, felleskjøpet dyr, tropehagen zoo, musti, buddy, zooplus',
    'online-shopping':
      'posten norge, =posten, finn no, komplett mall, tise, fjellsport, blush no, blivakker, kondomeriet, jollyroom, outnorth, vipps netthandel, klarna no, klarna, cdon, fruugo',
    'car-rental': 'hertz norge, avis bilutleie, avis, sixt no, bilkollektivet, hyre as, getaround norge, hyre',
  },
  SE: {
    groceries: `
      ica, ica supermarket, ica maxi, ica nära, ica kvantum, maxi ica, willys, willy s, hemköp, hemkop, =coop, stora coop, coop konsum, coop forum, lidl sverige, city gross, mathem, mat se, tempo, matrebellerna, =netto, eurocash,
      paradiset, linas matkasse, matdax, handlarn, pekås, axfood, direkten, everli se, kvantum, mataffären, food folk, matsmart, motatos, coop x tra, xtra coop,
      mat dags, snabbgross, martin servera, =gooh, matvarlden, matvärlden, =godis, karamellkungen`,
    restaurants: `
      mcd, max burgers, max hamburgerrestaurang, =max, sibylla, bastard burgers, pinchos, o learys, olearys, jensens bofhus, foodora, uber eats, wolt, sushi yama, pizza hut se, vapiano, texas longhorn, phils burger, brödernas, kebabhouse, ichiban,
      dennys, kungshallen, restaurang, krog, krogen, pizzeria, thaiboat, holy greens, picadeli, barrels burgers, urban deli, gateau, bun meat love, frasses,
      oleary s, =barrels, =jensens, la neta, =yoi, =zocalo, =kebnekaise, thaihorna, stockholm streetfood, =korv,
      nordrest, thaicorner`,
    coffee: `
      espresso house, waynes coffee, =waynes, bröd & salt, brod och salt, fabrique, steinbrenner, johan & nyström, starbucks se, barista fair trade, condeco, konditori, bageri, vete katten, =pressbyran, pressbyrån, pressbyran, 7 eleven se, da matteo, lane coffee, café, kafé`,
    bars: 'systembolaget, systembol, bishops arms, pitcher s, brewdog se, akkurat, kvarteret, ölhallen',
    'public-transport': `
      vr snabbtag, vr snabbtåg, sl, =sl, storstockholms lokaltrafik, sl access, västtrafik, vasttrafik, skånetrafiken, skanetrafiken, sj, =sj, sj ab, sj biljetter, mtr express, mtrx, mtrx se, ul, östgötatrafiken, ostgotatrafiken, länstrafiken, jönköpings länstrafik, hallandstrafiken, x trafik,
      öresundståg, oresundstag, tåg i bergslagen, flixtrain se, vy bus4you, nettbuss, flygbussarna, arlanda express, waxholmsbolaget, resplus, kalmar länstrafik, din tur, värmlandstrafik, voi se, tier se, lime se, vr sverige, snälltåget, destination gotland`,
    taxi: 'taxi stockholm, taxi kurir, taxi göteborg, sverigetaxi, cabonline, taxi skåne, bolt se, taxi 020',
    parking:
      'easypark, apcoa, aimo park, q park se, parkster, mobill, sms park, stockholm parkering, göteborgs parkering, parkering malmö, betala p, europark se, smspark, parkeringsbolaget, onepark, p bolaget, transportstyrelsen trängselskatt',
    fuel: 'okq8, ok q8, =ok, circle k, preem, st1, ingo, din x, qstar, tanka, shell se, gulf se, =ingo, vattenfall incharge, incharge, mer sverige, ionity, recharge se, ok förening, uno x se, hornbach laddning',
    vehicle:
      'bilprovningen, opus bilprovning, besikta, mekonomen, vianor, däckia, dackia, euromaster, biltema, transportstyrelsen, trängselskatt, fordonsskatt, bilia, m sverige, carspect, autoexperten, dekra bilbesiktning, moller bil, assistanskåren, kgk, thansen se, speedy bilservice',
    shopping:
      'partykungen, partykunge, snusbolaget, clas ohlson, rusta, normal se, åhléns, ahlens, nk stockholm, =nk, dollarstore, ö&b, öob, överskottsbolaget, flying tiger, lagerhaus, granit, designtorget, cervera, kronans, gekås, gekas ullared, jula, hemtex, bestseller se, duka, smartstore',
    clothing: `
      rohnisch, röhnisch, newbody, twist & tango, twist tango, lexington home, lexington company, h&m, h & m, =hm, hennes & mauritz, kappahl, lindex, gina tricot, dressmann, cubus, weekday, monki, cos stores, & other stories, arket, nelly, nelly com, boozt, ellos, zalando se, bikbok, carlings, mq, brothers, din sko, skopunkten, scorett, nilson shoes,
      jc jeans, peak performance, filippa k, tiger of sweden, acne studios, gudrun sjödén, newbie, polarn o pyret, sellpy, eton shirts, nakd, na kd, nk herr, deichmann se`,
    sport:
      'mm sports, goteborgsvarvet, göteborgsvarvet, raceid, stadium, stadium outlet, xxl, xxl sport, intersport, team sportia, naturkompaniet, sats, nordic wellness, friskis & svettis, friskis, fitness24seven, fitness 24 seven, actic, puls & träning, simhall, skistar, alewalds, addnature, gym, padel, padelhall, svenska turistföreningen, itrim, sportringen, decathlon se, outnorth',
    electronics:
      'elgiganten, netonnet, power se, mediamarkt se, media markt, inet, webhallen, kjell & company, kjell och co, kjell company, dustin, komplett se, cyberphoto, proshop se, phonehouse, telenor butik, teknikmagasinet',
    'home-and-garden': `
      jotex, marbodal, lampgrossen, elboden, blomrum, bsh home appliances, ikea, jysk, plantagen, blomsterlandet, bauhaus, hornbach, byggmax, k rauta, beijer, beijer bygg, xl bygg, biltema, jula, mio, mio möbler, em home, em möbler, svenska hem, rusta, granngården, granngarden, clas fixare, hemtex, interflora, blomsterkedjan, sleepo, trademax, chilli se, furniturebox,
      svenskt tenn, hemmabutik, ahlsell, bolist, optimera, flügger, colorama, nordsjö, ellos home, blommor, plantshop,
      vitvaruexpert, =tretti, vitvaror, k-rauta, =chilli, royal design, bygghemma, happy homes, =vedum, =hth,
      ballingslov, kitchentime, =folkhemmet, =rum21, nordiska galleriet, =sova, soffadirekt, kungssangen`,
    pharmacy:
      'apoteket, apotek hjärtat, apotek hjartat, kronans apotek, apotea, lloyds apotek, dozapotek, meds apotek, meds, apoteksgruppen, apohem, soapotek',
    doctor:
      'kry, doktor se, min doktor, capio, praktikertjänst, folktandvården, folktandvarden, tandläkare, tandlakare, distriktstandvården, aqua dental, region stockholm, västra götalandsregionen, vårdcentral, vardcentral, region skåne, aleris, specsavers, synsam, synoptik, smarteyes, lensway, patientavgift, akademiska, karolinska, sjukhus, närakut, naprapat, fysioterapi, mindler, 1177',
    'personal-care':
      'kicks, lyko, åhléns beauty, cutters se, frisör, frisor, salong, barberare, nordicfeel, the body shop se, normal, rituals se, hårologi, klipp, klippoteket, björn axén, sephora se',
    'internet-and-phone':
      'telia, telenor, tele2, comviq, tre, =tre, hi3g, hallon, vimla, halebop, telenor sverige, bredband2, bahnhof, ownit, tele2 sverige, com hem, fello, chilimobil, lycamobile se, allente, ip only, bredbandsbolaget, boxer, stockholms stadsnät, open infra, globalconnect, a3, lidköping energi bredband',
    'electricity-and-gas':
      'vattenfall, e on, eon energi, eon sverige, fortum, ellevio, göteborg energi, goteborg energi, tibber, bixia, godel, gode el, god el, mälarenergi, malarenergi, skellefteå kraft, jämtkraft, öresundskraft, oresundskraft, kraftringen, tekniska verken, stockholm exergi, telge energi, greenely, cheap energy, elskling, nordic green energy, storuman energi, umeå energi, luleå energi, kundkraft, svea solar, karlstads energi, gotlands energi, energi försäljning, jönköping energi',
    water:
      'stockholm vatten, va syd, kretslopp och vatten, sydvatten, nsva, vatten och avlopp, renhållning, sophämtning, kretslopp & vatten',
    rent: 'hyra, hyresavi, bostadsrättsförening, brf, hsb, riksbyggen, heimstaden, rikshem, stena fastigheter, wallenstam, poseidon, bostadsbolaget, framtiden, familjebostäder, svenska bostäder, stockholmshem, willhem, mkb, k2a, akelius, victoriahem, sgs studentbostäder, sssb, hembla, balder, blocket bostad, månadsavgift brf, einar mattsson, uppsalahem, micasa',
    insurance:
      'if skadeförsäkring, if forsakring, folksam, trygg hansa, trygghansa, länsförsäkringar, lansforsakringar, ica försäkring, hedvig, moderna försäkringar, dina försäkringar, agria, svedea, svedbergs försäkring, gjensidige, bliwa, skandia, afa försäkring, sveland, sirius international, sappa försäkring, paydrive, ergo se, lassie, alecta, euro accident, unionen, akademikernas',
    'savings-and-investments':
      'avanza, avanza bank, nordnet, lysa, sigmastocks, opti, montrose, degiro, swedbank robur, spiltan, handelsbanken fonder, sbab sparkonto, isk insättning, amf pension, safello, bricknode, levler, fondmarknaden',
    'loan-payments': `csn, =csn, centrala studiestödsnämnden, resurs bank, ikano bank, wasa kredit, santander consumer, marginalen bank, bank norwegian, nordax, bluestep, klarna lån, lendo, svea ekonomi, collector bank, norion bank, moank, thorn, entercard, volvofinans, hoist finance, intrum, brocc,
      svea bank, =advisa, freedom finance, supreme card, =avida`,
    mortgage:
      'sbab, bolån, bolan, landshypotek, hypoteket, stabelo, swedbank hypotek, stadshypotek, nordea hypotek, skandia bolån, bolaneranta, amortering bolån',
    education:
      'universitet, folkuniversitetet, medborgarskolan, studiefrämjandet, abf, adlibris campus, studentlitteratur, körskola, trafikskola, kulturskolan, komvux, lunds universitet, kth, chalmers, str trafikskola, trafikverket körprov',
    childcare:
      'förskola, forskola, barnomsorg, fritids, pysslingen, norlandia, academedia, jensen education, kids2home, barnvakt, nanny nu',
    donations:
      'rädda barnen, radda barnen, röda korset, roda korset, unicef sverige, läkare utan gränser, cancerfonden, barncancerfonden, hjärt lungfonden, naturskyddsföreningen, wwf, greenpeace, plan sverige, sos barnbyar, stadsmissionen, frälsningsarmén, act svenska kyrkan, amnesty, musikhjälpen, diakonia, clowner utan gränser, svenska kyrkan, majblomman, mind, suicide zero, djurens rätt, ung cancer',
    taxes: 'skatteverket, kvarskatt, skattekonto, fastighetsavgift, fordonskatt, tullverket, bolagsverket, kronofogden',
    travel:
      'viking line, stena line, tallink silja, ving, tui sverige, apollo, resia, ticket resebyrå, sembo, scandlines, sunweb se, solresor, rolfs flyg, birka cruises, airshoppen, mytrip, kilroy, polferries, ttline, detur, travellink',
    flights:
      'sas, =sas, sas scandinavian, scandinavian airlines, norwegian, norwegian air, bra flyg, braathens, ryanair se, eurowings, flygresor',
    hotels:
      'scandic, strawberry, elite hotels, clarion hotel, quality hotel, comfort hotel, best western se, radisson blu, first hotel, story hotel, grand hôtel, svenska turistföreningen stf, stf, generator stockholm, hobo, ligula, pihls, forenom, first camp, nordic camping, elite hotel, best western',
    subscriptions:
      'viaplay, tv4 play, tv4, cmore, c more, dagens nyheter, =dn, bonnier news, svenska dagbladet, svd, aftonbladet plus, aftonbladet, expressen, göteborgs posten, goteborgs posten, sydsvenskan, dagens industri, storytel, bookbeat, nextory, discovery plus, nyheter24, stampen, ntm, mittmedia, barometern, omni, podme, hbo nordic, cmore play, readly, helsingborgs dagblad, borås tidning, upsala nya tidning, mecenat',
    'books-and-hobbies':
      'adlibris, bokus, akademibokhandeln, akademibokhan, akademibokhande, science fiction bokhandeln, panduro, sf bok, lekia, br leksaker, toys r us, lekextra, pocket shop, tradera, jollyroom, babyland, cdon, musikborsen, panduro hobby, webhallen spel, tankens trädgård, antikvariat, ginza, gothenburg garn',
    events:
      'sf bio, filmstaden, svenska bio, ticketmaster, tickster, axs, biljettkiosken, dramaten, kungliga operan, göteborgsoperan, malmö live, folkteatern, nortic, ticketmaster sverige, showtic, kulturhuset, liseberg konsert, billetto, konserthuset, biocity',
    leisure:
      'liseberg, gröna lund, grona lund, skansen, kolmården, kolmarden, universeum, svenska spel, svenskaspel, atg, trav, tom tits, furuvik, astrid lindgrens värld, vasamuseet, fotografiska, o learys bowling, nordiska museet, yoump, leos lekland, hop n pop, high chaparral, skara sommarland, postkodlotteriet, miljonlotteriet, folkspel, borås djurpark, bowling, badhus, lottoland, jumpyard, prison island, escape room, moderna museet, casino cosmopol',
    pets: 'arken zoo, djurmagazinet, musti, vetzoo, zoo se, anicura, evidensia, djursjukhus, veterinär, distriktsveterinär, granngården djur, zooplus se, firstvet, hundpensionat, hundbiten, blå stjärnans djursjukhus, agria djur',
    'online-shopping':
      'tradera, blocket, cdon, fyndiq, wish se, vinted se, jollyroom, ellos se, cellbes, coolstuff, klarna, klarna ab, qliro, payex, outl1, bubbleroom, roliga prylar, svenskt kosttillskott',
    'car-rental':
      'hertz se, avis biluthyrning, sixt se, okq8 hyrbil, volvo on demand, m volvo car mobility, circle k hyrbil, mabi, europcar se, aimo, kinto',
  },
  DK: {
    groceries: `
      vivino, =vivino,
      dagligbrugsen,
      365discount, letkob, h j hansen vin, supervin, netto, føtex, foetex, bilka, rema 1000, rema1000, lidl, aldi, =fakta, superbrugsen, super brugsen, brugsen, dagli brugsen, daglibrugsen, kvickly, irma, meny, spar, 365 discount, coop 365, coop dk, nemlig, nemlig com, min købmand, købmand, let køb, abc lavpris, løvbjerg, aarstiderne, årstiderne, wolt market, salling group, basalt, slagter, slagteren, grønthandler, too good to go dk, skagenfood, simple feast, helsam, 7 eleven dk, osuma, motatos dk,
      torvehallerne, retnemt, fleggaard, calle grænse, poetzsch, ostehandler, holte vinlager, skjold burne, h j
      hansen, bagenkop`,
    restaurants:
      'jagger, halifax burgers, bone s, bones restaurant, hereford beefstouw, sunset boulevard, jensens bøfhus, just eat, wolt, hungry dk, gasoline grill, sticks n sushi, sticks & sushi, letz sushi, joe & the juice, joe and the juice, mcdonalds dk, halifax burger, flammen, bone s, dalle valle, wokshop, max burgers dk, restaurant, mash, grød, grill, pizzeria, kebab, cock s & cows, hallernes smørrebrød, madklubben, papa ramen, tommi s burger, carl s jr dk, burger shack, pincho nation, cafe vivaldi, rest',
    coffee:
      'riccos, lagkagehuset, ole & steen, ole og steen, espresso house, starbucks dk, emmerys, baresso, joe juice, bagerdygtigt, juno the bakery, hart bageri, andersen bakery, meyers bageri, konditori, bageri, bageren, bager, the coffee collective, coffee collective, café, risteriet, original coffee, la glace, bager brood, kaffe bueno, democratic coffee',
    bars: 'mikkeller, warpigs, old irish pub, australian bar, værtshus, bodega, vinspecialisten, brus, the old irish, heidi s bier bar, proud mary, søernes ølbar, nørrebro bryghus, kihoskh',
    'public-transport': `
      bycyklen, metro service,
      lokaltog, =bat, =metro, dsb, =dsb, dsb app, rejsekort, rejsekort & rejseplan, movia, dot billetter, =dot, metroselskabet, metro dk, midttrafik, sydtrafik, fynbus, nordjyllands trafikselskab, arriva dk, gocollective, letbanen, aarhus letbane, kombardo expressen, flixbus dk, flextrafik, bat bornholm, molslinjen, molslinien, oresundsbron, øresundsbron, storebælt, sund & bælt, storebaelt, donkey republic, voi dk, lime dk, tier dk, din offentlige transport, rejsebillet, samsø rederi, bornholmslinjen`,
    taxi: 'dantaxi, taxa 4x35, taxa4x35, viggo, bolt dk, drivr, taxa, moove taxi',
    parking:
      'brobizz, storebaelt, storebælt, oresundsbron, øresundsbron, oresundsbro, sund & baelt, parkzone, easypark, apcoa, q park, qpark, parkman, parkpark, parkone, onepark dk, europark dk, p service, aalborg parkering, parking service, københavns kommune parkering, aarhus kommune parkering, way2park, park zone, dansk parkering, jeudan parkering',
    fuel: 'go on, =goon, circle k, ok benzin, =ok, ok a m b a, q8, =q8, f24, =f24, uno x, unox, ingo, shell, oil tank & go, go on, =go on, clever, clever a s, spirii, ok plus, norlys charging, e on drive, tesla supercharger dk, sperto, ionity dk, ok, oil tank',
    vehicle: `
      centralregistret for motorkøretøjer,
      fdm, thansen, biltema, dekra, applus bilsyn, synshal, autoværksted, quickpot, vianor, motorstyrelsen, vægtafgift, grøn ejerafgift, dækcenter, euromaster dk, mekonomen dk, autoglas, carglass dk, falck autohjælp, sos dansk autohjælp, bilvask, imo bilvask, wash world, statoil vask, brobizz, skorstensgaard, autopartner, bilka auto`,
    shopping:
      'genbrug, genbrugsbutik, magasin, magasin du nord, salling, illum, =illum, normal, flying tiger, tiger, søstrene grene, soestrene grene, sostrene grene, imerco, kop & kande, inspiration, notre dame, bahne, rusta dk, harald nyborg, jem & fix, jem og fix, clas ohlson dk, panduro, thiele, coolshop, bog & idé, dollarstore, sinnerup, lagersalg, moss copenhagen',
    clothing: `
      kids world,
      matinique, h&m, jack & jones, jack jones, vero moda, bestseller, only stores, selected, name it, vila, pieces, zizzi, =zara, tøjeksperten, toejeksperten, kaufmann, mr, =mr, ginatricot, boozt, zalando dk, wagner, message, gabba, samsøe samsøe, samsoe, ganni, envii, monki, weekday, cos, arket, neye, bianco, deichmann, skoringen, ecco, hummel, rains, lindex dk, miinto, bon a parte, companys, invito, magasin tøj, trendsales, ginx, shoe d vision, only, hunkemöller dk, change lingerie, noa noa, masai, by malene birger, wood wood, norse store`,
    sport:
      'sport 24, sportmaster, intersport, xxl, stadium dk, sport 24, sport24, fitness world, puregym, pure gym, sats dk, fitnessdk, loop fitness, fitnessx, fitness x, vesterbro svømmehal, svømmehal, dgi, repeat fitness, arca, urban gym, eventyrsport, spejder sport, friluftsland, padel, øbro hallen, idrætsforening, boulders, fitness one, forma, decathlon dk, løberen, golfklub, cycling bike, cykler, fri bikeshop, fribike, sats, xxl sport, dgi byen',
    electronics:
      'computersalg, telekæden, elgiganten, power, =power, power a s, proshop, komplett dk, humac, av cables, føniks computer, foniks, telia butik, expert, punkt1, skousen, whiteaway, hifi klubben, bilka elektronik, merlin, compumail, av form',
    'home-and-garden':
      'kop & kande, daells bolighus, ikea, jysk, silvan, bauhaus, stark, xl byg, xl-byg, bygma, davidsen, 10 4, harald nyborg, jem fix, plantorama, ilva, idemøbler, my home, bolia, søstrene, biva, sengespecialisten, hth, kvik, flügger, flugger, imerco, interflora, blomster, blomsterhandler, euroflorist, johannes fog, fog trælast, bilka home, sleepstory, sinnerup, day birger home, hay house, normann copenhagen, illums bolighus, bobles, trævarer, optimera dk, optimera, planteskole, havecenter, optimum, farvebutik, maling',
    pharmacy: 'apotek, apoteket, webapoteket, med24, matas apotek, apopro, helsebixen, steno apotek, svane apotek',
    doctor:
      'thiele, profil optik, tandlæge, tandlaege, lægehus, laegehus, læge, tandlægerne, aleris, specsavers, louis nielsen, synoptik, profil optik, thiele briller, nyt syn, fysioterapi, fysioterapeut, psykolog, kiropraktor, godt smil, godtsmil, colosseum tandlæge, colosseum tandlægerne, region hovedstaden, doktor24, smileklinikken, privathospital, hospital, audika, planmeca, fodterapeut, fodklinik, vaccination, danske lægers vaccinations, aleris hamlet',
    'personal-care': `
      airwallet,
      matas, sephora dk, normal skin, frisør, frisor, friserdk, barber, barbershop, cutters dk, stender frisør, nicehair, nice hair, skøn salon, negle, kosmetolog, tattoo, sunpoint, solcenter, rituals dk, fri bar, nilens jord, wakeupmakeup`,
    'internet-and-phone': `
      relatel,
      =3, 3 danmark, ewii fibernet, yousee, tdc, telenor, telia, =3, hi3g, 3 mobil, cbb, cbb mobil, oister, lebara dk, telmore, call me, callme, greenspeak, greentel, flexii, waoo, stofa, norlys internet, fastspeed, hiper, kviknet, fibia, nuuday, eesy, duka telefoni, lycamobile dk, altibox dk, ewii fiber, boxer dk, allente, nordlys, dansk kabel tv, comx, parknet, gigabit, 3, lebara,
      =youtv, =duka, ice cell, fullrate, dansknet, viptel, kundenet`,
    'electricity-and-gas':
      'b energy, gul strom, gul strøm, fjernvarme fyn, kredslob, kredsløb, ørsted, orsted, andel energi, andel, norlys, norlys energi, ok el, ewii, energi fyn, nrgi, modstrøm, vindstød, vindstoed, natur energi, natur-energi, dcc energi, evida, ses, seas nve, radius, radius elnet, cerius, n1, konstant, trefor, energi danmark, aura energi, hofor gas, go energi, velkommen, nettopower, barry energy, tibber dk, jysk energi, dong, b energy, strømlinet, thy mors energi, verdo, nord energi, elnet, oersted, ok energi',
    water:
      'bluekolding, blue kolding, trefor vand, hofor, aarhus vand, vandcenter syd, novafos, forsyning, kredsløb, affaldvarme, vandværk, spildevand, renovation, forsyningen, provas, energi viborg, fors, tårnbyforsyning, frederiksberg forsyning, aalborg forsyning, fjernvarme fyn, veks, ctr, arwos, nordvand, arc, hofor vand, vcs denmark',
    rent: `
      cph village,
      husleje, boligselskab, boligforening, lejerbo, domea, himmerland, boligkontoret danmark, kab, =kab, fsb, =fsb, aab, =aab, dab, boligselskabet, ejerforening, andelsboligforening, andelsbolig, heimstaden, balder, deas, deas a s, cej, cej ejendomsadministration, newsec, kollegie, kollegiekontoret, bo vest, 3b, civica, alabu bolig, boligportal, kereby, pfa ejendomme, al2bolig, arbejdernes andels, brabrand boligforening, østjysk bolig, ejendomsadministration`,
    insurance: `
      almenbrand, almbrand,
      pfa pension, pfa, pensiondanmark, tryg, tryg forsikring, topdanmark, alm brand, alm. brand, codan, if forsikring, gf forsikring, lb forsikring, lærerstandens brandforsikring, bauta forsikring, runa forsikring, gjensidige dk, privatsikring, popermo, thisted forsikring, nykredit forsikring, købstædernes forsikring, himmerland forsikring, undo, undo app, agria dk, sygeforsikringen danmark, sygeforsikring danmark, danmark sygeforsikring, falck, pfa, danica pension, fdm forsikring, sygesikring, nærsikring, aros forsikring, fri forsikring, a-kasse, a kasse, 3f a kasse, akasse, hk kommunal, krifa, ase, =ase, ca a kasse, akademikernes a kasse, magistrenes, min a kasse, dsa, faglig fælles, gjensidige, lærerstandens, bauta, alka, =runa`,
    'savings-and-investments':
      'saxo investor, saxoinvestor, nordnet, saxo, saxo bank, saxoinvestor, lunar invest, lysa dk, june danske bank, nord investments, norm invest, aktiesparekonto, månedsopsparing, danske invest, sparinvest, jyske invest, maj invest, grandhood, pensionsopsparing, ratepension, coinify',
    'loan-payments':
      'resurs bank, santander consumer, ikano bank, basisbank, express bank, express banking, l easy, leasy, bank norwegian, udlændinge lån, su lån, gældsstyrelsen, statens administration, lån og spar lån, ferratum, toyota financial, al finans, nordea finans, nordania, facit bank, arbejdernes landsbank lån, d e r lån, n26 lån, billån, bil lån, viabill, anyday',
    mortgage:
      'nykredit, realkredit danmark, realkredit, totalkredit, nordea kredit, jyske realkredit, brfkredit, dlr kredit, boliglån, prioritetslån, terminsydelse',
    education:
      'københavns universitet, aarhus universitet, cbs, folkeuniversitetet, fof, aof, køreskole, musikskole, ungdomsskole, efterskole, højskole, dtu, academic books, polyteknisk, saxo skole, privatskole, friskole, gymnasium, sprogcenter, studieskolen, iba, via university',
    childcare:
      'institution, pladsanvisning, daginstitution, vuggestue, børnehave, børnehus, dagpleje, sfo, pladsanvisning, institution betaling, fritidshjem, dagtilbud, børnepasning, skolemad',
    donations:
      'verdens skove, røde kors, kræftens bekæmpelse, red barnet, unicef danmark, læger uden grænser, folkekirkens nødhjælp, børnefonden, planbørnefonden, sos børnebyerne, amnesty, wwf, dansk flygtningehjælp, mødrehjælpen, hjerteforeningen, danmarks naturfredningsforening, kirkens korshær, care danmark, dyrenes beskyttelse, frelsens hær, julemærke, børnecancerfonden, børns vilkår, oxfam ibis, greenpeace, scleroseforeningen, natteravnene',
    taxes:
      'gældsstyrelsen, skat, =skat, skattestyrelsen, restskat, skat dk, b skat, ejendomsskat, ejendomsbidrag, grundskyld, toldstyrelsen, moms',
    travel:
      'dfds, stena line dk, scandlines, spies, tui danmark, apollo rejser, bravo tours, sunweb dk, novasol, sol og strand, dansommer, feriepartner, dancenter, gislev rejser, kilroy, falk lauritsen, albatros travel, benns, primo tours, fdm travel, lalandia, center parcs dk, feline holidays, dcu camping, camping, color line dk, letsgo',
    flights:
      'sas, =sas, scandinavian airlines, norwegian, norwegian air, dat, ryanair dk, widerøe, atlantic airways, air greenland, sunclass, jet time, momondo',
    hotels:
      'scandic, comwell, strawberry, zleep, zleep hotels, cabinn, arp hansen, wakeup copenhagen, steigenberger, radisson dk, first hotel, best western dk, hotel d angleterre, clarion, danhostel, legoland hotel, milling hotels, sinatur, hotel, kro, badehotel, munkebjerg, tivoli hotel, small danish hotels, villa copenhagen',
    subscriptions: `
      =blockbuster, =tv 2,
      tv 2 play, tv2 play, nordisk film+, viaplay, tv2 play, tv 2 play, politiken, berlingske, jyllands posten, information, weekendavisen, børsen, ekstra bladet, zetland, mofibo, saxo premium, bookbeat, storytel, nextory, podimo, ebookplus, fitnessdk online, dr, discovery networks, aller media, egmont, bonnier publications, jysk fynske medier, nordjyske, fyens, jp politikens hus, b t plus, cine play, filmstriben, telmore musik, ill vid, illustreret videnskab, hus forbi, wype, danske spil abonnement, weekend avisen, børsen kontingent, boxer`,
    'books-and-hobbies':
      'saxo, saxo com, kreahobshop, bog & ide, bog og ide, arnold busck, saxo com, saxo, gucca, faraos cigarer, legekæden, br legetøj, =br, lego store, legebyen, coolshop, billund, panduro, hobbii, plusbog, williamdam, søstrene hobby, rito, stof & stil, stof stil, 4sound, elefun, imusic, bilka leg, vinyl, foto care, williams legetøj, magasinet legetøj',
    events: `
      rundetaarn, rundetårn, =billetten, billetten dk,
      biobooking, nordisk film biografer, nordisk film, cinemaxx, biograf, kino dk, kinorevuen, ticketmaster dk, billetlugen, billetto, place2book, det kongelige teater, vega, royal arena, ebillet, øst for paradis, bioscenen, tivoli koncert, dr koncerthuset, aarhus teater, folketeatret, roskilde festival, smukfest, northside, tinderbox, bellevue teatret, big bio, empire bio, grand teatret, gloria biograf, kino, ticketmaster`,
    leisure: `
      mr green, spilnu, spilnu dk,
      tivoli, =tivoli, bakken, dyrehavsbakken, legoland, legoland billund, djurs sommerland, fårup sommerland, bonbon land, zoologisk have, københavns zoo, givskud zoo, randers regnskov, den blå planet, den bla planet, louisiana, aros kunstmuseum, statens museum, nationalmuseet, glyptoteket, experimentarium, danske spil, klasselotteriet, bowling, boldklub, rush, jump a lot, sommerland sjælland, danske lotteri, lalandia aquadome, moesgaard, den gamle by, m s museet, universe, knuthenborg, ree park, jesperhus, klatreskov, escape room`,
    pets: 'bonnie dyrecenter, maxi zoo, petworld, dyrenes, dyrlæge, dyrlaege, dyreklinik, dyrehospital, evidensia, anicura, musti dk, zooplus dk, foderboxen, plantorama dyr, petlux, q petworld, hundepension, ballerup dyrehospital',
    'online-shopping':
      'dba, =dba, den blå avis, trendsales, vinted dk, coolshop, bilka to go, bilkatogo, boozt dk, wupti, homeshop, cdon dk, avxperten, trendhim, nemlig takkekort, billigvvs, lomax, coolstuff dk, luxplus, ellos dk, klarna dk, greenify, eurotoys, lirum larum leg, jollyroom dk, gads, zalando lounge dk',
    'car-rental':
      'greenmobility, green mobility, share now, sharenow, letsgo dk, hertz dk, avis dk, europcar dk, sixt dk, gomore, gomore leje, kinto share, rent a wreck, cirkelk trailer, freetrailer, lej et lig',
    gifts: 'gavekort, gogift, supergavekort, gaveønsker, interflora gave',
  },
  FI: {
    groceries: `r kioski, rkioski, m market, hok elanto, osuuskauppa, suomen lahikauppa, suomen lähikauppa, punnitse & säästä, s kaupat, k ruoka, k market, k citymarket, k supermarket, kmarket, kcitymarket, ksupermarket, citymarket, s market, smarket, prisma, alepa, sale, =sale, food market herkku, lidl, lidl suomi, tokmanni, halpahalli, minimani, m market, k ruoka, ruohonjuuri, r kioski, siwa, valintatalo, kespro, kauppahalli, leader, =leader, eat so foods, tuoretori, reko, arkea, kotipizza market, wolt market, foodora market, s kaupat, kauppatori, tarmo lähikauppa, neste k, stockmann herkku, eurospar fi, torimyynti, voitkotimaa, fiksuruoka, m chain, makuuni,
      eprisma, nordic kauppa, makkaratukku, kioski, =sesto, wihuri, heinon tukku, ab c market, k kauppa, euromarket,
      hyvä kauppa`,
    restaurants: `hesburger, kotipizza, rax, rax buffet, taco bell fi, amarillo, rosso, fransmanni, raflaamo, pancho villa, viking restaurant, wolt, wolt finland, foodora, sushibar, itsudemo, friends & brgrs, friends brgrs, bun2bun, manhattan steak house, martina, classic pizza, daddy greens, pizza buffa, unicafe, sodexo, compass group, fazer food, food & co, food co, juvenes, amica, lounaskahvila, lounas, ravintola, viking grill, burger king fi, subway fi, scandburger, shell helmisimpukka, abc ravintola, hesari, chico s, pizzeria, grilli, kebab, hanko sushi, noodle story, thaimaalainen, naughty burger, ninnin, sandro, harald ravintola, plevna, memphis, pihvi, hansa grilli, burger king, fafas, taco bell, pizza hut, dennis, koti pizza, vapiano, antell,
      scanburger, fafa s, la famiglia, =bites, momotoko, woolshed, =semma, iss palvelut, putte s, =pupu, =blackbird,
      naughty brgr, social burgerjoint, =factory, viikinkiravintola`,
    coffee:
      'fazer cafe, fazer café, espresso house, robert s coffee, roberts coffee, cafe picnic, picnic, ekberg, kahvila, konditoria, leipomo, linkosuo, linkosuon kahvila, leipomo linkosuo, starbucks fi, coffee house fi, arnolds, arnold s, johan & nyström fi, pulla, andante, kaffa roastery, wayne s coffee, emil halme, kakkugalleria, la torrefazione, good life coffee, paulig kulma, pakarila, gateau helsinki',
    bars: 'alko, =alko, oluthuone, bar loose, o learys, pub, olutravintola, panimoravintola, panimo, kaisla, one pint, bruuveri, vltava, brewdog helsinki, stones bar, baari, teerenpeli, st michael, molly malones, william k',
    'public-transport':
      'linkkari, pohjolan liikenne, hsl, =hsl, hsl mobiili, helsingin seudun liikenne, nysse, nysse mobiili, föli, foli, vr, =vr, vr group, vr yhtymä, vr matkalippu, matkahuolto, onnibus, waltti, linkki, oulun joukkoliikenne, vilkku, tampereen raitiotie, finferries, savonlinja, pohjolan matka, koiviston auto, expressbus, flixbus fi, voi fi, tier fi, lime fi, perille, valtion rautatiet, jyväskylän liikenne, lippupiste liikenne, tampereen joukkoliikenne, kuopion liikenne, lahden seudun liikenne, lsl, hkl',
    taxi: 'kovanen, taksi helsinki, taksi, taxi, menevä, meneva, bolt fi, yango fi, lähitaksi, lahitaksi, taksi tampere, vie taksi, fixutaxi, cabo taksi, uber fi',
    parking:
      'kymppipysäköinti, parkkipate, p hamppi, easypark, q park, qpark, aimo park, aimopark, parkman, moovy, europark, finnpark, p hämppi, hamppi, helpark, autopaikat, p plaza, moprix, pysäköinti, pysakointi, rive, pysäköintitalo, eparking, parkkisähkö',
    fuel: 'k lataus, neste, neste k, neste express, abc, =abc, abc huoltamo, abc prisma, abc deli, st1, shell, teboil, seo, =seo, neot, esso fi, gulf, plugit, virta, virta charge, k lataus, recharge fi, abc lataus, tesla fi, huoltoasema, lataus, st1 lataus, ionity',
    vehicle:
      'a katsastus, traficom, liikenne ja viestintävirasto, ajoneuvovero, katsastus, a katsastus, k1 katsastus, autoliitto, motonet, biltema, euromaster, vianor, mekonomen fi, autokeskus, rinta jouppi, hedin automotive, veho, delta auto, saka, kamux, rengas, rengasmarket, rengaskeskus, autopesu, juhlapesu, autokorjaamo, aka renkaat, plus katsastus, avain asemat, autohuolto, fixus, autoglass, carglass, bilar99e, bythjul',
    shopping:
      'tokmanni, halpa halli, stockmann, sokos, clas ohlson, normal fi, flying tiger, puuilo, motonet, j kärkkäinen, kärkkäinen, karkkainen, veljekset keskinen, keskisen kyläkauppa, tiger, rusta fi, biltema, granit, marimekko, iittala, arabia, pentik, finlayson, anttila, sinelli, kodin1, lidl non food, robinhood, hong kong, hongkong, kirppis, kirpputori, kierrätyskeskus, fida, uff, emmaus, ahaa, vallila, moomin shop, kauppakeskus, normal, rusta, ikano',
    clothing:
      'din sko, r collection, aleksi 13, h&m, lindex, kappahl, dressmann, cubus, gina tricot, bik bok, zara, seppälä, halonen, ajatar, marimekko, reima, luhta, zalando fi, boozt fi, ellos fi, dinsko, k kenkä, kookenkä, kookenka, andiamo, aleksi 13, carlings, volt, jack & jones, vero moda, vila, name it, kekäle, kekale, makia, r collection, polarn o pyret, nanso, sievi shop, weekday, monki, arket, cos, view, zadaa, emmy, stadium kenkä, brothers, only',
    sport:
      'funactiv, varala, xxl, xxl sports, stadium, intersport, budget sport, partioaitta, scandinavian outdoor, sportia, elixia, fitness24seven, fitness 24 seven, liikku, easyfit, esport, sats fi, forever, gogo, unisport, fressi, kunto plus, uimahalli, crossfit, padel, hiihtokeskus, levi ski, ruka, ylläs, helsinki padel, bodyboom, decathlon fi, lady line, varuste net, retkitukku, top sport, jäähalli, energym, cm sport, liikuntakeskus, tanssikoulu, liikuntahalli, urheiluseura, kuntosali, flamingo spa, golf, kiipeily, golden gym, wellness club',
    electronics:
      '=power, gigantti, verkkokauppa com, verkkokauppa, power, power fi, jimms, jimm s pc, telia kauppa, multitronic, elisa kauppa, musta pörssi, mustapörssi, veikon kone, expert, prisma elektroniikka, kamerastore, rajala, hifi studio, proshop fi, datatronic, eplehuset, humac, kotimikro, konerauta',
    'home-and-garden':
      'kodin ykkönen, muoti ja koti, etola, bestmill, ikea, jysk, k rauta, krauta, bauhaus, starkki, stark, byggmax, hornbach, sotka, asko, isku, masku, vepsäläinen, vepsalainen, kodin terra, s rauta, puutarhamyymälä, plantagen, viherlandia, viherpeukalot, interflora, kukkakauppa, kukka, rautakauppa, rautia, finnish design shop, finnishdesignshop, kruunukaluste, unikulma, hemtex, varisto, k maatalous, agrimarket, hankkija, bolia, muhevainen, puutarha, värisilmä, varisilma, tikkurila, rtv, rtv yhtymä, maalitalo, laattapiste, netrauta, taloon com, hobby hall, lidl garden, stemma, finsoffat, kodinykkönen',
    pharmacy:
      'apteekki, yliopiston apteekki, apteekit, ya verkkoapteekki, apteekkituotteet, apteekkari, hyvän olon keskus, terveyskauppa, life fi, sinunapteekki, pharmaca',
    doctor:
      'plus terveys, piiloset, mehiläinen, mehilainen, terveystalo, suomen terveystalo, pihlajalinna, aava, lääkärikeskus, laakarikeskus, lääkäriasema, hammaslääkäri, hammaslaakari, oral, =oral, plusterveys, hammashoitola, hus, hus kuntayhtymä, hyvinvointialue, pirha, varha, pirkanmaan hyvinvointialue, terveysasema, sairaala, silmäasema, silmaasema, instrumentarium, specsavers, fenno optiikka, keops, coronaria, fysioterapia, fysios, hieroja, hieronta, psykoterapia, kela omavastuu, eira sairaala, megaklinikka, hammas mehiläinen, hammasklinikka, dextra, diacor, docrates, medisiina, eyelux, nissen, labquality, fimlab, synlab, vita lääkäriasema, optikko, hammas, instru, synsam, fennia optiikka, hyks',
    'personal-care':
      'lyko, hiusfriikki, hierontapalvelu, hieronta, cailap, kampaamo, parturi, parturi kampaamo, m room, mroom, hiusmuotoilu, hairstore, kicks, emotion, lush, the body shop, sokos kosmetiikka, cutters fi, eleven, lyko fi, kauneushoitola, kosmetologi, ripset, solarium, rituals fi, tatuointi, yves rocher fi, q parturi, sugar helsinki, frantsila, salon klipsi, stockmann beauty, sokos emotion, =life, k beauty, hius',
    'internet-and-phone':
      'go mobile, sonera, elisa, dna, =dna, telia finland, telia, moi mobiili, =moi, lycamobile fi, saunalahti, lounea, kaisanet, mpy telecom, valoo, globe telecom, ålcom, karjaan puhelin, netplaza, dna oyj, elisa oyj, allente, giga mobiili, nebula, suomi communications, telia company, valokuitunen, kuituverkko, blue lake',
    'electricity-and-gas':
      'hehku energia, =hehku, loiste energia, =loiste, vakka suomen voima, rovakaira, ekosähkö, helen, helen oy, helen sähköverkko, caruna, fortum, vattenfall, väre, vare, oomi, oomi energia, tampereen sähkölaitos, tampereen energia, elenia, turku energia, oulun energia, oulun sähkönmyynti, lumme energia, vantaan energia, kss energia, savon voima, pks, pohjois karjalan sähkö, nivos, cheap energy, tibber fi, kuopion energia, lahti energia, imatran, hehku energia, energia myynti suomi, vaasan sähkö, rovaniemen energia, jyväskylän energia, alva, alva yhtiöt, porvoon energia, leppäkosken, keravan energia, herrfors, nurmijärven sähkö, omavoima, sallila, kokkolan energia, aalto energia, gasum, kymenlaakson sähkö, nordic green energy, valkeakosken energia',
    water:
      'lahti aqua, alva vesi, hsy, helsingin seudun ympäristöpalvelut, vesilaitos, vesi, tampereen vesi, turun vesihuolto, oulun vesi, lassila & tikanoja, lassila tikanoja, remeo, jätehuolto, jatehuolto, kiertokaari, rosk n roll, vesihuolto, pirkanmaan jätehuolto, jätekukko, kuopion vesi, vesiosuuskunta, mustankorkea, lounais suomen jätehuolto, loimi häme jätehuolto, kaukolämpö',
    rent: 'ts kodit, ya kodit, a kruunu, setlementtiasunnot, retta isännöinti, vuokra, sato, =sato, lumo kodit, lumo, kojamo, hoas, toas, tys, =tys, psoas, kas, taloyhtiö, hoitovastike, yhtiövastike, asunto oy, asunto osakeyhtiö, as oy, vastike, avain asunnot, ta asumisoikeus, a kruunu, heka, helsingin kaupungin asunnot, vvo, asuntosäätiö, ovv, ya kodit, vts kodit, tvt asunnot, sivakka, niiralan kulma, jso, isännöinti, blok, avara, espoon asunnot, vav asunnot, m2 kodit, y säätiö, haso, retta isännöinti, keva vuokra, kunta asunnot, ta asunnot, yh kodit, vuokraturva',
    insurance:
      'if vahinkovakuutus, if vakuutus, op vakuutus, pohjola vakuutus, pohjola, lähitapiola, lahitapiola, fennia, turva, pohjantähti, pohjantahti, pop vakuutus, säästöpankki vakuutus, alandia, sampo vakuutus, mandatum, ilmarinen, varma, elo, kaleva, agria fi, keskinäinen vakuutus, henkivakuutus, ytk työttömyyskassa, ytk, työttömyyskassa, tyottomyyskassa, kotivakuutus, autovakuutus, liikennevakuutus, nordea henkivakuutus, aktia henkivakuutus, protector, if p&c, matkavakuutus, aurinko vakuutus, savon tapiola, helsinki vakuutus, liikennevakuutuskeskus, folksam',
    'savings-and-investments':
      'nordnet, nordnet bank, op rahasto, op rahastoyhtiö, seligson, nordea rahasto, aktia rahasto, säästöpankki rahasto, evli, mandatum trader, evervest, rahastosäästö, kk säästäminen, kuukausisäästäminen, säästäminen, pop rahasto, ålandsbanken rahasto, sijoitus, degiro, lynx fi, coinmotion, northcrypto, danske invest, säästösopimus, asp tili, osakesäästötili, s pankki rahasto, fim, superrahasto, titanium rahasto, ub rahasto',
    'loan-payments':
      'opintolaina, resurs bank, ikano bank, santander consumer, bank norwegian, op rahoitus, nordea rahoitus, ferratum, aktia laina, fellow finance, alisa pankki, morrow bank, saldo, lainan lyhennys, lainanhoito, tf bank, instabank, vivus, risicum, kulutusluotto, autorahoitus, danske finance, rahalaitos, omalaina, collector, ge money, multitude, lowell, intrum, svea, k rahoitus, gf money, lea bank, autolaina, osamaksu, klarna fi, tuohi',
    mortgage:
      'asuntolaina, hypo, suomen hypoteekkiyhdistys, asuntoluottopankki, op asuntoluotto, lainanlyhennys asunto, kiinnelaina, bostadslån',
    education:
      'yliopisto, ylioppilaskunta, ayy, hyy, ammattikorkeakoulu, kansalaisopisto, työväenopisto, työvaenopisto, autokoulu, cap autokoulu, ammattiopisto, avoin yliopisto, opintopolku, musiikkiopisto, ylioppilastutkinto, sanoma pro, otava oppimispalvelut, lukio, koulu, kesälukio, eximia, valmennuskeskus, laurea, metropolia, tamk, haaga helia, aalto university, open university, kansanopisto',
    childcare:
      'päiväkoti, paivakoti, pilke päiväkodit, touhula, norlandia, varhaiskasvatus, mehiläinen päiväkodit, ankkalampi, iltapäivätoiminta, iltapäiväkerho, perhepäivähoito, lastenhoito, daghem, mll lastenhoito',
    donations:
      'hope ry, punainen risti, suomen punainen risti, spr, unicef suomi, unicef, plan suomi, pelastakaa lapset, kirkon ulkomaanapu, wwf suomi, wwf, syöpäsäätiö, syöpäjärjestöt, lastenklinikoiden kummit, kummit, amnesty, lääkärit ilman rajoja, luonnonsuojeluliitto, suomen luonnonsuojeluliitto, sey, pelastusarmeija, hope yhdistys, world vision, greenpeace, mielenterveys, sos lapsikylä, fida international, eläinsuojelu, hurstin valinta, nenäpäivä, animalia, naisten pankki, evl lahjoitus, seurakunta, solidaarisuus, veripalvelu, helsinki pride, suomen ev lut, näkövammaisten liitto, diakonia apu, kynnys ry, sydänliitto',
    taxes:
      'maanmittauslaitos, ulosotto, valtiokonttori, verohallinto, jäännösvero, ennakkovero, kiinteistövero, omaveroilmoitus, tulli, perintövero, varainsiirtovero, skatteförvaltningen, vero, =vero',
    travel:
      'viking line, tallink silja, tallink, silja line, eckerö line, eckero line, finnlines, tjäreborg, aurinkomatkat, tui finland, apollomatkat, ving, nettimatkat, ebookers, supersaver, matkatoimisto, napsu, rantapallo, matkavekka, lomarengas, nordic camping fi, detur, olympia kaukomatkat, mr travel, kilroy, lomalinja, holiday club, lapland safaris, gotogate fi, seat24 fi, kon tiki tours, matkapojat, lentoliput',
    flights: 'finnair, norwegian, norwegian air, sas fi, air baltic, ryanair fi, wizz air fi, nordic regional',
    hotels:
      'sokos hotel, sokos hotels, original sokos hotel, original sokos, break sokos, solo sokos, scandic, holiday inn fi, radisson blu, lapland hotels, hotel kämp, omena hotelli, omena hotels, forenom, cumulus, hotelli, omenahotelli, hilton helsinki, clarion, glo hotel, kylpylähotelli, naantali spa, ruissalo spa, santa s, rantasipi, finlandia hotel, greenstar, vierumäki, ikaalisten kylpylä, haikko, bob w, holiday club katinkulta, santasport, hiisi hotel',
    subscriptions:
      'a lehdet, =yle, helsingin sanomat, sanoma media, hs digi, ilta sanomat, aamulehti, aku ankka, yle areena, ruutu, mtv katsomo, katsomo, c more, cmore, viaplay, elisa viihde, dna tv, storytel, bookbeat, nextory, supla, kauppalehti, alma media, iltalehti plus, iltalehti, turun sanomat, suomen kuvalehti, otavamedia, kaleva media, keskisuomalainen, readly, talouselämä, apu, a lehdet, tekniikan maailma, lukulamppu, kotiliesi, maaseudun tulevaisuus, savon sanomat, hufvudstadsbladet, hbl, long play, image lehti, karjalainen, ilkka pohjalainen, e kirjat, hs fi',
    'books-and-hobbies':
      'br lelut, lankava, f musiikki, suomalainen kirjakauppa, suomalainen com, akateeminen kirjakauppa, akateeminen, adlibris fi, rosebud, prisma kirja, lelukauppa, br lelut, toys r us fi, lautapelit fi, poromagia, fantasiapelit, sinelli, tiimari, lankamaailma, menita, eurokangas, jättirätti, kangaskauppa, musiikkikauppa, f musiikki, dlx music, levykauppa, booky fi, kirjakauppa, puolenkuun pelit, hobby point, muovitukku, askartelu, kässäkerho, cdon fi, game stop, konsolinet, thomann fi, retropelit, antikvaari',
    events:
      'finnkino, bio rex, biorex, elokuvateatteri, kinopalatsi, tennispalatsi, lippu fi, lippu piste, lippupiste, ticketmaster fi, tiketti, tiketti oy, kansallisteatteri, kansallisooppera, ooppera, kaupunginteatteri, teatteri, messukeskus, ruisrock, flow festival, provinssi, nokia arena, netticket, svenska teatern, musiikkitalo, konserttitalo, orion elokuva, tavastia, helsinki halli, stand up club, kulttuuritalo, cinema, ticketmaster',
    leisure:
      'linnanmäki, linnanmaki, särkänniemi, sarkanniemi, korkeasaari, heureka, hoplop, superpark, puuhamaa, puuhapark, powerpark, muumimaailma, ateneum, kiasma, kansallismuseo, museokortti, museo, amos rex, serena, flamingo, kylpylä, veikkaus, raviradat, keilahalli, bowling, sea life fi, vedenalainen, rush helsinki, duudsonit park, leo s leikkimaa, ähtäri zoo, tietomaa, vapriikki, sirkus, seikkailupuisto, korona peli, keilaus, lautasaari, pakohuone, escape, yleinen sauna, löyly, allas sea pool, uimastadion, muumimuseo',
    pets: 'eläinlääkäriasema, mehiläinen eläin, musti ja mirri, musti & mirri, musti mirri, =musti, faunatar, eläinklinikka, elainklinikka, eläinlääkäri, elainlaakari, evidensia, anicura, univet, omaeläinklinikka, omaelainklinikka, peten koiratarvike, zooplus fi, eläinsairaala, koirahoitola, eläinkauppa, animagi, tassu apteekki, yliopistollinen eläinsairaala, lemmikki, murren murkina',
    'online-shopping':
      'tori fi, =tori, huuto net, vinted fi, zadaa, hobby hall, hobbyhall, wish fi, ellos, nettiauto, cdon, jollyroom, rockway, outnorth, tradera fi, klarna, paytrail, svea payments, wupti fi, bubbleroom fi, trendhim fi, fyndiq fi, kärkkäinen com, ale fi, taloustarvike, taskuparkki, postnord, posti, matkahuolto paketti, zalando',
    'car-rental':
      'hertz fi, avis fi, sixt fi, europcar fi, green motion fi, scandia rent, 24rent, 24 rent, blox car, bloxcar, gomore fi, omago, autovuokraamo, o2 media rent, toyota rent',
  },
};
