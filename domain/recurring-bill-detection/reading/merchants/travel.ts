import type { MerchantWords } from './merchant-words.ts';

export const TRAVEL: MerchantWords = {
  kind: 'travel',
  source:
    'ISO 18245: 3000–3999, 4111–4131, 4511, 4722, 7011, 7512, 7523; OpenStreetMap: tourism=hotel, amenity=parking, taxi',
  phrases: `
    hotel, hotels, motel, hostel, resort, suites, airbnb, booking com, expedia, hotels com, vrbo, trivago, agoda,
    travel, travels, tours, cruises, airline, airlines, airways, air lines, airport, duty free, flights, delta air,
    united airlines, american airlines, southwest, jetblue, alaska air, spirit airl, british airways, easyjet,
    ryanair, wizz air, wizzair, jet2, tui, lufthansa, eurowings, air france, klm, transavia, vueling, iberia,
    ita airways, tap portugal, norwegian air, finnair, icelandair, lot airlines, aegean, turkish airlines, pegasus,
    аэрофлот, emirates, etihad, qatar airways, saudia, flydubai, air arabia, korean air, asiana, cathay pacific,
    singapore airlines, airasia, garuda, vietjet, thai airways, cebu pacific, indigo, qantas, jetstar,
    virgin australia, air new zealand, air canada, westjet, latam, gol linhas, aeromexico, volaris, avianca,
    marriott, hilton, hyatt, holiday inn, ihg, accor, ibis, novotel, premier inn, travelodge, best western,
    radisson, scandic, motel one, nh hotel, melia, hertz, europcar, enterprise rent, rental car, car rental,
    car hire, uber, uber trip, lyft, bolt eu, free now, freenow, cabify, grab, gojek, careem, ola cabs, didi, taxi,
    taxis, cab, cabs, minicab, trainline, amtrak, national rail, lner, avanti, gwr, scotrail, deutsche bahn,
    db vertrieb, db bahn, flixbus, flixtrain, öbb, sncf, sncf connect, ouigo, eurostar, renfe, trenitalia, italo,
    comboios de portugal, ns reizigers, nmbs, sncb, dsb, pkp, pkp intercity, ceske drahy, české dráhy, regiojet,
    leo express, zssk, mav start, cfr calatori, tcdd, ржд, укрзалізниця, jr東日本, suica, pasmo, モバイルスイカ, korail,
    12306, 高鐵, transit, subway station, bus, coach, national express, megabus, greyhound, tfl, tfl travel,
    tfl travel ch, mta nyct, clipper, presto, myki, ferry, ferries, parking, parkings, car park, ncp, ringgo,
    paybyphone, parkmobile, spothero, easypark, apcoa, q park, qpark, parkhaus, parkplatz, parcheggio, aparcamiento,
    estacionamiento, estacionamento, parkering, parkowanie, parkoviště, parkolás, otopark, парковка, nextbike,
    scooter, hostal, albergue, viajes, agencia de viajes, ferienwohnung, reisebüro, reise, reisen, voyage, voyages,
    gîte, camping, viaggi, albergo, viagens, pousada, reizen, resor, resebyrå, rejser, reiser, matkat, hotell,
    hotelli, hôtel, otel, oteli, podróże, noclegi, ubytování, utazás, szálloda, cazare, putovanja, smještaj,
    ξενοδοχείο, отель, гостиница, такси, яндекс такси, yandex go, uklon, bitaksi, taksi, מלון, מונית, רב קו, فندق,
    طيران, تاكسي, مواقف, ホテル, タクシー, 旅館, 旅行, じゃらん, 호텔, 택시, 여행, 酒店, 滴滴, 出租车, 携程, 計程車, traveloka, khách sạn, โรงแรม,
    irctc, makemytrip, goibibo, oyo, redbus`,
};
