import type { BankWords } from '../bank-words.ts';

export const SLOVENE: BankWords = {
  countries: 'SI',
  sources: ['Združenje bank Slovenije: direktna obremenitev, trajni nalog, UPN; NLB and OTP: texts of account exports'],
  senses: {
    channel: `
      kartica, kartico, plačilo, plačila, prenos sredstev, nakazilo, upn, račun, računa, trr, znesek, promet,
      spletna banka, flik, flik plačilo, bančna kartica, storitev, namen, obrok, mesečna, letna, pologe`,
    small: 'iz, ob',
    purchase: 'nakupi, plačilo s kartico, nakup s kartico, brezstično',
    standing: `
      direktna obremenitev, direktne obremenitve, trajni nalog, trajnik, trajnega naloga, e račun, eračun,
      naročnina, članarina, soglasje, periodično plačilo`,
    reference: `
      sklic, sklic na številko, referenca, pogodba, št pogodbe, številka, štev, številka stranke, polica, račun št,
      namen plačila, identifikator`,
    payee: 'prejemnik, prejemnika, upnik',
    holder: 'plačnik, imetnik, dolžnik',
    cash: 'dvig, dvigi, dvig gotovine, dvig na bankomatu, gotovina, gotovinski dvig, gotovine',
    savings: 'varčevalni, varčevalna, prihranki, depozit, vezava, varčevalno, varčujem',
    ownTransfer: 'lastni račun, na lastni račun, prenos med računi, interni prenos, med svojimi računi',
    cardDebt: `
      kreditna kartica, kreditne kartice, plačilo kartice, poravnava obveznosti kartice, posojilna kartica,
      obveznosti po kartici`,
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
      karticom, kartice, plaćanje, plaćanja, uplata, uplate, uplatnica, isplata računa, prijenos, prenos, nalog,
      nalog za plaćanje, iznos, internet bankarstvo, ips, terećenje, transakcija, trošak, opis, svrha, šifra, mjesečna,
      godišnja, bezgotovinsko, usluga`,
    small: 'sa, kod, ka',
    purchase: `
      kupnja, kupovina, kupovine, kupnja karticom, pos kupovina, kupovina karticom, beskontaktno, roba i usluge`,
    standing: `
      trajnog naloga, izravno terećenje, direktno zaduženje, pretplata, standardni nalog, automatska naplata,
      ponavljajuće plaćanje`,
    reference: `
      poziv na broj, broj, br, broj ugovora, ugovor, šifra kupca, broj kupca, broj police, račun br, fakture br, model,
      broj računa, pnb, oib, pib`,
    payee: 'primatelj, primalac, primatelja, korisnik, naziv primatelja, poverilac',
    holder: 'platitelj, platilac, uplatitelj, nalogodavac, dužnik',
    cash: `
      podizanje gotovine, isplata gotovine, podizanje, isplata na bankomatu, isplata gotovog novca, podizanje novca,
      gotovinska isplata, isplata bankomat`,
    savings: 'štedni, štednju, oroceni depozit, štednog, ušteđevina, otvorena štednja, kasica',
    ownAlone: 'pričuva, depozit, isplata, dvig',
    ownTransfer: `
      vlastite račune, između vlastitih računa, sopstveni račun, prenos između računa, između svojih računa,
      interni prijenos, zajednički račun, moj račun`,
    cardDebt: `
      kreditnoj kartici, podmirenje kartice, naplata troškova po kartici, obveze po kartici,
      uplata na kreditnu karticu, izmirenje kartice, diners club, diners, otplata kreditne kartice, troškovi kartice`,
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
    savings: 'спестовна, спестовен, спестяване, срочен депозит',
    ownAlone: 'цел, кеш, влог',
    ownTransfer: `
      собствени сметки, между свои сметки, превод между сметки, към собствена сметка, по моя сметка, общa сметка`,
    cardDebt: `
      кредитна карта, погасяване на кредитна карта, кредитни карти, погасяване по карта, захранване кредитна карта`,
    interest: 'лихва, лихви, наказателна лихва, овърдрафт, лихва овърдрафт, лихви по кредит карта',
    returned: 'отказан, върнат превод, върнато плащане, напомняне, такса теглене, такса неизпълнение',
  },
};
