import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const GERMAN_AND_DUTCH: Page = {
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
};
