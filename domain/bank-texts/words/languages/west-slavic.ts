import type { BankWords } from '../bank-words.ts';

export const POLISH: BankWords = {
  countries: 'PL',
  sources: [
    'Związek Banków Polskich and KIR: Elixir, polecenie zapłaty, BLIK; PKO BP, mBank and Pekao: operation types of account exports',
  ],
  senses: {
    channel: `
      wewnętrzny, przelew wewnętrzny, zewnętrzny, wychodzący, przychodzący, karta, karty, płatność, płatności,
      płatność kartą, płatność internetowa, zapłata, transakcja, transakcje, operacja, operacje, przelew, przelewy,
      przelew natychmiastowy, express elixir, elixir, sorbnet, zewn, wych, blik p2p, przelew na telefon, na telefon,
      fv, rachunek, rachunku, rach, tytuł, tytułem, kwota, dnia, opłacenie, uznanie, obciążenie, kod mobilny,
      zbliżeniowa, mobilna, kod, kraj, miasto, oryginalna, waluta, lokalizacja, adres, telefon nr, nazwa, dotyczy,
      opłata za, opłata, rata, miesięczna, abonament`,
    small: 'od, za, w, we, z, ze, dla, oraz, przez, po, nr, ul',
    purchase: `
      zakup, zakupy, zakup przy użyciu karty, transakcja kartą, płatność kartą, dop, dop visa, dop mc,
      operacja kartą, zakup blik, płatność kartowa`,
    standing: `
      polecenie zapłaty, zlecenie stałe, stałe zlecenie, zleceń stałych, zlecenie cykliczne, przelew cykliczny,
      płatność cykliczna, płatności automatyczne, subskrypcja, abonament, składka, składka członkowska,
      płatność powtarzalna, zlecenie zmienne`,
    reference: `
      nr umowy, umowa, umowy, nr klienta, numer klienta, klient, id płatności, nr faktury, faktura nr, nr polisy,
      polisa, identyfikator, nip, pesel, nr referencyjny, tytuł, nr zlecenia, nr ewidencyjny, okres`,
    payee: `
      odbiorca, nazwa odbiorcy, nazwa i adres odbiorcy, odbiorcy, beneficjent, wierzyciel, nazwa nadawcy odbiorcy`,
    holder: 'nadawca, nazwa nadawcy, płatnik, zleceniodawca, posiadacz',
    cash: `
      wypłata, wyplaty, wypłata gotówki, wypłata z bankomatu, bankomacie, bankomatu, gotówka, gotówki, gotówkowa,
      wypłata blik, wypł, wypł bankomat, wpłatomat, euronet wypłata, cash back wypłata, wypłata kartą,
      podjęcie gotówki`,
    savings: `
      konto oszczędnościowe, rachunek oszczędnościowy, ror oszcz, lokatę, moje cele, skarbonki, oszczędzaj,
      poduszka finansowa, e max, oszczędzania, świnka skarbonka`,
    ownAlone: 'cele, sejf, ko, emax, karta, wypl, przelew wewnętrzny',
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
      kartou, karet, platba, platby, platba kartou, platba kartou na internetu, úhrada, odchozí úhrada, odchozí platba,
      odchozi, příchozí, převod, prevod na ucet, prevodu, bezhotovostní, bezhotovostní platba, okamžitá,
      okamžitá platba, účet, účtu, částka, popis, zpráva, příkaz, příkaz k úhradě, jednorázový,
      internetové bankovnictví, mobilní platba, vyúčtování, poplatek za, tuzemská, qr platba, bankovní převod, dom,
      zahraniční, debetní, transakce, protiúčet, měsíční, roční, složenka, obchodník, místo, odeslaná,
      jednorazova uhrada`,
    small: 'v, ve, pro, u, k, ke, s, se, c, pri',
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
      spojovací číslo, id transakce, cislo, č ú, čú, vlastní poznámka`,
    payee: `
      příjemce, název příjemce, název protiúčtu, protistrana, název obchodníka, jméno příjemce, název účtu příjemce`,
    holder: 'plátce, odesílatel, majitel účtu',
    cash: `
      výběr, výběry, výběr hotovosti, výběr z bankomatu, výběr bankomat, bankomatem, hotovost, hotovosti,
      hotovostní výběr, výběr hotově, vyber kartou, výběr v hotovosti, pokladna výběr, výběr na pobočce,
      vyber hotovosti z bankomatu, atm výběr, výběr na pokladně`,
    savings: `
      spořicí účet, na spoření, spoř účet, úspory, úspor, finanční rezerva, vkladový, spořítko, plus konto,
      osobní spoření, fond rezerva, spořka, drobné spoření, na spořicí, pravidelné spoření`,
    ownAlone: 'rezerva, vklad, obálka, obálky, pokladna',
    ownTransfer: `
      vlastní převod, vlastní účet, vlastní účty, mezi vlastními účty, na vlastní účet, převod mezi vlastními účty,
      převod mezi účty, mezi účty, převod na vlastní účet, vlastních účtů, převod v rámci, společný účet, domácí účet,
      převod vlastní, vnitřní převod`,
    cardDebt: `
      kreditní karta, kreditní karty, kreditka, kreditky, splátka karty, splátka kreditka, splátka kk, kreditní kartu,
      doplacení kreditní karty, splátka úvěrové karty, kreditní karta splátka`,
    pending: 'blokace, rezervace, čekající, nezaúčtováno, předautorizace',
    interest: `
      úrok, úroky, debetní úrok, odepsaný úrok, sankční úrok, úroky z kontokorentu, kontokorent,
      urok z uveru kontokorent`,
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
      prevodný príkaz, bezhotovostný prevod, sepa platba, odoslaná, odchádzajúca platba, transakcia, poplatok za,
      mesačný, ročný, pay by square, referencia platiteľa`,
    small: 'vo, zo, pre, ku, so',
    purchase: 'grip pos, bezkontaktná platba',
    standing: 'sepa inkaso, členské, súhlas s inkasom',
    reference: 'variabilný symbol, konštantný symbol, číslo zmluvy, zmluva, poistná zmluva, cid',
    payee: 'príjemca, názov príjemcu, obchodník',
    holder: 'platiteľ, odosielateľ',
    cash: 'hotovostný výber',
    savings: 'sporiaci účet, sporiaci, sporiaceho, na sporenie, sporiace, cieľ sporenia',
    ownTransfer: `
      vlastný účet, vlastné účty, medzi vlastnými účtami, na vlastný účet, prevod medzi účtami,
      prevod medzi vlastnými účtami, spoločný účet, vnútorný prevod`,
    cardDebt: 'kreditná karta, kreditnej karty, kreditnú kartu',
    pending: 'blokácia, rezervácia, čakajúca',
    interest: 'debetný úrok, sankčný úrok, povolené prečerpanie úrok, úrok z omeškania',
    returned: `
      upomienka, vrátené inkaso, neúspešné inkaso, poplatok za upomienku, poplatok za výber, nepovolené prečerpanie`,
  },
};
