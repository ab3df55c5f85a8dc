import { lazyBook, type PhraseBook, phraseBook } from '../../bills/detection/reading/phrases.ts';

/**
 * Companies that bill under their legal name, and authorities, by the name that people know. For showing alone: what
 * rules and bills know a payment by does not depend on it. Sources: registers of companies; the companies' imprints.
 */
const COMPANIES = `
  Naturgy: naturgy iberia, naturgy clientes, comercializadora regulada gas power
  Movistar: telefonica de espana, telefonica moviles espana, telefonica moviles, movistar fusion
  O2: telefonica germany, o2 czech republic
  Orange: orange espagne, orange espana, orange polska
  Digi: digi spain, digi spain telecom
  Vodafone: vodafone espana, vodafone ono, vodafone portugal, vodafone italia, vodafone gmbh, vodafone libertel
  Endesa: endesa energia, energia xxi
  Iberdrola: iberdrola clientes, iberdrola cliente, curenergia
  Repsol: repsol comercializadora
  Línea Directa: linea directa, linea directa aseguradora
  Mutua Madrileña: mutua madrilena, mutua madrilena automovilista
  Mapfre: mapfre espana, mapfre familiar
  Cetelem: banco cetelem, bnp paribas personal finance
  El País: ediciones el pais
  El Mundo: unidad editorial
  La Vanguardia: la vanguardia ediciones
  UNICEF: fundacion unicef, unicef comite espanol
  Cruz Roja: cruz roja espanola
  Médicos Sin Fronteras: medicos sin fronteras
  Agencia Tributaria: agencia tributaria, agencia estatal de administracion tributaria, aeat
  Seguridad Social: tesoreria general de la seguridad social, tgss
  EMT Madrid: empresa municipal de transportes
  PcComponentes: pccomponentes
  EDP: edp comercial
  Galp: galp power, petrogal
  MEO: meo servicos, altice portugal
  NOS: nos comunicacoes
  Público: publico comunicacao social
  Autoridade Tributária: autoridade tributaria, estado imi, estado iuc, estado irs
  Via Verde: via verde portugal, via verde
  TAP Air Portugal: tap air, tap portugal, tap air portugal
  CP: cp comboios
  Fidelidade: fidelidade companhia
  Continente: continente modelo, modelo continente, continente bom dia
  ENGIE: engie home
  EDF: edf clients particuliers, electricite de france
  DGFIP: direction generale des finances, dgfip
  CPAM: caisse primaire assurance maladie, c p a m
  CAF: caf de, caisse allocations familiales
  France Travail: france travail, pole emploi
  Bouygues Telecom: bouygues telecom
  SFR: sfr fixe, sfr mobile
  Free: free telecom, free hautdebit
  Navigo: comutitres
  MAIF: maif
  Vinci Autoroutes: autoroutes du sud, autoroute du sud, cofiroute
  APRR: autoroutes paris rhin
  Enel Energia: enel energia, servizio elettrico nazionale
  A2A: a2a energia
  Eni Plenitude: eni plenitude, eni gas e luce
  TIM: telecom italia
  WINDTRE: wind tre
  Fastweb: fastweb
  Autostrade per l'Italia: autostrade per l italia
  Agenzia delle Entrate: agenzia delle entrate, pagamento deleghe f24, pagamento f24, delega f24
  INPS: inps pensioni
  Telekom: telekom deutschland, deutsche telekom
  Magenta: t mobile austria
  A1: a1 telekom austria
  1&1: 1 1 telecom, 1und1 telecom
  Vattenfall: vattenfall europe sales, vattenfall europe
  E.ON: e on energie deutschland, eon energie deutschland
  EnBW: enbw energie baden
  Rundfunkbeitrag: rundfunk ard zdf dradio
  AOK: aok die gesundheitskasse
  Techniker Krankenkasse: techniker krankenkasse
  Wiener Linien: jahreskarte wl, wiener linien
  Swisscom: swisscom schweiz
  Sunrise: sunrise gmbh, sunrise upc
  Krankenkasse SWICA: swica krankenversicherung
  Eurail: eurail
  KPN: kpn mobile
  Ziggo: ziggo services, vodafoneziggo
  Vattenfall: vattenfall sales nederland
  Belastingdienst: belastingdienst
  Zilveren Kruis: zilveren kruis
  ABN AMRO: abn amro hypotheken
  Dirk: dirk vdbroek, dirk van den broek
  NS: ns international
  SMAT: smat
  Telia: telia sverige, telia norge, telia company
  Telenor: telenor norge, telenor sverige
  Tre: hi3g access
  Försäkringskassan: forsakringskassan
  Göteborgs-Posten: stampen goteborgs posten
  Lånekassen: statens lanekasse
  Skatteetaten: skatteetaten
  Traficom: liikenne ja viestintavirasto
  Elisa: elisa oyj
  Lumo: kojamo lumo kodit
  TDC: tdc net
  YouSee: yousee
  PGNiG: pgnig obrot detaliczny
  PKP Intercity: pkp intercity
  OLX: grupa olx
  UPC: upc polska
  T-Mobile: t mobile polska, t mobile czech republic
  Play: p4 sp, p4
  Tauron: tauron sprzedaz
  Enea: enea
  PZU: powszechny zaklad ubezpieczen
  ČEZ: cez prodej
  innogy: innogy energie
  BookMyShow: bigtree entertainment
  IndiGo: interglobe aviation
  OYO: oravel stays
  Flipkart: flipkart internet
  Swiggy: bundl technologies
  Zomato: zomato limited, eternal limited
  Zepto: kiranakart, drogheria sellers
  Blinkit: blinkit, blink commerce, grofers
  Ola: ani technologies, ola cabs
  Uber: uber india systems
  Paytm: one97, one 97 communications
  MakeMyTrip: makemytrip india
  Myntra: myntra designs
  Nykaa: nykaa e retail, fsn e commerce
  BigBasket: innovative retail concepts, supermarket grocery supplies
  Airtel: bharti airtel, airtel mob, airtel payments
  Jio: reliance jio, jio prepaid, jio mobility
  DMart: avenue supermarts
  BWSSB: bwssb
  IRCTC: irctc web ticketing, irctc
  Amazon: amazon pay india, amazon seller services, amazonmktplc, amazon digital germany, amazon eu
  LIC: lic of india, life insurance corporation of india
  Zerodha: zerodha broking
  Groww: nextbillion technology, groww invest
  Indian Clearing Corporation: indian clearing corp, indian clearing corporation
  Tata Play: tata play
  Shell: shell india markets
  McDonald's: hardcastle restaurants, arcos dourados
  Domino's: jubilant foodworks
  Enel: enel sp, enel brasil, eletropaulo
  Claro: claro nxt, claro s a, net servicos
  Vivo: telefonica brasil, vivo fixo, vivo movel
  TIM: tim celular
  Sabesp: sabesp
  Drogasil: raia drogasil
  Droga Raia: droga raia, raia
  GOL: gol linhas
  LATAM: tam linhas, latam air
  Azul: azul linhas
  C&A: cea
  Lojas Americanas: lojas americanas
  Magazine Luiza: magazineluiza, magalu
  CFE: cfe suministrador
  Telmex: telefonos de mexico
  Telcel: radiomovil dipsa
  AGL: agl sales
  Origin Energy: origin energy
  Telstra: telstra corporation
  Transport for NSW: transportfornsw, transport for nsw
  The Age: fairfax the age
  Service NSW: service nsw
  Australian Taxation Office: ato payment
  DVLA: dvla vehicle tax, dvla vehicle
  TV Licensing: tv licence
  HMRC: hmrc ndds, hmrc self assessment
  EE: ee limited, everything everywhere
  Virgin Media: virgin media pymts
  Severn Trent: severn trent water
  Co-op: co op group food, co op food, co op group
  Honda Financial: honda finance, honda pmt
  Hydro-Québec: hydro quebec
  Enbridge Gas: enbridge gas
  Canada Revenue Agency: canada revenue
  Franchise Tax Board: franchise tax bo
  IRS: irs usataxpymt, irs treas
  Department of Education: dept education, dept of education
  Con Edison: con ed of ny, coned
  1-800-Flowers: 1 800 flowers
  Planet Fitness: planet fit, abc planet fitness
  State Farm: state farm ro
  McDonald's: mc donalds, mc donald s
  H&M: h m hennes mauritz, hm hennes mauritz, hennes mauritz
  Air Canada: air can
  Rogers: rogers comm, rogers communications
  Uber Eats: uber canada ubereats, ubereats
  Amazon Prime: amazonprimebr, amazon prime br
  IndiGo: indigo airlines
  Segurança Social: seg social, seguranca social
  El Corte Inglés: financiera el corte ingles, el corte ingles
  Mercado Pago: mercado pago
  Beneva: assurances beneva
  Intact: intact ins
  Pyszne.pl: pyszne pl
  České dráhy: ceske drahy
  Vodafone: vodafone czech republic
  Canva: canva canva
  Grammarly: grammarly co, grammarly`;

/** The names by phrases of what banks print. */
export const companies: () => PhraseBook<string> = lazyBook(() =>
  phraseBook(
    COMPANIES.trim()
      .split('\n')
      .map((line) => {
        const [name = '', phrases = ''] = line.trim().split(': ');
        return [name, phrases] as const;
      }),
  ),
);
