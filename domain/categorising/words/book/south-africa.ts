import type { Page } from './page.ts';

/** Merchants of South Africa, as its banks print them. */
export const SOUTH_AFRICA: Page = {
  ZA: {
    groceries: `
      pnp, pick n pay, pick and pay, picknpay, checkers, checkers hyper, checkers sixty60, sixty60, shoprite, usave,
      spar, superspar, kwikspar, woolworths, woolworths food, woolies, food lovers, food lover s, boxer, boxer superstore,
      makro, game stores, cambridge food, ok foods, ok grocer, fruit and veg, tops at spar, liquorshop, pnp liquor`,
    restaurants: `
      steers, nandos, nando s, wimpy, spur, ocean basket, fishaways, debonairs, debonairs pizza, roman s pizza, chicken licken,
      hungry lion, barcelos, rocomamas, kauai, panarottis, john dory s, galito s, romans pizza, mr d food, mrd food, mr d, bootlegger`,
    coffee:
      'mugg and bean, mugg & bean, vida e caffe, seattle coffee, seattle coffee co, wild bean cafe, bootlegger coffee',
    pharmacy: 'clicks, dischem, dis chem, link pharmacy, medirite, alpha pharm',
    fuel: 'engen, sasol, astron, astron energy, total garage, shell garage, caltex, bp garage, puma energy',
    clothing: `
      mr price, mrp, truworths, foschini, edgars, ackermans, pep stores, jet stores, exact, markham, totalsports,
      sportscene, identity, cotton on, superbalist, bash`,
    'home-and-garden':
      'builders, builders warehouse, builders express, buco, build it, cashbuild, leroy merlin, mr price home, mrp home, coricraft, sheet street',
    electronics: 'incredible connection, hifi corp, hi fi corp, istore, matrix warehouse',
    'online-shopping': 'takealot, takealot com, bidorbuy, bob shop, zando',
    'internet-and-phone':
      'vodacom, mtn, cell c, telkom, telkom mobile, rain, afrihost, webafrica, mweb, vumatel, cool ideas, axxess, rsaweb, openserve',
    subscriptions: 'dstv, multichoice, multichoice dstv, showmax',
    'health-insurance': `
      discovery health, dischealth, disc health, discovery h medical, momentum health, bonitas, medihelp, bestmed, fedhealth, gems medical, discovery vitality`,
    insurance:
      'outsurance, santam, hollard, miway, king price, old mutual, sanlam, liberty life, momentum, metropolitan life, discovery life, disclife, avbob, 1life, clientele',
    sport: 'virgin active, virgin act, planet fitness, viva gym, zone fitness, parkrun',
    taxi: 'uber trip, bolt eu, bolt eu o, indriver',
    mortgage: 'sahomeloans, sa home loans, fnb home loan, absa home loan, nedbank home loan',
    vehicle: 'wesbank, mfc, tracker, cartrack, netstar, tiger wheel, tiger wheel and tyre, supa quick, hi q, dekra',
    'electricity-and-gas': 'eskom, city power, prepaid electricity',
    housing: 'city of cape town, city of johannesburg, city of tshwane, ethekwini, ekurhuleni, nelson mandela bay',
    water: 'rand water, johannesburg water',
    taxes: 'sars, sars efiling',
    flights: 'flysafair, safair, airlink, lift airline',
    pets: 'absolute pets, petworld, vet s all natural',
    events: 'ster kinekor, nu metro, computicket, quicket, webtickets',
    parking: 'admyt, sanral, e toll, parkupp',
    'savings-and-investments':
      'easyequities, easy equities, allan gray, coronation fund, satrix, 10x investments, sygnia',
  },
};
