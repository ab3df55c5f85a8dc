import type { Page } from './page.ts';

/** Merchants of northern and eastern Europe. */
export const NORTH_AND_EAST: Page = {
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
      kringom, nor way, unibuss, ruter, ruter as, ruter app, vy, vy as, vygruppen, vy tog, nsb, skyss, atb, atb as, kolumbus, brakar, flytoget, go ahead norge, sj norge, entur, nettbuss,
      nor way bussekspress, flybussen, hurtigruten, torghatten, norled, fjord1, boreal, innlandstrafikk, troms fylkestrafikk, østfold kollektivtrafikk, agder kollektivtrafikk, akt, vy buss, go ahead, sj nord, =fram, snelandia`,
    taxi: 'oslo taxi, norgestaxi, taxi 1, bergen taxi, trønder taxi, bolt no, yango no',
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
    rent: 'obos, usbl, husleie, felleskostnader, borettslag, bob bbl, sameie, sio bolig, studentsamskipnaden, sit bolig, utleiemegleren, vestbo, tobb, heimstaden',
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
    donations:
      'norsk folkehjelp, redd barna, røde kors, leger uten grenser, kirkens nødhjelp, flyktninghjelpen, plan international, unicef norge, kreftforeningen, amnesty norge, frelsesarmeen, blå kors, sos barnebyer, regnskogfondet, wwf norge, dyrebeskyttelsen, naturvernforbundet, kirkens bymisjon, plan norge, amnesty, wwf',
    taxes:
      'kemnerkontor, kemneren, statens innkrevingssentral, innkrevingssentral, skatteinnkreving, skatteetaten, skatt, restskatt, skatteoppkrever, kemneren, eiendomsskatt, tolletaten, forskuddsskatt, skatteinnkrever, kommune, renovasjonsetaten',
    travel:
      'color line, dfds, fjordline, stena line, tallink, finn reise, ving norge, tui norge, apollo reiser, hurtigruten, havila, widerøe ferie, flyreiser',
    flights: 'norwegian air, norwegian, sas, wideroe, widerøe, flyr, scandinavian airlines, norse atlantic',
    hotels:
      'thon hotel, thon hotels, thon, strawberry, nordic choice, scandic, radisson, quality hotel, comfort hotel, clarion hotel, smarthotel, citybox, dnt hytte, first hotel, best western norge, zander k',
    subscriptions:
      'viaplay, tv 2 play, tv2 play, discovery norge, vg pluss, vg, aftenposten, dagbladet, dagens næringsliv, morgenbladet, schibsted, bergens tidende, adresseavisen, stavanger aftenblad, klassekampen, strim, storytel, bookbeat, fabel, podme, nextory, vipps medlemskap, finansavisen, amedia, riks tv, dn',
    'books-and-hobbies': `lekia, platekompaniet, ark bokhandel, =ark, norli, norli libris, tanum, adlibris no, haugenbok, outland, ringo, extra leker, lekekassen, barnas hus, panduro hobby, sprell, cdon no, fagbokforlaget,
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
      max burgers, max hamburgerrestaurang, =max, sibylla, bastard burgers, pinchos, o learys, olearys, jensens bofhus, foodora, uber eats, wolt, sushi yama, pizza hut se, vapiano, texas longhorn, phils burger, brödernas, kebabhouse, ichiban,
      dennys, kungshallen, restaurang, krog, krogen, pizzeria, thaiboat, holy greens, picadeli, barrels burgers, urban deli, gateau, bun meat love, frasses,
      oleary s, =barrels, =jensens, la neta, =yoi, =zocalo, =kebnekaise, thaihorna, stockholm streetfood, =korv,
      nordrest, thaicorner`,
    coffee: `
      espresso house, waynes coffee, =waynes, bröd & salt, brod och salt, fabrique, steinbrenner, johan & nyström, starbucks se, barista fair trade, condeco, konditori, bageri, vete katten, =pressbyran, pressbyrån, pressbyran, 7 eleven se, da matteo, lane coffee, café, kafé`,
    bars: 'systembolaget, systembol, bishops arms, pitcher s, brewdog se, akkurat, kvarteret, ölhallen',
    'public-transport': `
      sl, =sl, storstockholms lokaltrafik, sl access, västtrafik, vasttrafik, skånetrafiken, skanetrafiken, sj, =sj, sj ab, sj biljetter, mtr express, mtrx, mtrx se, ul, östgötatrafiken, ostgotatrafiken, länstrafiken, jönköpings länstrafik, hallandstrafiken, x trafik,
      öresundståg, oresundstag, tåg i bergslagen, flixtrain se, vy bus4you, nettbuss, flygbussarna, arlanda express, waxholmsbolaget, resplus, kalmar länstrafik, din tur, värmlandstrafik, voi se, tier se, lime se, vr sverige, snälltåget, destination gotland`,
    taxi: 'taxi stockholm, taxi kurir, taxi göteborg, sverigetaxi, cabonline, taxi skåne, bolt se, taxi 020',
    parking:
      'easypark, apcoa, aimo park, q park se, parkster, mobill, sms park, stockholm parkering, göteborgs parkering, parkering malmö, betala p, europark se, smspark, parkeringsbolaget, onepark, p bolaget, transportstyrelsen trängselskatt',
    fuel: 'okq8, ok q8, =ok, circle k, preem, st1, ingo, din x, qstar, tanka, shell se, gulf se, =ingo, vattenfall incharge, incharge, mer sverige, ionity, recharge se, ok förening, uno x se, hornbach laddning',
    vehicle:
      'bilprovningen, opus bilprovning, besikta, mekonomen, vianor, däckia, dackia, euromaster, biltema, transportstyrelsen, trängselskatt, fordonsskatt, bilia, m sverige, carspect, autoexperten, dekra bilbesiktning, moller bil, assistanskåren, kgk, thansen se, speedy bilservice',
    shopping:
      'clas ohlson, rusta, normal se, åhléns, ahlens, nk stockholm, =nk, dollarstore, ö&b, öob, överskottsbolaget, flying tiger, lagerhaus, granit, designtorget, cervera, kronans, gekås, gekas ullared, jula, hemtex, bestseller se, duka, smartstore',
    clothing: `
      h&m, h & m, =hm, hennes & mauritz, kappahl, lindex, gina tricot, dressmann, cubus, weekday, monki, cos stores, & other stories, arket, nelly, nelly com, boozt, ellos, zalando se, bikbok, carlings, mq, brothers, din sko, skopunkten, scorett, nilson shoes,
      jc jeans, peak performance, filippa k, tiger of sweden, acne studios, gudrun sjödén, newbie, polarn o pyret, sellpy, eton shirts, nakd, na kd, nk herr, deichmann se`,
    sport:
      'stadium, stadium outlet, xxl, xxl sport, intersport, team sportia, naturkompaniet, sats, nordic wellness, friskis & svettis, friskis, fitness24seven, fitness 24 seven, actic, puls & träning, simhall, skistar, alewalds, addnature, gym, padel, padelhall, svenska turistföreningen, itrim, sportringen, decathlon se, outnorth',
    electronics:
      'elgiganten, netonnet, power se, mediamarkt se, media markt, inet, webhallen, kjell & company, kjell och co, kjell company, dustin, komplett se, cyberphoto, proshop se, phonehouse, telenor butik, teknikmagasinet',
    'home-and-garden': `
      ikea, jysk, plantagen, blomsterlandet, bauhaus, hornbach, byggmax, k rauta, beijer, beijer bygg, xl bygg, biltema, jula, mio, mio möbler, em home, em möbler, svenska hem, rusta, granngården, granngarden, clas fixare, hemtex, interflora, blomsterkedjan, sleepo, trademax, chilli se, furniturebox,
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
      'adlibris, bokus, akademibokhandeln, akademibokhan, science fiction bokhandeln, panduro, sf bok, lekia, br leksaker, toys r us, lekextra, pocket shop, tradera, jollyroom, babyland, cdon, musikborsen, panduro hobby, webhallen spel, tankens trädgård, antikvariat, ginza, gothenburg garn',
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
    groceries: `365discount, letkob, h j hansen vin, supervin, netto, føtex, foetex, bilka, rema 1000, rema1000, lidl, aldi, =fakta, superbrugsen, super brugsen, brugsen, dagli brugsen, daglibrugsen, kvickly, irma, meny, spar, 365 discount, coop 365, coop dk, nemlig, nemlig com, min købmand, købmand, let køb, abc lavpris, løvbjerg, aarstiderne, årstiderne, wolt market, salling group, basalt, slagter, slagteren, grønthandler, too good to go dk, skagenfood, simple feast, helsam, 7 eleven dk, osuma, motatos dk,
      torvehallerne, retnemt, fleggaard, calle grænse, poetzsch, ostehandler, holte vinlager, skjold burne, h j
      hansen, bagenkop`,
    restaurants:
      'jagger, halifax burgers, bone s, bones restaurant, hereford beefstouw, sunset boulevard, jensens bøfhus, just eat, wolt, hungry dk, gasoline grill, sticks n sushi, sticks & sushi, letz sushi, joe & the juice, joe and the juice, mcdonalds dk, halifax burger, flammen, bone s, dalle valle, wokshop, max burgers dk, restaurant, mash, grød, grill, pizzeria, kebab, cock s & cows, hallernes smørrebrød, madklubben, papa ramen, tommi s burger, carl s jr dk, burger shack, pincho nation, cafe vivaldi, rest',
    coffee:
      'riccos, lagkagehuset, ole & steen, ole og steen, espresso house, starbucks dk, emmerys, baresso, joe juice, bagerdygtigt, juno the bakery, hart bageri, andersen bakery, meyers bageri, konditori, bageri, bageren, bager, the coffee collective, coffee collective, café, risteriet, original coffee, la glace, bager brood, kaffe bueno, democratic coffee',
    bars: 'mikkeller, warpigs, old irish pub, australian bar, værtshus, bodega, vinspecialisten, brus, the old irish, heidi s bier bar, proud mary, søernes ølbar, nørrebro bryghus, kihoskh',
    'public-transport':
      'lokaltog, =bat, =metro, dsb, =dsb, dsb app, rejsekort, rejsekort & rejseplan, movia, dot billetter, =dot, metroselskabet, metro dk, midttrafik, sydtrafik, fynbus, nordjyllands trafikselskab, arriva dk, gocollective, letbanen, aarhus letbane, kombardo expressen, flixbus dk, flextrafik, bat bornholm, molslinjen, molslinien, oresundsbron, øresundsbron, storebælt, sund & bælt, storebaelt, donkey republic, voi dk, lime dk, tier dk, din offentlige transport, rejsebillet, samsø rederi, bornholmslinjen',
    taxi: 'dantaxi, taxa 4x35, taxa4x35, viggo, bolt dk, drivr, taxa, moove taxi',
    parking:
      'brobizz, storebaelt, storebælt, oresundsbron, øresundsbron, oresundsbro, sund & baelt, parkzone, easypark, apcoa, q park, qpark, parkman, parkpark, parkone, onepark dk, europark dk, p service, aalborg parkering, parking service, københavns kommune parkering, aarhus kommune parkering, way2park, park zone, dansk parkering, jeudan parkering',
    fuel: 'go on, =goon, circle k, ok benzin, =ok, ok a m b a, q8, =q8, f24, =f24, uno x, unox, ingo, shell, oil tank & go, go on, =go on, clever, clever a s, spirii, ok plus, norlys charging, e on drive, tesla supercharger dk, sperto, ionity dk, ok, oil tank',
    vehicle:
      'fdm, thansen, biltema, dekra, applus bilsyn, synshal, autoværksted, quickpot, vianor, motorstyrelsen, vægtafgift, grøn ejerafgift, dækcenter, euromaster dk, mekonomen dk, autoglas, carglass dk, falck autohjælp, sos dansk autohjælp, bilvask, imo bilvask, wash world, statoil vask, brobizz, skorstensgaard, autopartner, bilka auto',
    shopping:
      'genbrug, genbrugsbutik, magasin, magasin du nord, salling, illum, =illum, normal, flying tiger, tiger, søstrene grene, soestrene grene, sostrene grene, imerco, kop & kande, inspiration, notre dame, bahne, rusta dk, harald nyborg, jem & fix, jem og fix, clas ohlson dk, panduro, thiele, coolshop, bog & idé, dollarstore, sinnerup, lagersalg, moss copenhagen',
    clothing:
      'matinique, h&m, jack & jones, jack jones, vero moda, bestseller, only stores, selected, name it, vila, pieces, zizzi, =zara, tøjeksperten, toejeksperten, kaufmann, mr, =mr, ginatricot, boozt, zalando dk, wagner, message, gabba, samsøe samsøe, samsoe, ganni, envii, monki, weekday, cos, arket, neye, bianco, deichmann, skoringen, ecco, hummel, rains, lindex dk, miinto, bon a parte, companys, invito, magasin tøj, trendsales, ginx, shoe d vision, only, hunkemöller dk, change lingerie, noa noa, masai, by malene birger, wood wood, norse store',
    sport:
      'sport 24, sportmaster, intersport, xxl, stadium dk, sport 24, sport24, fitness world, puregym, pure gym, sats dk, fitnessdk, loop fitness, fitnessx, fitness x, vesterbro svømmehal, svømmehal, dgi, repeat fitness, arca, urban gym, eventyrsport, spejder sport, friluftsland, padel, øbro hallen, idrætsforening, boulders, fitness one, forma, decathlon dk, løberen, golfklub, cycling bike, cykler, fri bikeshop, fribike, sats, xxl sport, dgi byen',
    electronics:
      'computersalg, telekæden, elgiganten, power, =power, power a s, proshop, komplett dk, humac, av cables, føniks computer, foniks, telia butik, expert, punkt1, skousen, whiteaway, hifi klubben, bilka elektronik, merlin, compumail, av form',
    'home-and-garden':
      'kop & kande, daells bolighus, ikea, jysk, silvan, bauhaus, stark, xl byg, xl-byg, bygma, davidsen, 10 4, harald nyborg, jem fix, plantorama, ilva, idemøbler, my home, bolia, søstrene, biva, sengespecialisten, hth, kvik, flügger, flugger, imerco, interflora, blomster, blomsterhandler, euroflorist, johannes fog, fog trælast, bilka home, sleepstory, sinnerup, day birger home, hay house, normann copenhagen, illums bolighus, bobles, trævarer, optimera dk, optimera, planteskole, havecenter, optimum, farvebutik, maling',
    pharmacy: 'apotek, apoteket, webapoteket, med24, matas apotek, apopro, helsebixen, steno apotek, svane apotek',
    doctor:
      'thiele, profil optik, tandlæge, tandlaege, lægehus, laegehus, læge, tandlægerne, aleris, specsavers, louis nielsen, synoptik, profil optik, thiele briller, nyt syn, fysioterapi, fysioterapeut, psykolog, kiropraktor, godt smil, godtsmil, colosseum tandlæge, colosseum tandlægerne, region hovedstaden, doktor24, smileklinikken, privathospital, hospital, audika, planmeca, fodterapeut, fodklinik, vaccination, danske lægers vaccinations, aleris hamlet',
    'personal-care':
      'matas, sephora dk, normal skin, frisør, frisor, friserdk, barber, barbershop, cutters dk, stender frisør, nicehair, nice hair, skøn salon, negle, kosmetolog, tattoo, sunpoint, solcenter, rituals dk, fri bar, nilens jord, wakeupmakeup',
    'internet-and-phone': `=3, 3 danmark, ewii fibernet, yousee, tdc, telenor, telia, =3, hi3g, 3 mobil, cbb, cbb mobil, oister, lebara dk, telmore, call me, callme, greenspeak, greentel, flexii, waoo, stofa, norlys internet, fastspeed, hiper, kviknet, fibia, nuuday, eesy, duka telefoni, lycamobile dk, altibox dk, ewii fiber, boxer dk, allente, nordlys, dansk kabel tv, comx, parknet, gigabit, 3, lebara,
      =youtv, =duka, ice cell, fullrate, dansknet, viptel, kundenet`,
    'electricity-and-gas':
      'b energy, gul strom, gul strøm, fjernvarme fyn, kredslob, kredsløb, ørsted, orsted, andel energi, andel, norlys, norlys energi, ok el, ewii, energi fyn, nrgi, modstrøm, vindstød, vindstoed, natur energi, natur-energi, dcc energi, evida, ses, seas nve, radius, radius elnet, cerius, n1, konstant, trefor, energi danmark, aura energi, hofor gas, go energi, velkommen, nettopower, barry energy, tibber dk, jysk energi, dong, b energy, strømlinet, thy mors energi, verdo, nord energi, elnet, oersted, ok energi',
    water:
      'bluekolding, blue kolding, trefor vand, hofor, aarhus vand, vandcenter syd, novafos, forsyning, kredsløb, affaldvarme, fjernvarme, varmeværk, vandværk, spildevand, renovation, forsyningen, provas, energi viborg, fors, tårnbyforsyning, frederiksberg forsyning, aalborg forsyning, fjernvarme fyn, veks, ctr, arwos, nordvand, arc, hofor vand, vcs denmark',
    rent: 'husleje, boligselskab, boligforening, lejerbo, domea, himmerland, boligkontoret danmark, kab, =kab, fsb, =fsb, aab, =aab, dab, boligselskabet, ejerforening, andelsboligforening, andelsbolig, heimstaden, balder, deas, deas a s, cej, cej ejendomsadministration, newsec, kollegie, kollegiekontoret, bo vest, 3b, civica, alabu bolig, boligportal, kereby, pfa ejendomme, al2bolig, arbejdernes andels, brabrand boligforening, østjysk bolig, ejendomsadministration',
    insurance:
      'pfa pension, pfa, pensiondanmark, tryg, tryg forsikring, topdanmark, alm brand, alm. brand, codan, if forsikring, gf forsikring, lb forsikring, lærerstandens brandforsikring, bauta forsikring, runa forsikring, gjensidige dk, privatsikring, popermo, thisted forsikring, nykredit forsikring, købstædernes forsikring, himmerland forsikring, undo, undo app, agria dk, sygeforsikringen danmark, sygeforsikring danmark, danmark sygeforsikring, falck, pfa, danica pension, fdm forsikring, sygesikring, nærsikring, aros forsikring, fri forsikring, a-kasse, a kasse, 3f a kasse, akasse, hk kommunal, krifa, ase, =ase, ca a kasse, akademikernes a kasse, magistrenes, min a kasse, dsa, faglig fælles, gjensidige, lærerstandens, bauta, alka, =runa',
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
    subscriptions:
      'tv 2 play, tv2 play, nordisk film+, viaplay, tv2 play, tv 2 play, politiken, berlingske, jyllands posten, information, weekendavisen, børsen, ekstra bladet, zetland, mofibo, saxo premium, bookbeat, storytel, nextory, podimo, ebookplus, fitnessdk online, dr, discovery networks, aller media, egmont, bonnier publications, jysk fynske medier, nordjyske, fyens, jp politikens hus, b t plus, cine play, filmstriben, telmore musik, ill vid, illustreret videnskab, hus forbi, wype, danske spil abonnement, weekend avisen, børsen kontingent, boxer',
    'books-and-hobbies':
      'saxo, saxo com, kreahobshop, bog & ide, bog og ide, arnold busck, saxo com, saxo, gucca, faraos cigarer, legekæden, br legetøj, =br, lego store, legebyen, coolshop, billund, panduro, hobbii, plusbog, williamdam, søstrene hobby, rito, stof & stil, stof stil, 4sound, elefun, imusic, bilka leg, vinyl, foto care, williams legetøj, magasinet legetøj',
    events:
      'biobooking, nordisk film biografer, nordisk film, cinemaxx, biograf, kino dk, kinorevuen, ticketmaster dk, billetlugen, billetto, place2book, det kongelige teater, vega, royal arena, ebillet, øst for paradis, bioscenen, tivoli koncert, dr koncerthuset, aarhus teater, folketeatret, roskilde festival, smukfest, northside, tinderbox, bellevue teatret, big bio, empire bio, grand teatret, gloria biograf, kino, ticketmaster',
    leisure:
      'tivoli, =tivoli, bakken, dyrehavsbakken, legoland, legoland billund, djurs sommerland, fårup sommerland, bonbon land, zoologisk have, københavns zoo, givskud zoo, randers regnskov, den blå planet, den bla planet, louisiana, aros kunstmuseum, statens museum, nationalmuseet, glyptoteket, experimentarium, danske spil, klasselotteriet, bowling, boldklub, rush, jump a lot, sommerland sjælland, danske lotteri, lalandia aquadome, moesgaard, den gamle by, m s museet, universe, knuthenborg, ree park, jesperhus, klatreskov, escape room',
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
  PL: {
    groceries: `
      biedronka, jmp biedronka, jmp s a biedronka, jeronimo martins, jeronimo martins polska, zabka, żabka,
      zabka polska, zabka nano, żappka, lidl sp z o o, kaufland polska, auchan polska, carrefour polska, =dino,
      dino polska, dino markety, stokrotka, stokrotka market, polomarket, polo market, lewiatan, sklep lewiatan,
      delikatesy centrum, eurocash, groszek, sklep groszek, abc sklep, odido, =spolem, społem, pss spolem,
      pss społem, wsm spolem, intermarche polska, netto sp z o o, aldi sp z o o, =topaz, top market, topmarket,
      arhelan, chorten, nasz sklep, freshmarket, =frisco, frisco pl, barbora pl, lisek, lisek app, jush,
      kuchnia vikinga, maczfit, nice to fit you, bdsklep, piotr i pawel, =alma delikatesy, delikatesy, eko holding,
      minuta 8, slodki domek, leclerc, e leclerc, selgros, selgros cash, makro cash, sklep miesny, sklep spozywczy,
      spozywczy, warzywa, warzywniak, owoce warzywa, piekarnia, sklep rybny, monopolowy, alkohole, sklep monopolowy,
      duzy ben, duży ben, al capone, centrum wina, winnica, sokolow, sokołów, krakowski kredens, wedliny, masarnia,
      sklep firmowy, livio, euro sklep, rabat detal, sieć prim, gram market, putka, gorąco polecam, galmok,
      spar polska, hebe food, freshpoint, carrefour express pl, inmedio, kolporter, salonik prasowy, relay pl,
      1 minute,
      =abc, =mila, bac pol, prim market, bio family, swiezak, =rogal`,
    restaurants: `
      pyszne pl, pyszne, glovo pl, wolt pl, uber eats pl, bolt food pl, kfc polska, amrest, amrest sp,
      mcdonalds polska, mcd polska, burger king polska, pizza hut polska, da grasso, dagrasso, telepizza, dominium,
      pizza dominium, =sphinx, sphinx restauracja, chlopskie jadlo, sfinks polska, north fish, northfish,
      max premium burgers, pasibus, bobby burger, kebab king, berlin doner kebap, lodolandia, u jędrusia,
      zdrowa krowa, zapiecek, bar mleczny, sioux, olimp, salad story, thai wok, pod fredra, stp orlen restauracja,
      stop cafe bistro, pizzeria, restauracja, zajazd, karczma, naleśnikarnia, =manekin, pijalnia wodki, gospoda,
      pierogarnia, catering dietetyczny, dieta od brokula, naturalnie catering, stołówka, aioli, mihiderka,
      vege miasto, lody, lodziarnia, good lood, grycan, grycan lody, sushi kushi, 77 sushi, koku sushi,
      =sfinx, kurcze pieczone, ogniem i piecem, fabryka pizzy, gruby benek, jeff s, u szwejka, hala koszyki, meat &
      fit, body chief, bodychief, nice to fit, dietly`,
    coffee: `
      costa coffee polska, starbucks polska, green caffe nero, green cafe nero, so coffee, etno cafe, karmello,
      e wedel, pijalnia czekolady wedel, coffeedesk, cukiernia, =sowa, cukiernia sowa, a blikle, blikle, =lukullus,
      hala koszyki kawa, =lajkonik, =buczek, awiteks, =nakielny, galeria wypiekow, oskroba, piekarnia hert,
      kawiarnia, palarnia kawy, dunkin polska, mccafe polska, columbus coffee pl, mr pancake, krakowski preclik,
      sklep z kawa,
      lubaszka, =wedel, =batida`,
    bars: `
      pijalnia wodki i piwa, browar, multitap, pinta, piw paw, cuda na kiju, kufle i kapsle,
      bierhalle, browarmia, ambasada sledzia`,
    'public-transport': `
      pkp intercity, pkp ic, intercity pl, pkp, polregio, przewozy regionalne, koleje mazowieckie, koleje slaskie,
      koleje śląskie, koleje dolnoslaskie, koleje wielkopolskie, koleje malopolskie, lodzka kolej, skm trojmiasto,
      pkp skm, skm warszawa, wkd, ztm warszawa, ztm, ztm poznan, ztm gdansk, ztm katowice, zdmikp, mpk, mpk krakow,
      mpk wroclaw, mpk lodz, mpk poznan, mzk, ztp krakow, kzk gop, gait, zkm gdynia, urbancard, metro warszawskie,
      jakdojade, jak dojade, skycash bilety, mobilet, mobiwawa, zbiletem, bilkom, koleo, koleo pl, e podroznik,
      epodroznik, flixbus polska, neobus, polskibus, pks, pks polonus, veturilo, nextbike polska, mevo rower,
      wavelo, leo express pl, arriva rp, biletomat, karta miejska, peka, lajkonik bus, szwagropol, contbus, sindbad`,
    taxi: `
      itaxi, mytaxi pl, free now polska, bolt pl, uber polska, eco taxi, ele taxi, sawa taxi, mpt taxi, radio taxi,
      barbakan taxi, optitaxi, ryba taxi, dodo taxi pl, bolt hulajnoga, hive hulajnoga, quick hulajnoga`,
    parking: `
      autopay autostrady, autopay mobility, skycash, skycash parking, mpay, mpay parkowanie, mobiparking,
      apcoa polska, e toll, etoll, e toll kas, viatoll, gddkia, autostrada a4, autostrada a2,
      autostrada wielkopolska, stalexport, stalexport autostrada, gtc amber one, amber one, amberone, a1mobile,
      autostrada eksploatacja, kulczyk autostrada, anpr parking, strefa platnego parkowania, parkomat, spp warszawa,
      europark polska, interparking polska, zdm warszawa, zarzad drog miejskich, parking lotnisko, pango pl,
      flowbird pl, naviparking, q park polska, moby traf`,
    fuel: `
      pkn orlen, orlen sa, orlen stacja, stacja orlen, lotos, lotos paliwa, lotos stacja, bp polska, bp europa,
      shell polska, circle k polska, statoil polska, amic, amic energy, mol polska, moya, moya stacja, anwim,
      stacja moya, avia polska, avia stacja, slovnaft polska, huzar, pieprzyk, stacja paliw, paliwa, auchan paliwa,
      auchan stacja paliw, carrefour stacja, intermarche stacja, leclerc stacja, tesco stacja, bliska, watis,
      arge paliwa, greenway, greenway polska, orlen charge, ekoen, tauron emobility, noxo, powerdot polska,
      powerdot, ionity polska, gaz auto lpg`,
    vehicle: `
      stacja kontroli pojazdow, okregowa stacja kontroli, skp, przeglad techniczny, inter cars, intercars,
      premio opony, oponeo, oponeo pl, norauto polska, feu vert polska, q service, bosch service pl,
      euromaster polska, auto partner, iparts, ucando, auto czesci, czesci samochodowe, wulkanizacja,
      mechanika pojazdowa, warsztat samochodowy, serwis samochodowy, myjnia, myjnia samochodowa, myjnia bezdotykowa,
      ehrle, bkf myjnia, wydzial komunikacji, pzmot, pzm, carglass polska, autoglass jaan, otomoto, carsmile,
      word egzamin, osrodek ruchu drogowego, toyota serwis, skoda serwis`,
    shopping: `
      action polska, pepco, pepco poland, pepco polska, kik textilien polska, tedi polska, dealz polska,
      flying tiger polska, tk maxx polska, halfprice, half price, tchibo polska, galeria handlowa,
      galeria krakowska, zlote tarasy, arkadia, apart, apart sp, w kruk, yes bizuteria, jubiler, duka polska,
      home & you, home you, sinsay home, papierniczy, upominki, galeria centrum, van graaf, vitkac, swiat zabawek,
      westfield polska, action shop`,
    clothing: `
      reserved, lpp, lpp sa, =house, cropp, mohito, =sinsay, =ccc, ccc eu, ccc sa, eobuwie, eobuwie pl, eobuwie com,
      modivo, half price modivo, deichmann polska, wojas, ryłko, rylko, =gino rossi, kazar, wittchen, ochnik,
      =vistula, =bytom, wolczanka, lancerto, recman, pako lorente, =tatuum, big star, 4f, otcf, bialcon, monnari,
      quiosque, orsay polska, =solar company, =greenpoint, top secret, taranko, wearmedicine, answear, answear com,
      zalando polska, zalando pl, about you pl, vinted pl, vinted polska, vinted uab, allegro lokalnie moda, gatta,
      esotiq, triumph pl, intimissimi polska, smyk odziez, coccodrillo, 5 10 15, 51015, hm polska, h&m polska,
      zara polska, c&a polska, new yorker polska, peek cloppenburg pl, tk maxx pl, born2be, renee, renee pl,
      bonprix pl, bon prix, lidl moda, unisono, limango pl, szop butik, pralnia, 5asec polska, krawiec, lumpeks,
      humana second hand`,
    sport: `
      decathlon polska, decathlon sp, intersport polska, go sport polska, martes sport, martes, sizeer, 50style,
      50 style, sportstylestory, sport vision pl, 8a pl, skalnik, polar sport, weld, sklep biegacza, multisport,
      benefit systems, multisport karta, medicover sport, ok system, fitprofit, zdrofit, fabryka formy,
      my fitness place, cityfit, city fit, jatomi, calypso, calypso fitness, energy fitness, well fitness,
      mcfit polska, xtreme fitness, just gym, fitness platinum, fitness academy, s4 fitness, smart gym, basen,
      aquapark, aqua park, osir, mosir, plywalnia, termy, term maltanskie, scianka wspinaczkowa, silownia, silownie,
      klub sportowy, kort tenisowy, joga, szkola tanca, stacja narciarska, bialka tatrzanska, kotelnica,
      szczyrk mountain resort, tatry super ski, gopass, polskie koleje linowe, pkl kasprowy, pttk`,
    electronics: `
      media expert, mediaexpert, terg, terg sa, rtv euro agd, euro rtv agd, euro com pl, euro net, neonet,
      media markt polska, mediamarkt polska, x kom, xkom, al to, morele, morele net, komputronik, komputronik sa,
      oleole, ole ole, electro pl, max elektro, mix electronics, sferis, vobis, ispot, cortland, imad, mi store pl,
      mi home polska, samsung brand store, foto joker, fotojoker, cyfrowe pl, e fotojoker, lantre, zadowolenie pl,
      gsm serwis, x kom sp, botland, kuki sklep`,
    'home-and-garden': `
      castorama, castorama polska, leroy merlin polska, obi polska, obi centrala, bricomarche, bricoman,
      bricomarche polska, mrowka, psb mrowka, mrówka, psb, ikea retail, ikea polska, jysk polska, =agata,
      agata meble, black red white, brw, brw sklep, bodzio, bodzio meble, abra meble, =komfort, salon komfort,
      meble vox, vox meble, salony agata, westwing polska, home concept, =kler, forte meble, selsey, emag meble,
      lampy, mrowka dom, merkury market, =majster, bricojet, hornbach pl, florexpol, kwiaciarnia, poczta kwiatowa,
      kwiaty, ogrodniczy, centrum ogrodnicze, szkolka, farby, dekoral, sklep budowlany, materialy budowlane,
      agd czesci, =duka, eurofirany, dywany, kaufland ogrod, jula polska, jula pl, action dom, lidl dom, tedi dom`,
    pharmacy: `
      apteka, apteki, apteka gemini, =gemini, apteka gemini pl, apteka melissa, doz, doz apteka, doz pl, apteka doz,
      dbam o zdrowie, ziko, ziko apteka, ziko dermo, super pharm polska, superpharm, apteka cosmedica,
      dr max polska, apteka dr max, cefarm, apteka cefarm, wapteka, allecco, aptekaslonik, slonik apteka,
      apteka olmed, olmed, euro apteka, i apteka, apteka nowa, stylowa apteka, zikoapteka, apteka od serca,
      apteka prima, medicare apteka, zielarnia, zielarski, sklep zielarski`,
    doctor: `
      =medicover, medicover sp, luxmed, lux med, luxmed sp, lux med sp, enel med, enelmed, centrum medyczne,
      =polmed, pzu zdrowie, scanmed, znany lekarz, znanylekarz, docplanner, =alab, alab laboratoria, diagnostyka,
      diagnostyka sp, diag diagnostyka, synevo, alab lab, luxmed stomatologia, stomatolog, stomatologia, dentysta,
      gabinet lekarski, gabinet stomatologiczny, ortodoncja, przychodnia, szpital, nzoz, spzoz, sp zoz, poradnia,
      fizjoterapia, rehabilitacja, psycholog, psychoterapia, psychiatra, okulista, optyk, vision express polska,
      fielmann polska, kodano, kodano optyk, twoje soczewki, szkla com, salon optyczny, trendy optyk, haldor,
      telemedico, erecept, halodoctor, mindgram, audiofon, amplifon polska, pogotowie, dentim,
      medicover stomatologia, dermatolog, ginekolog, ortopeda`,
    'personal-care': `
      rossmann, rossmann sdp, rossmann polska, =hebe, jmdif hebe, drogeria hebe, drogeria natura, drogerie natura,
      =natura, drogerie laboo, drogerie jawa, douglas polska, sephora polska, notino pl, super pharm drogeria,
      yves rocher polska, bath body works pl, lush polska, the body shop polska, inglot, bielenda, ziaja,
      ziaja dla ciebie, mydlarnia, organique, kontigo, cocolita, ezebra, minti shop, golden rose, iperfumy,
      salon fryzjerski, fryzjer, fryzjerstwo, barber shop, booksy, moment pl, kosmetyczka, gabinet kosmetyczny,
      salon kosmetyczny, salon urody, studio urody, paznokcie, solarium, masaz, depilacja, depilconcept,
      jean louis david pl, trendy hair fashion, berendowicz kublin, cosmo drogeria, vica drogeria, drogeria,
      drogerie polskie`,
    'internet-and-phone': `
      orange polska, orange sa pl, plus gsm, polkomtel, polkomtel sp, =plus, p4, p4 sp, =play, play mobile,
      t mobile polska, tmobile polska, heyah, nju mobile, nju, virgin mobile polska, red bull mobile, lajt mobile,
      mobile vikings polska, premium mobile, a2mobile, plush abonament, lycamobile polska, =vectra, vectra sa, upc,
      upc polska, =inea, =toya, netia, netia sa, asta net, east west, evio, korbank, fiberhost, fiberlink,
      nordisk polska, ote polska, orange flex, folx, otvarta pl, mediacom mobile, telekomunikacja,
      swiatlowod inwestycje, tauron internet, doladowanie, doladowanie telefonu, zasilenie telefonu, telepolska,
      canal plus internet, petrus, leon mobile, moico, gts energy`,
    'electricity-and-gas': `
      pge, pge obrot, pge obrót, pge sa, pge dystrybucja, tauron, tauron sprzedaz, tauron sprzedaż,
      tauron polska energia, tauron dystrybucja, enea, enea sa, enea operator, energa, energa obrot, energa obrót,
      energa operator, innogy polska, innogy stoen, e on polska, eon polska, e.on polska, stoen operator,
      rwe polska, pgnig, pgnig obrot, pgnig obrót detaliczny, pgnig od, pgnig detaliczny, orlen od,
      fortum marketing, fortum power, fortum polska, =fortum, veolia, veolia energia, veolia warszawa, pec, mpec,
      mpec krakow, lpec, tauron cieplo, gpec, sec szczecin, ecsw, dalkia, ec wybrzeze, cez polska, green sp energia,
      respect energy, polenergia, axpo polska, hermes energy, polski prad i gaz, po prostu energia, duon,
      ewe energia, psg, polska spolka gazownictwa, gaspol, gaz butle, barter gaz, energia elektryczna, kogeneracja,
      zaklad energetyczny, elektrocieplownia, energetyka cieplna`,
    water: `
      mpwik, mpwik warszawa, mpwik wroclaw, wodociagi, wodociągi, wodociagi krakowskie, wodociagi miasta krakowa,
      wodociagi i kanalizacja, aquanet, saur neptun, gdanskie wody, zwik, zwik lodz, zwik szczecin, zwik sp, mwik,
      katowickie wodociagi, mwik bydgoszcz, pewik, pewik gdynia, przedsiebiorstwo wodociagow, mpgk, pgk, zgk,
      zaklad gospodarki komunalnej, oplata za smieci, odpady komunalne, gospodarowanie odpadami, =mpo, mpo krakow,
      mpo lodz, smieci, odbior odpadow, lekaro, remondis, remondis polska, suez polska, fbserwis, ekosystem wroclaw,
      wywoz nieczystosci`,
    rent: `
      spoldzielnia mieszkaniowa, spółdzielnia mieszkaniowa, smlw, wspolnota mieszkaniowa, wspólnota mieszkaniowa,
      wynajem mieszkania, najem, oplata czynszowa, zarzadca nieruchomosci, administracja nieruchomosci,
      towarzystwo budownictwa spolecznego, tbs, zgn, zgm, zbk krakow, zarzad budynkow komunalnych, zarzad lokali,
      rsm, psm, ssm, fundusz remontowy, simpl rent, simplrent, resi4rent, vantage rent, heimstaden poland,
      student depot, akademik, dom studencki, pfr nieruchomosci, odstepne`,
    mortgage: `
      rata kredytu hipotecznego, kredyt hipoteczny, kredyt mieszkaniowy, splata kredytu hipotecznego,
      pko bank hipoteczny, mbank hipoteczny, pekao bank hipoteczny, ing bank hipoteczny, millennium bank hipoteczny`,
    insurance: `
      pzu, pzu sa, pzu zycie, pzu życie, pzu na zycie, =warta, tuir warta, tunz warta, ergo hestia,
      sopockie towarzystwo, mtu, allianz polska, tuir allianz, tuz allianz, aviva polska, generali polska,
      generali tu, generali zycie, uniqa, uniqa polska, uniqa tu, axa ubezpieczenia, axa polska, link4, link 4,
      link4 tu, proama, hdi ubezpieczenia, compensa, compensa tu, interrisk, tuw tuz, tuz ubezpieczenia, tuw pzuw,
      concordia ubezpieczenia, wiener tu, wiener ubezpieczenia, gothaer polska, nationale nederlanden,
      nationale nederlanden tunz, nn zycie, prudential polska, metlife tunzir, unum zycie, saltus,
      saltus ubezpieczenia, signal iduna polska, inter polska, ubezpieczenie, skladka ubezpieczeniowa, =mubi,
      rankomat, ubea, cuk ubezpieczenia, balcia, trasti, beesafe, you can drive, benefia, agro ubezpieczenia,
      europa ubezpieczenia, tu europa, cardif polska, pocztowe tu, vienna life, open life, compensa zycie,
      warta zycie, pko ubezpieczenia, santander allianz`,
    'savings-and-investments': `
      xtb, xtb sa, dom maklerski, dm bos, bossa pl, dom maklerski bos, mdm mbank, biuro maklerskie, bm pko, pko tfi,
      tfi pzu, inpzu, pzu tfi, goldman sachs tfi, nn investment partners, generali investments tfi, investors tfi,
      skarbiec tfi, esaliens, ipopema, quercus tfi, aviva investors pl, santander tfi, pekao tfi, millennium tfi,
      tfi, finax pl, finax, portu pl, obligacje skarbowe, obligacje, ppk, ike, ikze, ofe, zondacrypto, zonda,
      bitbay, kanga exchange, revolut trading pl, mennica skarbowa, goldenmark, tavex, saxo bank pl, skarbonka,
      emfundusz, fundusz inwestycyjny, noble fund tfi, maklerski`,
    'loan-payments': `
      provident polska, =provident, vivus, vivus finance, wonga, wonga pl, smart pozyczka, smartney, aasa polska,
      aasa, lendon, netcredit, net credit, filarum, kuki, szybka gotowka, profi credit, bocian pozyczki,
      super grosz, hapi pozyczki, hapipożyczki, ferratum, miloan, extraportfel, pożyczka plus, alegotowka,
      tani kredyt, santander consumer bank, allegro pay, paypo, pay po, klarna pl, twisto polska, twisto,
      alior raty, eraty, tf bank polska, inbank polska, raiffeisen digital, bnp paribas leasing, psa finance polska,
      volkswagen financial pl, toyota bank polska, mleasing, pko leasing, efl, europejski fundusz leasingowy,
      millennium leasing, ing lease, alior leasing, santander leasing, masterlease, arval polska, rata kredytu,
      rata kredytu gotowkowego, splata kredytu, splata pozyczki, pozyczka, kredyt gotowkowy, kruk sa, ultimo,
      intrum polska, hoist polska, skok, skok stefczyka, kasa stefczyka`,
    education: `
      uniwersytet, uniwersytet warszawski, uniwersytet jagiellonski, politechnika, politechnika warszawska, agh,
      sgh, swps, uniwersytet swps, uczelnia lazarskiego, kozminski, akademia leona kozminskiego, wsb, merito,
      wyzsza szkola, szkola, szkola podstawowa, liceum, technikum, zespol szkol, rada rodzicow, obiady szkolne,
      szkola jezykowa, helen doron, early stage, speak up, empik school, lang ltc, profi lingua, berlitz polska,
      etutor, tutlo, fluentbe, ang pl, nowa era, wsip, eduson, brainly, kurs prawa jazdy,
      osrodek szkolenia kierowcow, nauka jazdy, szkola jazdy, korepetycje, czesne, legitymacja szkolna, librus,
      szkola muzyczna, dom kultury, mdk, nauka plywania, kodland, giganci programowania`,
    childcare: `
      zlobek, żłobek, przedszkole, przedszkole publiczne, klub dziecka, klub malucha, smyk, smyk com, smyk sa,
      coccodrillo, 5 10 15 dzieci, niania, niania pl, pozlotko, akademia malucha, zlobek miejski, bobovita,
      bobowózki, mall bobo, tosia i franek, fajne zabawki, kinderkraft, babypark, sala zabaw, fikolki, figloraj,
      polkolonie, kolonie, oboz mlodziezowy, nutridome, tublu, hulakula`,
    donations: `
      wosp, wośp, wielka orkiestra, wielka orkiestra swiatecznej pomocy, caritas polska, caritas, pck,
      polski czerwony krzyz, siepomaga, siepomaga pl, fundacja siepomaga, zrzutka, zrzutka pl, pomagam pl, pah,
      polska akcja humanitarna, unicef polska, wwf polska, greenpeace polska, amnesty polska, szlachetna paczka,
      stowarzyszenie wiosna, fundacja tvn, fundacja polsat, tvn nie jestes sam, fundacja avalon, fundacja zdazyc,
      zdazyc z pomoca, hospicjum, schronisko, schronisko dla zwierzat, otoz animals, viva akcja, fundacja viva,
      sos wioski, lekarze bez granic, alivia, rak n roll, dkms, dkms polska, fundacja synapsis, =itaka, centaurus,
      radio maryja, lux veritatis, ratujemyzwierzaki, ochotnicza straz pozarna, patronite`,
    taxes: `
      urzad skarbowy, urząd skarbowy, pierwszy urzad skarbowy, mikrorachunek, mikrorachunek podatkowy, pit 37,
      pit 36, pit 28, pit 38, vat 7, jpk v7, zus, zaklad ubezpieczen spolecznych, zakład ubezpieczeń społecznych,
      zus skladki, krus, urzad miasta, urząd miasta, urzad gminy, urząd gminy, urzad dzielnicy, starostwo,
      starostwo powiatowe, podatek od nieruchomosci, podatek gruntowy, uzytkowanie wieczyste, podatek od srodkow,
      podatek rolny, oplata skarbowa, mandat karny, citd, gitd, canard, cupt, sad rejonowy, sąd rejonowy,
      komornik sadowy, abonament rtv, izba administracji skarbowej, izba celna, krajowa administracja skarbowa,
      urzad wojewodzki, paszport, centrum kompetencji mandaty, wojewoda, pup zwrot`,
    travel: `
      =itaka, biuro podrozy itaka, nowa itaka, =rainbow, rainbow tours, tui poland, tui polska, coral travel,
      coral travel poland, grecos, grecos holiday, exim tours, exim, ecco holiday, best reisen, wakacje pl,
      travelplanet, travelplanet pl, fru pl, esky, esky pl, eskypl, biuro podrozy, r pl, join up pl, sun fun,
      oasis tours, nekera, almatur, polferries, unity line, stena line polska, wizytujpolske, wczasy, logos tour,
      ctpoland, fly pl, mondial assistance pl`,
    flights: `
      polskie linie lotnicze, pll lot, lot polish airlines, enter air, wizz air polska, ryanair polska,
      smartwings poland`,
    hotels: `
      arche hotel, hotel golebiewski, golebiewski, puro hotel, puro hotels, orbis hotel, orbis sa, focus hotel,
      mercure polska, ibis polska, campanile polska, b&b hotel polska, q hotel, hotel diament, hotele diament,
      zdrojowa hotels, radisson blu polska, nocowanie, nocowanie pl, noclegi, noclegi pl, pensjonat, agroturystyka,
      sanatorium, uzdrowisko, schronisko pttk, slowhop, triverna, travelist, apartamenty, domek letniskowy,
      osrodek wypoczynkowy, pole namiotowe, sun & snow`,
    'car-rental': `
      =panek, panek carsharing, panek cs, traficar, 4mobility, innogy go, express car rental, odkryj auto,
      kaizen rent, rentis, mydrive pl, global rent a car, easy rent pl, wypozyczalnia samochodow, blinkee, carfree`,
    subscriptions: `
      canal plus polska, canal+ polska, canal polska, nc plus, polsat box, cyfrowy polsat, polsat box go, ipla,
      player pl, tvn player, player tvn, tvn, skyshowtime pl, netflix pl, hbo polska, max pl, cda premium, cda pl,
      cda, viaplay pl, eleven sports, wp pilot, vod pl, tvp vod, megogo pl, storytel polska, audioteka, legimi,
      legimi sa, empik go, bookbeat pl, gazeta wyborcza, wyborcza pl, rzeczpospolita, gremi media,
      tygodnik powszechny, newsweek polska, onet premium, ringier axel, puls biznesu, bonnier,
      dziennik gazeta prawna, infor, spotify pl, tidal pl, disney pl, allegro smart, smart allegro, amazon prime pl,
      home pl, nazwa pl, cyber folks, lh pl, zenbox, ovh polska, ifirma, infakt, wfirma, fakturownia, inpost fresh,
      bankier, xxl gazeta, krytyka polityczna, okko, sympatia, badoo pl, filmweb,
      venice ai`,
    'books-and-hobbies': `
      empik, matras, swiat ksiazki, ksiegarnia, dedalus, tania ksiazka, taniaksiazka, bonito, bonito pl,
      gandalf com, wydawnictwo znak, =muza sa, tantis, ksiazki, czytam pl, antykwariat, woblink, publio, ebookpoint,
      virtualo, nexto, rebel pl, planszostrefa, aleplanszowki, smyk zabawki, toys r us polska, lego polska,
      al capone gry, muve, cd projekt, cd projekt red, kinguin, g2a, eneba, cdp pl, gram pl, muzyczny pl,
      thomann pl, sklep muzyczny, modelarski, sklep wedkarski, pasmanteria, plastyczny, sklep plastyczny,
      empik foto, cewe foto, saal digital pl`,
    events: `
      cinema city, cinema city poland, helios sa, helios kino, kino helios, multikino, multikino sa, kino muza,
      kino atlantic, teatr, filharmonia, ebilet, ebilet pl, eventim pl, eventim polska, ticketmaster pl, goingapp,
      going app, biletyna, kupbilecik, kicket, bilety24, bilety 24, interticket, abilet, tauron arena, pge narodowy,
      torwar, alterart, opener festival, kabarety, evenea, pol n rock, legia warszawa, lech poznan, roboticket,
      bilety`,
    leisure: `
      totalizator sportowy, lotto pl, sts sa, sts zaklady, fortuna, fortuna online, efortuna, betclic, betclic pl,
      superbet pl, superbet, forbet, betfan, totolotek, lvbet, lv bet, etoto, energylandia, =legendia, mandoria,
      suntago, park of poland, term warszawianka, centrum nauki kopernik, kopernik, zoo wroclaw, hydropolis,
      afrykarium, termy bania, chocholowskie termy, chochołowskie termy, termy bukovina, kregle, kregielnia,
      park trampolin, jump arena, hangar 646, jumpworld, lets jump, laserhouse, hulakula, kopalnia soli,
      kopalnia soli wieliczka, zamek krolewski, tatrzanski park narodowy, park narodowy, park linowy,
      ogrod botaniczny, ogrod zoologiczny, totalcasino, casinos poland, salon gier, palac kultury`,
    pets: `
      kakadu, maxi zoo polska, maxizoo polska, zooplus pl, zooplus polska, zooart, karmimy psiaki, karusek, fera pl,
      fera, apetete, telekarma, keko, animalia pl, sklep zoologiczny, zoologiczny, weterynarz, weterynaria,
      lecznica, lecznica weterynaryjna, lecznica zwierzat, przychodnia weterynaryjna, gabinet weterynaryjny,
      klinika weterynaryjna, groomer, psi fryzjer, piesotto, john dog, psi bufet, psibufet, dolina noteci,
      super zoo polska`,
    'online-shopping': `
      allegro, allegro pl, allegro sp, allegro lokalnie, amazon pl, amazon polska, erli, erli pl, shopee pl,
      empik marketplace, aliexpress pl, temu pl, ceneo, ceneo pl, vinted lokalnie, sprzedajemy, allegro finance,
      przelewy24, przelewy 24, payu, dotpay, tpay, tpay com, blue media, inpost, inpost sa, paczkomat, paczkomaty,
      orlen paczka, poczta polska, dpd polska, dhl parcel polska, gls poland, ups polska, fedex polska, epaka,
      furgonetka, furgonetka pl, allekurier, ambro, kaufland marketplace, bonprix, emag pl, groupon pl, mall pl,
      lidl sklep online, zooart online`,
  },
  CZ: {
    groceries: `
      =albert, albert vam dekuje, albert hypermarket, albert supermarket, albert ceska, ahold cr, ahold, billa cr,
      billa dekuje, billa spol, lidl dekuje, lidl dekuje za nakup, lidl ceska, kaufland ceska, kaufland cr,
      kaufland dekuje, penny market, penny market s r o, penny dekuje, tesco stores cr, tesco cr, tesco hm,
      tesco expres, tesco sm, =globus, globus cr, globus hypermarket, makro cr, makro cash, coop jednota, jednota,
      coop tuty, coop tip, coop terno, konzum, hruska, potraviny hruska, moje hruska, zabka cz, žabka cz, =flop,
      brnenka, brněnka, eso market, eso markt, norma cz, trefa, enapo, cba cz, pramen cz, bala cz, potraviny,
      vecerka, večerka, rohlik, rohlik cz, rohlík, rohlik cz dekuje, velka pecka, košik, kosik cz, košík cz, =kosik,
      tesco online nakupy, itesco, scuk, skoro nakup, country life, bezobalu, zdrava vyziva, zdravá výživa,
      dm potraviny, sklizeno, sklizeno foodie, nasegrunty, reznictvi, řeznictví, reznictvi a uzenarstvi,
      maso uzeniny, steinhauser, maso klouda, kostelecke uzeniny, pekarstvi, pekařství, pekarna, pekárna, penam,
      ovoce zelenina, farmarske trhy, vinoteka, vinotéka, global wines, bottega vino, lahudky, lahůdky, mana eshop,
      freshland, tabak, trafika, geco tabak, geco, relay cz, inmedio cz, valmont, yes kiosek, ceske maso, bidfood,
      food market, ovocnysvetozor potraviny, zeman maso, raso, krasno,
      =jip, =bala, esa market, =tamda, =qanto, ceska chut, =ratio`,
    restaurants: `
      damejidlo, dáme jídlo, damejidlo cz, foodora cz, wolt cz, bolt food cz, kfc cr, amrest kfc, mcdonald s cr,
      mcdonalds cz, burger king cz, bageterie boulevard, bageterie, bb bageterie, crocodille, paul cz, ugo,
      ugova freshbar, ugosalaterie, fruitisimo, lokál, lokal dlouha, ambiente, pizza nuova, cafe savoy, kantyna,
      kantýna, nase maso, naše maso, la degustation, kolkovna, potrefena husa, plzensky restaurant,
      svejk restaurant, svejk, u fleku, u kalicha, u pinkasu, u medvidku, hospoda, hostinec, restaurace, pivnice,
      jidelna, jídelna, menza, skolni jidelna, havelska koruna, cross cafe jidlo, sushi time, makakiko,
      running sushi, loving hut, forky s, dhaba beas, beas, =sansho, pho vietnam, vietnamska kuchyne,
      pizza coloseum, giovanni, pizza go home, pizzerie, rizkarna, burgrarna, obcerstveni, občerstvení,
      cukr zmrzlina, angelato, ben & jerry cz, sodexo cr, edenred cz, aramark cz, eurest cz, zatisi catering,
      krabickova dieta, zdrave stravovani, perfect canteen, dean david cz, poke haus, pad thai, t anker, rest cz`,
    coffee: `
      starbucks cz, amrest coffee, costa coffee cz, costa coffee cr, cross cafe, crosscafe, coffeeshop company,
      mlsna kavka, doubleshot, doubleshot cz, ema espresso, muj salek kavy, můj šálek kávy, kavarna, kavárna,
      cukrarna, cukrárna, ovocny svetozor, ovocný světozor, erhartova cukrarna, mysak, bakeshop, bakeshop praha,
      antoninovo pekarstvi, oblakova, kofi kofi, coffee source, nordbeans, industra coffee, tchibo praha, prazirna,
      kafe, cafe cafe, cukrar skala, oliver coffee, kafec, paneria, pan bakery, eska karlin, artic bakehouse,
      praktika bakery`,
    bars: `
      pivovar, pivnice, pivoteka, pivotéka, lokal blok, beergeek, beer geek, bad flash, pivovarsky klub,
      pivovarský dům, hemingway bar, vinarna, vinárna, nocni klub, hospudka, vycep, výčep, u zlateho tygra,
      lod pivovar, vinohradsky pivovar`,
    'public-transport': `
      =dpp, dopravni podnik, dopravní podnik, dopravni podnik hl m prahy, dopravni podnik hl m, dpp jizdenky,
      pid litacka, pid lítačka, litacka, lítačka, operator ict, =dpmb, dpmb predplatne, dopravni podnik mesta brna,
      idsjmk, idos, kordis, dopravni podnik ostrava, pmdp, plzenske mestske, dpmlj, dpmo, dpmcb, ceske drahy,
      české dráhy, cd eshop, cd cz, cd a s, =cd, regiojet, regio jet, student agency, leo express, leoexpress,
      arriva cz, arriva vlaky, arriva transport, flixbus cz, umbrella mobility, csad, icom transport, busline,
      bus line, gepard express, sejf jizdenka, sms jizdenka, sms jízdenka, rekola, nextbike cz, bolt kolobezky,
      zssk cz, letistni linka, gw train, die laenderbahn cz, odis, ods odisky, zlinska doprava, dszo, jizdenka,
      jízdenky, amsbus`,
    taxi: `
      liftago, aaa taxi, aaa radiotaxi, modry andel, modrý anděl, city taxi praha, tick tack taxi, bolt cz, uber cz,
      nejlevnejsi taxi, hopin taxi, hopintaxi, taxi praha, lidotaxi`,
    parking: `
      mpla, mpla parkovani, parkovani praha, parkování, parkovani, parkovne, parkovné, zps praha, tsk praha,
      tsk hl m prahy, bkom, brnenske komunikace, brněnské komunikace, bkom parkovaci automat, parkovaci automat,
      parkovaci dum, mr parkit, mrparkit, parkopolis, parking centrum, easypark cz, apcoa cz, sfdi, edalnice,
      edalnice cz, edalnice sfdi, e dalnice, dalnicni znamka, dálniční známka, mytocz, myto cz, czech toll,
      parksimply, one park cz, best parking cz, eltodo parkovani, letiste praha parking, parking letiste,
      parkmobile cz, globdata parkovani, sejf parkovani`,
    fuel: `
      benzina, benzina orlen, orlen benzina, benzina cs, unipetrol, unipetrol rpa, mol cs, mol ceska republika,
      mol cr, shell cr, shell cz, omv cz, omv ceska, omv cr, eurooil, euro oil, cepro, čepro, robin oil, tank ono,
      lukoil cz, agip cz, eni cz, papoil, pap oil, k m k petrol, kmk petrol, terno cs, globus cerpaci,
      globus cs phm, makro cs phm, tesco cs, tesco cerpaci, cerpaci stanice, čerpací stanice, cs phm, phm,
      prim benzin, unicorn petrol, hunsgas, benzin, slovnaft cz, km prona, prima petrol, cez futurego, futurego,
      cez elektromobilita, pre point, prepoint, pre mobilita, e on drive cz, ionity cz, go4electric, powerdot cz,
      innogy emobility`,
    vehicle: `
      stanice technicke kontroly, dekra cz, tuv sud cz, tuv nord cz, bestdrive, best drive, barum, euromaster cz,
      mikona, pneuservis, pneu, nejlepsi pneu, pneumatiky cz, autoservis, autodily, autokelly, auto kelly, lkq cz,
      autodoc cz, mj auto, elit cz, apm automotive, ap united, auto esa, aaa auto, mountfield auto, automycka,
      mycka, myčka, imo carwash cz, express car wash, carglass cz, autosklo, autoklub, ustredni automotoklub, uamk,
      úamk, autoskla, skoda auto, porsche inter auto, dojacek, auto jarov, louwman, registr vozidel,
      odtahova sluzba, odtahovka, autobazar, sauto`,
    shopping: `
      action cz, pepco cz, pepco czech, tedi cz, kik cz, tiger cz, flying tiger cz, tchibo cz, tescoma, =kotva,
      obchodni dum kotva, bila labut, papirnictvi, mcpaper, mc paper, darky, hodinky, klenoty aurum, klenotnictvi,
      zlatnictvi, apart cz, pandora cz, =dracik, =dráčik, =bambule, pompo, =pompo, =sparkys, hracky, hračky,
      alza darky, potreby, domaci potreby, domácí potřeby, smisene zbozi, smíšené zboží, orion domaci, sconto cz,
      teta drogerie`,
    clothing: `
      zoot, zoot cz, about you cz, zalando cz, answear cz, answear, modivo cz, eobuv, eobuv cz, ccc cz, ccc boty,
      deichmann cz, bata cz, baťa, bata as, humanic cz, reno boty, new yorker cz, c a moda, c&a moda, c&a cz,
      c&a czech, hm cz, h&m cz, h m hennes mauritz cz, zara ceska, reserved cz, lpp czech, sinsay cz, mohito cz,
      cropp cz, house cz, f&f cz, takko cz, orsay cz, lindex cz, marks spencer czech, m&s czech,
      peek cloppenburg cz, van graaf cz, =blazek, blažek, pietro filipi, =bushman, alpine pro, marco mirelli,
      bontonland, gate cz, tally weijl cz, vinted cz, vivantis, astratex, astratex cz, bonprix cz, blancheporte,
      lasocki, triola, tezenis cz, calzedonia cz, =queens, queens cz, footshop, footshop cz, freshlabels,
      zoot outlet, genesis second, cistirna, čistírna, prani, galanterie, krejcovstvi, le premier, reporter moda,
      ozeta cz`,
    sport: `
      sportisimo, sportisimo cz, decathlon cz, decathlon praha, intersport cz, hudysport, hudy sport, rock point,
      rockpoint, a3 sport, a3sport, alpine pro, sanasport, top4sport, top4running, top4football, 11teamsports cz,
      sport life, hervis cz, hervis, bike ranch, kolo cz, author cz, kupkolo, sportobchod, 4camping, 4camping cz,
      svetbehu, nordblanc, kilpi, multisport cz, multisport benefit cz, benefit systems cz, form factory,
      formfactory, fitinn cz, fit inn cz, john reed praha, john reed cz, world class cz, holmes place cz, posilovna,
      clever fit cz, contours cz, gofitness, big one fitness, myfitness cz, koupaliste, koupaliště, plavecky bazen,
      plavecký bazén, bazen, aquapark, aquapalace, aquacentrum, podoli, infinit, wellness infinit, tj sokol,
      sportovni hala, lezecka stena, smichoff, skiareal, ski areal, skipas, lipno, skiareal spindl, melida,
      tatry mountain, gopass cz, vleky, klub ceskych turistu, joga, jóga, zaplavani, starez, starez sport`,
    electronics: `
      =alza, alza cz, alza as, alzabox, alza dekuje, datart, datart international, electroworld, electro world,
      nay electro, planeo, planeo elektro, =okay, okay cz, okay elektro, czc, czc cz, tsbohemia, ts bohemia,
      mironet, softcom, iwant, iwant cz, istyle, istyle cz, qstore, smarty, smarty cz, mobil pohotovost,
      mobilpohotovost, mp mobil, megapixel, megapixel cz, fotoskoda, foto skoda, oehling, fotolab, kasa, kasa cz,
      expert cz, euronics cz, proton elektro, exasoft, lan shop, t s bohemia, samsung cz, xiaomi cz, mi store cz,
      gsm service, servis mobilu, gm electronic, gme, gme cz, conrad cz, vodafone prodejna telefon`,
    'home-and-garden': `
      ikea cz, ikea ceska, obi cz, obi ceska, hornbach cz, bauhaus cz, bauhaus k s, baumax cz, mountfield,
      uni hobby, unihobby, hornbach baumarkt cs, jysk cz, jysk s r o, xxxlutz cz, mobelix cz, möbelix cz,
      moebelix cz, asko nabytek, asko nábytek, asko, sconto nabytek, sconto, kika cz, kika nabytek, jena nabytek,
      nabytek, nábytek, bonami, bonami cz, westwing cz, favi cz, biano, tescoma home, potten pannen,
      kuchynske studio, oresi, gorenje kuchyne, prodejna stavebnin, stavebniny, dek, stavebniny dek, dek as,
      pro doma, ptacek, koupelny ptacek, siko, siko koupelny, zahradnictvi, zahradnictví, zahradni centrum,
      kvetinarstvi, květinářství, kvetiny, květiny, florea, florea cz, kvety, zelezarstvi, železářství, svitidla,
      prima barvy, barvy laky, oriental sluzby, tesco dum, pronto plus, hecht, hecht cz, svet podlah, breno,
      koberce breno, matrace, tempur cz, dormeo cz, dormeo, tchibo home, hodinovy manzel, instalater, kominik,
      uklid, hyperinzerce, zasilkovna nabytek`,
    pharmacy: `
      dr max, drmax, dr max lekarna, dr.max, lekarna dr max, benu, benu lekarna, benu cz, lekarna benu, lekarna,
      lékárna, pilulka, pilulka cz, pilulka lekarna, lekarna pilulka, magistra, lekarny agel, agel lekarna, alphega,
      ipc lekarna, lekarna lemon, lemon lekarna, sunpharma, mojelekarna, lekarna cz, prozdravi, prozdravi cz,
      zdravotnicke potreby, zdravotnické potřeby, medplus cz, lekarna alba`,
    doctor: `
      zubni, zubní, zubar, zubař, stomatologicka, dentalni, dentální, ortodoncie, fakultni nemocnice, fn motol,
      fn brno, vfn praha, ikem, poliklinika, canadian medical, euc, euc klinika, euc premium, medicover cz, unicare,
      agel, agel nemocnice, synlab cz, spadia, eurofins cz, prevedig, mudr, ordinace, lekar, lékař, rehabilitace,
      fyzioterapie, psycholog, psychoterapie, hedepy, hedepy cz, terap io, uleva lekar, ulekare, mojra, znamy lekar,
      fielmann cz, grand optical cz, grandoptical, eiffel optic, eiffeloptic, oční optika, ocni optika,
      ocni klinika, lexum, gemini ocni, neovize, lentiamo, lentiamo cz, alensa, alensa cz, cocky kontaktni,
      vasecocky, vasecocky cz, lazne, lázně, masaze zdravotni, widex cz, audionova, ocni centrum`,
    'health-insurance': `
      vzp, vseobecna zdravotni, všeobecná zdravotní pojišťovna, vzp cr, cpzp, ceska prumyslova zdravotni, ozp,
      oborova zdravotni, vozp, vojenska zdravotni, zpmv, zp mv, zpmvcr, zdravotni pojistovna ministerstva,
      rbp zdravotni, rbp, zp skoda, zdravotni pojistovna, zdravotní pojišťovna, zdravotni pojisteni,
      zdravotní pojištění`,
    'personal-care': `
      dm drogerie, dm drogerie markt, dm cz, rossmann cz, rossmann dekuje, teta drogerie, p k solvent, top drogerie,
      drogerie, fann, fann parfumerie, douglas cz, sephora cz, notino, notino cz, notino sro, marionnaud cz,
      yves rocher cz, botanicus, havlikova prirodni, havlíkova, rituals cz, lush cz, kadernictvi, kadeřnictví,
      klier, klier cz, petra mechurova, franck provost cz, barber shop, kosmetika, kosmeticky salon, nehtove studio,
      manikura, pedikura, masaze, masáže, thajske masaze, thai masaze, solarium, elnino, elnino cz, parfums,
      parfumerie elnino, brasty, brasty cz, bella rose, avon cz, oriflame cz, laser clinic cz`,
    'internet-and-phone': `
      o2, o2 czech, o2 czech republic, o2 cz, o2 family, =o2, t mobile czech, t mobile cz, t mobile czech republic,
      tmobile cz, vodafone cz, vodafone czech, vodafone czech republic, upc ceska, upc cr, nordic telecom, nej cz,
      nej internet, cetin, =poda, poda a s, starnet, kuki, kuki tv, netbox, smart comp, rio media, centrio,
      metronet, =kaktus, kaktus mobil, blesk mobil, blesk mobile, tesco mobile cz, kaufland mobil, bonerix,
      mobil cz, sazka mobil, sazkamobil, oskarta, odorik, ha loo, ipex, o2 tv, sledovanitv, sledovani tv, skylink,
      skylink cz, m7 group, digi cz, digi tv, telly, telly cz, lepsi tv, antik cz, tlapnet, pripojeni k internetu,
      dobiti, dobijeni kreditu, wia, wia spol, jon cz, internethome, rychlost cz, grape sc, planet a, fiberworld,
      quantcom, dial telecom, cez ict, edera, uvtnet`,
    'electricity-and-gas': `
      =cez, =čez, cez prodej, čez prodej, čez prodej a s, cez distribuce, čez distribuce, cez esco,
      pražská energetika, prazska energetika, pre prodej, predistribuce, yello, yello energy, e on energie,
      eon energie, e.on energie, e on ceska, eon cz, eg d, egd, innogy, innogy energie, innogy energo, rwe energie,
      prazska plynarenska, pražská plynárenská, pp as, bohemia energy, =centropol, centropol energy, cen energie,
      mnd, mnd energie, epet, ept et, fosfa energie, nano energies, nanogreen, bezdodavatele, delta green, eyello,
      ray energy, conte energie, lama energy, lumius, stabil energy, veolia energie cr, veolia energie praha,
      prazska teplarenska, pražská teplárenská, teplarny brno, teplárny brno, teplarna, tepelne hospodarstvi,
      plzenska teplarenska, c energy, e energo, vemex, vemex energie, europe easy energy, 3e europe, armex energy,
      gas international, quantum as, pragoplyn, jihomoravska plynarenska, gasnet, flaga cz, tomegas, primagas cz,
      zaloha elektrina, záloha elektřina, zaloha plyn, záloha plyn, elektrina, s pro energo,
      slovenske elektrarne cz, elimon`,
    water: `
      pvk, prazske vodovody, pražské vodovody, prazske vodovody a kanalizace, brnenske vodarny, brněnské vodárny,
      bvk, vodarny a kanalizace, vodovody a kanalizace, severoceske vodovody, scvk, sčvk, severomoravske vodovody,
      smvak, ostravske vodarny, vodarna plzen, vodarenska, vodárenská akciová, vas brno, cevak, čevak,
      moravska vodarenska, stredoceske vodarny, vodarny kladno, kralovehradecka provozni, vodovody, vodne a stocne,
      vodné, vodné stočné, vodne stocne, stocne, stočné, veolia voda, pravak, vodarny pardubice, vhos,
      komunalni odpad, odpady, svoz odpadu, prazske sluzby, pražské služby, sako brno, ozo ostrava, ave cz,
      marius pedersen, fcc cr, technicke sluzby`,
    rent: `
      najem, nájem, najemne, nájemné, bytove druzstvo, bytové družstvo, svj, spolecenstvi vlastniku,
      společenství vlastníků, spolecenstvi vlastniku jednotek, fond oprav, stavebni bytove druzstvo, sbd,
      heimstaden czech, heimstaden cz, residomo, byty, bytova sprava, domov byt, koleje a menzy, kam cvut,
      ubytovani studenti, podnajem, idnes reality najem, ulovdomov, bezrealitky, zelena sprava, ikon sprava,
      sluzby spojene s bydlenim, inkaso sipo`,
    mortgage: `
      hypoteka, hypotéka, hypotecni uver, hypoteční úvěr, hypotecni banka, hypoteční banka, csob hypotecni banka,
      čsob hypoteční banka, splatka hypoteky, splátka hypotéky, splatka hypotecniho uveru,
      splátka hypotečního úvěru, wustenrot hypotecni, hypotecni`,
    insurance: `
      ceska pojistovna, česká pojišťovna, generali ceska, generali česká, generali ceska pojistovna, =kooperativa,
      kooperativa pojistovna, čpp, ceska podnikatelska pojistovna, allianz pojistovna, allianz pojišťovna,
      csob pojistovna, čsob pojišťovna, uniqa pojistovna, uniqa cz, direct pojistovna, direct pojišťovna, =pillow,
      pillow pojistovna, slavia pojistovna, slavia pojišťovna, hvp, hasicska vzajemna, maxima pojistovna,
      pojistovna vzp, pvzp, metlife cz, metlife europe cz, nn zivotni, nn životní pojišťovna, komercni pojistovna,
      komerční pojišťovna, cardif cz, bnp paribas cardif pojistovna, ergo pojistovna, simplea, simplea pojistovna,
      youplus, axa assistance cz, axa pojistovna, aegon pojistovna, amcico, europ assistance cz, erv evropska,
      colonnade, halali pojistovna, pojistovna, pojišťovna, povinne ruceni, povinné ručení, zivotni pojisteni,
      životní pojištění, cestovni pojisteni, pojistne, pojistné, srovnejto, epojisteni, top pojisteni, klik cz, ckp,
      pojisteni, das pravni ochrana, mutumutu`,
    'savings-and-investments': `
      portu cz, wood & company, wood retail, fondee, fondee cz, finax cz, indigo investice, fio e broker,
      patria finance, xtb cz, degiro cz, conseq investment, amundi cz, amundi czech, nn investment cz, investika,
      zfp investments, upvest, fingood, zonky, bondster, mintos cz, investown, ronda invest, anycoin, anycoin cz,
      coinmate, trezor, simplecoin, penzijni spolecnost, penzijní společnost, penzijni fond, doplnkove penzijni,
      csob penzijni, kb penzijni, cs penzijni, česká spořitelna penzijní, allianz penzijni, nn penzijni,
      conseq penzijni, uniqa penzijni, generali penzijni, =rentea, penzijni sporeni, stavebni sporitelna,
      stavební spořitelna, stavebni sporeni, stavební spoření, modra pyramida, modrá pyramida, burinka,
      csob stavebni, raiffeisen stavebni, moneta stavebni, wustenrot stavebni, dluhopis republiky,
      dlouhodoby investicni, zlataky, zlate mince, ceska mincovna, broker consulting, ofina, avant fond`,
    'loan-payments': `
      home credit, home credit as, cofidis cz, provident cz, provident financial cz, cetelem cz, hello bank cz,
      essox, esox, essox sro, ferratum cz, zaplo, zaplo cz, zonky splatka, creditas pujcka, twisto, twisto cz,
      mallpay, skip pay, skippay, klarna cz, s autoleasing, sautoleasing, skofin, skoda financial,
      volkswagen financial cz, csob leasing, čsob leasing, unicredit leasing cz, raiffeisen leasing cz, moneta auto,
      moneta leasing, toyota financial cz, leasplan cz, ayvens cz, business lease cz, arval cz, kamali, acema,
      profi credit cz, creditea, kouzelna pujcka, cool credit, via sms cz, splatka uveru, splátka úvěru,
      splatka pujcky, splátka půjčky, pujcka, půjčka, leasingova splatka, tesco sw, hyundai finance,
      srovnavac pujcek, exekutor, exekutorsky urad, intrum cz, kruk ceska, bncz`,
    education: `
      univerzita, univerzita karlova, karlova univerzita, cvut, čvut, ceske vysoke uceni, vse praha,
      masarykova univerzita, muni, vut brno, vysoke uceni technicke, vysoka skola, vysoká škola, zakladni skola,
      základní škola, gymnazium, gymnázium, stredni skola, střední škola, zus skolne, zakladni umelecka skola,
      základní umělecká škola, skolne, školné, jazykova skola, jazyková škola, autoskola, autoškola, scio, scio cz,
      kurzy, doucovani, doučování, dum deti a mladeze, strava cz, iscanteen, stravne, stravné, obedy, obědy, seduo,
      seduo cz, mooveezy, landigo, umimeto, umime to, fraus, skolni potreby, isic cz, isic, alive isic, tyflo,
      engeto, czechitas, helen doron cz, skolka anglicka`,
    childcare: `
      skolka, školka, materska skola, mateřská škola, skolkovne, školkovné, skolni druzina, školní družina, jesle,
      detska skupina, dětská skupina, hlidani deti, hlídačky, hlidacky cz, pompo, =bambule, =dracik, =sparkys,
      feedo, feedo cz, mimibazar, kojenecke, babyland, 4kids, mothercare cz, =marks baby, detske zbozi, detsky svet,
      dětský svět, toboga, tobogafest, jungle arena, bongo brno, krouzky, kroužky, letni tabor, junak, skaut, pionyr`,
    donations: `
      clovek v tisni, člověk v tísni, unicef cz, lekari bez hranic, lékaři bez hranic, charita, charita ceska,
      diakonie, cesky cerveny kriz, český červený kříž, konto bariery, konto bariéry, donio, donio cz, znesnaze,
      znesnaze21, darujme, darujme cz, nadacni fond, nadační fond, dobry andel, dobrý anděl, svetluska, světluška,
      paraple, centrum paraple, linka bezpeci, amnesty cz, greenpeace cz, wwf cz, hnuti duha, arnika, nesehnuti,
      sos detske vesnicky, patron deti, pomozte detem, kapka nadeje, liga proti rakovine, armada spasy, utulek,
      útulek, farnost, církev, arcibiskupstvi, hithit, startovac, nadace cez, nadace via, post bellum, mise pro,
      dobrovolny dar, dms dar`,
    taxes: `
      financni urad, finanční úřad, financni sprava, finanční správa, daň, dan z prijmu, daň z příjmů,
      dan z nemovitosti, daň z nemovitých věcí, silnicni dan, dph, cssz, čssz, ossz, pssz, ceska sprava socialniho,
      socialni pojisteni, sociální pojištění, magistrat, magistrát, mestsky urad, městský úřad, obecni urad,
      obecní úřad, urad mestske casti, úřad městské části, mestska cast, městská část, statutarni mesto,
      statutární město, poplatek za odpad, poplatek za psa, mistni poplatek, místní poplatek, spravni poplatek,
      správní poplatek, kolky, ekolek, celni urad, celni sprava, krajsky urad, okresni soud, soudni poplatek,
      katastr, cuzk, čúzk, czechpoint, obcansky prukaz, cestovni pas, ministerstvo vnitra, policie cr,
      mestska policie`,
    travel: `
      cestovni kancelar, cestovní kancelář, ck fischer, ck fischer as, exim tours cz, exim tours, =cedok, =čedok,
      blue style, bluestyle, invia, invia cz, dertouristik cz, der touristik cz, eso travel, ck alexandria,
      firo tour, firotour, nev dama, nev-dama, student agency letenky, letuska, letuška cz, letuska cz, kiwi com cz,
      =pelikan, pelikan cz, zajezdy, zájezdy, zajezdy cz, dovolena, dovolená, skrz cz, slevomat, slevomat cz,
      slevomat pobyty, cundr, ck cundr, radynacestu, travelking, travelking cz, mundo, ck mundo, china tours,
      ck sen, tip travel cz, viamare, =adventura, kudrna ck, poznani ck`,
    flights: `
      csa, čsa, ceske aerolinie, české aerolinie, smartwings, smart wings, travel service, smartwings as, ryanair cz`,
    hotels: `
      ubytovani, ubytování, penzion, chata, chalupa, chaty chalupy, e chalupy, kempy, kemp, autokemp, oreahotels,
      orea hotels, clarion hotel praha, hotel clarion, czech inn hotels, mama shelter praha, hotel grandior,
      amazingplaces, amazing places, bezkempu, campiri, hory hotel, wellness hotel, lazne luhacovice, spa hotel,
      parkhotel`,
    'car-rental': `
      carvago rent, autonapul, car4way, car 4 way, anytime carsharing, uniqway, revolt carsharing, hoppygo,
      hoppy go, autopujcovna, autopůjčovna, pujcovna aut, rent plus, czechocar, europcar cz, hertz cz, avis cz,
      sixt cz, budget cz, karavany pujcovna, re volt`,
    subscriptions: `
      voyo, voyo cz, prima plus, iprima, oneplay, o2 tv predplatne, canal plus cz, skylink live, hbo max cz,
      skyshowtime cz, netflix cz, aerovod, kviff tv, edisononline, dafilms, ceska televize, česká televize,
      televizni poplatek, televizní poplatek, rozhlasovy poplatek, rozhlasový poplatek, cesky rozhlas,
      český rozhlas, koncesionarsky poplatek, =sipo, seznam medium, seznam premium, seznam cz, denik n, deník n,
      economia, hospodarske noviny, hospodářské noviny, lidove noviny, mafra, idnes premium, vltava labe,
      ceskenoviny, predplatne, předplatné, audiolibrix, audioteka cz, progresguru, naposlech, spotify cz, herohero,
      herohero co, forendors, gazetisto, wedos, forpsi, active24, active 24, czechia cz, webglobe cz, fakturoid,
      idoklad, icloud cz, medium cz, booktook`,
    'books-and-hobbies': `
      knihy dobrovsky, knihy dobrovský, dobrovsky, =luxor, palac knih luxor, knihcentrum, kosmas, kosmas cz,
      martinus cz, martinus, megaknihy, megaknihy cz, knihkupectvi, knihkupectví, knihy, antikvariat, antikvariát,
      neoluxor, kanzelsberger, levne knihy, levné knihy, =grada, =albatros, albatros media, palmknihy, alza media,
      trhknih, reknihy, xzone, xzone cz, jrc, jrc cz, =playman, cerny rytir, černý rytíř, =najada, svet her,
      tlama games, tlamagames, rexhry, ogames, =albi, mindok, hrackarstvi, lego cz, bontonland, musicrecords,
      kytary, kytary cz, muziker, muziker cz, hudebni nastroje, modely, modelar, rybarske potreby, rybářské potřeby,
      chytej cz, galanterie, latky, látky, stoklasa, vytvarne potreby, výtvarné potřeby, zlata loď, zlatá loď,
      koh i noor, fotosoutok, steam cz`,
    events: `
      cinema city cz, cinema city czech, cinestar cz, premiere cinemas, cinemax cz, kino aero, svetozor kino,
      kino lucerna, bio oko, edison filmhub, divadlo, narodni divadlo, národní divadlo, divadlo brno,
      svandovo divadlo, filharmonie, rudolfinum, goout, goout cz, ticketportal, ticketportal cz, ticketmaster cz,
      ticketstream, ticketlive, eventim cz, sazka ticket, sazkaticket, predprodej, enigoo, smsticket, smsticket cz,
      colosseum ticket, kudyznudy, hradecke divadlo, o2 arena, o2 universum, forum karlin, lucerna music,
      roxy praha, colours of ostrava, rock for people, sparta praha, slavia praha, národní muzeum, narodni galerie,
      národní galerie, vstupenky, vstupné, vstupne, letni kino`,
    leisure: `
      sazka, sazka as, sazka hry, fortuna cz, fortuna game, ifortuna, tipsport, tipsport cz, synot tip, synottip,
      betano cz, =chance cz, chance vegas, merkurxtip, kingsbet, casino admiral, zoo praha, zoo brno,
      zoologicka zahrada, zoologická zahrada, zoo dvur kralove, zoo ostrava, iqlandia, techmania, vida centrum,
      vida science, svet techniky, dinopark, aquapalace praha, aqualand moravia, toboga fantasy, unikova hra,
      úniková hra, jump park, jumpark, freestyle park, hop arena, zamek, zámek, narodni pamatkovy,
      národní památkový ústav, npu, prazsky hrad, petrin, petřínská rozhledna, lanovka, stezka v oblacich,
      dolni morava, botanicka zahrada, botanická zahrada, planetarium praha, mirakulum, park mirakulum, cokoladovna,
      lunapark, matejska pout, kluziste, madame tussauds praha, parni vlak`,
    pets: `
      super zoo, superzoo, super zoo cz, =plaček, =placek, pet center, petcenter, pet center cz, zooplus cz, krmiva,
      krmiva hulin, krmivo, spokojeny pes, spokojenypes, spokojeny pes cz, pet park, petpark, zoohit, zoohit cz,
      veterina, veterinarni, veterinární, veterinarni klinika, veterinární klinika, veterinarni ordinace,
      zverolekar, vetklinika, mvdr, psi salon, chovatelske potreby, chovatelské potřeby, yoggies, brit pet, akvarko,
      akvaristika, granule, hafoviny`,
    'online-shopping': `
      mall cz allegro, mall group, internet mall, internet mall cz, allegro cz, allegro retail, alza marketplace,
      aukro, aukro cz, bazos, bazos cz, sbazar, letgo cz, heureka, heureka cz, heureka shopping, zbozi cz,
      kaufland e shop, gopay, gopay cz, comgate, comgate cz, thepay, payu cz, global payments cz, zasilkovna,
      zásilkovna, zasilkovna cz, packeta, packeta cz, balikovna, balíkovna, ceska posta, česká pošta, ppl cz, ppl,
      dpd cz, gls cz, dhl cz, intime, wedo, in time spedition, geis, dobirka, dobírka, temu cz, aliexpress cz,
      trendyol cz, slevomat zbozi, pepita cz, 4home, 4home cz, blancheporte cz, vivantis cz, pepita, lidl shop cz,
      sportmall`,
  },
  SK: {
    groceries: `
      tesco stores sr, tesco sr, kaufland sr, kaufland slovensko, lidl slovenska, lidl sr, billa sr,
      billa slovensko, coop jednota sr, coop jednota slovensko, terno real, =terno, kraj potraviny, fresh potraviny,
      fresh plus, cba slovakia, cba sr, yeme, klas potraviny, milk agro, nitrazdroj, labas, metro sr, biedronka sr,
      mäso, potraviny domov, košík sk, foodora market sk`,
    restaurants: `
      wolt sk, foodora sk, bolt food sk, mcdonalds sr, kfc sr, burger king sr, pizza mizza, slovak pub,
      medusa group, regal burger, bageterie boulevard sk, reštaurácia, restauracia, jedáleň, koliba, salaš`,
    coffee: `
      starbucks sr, costa coffee sr, coffeeshop company sk, mondieu, urban house, kaviareň, cukráreň, pekáreň,
      bratislavska pekáreň`,
    'public-transport': `
      zssk, železničná spoločnosť slovensko, dopravny podnik bratislava, dopravný podnik bratislava, dpmk, dpmz,
      imhd, ubian, cp sk, slovak lines, sad zvolen, sad zilina, arriva slovakia, arriva nitra, idsbk, regiojet sk,
      leo express sk`,
    taxi: 'hopin, hopin taxi, bolt sk, uber sk',
    parking: `
      paas, paas bratislava, eznamka, eznamka sk, diaľničná známka, dialnicna znamka, národná diaľničná spoločnosť,
      nds eznamka, parkovné, bts parking, parkdots`,
    fuel: `
      slovnaft, slovnaft cs, omv slovensko, shell slovakia, jurki, orlen sr, tank 5, oktan kezmarok, greenway sk,
      zse drive, čerpacia stanica`,
    electronics: `
      nay elektrodom, nay sk, alza sk, datart sk, andrea shop, andreashop, hej sk, istores, planeo sk, datacomp,
      agem`,
    'home-and-garden': `
      ikea bratislava, mobelix sk, asko nabytok, kika sk, obi slovakia, hornbach sk, merkury market sk, jysk sk,
      decodom, nabytok, nábytok, stavebniny dek sk, záhradníctvo, kvetinárstvo, mountfield sk`,
    pharmacy: `
      dr max sk, benu sk, lekáreň, lekaren, pilulka sk, mojalekaren, schneider lekáreň, plus lekareň,
      partner lekáreň`,
    doctor: `
      zubár, zubná ambulancia, poliklinika, nemocnica, unb bratislava, pro care, procare, medirex, alpha medical,
      unilabs sk, svet zdravia, penta hospitals`,
    'health-insurance': `
      všeobecná zdravotná poisťovňa, vszp, všzp, dôvera, dovera zdravotna, union zdravotna, zdravotna poistovna,
      zdravotná poisťovňa`,
    'personal-care': `
      dm drogerie sk, 101 drogerie, 101 drogérie, teta sk, fann sk, notino sk, kaderníctvo, klier sk`,
    'internet-and-phone': `
      orange slovensko, slovak telekom, telekom sk, o2 slovakia, o2 sk, 4ka, swan 4ka, radosť mobil, funfón,
      tesco mobile sk, upc slovensko, upc broadband slovakia, slovanet, antik telecom, rainside, digi slovakia`,
    'electricity-and-gas': `
      zse energia, západoslovenská energetika, sse sk, stredoslovenska energetika, stredoslovenská energetika,
      východoslovenská energetika, innogy slovensko, spp distribucia, slovenský plynárenský priemysel,
      slovensky plynarensky priemysel, slovakia energy, greenlogy, veolia energia slovensko, tehos, termming,
      bratislavska teplarenska, mh teplarensky holding`,
    water: `
      bratislavska vodarenska, bratislavská vodárenská spoločnosť, stvps, stredoslovenska vodarenska,
      východoslovenská vodárenská, zsvs, zapadoslovenska vodarenska, sevak, vodné stočné, odvoz a likvidácia odpadu,
      kosit`,
    rent: 'nájomné, správa bytov, bytové družstvo, spravbytkomfort, fond opráv',
    mortgage: 'hypotéka, splátka hypotéky, splátka hypotekárneho úveru, prvá stavebná splátka',
    insurance: `
      kooperativa sk, allianz slovenska, allianz slovenská poisťovňa, generali sk, union poistovna, union poisťovňa,
      uniqa sk, wustenrot poistovna, komunalna poistovna, komunálna poisťovňa, csob poistovna sk,
      nn zivotna poistovna, metlife sk, youplus sk, poisťovňa, poistovna, novis, premium poistovna`,
    education: `
      univerzita komenského, stu bratislava, základná škola, materská škola, jazyková škola, autoškola,
      školská jedáleň`,
    taxes: `
      daňový úrad, danovy urad, finančná správa sr, financna sprava sr, sociálna poisťovňa, socialna poistovna,
      mestský úrad, magistrát hlavného mesta, daň z nehnuteľnosti, miestny úrad, obecný úrad`,
    travel: `
      satur, ck satur, hydrotour, ck hydrotour, tip travel, seneca tours, pelikan sk, invia sk, kartago tours,
      zlavomat`,
    subscriptions: `
      rtvs, stvr, úhrada rtvs, dennik n, denník n, sme sk, petit press, hospodárske noviny, markíza voyo, voyo sk,
      magio, magio tv, skylink sk, joj play, websupport`,
    'books-and-hobbies': `
      martinus sk, panta rhei, pantarhei, gorila sk, kníhkupectvo, ihrysko, brloh, dráčik sk, alltoys, modrý svet`,
    events: `
      cinemax, cinemax sk, cinema city sk, ticketportal sk, predpredaj, goout sk, slovenské národné divadlo,
      pohoda festival, tootoot`,
    leisure: `
      tipos, nike sk stavky, fortuna sk, tipsport sk, doxxbet, tatralandia, aquacity poprad, bešeňová,
      tatry mountain resorts, gopass sk, zoo bratislava, vychodna kupele`,
    pets: 'super zoo sk, petcenter sk, veterinárna, krmiva sk',
    clothing: `
      ozeta, zoot sk, bata sk, ccc sk, deichmann sk, about you sk, zalando sk, answear sk, footshop sk,
      new yorker sk`,
    shopping: 'action sk, pepco slovakia, tedi sk, kik sk, dubaj store, tchibo sk, papiernictvo, hračky',
    'online-shopping': `
      mall sk, bazos sk, heureka sk, packeta sk, slovenska posta, slovenská pošta, allegro sk, gls sk, dpd sk,
      modrykonik`,
    donations: `
      dobrý anjel, dobry anjel, človek v ohrození, liga proti rakovine, unicef slovensko, usmev ako dar, plamienok,
      donio sk, darujme sk, ľudiaľuďom, vagus, depaul`,
    sport: `
      sportisimo sk, exisport, decathlon sk, a3 sport sk, multisport sk, golem club, john reed sk, fitinn sk,
      plaváreň`,
  },
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
