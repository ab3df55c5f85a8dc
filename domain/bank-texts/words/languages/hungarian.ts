import type { BankWords } from '../bank-words.ts';

export const HUNGARIAN: BankWords = {
  countries: 'HU',
  sources: [
    'Magyar Nemzeti Bank and GIRO Zrt.: payment types (csoportos beszedés, azonnali átutalás, állandó megbízás); OTP, K&H and Erste: transaction names of account exports',
  ],
  senses: {
    channel: `
      kártya, kártyás, bankkártya, kártyás fizetés, fizetés, bankkártyás fizetés, átutalás, utalás, átutalási,
      azonnali, azonnali átutalás, forint átutalás, napközbeni átutalás, eseti átutalás, eseti, megbízás, számla,
      számláról, bankszámla, összeg, közlemény, terhelés, tranzakció, díj fizetés, havi, éves, negyedéves,
      számlafizetés, számla kiegyenlítés, mobilfizetés, sárga csekk, csekk, postai, bankon kívüli, bankon belüli,
      ellenoldali, számlaszám, részlet, előfizetési, qvik, érintéses, értéknap`,
    small: 'és, az, egy, nak, nek, ra, re, től, szerint, részére, által, felé',
    purchase: `
      vásárlás, vásárlások, kártyás vásárlás, vásárlás kártyával, áruvásárlás, pos vásárlás, vásárlás belföld,
      érintéses vásárlás, bankkártyás vásárlás, külföldi vásárlás, internetes vásárlás`,
    standing: `
      csoportos beszedés, csop beszedés, csoportos, beszedés, beszedési megbízás, állandó megbízás,
      állandó átutalás, állandó, rendszeres, rendszeres átutalás, tartós megbízás, előfizetés, tagdíj,
      ismétlődő fizetés, felhatalmazás`,
    reference: `
      azonosító, ügyfélazonosító, ügyfélszám, szerződésszám, szerződés, kötvényszám, kötvény, számlaszám,
      számla sorszám, hivatkozás, közlemény, megbízásazonosító, felhasználó azonosító, fogyasztó azonosító, vevőkód`,
    payee: 'kedvezményezett, kedvezményezett neve, jogosult, partner neve, partner, címzett',
    holder: 'terhelendő, számlatulajdonos, fizető fél, kötelezett, megbízó',
    cash: `
      készpénzfelvét, készpénz, készpénzfelvétel, kp felvét, kp felvétel, pénzfelvétel, pénzfelvét, bankautomata,
      atm készpénzfelvét, készpénz kifizetés, pénztári kifizetés, készpénzkivét`,
    savings: `
      megtakarítási, megtakarításra, takarékszámla, gyűjtőszámla, persely, betét, betétszámla, malacpersely,
      babakötvény, állampapír, értékpapírszámla`,
    ownAlone: 'automata, kártya',
    ownTransfer: `
      saját számla, saját számlára, saját számlák, számlák közötti átvezetés, átvezetés, saját átvezetés,
      belső átvezetés, közös számla, saját részre`,
    cardDebt: `
      hitelkártya, hitelkártya törlesztés, hitelkártya befizetés, hitelkártya feltöltés, hitelkártya számla,
      hitelkártya egyenleg, hitelkártya beszedés, kártyatartozás`,
    pending: 'zárolás, zárolt, függőben, függő tétel',
    interest: 'kamat, kamatok, hitelkamat, késedelmi kamat, folyószámlahitel kamat, kamatterhelés, folyószámlahitel',
    returned: `
      visszautasított, sikertelen beszedés, felszólítás díja, késedelmi díj, készpénzfelvét díja,
      készpénzfelvételi díj, visszaküldött`,
  },
};
