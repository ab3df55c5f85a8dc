import type { BankWords } from '../bank-words.ts';

export const POLISH: BankWords = {
  countries: 'PL',
  sources: [
    'Związek Banków Polskich and KIR: Elixir, polecenie zapłaty, BLIK; PKO BP, mBank and Pekao: operation types of account exports',
  ],
  senses: {
    channel: `
      wewnętrzny, przelew wewnętrzny, zewnętrzny, wychodzący, przychodzący, karta, kartą, karty, płatność, platnosc,
      płatności, płatność kartą, płatność internetowa, zapłata, transakcja, transakcje, operacja, operacje, przelew,
      przelewy, przelew natychmiastowy, express elixir, elixir, sorbnet, wychodzący, zewn, wych, blik, blik p2p,
      przelew na telefon, na telefon, internet, faktura, fv, rachunek, rachunku, rach, tytuł, tytułem, kwota, data,
      dnia, opłacenie, uznanie, obciążenie, kod mobilny, terminal, zbliżeniowa, mobilna, web, kod, kraj, miasto,
      oryginalna, waluta, lokalizacja, adres, telefon nr, nazwa, dotyczy, opłata za, opłata, rata, miesięczna,
      abonament`,
    small: 'do, na, od, za, w, we, z, ze, dla, i, oraz, przez, po, nr, ul',
    purchase: `
      zakup, zakupy, zakup przy użyciu karty, transakcja kartą, płatność kartą, dop, dop visa, dop mc,
      operacja kartą, zakup blik, płatność kartowa`,
    standing: `
      polecenie zapłaty, zlecenie stałe, zlecenie stale, stałe zlecenie, zleceń stałych, zlecenie cykliczne,
      przelew cykliczny, płatność cykliczna, płatności automatyczne, subskrypcja, abonament, składka,
      składka członkowska, płatność powtarzalna, zlecenie zmienne`,
    reference: `
      nr, numer, nr umowy, umowa, umowy, nr klienta, numer klienta, klient, id płatności, nr faktury, faktura nr,
      nr polisy, polisa, identyfikator, nip, pesel, nr referencyjny, ref, tytuł, nr zlecenia, nr ewidencyjny, okres`,
    payee: `
      odbiorca, nazwa odbiorcy, nazwa i adres odbiorcy, odbiorcy, beneficjent, wierzyciel, nazwa nadawcy odbiorcy`,
    holder: 'nadawca, nazwa nadawcy, płatnik, zleceniodawca, posiadacz',
    cash: `
      wypłata, wyplaty, wypłaty, wypłata gotówki, wypłata z bankomatu, bankomat, bankomacie, bankomatu, gotówka,
      gotówki, gotówkowa, wypłata blik, wypł, wypł bankomat, wpłatomat, euronet wypłata, cash back wypłata,
      wypłata kartą, podjęcie gotówki`,
    savings: `
      konto oszczędnościowe, rachunek oszczędnościowy, ror oszcz, lokata, lokaty, lokatę, moje cele, skarbonka,
      skarbonki, oszczędzanie, oszczędzaj, autooszczędzanie, poduszka finansowa, e max, oszczędzania, świnka skarbonka`,
    ownAlone: `
      cele, sejf, ko, emax, karta, visa, mastercard, wypl,
      przelew wewnętrzny`,
    ownTransfer: `
      przelew własny, własny, rachunek własny, przelew na rachunek własny, między własnymi rachunkami,
      wewnętrzny własny, między rachunkami, przelew pomiędzy rachunkami, na własny rachunek, na swoje konto,
      swoje konto, konto wspólne, przelew wewnętrzny własny, pomiędzy własnymi, przel wewn własny, moje konto`,
    cardDebt: `
      karta kredytowa, karty kredytowej, kartę kredytową, kart kredytowych, spłata karty, spłata karty kredytowej,
      spłata zadłużenia, spłata kk, spłata karta, automatyczna spłata karty, spłata salda karty,
      obsługa karty kredytowej, spłata limitu`,
    pending: 'blokada, blokada środków, rezerwacja, w realizacji, oczekująca, autoryzacja',
    interest: `
      odsetki, odsetek, kapitalizacja odsetek, odsetki od zadłużenia, odsetki debetowe, odsetki karne,
      odsetki od kredytu odnawialnego`,
    returned: `
      zwrot polecenia, odmowa, odrzucone polecenie, monit, opłata za monit, upomnienie, opłata za wypłatę,
      prowizja za wypłatę, prowizja za przewalutowanie, opłata za debet`,
  },
};

export const CZECH: BankWords = {
  countries: 'CZ',
  sources: [
    'Česká bankovní asociace: inkaso, SIPO, trvalý příkaz; Česká spořitelna, ČSOB, Komerční banka and Fio: transaction types of account exports',
  ],
  senses: {
    channel: `
      karta, kartou, karty, karet, platba, platby, platba kartou, platba kartou na internetu, úhrada, odchozí úhrada,
      odchozí platba, odchozi, příchozí, převod, prevod na ucet, prevod, prevodu, bezhotovostní, bezhotovostní platba,
      okamžitá, okamžitá platba, účet, účtu, částka, datum, popis, zpráva, příkaz, příkaz k úhradě, jednorázový,
      internetové bankovnictví, internet, mobilní platba, faktura, vyúčtování, poplatek za, tuzemská, sepa, qr platba,
      qr, bankovní převod, dom, zahraniční, debetní, transakce, protiúčet, měsíční, roční, složenka, obchodník, místo,
      odeslaná, jednorazova uhrada`,
    small: 'na, do, od, za, v, ve, z, ze, pro, a, u, k, ke, s, se, po, c, č, ul, pri, při',
    purchase: `
      nákup, nákupy, platba kartou, nákup kartou, nákup u obchodníka, platba u obchodníka, mobilní nákup,
      transakce platební kartou, karetní transakce, internetový nákup, bezkontaktní`,
    standing: `
      inkaso, inkasa, odeslané inkaso, sipo, souhlas s inkasem, svolení k inkasu, trvalý příkaz, trvaly,
      trvalého příkazu, trvalá platba, tp, trvalý převod, pravidelná platba, pravidelný převod, předplatné,
      členský příspěvek, členské příspěvky, opakovaná platba`,
    reference: `
      vs, ks, ss, variabilní symbol, var symbol, konstantní symbol, specifický symbol, č smlouvy, číslo smlouvy,
      smlouva, č faktury, číslo faktury, fa, zákaznické číslo, č zákazníka, pojistná smlouva, č pojistné smlouvy,
      spojovací číslo, reference, e2e, ref, id transakce, cislo, č ú, čú, vlastní poznámka`,
    payee: `
      příjemce, název příjemce, název protiúčtu, protistrana, název obchodníka, jméno příjemce, název účtu příjemce`,
    holder: 'plátce, odesílatel, majitel účtu',
    cash: `
      výběr, vyber, výběry, výběr hotovosti, výběr z bankomatu, výběr bankomat, bankomat, bankomatu, bankomatem,
      hotovost, hotovosti, hotovostní výběr, výběr hotově, vyber kartou, výběr v hotovosti, pokladna výběr,
      výběr na pobočce, vyber hotovosti z bankomatu, atm výběr, výběr na pokladně`,
    savings: `
      spořicí účet, na spoření, spoř účet, úspory, úspor, finanční rezerva, termínovaný vklad, vkladový, spořítko,
      plus konto, osobní spoření, fond rezerva, spořka, drobné spoření, na spořicí, pravidelné spoření`,
    ownAlone: 'rezerva, vklad, obálka, obálky, karta, visa, mastercard, pokladna',
    ownTransfer: `
      vlastní převod, vlastní účet, vlastní účty, mezi vlastními účty, na vlastní účet, převod mezi vlastními účty,
      převod mezi účty, mezi účty, převod na vlastní účet, vlastních účtů, převod v rámci, společný účet,
      domácí účet, převod vlastní, vnitřní převod, muj ucet`,
    cardDebt: `
      kreditní karta, kreditní karty, kreditka, kreditky, splátka kreditní karty, splátka karty, splátka kreditka,
      splátka kk, kreditní kartu, doplacení kreditní karty, splátka úvěrové karty, kreditní karta splátka`,
    pending: 'blokace, rezervace, čekající, nezaúčtováno, předautorizace',
    interest: `
      úrok, úroky, debetní úrok, odepsaný úrok, sankční úrok, úroky z kontokorentu, kontokorent,
      urok z uveru kontokorent, sankcni urok`,
    returned: `
      upomínka, vrácené inkaso, neprovedené inkaso, poplatek za upomínku, poplatek za výběr,
      poplatek za neprovedení, nepovolený debet, sankce`,
  },
};

export const SLOVAK: BankWords = {
  countries: 'SK',
  sources: [
    'Slovenská banková asociácia; Slovenská sporiteľňa, VÚB and Tatra banka: transaction types of account exports',
  ],
  senses: {
    channel: `
      karta, kartou, karty, platba, platby, platba kartou, úhrada, prevod, prevodný príkaz, okamžitá platba,
      bezhotovostný prevod, účet, účtu, suma, dátum, popis, faktúra, internet banking, sepa platba, sepa, odoslaná,
      odchádzajúca platba, príkaz, transakcia, poplatok za, mesačný, ročný, pay by square, referencia platiteľa`,
    small: 'na, do, od, za, v, vo, z, zo, pre, a, u, k, ku, s, so, po, pri, č',
    purchase: 'nákup, nákupy, platba kartou, grip pos, pos, bezkontaktná platba',
    standing: `
      inkaso, sepa inkaso, trvalý príkaz, trvalý prevod, trvalá platba, sipo, pravidelná platba, predplatné,
      členské, súhlas s inkasom, mandát, opakovaná platba`,
    reference: `
      vs, ks, ss, variabilný symbol, konštantný symbol, špecifický symbol, číslo zmluvy, zmluva, číslo faktúry,
      zákaznícke číslo, poistná zmluva, referencia, mandát, cid, umr`,
    payee: 'príjemca, názov príjemcu, protistrana, obchodník',
    holder: 'platiteľ, majiteľ účtu, odosielateľ',
    cash: `
      výber, výbery, výber hotovosti, výber z bankomatu, bankomat, bankomatu, hotovosť, hotovosti, výber v hotovosti,
      hotovostný výber`,
    savings: `
      sporiaci účet, sporiaci, sporiaceho, na sporenie, úspory, termínovaný vklad, fond rezerva, sporiace,
      cieľ sporenia`,
    ownAlone: 'rezerva, vklad, obálka',
    ownTransfer: `
      vlastný účet, vlastné účty, medzi vlastnými účtami, na vlastný účet, prevod medzi účtami,
      prevod medzi vlastnými účtami, spoločný účet, vnútorný prevod`,
    cardDebt: `
      kreditná karta, kreditnej karty, kreditnú kartu, splátka kreditnej karty, splátka karty, kreditka`,
    pending: 'blokácia, rezervácia, čakajúca',
    interest: 'úrok, úroky, debetný úrok, sankčný úrok, povolené prečerpanie úrok, úrok z omeškania',
    returned: `
      upomienka, vrátené inkaso, neúspešné inkaso, poplatok za upomienku, poplatok za výber, nepovolené prečerpanie`,
  },
};
