import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const NORDIC: Page = {
  NO: {
    coffee: `
      kaffi, kafè,
      baker, iskrembar, bakst, te og kaffe, kaffe`,
    restaurants: `
      vertshus, mathus, spiseri, matbar, veikro, krostue, indisk, sjømat`,
    bars: `
      ølhall, vinkjeller`,
    groceries: `
      matsenter, frukt, kolonial, slakter, gårdsbutikk, frukt og grønt, fisk og vilt, landhandel, asia mat, helsekost,
      matbutikk, grønnsaker, fiskemat, gardsutsalg`,
    doctor: `
      fysio,
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
      vvs,
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
      aksjonen,
      menighet, hjelpen, fadder, innsamling, barnefond, kreftforening, trossamfunn, misjonsforbund, bymisjon,
      sanitetsforening, redningsselskapet`,
    pets: `
      hundesalong, hundepensjonat, dyresykehus, hundeskole`,
    rent: `
      boligutleie, boligbyggelag, velforening, fellesutgifter, fellesutgift, huseierforening`,
    water: `
      avløp, feieravgift, kommunale gebyrer, kommunale eiendomsgebyr, renovasjonsselskap`,
    'electricity-and-gas': `
      varmeregning, fjernvarme,
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
    taxi: `
      drosje`,
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
      vvs,
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
      isbod,
      kafferisteri, isbar, ishus, bagergården, iskiosk, kaffebrænderi, brødhuset, håndværksbager, pandekagehus`,
    restaurants: `
      pølser, pølsehus, spiseriet,
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
      fysio,
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
      vvs, møbler, møbelhus,
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
      motorkøretøjer,
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
      fællesudgift, boligindskud,
      andelsforening, udlejning, fællesudgifter, boligydelse, boligorganisation, almenbo, boligadministration,
      udlejer, ungdomsbolig, kollegium, kollegieværelse`,
    water: `
      affaldsgebyr, renosyd, vandcenter, vandafgift`,
    'electricity-and-gas': `
      elregning, varmeregning, varmeværk,
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
    leisure: `
      lotteri`,
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
  'NO SE DK': { 'personal-care': 'spa' },
};
