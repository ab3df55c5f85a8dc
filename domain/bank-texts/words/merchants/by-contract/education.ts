import type { MerchantWords } from '../../merchant-words.ts';

export const EDUCATION: MerchantWords = {
  kind: 'education',
  source: 'ISO 18245: 8211–8299, 8351; NACE Rev. 2 85, 88.9; ISO 20022 purpose EDUC',
  phrases: `
    tuition, school, academy, college, lessons, music school, tutoring, kumon, montessori, schule, schulgeld,
    musikschule, hochschule, studierendenwerk, studentenwerk, semesterbeitrag, vhs, école, cantine, conservatoire,
    lycée, scuola, mensa scolastica, colegio, escuela, universidad, academia, mensualidad colegio, colegiatura,
    comedor escolar, escola, universidade, faculdade, propinas, mensalidade escolar, muziekschool, musikskola,
    kulturskole, koulu, huvikool, mokykla, szkoła, czesne, škola, školné, iskola, tandíj, scoala, училище, σχολείο,
    φροντιστήριο, okul, okulu, koleji, üniversitesi, dershane, школа, университет, гурток, בית ספר, אוניברסיטת, مدرسة,
    جامعة, رسوم دراسية, 授業料, 学費, 給食費, 학원, 등록금, 学费, 學費, yuran sekolah, uang sekolah, học phí, โรงเรียน, ค่าเทอม,
    summer school, evening classes, volkshochschule`,
  finer: {
    childcare: `
      day care, childcare, child care, kindercare, bright horizons, preschool, kindergarten, after school, kita,
      kitagebühr, hort, tagesmutter, crèche, garderie, périscolaire, assistante maternelle, asilo nido, guardería,
      kinderopvang, kdv, bso, förskola, förskoleavgift, fritids, barnomsorg, børnehave, vuggestue, sfo, barnehage,
      päiväkoti, varhaiskasvatus, leikskóli, lasteaed, bērnudārzs, darželis, przedszkole, żłobek, školka,
      mateřská škola, družina, óvoda, bölcsőde, gradinita, vrtić, vrtec, детска градина, παιδικός σταθμός, kreş,
      anaokulu, детский сад, садок, גן ילדים, צהרון, حضانة, 保育園, ホイクエン, 幼稚園, 유치원, 어린이집, 幼儿园, tadika`,
  },
};
