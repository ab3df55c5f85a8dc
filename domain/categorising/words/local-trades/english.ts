import type { Page } from '../book/page.ts';

/** The words of `LOCAL_TRADES` for these languages. */
export const ENGLISH: Page = {
  'US CA GB IE AU NZ ZA IN SG': {
    restaurants: `
      greek,
      hamburgers, kabob, kabobs, shabu shabu, shabu, yakitori, bulgogi, laksa, chicken rice, roasted duck, roast duck,
      steaks, eatery, pho house, oyster bar, biryanis, korean bbq, sandwiches,
      eats, chargrill, grillhouse, chophouse, steak house, rotisserie, wings, chicken, fried chicken, peri peri,
      piri piri, hoagies, burrito, burritos, quesadilla, nachos, churro, teriyaki, hibachi, teppanyaki, bento,
      donburi, udon, soba, donkatsu, bibimbap, banh mi, dumpling, dumplings, hot pot, hotpot, szechuan, sichuan,
      vietnamese, dosa, chaat, momos, kebabs, shish, mezze, meze, gyro, lebanese, seafood, oysters, crab house,
      crawfish, fish fry, fish house, fish shop, chippy, fryer, fish bar, take away, takeaways, takeout, carvery,
      gastropub, buffet, food court, food hall, brunch, pancake, pancakes, waffle, waffles, hot dogs, luncheonette,
      drive in, drive thru, cookhouse, supper club, roti, soul food, smokehouse, sandwich shop, sub shop, pizza shop,
      cantina, pizza kitchen`,
    coffee: `
      coffeehouse, coffee lab, kopi, bubble teas, milk bar, acai, gelateria, gelato, ice creams, ice cream,
      coffe, coffees, espressos, roasters, bakeries, bake, bakes, bagel, doughnut, doughnuts, donut, cupcake,
      cupcakes, cakes, cake shop, cookie, cookies, pie shop, pies, pastry, pastries, croissant, creamery,
      frozen yogurt, froyo, dessert, desserts, juicery, boba, milk tea, tea room, tea rooms, tearooms, chai,
      sweet shop, candy shop`,
    bars: `
      brewing, aleworks, beerworks,
      alehouse, ale house, taphouse, beer garden, beer hall, cocktail, cocktails, nightclub, night club, karaoke,
      distillery, cidery`,
    groceries: `
      vege, veges, veggie, vegetables, fruit, fruits, produce, superette, food mart, food store, food market,
      corner store, general store, village store, village stores, village shop, meat, meats, meat market, fish market,
      seafood market, cheese shop, cheesemonger, health foods, healthfoods, bulk foods, organics, cellars, wines,
      halal meat, spices, fishmonger, fishmongers, market, minimart, mini mart`,
    pharmacy: `
      apothecary, compounding`,
    doctor: `
      orthodontist, endodontics, periodontics, oral surgery, family medicine, paediatrics, pediatrics, dermatology,
      cardiology, radiology, imaging, pathology, podiatrist, podiatry, chiropractor, chiro, physical therapy,
      vision center, obgyn, gynecology, health center, medical supply, psychologist, counseling, counselling, ob gyn,
      urology, oncology, ent, health services, health system, healthcare, health care, womens health, family health,
      blood bank, medical services`,
    'personal-care': `
      haircuts, haircutters, waxing, lashes, brows, skincare, skin care, dry cleaning, drycleaners, dry cleaner,
      alterations, laundrette, coin laundry, laundry, hair design, hair studio, shoe repair`,
    clothing: `
      tailors, tailoring,
      fashions, womenswear, lingerie, sneakers, denim, formalwear, hats, thrift, thrift store, kidswear`,
    electronics: `
      appliances, phone repair, cell phone repair, computer repair, hi fi, gadgets`,
    'books-and-hobbies': `
      fabric, fabric store, ceramics, pottery, vinyl records, yarn store,
      bookseller, booksellers, comics, toy store, toy shop, art supplies, art supply, quilting, fabrics, record store,
      music store, guitars, newsagent, newsagents, newsagency, stationers, hobby shop, crafts`,
    gifts: `
      gift shop, gift store, flower shop, florist, florists, card shop, souvenirs`,
    'home-and-garden': `
      ironmongers, timber, lumber, building supplies, building supply, plumbing, plumber, plumbers, electrician,
      electrical contractor, carpet, carpets, flooring, tile, tiles, kitchens, bathrooms, mattresses, mattress, beds,
      homewares, housewares, home decor, lighting, curtains, blinds, landscaping, tree service, pest control,
      exterminator, house cleaning, cleaning services, maid service, handyman, roofing, hvac, heating and cooling,
      heating and air, pool service, pool supplies, moving company, self storage, garden nursery, junk removal,
      upholstery`,
    pets: `
      pet supplies, pets, pet store, pet food, petfood, dog wash, doggy daycare, dog grooming, veterinarian, kennels,
      cattery`,
    vehicle: `
      auto spa, car care, auto detailing,
      auto parts, auto body, autobody, collision, mechanics, motors, motor company, wheel alignment, brakes, mufflers,
      muffler, transmission, quick lube, car detailing, auto detailing, windscreens, windshield, auto glass, towing,
      motorcycles, car care, smash repairs, panel beaters, automotive`,
    fuel: `
      fuels, truck stop, travel center, gas mart`,
    'public-transport': `
      railway, trains, bus lines, buslines, transit authority, ferries`,
    taxi: `
      limo, limousine, car service`,
    hotels: `
      motor inn, motor lodge, lodge, backpackers, rv park, caravan park, holiday park, cabins, campground,
      bed breakfast`,
    sport: `
      country club, racquet club, golf club, racket club, surf school, jiu jitsu, martial arts, dance studio,
      taekwondo, jiu jitsu, boxing, dance studio, tennis, cycling, cycles, bicycles, bikes, bike shop, snowboard,
      surf shop, swim, rec center, bowls club, climbing, soccer, cricket club, rugby, hockey, skating, archery,
      gun range, fishing tackle, bait and tackle, football club, swim school, parks and recreation, golf course,
      karate`,
    events: `
      box office, comedy club, fairgrounds, performing arts`,
    education: `
      tutors, tutoring, learning center, montessori, school district, bookfair`,
    childcare: `
      playgroup, summer camp, day camp, early learning, after school`,
    donations: `
      churches, charities, ministries, relief fund, rotary club, parish, diocese`,
    insurance: `
      insurers, underwriters, dental insurance, vision insurance, pet insurance, health insurance, car insurance,
      auto insurance, travel insurance, life insurance, home insurance`,
    water: `
      sewer, water district`,
    shopping: `
      jewellers, jewelers, jewellery, jewelry,
      swap meet, antiques, antique mall, pawn, variety store, dollar store`,
    none: 'flea market',
    'food-and-drink': `
      vending, vending machine, vending machines, catering`,
    health: `
      polyclinic`,
    leisure: `
      kart, karting, go karts, mini golf, mini putt, laser tag, paintball`,
  },
  'US MX ES PR DO': { groceries: 'bodega' },
  'GB IE': { bars: 'porterhouse, stags head, nags head, bulls head, boars head, hare and hounds, black bull' },
  ZA: { insurance: 'funeral', shopping: 'vape' },
  'GB IE AU NZ ZA IN SG': {
    groceries: 'mart',
  },
  'US CA GB AU NZ ZA IN SG': {
    'personal-care': 'spa, spas',
  },
  AU: {
    coffee: 'bakers',
    vehicle: 'mechanical repairs, mechanical repair, auto repairs, tyrepower',
    groceries: `
      mart`,
  },
};
