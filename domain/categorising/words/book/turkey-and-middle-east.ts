import type { Page } from './page.ts';

/** Merchants of Turkey, the Emirates and Israel, as their banks print them. */
export const TURKEY_AND_MIDDLE_EAST: Page = {
  TR: {
    groceries: `
      =bim, bim birlesik magazalar, sok marketler, =sok, macrocenter, macro center, hakmar, onur market, kim market,
      sarkuteri, tarim kredi`,
    restaurants: `
      baydoner, tavuk dunyasi, kofteci yusuf, kofteci ramiz, komagene, oses cigkofte, usta donerci, lahmacun, pideci,
      lokantasi, kofteci, ocakbasi, big chefs, =midpoint, happy moons, =gunaydin, trendyol yemek, getir yemek`,
    coffee: `
      kahvedunyasi, espressolab, =coffy, pastanesi, =mado, divan pastanesi, simitci, borekci, tatlici`,
    fuel: `
      turkiye petrolleri, =alpet, =zes, =esarj, =trugo`,
    'personal-care': `
      =gratis, eve shop, flormar, kuaforu`,
    shopping: `
      =boyner, beymen, english home, pasabahce, =vakko, =ykm, =d&r, d r magaza`,
    clothing: `
      waikiki, flo magazacilik, =flo, ipekyol, u s polo assn, damat tween, derimod, in street, superstep, =suwen`,
    electronics: `
      arcelik, vestel`,
    'home-and-garden': `
      tekzen, bellona, istikbal, dogtas, vivense, nalbur`,
    'internet-and-phone': `
      d smart, digiturk, tt net, bein connect, tivibu`,
    'electricity-and-gas': `
      ck bogazici, =bedas, baskentgaz, izmirgaz, palgaz, =aydem, =uedas, toroslar, bursagaz, akedas, limak uludag`,
    water: `
      =izsu, =buski`,
    taxes: `
      =sgk, sgk prim`,
    'public-transport': `
      istanbulkart, =iett, =izban, ego kart, kentkart, izmirim kart, marmaray, =ido, =budo, kamil koc, pamukkale
      turizm, obilet`,
    taxi: `
      itaksi, =marti, binbin`,
    parking: `
      ispark, kgm gecis`,
    flights: `
      =ajet`,
    insurance: `
      anadolu hayat, =agesa, bes katki`,
    'online-shopping': `
      ciceksepeti, pttavm, gittigidiyor, morhipo, sahibinden, =letgo, =dolap, hepsiburada`,
    events: `
      =passo, cinemaximum, paribu cineverse, cinepink, muzekart, biletinial`,
    leisure: `
      =iddaa, nesine, bilyoner, =misli`,
    sport: `
      b fit`,
    donations: `
      =ahbap, =akut, =tegv, =ihh`,
    education: `
      =osym`,
    doctor: `
      acibadem, memorial saglik, medicana, dis klinigi, muayenehanesi, =medipol`,
    rent: `
      =aidat, apartman aidat`,
  },
  AE: {
    groceries: `
      lulu center, choithrams, west zone, al maya, zoom market, =nesto, kibsons, noon minutes, instashop, =grandiose,
      geant uae`,
    restaurants: `
      noon food, al baik, albaik, allo beirut, =pickl, careem food`,
    'public-transport': `
      =rta, nol card, rta dubai, rta nol`,
    parking: `
      mparking`,
    'electricity-and-gas': `
      =sewa, =fewa, =aadc, empower energy, tabreed`,
    'internet-and-phone': `
      e& uae`,
    fuel: `
      emarat`,
    shopping: `
      dubai mall, brands for less, landmark group, jumbo electronics, virgin megastore`,
    'online-shopping': `
      noon com, ounass`,
    pharmacy: `
      binsina`,
  },
  IL: {
    groceries: `
      shufersal, rami levy, yochananof, osher ad, אושר עד, tiv taam, טיב טעם, מגה בעיר, יינות ביתן, חצי חינם`,
    fuel: `
      paz yellow, =delek, =sonol, dor alon, דור אלון`,
    'internet-and-phone': `
      =bezeq, partner communications, הוט, yes tv`,
    coffee: `
      =cofix, קופיקס, landwer, לנדוור, roladin, רולדין`,
    pharmacy: `
      be pharm`,
    'health-insurance': `
      מכבי שירותי בריאות, כללית, meuhedet, מאוחדת, leumit`,
    restaurants: `
      וולט, ten bis, =10bis, תן ביס, =cibus, סיבוס, japanika, bbb burgus`,
    'public-transport': `
      rav kav, israel railways, רכבת ישראל, =egged, אגד, moovit, dan bus`,
    taxi: `
      גט טקסי`,
    parking: `
      =pango, פנגו, סלופארק, kvish 6, כביש 6`,
    taxes: `
      bituach leumi, arnona, mas hachnasa`,
  },
};
