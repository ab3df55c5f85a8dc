/** How money leaves an account, and what else is printed. */
export type Channel = 'debit' | 'order' | 'card' | 'pay' | 'own' | 'repay' | 'cash' | 'income';

export interface Bank {
  readonly country: string;
  readonly name: string;
  readonly texts: Readonly<Record<Channel, string>>;
}

/*
 * How thirty-six banks print, after their own documents: lists of fields of exports, samples of statements, help pages
 * about "what do these entries mean". One line for each way, in the order of `Channel`.
 */
const PRINTED = `
DE Sparkasse
FOLGELASTSCHRIFT {P} {u} EREF: {n:14} MREF: {A:12} CRED: DE{N:2}ZZZ{N:11}
DAUERAUFTRAG {P} {u}
KARTENZAHLUNG {P<22}//{CITY}/DE {d:YYYY-MM-DD}T{t:hh:mi} Debitk.{N:1} 20{N:2}-12
ONLINE-UEBERWEISUNG {P} {u} DATUM {d:DD.MM.YYYY}, {t:hh.mi} UHR
ONLINE-UEBERWEISUNG {ME} UEBERTRAG {s:TAGESGELD;SPARKONTO;RUECKLAGE}
KREDITKARTENABRECHNUNG {ME} ABRECHNUNG VISA {c} VOM {v:DD.MM.YYYY}
BARGELDAUSZAHLUNG {CITY} {d:DD.MM}/{t:hh.mi}UHR
LOHN  GEHALT {P} {v:MM/YYYY} PERS.NR {N:6}
DE Commerzbank
{p} {u} End-to-End-Ref.: {n:13} CORE / Mandatsref.: {A:9} Gläubiger-ID: DE{N:2}ZZZ{N:11} SEPA-BASISLASTSCHRIFT wiederholend
{p} {u} Dauerauftrag
{p} {city} DE {d:DD.MM.} {t:hh.mi} Kartenzahlung girocard KFN {N:1} VJ {N:4}
{p} {u} End-to-End-Ref.: nicht angegeben
{me} Umbuchung {s:Tagesgeld;Topzins;Sparen}
Kreditkartenabrechnung {c} {v:MM.YYYY}
Bargeldauszahlung {city} {d:DD.MM.} {t:hh.mi}
{p} Gehalt {v:MMMM YYYY}
DE ING
Lastschrift {P} {u} Mandat: {A:10} Referenz: {n:12}
Dauerauftrag/Terminueberweisung {P} {u}
Lastschrift VISA {P<25} NR XXXX {c} {CITY} KAUFUMSATZ {d:DD.MM} {n:6} ARN{n:23}
Ueberweisung {P} {u}
Ueberweisung {ME} Extra-Konto {N:4}
Abbuchung VISA Card {c} Abrechnung {v:MMMM}
Bargeldauszahlung VISA NR XXXX {c} {CITY} {d:DD.MM}
Gehalt/Rente {P} {v:MM.YYYY}
DE Deutsche Bank
SEPA-Lastschrift von {p} Verwendungszweck/ Kundenreferenz {n:11} {u} Gläubiger-ID DE{N:2}ZZZ{N:11} Mand-ID {A:11}
SEPA-Dauerauftrag an {p} {u}
{P<20}//{CITY}/DE {d:DD-MM-YYYY}T{t:hh:mi:ss} Folgenr. {N:2} Verfalld. {N:4}
SEPA-Überweisung an {p} Verwendungszweck/ Kundenreferenz {u}
SEPA-Überweisung an {me} Verwendungszweck/ Kundenreferenz {s:SparCard;Depot;Zinsmarkt}
Kreditkartenumsätze MASTERCARD {c} {v:DD.MM.YYYY}
SB-Auszahlung {CITY} {d:DD-MM-YYYY}
SEPA-Überweisung von {p} Lohn/Gehalt {v:MM/YYYY}
AT Erste Bank
{p} {u} SEPA-Lastschrift {A:10} AT{N:2}ZZZ{N:11}
{p} {u} Dauerauftrag
POS {m} AT K{N:1} {d:DD.MM.} {t:hh:mi} {P<24} {CITY} {N:4}
{p} {u} Überweisung George
{me} Eigenübertrag Sparkonto
Kreditkarte Mastercard {c} Abrechnung {v:MM/YYYY}
AUTOMAT {N:8} K{N:1} {d:DD.MM.} UM {t:hh:mi}
{p} BEZUG {v:MM/YYYY}
AT BAWAG
{P} {u} MC/{n:9}
{P} {u} DA/{n:9}
BEZAHLUNG KARTE VD/{n:9} {c} K.1 {d:DD.MM. }UM {t:hh:mi} {P<22}\\{CITY}\\{n:4}
{P} {u} BG/{n:9}
{ME} ANSPAREN OG/{n:9}
CARD COMPLETE {c} ABRECHNUNG {v:MMYY} MC/{n:9}
BEHEBUNG {CITY} VD/{n:9} {d:DD.MM.} UM {t:hh.mi}
{P} LOHN VB/{n:9}
CH PostFinance
LASTSCHRIFT CH-DD {P} REFERENZ {N:12} {u}
DAUERAUFTRAG CH{N:19} {P} {u}
KAUF/DIENSTLEISTUNG VOM {d:DD.MM.YYYY} KARTEN NR. XXXX{c} {P} {CITY}
E-FINANCE {n:3}-{n:3} CH{N:19} {P} {u}
ÜBERTRAG AUF KONTO CH{N:19} {ME}
E-FINANCE {n:3}-{n:3} SWISSCARD AECS GMBH {ME} RECHNUNG {v:DD.MM.YYYY}
BARGELDBEZUG VOM {d:DD.MM.YYYY} KARTEN NR. XXXX{c} POSTOMAT {CITY}
GIRO AUS KONTO {P} SALAIRE/LOHN
GB Barclays
DIRECT DEBIT TO {P<18} REF: {N:10}
STANDING ORDER TO {P<18} REF: {U}
CARD PAYMENT TO {P<22} {CITY} ON {d:DD MMM} {t:hhmi}
BILL PAYMENT TO {P<18} REF: {U}
TRANSFER TO SORT CODE {N:6} ACCOUNT {N:8} {s:EVERYDAY SAVER;RAINY DAY}
BILL PAYMENT TO BARCLAYCARD {N:12}
CASH WITHDRAWAL AT {CITY} ON {d:DD MMM}
DIRECT CREDIT FROM {P<18} REF: {N:8}
GB NatWest
{P<18} , {A:14}
{P<18} , {U} , FP {d:DD/MM/YY} 10 , {n:16}
{c} {d:DDMMMYY} C , {P<18} , {CITY} GB
{P<18} , {U} , VIA MOBILE - PYMT , FP {d:DD/MM/YY} 10 , {n:14}
TO A/C {N:8} , VIA MOBILE XFER
NATWEST CREDIT CRD , {N:16}
{c} {d:DDMMMYY} , NATWEST , {CITY}
{P<18} , {N:6} SALARY
GB HSBC
DD {P<18}
SO {P<18} {U}
))) {P<22} {CITY}
BP {P<18} {U}
TFR {N:6} {N:8} INTERNET TRANSFER
DD HSBC CREDIT CARD
ATM {CITY} {d:DDMMM}
CR {P<18}
GB Lloyds
{P<18} {N:12} DD
{P<18} {U} SO
{P<22} CD {c} {d:DDMMMYY}
{P<18} {n:17} {N:6} 10 {d:DDMMMYY} {t:hh:mi} FPO
CLUB SAVER {N:8} TFR
LLOYDS BANK MASTER {N:16} DD
LNK {CITY} CD {c} {d:DDMMMYY}
{P<18} {N:10} BGC
GB Monzo
{p} {A:9}
{p} {u}
{P<22} {CITY} GBR
{p} {u}
Pot transfer {s:Holiday;Emergency;House}
Amex {N:8}
ATM {CITY} GBR
{p} SALARY
IE AIB
D/D {P<18} {A:8}
S/O {P<18}
VDP-{P<20} {d:DDMMM}
*INET {P<18}
*INET {ME} SAVER
D/D AIB VISA {N:6}
ATM {d:DDMMMYY} {t:hh:mi} {CITY}
{P<18} PAYROLL
IE Bank of Ireland
{P<18} SEPA DD
{P<18} SO
POS{d:DDMMM} {P<20}
365 ONLINE {P<16} {d:DDMMM}
365 ONLINE SAVINGS
BOI MASTERCARD {c} DD
ATM{d:DDMMM} {CITY}
{P<18} SAL
US Chase
{P<22} {s:PAYMENT;AUTOPAY;BILLPAY;INS PREM} {A:9} {s:WEB;PPD} ID: {N:10}
Online Payment {n:11} To {p} {d:MM/DD}
{P<24} {CITY} {d:MM/DD}
Zelle payment to {p} {n:11}
Online Transfer to SAV ...{N:4} transaction#: {n:11} {d:MM/DD}
Payment to Chase card ending in {c} {d:MM/DD}
ATM WITHDRAWAL {n:6} {d:MM/DD} {CITY}
{P} PAYROLL PPD ID: {N:10}
US Bank of America
{P<22} DES:{s:PAYMENT;BILLPAY;INSPAYMENT;DRAFT} ID:{A:12} INDN:{ME} CO ID:{A:10} {s:WEB;PPD}
Bill Payment to {p} Confirmation# {a:9}
CHECKCARD {d:MMDD} {P<24} {CITY} {n:23} {s:CKCD;RECURRING} {N:4}
Zelle payment to {p} for "{u}"; Conf# {a:9}
Online Banking transfer to SAV {N:4} Confirmation# {n:10}
Online Banking payment to CRD {c} Confirmation# {n:10}
BKOFAMERICA ATM {d:MM/DD} #{n:9} WITHDRWL {CITY}
{P} DES:PAYROLL ID:{A:12} INDN:{ME} CO ID:{N:10} PPD
US Wells Fargo
{P<18} {s:PAYMENT;AUTO PAY;ONLINE PMT} {d:YYMMDD} {A:11} {ME}
BILL PAY {P<22} ON-LINE {N:8} ON {d:MM-DD}
PURCHASE AUTHORIZED ON {d:MM/DD} {P<24} {CITY} S{n:15} CARD {c}
ZELLE TO {P} ON {d:MM/DD} REF #{a:10}
ONLINE TRANSFER REF #{a:10} TO WAY2SAVE SAVINGS XXXXXX{N:4} ON {d:MM/DD/YY}
ONLINE TRANSFER REF #{a:10} TO VISA SIGNATURE CARD XXXXXXXXXXXX{c} ON {d:MM/DD/YY}
ATM WITHDRAWAL AUTHORIZED ON {d:MM/DD} {CITY} {n:7} ATM ID {N:5}
{P} PAYROLL {d:YYMMDD} {A:9} {ME}
CA TD
{P<14} {s:INS;BILL PYMT;MSP;BPY}
{P<14} {A:6} PREAUTH PYMT
{P<16} _V
SEND E-TFR ***{a:3}
TFR-TO C/C {N:7}
TD VISA {a:6}
{n:6} TD ATM W/D
{P<14} PAY
CA RBC
{s:Utility bill pmt;Misc payment;Bill payment} {P<22}
PREAUTHORIZED DEBIT {P<22}
Contactless Interac purchase - {n:4} {P<20}
e-Transfer sent {p} {a:6}
Online transfer to deposit account-{n:4}
Online Banking payment - {n:4} RBC VISA
ATM withdrawal - {a:8}
Payroll Deposit {P}
FR BNP Paribas
PRLV SEPA {P} ECH/{v:DDMMYY} ID EMETTEUR/FR{N:2}ZZZ{N:6} MDT/{A:12} REF/{n:12} LIB/{U}
VIREMENT SEPA EMIS /MOTIF {U} /BEN {P} /REFDO /REFBEN
FACTURE CARTE DU {d:DDMMYY} {P<22} {CITY} CARTE 4974XXXXXXXX{c}
VIR SEPA INST EMIS /MOTIF {U} /BEN {P}
VIREMENT SEPA EMIS /MOTIF {s:EPARGNE;LIVRET A} /BEN {ME}
PRLV CARTE DEBIT DIFFERE {c} {v:MM/YY}
RETRAIT DAB {d:DD/MM/YY} {t:hhHmi} {CITY}
VIR SEPA RECU /DE {P} /MOTIF SALAIRE {v:MM YYYY}
FR Credit Agricole
PRELEVEMENT {P} {U} {A:14}
VIREMENT PERMANENT {P} {U}
PAIEMENT PAR CARTE X{c} {P<20} {CITY} {d:DD/MM}
VIREMENT WEB {P} {U}
VIREMENT WEB {ME} {s:LIVRET;PEL;LDDS}
DEPENSES CARTE X{c} AU {v:DD/MM/YY}
RETRAIT AU DISTRIBUTEUR X{c} {CITY} {d:DD/MM} {t:hhHmi}
VIREMENT EN VOTRE FAVEUR {P} SALAIRE
FR Boursorama
PRLV SEPA {P}
VIR {P} {U}
CARTE {d:DD/MM/YY} {P<20} CB*{c}
VIR INST {P} {U}
VIR Virement depuis BoursoBank {ME}
Relevé différé Carte {c}
RETRAIT DAB {d:DD/MM/YY} {CITY} CB*{c}
VIR {P} PAIE
ES CaixaBank
{P<20}, {A:12}
TRANSFERENCIA PERIODICA {P}, {u}
COMPRA TARJ. {c} {P<22}-{CITY}
BIZUM ENVIADO {P}, {u}
TRASPASO PROPIO {ME}, AHORRO
TARJETA VISA {c} LIQUIDACION, {v:MMM}
REINTEGRO CAJERO, {CITY}
NOMINA {P}, {v:MM/YYYY}
ES Santander
Recibo {p} Nº Recibo {n:4} {n:4} {n:3} {n:7} Ref. Mandato {A:12}
Transferencia A Favor De {p} Concepto: {u}
Compra {p}, {city}, Tarjeta {N:6}XXXXXX{c} , Comision 0,00
Bizum A Favor De {p} Concepto: {u}
Traspaso A Favor De {me} Concepto: Ahorro
Liquidacion De Las Tarjetas De Credito Del Contrato {N:16}
Disposicion En Cajero Con Tarjeta {N:6}XXXXXX{c}, {city}
Transferencia De {p}, Concepto Nomina {v:MMMM}
IT Intesa Sanpaolo
ADDEBITO DIRETTO SDD {P} MANDATO {A:16} {U}
BONIFICO DISPOSTO A FAVORE DI {P} {U} PERIODICO
PAGAMENTO POS {d:DD/MM} {t:hh:mi} CARTA N.{N:4}XXXXXX{c} COD.{n:7}/{n:5} {P<20} {CITY}
BONIFICO ISTANTANEO DA VOI DISPOSTO A FAVORE DI {P} {U}
GIROCONTO DISPOSTO A FAVORE DI {ME} RISPARMIO
ADDEBITO SALDO CARTA DI CREDITO {c} {v:MM/YYYY}
PRELIEVO BANCOMAT {d:DD/MM} {t:hh:mi} {CITY}
BONIFICO DISPOSTO DA {P} STIPENDIO {v:MMMM}
IT UniCredit
ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO CORE SDD {N:8} {P} MND {A:18} CRED. IT{N:2}ZZZ{N:11}
BONIFICO A VOSTRO CARICO BENEF. {P} PER {U} ORD.PERM
PAGAMENTO NEXI DEL {d:DD/MM/YYYY} CARTA *{c} DI EUR {m} {P<18} {CITY}
BONIFICO A VOSTRO CARICO BENEF. {P} PER {U}
GIROCONTO BENEF. {ME}
ADDEBITO CARTA FLEXIA *{c} ESTRATTO {v:MM/YY}
PRELIEVO CARTA *{c} DEL {d:DD/MM/YYYY} {CITY}
EMOLUMENTI {P} {v:MM/YY}
NL ING NL
Naam: {p} Omschrijving: {u} IBAN: NL{N:2}INGB{N:10} Kenmerk: {n:14} Machtiging ID: {A:12} Incassant ID: NL{N:2}ZZZ{N:12} Doorlopende incasso
Naam: {p} Omschrijving: {u} IBAN: NL{N:2}RABO{N:10} Periodieke overschrijving
{P<22} {CITY} NLD Pasvolgnr: {N:3} {d:DD-MM-YYYY} {t:hh:mi} Transactie: {a:6} Term: {a:6}
Naam: {p} Omschrijving: {u} IBAN: NL{N:2}ABNA{N:10} Datum/Tijd: {d:DD-MM-YYYY} {t:hh:mi:ss}
Naar Oranje Spaarrekening {A:9} Afronding
INCASSO CREDITCARD ACCOUNTNR {N:11}
{CITY} NLD Geldopname Pasvolgnr: {N:3} {d:DD-MM-YYYY} {t:hh:mi}
Naam: {p} Omschrijving: SALARIS {v:MM-YYYY}
NL ABN AMRO
/TRTP/SEPA Incasso algemeen doorlopend/CSID/NL{N:2}ZZZ{N:12}/NAME/{p}/MARF/{A:12}/REMI/{u}/IBAN/NL{N:2}DEUT{N:10}/EREF/{n:14}
/TRTP/SEPA PERIODIEKE OVERB./IBAN/NL{N:2}RABO{N:10}/NAME/{p}/REMI/{u}/EREF/NOTPROVIDED
BEA, Betaalpas {P<22},PAS{N:3} NR:{a:8}, {d:DD.MM.YY}/{t:hh:mi} {CITY}
/TRTP/iDEAL/IBAN/NL{N:2}INGB{N:10}/NAME/{p}/REMI/{n:16} {u}
/TRTP/SEPA OVERBOEKING/IBAN/NL{N:2}ABNA{N:10}/NAME/{me}/REMI/sparen
/TRTP/SEPA Incasso/NAME/ICS CARDS/REMI/Afrekening {v:MM-YYYY}
GEA, Betaalpas Geldmaat {CITY},PAS{N:3} NR:{a:6}, {d:DD.MM.YY}/{t:hh:mi}
/TRTP/SEPA OVERBOEKING/NAME/{p}/REMI/Salaris {v:MMMM YYYY}
SE Swedbank
Autogiro {p}
Stående överföring {p} {u}
Kortköp {d:YYMMDD} {P<24}
Swish {p} {u}
Överföring {s:Sparkonto;Buffert} {N:10}
Autogiro Swedbank Mastercard
Uttag {d:YYMMDD} Bankomat {city}
Lön {p}
SE Handelsbanken
{P<20} AG
{P<20} {U}
KORTKÖP {P<18} {CITY}
BG {N:4}-{N:4} {P<16}
ÖVERFÖRING {N:9}
ALLKORT {c}
UTTAG BANKOMAT {d:MM-DD}
LÖN {P<16}
PL PKO BP
POLECENIE ZAPŁATY {P} {u} NIW{N:10}
ZLECENIE STAŁE {P} TYTUŁ: {u}
PŁATNOŚĆ KARTĄ Tytuł: {N:6}{n:11} Lokalizacja: Kraj: POLSKA Miasto: {CITY} Adres: {P<22} Data wykonania: {d:YYYY-MM-DD} Numer karty: 425125******{c}
PRZELEW Z RACHUNKU Odbiorca: {P} Tytuł: {u}
PRZELEW WŁASNY {ME} oszczędności
SPŁATA KARTY KREDYTOWEJ {c} {v:MM/YYYY}
WYPŁATA Z BANKOMATU {CITY} {d:YYYY-MM-DD}
PRZELEW NA RACHUNEK {P} WYNAGRODZENIE {v:MM.YYYY}
PL mBank
{P} POLECENIE ZAPŁATY {N:14}
{P} {u} ZLECENIE STAŁE
{P<22} /{CITY} ZAKUP PRZY UŻYCIU KARTY DATA TRANSAKCJI: {d:YYYY-MM-DD}
{P} {u} PRZELEW ZEWNĘTRZNY WYCHODZĄCY
{ME} PRZELEW MTRANSFER NA CEL
SPŁATA KARTY VISA {c}
{CITY} WYPŁATA W BANKOMACIE DATA: {d:YYYY-MM-DD}
{P} PENSJA {v:MM/YYYY}
CZ CSOB
Inkaso {p} VS: {N:10} {u}
Trvalý příkaz {p} VS: {N:8} {u}
Platba kartou Částka: {m} CZK {d:DD.MM.YYYY} Místo: {P<22}, {CITY}
Odchozí úhrada {p} {u}
Převod na vlastní účet {me}
Splátka kreditní karty {c} {v:MM/YYYY}
Výběr z bankomatu {d:DD.MM.YYYY} Místo: {CITY}
Příchozí úhrada {p} mzda {v:MM/YYYY}
JP MUFG
口座振替 {p}
定額自動送金 {p}
デビット{n:6} {p}
振込1 {p}
振替 定期積立
口座振替 ミツビシUFJニコス
カード {city}
給料振込 {p}
JP Yucho
自払 {p}
通常払 {p} {d:MM-DD}
JD{n:7} {p} {d:MMDD}
送金 {p}
振替 貯金
自払 JCBカード
カード {N:5}
給与 {p}
IN HDFC
ACH D- {P<20}-{N:10}
UPI-{P<20}-{N:10}@OKHDFC-HDFC000{N:4}-{n:12}-{U}
POS 4160XXXXXXXX{c} {P<22} {CITY} {d:DDMMMYY}
UPI-{P}-{N:10}@YBL-SBIN000{N:4}-{n:12}-UPI
IB FUNDS TRANSFER DR-{N:14}-{ME} RD
CC 000{N:6}XXXXXX{c} AUTOPAY SI-TAD
ATW-4160XXXXXXXX{c}-{N:8}-{CITY}
NEFT CR-{A:11}-{P}-{ME}-{n:10}
IN ICICI
NACH/{P<20}/{A:14}
UPI/{n:12}/{U}/{N:10}@icici/{P<16}
IPS/{P<20}/{n:14}/{CITY}
UPI/{n:12}/NA/{P<16}/{a:10}
BIL/INFT/{a:9}/SELF/{ME}
BIL/ONL/{n:12}/CREDIT CARD {c}
ATM/CASH WDL/{d:DD-MM-YY}/{t:hhmi}
NEFT-{n:12}-{P}-SALARY
BR Itau
DEB AUT {P<16} {N:8}
SISPAG {P<16} {v:MM/YY}
RSHOP-{P<12}-{d:DD/MM}
PIX TRANSF {P<12} {d:DD/MM}
APLIC COFRINHOS
FATURA PAGA PERSON {c}
SAQUE {CITY} {d:DD/MM}
REMUNERACAO/SALARIO {P<14}
BR Nubank
Débito automático - {p}
Pagamento de boleto efetuado - {P<30}
Compra no débito - {p}
Transferência enviada pelo Pix - {P} - •••.{N:3}.{N:3}-•• - BCO DO BRASIL S.A. (0001) Agência: {N:4} Conta: {N:7}-{N:1}
Dinheiro guardado
Pagamento de fatura
Saque {CITY}
Transferência recebida pelo Pix - {P}
AU CommBank
Direct Debit {N:6} {P<18} {A:12}
Transfer to {p} CommBank app {u}
{P<23} {CITY} AU AUS Card xx{c} Value Date: {d:DD/MM/YYYY}
Transfer To {p} PayID Phone from CommBank App {u}
Transfer to xx{N:4} CommBank app savings
Transfer to CBA Credit Card NetBank {c}
Wdl ATM CBA ATM {CITY} Card xx{c} {d:DD/MM/YYYY}
Salary {P} {N:8}
AU ANZ
PAYMENT TO {P<22} {N:12}
ANZ M-BANKING PAYMENT {n:6} TO {P<20} {U}
VISA DEBIT PURCHASE CARD {c} {P<24} {CITY}
PAY ANYONE {n:6} {P<20}
ANZ INTERNET BANKING FUNDS TFER {n:6} TO {N:12}
CARD {c} PAYMENT - THANK YOU {n:6}
ATM WITHDRAWAL {CITY} CARD {c}
PAY/SALARY FROM {P}
`;

const CHANNELS: readonly Channel[] = ['debit', 'order', 'card', 'pay', 'own', 'repay', 'cash', 'income'];

export const BANKS: readonly Bank[] = read(PRINTED.trim().split('\n'));

function read(lines: readonly string[]): readonly Bank[] {
  const size = CHANNELS.length + 1;
  return Array.from({ length: lines.length / size }, (_, index) => {
    const [head = '', ...texts] = lines.slice(index * size, (index + 1) * size);
    const entries = CHANNELS.map((channel, position) => [channel, texts[position] ?? ''] as const);
    return {
      country: head.slice(0, 2),
      name: head.slice(3),
      texts: Object.fromEntries(entries) as Record<Channel, string>,
    };
  });
}
