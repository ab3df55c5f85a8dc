import type { Page } from './page.ts';

/** Merchants of Singapore, Hong Kong, Korea, Taiwan and the south-east of Asia, as their banks print them. */
export const EAST_ASIA: Page = {
  SG: {
    groceries: `
      =giant, giant, shengsiong, cs fresh, =prime supermarket,
      giant hyper, giant singapore, hao mart, hao mart pte, don don donki, =donki, redmart, mustafa centre, mohamed
      mustafa, meidi ya, ryan s grocery, little farms, =cheers, cheers holdings, buzz pod, cellarbration, opentaste,
      open taste, zenxin, mini mart, =valu$, valudollar, sasha s fine foods, mmm mart, wang mini mart`,
    restaurants: `
      kimly, xin wang, =swensen, swensens, watami, hai di lao, wok hey, rasapura, rasapura masters, =ajummas, jelebu
      dry laksa, isteaks, chic a boo,
      =koufu, foodrepublic, food republic, food junction, foodfare, ntuc foodfare, happy hawkers, long beach seafood,
      paradise dynasty, crystal jade, din tai fung, putien, tim ho wan, swee choon, sushiro, ajisen, ippudo, astons,
      aston s, swensens, swensen s, jack s place, jacks place, collin s, jollibean, mr bean, four leaves, stuff d,
      stuffd, mosburger, texas chicken, 4fingers, 4 fingers, salad stop, saladstop, grain traders, song fa bak kut
      teh, song fa, ya hua bak kut teh, boon tong kee, tian tian hainanese, wee nam kee, chicken rice, nasi lemak,
      crave nasi lemak, =qiji, encik tan, bak kut teh, =prata, hawker, hawker centre, wanton mee, ban mian, nam kee
      pau, bee cheng hiang, lim chee guan, food panda, grabfood, grab food, tori q, bengawan solo, monster curry,
      tamoya udon, the soup spoon, souperstar, pastamania, pasta mania, =pezzo, kei kaisendon, seoul garden, =jpot,
      suki ya, suki suki, =poulet, eighteen chefs, tunglok, tung lok, imperial treasure, yum cha, tanjong beach club,
      harrys bar, =timbre, no signboard, zi char, tze char, mixed rice, economic rice, yong tau foo, mala hotpot, mala
      xiang guo, fish soup, =xlb, mookata, food opera, beauty in the pot, jumbo seafood`,
    coffee: `
      famous amos, liho tea, =liho, cb&tl, the alley, cat and the fiddle, =kopifellas, smooy,
      ya kun, ya kun kaya toast, =yakun, toastbox, breadtalk, bread talk, killiney, fun toast, heavenly wang, =huggs,
      tcc the connoisseur, baker x, swee heng, primadeli, polar puffs, cedele, =liho, koi the, playmade, chicha san
      chen, each a cup, r b tea, mr coconut, =ijooz, llao llao, =yole, cat the fiddle, bread haven, barcook, gokoku,
      dough magic, châteraisé, chateraise, udders, birds of paradise, old tea hut, toast box, killiney kopitiam, prima
      deli, awfully chocolate`,
    'public-transport': `
      bus mrt, bus/mrt, simply go, transitlink, ez link, ez link auto top up, =smrt, smrt trains, smrt buses, lta bus,
      nets flashpay, nets auto top up, anywheel, hellobike sg, causeway link, transtar`,
    taxi: `
      =grab, grabpay, grabtaxi, grabcar, grab transport, comfortdelgro, comfort delgro, citycab, cdg zig, go jek, tada
      mobility, =ryde, ryde technologies`,
    parking: `
      lta vep, =erp, lta erp, vcc erp, =trac, cashcard`,
    'car-rental': `
      =getgo, get go, bluesg, blue sg, tribecar, tribe car, shariot, car club, drivelah, drive lah`,
    fuel: `
      =spc, sinopec, sp mobility`,
    'electricity-and-gas': `
      sp digital, spgroup, geneco, seraya energy, tuas power, senoko energy, pacificlight, pacific light, ohm energy,
      union power, sunseap, city energy, city gas, town gas`,
    water: `
      pub water`,
    'internet-and-phone': `
      =giga,
      star hub, m1 limited, m1 ltd, =m1, m1 shop, gomo mobile, giga mobile, =simba, my republic, viewqwest, whizcomms,
      =zero1, zero mobile, =redone, vivifi, zym mobile, changi mobile, maxx mobile, =heya`,
    insurance: `
      singapore life, fwd singapore, hsbc life, china taiping, direct asia, aig asia, =tiq, gigantiq, dependants
      protection`,
    'health-insurance': `
      cpf medishield, medishield, integrated shield, careshield`,
    housing: `
      =mcst, =hdb, =conservancy, helpling, kaodim`,
    taxes: `
      =ica, immigration checkpoints, mom fdw levy, fdw levy, foreign worker levy, maid levy, =acra`,
    vehicle: `
      borneo motors, cycle carriage, carousell auto, sgcarmart, vicom, sta inspection`,
    shopping: `
      =tangs, og orchard, =robinsons, =bhg, japan home, =jhc, popular book, tokyo hands, tokyu hands, valuedollar,
      value dollar, abc bargain, giftlee, yue hwa, jewel changi, vivocity`,
    'online-shopping': `
      carousell, =ezbuy, zalora, =iherb, castlery, love bonito, lovebonito`,
    electronics: `
      =courts, courts singapore, gain city, best denki, =challenger, challenger tech, mega discount store, parisilk,
      audio house, sprint cass, =nubox, epi centre, epicentre, mustafa electronics, tk foto, hachi tech, audiohouse,
      creative technology`,
    clothing: `
      charles & keith, charles and keith, =g2000, bossini, =iora, tracyeinny, benjamin barker, limited edt`,
    sport: `
      safra, myactivesg,
      activesg, active sg, sport singapore, gymmboxx, class pass, =safra, safra jurong, hometeamns, home team ns,
      civil service club, boulder world, boulder movement, climb central, absolute cycle, cruciblefit, dennis gym, the
      pit, kallang, ocbc arena, our tampines hub, swimming complex, badminton`,
    'personal-care': `
      watson s, =sasa, kimage, ec house, =kcuts, snip avenue, jean yip, browhaus, novu aesthetics, innisfree, sultans
      of shave, guardian health, =guardian`,
    pharmacy: `
      unity healthcare, ntuc unity, eu yan sang, zyllem`,
    doctor: `
      parkwayhealth, parkway health, integrated health plans,
      singhealth, national healthcare group, =nuh, =ttsh, tan tock seng, =sgh, khoo teck puat, ng teng fong, changi
      general, mount elizabeth, gleneagles, mount alvernia, farrer park, parkway shenton, parkway hospitals,
      healthway, minmed, fullerton health, q & m, myrepublic doctor, owndays, spectacle hut, paris miki, better
      vision, ma kuang`,
    education: `
      =nus, =ntu, nanyang technological, =suss, singapore polytechnic, ngee ann polytechnic, temasek polytechnic,
      republic polytechnic, kaplan singapore, sim ge, mindchamps, berries world, mavis tutorial, the learning lab,
      coding lab`,
    childcare: `
      pap community foundation, pcf sparkletots,
      pcf sparkletots, sparkletots, my first skool, skool4kidz, kinderland, etonhouse, cherie hearts, little skool
      house, student care, e bridge, infant care, kiddy palace, mummys market, pupsik, pap community foundation`,
    events: `
      golden village, shaw organisation, cathay cineplexes, wehalo, sistic, =pelago, =uss, resorts world sentosa,
      rwsentosa, wildlife reserves singapore, science centre, =esplanade, the projector, zero latency, gardens by the
      bay`,
    leisure: `
      kiztopia,
      singapore pools, sg pools, tote board, k box, =kbox, party world ktv, cash studio, cow play cow moo, orchid
      bowl, singapore turf club, national library board, passion card, people s association, community club, =onepa`,
    'books-and-hobbies': `
      times bookstores, art friend, artfriend, toysrus, hobbymate, action city, pop mart, thirteen brick, bricks
      world, book off`,
    pets: `
      pet lovers centre, petlovers, pet master, kohepets, polypet, pawpy kisses, vetpraxis, perromart`,
    'home-and-garden': `
      home fix, homefix, selffix, =ikano, fortytwo, hipvan, cellini, scanteak, courts megastore, megafurniture,
      =vhive, =horme, far east flora, world farm, candy floriculture, ace signs, locknlock, sleepy night, picket rail,
      aircon servicing`,
    hotels: `
      far east hospitality, marina bay sands, shangri la singapore, capella singapore, yotel singapore`,
    flights: `
      singaporeair, =scoot, flyscoot`,
    travel: `
      eu holidays, =zuji, asa holidays, hong thai travel, batam fast, batamfast, changi recommends`,
    subscriptions: `
      mewatch, mediacorp, singapore press holdings`,
    donations: `
      community chest, giving sg, giving.sg, willing hearts, mendaki, =sinda, =cdac, tzu chi, food from the heart,
      city harvest, st andrew s cathedral`,
    'savings-and-investments': `
      tigerbrokers, futu singapore, futu sg, stash away, =poems, phillip capital, ocbc securities, dbs vickers, saxo
      singapore, kristal ai, autowealth, central depository, =cdp, supplementary retirement, coinhako`,
    mortgage: `
      hdb loan`,
  },
  MY: {
    groceries: `
      lotuss, giant malaysia, =nsk, econsave, 99speedmart, kk super mart, kk mart, mynews, family mart, familymart,
      hero market, pasaraya, kedai runcit, ben s independent, tf value mart`,
    restaurants: `
      =mamak, nasi kandar, oldtown, pappa rich, secret recipe, the chicken rice shop, grabfood, madam kwan s, texas
      chicken, kenny rogers roasters`,
    coffee: `
      zus coffee, tealive, bask bear, roti boy, rotiboy`,
    fuel: `
      bhpetrol, =setel`,
    parking: `
      touch n go, touch n go rfid, tng ewallet reload, plus malaysia, parkir, jomparkir, plus expressway`,
    'electricity-and-gas': `
      =sesb, gas malaysia, sarawak energy`,
    water: `
      syabas, pengurusan air, syarikat air`,
    'internet-and-phone': `
      umobile, tm net, time dotcom, yes 4g, =astro, =hotlink, tune talk, =yoodo, =xox`,
    taxes: `
      lembaga hasil dalam negeri, majlis bandaraya`,
    'public-transport': `
      rapid kl, =ktmb, =ktm, prasarana, klia ekspres, myrapid`,
    pharmacy: `
      farmasi`,
    shopping: `
      =parkson, padini, eco shop, =ssf`,
    'online-shopping': `
      zalora`,
    insurance: `
      prubsn`,
    'savings-and-investments': `
      =kwsp, =wahed, =versa`,
    'personal-care': `
      guardian malaysia`,
  },
  HK: {
    groceries: `
      park n shop, market place by jasons, city super, citysuper, 759 store, u select, =yata, dch food mart, hktvmall,
      hktv mall, great food hall, 惠康, 百佳`,
    restaurants: `
      maxim s, =maxims, fairwood, tsui wah, tam jai, tamjai, =keeta, cha chaan teng, 大家樂, 美心, 大快活`,
    coffee: `
      maxim s cakes, saint honore cake, hung fook tong`,
    'public-transport': `
      =mtr, mtr corporation, =kmb, citybus, =octopus, octopus cards, octopus automatic add value`,
    'electricity-and-gas': `
      中電, hongkong electric, hong kong and china gas`,
    'internet-and-phone': `
      =3hk, =hkbn, netvigator, i cable, birdie mobile, club sim`,
    taxes: `
      rating and valuation department`,
    electronics: `
      =fortress, broadway photo, chung yuen`,
    insurance: `
      fwd life, bowtie life`,
  },
  TH: {
    groceries: `
      lotuss, gourmet market, villa market, cj express, cj more, family mart`,
    restaurants: `
      grabfood, =lineman, line man, after you dessert`,
    coffee: `
      punthai, cafe amazon`,
    fuel: `
      =ptt, bangchak`,
    'public-transport': `
      bts skytrain, rabbit card, mrt bangkok, =bem, state railway of thailand`,
    'internet-and-phone': `
      =ais, advanced info service, =3bb, true online`,
    'electricity-and-gas': `
      =mea`,
    'online-shopping': `
      central online`,
  },
  PH: {
    groceries: `
      savemore, waltermart, s&r membership, gaisano, shopwise, ever gotesco`,
    restaurants: `
      mang inasal, shakey s philippines, yellow cab pizza, grabfood, bonchon, goldilocks, red ribbon, kenny rogers`,
    pharmacy: `
      south star drug, southstar drug, generika`,
    'electricity-and-gas': `
      davao light`,
    'internet-and-phone': `
      sky cable`,
    taxes: `
      bureau of internal revenue, =bir`,
    parking: `
      autosweep, =nlex, =slex`,
  },
  ID: {
    groceries: `
      alfamidi, super indo, =transmart, ranch market, giant ekspres, foodmart, lottemart, tip top swalayan, toko
      kelontong`,
    restaurants: `
      gofood, go food, grabfood, hokben, =solaria, richeese factory, bakmi gm, j co, es teler`,
    coffee: `
      janji jiwa, breadtalk indonesia`,
    taxi: `
      go ride, goride, grab indonesia, =bluebird, maxim indonesia`,
    'public-transport': `
      kai access, kereta api, transjakarta, mrt jakarta, commuter line, e money top up, flazz top up, =damri`,
    fuel: `
      mypertamina`,
    'electricity-and-gas': `
      perusahaan gas negara, pgn gas, pln`,
    water: `
      palyja, =aetra`,
    'internet-and-phone': `
      tri indonesia, first media`,
    'online-shopping': `
      blibli`,
  },
  KR: {
    groceries: `
      =emart, =cu, 미니스톱, 코스트코, 마켓컬리, gs더프레시, 노브랜드, 트레이더스`,
    restaurants: `
      우아한형제들, 맥도날드, 롯데리아, 맘스터치, 버거킹, 본죽, 한솥도시락, 서브웨이, 쿠팡이츠`,
    coffee: `
      투썸플레이스, 이디야, 빽다방, 파리바게뜨, 뚜레쥬르, 할리스, 던킨, 배스킨라빈스`,
    shopping: `
      현대백화점, 신세계백화점, 롯데백화점`,
    'online-shopping': `
      coupang, g마켓, 옥션, 위메프, 네이버페이, ssg닷컴`,
    'personal-care': `
      올리브영, olive young`,
    'public-transport': `
      티머니, tmoney, 코레일, 캐시비, =srt`,
    taxi: `
      카카오t, 카카오모빌리티, kakao t`,
    'internet-and-phone': `
      lg u+, kt통신, sk브로드밴드`,
    'electricity-and-gas': `
      삼천리, =kepco`,
    fuel: `
      에쓰오일, 현대오일뱅크, =s-oil`,
  },
  TW: {
    groceries: `
      統一超商, 萊爾富, ok mart, 好市多, 大潤發, 美廉社, px mart, hi life`,
    restaurants: `
      鼎泰豐, 八方雲集, 麥當勞, 摩斯漢堡, 爭鮮, 王品`,
    coffee: `
      路易莎, 85度c, =cama, 五十嵐`,
    'public-transport': `
      悠遊卡, 台鐵, 台北捷運, 一卡通`,
    'internet-and-phone': `
      亞太電信, 台灣之星`,
    'online-shopping': `
      蝦皮, momo購物, 博客來`,
    pharmacy: `
      屈臣氏, 康是美, 大樹藥局`,
    fuel: `
      台塑石油`,
  },
};
