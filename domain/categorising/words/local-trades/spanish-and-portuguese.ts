import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const SPANISH_AND_PORTUGUESE: Page = {
  'ES MX AR CL CO PE UY': {
    groceries: 'frutas',
    shopping: 'estanc, estanco',
    fuel: 'combustible',
    restaurants: `
      freiduria, bocateria`,
    'home-and-garden': `
      persianas, vivers, decoracion, cristaleria`,
    'books-and-hobbies': `
      bricolaje, kiosko`,
    doctor: `
      osteopatia`,
    'personal-care': `
      estilistas, balneario`,
    insurance: `
      mutualidad`,
    'public-transport': `
      rodalies`,
    parking: `
      telepeaje`,
    vehicle: `
      autocentro`,
    hotels: `
      apartamentos, apartahotel, alojamiento`,
    sport: `
      padel,
      ciclos, piscinas`,
    events: `
      auditorio`,
    pets: `
      piensos`,
    donations: `
      diocesis, arquidiocesis`,
    childcare: `
      escoleta, campamento`,
    mortgage: `
      hipotecas`,
  },
  'MX AR CL CO PE UY': {
    restaurants: `
      fonda, pizzas, hamburguesas, pollos, rosticeria, asadero, comida china`,
    coffee: `
      repostería, nieves, donas, jugos, dulcería`,
    groceries: `
      minisuper, vinatería, licores, vinos y licores, salchichonería, autoservicio, semillas`,
    pharmacy: `
      botica`,
    clothing: `
      uniformes, sastrería`,
    'home-and-garden': `
      pinturas, vidrios, maderería, refrigeración, herrería, fumigaciones`,
    vehicle: `
      verificación, mofles, motos`,
    sport: `
      alberca`,
    'books-and-hobbies': `
      telas, copias, fotocopias`,
    electronics: `
      electrónica, computación, celulares`,
    events: `
      boletos`,
    fuel: `
      gasolinero, gasolineros, gasolinería,
      gasol`,
  },
  'PT BR': {
    groceries: `
      charcutaria, salsicharia`,
    restaurants: `
      adega, bifanas, petisqueira, rodizio, refeitorio, francesinha`,
    coffee: `
      cafezinho`,
    clothing: `
      retrosaria`,
    'home-and-garden': `
      colchoes, serralharia, carpintaria, vidraria, drogarias, decoração, eletricista, persianas`,
    'books-and-hobbies': `
      artesanato`,
    doctor: `
      consultorio, imagiologia, osteopatia`,
    'personal-care': `
      termas`,
    vehicle: `
      auto mecanica, mecanica auto, inspecção, oficinas, rectificadora, autovidreira, inspeções`,
    hotels: `
      residencial, apartamentos, pensao`,
    sport: `
      ténis`,
    events: `
      bilheteira, bilheteria,
      bilheteira, cineclube, cinemateca`,
    pets: `
      racoes, tosquias`,
    taxes: `
      coimas, contribuicoes`,
    childcare: `
      pre-escolar`,
    parking: `
      autoestradas`,
  },
  BR: {
    restaurants: `
      esfiha, comida, acarajé`,
    coffee: `
      doceria, doces, sorvetes, açaí, bolos, salgados, panificação, casa de pães`,
    groceries: `
      atacadista, atacadão,
      frigorífico, atacado, armazém, bebidas, distribuidora de bebidas, verduras, laticínios, conveniência, adega`,
    pharmacy: `
      farma, manipulação, drogarias`,
    doctor: `
      oftalmo, exames, diagnósticos`,
    'personal-care': `
      cosméticos, beleza`,
    clothing: `
      malharia,
      modas, confecções`,
    'home-and-garden': `
      tintas, decorações, hidráulica, utilidades, marcenaria`,
    vehicle: `
      auto mecanica, auto eletrica, funilaria, borracharia, veículos, lava rápido`,
    education: `
      cursos, idiomas, ensino`,
    electronics: `
      celulares`,
    'books-and-hobbies': `
      tecidos`,
    sport: `
      padel`,
  },
};
