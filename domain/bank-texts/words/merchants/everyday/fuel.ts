import type { MerchantWords } from '../../merchant-words.ts';

export const FUEL: MerchantWords = {
  kind: 'fuel',
  source: 'ISO 18245: 5541, 5542, 5552, 5983; OpenStreetMap: amenity=fuel, charging_station, and their brands',
  phrases: `
    fuel, petrol, petroleum, gasoline, gas station, filling station, service station, car wash, carwash, shell, exxon,
    exxonmobil, mobil, mobil oil, chevron, texaco, bp, bp fuel, bp connect, bp express, esso, total station,
    totalenergies station, arco, citgo, sunoco, valero, marathon petro, speedway, circle k, quiktrip, racetrac, pilot,
    flying j, loves travel, conoco, phillips 66, gulf oil, sinclair, murphy usa, kum go, casey s, moto, welcome break,
    roadchef, applegreen, jet, aral, tankstelle, total tankstelle, star tankstelle, hem tankstelle, agip, eni station,
    omv, avia, q8, ip gruppo, tamoil, erg, repsol, cepsa, galp, bp portugal, petrobras, ipiranga, pemex, ypf, axion,
    copec, terpel, primax, gasolinería, estacion de servicio, posto, posto de combustivel, gasolina, combustivel,
    carburant, carburants, station service, station, distributore, stazione di servizio, benzina, tankstation, tango,
    tinq, argos tank, tanken, circle k se, okq8, preem, st1, ingo, uno x, ok benzin, yx, neste, abc asema, teboil, seo,
    n1, olis, olerex, alexela, viada, orlen, lotos, moya, stacja paliw, paliwo, mol, eurooil, čerpací stanice,
    benzinkút, petrom, rompetrol, lukoil, лукойл, газпромнефть, роснефть, татнефть, азс, окко, wog, укрнафта, ina,
    crodux, nis petrol, petrol doo, eko, шел, βενζίνη, πρατήριο, opet, shell tr, aytemiz, akaryakıt, סונול, פז, דלק,
    adnoc, enoc, eppco, aldrees, محطة, وقود, بنزين, エネオス, eneos, 出光, コスモ石油, ガソリン, gs칼텍스, sk에너지, s oil, 주유소, 中石化, 中国石化,
    中石油, 加油站, 中油, petronas, petron, caltex, spbu, pertamina, ampol, united petroleum, metro petroleum, 7 eleven fuel,
    z energy, gull, petro canada, husky, ultramar, irving, engen, sasol, indian oil, iocl, hpcl, bpcl, hp petrol,
    charging, ev charging, ionity, chargepoint, tesla supercharger, electrify america, evgo, pod point, fastned,
    allego, enbw ladestation, cumberland farms, royal farms, quikcheck, kwik trip, buc ees, ampm, valero energy,
    bp petrol, sainsburys petrol, tesco petrol, asda petrol, morrisons petrol, aral ag, oil tankstelle,
    classic tankstelle, star tank, agrola, migrol, ruedi rüssel, coop pronto tank, total access, intermarche carburant,
    leclerc carburant, petroprix, ballenoil, plenoil, eni live, ip matic, tango tank, circle k no, yx energi, slovnaft,
    robin oil, petrol si, ev charge, tesla charging, ubitricity, osprey charging, gridserve, instavolt`,
};
