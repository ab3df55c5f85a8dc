import type { BankWords } from '../bank-words.ts';

export const SLOVENE: BankWords = {
  countries: 'SI',
  sources: ['Združenje bank Slovenije: direktna obremenitev, trajni nalog, UPN; NLB and OTP: texts of account exports'],
  senses: {
    channel: `
      kartica, kartico, plačilo, plačila, placilo, prenos sredstev, nakazilo, upn, račun, računa, trr, znesek, datum,
      promet, spletna banka, flik, flik plačilo, bančna kartica, storitev, namen, obrok, mesečna, letna, pologe`,
    small: 'na, do, od, za, v, iz, z, s, in, pri, po, ob',
    purchase: 'nakup, nakupi, plačilo s kartico, nakup s kartico, pos, brezstično',
    standing: `
      direktna obremenitev, direktne obremenitve, trajni nalog, trajnik, trajnega naloga, e račun, eračun,
      naročnina, članarina, soglasje, periodično plačilo`,
    reference: `
      sklic, sklic na številko, referenca, pogodba, št pogodbe, številka, štev, številka stranke, polica, račun št,
      namen plačila, identifikator`,
    payee: 'prejemnik, prejemnika, upnik',
    holder: 'plačnik, imetnik, dolžnik',
    cash: 'dvig, dvigi, dvig gotovine, dvig na bankomatu, bankomat, bankomatu, gotovina, gotovinski dvig, gotovine',
    savings: `
      varčevanje, varčevalni račun, varčevalni, varčevalna, prihranki, depozit, vezava, varčevalno, varčujem`,
    ownTransfer: `
      lastni račun, med lastnimi računi, na lastni račun, prenos med računi, interni prenos, med svojimi računi`,
    cardDebt: `
      kreditna kartica, kreditne kartice, poravnava kartice, plačilo kartice, poravnava obveznosti kartice,
      posojilna kartica, obveznosti po kartici`,
    interest: 'obresti, zamudne obresti, obresti limita, pripis obresti',
    returned: 'opomin, strošek opomina, zavrnjena obremenitev, neizvršena direktna obremenitev, nadomestilo za dvig',
  },
};

export const CROATIAN_SERBIAN_BOSNIAN: BankWords = {
  countries: 'HR RS BA ME',
  sources: [
    'Hrvatska udruga banaka: SEPA izravno terećenje, trajni nalog, HUB3; Narodna banka Srbije: IPS, šifre plaćanja; Zaba, PBZ and Intesa Beograd: texts of account exports',
  ],
  senses: {
    channel: `
      kartica, karticom, kartice, plaćanje, placanje, plaćanja, uplata, uplate, uplatnica, isplata računa, prijenos,
      prenos, nalog, nalog za plaćanje, račun, računa, racun, faktura, iznos, datum, internet bankarstvo, mbanking,
      m banking, ips, instant, terećenje, transakcija, trošak, opis, svrha, šifra, mesečna, mjesečna, godišnja,
      bezgotovinsko, usluga`,
    small: 'na, do, od, za, u, iz, s, sa, i, po, pri, kod, ka',
    purchase: `
      kupnja, kupovina, kupovine, kupnja karticom, pos, pos kupovina, kupovina karticom, beskontaktno, roba i usluge`,
    standing: `
      trajni nalog, trajnog naloga, izravno terećenje, izravno terecenje, direktno zaduženje, direktno zaduzenje,
      pretplata, članarina, standardni nalog, automatska naplata, ponavljajuće plaćanje`,
    reference: `
      poziv na broj, broj, br, broj ugovora, ugovor, šifra kupca, broj kupca, polica, broj police, račun br,
      fakture br, referenca, model, broj računa, pnb, oib, pib`,
    payee: 'primatelj, primalac, primatelja, korisnik, naziv primatelja, poverilac',
    holder: 'platitelj, platilac, uplatitelj, nalogodavac, dužnik',
    cash: `
      gotovina, gotovine, podizanje gotovine, isplata gotovine, bankomat, bankomatu, podizanje,
      isplata na bankomatu, isplata gotovog novca, podizanje novca, gotovinska isplata, isplata bankomat`,
    savings: `
      štednja, stednja, štedni račun, štedni, štednju, oročenje, oroceni depozit, štednog, ušteđevina,
      otvorena štednja, kasica`,
    ownAlone: 'pričuva, rezerva, depozit, isplata, dvig',
    ownTransfer: `
      vlastiti račun, vlastite račune, između vlastitih računa, prijenos na vlastiti račun, sopstveni račun,
      prenos između računa, između svojih računa, interni prijenos, interni prenos, zajednički račun, moj račun`,
    cardDebt: `
      kreditna kartica, kreditne kartice, kreditnoj kartici, podmirenje kartice, naplata troškova po kartici,
      obveze po kartici, uplata na kreditnu karticu, izmirenje kartice, diners club, diners,
      otplata kreditne kartice, troškovi kartice`,
    pending: 'rezervacija, rezervirano, na čekanju',
    interest: 'kamata, kamate, zatezna kamata, kamata na prekoračenje, zatezne kamate, obračun kamate',
    returned: `
      opomena, trošak opomene, odbijeno terećenje, vraćeni nalog, naknada za opomenu, naknada za podizanje gotovine,
      prekoračenje naknada`,
  },
};

export const BULGARIAN: BankWords = {
  countries: 'BG',
  sources: ['БОРИКА and Bulgarian National Bank: payment types; DSK and UniCredit Bulbank: texts of account exports'],
  senses: {
    channel: `
      карта, с карта, плащане, плащания, операция, операция с карта, превод, преводи, наредено, нареждане, междубанков,
      вътребанков, кредитен превод, онлайн, интернет, сметка, сума, дата, такса за, фактура, основание, пос,
      пос терминал, битови сметки, изходящ, авт код, месечна, годишна, незабавен, плащане на сметки`,
    small: 'за, на, до, от, във, със, по, при, към',
    purchase: 'покупка, покупки, плащане на пос, пос плащане, плащане пос, безконтактно',
    standing: `
      директен дебит, постоянно нареждане, периодичен превод, абонамент, автоматично плащане, директно дебитиране,
      членски внос, периодично плащане, масов превод`,
    reference: `
      номер, референция, договор, договор номер, клиентски номер, кл номер, абонатен номер, полица, фактура номер,
      пълномощие, егн, еик`,
    payee: 'получател, бенефициент, контрагент, търговец',
    holder: 'наредител, платец, титуляр',
    cash: `
      теглене, атм, банкомат, теглене на каса, изплащане в брой, каса теглене, теглене пари`,
    savings: `
      спестовна, спестовна сметка, спестовен, спестявания, спестяване, депозит, срочен депозит`,
    ownAlone: 'цел, кеш, влог',
    ownTransfer: `
      собствена сметка, собствени сметки, между свои сметки, превод между сметки, към собствена сметка, по моя сметка,
      общa сметка`,
    cardDebt: `
      кредитна карта, погасяване кредитна карта, погасяване на кредитна карта, кредитни карти, погасяване по карта,
      захранване кредитна карта`,
    interest: 'лихва, лихви, наказателна лихва, овърдрафт, лихва овърдрафт, лихви по кредит карта',
    returned: 'отказан, върнат превод, върнато плащане, напомняне, такса теглене, такса неизпълнение',
  },
};
