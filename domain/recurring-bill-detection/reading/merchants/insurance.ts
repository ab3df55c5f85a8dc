import type { MerchantWords } from './merchant-words.ts';

export const INSURANCE: MerchantWords = {
  kind: 'insurance',
  source:
    'ISO 18245: 6300, 5960; NACE Rev. 2 65; ISO 20022 purpose INSU; public registers of insurers (EIOPA, PRA, NAIC)',
  phrases: `
    insurance, insur, insurances, ins, ins prem, ins co, assurance, assurances, assurantie, assur, mutual, mutuelle,
    mutuelles, mutual ins, premium ins, life ins, auto ins, life assurance, indemnity, warranty, protection plan,
    home cover, pet cover, breakdown cover, health plan, healthcare plan, medicare supp, aca prem, versicherung,
    versicherungen, versich, vers, krankenversicherung, haftpflicht, lebensvers, lebensversicherung, kfz vers,
    kfz versicherung, rechtsschutz, hausrat, krankenkasse, unfallvers, assekuranz, zahnzusatz, berufsunfähigkeit,
    prevoyance, prévoyance, maif, macif, april assurances, april international, april moto, seguro, seguros,
    aseguradora, mutua, poliza, assicurazione, assicurazioni, assicuraz, polizza, rc auto, verzekering,
    verzekeringen, zorgverzekering, zorgverz, verz, zorg, ziekenfonds, försäkring, försäkringar, forsakring,
    försäkr, forsikring, forsikr, vakuutus, vakuutusyhtiö, trygging, tryggingar, kindlustus, apdrošināšana,
    draudimas, ubezpieczenie, ubezpieczenia, ubezp, składka ubezp, polisa, pojišťovna, pojistovna, pojistění,
    pojištění, pojistne, pojistné, poistenie, poisťovňa, biztosító, biztosítás, biztosito, kgfb, casco, kasko,
    asigurare, asigurari, asirom, rca, osiguranje, zavarovalnica, zavarovanje, застраховка, застраховане,
    застрахователно, ασφάλεια, ασφαλιστική, ασφαλειες, asfaleia, sigorta, sigortası, sigorta prim, dask,
    страхование, страховка, осаго, каско, росгосстрах, страхування, страховий, تامين, التامين, تأمين, תאמין, ביטוח,
    保険, 生命保険, 損保, ホケン, セイメイ, 火災保険, 共済, キョウサイ, 보험, 생명, 화재, 손해보험, 보험료, 保险, 保費, 人寿, 人壽, 產險, 车险, asuransi, takaful,
    insurans, bảo hiểm, bao hiem, ประกันภัย, ประกันชีวิต, ประกัน`,
};
