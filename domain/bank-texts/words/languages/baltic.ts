import type { BankWords } from '../bank-words.ts';

export const ESTONIAN: BankWords = {
  countries: 'EE',
  sources: [
    'Estonian Banking Association: e-arve and püsimakse; Swedbank and SEB Estonia: transaction types of account exports',
  ],
  senses: {
    channel: `
      kaardimakse, kaardiga, kaarditehing, makse, maksed, ülekanne, sepa makse, välkmakse, pangalink, arve, selgitus,
      kuupäev, internetipank, makse selgitus, viipemakse, kuutasu, aastatasu, laekumine`,
    small: 'ning, eest, kuu, või',
    purchase: 'ost, ostud, kaardimakse, viipemakse, ostutehing',
    standing: 'e arve, e arve püsimakse, püsimakse, püsikorraldus, otsekorraldus, liikmemaks, tellimus, püsimaksed',
    reference: `
      viitenumber, viitenr, leping, lepingu nr, lepingu number, kliendi nr, kliendinumber, arve nr, poliis,
      poliisi nr, selgitus, arhiveerimistunnus`,
    payee: 'saaja nimi',
    holder: 'maksja, maksja nimi',
    cash: `
      sularaha, sularahaautomaat, sularaha väljavõtt, väljamakse automaadist, sularaha väljamakse, rahaautomaat,
      automaadist`,
    savings: `
      hoius, kogumishoius, säästud, säästuhoius, kogumiskonto, kogumine, hoiuse, kasvukonto, tähtajaline hoius,
      investeerimiskonto`,
    ownTransfer: `
      oma konto, oma kontole, oma kontode vahel, kontode vaheline, ühine konto, ülekanne oma kontole`,
    cardDebt: `
      krediitkaart, krediitkaardi, krediitkaardi tagasimakse, krediitkaardi makse, kaardi tagasimakse,
      krediitkaardi arve`,
    interest: 'intress, intressid, viivis, krediidi intress',
    returned: 'tagastatud, meeldetuletus tasu, sularaha teenustasu, võlgnevuse tasu',
  },
};

export const LATVIAN: BankWords = {
  countries: 'LV',
  sources: ['Finance Latvia Association; Swedbank and SEB Latvia: transaction types of account exports'],
  senses: {
    channel: `
      kartes, maksājums, maksājumi, pārskaitījums, pārskaitījumi, rēķins, rēķina, apmaksa, konts, konta, datums,
      internetbanka, zibmaksājums, darījums, pirkuma, pakalpojums, mēneša, ikmēneša, abonēšana`,
    small: 'uz, ar, pie, ir',
    purchase: 'pirkums, pirkumi, pirkums ar karti, norēķins ar karti',
    standing: `
      regulārais maksājums, regulārais, automātiskais rēķina maksājums, automātiskais maksājums, e rēķins,
      tiešais debets, abonements, biedra nauda`,
    reference: 'atsauce, līgums, līguma nr, klienta nr, klienta numurs, polise, polises nr, maksājuma mērķis',
    payee: 'saņēmējs, saņēmēja',
    holder: 'maksātājs',
    cash: `
      skaidra nauda, skaidras naudas izmaksa, bankomāts, bankomāta, izmaksa bankomātā, skaidras naudas izņemšana,
      izņemšana, naudas izmaksa`,
    savings: 'krājkonts, krājkontu, krājkontā, uzkrājums, uzkrājumu konts, noguldījums, depozīts, uzkrāšana, krāšana',
    ownTransfer: 'savs konts, uz savu kontu, starp saviem kontiem, starp kontiem, kopīgs konts',
    cardDebt: 'kredītkartes, kredītkartes atmaksa, kredītkartes rēķins, kredītkartes maksājums',
    interest: 'procenti, kredīta procenti, soda procenti, procentu maksājums',
    returned: 'atgriezts maksājums, atgādinājums, kavējuma, soda nauda',
  },
};

export const LITHUANIAN: BankWords = {
  countries: 'LT',
  sources: ['Lietuvos bankų asociacija: e. sąskaita; Swedbank and SEB Lithuania: transaction types of account exports'],
  senses: {
    channel: `
      kortelė, kortelės, mokėjimas, mokėjimai, apmokėjimas, pavedimas, pervedimas, momentinis, sąskaita, sąskaitos,
      suma, internetas, elektroninė bankininkystė, paskirtis, įmoka, mėnesio, mėnesinis, metinis,
      atsiskaitymas kortele`,
    small: 'iš, prie, nuo, iki',
    purchase: 'pirkinys, pirkimas, atsiskaitymas, atsiskaitymas kortele, pirkiniai',
    standing: `
      periodinis mokėjimas, periodinis, automatinis mokėjimas, e sąskaita, e sąskaitos apmokėjimas,
      tiesioginis debetas, prenumerata, nario mokestis`,
    reference: `
      numeris, sutartis, sutarties nr, kliento kodas, mokėtojo kodas, polisas, poliso nr, paskirtis, įmokos kodas`,
    payee: 'gavėjas, gavėjo',
    holder: 'mokėtojas',
    cash: `
      grynieji, grynieji pinigai, grynųjų, grynųjų išėmimas, grynųjų pinigų išėmimas, bankomatas, bankomate,
      išgryninimas, išmokėjimas bankomate`,
    savings: `
      taupomoji, taupomoji sąskaita, taupomąją, taupymas, taupymo, kaupiamoji, kaupiamoji sąskaita, indėlis,
      terminuotas indėlis, santaupos, taupyklė, kaupimas`,
    ownTransfer: 'savo sąskaita, tarp savo sąskaitų, tarp sąskaitų, bendra sąskaita',
    cardDebt: `
      kredito kortelė, kredito kortelės, kredito kortelės grąžinimas, kredito kortelės įmoka,
      kredito limito grąžinimas, kredito limitas`,
    interest: 'palūkanos, kredito palūkanos, delspinigiai',
    returned: 'grąžintas mokėjimas, priminimo mokestis, bauda, grynųjų išėmimo mokestis',
  },
};
