import type { MerchantWords } from './merchant-words.ts';

export const HEALTH: MerchantWords = {
  kind: 'health',
  source: 'ISO 18245: 5912, 8011–8099, 0742; OpenStreetMap: amenity=pharmacy, doctors, dentist, veterinary',
  phrases: `
    pharmacy, chemist, drugstore, drug store, cvs, cvs pharmacy, walgreens, rite aid, duane reade, boots, superdrug,
    lloyds pharmacy, dental, dentist, dentistry, orthodontics, doctor, medical, medical centre, medical center,
    clinic, hospital, health centre, physio, physiotherapy, chiropractic, optician, opticians, optical, optometrist,
    eyewear, specsavers, vision express, vets, vet, veterinary, animal hospital, labcorp, quest diagnostics,
    urgent care, therapist, apotheke, arzt, zahnarzt, praxis, zahnarztpraxis, tierarzt, klinik, optik, optiker,
    fielmann, apollo optik, pharmacie, médecin, medecin, docteur, dentiste, clinique, laboratoire, opticien,
    optique, vétérinaire, farmacia, farmacias, médico, dentista, clínica, clinica, óptica, optica, veterinario,
    veterinaria, ottica, studio dentistico, medico, ospedale, parafarmacia, farmácia, drogaria, drogasil,
    droga raia, laboratorio, apotheek, tandarts, huisarts, fysiotherapie, dierenarts, pearle, apotek, apoteket,
    kronans apotek, apotea, tandläkare, tandvård, vårdcentral, folktandvården, tandlæge, læge, matas, apotek 1,
    tannlege, legesenter, apteekki, hammaslääkäri, lääkäriasema, mehiläinen, terveystalo, pihlajalinna, apótek,
    apteek, hambaravi, aptieka, zobārst, vaistinė, apteka, dentysta, stomatolog, lekarz, przychodnia, optyk,
    weterynarz, lékárna, lekarna, dr max, zubař, zubní, ordinace, veterina, lekáreň, gyógyszertár, patika, fogászat,
    orvos, rendelő, állatorvos, farmacie, catena, help net, stomatologie, ljekarna, apoteka, zubar, аптека, клиника,
    φαρμακείο, ιατρείο, οδοντίατρος, ιατρός, eczane, eczanesi, hastane, hastanesi, veteriner, стоматология,
    поликлиника, инвитро, בית מרקחת, סופר פארם, מרפאה, صيدلية, عيادة, مستشفى, النهدي, nahdi, 薬局, マツモトキヨシ, ドラッグ,
    クリニック, 歯科, 病院, 医院, 약국, 병원, 의원, 치과, 药店, 药房, 診所, 牙科, watsons, guardian pharmacy, mannings, apotik, kimia farma,
    rumah sakit, nhà thuốc, bệnh viện, nha khoa, ร้านยา, โรงพยาบาล, คลินิก, mercury drug, chemist warehouse,
    priceline, shoppers drug mart, jean coutu, pharmaprix, rexall, clicks, dis chem, apollo pharmacy`,
};
