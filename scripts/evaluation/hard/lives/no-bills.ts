/** Lives in which much looks like a bill and is none: own money, friends, habits at one price. */
export const NO_BILLS = `
# DE EUR 2026-10-10 Thomas Brunner moves his own money about | Thomas Brunner
own monthly 2024-10-01>.. : 300 : DAUERAUFTRAG THOMAS BRUNNER DEPOT ING
own monthly 2024-10-25>.. : 240-1310 : Summe Monatsabrechnung Visa-Karte {d:DD.MM.YYYY}
own monthly 2024-10-16>.. : 50 : SEPA-LASTSCHRIFT TRADE REPUBLIC BANK SPARPLAN {n:10}
bill monthly 2024-10-02>.. : 780 : DAUERAUFTRAG THOMAS BRUNNERMEIER MIETE

# US USD 2026-05-30 Cards repaid, savings fed, and the mortgage between
own monthly 2024-06-14>.. : 180-1900 : CAPITAL ONE MOBILE PMT {a:15} WEB ID: {N:10}
own monthly 2024-06-22>.. : 95-800 : AMEX EPAYMENT ACH PMT {a:5} WEB ID: {N:10}
own biweekly 2024-06-07.. : 150 : Online Transfer to SAV ...{N:4} transaction#: {n:11}
bill monthly 2024-06-03>.. : 1740.12 : WELLS FARGO HOME MTG AUTO PAY {n:9}

# GB GBP 2026-12-09 Anna Price saves with everybody | Anna Price
own monthly 2024-12-27>.. : 250 : FT TO A PRICE SAVER {N:8}
own weekly 2025-12-12.. : 25 : MONZO POT TRANSFER HOLIDAY
own monthly 2024-12-28>.. : 75 : MONEYBOX LTD DD {a:10}
bill monthly 2024-12-15>.. : 55.2 : DD SCOTTISH WIDOWS HOME INS {N:9}

# FR EUR 2026-07-24 Virements to her own book | Camille Moreau
own monthly 2024-07-30>.. : 200 : VIR PERMANENT MLLE CAMILLE MOREAU LIVRET A
own monthly 2024-08-05>.. : 310-980 : DEBIT MENSUEL CARTE BLEUE {d:DD/MM}
own monthly 2024-08-10>.. : 100 : PRLV SEPA BOURSORAMA VIE VERSEMENT PROGRAMME {N:9}
bill monthly 2024-08-03>.. : 745 : VIR PERMANENT SCI MOREAU IMMOBILIER LOYER

# US USD 2026-03-27 Friends repaid, and a friend who is the landlord
not 2/month : 12-60 : Venmo *Jess-Liu
not on 2025-01-31 2025-02-28 2025-05-30 2025-09-26 : 40 : Zelle payment to Omar Haddad
bill monthly 2024-04-01>.. : 950 : Zelle payment to Dana Whitfield rent
not 3/week : 11-28 : CHIPOTLE {n:4} AUSTIN TX

# GB GBP 2026-03-05 Coffee every working day
not workdays skip=.2 : 3.2 3.4@2025-09 : PRET A MANGER LONDON {n:4}
not workdays skip=.1 : 5.6 : TFL TRAVEL CH TFL.GOV.UK/CP
not weekly 2025-03-07.. skip=.1 : 8.95 : LEON FLEET STREET
bill monthly 2024-03-11>.. : 23 : DD LONDON LIBRARY {N:6}

# DE EUR 2026-08-14 Fuel on Mondays, groceries on Saturdays, the pharmacy when it hurts
not weekly 2024-08-19.. skip=.25 jitter=1 : 48-82 : ARAL STATION {N:9} DORTMUND
not weekly 2024-08-17.. skip=.08 : 62-148 : KAUFLAND DORTMUND SAGT DANKE {n:6}
not 1/month : 5-40 : LINDEN APOTHEKE DORTMUND
bill monthly 2024-08-15>.. : 49 58@2025-01 63@2026-01 : DSW21 DEUTSCHLANDTICKET ABO {N:8}

# IN INR 2026-10-06 A monthly allowance, a maid, and a SIP
may monthly 2024-10-05.. : 5000 : UPI/{n:12}/FOR MOM/sunita.rao@oksbi/SBI
bill monthly 2024-10-03.. jitter=1 : 4500 : UPI/{n:12}/MAID SALARY/lakshmi.k@okaxis/AXIS
own monthly 2024-10-10>.. : 5000 : ACH D- INDIAN CLEARING CORP-{n:12} MF SIP
own monthly 2024-10-18>.. : 8000-45000 : CRED CLUB CREDIT CARD BILL-CRED@AXISB-{n:12}

# US USD 2026-09-02 The kids' weekly allowance and Friday pizza
may weekly 2025-09-05.. : 20 : Greenlight Allowance transfer {n:7}
not weekly 2025-09-05.. skip=.15 : 22.5 : DOMINO'S 7741 BOISE ID
not weekly 2025-09-07.. skip=.12 : 14 : AMC THEATRES 0441 BOISE ID
bill biweekly 2025-09-09.. : 110 : Zelle payment to Maria Lopez house cleaning

# SE SEK 2026-09-25 Swish among friends and the bus
not 3/month : 80-350 : SWISH TILL {s:Erik Lund;Sara Ek;Nils Berg}
not 2/month : 340 : SL BILJETT {n:6} STOCKHOLM
bill monthly 2024-09-27>.. : 1020 1060@2026-01 : SL 30-DAGARS AUTOGIRO {N:8}
own monthly 2024-09-25>.. : 1500 : ÖVERFÖRING SPARKONTO {N:11}

# AU AUD 2026-02-03 Haircuts, dentists, and a broker
not on 2024-03-14 2024-05-02 2024-06-13 2024-07-30 2024-09-12 2024-10-24 2024-12-11 2025-02-06 2025-03-20 2025-05-15 2025-06-26 2025-08-14 2025-10-01 2025-11-13 2026-01-08 : 65 : FRINGE HAIR STUDIO CARLTON
not on 2024-08-22 2025-03-06 2025-09-18 : 210-240 : COLLINS ST DENTAL MELBOURNE
own monthly 2024-02-15>.. : 500 : COMMSEC SECURITIES BROKERAGE {N:8}
bill monthly 2024-02-20>.. : 144.6 150.3@2025-04 : MEDIBANK PRIVATE {N:9}

# ES EUR 2026-06-06 Lunch at one price, cash at one sum
not workdays skip=.55 : 12.5 : COMPRA TARJ {c} MENU CASA PACO SEVILLA
not 3/month : 100 : CAJERO AUTOMATICO SERVIRED {n:4} SEVILLA
bill monthly 2024-06-05>.. : 31 : RECIBO COMUNIDAD DE PROPIETARIOS BETIS 4
own monthly 2024-06-10>.. : 60 : APORTACION PLAN DE PENSIONES {N:8}

# JP JPY 2026-07-12 The station's card is charged again and again
not 5/month : 3000 : モバイルスイカ チャージ
not 3/week : 128-740 : セブンイレブン {n:4}
own monthly 2024-07-26>.. : 30000-120000 : ラクテンカードサービス
bill monthly 2024-07-31.. : 1780 2178@2025-08 : APPLE COM BILL アイクラウド ミユージツク

# CH CHF 2026-05-19 Own accounts in two currencies | Reto Ammann
own monthly 2024-05-28>.. : 500 : DAUERAUFTRAG RETO AMMANN SÄULE 3A VIAC
own monthly 2024-06-10>.. : 210-1800 : LSV SWISSCARD AECS GMBH {N:9}
bill monthly 2024-06-01>.. : 2150 : DAUERAUFTRAG AMMANN IMMOBILIEN AG MIETZINS

# GB GBP 2026-01-28 A weekly shop so even that it looks like a box
not weekly 2024-02-03.. skip=.06 : 41-58 : ALDI STORES 77 DERBY
not weekly 2024-02-01.. skip=.2 : 6 : DERBY ARENA SWIM
bill weekly 2025-02-06.. : 11.4 : MILK & MORE DELIVERY {n:6}
not 4/month : 10 : GIFFGAFF TOPUP {n:8}

# BR BRL 2026-06-17 Pix to everybody
not 5/month : 12-180 : PIX ENVIADO {s:JOAO SOUZA;ANA LIMA;PADARIA REAL}
bill monthly 2024-06-20.. : 350 : PIX ENVIADO CLAUDIA TERAPEUTA
own monthly 2024-06-15>.. : 800-4100 : PAGAMENTO FATURA CARTAO NUBANK
own monthly 2024-06-06.. : 200 : APLICACAO RDB PROGRAMADA

# US USD 2026-01-12 The pharmacy's same copay
not on 2024-02-12 2024-03-15 2024-04-12 2024-05-20 2024-06-14 2024-07-22 2024-08-19 2024-10-01 2024-10-28 2024-12-03 2025-01-13 2025-02-06 2025-03-24 2025-04-17 2025-05-30 2025-07-02 2025-08-11 2025-09-04 2025-10-20 2025-11-12 2025-12-26 : 10 : CVS/PHARMACY #0{N:4} TOLEDO OH
not 2/month : 25 : SHELL OIL {n:11} TOLEDO OH
bill monthly 2024-01-20.. : 24.99 : PLANET FITNESS TOLEDO 4195550111 OH

# NL EUR 2026-01-06 Saving round sums and a mortgage at the same bank | J. de Boer
own monthly 2024-01-25>.. : 150 : ING Oranje Spaarrekening J. de Boer {N:10}
bill monthly 2024-02-01>.. : 984.33 : ING Hypotheken termijn {d:MM-YYYY} leningnr {N:9}
own monthly 2024-01-23>.. : 60-900 : Incasso creditcard accountnr {N:11}
may monthly 2024-01-28>.. : 2.95 : Kosten OranjePakket {d:DD-MM-YYYY}

# TH THB 2026-04-04 Parking and tolls
not workdays skip=.35 : 60 : EASY PASS TOP UP {n:8}
not 2/month : 500 : TRUEMONEY WALLET TOPUP {n:10}
bill monthly 2024-04-09>.. : 599 : AIS FIBRE AUTO PAY {N:10}

# CO COP 2026-08-11 Money home each month
may monthly 2024-08-20.. jitter=2 : 300000 : TRANSFERENCIA A MARIA GOMEZ MAMA
not 3/month : 50000 : RETIRO CAJERO BOGOTA
bill monthly 2024-08-25>.. : 89900 96900@2025-08 : PAGO PSE CLARO HOGAR {N:9}
`;
