import type { MerchantWords } from './merchant-words.ts';

export const FUEL: MerchantWords = {
  kind: 'fuel',
  source: 'ISO 18245: 5541, 5542, 5552, 5983; OpenStreetMap: amenity=fuel, charging_station, and their brands',
  phrases: `
    fuel, petrol, petroleum, gasoline, gas station, filling station, service station, petrol station, car wash,
    carwash, shell, shell oil, exxon, exxonmobil, mobil, mobil oil, chevron, texaco, bp, bp fuel, bp connect,
    bp express, esso, total station, totalenergies station, arco, citgo, sunoco, valero, marathon petro, speedway,
    circle k, quiktrip, racetrac, pilot, flying j, loves travel, conoco, phillips 66, gulf oil, sinclair,
    murphy usa, kum go, casey s, moto, welcome break, roadchef, applegreen, jet tankstelle, jet, aral, tankstelle,
    total tankstelle, star tankstelle, hem tankstelle, agip, eni station, omv, avia, q8, ip gruppo, tamoil, erg,
    repsol, cepsa, galp, bp portugal, petrobras, ipiranga, pemex, ypf, axion, copec, terpel, primax, gasolinera,
    gasolinería, estacion de servicio, posto, posto de combustivel, gasolina, combustivel, carburant, carburants,
    station service, station, distributore, stazione di servizio, benzina, tankstation, tango, tinq, texaco nl,
    argos tank, tanken, circle k se, okq8, preem, st1, ingo, uno x, uno x dk, ok benzin, yx, neste, abc asema,
    teboil, seo, n1, olis, olerex, alexela, viada, orlen, lotos, moya, circle k polska, stacja paliw, paliwo,
    benzina cz, mol, eurooil, čerpací stanice, benzinkút, omv hu, petrom, rompetrol, lukoil, лукойл, газпромнефть,
    роснефть, татнефть, азс, окко, wog, укрнафта, ina, crodux, nis petrol, petrol doo, eko, шел, βενζίνη, πρατήριο,
    opet, petrol ofisi, shell tr, aytemiz, akaryakıt, סונול, פז, דלק, adnoc, enoc, eppco, aldrees, محطة, وقود,
    بنزين, エネオス, eneos, 出光, コスモ石油, ガソリン, gs칼텍스, sk에너지, s oil, 주유소, 中石化, 中国石化, 中石油, 加油站, 中油, petronas, petron,
    caltex, spbu, pertamina, ampol, united petroleum, metro petroleum, 7 eleven fuel, z energy, gull, petro canada,
    husky, ultramar, irving, engen, sasol, indian oil, iocl, hpcl, bpcl, hp petrol, charging, ev charging, ionity,
    chargepoint, tesla supercharger, electrify america, evgo, pod point, fastned, allego, enbw ladestation,
    shell recharge`,
};
