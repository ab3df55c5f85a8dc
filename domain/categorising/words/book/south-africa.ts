import type { Page } from './page.ts';

/** Merchants of South Africa, as its banks print them. */
export const SOUTH_AFRICA: Page = {
  ZA: {
    groceries: `
      pnp, pick n pay, pick and pay, picknpay, checkers, checkers hyper, checkers sixty60, sixty60, shoprite, usave,
      spar, superspar, kwikspar, woolworths, woolworths food, woolies, food lovers, food lover s, boxer, boxer superstore,
      makro, game stores, cambridge food, ok foods, ok grocer, fruit and veg, tops at spar, liquorshop, pnp liquor,
      checkersliq, saverite, choppies, fruitland, fruit & veg city, fresh stop, slaghuis, biltong, norman goodfellows,
      liquorcity, solly kramers, devland, cash & carry, =sasko, one up cash, faithful to nature, =ucook`,
    restaurants: `
      steers, nandos, nando s, wimpy, spur, ocean basket, fishaways, debonairs, debonairs pizza, roman s pizza, chicken licken,
      hungry lion, barcelos, rocomamas, kauai, panarottis, john dory s, galito s, romans pizza, mr d food, mrd food, mr d, bootlegger,
      king pie, kingpie, pie city, cattle baron, mike s kitchen, primi piatti, col cacchio, andiccio, chesa nyama,
      chesanyama, pedro s chicken, =anat, gino s, tasha s, =tashas, news cafe, the grillhouse, turn n tender, =braza,
      wakaberry, roman s, zebro s, mr delivery, =tsebo, =fedics, the fish co, cape town fish market, shisanyama,
      =adega, mozambik, =cappello, rhapsody s, =beluga, ocean bskt`,
    coffee: `mugg and bean, mugg & bean, vida e caffe, seattle coffee, seattle coffee co, wild bean cafe, bootlegger coffee,
      mugg and, vida e, fournos, wiesenhof, house of coffees, =xpresso, bread ahead`,
    pharmacy: `clicks, dischem, dis chem, link pharmacy, medirite, alpha pharm,
      arrie nel, m kem, transpharm, the local choice, alphapharm`,
    fuel: `engen, sasol, astron, astron energy, total garage, shell garage, caltex, bp garage, puma energy,
      viva oil, gridcars, totalenergies`,
    clothing: `
      mr price, mrp, truworths, foschini, edgars, ackermans, pep stores, jet stores, exact, markham, totalsports,
      sportscene, identity, cotton on, superbalist, bash,
      markhams, =pep, pep store, =jet, jet mart, =nwj, studio 88, =sidestep, cross trainer, first ascent, old khaki,
      =poetry, queenspark, queens park, aca joe, =uzzi, the fix, sheet st, duesouth, due south, tekkietown, dodo
      shoes, lovisa, naartjie, skipper bar, old school`,
    'home-and-garden': `builders, builders warehouse, builders express, buco, build it, cashbuild, leroy merlin, mr price home, mrp home, coricraft, sheet street,
      =mica, =chamberlains, timbercity, pennypinchers, gelmar, =ctm, bathroom bizarre, plumblink, voltex, agrimark,
      stodels, lifestyle home garden, starke ayres, garden pavilion, boardmans, =@home, at home, home store, block &
      chisel, dial a bed, bed king, =barnetts, decofurn, loads of living, hertex, =cielo, wetherlys`,
    electronics: `incredible connection, hifi corp, hi fi corp, istore, matrix warehouse,
      hirsch s, hirschs, digicape, =orms, evetech, wootware, cellucity, =weboy, vodashop, technomobi`,
    'online-shopping': `takealot, takealot com, bidorbuy, bob shop, zando,
      =loot, onedayonly, one day only, wantitall, =ubuy`,
    'internet-and-phone': `vodacom, mtn, cell c, telkom, telkom mobile, rain, afrihost, webafrica, mweb, vumatel, cool ideas, axxess, rsaweb, openserve,
      =cellc, airtime, frogfoot, octotel, metrofibre, metro fibre, herotel, =supersonic, =vox, standard bank mobile,
      sb mobile, fnb connect, melon mobile, =bitco, home connect, atomic access, imaginet, hellopeter, capitec connect`,
    subscriptions: `dstv, multichoice, multichoice dstv, showmax,
      =ewn, =moonstone, =sabc`,
    'health-insurance': `
      discovery health, dischealth, disc health, discovery h medical, momentum health, bonitas, medihelp, bestmed, fedhealth, gems medical, discovery vitality,
      medshield, profmed, polmed, samwumed, =sizwe, hosmed, keyhealth, sasolmed, bankmed, compcare, thebemed, =camaf,
      gap cover, stratum benefits, zestlife, =turnberry, sirago, essential med, affinity health, unity health`,
    insurance: `outsurance, santam, hollard, miway, king price, old mutual, sanlam, liberty life, momentum, metropolitan life, discovery life, disclife, avbob, 1life, clientele,
      out surance, dialdirect, first for women, =pps, libertylif, sanlamlife, =doves, frank net, brightrock, bright
      rock, fnb life, absa life, nedlife, disc insure, emerald life, altrisk, =iwyze, =regent, telesure, renasa,
      guardrisk, safrican, 1 life, capital legacy, legal wise, scorpion legal, dotsure`,
    sport: `virgin active, virgin act, planet fitness, viva gym, zone fitness, parkrun,
      virginact, planetfit, body20, sportsmans, chris willemse, sport s co, =padel, country club, city rock, pro shop,
      moresport`,
    taxi: `uber trip, bolt eu, bolt eu o, indriver,
      =taxify, rikkis, yookoo`,
    mortgage: `sahomeloans, sa home loans, fnb home loan, absa home loan, nedbank home loan,
      homeloan, bond payment, bond repayment, =bond, absa homeloans, sbsa homl, fnb homeloan, nedbank hl, =nedhl, sa
      homeloans, huisverband`,
    vehicle: `wesbank, mfc, tracker, cartrack, netstar, tiger wheel, tiger wheel and tyre, supa quick, hi q, dekra,
      supaquick, dunlop zone, speedy exhaust, goldwagen, master parts, masterparts, ptn traffic, traffic dept, licence
      dept, renew licence, =fines, paymyfines, pay my fines, bosch service, pg glass, p g glass, aa of sa, =beekman,
      zero to hero, matrix vehicle, mix telematics, bidtrack, =halfway, mcarthy, =imperial, =motus,
      mercedes fin, weelee`,
    'electricity-and-gas': `eskom, city power, prepaid electricity,
      cityofct elec, powertime, =ontec, recharger, =citiq, conlog, landis gyr, pec metering, easigas, oryx gas,
      =afrox, prepaid elec, citiq prepaid`,
    housing: `city of cape town, city of johannesburg, city of tshwane, ethekwini, ekurhuleni, nelson mandela bay,
      cityofct, cct rates, =coct, =coj, tshwane, mangaung, buffalo city, msunduzi, drakenstein, stellenbosch mun,
      overstrand, george mun, mossel bay mun, emfuleni, rustenburg mun, polokwane mun, mbombela, munisipaliteit,
      levies, =levy, home owners assoc, estate levy, =adt, adt security, adt fidelity, fidelity adt, armed response,
      blue security, beagle watch, csi security, 24 7 security, cortac, sweepsouth, garden service, garden services,
      domestic worker, pikitup, chubb security`,
    water: 'rand water, johannesburg water',
    taxes: `sars, sars efiling,
      =cipc, home affairs, =uif, =coida`,
    flights: `flysafair, safair, airlink, lift airline,
      =lift, cemair, =saa, travelstart`,
    pets: `absolute pets, petworld, vet s all natural,
      petzone, pet zone, pet heaven, petheaven, vetsmart, dierekliniek, dierearts, veearts, =epol, pets mart, west
      pack pets`,
    events: `ster kinekor, nu metro, computicket, quicket, webtickets,
      sterkinekor, numetro, =ticketpro, =howler, cinecentre, sun city, ushaka, cable car, table mountain, san parks,
      cape nature, montecasino, =bounce, rush extreme, acrobranch`,
    parking: `admyt, sanral, e toll, parkupp,
      bakwena, =n3tc, trac n4, trac diamond, =trac, trans african concessions, tolcon, huguenot tunnel, chapmans peak,
      e tag, =parkit, =interpark, =parkade, =acsa`,
    'savings-and-investments': `easyequities, easy equities, allan gray, coronation fund, satrix, 10x investments, sygnia,
      allangray, =coronation, ninety one, =10x, =luno, =valr, =ovex, franc app, stanlib, unit trust, =psg, psg wealth,
      retirement annuity, ra contribution, =stash, stokvel, fnb securities, absa stockbrokers`,
    shopping: `
      =game, game store, =dions, mambo s plastics, plastics for africa, plastic land, westpack, westpack lifestyle,
      =chinatown, crazy store, the crazy store, =pna, =cna, =waltons, jamaican me crazy, tobacconist, toyzone, toy
      zone, babies r us, west pack, loot co za, vapeshop, vapers corner, pna stationers, tobacco king`,
    'public-transport': `
      =prasa, metrorail, myciti, golden arrow, intercape, translux, citiliner, intercity xpress, areyeng, =putco`,
    rent: `
      =trafalgar, trafalgar property, pam golding, =seeff, =rawson, just property, only realty, wendy machanik,
      jawitz, =remax, payprop, chas everitt, rentbook`,
    'loan-payments': `
      african bank, =wonga, finchoice, directaxis, direct axis, =rcs, rcs group, tfg account, =tfg, mobicred, payflex,
      payjustnow, pay just now, happypay, capfin, sbsa vaf, absa vaf, absa vehicle, jet account, lime24, =boodle,
      nsfas repayment`,
    doctor: `
      life healthcare, ampath, lancet lab, pathcare, pathcare vermaak, medicross, intercare, spec savers,
      execuspecs, mellins, dr smit radiology, scp radiology, biokinetics, dietician, vision works, =er24`,
    education: `
      =unisa, =uct, =wits, =nwu, =tuks, =ukzn, =ufs, =uj, =iie, iie msa, boston city campus, =damelin, milpark,
      regenesys, =curro, spark schools, advtech, reddam, laerskool, hoerskool, hoërskool, skoolfonds,
      skoolgeld, schoolfees, monyetla, getsmarter, van schaik, =nsfas, =stadio`,
    childcare: `
      kleuterskool, dagsorg, aftercare, naskool, pre primary, preprimary`,
    donations: `
      =nspca, =cansa, cotlands, tiende, =rhema, doxa deo, =ngk, afrika tikkun, national sea rescue, =nsri, sos
      childrens villages, al imdaad`,
    leisure: `
      ithuba, powerball, hollywoodbets, hollywood bets, betway, sportingbet, supabets, playabets, lottostar, sun
      international, tsogo sun, grandwest, easybet, =10bet, yesplay, =gbets`,
    hotels: `
      =tsogo, city lodge, town lodge, road lodge, gastehuis, =gasthuis, travelground, lekkeslaap, lekkeslaap co za,
      safarinow, afristay`,
    travel: `
      flightsite, thompsons holidays, pentravel, fly siesta`,
    'personal-care': `
      =sorbet, =tanaz, haarkapper, red square, arc store, placecol, perfect 10, skin renewal, mangwanani`,
    'books-and-hobbies': `
      exclusivebk, readers warehouse, protea boekwinkel, graffiti boeke, =wordsworth, art savingsclub, deckle edge,
      btgames, koodoo, =musica, marshall music`,
    'bank-fees': `
      monthly acc admin fee, monthly management fee, sms notification fee, notifyme fee, unsuccessful debit order, rtd
      fee, inter-bank payment fee, immediate payment fee, payshap fee, maandfooi, bankkoste, penalty fee`,
    'cash-withdrawal': `
      kontantonttrekking, cashsend, ewallet withdrawal`,
  },
};
