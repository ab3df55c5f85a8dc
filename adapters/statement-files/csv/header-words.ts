import type { ColumnRole } from '../../../domain/statements/read-options.ts';

/**
 * What banks call their columns, without case and accents: English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Swedish, Danish, Norwegian, Finnish, Estonian, Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Russian,
 * Japanese and Chinese. Earlier phrases of a role are preferred: banks that write two dates book on the first kind.
 */
const WORDS: Readonly<Record<ColumnRole, string>> = {
  date: `posting date; posted date; post date; date posted; booking date; completed date; date completed; process date;
    processed date; posted on; date; transaction date; trans date; tran date; txn date; activity date; effective date;
    settlement date; started date; date started; created on; created date; transaction date time; date time; datetime;
    timestamp; time; run date; statement date; date of transaction; date finished; finished on; payment date;
    buchungstag; buchungsdatum; buchung; datum; transaktionsdatum; umsatzdatum; kaufdatum; belegdatum; buchungszeit;
    date comptable; date de comptabilisation; date d operation; date operation; date de l operation; date de transaction;
    date d ecriture; date ecriture; dateop; date op; date mouvement;
    fecha contable; fecha operacion; fecha de operacion; fecha; f operacion; fecha movimiento; f contable;
    fecha de la operacion; fecha transaccion; fecha de transaccion; fecha mov; fecha oper;
    data contabile; data operazione; data registrazione; data; data movimento; data transazione; data mov;
    data lancamento; data do movimento; data operacao; data transacao; data de lancamento; data da transacao; data mov;
    data da operacao; data movimento; data compra;
    boekdatum; boekingsdatum; transactiedatum; uitvoeringsdatum; datum transactie; datum boeking;
    bokforingsdag; bokforingsdatum; bokforingsdato; bokfort; bokfort dato; bogforingsdato; bogfort dato; bogfort;
    bogfort den; reskontradatum; transaktionsdag; transaksjonsdato; transaktionsdato; dato; utfort dato; kjopsdato;
    kirjauspaiva; kirjauspvm; pvm; paivamaara; tapahtumapaiva; maksupaiva; tapahtumapvm; kuupaev;
    data ksiegowania; data operacji; data transakcji; data zaksiegowania;
    datum zauctovani; zauctovano; datum zauctovania; datum provedeni; datum transakce; datum uctovani; datum operace;
    datum spracovania; datum pohybu; odepsano;
    konyveles datuma; konyvelesi datum; konyvelesi nap; tranzakcio datuma; tranzakcio idopontja; teljesites datuma;
    data inregistrarii; data tranzactiei; data procesarii; data operatiunii;
    islem tarihi; tarih; muhasebe tarihi; tarih saat;
    дата проводки; дата операции; дата платежа; дата; дата транзакции; дата обработки;
    取引日; 日付; ご利用日; 利用日; 年月日; お取引日; 取扱日; 交易日期; 日期; 记账日期; 交易时间; 入账日期; 記帳日; 交易日; 거래일시; 거래일; 거래일자; datums`,
  valueDate: `value date; valutadatum; valuta; wertstellung; wertstellungstag; wert; valutadag; date de valeur; date valeur;
    dateval; fecha valor; f valor; fecha de valor; data valuta; data valor; rentedatum; rentedato; valordato; valor; arvopaiva;
    data waluty; datum splatnosti; ertek datum; erteknap; valor tarihi; data valutei; дата валютирования; val date;
    valuta datum; wertstellungsdatum; valutierung; vaartuspaev`,
  amount: `amount; transaction amount; net; net amount; value; sum; total; amount in account currency; billing amount; billed amount;
    account amount; paid amount; payment amount; posted amount; trans amount; txn amount; gross amount;
    betrag; umsatz; buchungsbetrag; betrag in eur; betrag eur; umsatz in eur; betrag in chf;
    montant; montant de l operation; montant operation; importe; importe eur; cantidad; monto; importe operacion; importe movimiento;
    importo; importo in euro; importo eur; ammontare; valor; montante; quantia; valor movimento; valor do movimento; valor r; importancia;
    bedrag; transactiebedrag; bedrag eur; belopp; belob; belop; belob i dkk; summa; maara; maara eur; tapahtuman summa; kogusumma;
    kwota; kwota operacji; kwota transakcji; kwota w walucie rachunku; kwota transakcji waluta rachunku; castka; objem; suma; castka v mene uctu; ciastka; objem transakcie;
    osszeg; tranzakcio osszege; konyvelt osszeg; valoare; tutar; islem tutari; сумма; сумма операции; сумма платежа; сумма в валюте счета;
    金額; ご利用金額; 利用金額; 金额; 交易金额; 取引金額; 거래금액; gross`,
  debit: `debit; debits; dr; debit amount; withdrawal; withdrawals; withdrawal amount; withdrawal amt; paid out; money out; out; outflow;
    outgoing; payments; spent; debit amt; payment out; amount debit; dr amount; expense; charges; withdrawn;
    soll; belastung; belastungen; ausgang; ausgaben; ausgabe; lastschrift; belastung in chf; debit eur;
    depenses; sorties; montant debit; debit euros; cargo; cargos; debe; gastos; retiros; importe cargo; salidas;
    addebiti; addebito; dare; uscite; uscita; debito; saidas; saida; debitos; a debito; levantamentos;
    af; uit; uitgaven; debet; uttag; ut; ud; udgift; ut av konto; ut fra konto; ut konto; debit belop; uttak;
    obciazenia; obciazenie; wydatki; wyplaty; vydaje; na vrub; debetni; terheles; kiadas; debitare; debit ron; borc; cikan; gider;
    расход; списание; дебет; 出金; 出金金額; 出金額; お引出し; お支払金額; 支払金額; 支出; 借方; 출금액; 출금; veli; kulu; deebet`,
  credit: `credit; credits; cr; credit amount; deposit; deposits; deposit amount; deposit amt; paid in; money in; in; inflow; incoming;
    received; receipts; credit amt; payment in; amount credit; cr amount; income;
    haben; gutschrift; gutschriften; eingang; einnahmen; einnahme; gutschrift in chf; credit eur;
    recettes; entrees; montant credit; credit euros; abono; abonos; haber; ingresos; depositos; importe abono; entradas;
    accrediti; accredito; avere; entrate; entrata; credito; entrada; creditos; a credito;
    bij; inkomsten; insattning; insattningar; ind; indtaegt; inn pa konto; inn til konto; inn; inn konto; kredit; innskudd;
    uznania; uznanie; wplywy; wplaty; prijmy; ve prospech; kreditni; jovairas; bevetel; creditare; credit ron; alacak; giren; gelir;
    приход; зачисление; поступление; кредит; 入金; 入金金額; 入金額; お預入れ; 預入金額; お預り金額; 收入; 存入; 貸方; 입금액; 입금; tulo; kreedit`,
  fee: 'fee; fees; transaction fee; gebuhr; gebuhren; frais; comision; commissione; taxa; kosten; avgift; gebyr; prowizja; poplatek; комиссия',
  direction: `debit credit; credit debit; dr cr; cr dr; d c; c d; debit or credit; credit debit indicator; credit or debit; debit credit indicator; sign;
    transaction type; type; direction; in out; soll haben; soll haben kennzeichen; s h; sh; haben soll; debet credit; af bij; bij af; dc; cd; d k;
    sens; debit ou credit; tipo; tipo movimiento; segno; debe haber; natureza; debito credito; debet kredit; kierunek; smer; irany; deebet kreedit; deebet kreedit d c;
    terheles jovairas; borc alacak; islem tipi; ba; b a; тип; тип операции; 收支; 收 支; 入出金区分; 借贷标志; 구분; typ; art; soort; mutatiesoort; terheles jovairas jelzo; umsatztyp; indicator`,
  currency: `currency; ccy; currency code; cur; curr; account currency; wahrung; waehrung; devise; moneda; divisa; moeda; valuta; muntsoort; munt; waluta;
    waluta rachunku; mena; devizanem; valiuta; valuuta; doviz; para birimi; doviz cinsi; валюта; валюта счета; 币种; 通貨; 통화; moneta; valuutta; transaction currency; waluta operacji; betrag waehrung; kontowahrung`,
  description: `description; transaction description; details; transaction details; narrative; particulars; memo; narration; statement description; payment reference;
    notes; note; remarks; reference text; additional information; purpose; extended details; message; subject; code; comment; comments; payment details; transaction; activity; reference; other details; text; item;
    verwendungszweck; buchungstext; beschreibung; zahlungsgrund; buchungsdetails; umsatztext; vorgang; bemerkung; mitteilung; zahlungszweck; avisierungstext; notiz; vorgang verwendungszweck; detail; beschreibung1; beschreibung2; transaktionsbeschreibung; buchungstext verwendungszweck; info;
    libelle; libelle operation; libelle simplifie; libelle de l operation; motif; communication; communications; nature; detail de l ecart; intitule; informations complementaires; type operation; libelle complementaire; nature de l operation; label; reference de l operation;
    concepto; descripcion; movimiento; observaciones; mas datos; detalle; concepto ampliado; referencia; glosa; comercio; informacion adicional;
    descrizione; causale; descrizione operazione; dettagli; descrizione estesa; causale descrizione; operazione; dettaglio; note;
    descricao; descritivo; historico; descricao do movimento; detalhes; lancamento; estabelecimento; title; titulo;
    omschrijving; mededelingen; naam omschrijving; omschrijving 1; omschrijving 2; omschrijving 3; omschrijving van de verrichting; vrije mededeling; details van de beweging; bericht; mededeling; omschrijving1; omschrijving2;
    beskrivning; specifikation; rubrik; meddelande; tekst; beskrivelse; forklaring; melding; kommentar; meddelelse; tekst til modtager; transaktion; handelse; insattning uttag; kohde; referens; posteringstekst; underkategori tekst;
    viesti; selite; tapahtuma; tapahtumalaji; viite; selgitus; seletus; viitenumber;
    opis; opis operacji; tytul; tytul operacji; szczegoly; opis transakcji; tytulem; rodzaj operacji; szczegoly odbiorcy nadawcy;
    popis; zprava; zprava pro prijemce; poznamka; zprava pro me; typ transakce; oznaceni operace; popis transakcie; ucel; informacia pre prijemcu; typ operace; nazev obchodnika; vlastni poznamka; popis pro me;
    kozlemeny; leiras; megjegyzes; narrativa; tranzakcio leirasa; kozlemenyek; forgalom tipusa; tranzakcio tipusa; aciklama; islem aciklamasi; islem; dekont no; descriere; detalii; detalii tranzactie; explicatii; tip tranzactie;
    описание; назначение платежа; назначение; описание операции; комментарий; детали; 摘要; 内容; お取り扱い内容; 備考; ご利用店名; 利用店名 商品名; 利用店名; 取引内容; 交易摘要; 备注; 附言; 商品; 交易说明; 交易类型; 적요; 내용; 기재내용; detalles; original description`,
  payee: `payee; payee name; merchant; merchant name; name; counterparty; counter party; counterparty name; beneficiary; recipient; payer payee; payee payer; other party; recipient name; beneficiary name; paid to; beneficiary or remitter; payor; target name; source name; counterpart; to; from;
    empfanger; empfaenger; name zahlungsbeteiligter; beguenstigter zahlungspflichtiger; begunstigter zahlungspflichtiger; auftraggeber empfanger; auftraggeber empfaenger; auftraggeber beguenstigter; auftraggeber begunstigter; zahlungsempfanger; zahlungsempfaenger; zahlungsempfanger in; zahlungspflichtige r; zahlungspflichtiger; partnername; partner name; partner; zahlungsbeteiligter; beguenstigter; begunstigter; beguenstigter auftraggeber; begunstigter auftraggeber; gegenpartei; handler; auftraggeber; empfangername; name des partners;
    beneficiaire; tiers; nom; nom du tiers; nom contrepartie; nom de la contrepartie; beneficiario; ordenante; beneficiario ordenante; ordinante; beneficiario ordinante; controparte; esercente; destinatario; nome; razao social;
    naam tegenpartij; tegenrekeninghouder; naam; naam tegenrekening; tegenpartij; naam tegenrekeninghouder; naam van de tegenpartij; naam tegenpartij bevat;
    mottagare; avsandare mottagare; avsandare; modtager; afsender; mottaker; avsender; navn; namn; modpart; saaja; maksaja; saaja maksaja; nimi; saajan nimi; saaja maksajan nimi; saaja maksaja nimi; saaja nimi;
    kontrahent; odbiorca; nadawca odbiorca; dane kontrahenta; nadawca; odbiorca zleceniodawca; nazwa kontrahenta; nazwa odbiorcy; zleceniodawca; nadawca odbiorca nazwa;
    protistrana; nazev protiuctu; nazov protiuctu; nazov partnera; nazev protistrany; jmeno protistrany; prijemca; obchodnik;
    kedvezmenyezett neve; partner neve; ellenoldali nev; ellenoldal neve; kedvezmenyezett; beneficiar; nume; alici; gonderen; kontragentas; контрагент; получатель; наименование контрагента; 交易对方; 对方户名; 对方; 상대방; maksja saaja; saaja maksja; saaja maksja nimi`,
  counterpartyAccount: `counterparty account; counterparty iban; account number to; beneficiary account; payee account number; to account; target account; counterparty account number; payee account; other party account number;
    kontonummer iban; iban zahlungsbeteiligter; gegenkonto; iban des zahlungsbeteiligten; partner iban; kontonummer; iban kontonummer; iban empfanger; partner kontonummer; iban auftraggeber; konto iban; iban des partners;
    tegenrekening; tegenrekening iban bban; rekening tegenpartij; rekeningnummer tegenpartij; tegenrekeningnummer; rekeningnummer tegenrekening; iban tegenpartij; compte beneficiaire; compte contrepartie; compte contrepartie iban; conto controparte; cuenta beneficiario;
    numer konta kontrahenta; nr rachunku kontrahenta; numer rachunku kontrahenta; numer rachunku nadawcy odbiorcy; numer rachunku; konto kontrahenta; protiucet; cislo protiuctu; protiucet kod banky; cislo uctu protistrany; iban protiuctu; ucet protistrany; saajan tilinumero; tilinumero; saajan tilinumero ja pankin bic; saaja maksja konto; mottagarkonto; til konto; kedvezmenyezett szamlaszama; ellenoldali szamlaszam; ellenszamla; partner szamlaszama; счет контрагента; 对方账号; 对方账户; partner account number; iban`,
  account: `account; account number; account no; account id; own account; own iban; from account; source account; account iban; card number; card no; card; account number from;
    auftragskonto; konto; iban auftragskonto; eigenes konto; kontonr; kontonummer auftraggeber; compte; numero de compte; n compte; cuenta; numero de cuenta; conto; numero conto; conta; numero da conta;
    rekening; rekeningnummer; iban bban; eigen rekening; own account number; kontonummer eget; egen konto; rachunek; nr rachunku; numer konta; moj rachunek; konto numer; cislo uctu; ucet; vlastni ucet; szamlaszam; sajat szamlaszam; hesap; hesap no; cont; tili; oma tili; kliendi konto; счет; номер счета; номер карты; 账号; 卡号; karta; karte; kartennummer; kortnummer; kort; tarjeta; carta`,
  accountName:
    'account name; account nickname; account description; kontoname; kontobezeichnung; nom du compte; naam rekening; bezeichnung auftragskonto; nazwa rachunku; nazwa konta; kontonamn; kontonavn; nazev uctu; accountname; accountlabel; account label',
  balance: `balance; running balance; running bal; account balance; closing balance; ledger balance; balance after; balance after transaction; end balance; new balance; resulting balance; current balance; bal;
    saldo; kontostand; saldo nach buchung; neuer saldo; saldo in eur; saldo in chf; guthaben; saldo eur; solde; solde apres operation; solde apres; nouveau solde; solde final; saldo contable; saldo final; saldo resultante; saldo despues; saldo tras operacion;
    saldo contabile; saldo progressivo; saldo contabilistico; saldo apos o movimento; saldo r; saldo na boeking; saldo na mutatie; saldo na trn; saldo na transactie; saldo na buchung; nieuw saldo; balance apres;
    bokfort saldo; kontosaldo; tilin saldo; saldo po operacji; saldo koncowe; saldo po transakcji; zustatek; zostatok; zustatek po operaci; disponibilni zustatek; konecny zustatek; egyenleg; konyvelt egyenleg; sold; sold contabil; sold final; bakiye; kalan bakiye; остаток; баланс; остаток на счете; 残高; 差引残高; 現在高; 余额; 账户余额; 餘額; 잔액; jaak; atlikums; likutis`,
  sourceId: `transaction id; id; transaction number; transactionid; unique id; fitid; reference number; transaction reference; txn id; trans id; reference no; ref no; transaction reference number; confirmation number; journal number; serial no; unique transaction id; operation id; bank reference; entry reference;
    transaktions id; transaktionsnummer; buchungsreferenz; umsatz id; referenznummer; primanota; numero operacion; codigo de operacion; numero de operacion; id operazione; id transazione; identificador; transactienummer; volgnr; volgnummer; transactie id; transactiereferentie; verifikationsnummer; transaktionsreferens; arkivtunnus; arkistointitunnus; arhiveerimistunnus; archive id; arkivref; arkivreferanse;
    id transakcji; numer transakcji; nr transakcji; numer referencyjny; id operace; id pohybu; id transakce; cislo transakce; referencne cislo; tranzakcio azonosito; tranzakcioazonosito; id tranzactie; referinta; islem no; номер документа; номер операции; 交易单号; 交易流水号; 交易订单号; 거래번호`,
  status:
    'status; state; transaction status; booking status; buchungsstatus; statut; estado; stato; estado da transacao; tila; stav; durum; allapot; stare; статус; 状态; 交易状态; 当前状态; 상태; posting status',
  category:
    'category; spending category; categorie; kategorie; categoria; kategori; kategoria; kategoria transakcji; kategooria; transaction category; hauptkategorie; subcategory; sub category; sous categorie; categorie operation; luokka; категория; 分类; 交易分类; subcategoria; classification; category group category',
  merchantCategoryCode: 'mcc; merchant category code; mcc code; sic; mcc kod; merchant category; kod mcc; code mcc',
};

export interface HeaderMeaning {
  readonly role: ColumnRole;
  /** Higher is surer. */
  readonly score: number;
}

const EXACT = 100;
const CONTAINED = 40;
const LESS_PER_PLACE = 0.1;

const PHRASES: ReadonlyMap<string, readonly HeaderMeaning[]> = phrases();

function phrases(): ReadonlyMap<string, readonly HeaderMeaning[]> {
  const all = new Map<string, HeaderMeaning[]>();
  for (const [role, words] of Object.entries(WORDS) as [ColumnRole, string][]) {
    words.split(';').forEach((words, place) => {
      const phrase = words.trim();
      const meaning = { role, score: EXACT - place * LESS_PER_PLACE };
      const known = all.get(phrase);
      if (known === undefined) all.set(phrase, [meaning]);
      else if (!known.some((one) => one.role === role)) known.push(meaning);
    });
  }
  return all;
}

/** Amounts and currencies beside those of the account. */
const BESIDE =
  /\b(?:original|orig|foreign|local|fremd\w*|ursprung\w*|exchange|rate|kurs|wechselkurs|fx|tax|vat|mwst|cashback|points|bonus|reward|available|verfugbar\w*|disponible|disponibile|disponivel|instructed|source amount|max|limit|interest|auslands\w*|origine|etranger|oryginaln\w*|puvodni|originale|ursprunglig\w*|transaktionswahrung|count|percent)\b/;
const MAX_WORDS = 8;

/** What a column of this name can hold, the surest first. */
export function meaningsOf(name: string): readonly HeaderMeaning[] {
  const exact = PHRASES.get(name);
  if (exact !== undefined) return exact;
  const words = name.split(' ').slice(0, MAX_WORDS);
  const penalty = BESIDE.test(name) ? CONTAINED / 2 : 0;
  const found = new Map<ColumnRole, number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const phrase = words.slice(from, to).join(' ');
      // The first words of a name count most: `Balance after transaction`, `Betrag der Buchung`.
      for (const { role, score } of phrase.length < 3 ? [] : (PHRASES.get(phrase) ?? [])) {
        const weight = CONTAINED + (score - EXACT) + (to - from) * 4 - from * 2 - penalty;
        if (weight > (found.get(role) ?? 0)) found.set(role, weight);
      }
    }
  }
  return [...found].map(([role, score]) => ({ role, score })).sort((a, b) => b.score - a.score);
}

/** Whether the name is one that banks give a column, as a whole. */
export function isColumnName(name: string): boolean {
  return PHRASES.has(name);
}
