/** Lives with other currencies, people for payees, short histories, and whatever else makes statements hard. */
export const ABROAD_AND_PEOPLE = `
# DE EUR 2026-09-28 A dollar price, a new rate every month
bill monthly 2024-10-05.. rate=.92 : 20 : OPENAI *CHATGPT SUBSCR SAN FRANCISCO US KURS {n:1},{n:4}
bill monthly 2024-10-13.. rate=.92 : 9.99 : GITHUB, INC. SAN FRANCISCO US
bill monthly 2024-10-22.. rate=.92 : 54.99 59.99@2025-09 : ADOBE *CREATIVE CLOUD USD {m}
bill annual 2024-11-18 2025-11-18 2026-11-18 rate=.92 : 96 : NOTION LABS INC SAN FRANCISCO US

# IN INR 2026-02-18 Billed in dollars
bill monthly 2024-02-24.. rate=83 : 5 : DIGITALOCEAN.COM USD {n:6} IMPS CHARGES INCL
bill monthly 2024-02-19.. : 199 : POS NETFLIX COM MUMBAI {n:6} SI HDFC
bill quarterly 2024-04-08>.. : 3900 4290@2025-04 : BILLDK LIC PREMIUM {N:9}
bill annual 2024-03-10 2025-03-10 2026-03-10 : 1499 : AMAZON PRIME IN SI {n:8}

# BR BRL 2026-04-28 Dollars with a tax on each
bill monthly 2024-05-03.. rate=5.4 : 10 : GOOGLE *WORKSPACE CC@GOOGLE.COM US
may monthly 2024-05-03.. rate=5.4 : 0.35 : IOF COMPRA INTERNACIONAL
bill monthly 2024-05-11.. : 55.9 59.9@2025-10 : AMAZON AD FREE FOR PRIME SAO PAULO

# CH CHF 2026-11-25 Paid in euros across the border
bill monthly 2024-12-01>.. rate=.94 : 420 : ZAHLUNG EUR FERIENHAUS-STELLPLATZ LÖRRACH PACHT
bill monthly 2024-12-08.. rate=.94 : 12.99 : ZATTOO EUROPA ZURICH EUR {m}
bill quarterly 2024-12-15>.. : 83.75 : SERAFE AG ABGABE RATE {n:9}

# US USD 2026-06-25 Rent to a person, by cheque and by app
bill monthly 2024-06-29 2024-08-01 2024-08-30 2024-10-02 2024-10-31 2024-12-02 2024-12-31 2025-01-31 2025-03-01 2025-03-31 2025-05-02 2025-05-31 2025-07-01 2025-08-01 2025-08-30 2025-10-01 2025-10-31 2025-12-01 2025-12-31 2026-01-31 2026-02-28 2026-04-01 2026-05-01 2026-06-01 2026-07-01 : 1325 : CHECK {n:4}
bill monthly 2024-07-05.. jitter=1 : 180 : Venmo *Grace-Kim cello lessons
not 3/month : 20-80 : Venmo *{s:Sam-Ortiz;Tess-Wong}
bill monthly 2024-07-08>.. ~2 : 62-171 : CON EDISON OF NY INTELL CK {n:14}

# GB GBP 2026-10-05 A cleaner, a gardener and a piano teacher
bill weekly 2025-10-08.. -2025-12-24 -2025-12-31 : 45 : FPO ELENA MARKOVA CLEANING
bill biweekly 2025-10-13.. : 50 : FPO D HUGHES GARDEN
bill weekly 2025-10-09.. -2025-10-30 -2025-12-25 -2026-01-01 -2026-02-19 -2026-04-02 -2026-04-09 -2026-05-28 -2026-07-23 -2026-07-30 -2026-08-06 -2026-08-13 -2026-08-20 -2026-08-27 : 22 : FPO MISS R ADEYEMI PIANO

# FR EUR 2026-06-09 The nanny, whose hours differ
bill monthly 2024-06-30>.. jitter=1 : 610-790 : VIREMENT MME FATOU DIALLO SALAIRE GARDE {d:MMMM}
bill monthly 2024-07-15>.. ~1 : 238-305 : PRLV SEPA URSSAF PAJEMPLOI {n:12}
bill monthly 2024-06-18.. : 5.99 6.99@2025-03 : CARTE X{c} {d:DD/MM} SPOTIFY FRANCE | Spotify

# DE EUR 2026-12-04 Eleven months old, that is all there is
bill monthly 2026-01-02>.. : 534 : DAUERAUFTRAG STUDIERENDENWERK MIETE ZI {N:4}
bill monthly 2026-02-16>.. : 12.99 : FOLGELASTSCHRIFT CONGSTAR GMBH {n:12}
bill quarterly 2026-02-15>.. : 55.08 : RUNDFUNK ARD, ZDF, DRADIO {d:MM.YYYY} Beitragsnr. {N:9}
bill weekly 2026-09-07.. : 14 : HOCHSCHULSPORT KURS {N:5}

# US USD 2026-12-08 Three payments old
bill monthly 2026-09-14.. : 15.49 : NETFLIX.COM LOS GATOS CA | Netflix
bill monthly 2026-09-20>.. : 52.4 : LEMONADE INSURANCE 8447338666 NY
not on 2026-09-11 2026-10-09 2026-11-13 : 41-66 : WHOLEFDS MKT 10233 DENVER CO

# GB GBP 2026-04-23 Feed without descriptions worth the name
bill monthly 2024-04-26>.. : 54 : DIRECT DEBIT | Virgin Media
bill monthly 2024-05-01>.. : 143 149@2025-04 : DIRECT DEBIT | Bristol City Council
bill monthly 2024-05-08>.. ~1 : 70-165 : DIRECT DEBIT | E.ON Next
not 1/week : 4-80 : CARD PAYMENT | Co-op

# US USD 2026-02-26 Two subscriptions at one price from one maker
bill monthly 2024-03-03.. : 9.99 : MICROSOFT*XBOX GAME PASS MSBILL.INFO WA
bill annual 2024-04-16 2025-04-16 2026-04-16 : 69.99 : MICROSOFT*MICROSOFT 365 P MSBILL.INFO WA
not 1/month : 4.99-59.99 : MICROSOFT*STORE MSBILL.INFO WA
bill monthly 2024-03-25..2025-07-25 : 9.99 : XBOX GOLD MSBILL.INFO WA

# AU AUD 2026-07-08 Boxes skipped, wine four times a year
bill weekly 2025-07-14.. skip=.4 : 89.99 : HELLOFRESH AUSTRALIA {a:6} SYDNEY
bill quarterly 2024-07-20.. : 180 189@2025-07 : THE WINE SOCIETY CELLAR PLAN {n:6}
not 2/month : 25-70 : DAN MURPHYS 3521
bill monthly 2024-07-30.. : 13.99 15.99@2025-10 : STAN.COM.AU SYDNEY

# NL EUR 2026-11-30 A donation here, a lottery there
bill monthly 2024-12-01>.. : 14 15@2025-07 : SEPA Incasso Nationale Postcode Loterij {n:10} lotnr {N:8}
bill monthly 2024-12-10>.. : 5 : SEPA Incasso Unicef Nederland {N:9}
bill annual 2024-12-15> 2025-12-15> 2026-12-15> : 25 : Natuurmonumenten contributie {d:YYYY} {N:8}
not 1/month : 10 : STAATSLOTERIJ PRIMERA {n:5}

# IE EUR 2026-05-11 Tolls, tags and a car tax by quarters
bill quarterly 2024-05-28.. jitter=1 : 139 : MOTORTAX.IE {n:10} DUBLIN
not 3/month : 3.2 3.5@2025-01 : EFLOW.IE TOLL {n:8}
bill monthly 2024-05-22>.. : 165.3 178.8@2025-12 : DD VHI HEALTHCARE {N:9}

# SE SEK 2026-12-12 A box of sweets, a newspaper, a union, a child's football
bill monthly 2024-12-31>.. : 459 : AUTOGIRO KOMMUNAL {N:9} => 2025-12-01 AUTOGIRO KOMMUNALARBETARNAS A {N:9}
bill quarterly 2025-01-20>.. ~2 : 1497 1587@2026-01 : FAKTURA DAGENS NYHETER AB {n:10}
bill semi-annual 2025-02-28 2025-08-30 2026-02-28 2026-08-29 2027-02-27 : 950 : SWISH HAMMARBY IF UNGDOM AVGIFT
not 2/month : 50-120 : GODISBANKEN SÖDERMALM

# CA CAD 2026-01-19 Childcare twice a month to a neighbour
bill semi-monthly 2024-02-01,15.. : 340 : INTERAC E-TRANSFER SENT JOYCE TREMBLAY {a:8}
not 2/month : 20-65 : INTERAC E-TRANSFER SENT {s:MARK D;LUCIE B} {a:8}
bill bimonthly 2024-02-27>.. ~2 : 108-236 : HYDRO-QUEBEC PAIEMENT {n:12}
bill annual 2024-03-31 2025-03-31 2026-03-31 : 61.5 : CAA QUEBEC MEMBERSHIP {N:8}

# ID IDR 2026-08-25 Millions
bill monthly 2024-09-01.. : 2500000 2700000@2025-09 : TRSF E-BANKING DB KOS IBU WATI
bill monthly 2024-09-20.. jitter=1 : 385000 : INDIHOME TELKOM {N:12}
not 5/month : 15000-90000 : GOPAY TOPUP {n:12}

# EG EGP 2026-03-20 Fees of a compound
bill quarterly 2024-04-01>.. : 9600 11200@2025-04 : STANDING ORDER PALM HILLS MAINTENANCE {N:7}
bill monthly 2024-03-25.. : 250 310@2025-02 : VODAFONE EG BILL {N:11}

# LU EUR 2026-10-17 Two banks, one life
bill monthly 2024-10-21>.. account=2 : 1480 : ORDRE PERMANENT IMMO SCHMIT SARL LOYER
own monthly 2024-10-19>.. : 1700 : VIREMENT COMPTE BCEE FRAIS MAISON
bill monthly 2024-10-28>.. account=2 : 74.9 : DOMICILIATION POST LUXEMBOURG {n:10}
bill quarterly 2024-11-15>.. account=2 ~2 : 131-186 : DOMICILIATION VILLE DE LUXEMBOURG EAU {n:9}

# US USD 2026-08-20 A toll tag that fills itself and a storage unit
not on 2024-09-12 2024-10-20 2024-11-17 2024-12-28 2025-02-01 2025-03-18 2025-04-11 2025-05-23 2025-07-06 2025-08-02 2025-09-19 2025-10-25 2025-11-21 2026-01-09 2026-02-14 2026-03-30 2026-05-02 2026-06-17 2026-07-19 : 25 : E-ZPASS NY REPLENISH 800-333-8655 NY
bill monthly 2024-08-27.. : 89 97@2025-03 109@2025-11 : PUBLIC STORAGE 27114 ALBANY NY
bill monthly 2024-09-01>.. : 45 : ALBANY ALARM MONITORING {N:5} ACH

# RO RON 2026-09-16 Gas in winter is ten times that of summer
bill monthly 2024-09-22>.. ~3 : 480~45 : PLATA FACTURA ENGIE ROMANIA {n:11}
bill monthly 2024-09-19.. : 35 : ABONAMENT DIGI RCS RDS {n:9}
bill annual 2025-03-28> 2026-03-30> 2027-03-29> : 740 812@2026-03 : IMPOZIT LOCAL DITL SECTOR 3 {n:7}
`;
