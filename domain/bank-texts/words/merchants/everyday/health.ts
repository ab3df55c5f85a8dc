import type { MerchantWords } from '../../merchant-words.ts';

export const HEALTH: MerchantWords = {
  kind: 'health',
  source: 'ISO 18245: 5912, 8011–8099, 0742; OpenStreetMap: amenity=pharmacy, doctors, dentist, veterinary',
  phrases: `
    dental, dentistry, orthodontics, doctor, medical, clinic, hospital, health centre, physio, chiropractic, labcorp,
    quest diagnostics, urgent care, therapist, arzt, zahnarzt, praxis, zahnarztpraxis, klinik, médecin, docteur,
    clinique, laboratoire, médico, studio dentistico, ospedale, laboratorio, tandarts, huisarts, fysiotherapie,
    tandläkare, tandvård, vårdcentral, folktandvården, tandlæge, læge, legesenter, hammaslääkäri, lääkäriasema,
    mehiläinen, terveystalo, pihlajalinna, hambaravi, zobārst, dentysta, stomatolog, lekarz, przychodnia, zubař, zubní,
    ordinace, fogászat, orvos, rendelő, stomatologie, клиника, ιατρείο, οδοντίατρος, ιατρός, hastane, hastanesi,
    стоматология, поликлиника, инвитро, מרפאה, عيادة, مستشفى, クリニック, 歯科, 病院, 医院, 병원, 의원, 치과, 診所, 牙科, rumah sakit,
    bệnh viện, nha khoa, โรงพยาบาล, คลินิก, one medical, mychart, zocdoc, doctolib, vaccination, vaccinations, vaccine,
    vaccin, vaccins, flu shot, travel clinic, impfung, impfzentrum, vacina, vacinas, vacuna, vacunas, vaccinazione,
    szczepienie, szczepienia, očkování, oltás, vaccinare, aşı, vaksine, vaksinering, rokote, ワクチン, 予防接種, 예방접종, 疫苗,
    check up, checkup, health check, health checkup, executive health, vorsorge untersuchung, bilan de sante, chequeo,
    controllo medico, badania, eye test, eye exam, sehtest, sjekk, 健診, 건강검진, 體檢`,
  finer: {
    pharmacy: `
      chemist, drugstore, drug store, cvs, walgreens, rite aid, duane reade, boots, superdrug, lloyds pharmacy,
      farmacias, parafarmacia, drogaria, drogasil, droga raia, apotheek, apotek, apoteket, kronans apotek, apotea,
      apteekki, apteek, aptieka, vaistinė, apteka, dr max, lekáreň, gyógyszertár, patika, catena, help net, ljekarna,
      apoteka, аптека, φαρμακείο, eczane, eczanesi, בית מרקחת, סופר פארם, صيدلية, النهدي, nahdi, 薬局, マツモトキヨシ, ドラッグ, 약국,
      药店, 药房, watsons, guardian pharmacy, mannings, apotik, kimia farma, nhà thuốc, ร้านยา, mercury drug, priceline,
      shoppers drug mart, jean coutu, pharmaprix, rexall, clicks, dis chem, apollo pharmacy, matas, kinney drugs,
      london drugs, well pharmacy, day lewis, lloydspharmacy, docmorris, shop apotheke, medpex, easyapotheek, sunstore,
      amavita, farmavita, da apotheek, etos apotheek, doz apteka, gemini apteka, super pharm, pilulka, benu lekarna,
      sensiblu, terry white, unichem`,
    pets: `
      vets, vet, animal hospital, tierarzt, vétérinaire, veterinaria, dierenarts, weterynarz, állatorvos, veteriner,
      petsmart, petco, pets at home, chewy, fressnapf, zooplus, maxi zoo, zoo royal, das futterhaus, tiendanimal,
      kiwoko, arcaplanet, ranzijn, pets place, arken zoo, musti ja mirri, zoo cz, super zoo, petstock, petbarn,
      petvalu, pet valu`,
    health: `
      optician, opticians, optical, optometrist, eyewear, specsavers, vision express, optik, fielmann, apollo optik,
      opticien, optique, óptica, ottica, pearle, optyk, eye care, vision care, eye clinic, augenoptik, vet clinic,
      hearing care, ótica, óticas, 人間ドック, 健康診断, 眼鏡, メガネ, jins, zoff`,
  },
};
