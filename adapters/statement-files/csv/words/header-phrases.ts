import type { ColumnRole } from '../../../../domain/statements/read-options.ts';

/**
 * What banks call their columns, without case and accents: English, German, French, Spanish, Catalan, Italian,
 * Portuguese, Dutch, Afrikaans, Swedish, Danish, Norwegian, Icelandic, Finnish, Estonian, Latvian, Lithuanian, Polish,
 * Czech, Slovak, Slovenian, Croatian, Serbian, Hungarian, Romanian, Bulgarian, Greek, Turkish, Russian, Ukrainian,
 * Hebrew, Arabic, Thai, Vietnamese, Indonesian, Korean, Japanese and Chinese. Earlier phrases of a role are preferred:
 * banks that write two dates book on the first kind. Sources: files that banks export, as the importers of free
 * programs for personal finance describe them, and the help pages of banks.
 */
export const HEADER_PHRASES: Readonly<Record<ColumnRole, string>> = {
  date: `posting date; release date; posted date; post date; date posted; booking date; completed date; date completed; process date;
    processed date; posted on; date; transaction date; trans date; tran date; txn date; activity date; effective date;
    settlement date; started date; date started; created on; created date; transaction date time; date time; datetime;
    timestamp; time; run date; statement date; date of transaction; date finished; finished on; payment date;
    buchungstag; buchungsdatum; buchung; datum; umsatzdatum; kaufdatum; belegdatum; buchungszeit;
    date comptable; date de comptabilisation; date d operation; date operation; date de l operation; date de transaction;
    date d ecriture; date ecriture; dateop; date op; date mouvement;
    fecha contable; fecha operacion; fecha de operacion; fecha; f operacion; fecha movimiento; f contable;
    fecha de la operacion; fecha transaccion; fecha de transaccion; fecha mov; fecha oper;
    data contabile; data operazione; data registrazione; data; data movimento; data transazione; data mov;
    data lancamento; data do movimento; data operacao; data transacao; data de lancamento; data da transacao; data mov;
    data da operacao; data movimento; data compra;
    boekdatum; boekingsdatum; transactiedatum; uitvoeringsdatum; datum transactie; datum boeking;
    bokforingsdag; bokforingsdatum; bokforingsdato; bokfort; bokfort dato; bogforingsdato; bogfort dato; bogfort;
    bogfort den; reskontradatum; transaktionsdag; transaktionsdatum; transaksjonsdato; transaktionsdato; dato; utfort dato; kjopsdato;
    kirjauspaiva; kirjauspvm; pvm; paivamaara; tapahtumapaiva; maksupaiva; tapahtumapvm; kuupaev;
    data ksiegowania; data zaksiegowania; data rozliczenia; data operacji; data transakcji;
    datum zauctovani; zauctovano; datum zauctovania; datum provedeni; datum transakce; datum uctovani; datum operace;
    datum spracovania; datum pohybu; odepsano;
    konyveles datuma; konyvelesi datum; konyvelesi nap; tranzakcio datuma; tranzakcio idopontja; teljesites datuma;
    data inregistrarii; data tranzactiei; data procesarii; data operatiunii;
    islem tarihi; tarih; muhasebe tarihi; tarih saat;
    дата проводки; дата операции; дата платежа; дата; дата транзакции; дата обработки;
    取引日; 日付; ご利用日; 利用日; 年月日; お取引日; 取扱日; 交易日期; 日期; 记账日期; 交易时间; 入账日期; 記帳日; 交易日; 거래일시; 거래일; 거래일자; datums;
    clearing date; created utc; created; posted transactions date; posted account date; txn posted date;
    trade date; process date time; transfer date; processing date; book date; entry date; operation date;
    tran post date; accounting date; completion date; datum aus; datum knjizenja;
    datum transakcije; datum izvrsenja; datum prometa; datum promjene; datum naloga;
    дата на операция; дата и час; дата на транзакция; вальор; дата осчетоводяване; дата на счетоводяване;
    дата операції; дата транзакції; дата і час операції; дата и время операции; дата зачисления; дата списания;
    ημερομηνια; ημερομηνια συναλλαγης; ημ νια συναλλαγης; ημερομηνια κινησης; ημερομηνια καταχωρησης; תאריך;
    תאריך עסקה; תאריך רכישה; תאריך פעולה; تاريخ; التاريخ; تاريخ العملية; تاريخ المعاملة; วันที่; วันที่ทำรายการ;
    วันเดือนปี; ngay; ngay giao dich; ngay hieu luc; tanggal; tanggal transaksi;
    tanggal transaksi transaction date; tgl; tarikh; tarikh transaksi; data operacio; data de l operacio;
    data comptable; darijuma datums; gramatojuma datums; data irasymo; operacijos data; dagsetning; dags;
    bokunardagur; 記帳日期; 入帳日期; 消費日; 消費日期; 帳務日期; 記账日; 银行记账日; 操作日; 取扱日付; お取り引き日; 勘定日; 이용일자; 이용일; 승인일자; 거래일자 시간;
    transaksiedatum; boekingsdatum tijd; verrichtingsdatum; datum verrekening; datum verrichting;
    datum van de verrichting`,
  valueDate: `value date; valutadatum; valuta; wertstellung; wertstellungstag; wert; valutadag; date de valeur; date valeur;
    dateval; fecha valor; f valor; fecha de valor; data valuta; data valor; rentedatum; rentedato; valordato; valor; arvopaiva;
    data waluty; datum splatnosti; ertek datum; erteknap; valor tarihi; data valutei; дата валютирования; val date;
    valuta datum; wertstellungsdatum; valutierung; vaartuspaev;
    value dat; valuutapaev; vertes datums; valutos data; vaerdidato; datum valute; βαλερ; ημερομηνια αξιας;
    ημ νια αξιας; дата валюти; 起息日; 起算日; ngay gia tri; erteknap datuma; datum valutacije; ערך; יום ערך;
    available on utc`,
  amount: `amount in account currency; account amount; kwota w walucie rachunku; castka v mene uctu;
    сумма в валюте счета; сума у валюті рахунку; сумма пересчитанная в валюту счета;
    amount; transaction amount; net; net amount; transaction net amount; value; sum; total; billing amount; billed amount;
    paid amount; payment amount; posted amount; trans amount; txn amount; gross amount;
    betrag; umsatz; buchungsbetrag; betrag in eur; betrag eur; umsatz in eur; betrag in chf;
    montant; montant de l operation; montant operation; importe; importe eur; cantidad; monto; importe operacion; importe movimiento;
    importo; importo in euro; importo eur; ammontare; valor; montante; quantia; valor movimento; valor do movimento; valor r; importancia;
    bedrag; transactiebedrag; bedrag eur; belopp; belob; belop; belob i dkk; summa; maara; maara eur; tapahtuman summa; kogusumma;
    kwota; kwota operacji; kwota transakcji; kwota transakcji waluta rachunku; castka; objem; suma; ciastka; objem transakcie;
    osszeg; tranzakcio osszege; konyvelt osszeg; valoare; tutar; islem tutari; сумма; сумма операции; сумма платежа;     金額; ご利用金額; 利用金額; 金额; 交易金额; 取引金額; 거래금액; gross;
    amount eur; amount usd; cash flow; amount gbp; amount debit credit; transaction value; total amount; netto; brutto;
    nettobetrag; betrag netto; auszahlungsbetrag; montant net; net eur; importe neto; importe total;
    importo netto; cad; charge amount; settled amount; settlement amount; inkl gebuhren; iznos;
    iznos transakcije; iznos prometa; znesek; znesek transakcije; suma operacii; сума; сума в валуте;
    сума у валюті картки; сума операції; сумма в валюте карты;
    сумма платежа в валюте счета; ποσο; ποσο συναλλαγης; ποσο κινησης; סכום; זכות חובה; סכום חיוב; סכום החיוב;
    المبلغ; مبلغ; จำนวนเงิน; so tien; so tien giao dich; jumlah; nominal; amaun; mutasi; import; summa eur;
    suma eur; operacijos suma; darijuma summa; upphaed; upphaeo; upphad; 入出金; 入出金額; 入账金额; 人民币金额; 金額 円; 台幣金額;
    新臺幣金額; 消費金額; 이용금액; 금액; 승인금액; 実質負担額; 収入 支出金額; 收入 支出金额; bedrag zar; mutatie; bedrag in eur; montant en eur; credit debit amount;
    importe en eur`,
  debit: `debit; debits; dr; debit amount; withdrawal; withdrawals; withdrawal amount; withdrawal amt; paid out; money out; out; outflow;
    outgoing; payments; spent; debit amt; payment out; amount debit; dr amount; expense; charges; withdrawn;
    soll; belastung; belastungen; ausgang; ausgaben; ausgabe; lastschrift; belastung in chf; debit eur;
    depenses; sorties; montant debit; debit euros; cargo; cargos; debe; gastos; retiros; importe cargo; salidas;
    addebiti; addebito; dare; uscite; uscita; debito; saidas; saida; debitos; a debito; levantamentos;
    af; uit; uitgaven; debet; uttag; ut; ud; udgift; ut av konto; ut fra konto; ut konto; debit belop; uttak;
    obciazenia; obciazenie; wydatki; wyplaty; vydaje; na vrub; debetni; terheles; kiadas; debitare; debit ron; borc; cikan; gider;
    расход; списание; дебет; 出金; 出金金額; 出金額; お引出し; お支払金額; 支払金額; 支出; 借方; 출금액; 출금; veli; kulu; deebet;
    funds out; withdrawal inr; withdrawal amt inr; withdrawal amount inr; debits amount; amount debited;
    amount out; debit value; dr amt; withdrawals dr; money withdrawn; payments out; paid out amount; spend;
    you paid; isplata; isplate; odliv; odlivi; duguje; teret; breme; v breme; izdatki; na teret; rashod; разход;
    разходи; дебит; тегления; видатки; витрати; зняття; χρεωση; ποσο χρεωσης; χρεωσεις; חובה; בחובה;
    سحب; مدين; خصم; ถอน; ถอนเงิน; เงินออก; ghi no; so tien ghi no; rut ra; keluar; debit idr; pengeluaran;
    uang keluar; izejosie; izdevumi; deebet eur; islaidos; debetas; iset; ut belop; belop ut; uttak belop;
    hradebet; carrec; carrecs; 支払い金額; お支払い金額; お引き出し; お引き出し額; お引出金額; 払出金額; 払戻金額; お支払額; 支出金额; 借方发生额; 支出金額; 提款; 提出;
    支出 元; 记账金额 支出; 交易金额 支出; 入账金额 支出; 찾으신금액; 출금 원; 지급금액; onttrekking; uitgaande; debito eur; debito r; egreso; egresos; retiro; ausgaben eur; belastungsbetrag; importo di addebito; importo addebito; montant du debit`,
  credit: `credit; credits; cr; credit amount; deposit; deposits; deposit amount; deposit amt; paid in; money in; in; inflow; incoming;
    received; receipts; credit amt; payment in; amount credit; cr amount; income;
    haben; gutschrift; gutschriften; eingang; einnahmen; einnahme; gutschrift in chf; credit eur;
    recettes; entrees; montant credit; credit euros; abono; abonos; haber; ingresos; depositos; importe abono; entradas;
    accrediti; accredito; avere; entrate; entrata; credito; entrada; creditos; a credito;
    bij; inkomsten; insattning; insattningar; ind; indtaegt; inn pa konto; inn til konto; inn; inn konto; kredit; innskudd;
    uznania; uznanie; wplywy; wplaty; prijmy; ve prospech; kreditni; jovairas; bevetel; creditare; credit ron; alacak; giren; gelir;
    приход; зачисление; поступление; кредит; 入金; 入金金額; 入金額; お預入れ; 預入金額; お預り金額; 收入; 存入; 貸方; 입금액; 입금; tulo; kreedit;
    funds in; deposit inr; deposit amt inr; deposit amount inr; credits amount; amount credited; amount in;
    credit value; cr amt; deposits cr; money deposited; payments in; paid in amount; you received; uplata;
    uplate; priliv; prilivi; potrazuje; dobro; v dobro; prejemki; korist; u korist; приходи; постъпления;
    надходження; зарахування; πιστωση; ποσο πιστωσης; πιστωσεις; זכות; בזכות; إيداع; ايداع; دائن; ฝาก; ฝากเงิน;
    เงินเข้า; ghi co; so tien ghi co; gui vao; masuk; kredit idr; pemasukan; uang masuk; ienakosie; ienemumi;
    kreedit eur; pajamos; kreditas; inn belop; belop inn; abonament; abonaments; 預かり金額; お預かり金額; お預け入れ; お預け入れ額;
    お預入金額; 受入金額; お預り額; 入金 円; 存入金额; 贷方发生额; 存入金額; 存款; 收入金额; 收入 元; 记账金额 收入; 交易金额 收入; 入账金额 收入; 맡기신금액; 입금 원; 수입금액; inkomende; credito eur;
    deposito; einnahmen eur; 贷方; gutschriftsbetrag; importo di accredito; importo accredito; montant du credit`,
  fee: `fee; fees; transaction fee; gebuhr; gebuhren; frais; comision; commissione; taxa; kosten; avgift; gebyr; prowizja; poplatek; комиссия;
    entgelt; provision; kosten op verrichting; комисия; комісія; προμηθεια; opgeloopte koste; 手续费; 手續費; 支払手数料;
    手数料; rahmen`,
  direction: `debit credit; credit debit; dr cr; cr dr; d c; c d; debit or credit; credit debit indicator; credit or debit; debit credit indicator; sign;
    transaction type; type; direction; in out; soll haben; soll haben kennzeichen; s h; sh; haben soll; debet credit; af bij; bij af; dc; cd; d k;
    sens; debit ou credit; tipo; tipo movimiento; segno; debe haber; natureza; debito credito; debet kredit; kierunek; smer; irany; deebet kreedit; deebet kreedit d c;
    terheles jovairas; borc alacak; islem tipi; ba; b a; тип; тип операции; 收支; 收 支; 入出金区分; 借贷标志; 구분; typ; art; soort; mutatiesoort; terheles jovairas jelzo; umsatztyp; indicator;
    balance impact; auswirkung auf guthaben; impact sur le solde; debit credit flag; creditdebet; credit debet;
    credit debit flag; bij of af; txn type; dr cr indicator; type of transaction; cr dr indicator;
    transaction direction; smjer; smer transakcije; вид; тип операції; 借贷; 借贷方向; 借 贷; 收 支 类型; 收支类型; 入払区分; 입출구분;
    debeto kredito pozymis; deebet kreedit d k; dk; debitas kreditas; richtung`,
  currency: `currency; ccy; currency code; cur; curr; account currency; wahrung; waehrung; devise; moneda; divisa; moeda; valuta; muntsoort; munt; munteenheid; waluta;
    waluta rachunku; mena; devizanem; valiuta; valuuta; doviz; para birimi; doviz cinsi; валюта; валюта счета; 币种; 通貨; 통화; moneta; valuutta; transaction currency; waluta operacji; betrag waehrung; kontowahrung;
    valuta transakcije; valuta racuna; valuta konta; валута; валута картки; валюта картки; валюта рахунку;
    νομισμα; מטבע; العملة; عملة; สกุลเงิน; loai tien; mata uang; matauang; moneda cuenta; 货币; 交易币种; 入账币种; 币种名称; 记账币种;
    幣別; 幣種; 입출금통화; gjaldmidill; mynt; currency of account; posted currency; billing currency; valutacode;
    account ccy; currencycode; 入账货币; monnaie`,
  description: `description; transaction description; details; transaction details; narrative; particulars; memo; narration; statement description; payment reference;
    notes; note; remarks; reference text; additional information; purpose; extended details; message; subject; code; comment; comments; payment details; transaction; activity; reference; other details; text; item;
    verwendungszweck; buchungstext; beschreibung; zahlungsgrund; buchungsdetails; umsatztext; vorgang; bemerkung; mitteilung; zahlungszweck; avisierungstext; notiz; vorgang verwendungszweck; detail; beschreibung1; beschreibung2; transaktionsbeschreibung; buchungstext verwendungszweck; info;
    libelle; libelle operation; libelle simplifie; libelle de l operation; motif; communication; communications; nature; detail de l ecart; intitule; informations complementaires; type operation; libelle complementaire; nature de l operation; label; reference de l operation;
    concepto; descripcion; movimiento; observaciones; mas datos; detalle; concepto ampliado; referencia; glosa; comercio; informacion adicional;
    descrizione; causale; descrizione operazione; dettagli; descrizione estesa; causale descrizione; operazione; dettaglio; note;
    descricao; descritivo; historico; descricao do movimento; detalhes; lancamento; estabelecimento; title; titulo;
    omschrijving; mededelingen; detail van de omzet; otsikko; libelles; details du mouvement; naam omschrijving; omschrijving 1; omschrijving 2; omschrijving 3; omschrijving van de verrichting; vrije mededeling; details van de beweging; bericht; mededeling; omschrijving1; omschrijving2;
    beskrivning; specifikation; rubrik; meddelande; tekst; beskrivelse; forklaring; melding; kommentar; meddelelse; tekst til modtager; transaktion; handelse; insattning uttag; kohde; referens; posteringstekst; underkategori tekst;
    viesti; selite; tapahtuma; tapahtumalaji; viite; selgitus; seletus; viitenumber;
    opis; opis operacji; tytul; tytul operacji; szczegoly; opis transakcji; tytulem; rodzaj operacji; szczegoly odbiorcy nadawcy;
    popis; zprava; zprava pro prijemce; poznamka; zprava pro me; typ transakce; oznaceni operace; popis transakcie; ucel; informacia pre prijemcu; typ operace; nazev obchodnika; vlastni poznamka; popis pro me;
    kozlemeny; leiras; megjegyzes; narrativa; tranzakcio leirasa; kozlemenyek; forgalom tipusa; tranzakcio tipusa; aciklama; islem aciklamasi; islem; dekont no; descriere; detalii; detalii tranzactie; explicatii; tip tranzactie;
    описание; назначение платежа; назначение; описание операции; комментарий; детали; 摘要; 内容; お取り扱い内容; 備考; ご利用店名; 利用店名 商品名; 利用店名; 取引内容; 交易摘要; 备注; 附言; 商品; 交易说明; 交易类型; 적요; 내용; 기재내용; detalles; original description;
    appears on your statement as; transaction remarks; transaction particulars; trans description;
    narration description; payment description; transaction text; posting text; entry text; action;
    merchant description; transaction narrative; trn description; bank reference text; description 1;
    description 2; description 3; description1; description2; description3; details 1; sub description;
    payment type description; op name; memo description; beskrywing; beskrywing1; beskrywing2; beskrywing3;
    toelichting; opis transakcije; opis placanja; svrha; svrha placanja; namen; namen placila; opis prometa;
    opis knjizenja; описание на операцията; основание; основание за плащане; пояснение; опис операції; опис;
    призначення платежу; деталі операції; περιγραφη; αιτιολογια; περιγραφη συναλλαγης; תיאור; פרטים;
    תיאור הפעולה; שם בית העסק; الوصف; البيان; تفاصيل; รายละเอียด; รายการ; คำอธิบาย; mo ta; dien giai;
    noi dung; noi dung giao dich; noi dung chi tiet; keterangan; uraian; deskripsi; keterangan transaksi;
    butiran; concepte; mes dades; paaiskinimai; mokejimo paskirtis; paskirtis; aprasymas; informacija sanemejam;
    maksajuma merkis; skaidrojums; apraksts; skyring; texti; tilvisun; 摘要内容; 入出金内容; お取引内容; お取り引き内容; 取引名; 詳細1; 詳細2; 交易描述;
    摘要说明; 消費明細; 消費說明; 說明; 備註; 明細; 存摺摘要; 가맹점명; 이용가맹점; 이용하신곳; 거래내용; 사용처; 받는분; 보낸분; 摘要 備考; betalingskenmerk;
    referentie; gegevens; communicatie; kommentaar; pranesimas; vorgang buchungstext; hinweis;
    artikelbezeichnung; betreff; objet; zahlungsreferenz`,
  payee: `payee; payee name; merchant; merchant name; name; counterparty; counter party; counterparty name; beneficiary; recipient; payer payee; payee payer; other party; recipient name; beneficiary name; paid to; beneficiary or remitter; payor; target name; source name; counterpart; to; from;
    empfanger; empfaenger; name zahlungsbeteiligter; beguenstigter zahlungspflichtiger; begunstigter zahlungspflichtiger; auftraggeber empfanger; auftraggeber empfaenger; auftraggeber beguenstigter; auftraggeber begunstigter; zahlungsempfanger; zahlungsempfaenger; zahlungsempfanger in; zahlungspflichtige r; zahlungspflichtiger; partnername; partner name; partner; zahlungsbeteiligter; beguenstigter; begunstigter; beguenstigter auftraggeber; begunstigter auftraggeber; gegenpartei; handler; auftraggeber; empfangername; name des partners;
    beneficiaire; tiers; nom; nom du tiers; nom contrepartie; nom de la contrepartie; beneficiario; ordenante; beneficiario ordenante; ordinante; beneficiario ordinante; controparte; esercente; destinatario; nome; razao social;
    naam tegenpartij; tegenrekeninghouder; naam; naam tegenrekening; tegenpartij; naam tegenrekeninghouder; naam van de tegenpartij; naam tegenpartij bevat;
    mottagare; avsandare mottagare; avsandare; modtager; afsender; mottaker; avsender; navn; namn; modpart; saaja; maksaja; saaja maksaja; nimi; saajan nimi; saaja maksajan nimi; saaja maksaja nimi; saaja nimi;
    kontrahent; odbiorca; nadawca odbiorca; dane kontrahenta; nadawca; odbiorca zleceniodawca; nazwa kontrahenta; nazwa odbiorcy; zleceniodawca; nadawca odbiorca nazwa;
    protistrana; nazev protiuctu; nazov protiuctu; nazov partnera; nazev protistrany; jmeno protistrany; prijemca; obchodnik;
    kedvezmenyezett neve; partner neve; ellenoldali nev; ellenoldal neve; kedvezmenyezett; beneficiar; nume; alici; gonderen; kontragentas; контрагент; получатель; наименование контрагента; 交易对方; 对方户名; 对方; 상대방; maksja saaja; saaja maksja; saaja maksja nimi;
    counter account name; counteraccount name; other party name; party name; debtor creditor; from to;
    payer beneficiary; merchant name location; op party; zahlungspflichtige; empfaenger 1; empfanger 1;
    empfaenger name; auftraggebername; absender; haendler; handler name; name auftraggeber; name empfanger;
    beguenstigter zahlungspflichtiger name; nom du beneficiaire; nom du donneur d ordre; naam begunstigde;
    naam van de begunstigde; handelaar; naam handelaar; primatelj; primatelj platitelj; primalac; naziv primaoca;
    platitelj primatelj; naziv; prejemnik; placnik; prejemnik placnik; naziv partnera; получател; кореспондент;
    контрагент име; отримувач; платник; найменування контрагента; διακαιουχος; δικαιουχος; αντισυμβαλλομενος; שם;
    ชื่อผู้รับ; ten nguoi nhan; doi tac; nguoi thu huong; penerima; gavejas; moketojas; gavejas moketojas;
    moketojas gavejas; sanemejs; maksatajs sanemejs; sanemejs maksatajs; partneris; partnera nosaukums;
    vidtakandi; nafn vidtakanda; 对手信息; 对方名称; 对方姓名; 交易对象; 商户名称; 商家; 거래처; 商戶名稱; 收款人; 付款人`,
  counterpartyAccount: `counterparty account; counterparty iban; account number to; beneficiary account; payee account number; to account; target account; counterparty account number; payee account; other party account number;
    kontonummer iban; iban zahlungsbeteiligter; gegenkonto; iban des zahlungsbeteiligten; partner iban; kontonummer; iban kontonummer; iban empfanger; partner kontonummer; iban auftraggeber; konto iban; iban des partners;
    tegenrekening; tegenrekening iban bban; rekening tegenpartij; rekeningnummer tegenpartij; tegenrekeningnummer; rekeningnummer tegenrekening; iban tegenpartij; compte beneficiaire; compte contrepartie; compte partie adverse; rekening tegenpartij; compte contrepartie iban; conto controparte; cuenta beneficiario;
    numer konta kontrahenta; nr rachunku kontrahenta; numer rachunku kontrahenta; numer rachunku nadawcy odbiorcy; numer rachunku; konto kontrahenta; protiucet; cislo protiuctu; protiucet kod banky; cislo uctu protistrany; iban protiuctu; ucet protistrany; saajan tilinumero; tilinumero; saajan tilinumero ja pankin bic; saaja maksja konto; mottagarkonto; til konto; kedvezmenyezett szamlaszama; ellenoldali szamlaszam; ellenszamla; partner szamlaszama; счет контрагента; 对方账号; 对方账户; partner account number; iban;
    counteraccount number; counter account; counterparty account no; other party account; op bank account number;
    payee iban; beneficiary iban; recipient account; recipient iban; partner account; iban zahlungspartner;
    gegenkonto iban; iban gegenkonto; kontonummer empfanger; iban zahlungspflichtiger; compte du beneficiaire;
    iban contrepartie; cuenta destino; conta destino; conto beneficiario; iban beneficiario;
    rekening tegenpartij iban; racun primatelja; racun primaoca; iban primatelja; racun platitelja;
    racun partnera; сметка на кореспондента; iban на кореспондент; рахунок контрагента; iban αντισυμβαλλομενου;
    gavejo saskaita; saskaita gavejo; moketojo gavejo saskaita; sanemeja konts; partnera konts; saaja konto;
    saaja maksja konto nr; 对方帐号; 对手账号; 交易对方账号; 상대계좌번호; 상대계좌; broj racuna primaoca`,
  account: `account; account number; account mask; account no; account id; own account; own iban; from account; source account; account iban; card number; card no; card; account number from;
    auftragskonto; konto; iban auftragskonto; eigenes konto; kontonr; kontonummer; kontonummer auftraggeber; compte; numero de compte; n compte; cuenta; numero de cuenta; conto; numero conto; conta; numero da conta;
    rekening; rekeningnummer; iban bban; eigen rekening; own account number; kontonummer eget; egen konto; rachunek; nr rachunku; numer konta; moj rachunek; konto numer; cislo uctu; ucet; vlastni ucet; szamlaszam; sajat szamlaszam; hesap; hesap no; cont; tili; oma tili; kliendi konto; счет; номер счета; номер карты; 账号; 卡号; karta; karte; kartennummer; kortnummer; kort; tarjeta; carta;
    posted account; bank account; account iban number; first bank card; account used;
    bsb account number; this party account; card ending; card member account; auftraggeberkonto;
    iban auftraggeberkonto; konto nr; kontonummer konto; numero du compte; cuenta cargo; cuenta abono;
    nro de cuenta; numero rapporto; rapporto; iban rekening; rekening iban; rekeningnummer iban; rekeningnr;
    racun; broj racuna; stevilka racuna; сметка; номер на сметка; iban сметка; номер рахунку; рахунок; картка;
    αριθμος λογαριασμου; λογαριασμος; מספר חשבון; חשבון; رقم الحساب; เลขที่บัญชี; so tai khoan; nomor rekening;
    no rekening; rekening koran; saskaitos nr; saskaita; saskaitos numeris; konta numurs; konts; reikningur;
    卡号末四位; 卡号后四位; 卡號; 帳號; 계좌번호; 카드번호; 口座番号; 本人卡号`,
  accountName:
    'account name; account nickname; naam van de rekening; account description; kontoname; kontobezeichnung; nom du compte; naam rekening; bezeichnung auftragskonto; nazwa rachunku; nazwa konta; kontonamn; kontonavn; nazev uctu; accountname; accountlabel; account label; product; produkt; produit; producto; prodotto; produto',
  balance: `balance; running balance; running bal; account balance; closing balance; ledger balance; balance after; balance after transaction; end balance; new balance; resulting balance; current balance; bal;
    saldo; kontostand; saldo nach buchung; neuer saldo; saldo in eur; saldo in chf; guthaben; saldo eur; solde; solde apres operation; solde apres; nouveau solde; solde final; saldo contable; saldo final; saldo resultante; saldo despues; saldo tras operacion;
    saldo contabile; saldo progressivo; saldo contabilistico; saldo apos o movimento; saldo r; saldo na boeking; saldo na mutatie; saldo na trn; saldo na transactie; saldo na buchung; nieuw saldo; balance apres;
    bokfort saldo; kontosaldo; tilin saldo; saldo po operacji; saldo koncowe; saldo po transakcji; zustatek; zostatok; zustatek po operaci; disponibilni zustatek; konecny zustatek; egyenleg; konyvelt egyenleg; sold; sold contabil; sold final; bakiye; kalan bakiye; остаток; баланс; остаток на счете; 残高; 差引残高; 現在高; 余额; 账户余额; 餘額; 잔액; jaak; atlikums; likutis;
    running balance amount; account running balance; available after; ledger bal; net cash balance; cash balance;
    running total; balance amt; account balance after; balance inr; balance gbp; balance usd; closing bal;
    end bal; totalsaldo; saldo disponible despues; guthaben nach; neuer kontostand; stanje; novo stanje;
    saldo racuna; stanje racuna; разполагаемост; салдо; наличност; крайно салдо; залишок; залишок після операції;
    залишок на рахунку; υπολοιπο; υπολοιπο λογαριασμου; λογιστικο υπολοιπο; יתרה; יתרה בש ח; الرصيد; رصيد;
    ยอดคงเหลือ; คงเหลือ; so du; so du sau giao dich; so du cuoi; saldo akhir; baki; likutis po operacijos;
    atlikums pec darijuma; stada; stada eftir; 差し引き残高; 取引後残高; 現在 貸付 高; お取引後残高; 联机余额; 本次余额; 账面余额; 可用余额; 帳面餘額;
    帳戶餘額; 結餘; 거래후잔액; 거래 후 잔액; 남은금액; 잔고; saldo actual; saldo disponivel; boeksaldo; valutair saldo`,
  sourceId: `transaction id; id; transaction number; transactionid; unique id; fitid; reference number; transaction reference; txn id; trans id; reference no; ref no; transaction reference number; confirmation number; journal number; serial no; unique transaction id; operation id; bank reference; entry reference;
    transaktions id; transaktionsnummer; buchungsreferenz; umsatz id; referenznummer; primanota; numero operacion; codigo de operacion; numero de operacion; id operazione; id transazione; identificador; transactienummer; volgnr; volgnummer; transactie id; transactiereferentie; verifikationsnummer; transaktionsreferens; arkivtunnus; arkistointitunnus; arhiveerimistunnus; archive id; arkivref; arkivreferanse;
    id transakcji; numer transakcji; nr transakcji; numer referencyjny; id operace; id pohybu; id transakce; cislo transakce; referencne cislo; tranzakcio azonosito; tranzakcioazonosito; id tranzactie; referinta; islem no; номер документа; номер операции; 交易单号; 交易流水号; 交易订单号; 거래번호;
    transaktionscode; transaktions nummer; transactiereferentie nummer; unique reference; fit id;
    operation number; transaction no; tran id; instance id; utr number; receipt no; codigo operacion; nsu;
    cod documento; id platby; cislo dokladu; broj transakcije; referentna oznaka; referenca; номер на транзакция;
    референция; אסמכתא; รหัสรายการ; ma giao dich; so tham chieu; so but toan; iraso nr; dokumento nr; dok nr;
    maksajuma numurs; facturanummer; 交易流水; 流水号; 商家订单号; 商户订单号; 交易号; 取引順番号; 入出金明細id; 日志号; 전표번호; 승인번호`,
  status: `status; state; transaction status; booking status; buchungsstatus; statut; estado; stato; estado da transacao; tila; stav; durum; allapot; stare; статус; 状态; 交易状态; 当前状态; 상태; posting status;
    transaction state; payment status; posted status; zustand; umsatzstatus; etat; état; situacao;
    status transakcji; status transakcije; статус операції; κατασταση; סטטוס; สถานะ; trang thai; busena; statuss;
    stada faerslu; 交易狀態; 支付状态; 승인구분; 未資金化区分`,
  category: `category; spending category; categorie; kategorie; categoria; kategori; kategoria; kategoria transakcji; kategooria; transaction category; hauptkategorie; subcategory; sub category; sous categorie; categorie operation; luokka; категория; 分类; 交易分类; subcategoria; classification; category group category;
    spending category name; top category; budget category; kategorija; категорія; κατηγορια; kategoria wydatku;
    קטגוריה; ענף; danh muc; kategorie obratu; kategorienbezeichnung; catégorie; caracterization;
    operation category`,
  merchantCategoryCode: `mcc; merchant category code; mcc code; sic; mcc kod; merchant category; kod mcc; code mcc;
    sicmcc; sicmcc code; sic mcc code; mcc codes; мсс; код мсс; merchant category code mcc; mcc категория`,
};
