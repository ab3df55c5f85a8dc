/** Lives whose bills are hard by what becomes of the contract: two at one payee, pauses, ends, trials, refunds. */
export const CONTRACTS_AND_ENDS = `
# GB GBP 2026-09-09 Two policies at one insurer, both paid once a year
bill annual 2024-10-14> 2025-10-14> 2026-10-14> : 284.5 309.75@2025-10 : DD AVIVA INSURANCE {n:11}
bill annual 2025-03-03> 2026-03-03> 2027-03-03> : 561.2 588@2026-03 : DD AVIVA INSURANCE {n:11}
bill monthly 2024-09-12>.. : 8.5 : DD PETPLAN LIMITED {N:9}
not 1/month : 40 : POST OFFICE COUNTER CASH

# DE EUR 2026-03-31 Two contracts with one telephone company
bill monthly 2024-04-03>.. : 39.95 : TELEKOM DEUTSCHLAND GMBH FESTNETZ VERTRAGSKONTO {N:10} RG {n:10}
bill monthly 2024-04-18>.. : 24.95 19.95@2025-06 : TELEKOM DEUTSCHLAND GMBH MOBILFUNK KUNDENKONTO {N:10} RG {n:10}
bill monthly 2024-04-03>.. : 14.95 : TELEKOM DEUTSCHLAND GMBH MOBILFUNK KUNDENKONTO {N:10} RG {n:10}

# US USD 2026-11-16 Two children at one daycare, two cars at one insurer
bill weekly 2025-11-21.. : 285 : BRIGHT HORIZONS CHILD {N:4} TUITION ACH
bill weekly 2025-11-21.. : 240 : BRIGHT HORIZONS CHILD {N:4} TUITION ACH
bill monthly 2024-11-20>.. : 96.12 104.5@2025-11 : STATE FARM RO 27 SFPP {N:10}
bill monthly 2024-11-20>.. : 71.4 : STATE FARM RO 27 SFPP {N:10}

# IE EUR 2026-10-22 The council takes one tax in March and another in August
bill annual 2024-03-12> 2025-03-12> 2026-03-12> 2027-03-12> : 336.59 : DD LUMRIV COUNCIL TAX
bill annual 2024-08-19> 2025-08-19> 2026-08-19> 2027-08-19> : 370.19 : DD LUMRIV COUNCIL TAX
bill monthly 2024-10-28>.. : 25 : DD IRISH CANCER SOCIETY {N:7}

# NL EUR 2026-09-12 Twins a year apart, at shops
not annual 2025-05-09 2026-05-11 : 35 : BEA Bloemenhuis Rozenburg {d:DD-MM-YY} {t:hh:mi} PAS {N:3}
not annual 2024-11-29 2025-11-28 : 89.99 : BOL.COM BESTELLING {n:10} iDEAL
not annual 2024-12-04 2025-12-03 : 24.95 : INTERTOYS UTRECHT {d:DD-MM-YY} PAS {N:3}
bill annual 2024-10-01> 2025-10-01> 2026-10-01> : 52 : SEPA Incasso ANWB B.V. contributie {n:9}

# US USD 2026-04-20 Twins a year apart: a doctor, a friend, a fund-raiser
not annual 2025-02-11 2026-02-11 : 30 : RIVERBEND FAMILY MEDICINE COPAY 5035550117 OR
not annual 2024-12-20 2025-12-19 : 35 : Zelle payment to Ravi Patel
not annual 2024-11-28 2025-11-27 : 6.99 : AMZN Mktp US*{a:9} Amzn.com/billWA
not annual 2025-04-01 2026-04-02 : 4 : TRADER JOE S #368 PORTLAND OR

# GB GBP 2026-07-03 A gym that ended, another that began
bill monthly 2024-07-08>..2025-11-08 : 21.99 : DD PUREGYM LTD {a:10}
bill monthly 2025-12-05>.. : 38 : DD NUFFIELD HEALTH {N:9}
bill monthly 2024-07-20..2025-08-20 : 7.99 8.99@2025-01 : DISNEY PLUS LONDON | Disney+
bill monthly 2024-07-15>.. : 28 30@2026-04 : DD BULB ENERGY LTD {N:7} => 2025-06-01 DD OCTOPUS ENERGY {N:8}

# US USD 2026-10-01 One-shot trials and what became of them
not on 2025-05-02 : 1 : HEADSPACE TRIAL 8553970 CA
may on 2025-07-15 2025-08-15 : 29.99 : MASTERCLASS.COM 4155550122 CA
bill monthly 2025-09-14.. beside=2025-09-07:-1 : 14.99 : SHUDDER AMC 8885550121 NY
not on 2026-02-03 : 0.99 : NYTIMES*TRIAL 800-698-4637 NY
bill four-weekly 2025-03-06.. : 4 17@2026-03 : NYTIMES*NYTIMES 800-698-4637 NY

# FR EUR 2026-09-18 Refunds amid a series
bill monthly 2024-09-24.. beside=2025-03-27:13.49 beside=2026-01-26:13.49 : 13.49 : CARTE X{c} {d:DD/MM} NETFLIX.COM
bill monthly 2024-09-28>.. beside=2025-06-05:27.4 : 61.2 66@2025-10 : PRLV SEPA HARMONIE MUTUELLE {n:12}
not 1/month : 15-90 : CARTE X{c} {d:DD/MM} ZALANDO
bill quarterly 2024-10-15>.. : 43.5 : PRLV SEPA VEOLIA EAU MENSUALITE {n:10}

# AU AUD 2026-11-23 Paused for a long trip
bill biweekly 2024-11-29..2025-08-08 2026-01-23.. : 33.9 : GOODLIFE HEALTH CLUBS {N:8} DEBITSUCCESS
bill monthly 2024-11-26..2025-07-26 2026-01-26.. : 55 : TELSTRA PREPAID AUTO {N:9}
bill monthly 2024-11-20>.. : 38.2 : NIB HEALTH FUNDS {n:9}

# DE EUR 2026-02-10 The debit came back, and was tried again
bill monthly 2024-02-15>.. beside=2025-05-19:24.99 beside=2025-05-28:-27.99 : 24.99 : 1&1 TELECOM GMBH RG {n:12} KD {N:9} SEPA-BASISLASTSCHRIFT
bill monthly 2024-02-05>.. : 9.9 : CLEVER FIT BEITRAG {d:MM/YYYY} MITGLIED {N:6}
bill monthly 2024-03-01>..2025-05-02 : 186.4 : SANTANDER CONSUMER BANK RATE {N:10}

# CA CAD 2026-05-14 A loan that ran out, a phone that was paid off
bill monthly 2024-01-08>..2025-10-08 : 311.07 : SCOTIABANK AUTO LOAN {N:9} PREAUTH
bill monthly 2024-05-19>.. : 98.31 58.31@2025-09 : ROGERS WIRELESS {N:9} PREAUTH
bill monthly 2024-05-22.. : 13.99 16.99@2025-12 : CRAVE {n:8} TORONTO ON

# ES EUR 2026-01-22 A policy left for another
bill annual 2024-02-05> 2025-02-05> 2026-02-05> : 241.3 256.8@2025-02 : RECIBO MUTUA MADRILEÑA POLIZA {N:10}
bill semi-annual 2024-03-11> 2024-09-11> 2025-03-11> 2025-09-11> 2026-03-11> : 118 : RECIBO COLEGIO OFICIAL DE ENFERMERIA CUOTA
bill monthly 2024-01-29..2025-06-29 : 12.99 : COMPRA TARJ {c} DAZN MADRID
bill monthly 2024-01-15>.. : 37.5 : RECIBO SANITAS SEGUROS {N:9}

# BR BRL 2026-11-08 Instalments end; the plan does not
may monthly 2025-03-12..2025-12-12 : 219.9 : MAGAZINE LUIZA PARC {n:2}/10 SAO PAULO
bill monthly 2024-11-12>.. : 99.9 : SMARTFIT ESCOLA DE GIN {N:7} SAO PAULO
bill monthly 2024-11-18>.. : 129.99 139.99@2025-12 : DEB AUT CLARO RESIDENCIAL {N:9}
bill annual 2024-01-15 2025-01-15 2026-01-15 2027-01-15 : 1420 1512@2025-01 1598@2026-01 : IPVA SEFAZ SP RENAVAM {N:9}

# IT EUR 2026-05-05 One price, two people of one family
bill monthly 2024-05-12>.. : 7.99 : ADDEBITO SDD ILIAD ITALIA SPA UTENZA {N:10}
bill monthly 2024-05-23>.. : 7.99 : ADDEBITO SDD ILIAD ITALIA SPA UTENZA {N:10}
bill monthly 2024-05-31<.. : 720 : BONIFICO PERIODICO A ROSSI GIUSEPPE AFFITTO

# DK DKK 2026-04-16 Streaming for the winter only
bill monthly 2024-10-07..2025-03-07 2025-10-07..2026-03-07 : 139 : VIAPLAY {n:7} STOCKHOLM
bill monthly 2024-05-01>.. : 6450 6580@2025-05 : BS DANSK BOLIG ADMINISTRATION {N:8}
bill quarterly 2024-07-15>.. : 402 : BS FAGLIGT FÆLLES FORBUND A-KASSE {N:7}

# US USD 2026-07-27 Two prices in turns at one water company
bill quarterly 2024-08-20>.. ~2 : 92.4,141.8,95.1,139.7,93.3,144.2,96.6,147 : CITY OF TEMPE WATER {N:8} ONLINE PMT
bill monthly 2024-08-02>.. : 50 : IRON GYM MONTHLY DUES {N:5}
bill semi-monthly 2024-08-05,20.. : 19 : SANBRI WATER DELIVERY {n:6}

# GB GBP 2026-06-11 Bought twice by mistake, refunded, and on it goes
bill monthly 2024-06-13.. beside=2025-02-13:-10.99 beside=2025-02-16:10.99 : 10.99 11.99@2025-12 : SPOTIFY P{a:9} LONDON
bill monthly 2024-06-17.. : 3.99 : AUDIBLE UK ADBL.CO/PYMT
bill monthly 2024-06-24>..2026-05-26 : 265 : DD VW FINANCIAL SERVICES {N:10}

# PL PLN 2026-12-01 The flat changed, the landlord and the power with it
bill monthly 2024-12-10>..2025-09-10 : 2100 : PRZELEW JAN KOWALSKI NAJEM UL. DŁUGA
bill monthly 2025-10-01>.. : 2650 : PRZELEW ANNA NOWAK WYNAJEM MIESZKANIA
bill monthly 2024-12-16>..2025-09-16 : 142 : PRZELEW ENEA SA {n:10}
bill monthly 2025-10-20>.. ~2 : 120-260 : PRZELEW PGE OBRÓT SA {n:12}

# SG SGD 2026-10-28 Everything annual
bill annual 2024-11-04 2025-11-04 2026-11-04 : 119 : NTUC UNION MEMBERSHIP {n:8}
bill annual 2025-02-17> 2026-02-17> 2027-02-17> : 832.4 : GIRO GREAT EASTERN LIFE {N:9}
bill annual 2024-12-22> 2025-12-22> 2026-12-22> : 742 : LTA ROAD TAX VEHICLE {A:7}
bill annual 2025-06-15 2026-06-15 2027-06-15 : 99 : 1PASSWORD TORONTO CAN

# PH PHP 2026-08-30 Prepaid every month, loans every half-month
bill semi-monthly 2024-09-15,30<.. : 3208.33 : PAGIBIG HOUSING LOAN {N:9} ADA
bill monthly 2024-09-05.. : 1699 : PLDT HOME FIBR {N:10} AUTO
not 5/month : 50-500 : GCASH CASH IN {n:13}

# NG NGN 2026-05-17 A generator, a school, a decoder
bill monthly 2024-10-04.. -2025-08 : 12500 15700@2025-03 : DSTV SUBSCRIPTION QUICKTELLER {n:12}
may quarterly 2024-09-09 2025-01-13 2025-04-28 2025-09-08 2026-01-12 2026-04-27 2026-09-07 : 185000 : NIP TRF GREENFIELD COLLEGE SCHOOL FEES {n:10}
not 5/month : 2000-9000 : POS BUY TOTAL ENERGIES FUEL {n:10}
`;
