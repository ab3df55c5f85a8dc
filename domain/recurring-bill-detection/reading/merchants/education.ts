import type { MerchantWords } from './merchant-words.ts';

export const EDUCATION: MerchantWords = {
  kind: 'education',
  source: 'ISO 18245: 8211–8299, 8351; NACE Rev. 2 85, 88.9; ISO 20022 purpose EDUC',
  phrases: `
    tuition, school, school fees, nursery, daycare, day care, childcare, child care, kindercare, bright horizons,
    preschool, kindergarten, academy, university, college, lessons, music school, tutoring, kumon, montessori,
    after school, kita, kitagebühr, hort, schule, schulgeld, musikschule, hochschule, universität, studierendenwerk,
    studentenwerk, semesterbeitrag, vhs, tagesmutter, école, ecole, crèche, creche, garderie, cantine, périscolaire,
    conservatoire, lycée, assistante maternelle, scuola, asilo nido, mensa scolastica, università, colegio, escuela,
    guardería, guarderia, universidad, academia, mensualidad colegio, colegiatura, comedor escolar, escola, colégio,
    universidade, faculdade, propinas, mensalidade escolar, kinderopvang, kdv, bso, universiteit, muziekschool,
    förskola, förskoleavgift, fritids, barnomsorg, musikskola, børnehave, vuggestue, sfo, barnehage, kulturskole,
    päiväkoti, varhaiskasvatus, koulu, leikskóli, lasteaed, huvikool, bērnudārzs, darželis, mokykla, przedszkole,
    żłobek, szkoła, czesne, školka, mateřská škola, škola, družina, školné, škôlka, óvoda, bölcsőde, iskola, tandíj,
    gradinita, grădiniță, scoala, vrtić, vrtec, детска градина, училище, σχολείο, φροντιστήριο, παιδικός σταθμός,
    okul, okulu, koleji, kreş, anaokulu, üniversitesi, dershane, школа, детский сад, университет, садок, гурток,
    גן ילדים, בית ספר, צהרון, אוניברסיטת, مدرسة, حضانة, جامعة, رسوم دراسية, 保育園, ホイクエン, 幼稚園, 授業料, 学費, 給食費, 학원, 유치원,
    어린이집, 등록금, 学费, 學費, 幼儿园, yuran sekolah, tadika, uang sekolah, học phí, โรงเรียน, ค่าเทอม`,
};
