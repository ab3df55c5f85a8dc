/** Lives whose bills are hard by what the bank prints: references, dates, names that change or mislead. */
export const NAMES_AND_TEXTS = `
# DE EUR 2026-06-15 Everything by card, with the time glued to the date
bill monthly 2024-06-11.. : 12.99 13.99@2025-04 : NETFLIX INTERNATIONAL B//AMSTERDAM/NL {d:YYYY-MM-DD}T{t:hh:mi} Debitk.1 2027-12
bill monthly 2024-06-04.. : 10.99 : SPOTIFY AB//STOCKHOLM/SE {d:YYYY-MM-DD}T{t:hh:mi} Debitk.1 2027-12
bill monthly 2024-06-19.. : 2.99 : APPLE.COM/BILL//CORK/IE {d:YYYY-MM-DD}T{t:hh:mi} Debitk.1 2027-12
not 3/week : 4-70 : REWE MARKT GMBH//KASSEL/DE {d:YYYY-MM-DD}T{t:hh:mi} Debitk.1 2027-12

# GB GBP 2026-05-02 A landlord named like a fund, a nursery named like an app
bill monthly 2024-05-01>.. : 875 : EDWARD SMITH RENT STANDING ORDER
bill monthly 2024-05-06>.. : 614 655@2025-09 : LITTLE ACORNS NURSERY DD {N:6}
bill monthly 2024-05-15>.. : 10 : ACORNS CHILDRENS HOSPICE DD {N:7}
own monthly 2024-05-28>.. : 100 : VANGUARD ASSET MGMT ISA {N:8} DD

# US USD 2026-10-15 A name in every colour
bill monthly 2024-10-12.. : 14.99 : Amazon Prime*{a:9} Amzn.com/billWA
not 5/month : 6-90 : AMZN Mktp US*{a:9} Amzn.com/billWA
not 2/month : 5-40 : AMAZON.COM*{a:9} SEATTLE WA
bill monthly 2024-10-20.. : 9.99 11.99@2025-11 : Audible*{a:9} Amzn.com/billNJ

# US USD 2026-09-20 The store of the phone sells many things
bill monthly 2024-09-14.. : 0.99 : APPLE.COM/BILL 866-712-7753 CA
bill monthly 2024-09-27.. : 10.99 : APPLE.COM/BILL 866-712-7753 CA
not 1/month : 1.99-7.99 : APPLE.COM/BILL 866-712-7753 CA
bill annual 2024-10-03 2025-10-03 2026-10-03 : 39.99 : GOOGLE *Nest Aware g.co/helppay# CA

# FR EUR 2026-03-10 References in every row
bill monthly 2024-03-12>.. : 34.99 : PRLV SEPA BOUYGUES TELECOM ECH/{d:DDMMYY} ID EMETTEUR/FR{N:11} MDT/{A:14} REF/{n:16} LIB/FACTURE {n:10}
bill monthly 2024-03-07>.. ~1 : 94 : PRLV SEPA EDF CLIENTS PARTICULIERS ECH/{d:DDMMYY} MDT/{A:14} REF/Z{n:14} LIB/NUMERO DE CLIENT {n:3}
bill annual 2024-04-15> 2025-04-15> 2026-04-15> : 312.4 327.1@2025-04 : PRLV SEPA MAIF COTISATION {d:YYYY} SOCIETAIRE {N:8} REF/{n:16}

# ES EUR 2026-10-31 The company was bought, and its receipts tell
bill monthly 2024-11-03>.. : 29.95 : RECIBO EUSKALTEL SA {N:9} => 2025-09-01 RECIBO MASORANGE TELECOM {N:9}
bill monthly 2024-11-20>.. : 58.3 : RECIBO LINEA DIRECTA ASEGURADORA POLIZA {N:8}
bill monthly 2024-11-06>.. ~2 : 38-97 : RECIBO ENDESA ENERGIA XXI {n:11}

# GB GBP 2026-11-19 A rebrand, a new bank account, and both at once
bill monthly 2024-11-21.. : 7.99 : NOW TV SKY UK LTD {n:5} => 2025-10-01 NOW ENTERTAINMENT SKY {n:5}
bill monthly 2024-12-02>.. account=2@2025-11 : 41.5 : DD EE LIMITED {N:9}
bill monthly 2024-12-09>.. account=2@2025-11 : 112 118@2026-04 : DD OCTOPUS ENERGY {N:8}
bill monthly 2024-12-16>.. account=2@2025-11 : 18.4 : DD AFFINITY WATER {N:9}

# SE SEK 2026-11-05 Twenty letters are all that is printed
bill monthly 2024-11-28>.. : 249 : LÄNSFÖRSÄKRINGAR BAN
bill monthly 2024-11-27>.. : 399 : COMHEM STOCKHOLM {n:4}
bill annual 2024-12-11> 2025-12-11> 2026-12-11> : 480 : UNIONEN MEDLEMSAVGI
own monthly 2024-11-25>.. : 2000 : ISK AVANZA {N:7}

# NL EUR 2026-06-01 iDEAL and a foundation that only collects
bill monthly 2024-06-03>.. : 31.5 33@2025-07 : SEPA Incasso Stichting Derdengelden Mollie {n:12} Sportschool Olympia lidmaatschap
not 2/month : 15-120 : SEPA iDEAL Stichting Derdengelden Mollie {n:16} bestelling {n:6}
bill monthly 2024-06-27>.. : 21.5 : SEPA Incasso Ziggo B.V. Factuurnr {n:9} klantnr {N:8}
bill annual 2024-07-01> 2025-07-01> 2026-07-01> : 27.5 : SEPA Overboeking Nederlandse Natuurbond contributie {d:YYYY}

# AT EUR 2026-05-25 One bank writes, another reads it backwards
bill monthly 2024-05-31<.. : 698 : Miete Top 9 GEWISTA WOHNBAU GEN.M.B.H. {N:6} Dauerauftrag
bill monthly 2024-06-11>.. : 22.95 : OG/{n:9} OBS GMBH ORF-BEITRAG {d:MM/YY} SEPA-Lastschrift
bill quarterly 2024-06-20>.. ~1 : 88.4 91.1@2025-06 : FE/{n:9} WIENER STADTWERKE ENERGIE TEILBETRAG
bill monthly 2024-06-15.. : 17.99 : NETFLIX.COM 866-579-7172 K{N:1} {d:DD.MM.} {t:hh:mi} | Netflix

# BE EUR 2026-10-01 A structured message, different each month
bill monthly 2024-10-04>.. : 52.3 : DOMICILIATION PROXIMUS COMMUNICATION +++{n:3}/{n:4}/{n:5}+++
bill monthly 2024-10-08>.. ~1 : 168 : DOMICILIATION LUMINUS +++{n:3}/{n:4}/{n:5}+++ ACOMPTE
bill monthly 2024-10-02>.. : 815 832@2025-10 : ORDRE PERMANENT M. VAN DAMME LOYER {d:MMMM}
bill annual 2025-01-10> 2026-01-12> 2027-01-11> : 74 79@2026-01 : VIREMENT MUTUALITE COTISATION ASSURANCE SOINS {d:YYYY} +++{n:3}/{n:4}/{n:5}+++

# US USD 2026-12-02 The processor's stars before every small business
bill monthly 2024-12-05.. : 45 : SQ *BRIGHT PATH PIANO gosq.com MN
bill weekly 2025-01-09.. : 62 : SQ *SUNNY PAWS WALKS gosq.com MN
not 4/month : 8-30 : SQ *DRIP & CO gosq.com MN
bill monthly 2024-12-18.. : 119 : TST* FLYWHEEL COLLECTIVE 6125550199 MN

# AU AUD 2026-04-12 PayPal in front
bill monthly 2024-04-18.. : 16.99 : PAYPAL *SPOTIFY P{a:8} 4029357733 AUS
bill monthly 2024-04-25.. : 6 : PAYPAL *PATREON MEMBER 4029357733 AUS
not 2/month : 9-140 : PAYPAL *EBAY AU {n:10} 4029357733 AUS
bill annual 2024-06-09 2025-06-09 2026-06-09 : 23.8 : PAYPAL *NAMECHEAP {n:8} 4029357733 USA

# CZ CZK 2026-07-15 Numbers only
bill monthly 2024-07-20>.. : 549 : INKASO {N:10}/0300 VS {N:10} O2 CZECH REPUBLIC
bill monthly 2024-07-15>.. : 2350 2480@2025-02 : TRVALY PRIKAZ {N:10}/0800 VS {N:8} SVJ KORUNNI 12
bill monthly 2024-07-12>.. ~1 : 1890 : INKASO {N:10}/2700 VS {N:9} PRE ZALOHA
own monthly 2024-07-16>.. : 3000 : TRVALY PRIKAZ {N:10}/3030 SPORICI UCET

# HU HUF 2026-08-09 Words of another alphabet's bank
bill monthly 2024-08-15>.. : 6490 6990@2025-08 : CSOPORTOS BESZEDÉS TELEKOM {N:9} SZLA {n:11}
bill monthly 2024-08-12>.. ~2 : 9000-22000 : CSOPORTOS BESZEDÉS MVM NEXT {N:8}
bill monthly 2024-08-03.. : 1790 2290@2025-05 : VÁSÁRLÁS KÁRTYÁVAL {d:YYYY.MM.DD} SPOTIFY

# TR TRY 2026-05-28 Inflation raises the price twice a year
bill monthly 2024-11-05>.. : 12500 15600@2025-07 20300@2026-01 : KIRA ODEMESI MEHMET DEMIR EFT
bill monthly 2024-11-17>.. : 320 398@2025-05 489@2025-11 : OTOMATIK ODEME TURKCELL {N:10}
bill monthly 2024-11-22.. : 57.99 99.99@2025-06 : NETFLIX.COM ISTANBUL {n:6} | Netflix

# MX MXN 2026-06-22 Truncated, with a city, with a folio
bill monthly 2024-06-27>.. : 599 649@2025-07 : TELMEX DOMICILIACION {N:10} FOLIO {n:8}
bill bimonthly 2024-07-19>.. ~3 : 420-1680 : CFE SUMINISTRADOR DE SERV BASICOS {n:12}
bill monthly 2024-06-25.. : 219 249@2025-05 : NETFLIX COM CDMX {n:6} | Netflix
not 2/month : 200-900 : OXXO MIRAVALLE CDMX {n:4}

# KR KRW 2026-09-18 Won, and names in two scripts
bill monthly 2024-09-25>.. : 650000 : 월세 김영수 자동이체
bill monthly 2024-09-21>.. : 59000 : SKT통신요금 {N:8}
bill monthly 2024-09-18.. : 14900 : 유튜브프리미엄 GOOGLE*YOUTUBEPREMIUM
not 3/week : 4500-6100 : 스타벅스 강남점 {n:6}

# HK HKD 2026-07-29 Autopay by code
bill monthly 2024-08-02>.. : 168 : AUTOPAY OUT CSL MOBILE LTD {N:10}
bill quarterly 2024-08-20>.. ~2 : 290-640 : AUTOPAY OUT WATER SUPPLIES DEPT {n:9}
bill monthly 2024-08-10>.. : 1450 : AUTOPAY OUT PACIFIC FITNESS & YOGA {N:8}
own monthly 2024-08-15>.. : 3000 : STANDING INSTRUCTION FUND MONTHLY INVESTMENT PLAN {N:8}

# IL ILS 2026-06-19 From right to left
bill monthly 2024-06-25>.. ~2 : 380-720 : הו"ק חברת החשמל {N:9}
bill monthly 2024-07-01>.. : 4900 5100@2025-07 : העברה קבועה שכר דירה כהן
bill monthly 2024-06-28>.. : 89.9 : הו"ק פרטנר תקשורת {N:8}

# GB GBP 2026-02-20 The branch's own town is the name of the water company
bill monthly 2024-02-26>.. : 34 36.5@2025-04 : DD THAMES WATER READING {N:10}
not 1/week : 9-60 : TESCO STORES 3345 READING
not 3/month : 4-22 : THAMES CAFE READING
bill monthly 2024-03-01>.. : 20 : SO READING FAMILY CHURCH GIVING

# US USD 2026-08-08 The loan servicer writes a new number each time
bill monthly 2024-08-15>.. : 287.44 : DEPT EDUCATION STUDENT LN {n:15} PPD ID: {N:10}
bill monthly 2024-08-05>.. : 2210.33 2294.1@2025-12 : ROCKET MORTGAGE LOAN {n:10} WEB ID: {N:10}
bill semi-annual 2024-10-17 2025-04-17 2025-10-17 2026-04-17 2026-10-17 : 688 731@2025-10 : PROGRESSIVE *INSURANCE 800-776-4737 OH
bill annual 2025-01-22 2026-01-22 2027-01-22 : 139 : AMAZON PRIME MEMBERSHIP {a:9} WA
`;
