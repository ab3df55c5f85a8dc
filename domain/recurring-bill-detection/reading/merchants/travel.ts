import type { MerchantWords } from './merchant-words.ts';

export const TRAVEL: MerchantWords = {
  kind: 'travel',
  source:
    'ISO 18245: 3000–3999, 4111–4131, 4511, 4722, 7011, 7512, 7523; OpenStreetMap: tourism=hotel, amenity=parking, taxi',
  phrases: `
    expedia, trivago, travel, travels, tours, cruises, airport, duty free, tui, viajes, agencia de viajes, reisebüro,
    reise, reisen, voyage, voyages, viaggi, viagens, reizen, resor, resebyrå, rejser, reiser, matkat, podróże, utazás,
    putovanja, 旅行, じゃらん, 여행, 携程, traveloka, makemytrip, goibibo,
    campground, campgrounds, campsite, campsites, caravan park, holiday park, cabin rental, cottages,
    holiday cottages, thermal baths, therme, thermen, thermalbad, centre thermal, thermes, balneario, terme,
    termy, lázně, uzdrowisko, gyógyfürdő, wellnesshotel, parador, casa rural, casas rurales, masseria, rifugio,
    lido, center parcs, landal, roompot, vakantiehuis, strandpaviljoen, pensjonat, domki, agroturystyka, penzion,
    chata, chalupa, stuga, stugor, stugby, sommerhus, feriehus, dansommer, novasol, vandrerhjem, vandrarhem,
    homestay, dharamshala, 温泉, 民宿, 楽天トラベル`,
  finer: {
    flights: `
      airline, airlines, airways, air lines, flights, delta air, united airlines, american airlines, southwest,
      jetblue, alaska air, spirit airl, british airways, easyjet, ryanair, wizz air, wizzair, jet2, lufthansa,
      eurowings, air france, klm, transavia, vueling, iberia, ita airways, tap portugal, norwegian air, finnair,
      icelandair, lot airlines, aegean, turkish airlines, pegasus, аэрофлот, emirates, etihad, qatar airways, saudia,
      flydubai, air arabia, korean air, asiana, cathay pacific, singapore airlines, airasia, garuda, vietjet,
      thai airways, cebu pacific, indigo, qantas, jetstar, virgin australia, air new zealand, air canada, westjet,
      latam, gol linhas, aeromexico, volaris, avianca, طيران`,
    hotels: `
      hotel, hotels, motel, hostel, resort, suites, airbnb, hotels com, vrbo, agoda, marriott, hilton, hyatt,
      holiday inn, ihg, accor, ibis, novotel, premier inn, travelodge, best western, radisson, scandic, motel one,
      nh hotel, melia, booking com, hostal, albergue, ferienwohnung, gîte, camping, albergo, pousada, hotell, hotelli,
      hôtel, otel, oteli, noclegi, ubytování, szálloda, cazare, smještaj, ξενοδοχείο, отель, гостиница, מלון, فندق,
      ホテル, 旅館, 호텔, 酒店, khách sạn, โรงแรม, oyo`,
    'car-rental': `
      hertz, europcar, enterprise rent, rental car, car rental, car hire`,
    taxi: `
      uber, uber trip, lyft, bolt eu, free now, freenow, cabify, grab, gojek, careem, ola cabs, didi, taxi, taxis,
      cab, cabs, minicab, такси, яндекс такси, yandex go, uklon, bitaksi, taksi, מונית, تاكسي, タクシー, 택시, 滴滴, 出租车,
      計程車`,
    'public-transport': `
      trainline, amtrak, national rail, lner, avanti, gwr, scotrail, deutsche bahn, db vertrieb, db bahn, flixbus,
      flixtrain, öbb, sncf, sncf connect, ouigo, eurostar, renfe, trenitalia, italo, comboios de portugal,
      ns reizigers, nmbs, sncb, dsb, pkp, pkp intercity, ceske drahy, české dráhy, regiojet, leo express, zssk,
      mav start, cfr calatori, tcdd, ржд, укрзалізниця, jr東日本, suica, pasmo, モバイルスイカ, korail, 12306, 高鐵, transit,
      subway station, bus, coach, national express, megabus, greyhound, tfl, tfl travel, tfl travel ch, mta nyct,
      clipper, presto, myki, ferry, ferries, nextbike, scooter, irctc, רב קו, redbus`,
    parking: `
      parking, parkings, car park, ncp, ringgo, paybyphone, parkmobile, spothero, easypark, apcoa, q park, qpark,
      parkhaus, parkplatz, parcheggio, aparcamiento, estacionamiento, estacionamento, parkering, parkowanie,
      parkoviště, parkolás, otopark, парковка, مواقف`,
  },
};
