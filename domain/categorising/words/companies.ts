import { lazyBook, type PhraseBook, phraseBook } from '../../bank-texts/phrases.ts';

/**
 * Companies that bill under their legal name, and authorities, by the name that people know. For showing alone: what
 * rules and bills know a payment by does not depend on it. Sources: registers of companies; the companies' imprints.
 */
const COMPANIES = `
  LIC: lic of india, life insurance corporation of india
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
  Autoridade Tributária: autoridade tributaria, pag estado, estado imi, estado iuc, estado irs
  Via Verde: via verde portugal, via verde, viaverde
  In-N-Out Burger: in n out burger, in n out
  SAS: sas airline, sas airlines
  Southern California Edison: so cal edison, socal edison
  TAP Air Portugal: tap air, tap portugal, tap air portugal
  CP: cp comboios
  Fidelidade: fidelidade companhia
  Continente: continente modelo, modelo continente, continente bom dia
  ENGIE: engie home
  EDF: edf clients, edf clients particuliers, electricite de france
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
  TV 2 Play: tv 2 play, tv2 play
  TV 2: tv 2 danmark, tv 2 as
  HBO Max: hbo nordic
  YouSee: yousee a s, youse
  TDC: tdc erhverv
  Norlys: norlys energi
  Andel Energi: andel energi
  Ørsted: orsted salg
  HOFOR: hofor vand
  Tryg: tryg forsikring
  Topdanmark: topdanmark forsikring
  Alm. Brand: alm brand
  GF Forsikring: gf forsikring
  Gjensidige: gjensidige forsikring
  Skattestyrelsen: overskydende skat, skattestyrelsen, restskat, skat dk
  Udbetaling Danmark: udbetaling danmark, boernepenge, borne og ungeydelse
  DSB: dsb app, dsb netbutik, dsb automat
  Rejsekort: rejsekort rejseplan
  SuperBrugsen: superbrugsen, sb superbrugsen
  Kvickly: kvickly
  3F: 3f a kasse, 3f fagforening
  Skoda: skoda financial
  ČEZ: cez esco, cez prodej a s, skupina cez
  Pražská energetika: prazska energetika, pre
  Vodafone: vodafone cz, vodafone cr
  O2: o2 cz, o2 slovakia
  ČSOB: csob pojistovna
  Kooperativa: kooperativa pojistovna
  Benzina: benzina cs, orlen benzina
  MOL: mol cs, mol ceska republika
  Shell: shell cs, shell czech republic
  OMV: omv cs
  DPP: dopravni podnik hl, dopravni podnik hl m prahy
  DPMB: dpmb automat
  Datart: datart international
  Penny: penny market
  Alza: alza cz, alzacz
  Heureka: heureka shopping
  Finanční úřad: financni urad
  VZP: vseobecna zdravotni pojistovna
  Telia: telia finland, telia danmark
  DNA: dna oyj
  Elisa: elisa saunalahti
  Helen: helen oy
  Caruna: caruna oy, caruna espoo
  Fortum: fortum markets, fortum sverige, fortum strom
  OP Vakuutus: op vakuutus, pohjola vakuutus
  LähiTapiola: lahitapiola
  Kela: kansanelakelaitos, kela fpa
  Verohallinto: verohallinto
  HSL: hsl helsingin seudun, hsl mobiili
  Nysse: nysse mobiili, tampereen seudun
  VR: vr yhtyma, vr mobile
  Vattenfall: vattenfall ab, vattenfall kundservice
  Ellevio: ellevio ab
  E.ON: eon energilosningar, e on sverige, eon sverige
  Folksam: folksam omsesidig, folksam sak
  Trygg-Hansa: trygg hansa
  Länsförsäkringar: lansforsakringar stockholm
  SL: storstockholms lokaltrafik
  Västtrafik: vasttrafik
  SJ: sj ab
  SAS: scandinavian airlines
  Skatteverket: skatteverket
  CSN: centrala studiestodsnamnden
  Avanza: avanza bank
  Nordnet: nordnet bank
  Nordea: nordea bank
  Fjordkraft: fjordkraft as
  Tibber: tibber norge
  Elvia: elvia as
  Ice: ice communication
  If: if skadeforsikring, if skadeforsakring, if forsikring
  Fremtind: fremtind forsikring
  Ruter: ruter as, ruterappen
  Vy: vygruppen, vy tog
  Vipps: vipps mobilepay as
  Altibox: altibox as
  Get: get as
  NAV: arbeids og velferdsetaten
  Wien Energie: wien energie vertrieb
  Wiener Netze: wiener netze
  Verbund: verbund ag
  UNIQA: uniqa osterreich, uniqa oesterreich
  Wiener Städtische: wiener stadtische, wiener staedtische
  Generali: generali versicherung
  Oberösterreichische Versicherung: oberosterreichische versicherung, oberoesterreichische versicherung
  ORF: orf beitrags, orf beitrag, gis gebuhren
  Drei: hutchison drei austria, drei at
  willhaben: willhaben paylivery, willhaben internet
  ÖAMTC: oamtc, oeamtc
  ASFINAG: asfinag maut
  ÖGK: osterreichische gesundheitskasse, oesterreichische gesundheitskasse
  Salt: salt mobile
  UPC: upc schweiz
  Helsana: helsana versicherungen
  CSS: css kranken, css versicherung
  Die Mobiliar: schweizerische mobiliar, die mobiliar
  Serafe: serafe ag
  EWZ: elektrizitatswerk der stadt zurich, elektrizitaetswerk der stadt zuerich, stadt zurich ewz
  Banque Cantonale Vaudoise: banque cantonale vaudoise
  Jumbo: jumbo markt
  Coop Pronto: coop pronto
  Dirk: dirk vd broek
  Albert Heijn: ah to go, albert heijn
  Eneco: eneco services, eneco consumenten
  Essent: essent retail
  Odido: odido netherlands
  CZ: cz groep zorgverzekeringen, cz zorgverzekering
  VGZ: vgz zorgverzekeraar
  Menzis: menzis zorgverzekeraar
  NS: ns reizigers, ns groep iz
  Marktplaats: marktplaats gelijk oversteken, marktplaats bv
  Tikkie: aab inz tikkie
  Waternet: stichting waternet
  Aviva: aviva insurance
  Scottish Power: scottishpower
  EDF: edf energy
  LIC Housing Finance: lic housing finance, lic housing fin, lic housing
  Uber Eats: new uber eats
  OVO Energy: ovo energy
  Bulb: bulb energy
  United Utilities: united utilities
  Yorkshire Water: yorkshire water
  Sky: sky digital, sky uk, sky subscription
  Three: h3g, h3g reference
  BT: bt group, british telecom
  giffgaff: giffgaff
  Admiral: admiral insurance, admiral group
  Direct Line: direct line ins
  Legal & General: legal and general, legal general
  Nationwide: nationwide b s, nationwide bs
  LNER: lner
  National Trust: national trust
  RSPCA: rspca
  WHSmith: wh smith, w h smith
  Halfords: halfords
  Screwfix: screwfix direct
  Energy Australia: energyaustralia
  Red Energy: red energy
  Optus: optus billing, singtel optus
  TPG: tpg internet
  Medibank: medibank private
  Bupa: bupa australia
  HCF: hospitals contribution fund
  NRMA: insurance australia
  Sydney Trains: transport for nsw travel, opal
  Services Australia: centrelink
  Dan Murphy's: dan murphys, dan murphy s
  JB Hi-Fi: jb hi fi
  Reject Shop: the reject shop
  Bourke Street Bakery: bourke street bakery
  Tabcorp: tab online wagering
  Jio: jiohotstar premium
  JioHotstar: jiohotstar
  BESCOM: bescom, bangalore electricity
  MSEDCL: mahavitaran, msedcl
  Tata Power: tata power company
  HDFC Life: hdfc life insurance
  HDFC Bank: hdfc bank emi
  Bajaj Finance: bajaj finance
  ICICI Prudential: icici pru, icici prudential
  SBI Life: sbi life insurance
  Star Health: star health
  Apollo Pharmacy: apollo pharmacies, apollo pharmacy
  PharmEasy: axelia solutions, pharmeasy
  Urban Company: urbanclap technologies, urbanclap
  Rapido: roppen transportation
  Dunzo: dunzo digital
  Cleartrip: cleartrip private
  Cult.fit: cult fit, curefit
  Zerodha: zerodha
  CRED: dreamplug technologies
  Croma: infiniti retail
  Lenskart: lenskart solutions
  Barbeque Nation: barbeque nation
  PVR INOX: pvr inox, pvr limited
  Indian Oil: indian oil, iocl
  Bharat Petroleum: bharat petroleum
  BPCL: bpcl
  Hindustan Petroleum: hpcl, hindustan petroleum
  EPAL: epal empresa portuguesa
  CTT: ctt correios
  Multicare: multicare seguros
  Ageas: ageas portugal
  Endesa: endesa energia sucursal
  Goldenergy: goldenergy
  Médis: medis companhia
  Santa Casa: santa casa misericordia
  Imobiliária Douro: imob douro
  Ahorramás: ahorramas
  Aguas de Valencia: emivasa
  Canal de Isabel II: canal de isabel ii, canal isabel
  Metro de Madrid: crtm, abono transporte
  Securitas Direct: securitas direct
  Sanitas: sanitas s a de seguros
  Adeslas: segurcaixa adeslas, adeslas segurcaixa
  Wallapop: wallapop
  Acea Energia: acea energia
  Iren: iren mercato
  Hera: hera comm
  Edison: edison energia
  Fastweb: fastweb s p a
  UnipolSai: unipolsai
  Generali: generali italia
  RAI: canone rai
  Trenitalia: trenitalia
  Italo: italo ntv
  Comune di Roma: roma capitale
  AMA Roma: ama s p a
  GTT: gruppo torinese trasporti
  Brno: statutarni mesto brno
  Enea: enea s a, enea operator
  Tauron: tauron
  PGE: pge obrot
  Netia: netia
  Allianz: tuir allianz, allianz versicherungs
  Warta: tuir warta
  ZUS: zaklad ubezpieczen spolecznych
  mPay: mpay parkowanie
  SkyCash: skycash
  Lewiatan: sklep lewiatan
  Żabka: zabka polska, zabka
  Copel: copel distribuicao
  CPFL: cpfl paulista
  Light: light servicos
  Comgás: comgas
  Net: claro net
  Oi: oi fixo
  Bradesco Saúde: bradesco saude
  SulAmérica: sul america, sulamerica
  Nubank: nu pagamentos
  Porto Seguro: porto seguro
  Drogaria São Paulo: drogaria sao pau, drogaria sao paulo
  Fogo de Chão: fogo de chao
  Smart Fit: smartfit
  Bolsa Família: bolsa familia
  Receita Federal: receita federal, darf
  Greystar: biltpymts greystar
  PSE&G: pse g, pseg
  National Grid: national grid
  FPL: fpl direct debit
  GEICO: geico
  Progressive: prog direct ins, progressive ins
  Allstate: allstate ins
  USAA: usaa p c
  Nelnet: nelnet
  Mint Mobile: mint mobile
  E-ZPass: e zpass, ezpass
  WM: waste management wm
  Toronto Hydro: toronto hydro
  Vidéotron: videotron ltee
  Beneva: beneva
  Desjardins Assurances: desjardins assurances
  Revenu Québec: revenu quebec
  Canadian Tire: cdn tire
  SAQ: societe des alcools
  STM: societe de transport de montreal
  SAAQ: societe assurance automobile
  Enbridge Gas: enbridge
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
