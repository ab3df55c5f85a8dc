/** Lives whose bills are hard by the days on which they are paid, or by what they cost. */
export const DAYS_AND_PRICES = `
# DE EUR 2026-11-20 The rent is taken before the weekend, everything else after it
bill monthly 2024-11-30<.. : 742 : DAUERAUFTRAG Hausverwaltung Lindner & Partner Miete Whg 14
bill monthly 2024-12-01>.. : 61 64@2025-10 : FOLGELASTSCHRIFT SWM VERSORGUNGS GMBH ABSCHLAG STROM {n:12} EREF: {n:14} MREF: {A:12}
bill monthly 2024-12-28>.. : 29.99 : FOLGELASTSCHRIFT VODAFONE GMBH KD-NR {N:9} RG-NR {n:12}/{d:MM} EREF: {n:14}
bill quarterly 2025-01-15>.. : 55.08 : RUNDFUNK ARD, ZDF, DRADIO Rundfunk {d:MM.YYYY} Beitragsnr. {N:9} EREF: {n:14}

# GB GBP 2026-08-18 Paid on the last working day, and her own wage moves with it
bill monthly 2024-08-31<.. : 925 960@2025-08 : STO MRS J OKONKWO RENT FLAT 2
bill monthly 2024-09-01>.. only=4-1 : 171 179@2026-04 : LEWISHAM COUNCIL DIRECT DEBIT CTAX {N:8}
bill four-weekly 2024-09-06.. : 32.5 34@2026-01 : DD PUREGYM LTD {a:10}
not monthly 2024-08-31<.. : +2140 : BGC GUYS & ST THOMAS NHS {d:MMM} PAY

# US USD 2026-06-10 A new payday moved every bill to the twentieth
bill monthly 2024-06-01>..2025-07-01 2025-08-20>.. : 1450 : Zelle payment to Carla Mendez Conf# {a:9}
bill monthly 2024-06-05>..2025-07-05 2025-08-20>.. : 118.4 : GEICO *AUTO 800-841-3000 DC {d:MM/DD} PURCHASE | Geico
bill monthly 2024-06-09..2025-07-09 2025-08-22.. : 17.99 19.99@2026-02 : HULU {n:12} HULU.COM/BILLCA | Hulu
bill monthly 2024-06-11>..2025-07-11 2025-08-23>.. : 70 : T-MOBILE*AUTO PAY 800-937-8997 WA | T-Mobile

# CA CAD 2026-10-03 The same payee twice a month, and one that is only nearly that
bill semi-monthly 2024-10-15,31<.. : 612.5 : PREAUTHORIZED DEBIT RBC MTG {N:8} MORTGAGE
bill biweekly 2024-10-11.. : 87.31 : INSURANCE PREMIUM TD HOME AND AUTO {N:7}
bill monthly 2024-10-16>.. : 85 90.4@2026-03 : BELL CANADA BILL PYMT {N:9}
bill annual 2024-11-02> 2025-11-03> 2026-11-02> : 89.99 : COSTCO WHOLESALE ANNUAL RENEWAL {n:5} OTTAWA ON

# AU AUD 2026-09-15 Fortnightly pay, fortnightly rent, and a quarter of water
bill biweekly 2024-09-19.. : 1120 1180@2025-11 : DIRECT DEBIT RAY WHITE RENTAL {N:6} DEFT
bill quarterly 2024-10-21>.. ~4 : 147.01,190.44,149.95,187.37,151.2,194.08,153.66,201.1 : BPAY YARRA VALLEY WATER {N:10}
bill four-weekly 2024-09-10.. : 49 : EZI*ANYTIME FITNESS {N:8}
bill quarterly 2024-11-04>.. ~5 : 387~115 : DIRECT DEBIT ORIGIN ENERGY HOLD {n:12}

# NL EUR 2026-07-07 Four-weekly things between monthly ones
bill four-weekly 2024-07-15.. : 27.95 : SEPA Incasso algemeen doorlopend Basic-Fit Nederland B.V. {n:10} Machtiging: {A:12}
bill monthly 2024-07-25>.. : 138.5 145.25@2025-01 152@2026-01 : SEPA Incasso Zilveren Kruis Premie {d:MM-YYYY} Relatienr {N:9}
bill monthly 2024-07-28>.. ~2 : 196 : Vattenfall Sales Nederland N.V. Termijn {d:MMMM YYYY} Kenmerk {n:16}
bill four-weekly 2024-07-11.. : 340 : Kinderopvang De Boomhut periode {n:2} factuur {n:6}

# SE SEK 2026-05-20 Invoices that arrive when they like
bill monthly 2024-05-31>.. ~2 : 7845 8021@2025-01 : Bg-bet. via internet Bostads AB Poseidon {N:11}
bill monthly 2024-05-28>.. ~3 : 280-1150 : Autogiro Ellevio AB {n:10}
bill quarterly 2024-06-30>.. : 1095 1140@2025-12 : Autogiro Folksam {N:10}
bill monthly 2024-06-02.. : 119 : Kortköp {v:YYMMDD} Spotify P{a:8} | Spotify

# JP JPY 2026-10-20 Yen without decimals, holidays in a golden week
bill monthly 2024-10-27>.. : 84000 : コウザフリカエ ヤチン オオタフドウサン
bill monthly 2024-10-10>.. ~1 : 5200-14800 : 電気料 トウキヨウデンリヨク {d:MM}ガツ
bill bimonthly 2024-11-05>.. ~2 : 4700-6900 : 水道料 トウキヨウトスイドウ
bill annual 2024-12-06 2025-12-06 2026-12-06 : 5900 : AMAZONプライム会費 | Amazon

# BR BRL 2026-09-05 Carnival, boletos and the condominium
bill monthly 2024-09-10>.. : 890 940@2025-06 : PAGTO BOLETO COND ED SOLAR DAS ACACIAS {n:8}
bill monthly 2024-09-15>.. ~2 : 160-340 : DEB AUTOMATICO ENEL DISTRIB SP {N:9}
bill monthly 2024-09-20.. : 39.9 44.9@2025-08 : NETFLIX.COM SAO PAULO BR | Netflix
bill monthly 2025-02-05>.. only=2-11 : 1240 1330@2026-02 : BOLETO COLEGIO SANTA RITA MENSALIDADE {d:MM/YYYY}

# US USD 2026-11-02 The garden in summer, the oil in winter
bill monthly 2024-04-08.. only=4-10 : 165 : CHECKCARD {d:MMDD} GREEN BROS LAWN CARE 5185550142 NY
bill monthly 2024-11-15>.. only=10-4 : 210 : SUBURBAN HEATING OIL BUDGET PLAN {N:8} ACH
bill monthly 2024-11-18>.. ~3 : 168~24 : PUGET SOUND ENER BILLPAY {n:11} WEB
bill semi-annual 2025-04-30> 2025-10-31> 2026-04-30> 2026-10-30> 2027-04-30> : 2814.22 2814.22@2025-10 2960.1@2026-04 : SARATOGA COUNTY TAX COLLECTOR PROPERTY {N:7}

# FR EUR 2026-11-01 Ten of twelve, a club and a school year
bill monthly 2024-01-15>.. only=1-10 : 128 134@2025-01 139@2026-01 : PRELEVEMENT DGFIP TAXE FONCIERE {N:13} MENSUALISATION
bill monthly 2024-10-05>.. only=9-6 : 64.5 71@2025-09 : PRLV SEPA REGIE CANTINE VILLE DE RENNES {n:10} ICS FR{N:10}
bill monthly 2024-11-10>.. : 19.99 : PRLV SEPA FREE MOBILE {N:9} ICS FR{N:10}
not weekly 2024-11-02.. skip=.25 : 38-96 : CARTE X{c} {d:DD/MM} CARREFOUR MARKET RENNES

# GB GBP 2026-10-12 The swimming club rests from June to August
bill monthly 2024-09-02>.. only=9-5 : 36 38@2025-09 : STO CITY OF BATH SWIM CLUB SQUAD
bill monthly 2024-10-15>.. : 13.99 : DD VOXI BY VODAFONE {n:10}
bill annual 2024-11-25> 2025-11-25> 2026-11-25> : 412.6 438.15@2025-11 : DD ADMIRAL INSURANCE {N:10}
not weekly 2024-10-13.. skip=.15 : 3.4 : COSTA COFFEE 43012345 BATH

# IE EUR 2026-04-09 Fees of a term, fees of a half-year
bill quarterly 2024-05-20>.. ~3 : 45.8 48.2@2025-05 : DD BORD GAIS LEVELPAY {N:9}
bill semi-annual 2024-06-01> 2024-12-02> 2025-06-03> 2025-12-01> 2026-06-02> : 157.5 : DD REVENUE LPT {N:9}
bill monthly 2024-09-03>.. only=9-6 : 220 : SO NAIONRA NA COILLE CRECHE
bill annual 2024-10-15> 2025-10-15> 2026-10-15> : 160 : AN POST TV LICENCE {n:8}

# ES EUR 2026-08-03 Prices up every few months
bill monthly 2024-08-05>.. : 42 42.9@2025-01 44.5@2025-07 46.2@2026-01 48@2026-07 : RECIBO MOVISTAR FUSION {N:9} REF {n:12}
bill monthly 2024-08-01>.. : 655 675.3@2025-09 : TRANSFERENCIA PERIODICA A ANTONIO RUIZ ALQUILER
bill bimonthly 2024-09-11>.. ~3 : 31-58 : RECIBO CANAL DE ISABEL II {n:10}
bill monthly 2024-08-09.. : 9.99 10.99@2024-12 11.99@2025-09 12.99@2026-03 : COMPRA SPOTIFY {a:9} STOCKHOLM | Spotify

# PL PLN 2026-09-30 A promotion for half the price, then the full one
bill monthly 2024-12-14>.. : 24.5 49@2025-06 54@2026-06 : POLECENIE ZAPŁATY PLAY P4 SP. Z O.O. FAKTURA F/{n:8}/{d:MM/YY}
bill monthly 2024-10-10>.. : 1850 1990@2025-10 : ZLECENIE STAŁE MARIA WÓJCIK CZYNSZ {d:MM/YYYY}
bill bimonthly 2024-11-18>.. ~2 : 174.33,181.2,170.9 : PRZELEW TAURON SPRZEDAŻ PROGNOZA {n:11}
bill monthly 2025-01-07.. : 29.99 : DOP. MC {c} DISNEY PLUS AMSTERDAM | Disney+

# IT EUR 2026-10-25 Every two months, and every four
bill bimonthly 2024-11-20>.. ~3 : 58-139 : ADDEBITO SDD ENEL ENERGIA SPA {n:14}
bill monthly 2024-11-02>.. : 25.9 : ADDEBITO SDD FASTWEB SPA CONTO {n:9}
bill annual 2025-01-31> 2026-01-30> 2027-01-29> : 173.2 : BOLLO AUTO REGIONE LOMBARDIA TARGA {A:7}
not 3/month : 1.2-2.6 : PAG. POS BAR CENTRALE {d:DD/MM} {t:hh.mi} MILANO

# NO NOK 2026-03-15 Two days late, three days early
bill monthly 2024-03-20.. jitter=3 : 449 469@2025-08 : Avtalegiro Telenor Norge AS Kid {n:14}
bill monthly 2024-03-15>.. ~3 : 400-2300 : Efaktura Tibber Norge AS {n:9}
bill quarterly 2024-03-25>.. ~2 : 1890 2010@2025-06 : Efaktura Bergen kommune eiendomsgebyr {n:7}
bill monthly 2024-03-04.. : 129 : VISA VARE {c} {d:DD.MM} HBO MAX | HBO Max

# CH CHF 2026-12-10 Quarterly health insurance, half-yearly tax, yearly pass
bill quarterly 2024-12-31>.. : 1198.2 1264.5@2025-12 : Lastschrift (LSV+) CSS Kranken-Versicherung AG {n:12}
bill semi-annual 2025-03-31> 2025-09-30> 2026-03-31> 2026-09-30> 2027-03-31> : 1740 1815@2026-01 : E-RECHNUNG STEUERVERWALTUNG DES KANTONS BERN RATE {n:2}
bill annual 2024-12-12 2025-12-12 2026-12-12 : 190 : SBB CFF FFS HALBTAX ABO {n:8} BERN
bill monthly 2024-12-25>.. : 1690 : DAUERAUFTRAG WINCASA AG MIETE OBJ {N:6}

# IN INR 2026-08-22 Recharges every twenty-eight days, and the real thing monthly
bill four-weekly 2024-09-03.. : 299 349@2025-07 : UPI-JIO PREPAID-JIO@CITIBANK-{n:12}-RECHARGE
bill monthly 2024-09-05.. : 18500 19500@2025-09 : UPI/{n:12}/RENT/ramesh.iyer@okhdfc/HDFC
bill monthly 2024-09-07>.. : 12840 : ACH D- HDFC LTD-{N:9} EMI
not 3/week : 20-480 : UPI-SWIGGY-SWIGGY@YBL-{n:12}-FOOD

# NZ NZD 2026-05-05 Paid weekly, because everything is
bill weekly 2025-05-08.. : 590 620@2025-12 : AP BARFOOT THOMPSON RENT 14 KAURI
bill weekly 2025-05-07.. : 12.99 : DD LES MILLS {N:7}
bill weekly 2025-05-11.. skip=.4 : 79.9 : MY FOOD BAG {n:7} AUCKLAND
not weekly 2025-05-10.. skip=.1 : 110-240 : PAKNSAVE ALBANY {c}

# DK DKK 2026-06-28 Quarter, half and full, all at one company
bill quarterly 2024-07-01>.. : 1123.5 1180@2025-07 : BS TRYG FORSIKRING {N:8}
bill semi-annual 2024-07-01> 2025-01-02> 2025-07-01> 2026-01-02> 2026-07-01> : 2840 : BS GRUNDFOSS KOMMUNE EJENDOMSSKAT {N:8}
bill quarterly 2024-08-15>.. ~2 : 620-1490 : BS NORLYS ENERGI {n:9}
bill monthly 2024-07-03>.. : 99 109@2026-01 : BS CBB MOBIL A/S {N:9}

# FI EUR 2026-02-14 A price that fell, and one that rose by half
bill monthly 2024-02-20>.. : 39.9 29.9@2025-03 : E-LASKU ELISA OYJ {n:11}
bill monthly 2024-02-16>.. ~1 : 52-188 : E-LASKU HELEN OY SÄHKÖ {n:13}
bill monthly 2024-02-12.. : 6.99 9.99@2024-08 12.99@2025-05 : KORTTIOSTO {d:DDMM} NETFLIX.COM | Netflix
bill monthly 2024-02-03>.. : 817.4 842@2025-02 : MAKSU ASUNTO OY HAKANIEMEN TORI VASTIKE

# GR EUR 2026-07-20 Power every month with a settlement now and then
bill monthly 2024-08-02>.. ~3 beside=2025-04-10:-88.4 beside=2026-04-09:41.2 : 61 : ΔΕΗ ΑΕ ΠΑΓΙΑ ΕΝΤΟΛΗ {n:12}
bill monthly 2024-08-12>.. : 34.9 36.9@2025-10 : COSMOTE ΠΑΓΙΑ ΕΝΤΟΛΗ {N:10}
bill monthly 2024-08-01>.. : 480 : ΜΕΤΑΦΟΡΑ ΠΡΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΣ ΕΝΟΙΚΙΟ

# AE AED 2026-10-08 Rent by four cheques
bill quarterly 2024-10-15>.. : 23750 25000@2025-10 : INWARD CLG CHQ {n:6} AL NOOR PROPERTIES LLC
bill monthly 2024-10-20>.. ~2 : 410-980 : DEWA SMART BILL PAYMENT {N:10}
bill monthly 2024-10-11.. : 389 : DU POSTPAID AUTOPAY {N:9}

# PT EUR 2026-04-30 Skipped twice, then double
bill monthly 2024-05-08>.. -2024-12 -2025-09 : 44.99 : DD MEO SERV COM MULTIM {N:11}
bill monthly 2024-05-02>.. : 590 605.2@2025-05 : TRF P/ MANUEL FERREIRA RENDA
bill monthly 2024-05-14>.. -2025-02 beside=2025-03-03:-23.5 : 23.5 : DD FIDELIDADE COMP SEGUROS {N:10}

# ZA ZAR 2026-11-11 Debit orders chase the payday
bill monthly 2024-11-25<.. : 8900 9400@2025-12 : DEBICHECK SEEFF RENTALS {N:8}
bill monthly 2024-11-26.. jitter=1 : 899 949@2025-07 : DEBIT ORDER VIRGIN ACTIVE SA {N:7}
bill monthly 2024-12-01>.. : 1845.22 2010.4@2025-12 : DEBIT ORDER DISCOVERY LIFE {N:9}
not 4/month : 100-300 : PREPAID ELECTRICITY CITY POWER {n:20}
`;
