import type { MerchantWords } from './merchant-words.ts';

export const INSURANCE: MerchantWords = {
  kind: 'insurance',
  source:
    'ISO 18245: 6300, 5960; NACE Rev. 2 65; ISO 20022 purpose INSU; public registers of insurers (EIOPA, PRA, NAIC)',
  phrases: `
    geico, progressive, state farm, allstate, liberty mutual, farmers ins, amica, erie ins, hippo, lemonade, root ins,
    metlife, new york life, northwestern mutual, aflac, aviva, admiral, direct line, churchill, lv, axa, allianz,
    hastings direct, more than, esure, rsa, zurich ins, ageas, legal general, saga services, swinton, nfu mutual,
    huk coburg, huk24, ergo, debeka, signal iduna, gothaer, cosmosdirekt, devk, ruv, r v, provinzial,
    württembergische, barmenia, hansemerkur, hanse merkur, arag, nürnberger, generali, hdi, vhv, verti, getsafe,
    mobiliar, mobilière, baloise, bâloise, helvetia, vaudoise, smile direct, suva, maaf, matmut, gmf, groupama, mma,
    malakoff, malakoff humanis, ag2r, swiss life, swisslife, pacifica, cnp, luko, leocare, mapfre, mutua madrileña,
    línea directa, catalana occidente, pelayo, ocaso, santa lucia, santalucía, unipolsai, unipol, genertel, conte it,
    linear, reale mutua, cattolica, sara, interpolis, centraal beheer, ohra, fbto, univé, nationale nederlanden,
    aegon, asr, a s r, achmea, ditzo, inshared, if skade, trygg hansa, folksam, skandia, hedvig, tryg, topdanmark,
    alm brand, codan, gjensidige, fremtind, pzu, warta, hestia, ergo hestia, link4, uniqa, compensa, interrisk,
    proama, kooperativa, čpp, slavia, čsob pojišťovna, allianz pojišťovna, porto seguro, sulamerica, sulamérica,
    tokio marine, youse, lic premium, lic of india, hdfc life, icici pru, icici prudential, icici lombard, sbi life,
    max life, bajaj allianz, acko, go digit, policybazaar, tata aig, nrma ins, aami, qbe, budget direct, suncorp,
    racq, youi, gio, intact, belairdirect, belair direct, sonnet, co operators, wawanesa, manulife, sun life,
    canada life, beneva, icbc, sgi, アフラック, 日本生命, 第一生命, 明治安田, 住友生命, 東京海上, 損保ジャパン, 三井住友海上, メットライフ, アクサ, かんぽ, 県民共済, 都民共済,
    こくみん共済, ニホンセイメイ, ダイイチセイメイ, insurance, insur, insurances, ins, ins prem, ins co, assurance, assurances, assurantie,
    assur, mutual, mutual ins, premium ins, life ins, life assurance, indemnity, warranty, protection plan,
    versicherung, versicherungen, versich, vers, haftpflicht, lebensvers, lebensversicherung, rechtsschutz,
    unfallvers, assekuranz, berufsunfähigkeit, prevoyance, prévoyance, maif, macif, april assurances,
    april international, seguro, seguros, aseguradora, mutua, poliza, assicurazione, assicurazioni, assicuraz,
    polizza, verzekering, verzekeringen, verz, zorg, försäkring, försäkringar, forsakring, försäkr, forsikring,
    forsikr, vakuutus, vakuutusyhtiö, trygging, tryggingar, kindlustus, apdrošināšana, draudimas, ubezpieczenie,
    ubezpieczenia, ubezp, składka ubezp, polisa, pojišťovna, pojistovna, pojistění, pojištění, pojistne, pojistné,
    poistenie, poisťovňa, biztosító, biztosítás, biztosito, asigurare, asigurari, asirom, osiguranje, zavarovalnica,
    zavarovanje, застраховка, застраховане, застрахователно, ασφάλεια, ασφαλιστική, ασφαλειες, asfaleia, sigorta,
    sigortası, sigorta prim, dask, страхование, страховка, росгосстрах, страхування, страховий, تامين, التامين, تأمين,
    תאמין, ביטוח, 保険, 生命保険, 損保, ホケン, セイメイ, 火災保険, 共済, キョウサイ, 보험, 생명, 화재, 손해보험, 보험료, 保险, 保費, 人寿, 人壽, 產險, 车险, asuransi,
    takaful, insurans, bảo hiểm, bao hiem, ประกันภัย, ประกันชีวิต, ประกัน,
    oc ac pojazd, ubezpieczenie oc, autocasco, povinné ručení, povinne ruceni, havarijní pojištění,
    lic premium due, 地震保険, ジシンホケン, カサイホケン, ジドウシヤホケン`,
  finer: {
    'health-insurance': `
      bupa, vitality, vitalityhealth, simplyhealth, aok, barmer, dak, techniker, ikk, krankenversicherung,
      krankenkasse, zahnzusatz, swica, css, helsana, sanitas, concordia, visana, groupe mutuel, assura, kpt, sympany,
      kaiser permanente, anthem, bcbs, blue cross, blue shield, unitedhealthcare, delta dental, cigna, aetna, humana,
      mgen, adeslas, asisa, dkv, cz groep, zilveren kruis, menzis, vgz, anderzorg, dsw, zorgverzekering, zorgverz,
      ziekenfonds, unimed, amil, hapvida, notredame, star health, niva bupa, care health, medibank, hcf, nib, ahm,
      hbf, teachers health, health plan, healthcare plan, medicare supp, aca prem, vzp, ozp, mutuelle, mutuelles`,
    vehicle: `
      auto ins, kfz vers, kfz versicherung, rc auto, kgfb, casco, kasko, rca, осаго, каско, april moto,
      breakdown cover`,
    'home-insurance': `
      hausrat, home cover`,
    pets: `
      petplan, animal friends, pet cover, agria`,
  },
};
