import type { MerchantWords } from '../../merchant-words.ts';

export const FITNESS: MerchantWords = {
  kind: 'fitness',
  source: 'ISO 18245: 7997, 7941; NACE Rev. 2 93.1; Wikidata: fitness chains',
  phrases: `
    gym, gyms, fitnes, fitness club, health club, sports club, crossfit, yoga, pilates, dance school, martial arts,
    karate, judo, swim school, ymca, planet fit, planet fitness, la fitness, 24 hour fitness, anytime fitness, equinox,
    orangetheory, golds gym, lifetime fitness, crunch fitness, blink fitness, snap fitness, puregym, pure gym,
    the gym group, david lloyd, virgin active, nuffield health, bannatyne, jd gyms, everlast gym, f45, curves, peloton,
    mcfit, rsg group, fitx, clever fit, john reed, urban sports, urban sports club, wellhub, gympass, wellpass, fitinn,
    john harris, basic fit, basicfit, fitness park, keepcool, neoness, l orange bleue, altafit, vivagym,
    metropolitan gym, smart fit, smartfit, bodytech, sportcity, fit for free, fitland, nordic wellness,
    friskis svettis, fitness24seven, actic, elixia, fressi, world class, lemon gym, calypso fitness, zdrofit,
    multisport, benefit systems, all you can move, salle de sport, gimnasio, gimnasios, palestra, palestre, ginásio,
    sportschool, siłownia, posilovna, edzőterem, spor salonu, macfit, mac fit, фитнес, фитнес клуб, חדר כושר,
    הולמס פלייס, نادي رياضي, フィットネス, スポーツクラブ, ジム, コナミスポーツ, カーブス, チョコザップ, エニタイム, 헬스장, 필라테스, 健身, 健身房, goodlife fitness,
    movati, fit4less, jetts, fernwood, les mills, city fitness, kieser, migros fitnesspark, activ fitness,
    update fitness, basefit, egym wellpass, qualitrain, classpass`,
};
