import { lazyBook, type PhraseBook, phraseBook, wordsOf } from '../../bank-texts/phrases.ts';

/**
 * Names of merchants as they write them, with what card networks and banks print instead. A text that begins with one
 * of the phrases names that merchant, whatever follows: a shop number, a town, a product. Sources: the merchants' help
 * pages on statement descriptors; Wikidata and OpenStreetMap brands.
 */
const BEGINNINGS = `
  Amazon: amazon, amzn, amzn mktp, amznmktplace, amazon mktp, amazon marketplace, amazon payments, amz
  Amazon Prime: amazon prime, amazon ca prime, amazon ca prime member, amzn prime, amazonprime, amznprime, amz prime
  Amazon Music: amazon music
  Amazon Web Services: amazon web services, aws emea, aws amazon
  Prime Video: prime video, primevideo, amazon video
  Audible: audible
  Kindle: kindle unltd, kindle unlimited, amazon kindle, kindle svcs
  Apple: apple com, apl itunes, apl apple, apple services, itunes com, itunes
  Apple Store: apple store
  Google: google, google play, google services
  Google One: google one, google google one, google storage
  Google Workspace: google workspace, google gsuite
  YouTube: youtube, google youtube, google youtubepremium, youtubepremium, google youtube tv
  Microsoft: microsoft, msft, msbill
  Xbox: microsoft xbox, xbox
  Netflix: netflix
  Spotify: spotify, spotifyab
  Disney+: disney plus, disneyplus
  Hulu: hulu
  HBO Max: hbo max, hbomax, help hbomax
  The New York Times: nytimes, new york times, the new york times
  OpenAI: openai, openai chatgpt, chatgpt
  Anthropic: anthropic, claude ai
  Adobe: adobe
  Dropbox: dropbox
  GitHub: github
  LinkedIn: linkedin
  Steam: steam games, steamgames, steam purchase, steampowered, steam powered
  PlayStation: playstation, playstation network, playstationnetwork
  Nintendo: nintendo
  Uber: uber, uber trip, uber bv, uberrides
  Pyszne.pl: pyszne, takeaway com pyszne
  Uber Eats: uber eats, ubereats, uber canada ubereats
  Lyft: lyft
  MTA: mta nyct
  USPS: usps
  The UPS Store: the ups store, ups store
  H-E-B: h e b
  K-Market: kmarket
  K-Citymarket: kcitymarket
  K-Supermarket: ksupermarket
  S-Market: smarket
  Bolt: bolt eu, bolt operations
  Airbnb: airbnb
  Booking.com: booking com
  Expedia: expedia
  PayPal: paypal instant transfer
  eBay: ebay
  Etsy: etsy, etsy com
  E*TRADE: etrade
  American Airlines: american airlines
  United Airlines: united airlines
  Sur La Table: sur la table
  V&A Museum: va museum, v a museum
  Woodie's: woodies, woodies diy
  AliExpress: aliexpress
  Temu: temu, temu com
  SHEIN: shein
  Zalando: zalando
  IKEA: ikea
  H&M: h m
  Decathlon: decathlon
  Primark: primark
  UNIQLO: uniqlo
  Starbucks: starbucks, sbux, pl sbx
  McDonald's: mcdonald s, mcdonalds, mcd s, mcdonald, mc donald s, mc donalds, mc donald
  Burger King: burger king
  KFC: kfc, kentucky fried chicken
  Domino's: dominos, domino s pizza
  Pizza Hut: pizza hut
  Five Guys: five guys
  Walmart: walmart, wal mart, wm supercenter, wmt plus
  Costco: costco, costco whse
  Safeway: safeway
  Whole Foods: whole foods, wholefds, wholefoods
  Joe & The Juice: joe the juice, joe and the juice, joeandthejuice
  Trader Joe's: trader joe s, trader joes, trader joe
  Publix: publix
  Albertsons: albertsons
  Wegmans: wegmans
  CVS Pharmacy: cvs pharmacy, cvs
  Walgreens: walgreens
  Rite Aid: rite aid
  The Home Depot: the home depot, home depot, homedepot
  Best Buy: best buy, bestbuy
  7-Eleven: 7 eleven, 7eleven
  Dunkin': dunkin, dunkin donuts
  Wendy's: wendys, wendy s
  Taco Bell: taco bell
  Chipotle: chipotle
  Chick-fil-A: chick fil a
  Panera Bread: panera bread, panera
  DoorDash: doordash, dd doordash
  Grubhub: grubhub
  Instacart: instacart, ic instacart
  ExxonMobil: exxonmobil
  Chevron: chevron
  Tim Hortons: tim hortons
  Shoppers Drug Mart: shoppers drug mart
  Canadian Tire: canadian tire, cdn tire, cdn tire store
  Petro-Canada: petro canada, petrocan, petro can, petrocanada
  Real Canadian Superstore: real cdn superstore, real canadian superstore, real cdn super, rcss
  Loblaws: loblaws
  Sobeys: sobeys
  LCBO: lcbo
  Tesco: tesco, tesco stores, tesco express
  Tesco Mobile: tesco mobile
  Tesco Bank: tesco bank
  Sainsbury's: sainsburys, sainsbury s, sainsbury
  Sainsbury's Bank: sainsburys bank, sainsbury s bank
  Asda: asda
  Morrisons: morrisons, wm morrison, wm morrisons
  Waitrose: waitrose
  Marks & Spencer: marks spencer, marks and spencer
  B&Q: b q, b and q
  Greggs: greggs
  Pret A Manger: pret a manger, pret manger
  Costa Coffee: costa coffee
  Nando's: nandos, nando s
  Wetherspoon: wetherspoon, jd wetherspoon
  Deliveroo: deliveroo
  Just Eat: just eat, justeat, justeatcouk
  Transport for London: tfl travel, tfl travel ch, tfl travel charge, tfl gov uk
  Trainline: trainline, thetrainline
  Argos: argos
  John Lewis: john lewis
  Octopus Energy: octopus energy
  British Gas: british gas
  Thames Water: thames water
  Vodafone: vodafone
  Verizon: verizon, verizon wireless, vz wireless, vzwrlss, vzw, verizonwrlss
  T-Mobile: tmobile, tmo, t mobile
  AT&T: att, at t, attm, att payment, attbill, att bill
  Xfinity: xfinity
  Spectrum: spectrum mobile, charter comm, spectrum tv
  Drei: hutchison drei, hutchison drei austria, drei austria
  Rimi: rimi
  Patreon: patreon
  Hertz: hertz
  Ulta Beauty: ulta
  PG&E: pacific gas elec, pg e, pgande, pgeweb
  QFC: qfc
  Süddeutsche Zeitung: sueddeutsche zeitung, süddeutsche zeitung
  ADAC: adac
  La Repubblica: gedi news network la repubblica, la repubblica
  Lidl: lidl
  Lidl Connect: lidl connect
  ALDI: aldi, aldi sued, aldi nord, aldi stores
  ALDI TALK: aldi talk
  REWE: rewe, rewe markt
  EDEKA: edeka
  Kaufland: kaufland
  Rossmann: dirk rossmann
  dm: dm drogerie, dm drogeriemarkt, dm drogerie markt, dm markt, dm fil
  MediaMarkt: mediamarkt, media markt
  BAUHAUS: bauhaus
  HORNBACH: hornbach
  Lieferando: lieferando
  Deutsche Bahn: deutsche bahn, db vertrieb, db bahn
  FlixBus: flixbus, flixmobility
  Netto: netto marken, netto marken discount, netto einfach besser
  Migros: migros, migrosmarkt, migrolino
  SBB: sbb cff ffs, sbb mobile
  BILLA: billa
  ÖBB: öbb, oebb
  Carrefour: carrefour
  E.Leclerc: e leclerc, leclerc, eleclerc
  Auchan: auchan
  Intermarché: intermarche, intermarché
  Monoprix: monoprix
  Franprix: franprix
  Fnac: fnac
  Darty: darty
  Leroy Merlin: leroy merlin
  SNCF: sncf, sncf connect, sncf voyageurs
  RATP: ratp
  TotalEnergies: totalenergies
  Free Mobile: free mobile
  Mercadona: mercadona
  El Corte Inglés: el corte ingles
  Repsol: repsol
  Cepsa: cepsa
  Glovo: glovo, glovoapp
  Cabify: cabify
  Renfe: renfe
  Esselunga: esselunga
  Conad: conad
  Autogrill: autogrill
  Trenitalia: trenitalia
  Pick n Pay: pick n pay
  Pingo Doce: pingo doce
  Albert Heijn: albert heijn, ah to go
  HEMA: hema
  Kruidvat: kruidvat
  bol: bol com
  Thuisbezorgd: thuisbezorgd
  NS: ns groep, ns reizigers
  Colruyt: colruyt
  Delhaize: delhaize
  ICA: ica supermarket, ica kvantum, ica maxi, ica nara
  Willys: willys
  Systembolaget: systembolaget
  Pressbyrån: pressbyran, pressbyrån
  Føtex: føtex, fotex
  REMA 1000: rema 1000, rema1000
  99: 99app
  Udbetaling Danmark: udbetaling danmark
  Elgiganten: elgiganten
  Clas Ohlson: clas ohlson
  Biedronka: biedronka, jmp s a biedronka, jeronimo martins
  Żabka: zabka, żabka
  ORLEN: orlen
  Allegro: allegro
  InPost: inpost
  Alza: alza, alza cz
  Rohlík: rohlik cz
  Woolworths: woolworths
  Bunnings: bunnings
  JB Hi-Fi: jb hi fi
  OXXO: oxxo
  Mercado Libre: mercado libre, mercadolibre
  Mercado Livre: mercado livre, mercadolivre
  iFood: ifood
  Rappi: rappi
  Swiggy: swiggy
  Zomato: zomato
  BigBasket: bigbasket
  Flipkart: flipkart
  Grab: grab com, grab rides
  FairPrice: ntuc fairprice, fairprice
  TJ Maxx: tj maxx, tjmaxx, t j maxx
  Wolt: wolt
  foodora: foodora
  Foodpanda: foodpanda
  Ryanair: ryanair
  easyJet: easyjet
  Lufthansa: lufthansa
  British Airways: british airways
  Air France: air france
  KLM: klm
  Delta Air Lines: delta air
  United Airlines: united airlines
  American Airlines: american airlines
  Southwest Airlines: southwest airlines`;

/** Names that are words or names of people as well: only where nothing else is left of a text. */
const WHOLE = `
  Target: target
  Marks & Spencer: m&s
  Kroger: kroger
  Denner: denner
  Coles: coles
  Marriott: marriott
  Hilton: hilton
  Lowe's: lowes, lowe s
  Rossmann: rossmann
  Gap: gap
  Next: next, next retail
  Boots: boots
  Shell: shell, shell oil
  BP: bp
  Esso: esso
  OBI: obi
  PENNY: penny, penny markt
  Netto: netto
  Saturn: saturn
  toom: toom, toom baumarkt
  Müller: muller, mueller
  Aral: aral, aral ag
  Jumbo: jumbo
  Action: action
  Etos: etos
  Coop: coop
  Spar: spar
  Hofer: hofer
  Manor: manor
  Subway: subway
  UPS: ups
  Kmart: kmart
  Metro: metro
  Kiwi: kiwi
  Prisma: prisma
  Albert: albert
  ICA: ica
  C&A: cea
  REI: rei
  AIA: aia
  IRAS: iras
  MEO: meo
  NOS: nos, nos com, nos comunicacoes
  T&T Supermarket: t&t, t & t
  Eni: eni
  Picard: picard
  Orange: orange
  One NZ: one nz
  Free: free
  EE: ee, ee limited
  AMC: amc, amc theatres`;

/** All names with their phrases, separated by commas. */
export const BRAND_PHRASES: readonly (readonly [name: string, phrases: string])[] = [
  ...pairs(BEGINNINGS),
  ...pairs(WHOLE),
];

/** The names by the words that stand at the beginning of a merchant's name. */
export const brandsBeginning: () => PhraseBook<string> = lazyBook(() => phraseBook(pairs(BEGINNINGS)));

/** The names by all words of a merchant's name. */
export const BRANDS_WHOLE: ReadonlyMap<string, string> = new Map(
  pairs(WHOLE).flatMap(([name, phrases]) =>
    phrases.split(',').map((phrase) => [wordsOf(phrase).join(' '), name] as const),
  ),
);

function pairs(table: string): readonly (readonly [name: string, phrases: string])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', phrases = ''] = line.trim().split(': ');
      return [name, phrases] as const;
    });
}
