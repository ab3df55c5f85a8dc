/*
 * Fourteen lives, written down as their people would tell them: what is paid, when, and what happens to it. A line is
 *
 *   kind cycle days amount options : text [=> later text] [| merchant]
 *
 * with any of the days (of the month, or of the week with 1 for Monday) and amounts. The options:
 *   from=6 to=-3        begins in the sixth month, ended three months before the last day
 *   rise=4@9            four per cent dearer from the ninth month on
 *   vary=5 season=40    varies by a number of per cent, at random or with the seasons; summer=40 has its peak in July
 *   only=9-6            is only due in these months
 *   pause=8+3           rests for three months
 *   skip=0.3            a payment is left out now and then, by the person's own wish
 *   late=2              booked up to two working days late
 *   day=17@10           is due on another day from the tenth month on
 *   half=3              costs half in the first three payments
 *   shift=previous      how it evades weekends and holidays: next (always assumed), previous, none
 *   account=2 maybe     is on another account; is part of every other life only
 *   name=9              the later text is printed from the ninth month on
 *   debatable           people disagree whether it is a bill
 *
 * A line with `~` is a habit: `~ kind how amount options : text`, where `how` is a rate such as `2/week` or `3/month`,
 * a weekday on which it happens nearly always, `yearly`, or `day14`.
 */
export const LIVES: readonly string[] = [
  `Lena, nurse in Hamburg, N26 DE EUR
rent monthly 1,2,3 640-910 rise=3@14 : {s:Kranz & Söhne Hausverwaltung;Monika Eggert;Saga GmbH} Miete {v:MM/YYYY}
power monthly 1,15 58-96 late=1 : {s:Hamburg Energie;NaturStromHandel GmbH} Abschlag {n:8}
phone monthly 9,18,24 9.99-24.99 : {s:Drillisch Online;winSIM;Tchibo Mobil} RG{n:10}
gym four-weekly 5 26.9-39.9 pause=7+2 : {s:FitX Deutschland GmbH;Meridian Spa} Beitrag M{N:8}
transit monthly 1,30 49-63 shift=none rise=8@11 : HVV Abo Deutschlandticket {N:7}
music monthly 6,13,27 5.99-10.99 shift=none rise=9@8 : Spotify P{a:10} | Spotify
cloud monthly 4,21 0.99-2.99 shift=none : APPLE.COM/BILL | Apple
union quarterly 15 48-66 : ver.di Beitrag {N:9}
liability annual 1,12 39-72 rise=5@16 : {s:Ammerländer Versicherung;Adam Riese GmbH} Haftpflicht {N:8}
mealkit weekly 2 39.9-59.9 skip=0.35 shift=none maybe : HelloFresh Deutschland {a:7} | HelloFresh
yoga semi-monthly 1 22-34 maybe : Yogaraum Altona
donation annual 5,20 60-120 from=1 : Ärzte ohne Grenzen Spende
~ own day28 150-300 : Nach {me} Space Urlaub
~ own 1/month 50-200 : Lena Hauptkonto Tagesgeld Umbuchung
~ lunch 5 8.9-8.9 : Mensa UKE {d:DD.MM} {t:hh:mi} | Studierendenwerk
~ food 2/week 7-62 : {s:EDEKA Clausen;REWE Mottenburg} SAGT DANKE {n:8}
~ food 1/week 3-18 : Bäcker Junge {n:3}
~ online 2/month 6-80 : AMZN Mktp DE*{a:9} | Amazon
~ friend 1/month 10-40 : {s:Jule Peters;Kai Noack} danke!
~ gift yearly 25-25 : Blume2000 Hamburg
~ cash 1/month 40-120 : Bargeld Sparkasse Altona
~ wage day27 -2300--2700 : UKE Hamburg Entgelt`,
  `The Dubois of Liège, Belfius BE EUR
mortgage monthly 5,10 690-1180 : AFLOSSING KREDIET / REMBOURSEMENT CREDIT {N:12}
energy monthly 8,12 110-230 rise=-9@10 : DOMICILIATION EUROPEENNE {s:ENGIE Electrabel;Luminus SA;Mega} REF. {n:12} MANDAT {A:10}
water quarterly 20 75-140 vary=9 late=2 : DOMICILIATION EUROPEENNE {s:CILE;SWDE} FACTURE {n:10}
internet monthly 3,17 55-98 name=11 : DOMICILIATION EUROPEENNE VOO SA {n:12} => DOMICILIATION EUROPEENNE ORANGE BELGIUM {n:12}
school monthly 6,10 70-190 only=9-6 vary=14 late=2 : VIREMENT ECOLE SAINT-{s:JOSEPH;MARTIN} {v:MMMM} {s:Zoé;Hugo}
scouts annual 28 38-60 : VIREMENT UNITE SCOUTE {N:2}E LIEGE COTISATION
mutual quarterly 2,15 22-41 : DOMICILIATION EUROPEENNE {s:SOLIDARIS;MUTUALITE CHRETIENNE} COTIS {N:9}
fire_insurance annual 1,15 290-480 rise=4@14 : DOMICILIATION EUROPEENNE {s:ETHIAS;AG INSURANCE} POLICE {N:9}
car_insurance semi-annual 15 210-390 : DOMICILIATION EUROPEENNE {s:P&V;YUZZU} POLICE {N:10}
video monthly 11,23 8.99-17.99 shift=none : PAIEMENT PAR CARTE VISA {c} {d:DD/MM} NETFLIX.COM AMSTERDAM
paper monthly 2 12-34 maybe : DOMICILIATION EUROPEENNE {s:IPM GROUP;ROSSEL} ABONNEMENT
cleaner monthly 25 120-210 vary=12 : VIREMENT TITRES-SERVICES PLUXEE
pocket weekly 6 10-10 debatable : ORDRE PERMANENT {s:ZOE;HUGO} DUBOIS ARGENT DE POCHE
~ own day3 200-400 : ORDRE PERMANENT DUBOIS EPARGNE BE{N:14}
~ repay day5 300-1400 : DOMICILIATION DECOMPTE MASTERCARD {c} {v:MM/YY}
~ food 2/week 24-160 : PAIEMENT DEBITMASTERCARD {d:DD/MM} {t:hh:mi} {s:COLRUYT;DELHAIZE} {N:4} LIEGE
~ fuel 2/month 45-80 : PAIEMENT BANCONTACT {d:DD/MM} {t:hh:mi} {s:Q8;LUKOIL} {N:4}
~ friterie 5 27.5-27.5 : PAIEMENT BANCONTACT {d:DD/MM} {t:hh:mi} FRITERIE DU PONT
~ doctor 3/year 30-30 : PAIEMENT BANCONTACT {d:DD/MM} DOCTEUR LEJEUNE
~ wage day26 -3900--4400 : VIREMENT EN EUROS DE CHR CITADELLE TRAITEMENT`,
  `Margaret, pensioner in Harrogate, Nationwide GB GBP
council_tax monthly 1 128-214 only=4-1 rise=5@9 : Direct debit {s:NORTH YORKSHIRE CO;HARROGATE BC} {N:9}
power monthly 12,19 74-160 rise=7@11 : Direct debit {s:UTILITA;E.ON NEXT;BRITISH GAS} {N:12}
water semi-annual 1 180-260 rise=4@14 : Direct debit YORKSHIRE WATER {N:10}
tv_licence annual 1,28 169.5-174.5 : Direct debit TV LICENSING {N:10}
phone monthly 4,22 24-48 vary=6 : Direct debit {s:BT GROUP PLC;PLUSNET} {A:9}
papers weekly 6 11.4-16 rise=6@10 : Contactless Payment {s:M PATEL NEWS;HARLOW NEWSAGENT} GB {d:DD MMM}
wi monthly 3 4-4 only=9-6 : Standing order KNARESBOROUGH WI
church monthly 1 20-60 : Standing order ST WILFRIDS PCC
guide_dogs monthly 15 5-15 : Direct debit {s:GUIDE DOGS;DONKEY SANCTUARY;RNLI} {A:10}
funeral_plan monthly 28 22-48 : Direct debit SUNLIFE {N:9}
home_insurance annual 9,23 180-320 rise=9@15 : Direct debit {s:AGEAS INS;SAGA SERVICES} {N:10}
gardener biweekly 3 30-45 only=3-11 : Bank payment to {s:D Thackray;Les Birkin} garden
cat_insurance monthly 17 14-29 rise=11@12 : Direct debit {s:PETPLAN;AGRIA PET} {N:8}
magazine quarterly 8 16-29 maybe : Direct debit {s:DSB.NET;HEARST UK} {A:10}
~ own day2 100-250 : Transfer to {N:8} Loyalty Saver
~ food 2/week 8-54 : Contactless Payment {s:WAITROSE 184;ASDA {N:4}} GB {d:DD MMM}
~ hair day16 34-34 : Contactless Payment CURL UP AND DYE GB {d:DD MMM}
~ tea 4 7.2-7.2 : Contactless Payment BETTYS TEA ROOMS GB {d:DD MMM}
~ cash 2/month 50-100 : ATM Withdrawal NATIONWIDE HARROGATE {d:DD MMM}
~ grandson 4/year 35-35 : Bank payment to T Ollerton
~ christmas yearly 45-45 : Visa purchase HOTEL CHOCOLAT GB {d:DD MMM}
~ pension day23 -900--1100 : Bank credit DWP SP {N:9}`,
  `The Parkers of Ohio, Plaid feed US USD
mortgage monthly 1,3 1190-1820 rise=3@13 : {s:Huntington Mortgage Co DES:MTG PYMT;UWM LOAN PAYMENT} {N:10} WEB | {s:Huntington Mortgage;UWM}
escrow_tax semi-annual 31,20 1200-1900 vary=3 : FRANKLIN CO TREAS DES:TAX {n:9}
electric monthly 14,21 92-180 summer=35 vary=6 late=2 : AEP OHIO DES:BILL PAY {n:8} | AEP Ohio
gas monthly 9,26 55-120 season=75 vary=6 late=2 : COLUMBIA GAS OHIO DES:GAS BILL | Columbia Gas
water quarterly 12 130-210 vary=11 late=3 : CITY OF {s:DUBLIN;WESTERVILLE} UTIL
internet monthly 7,19 59-99 half=6 rise=15@12 : {s:Breezeline;Spectrum} {n:10} | {s:Breezeline;Spectrum}
cell monthly 16,24 70-160 vary=2 : {s:VERIZON WRLS MYACCT;MINT MOBILE} {n:9} VE | {s:Verizon;Mint Mobile}
auto_insurance semi-annual 11,29 540-890 vary=7 : {s:NATIONWIDE INS;GRANGE INSURANCE} AUTO PREM
life_insurance monthly 5 34-72 : {s:PRIMERICA LIFE;GERBER LIFE} INS. PREM {N:9}
daycare weekly 5 190-285 pause=9+1 rise=4@12 : {s:GODDARD SCHOOL;TUITION EXP} {N:6} DES:TUITION
prime annual 3,18 139-139 : Amazon Prime*{a:9} Amzn.com/bill WA | Amazon Prime
warehouse annual 9 60-60 : COSTCO ANNUAL RENEWAL {N:5} | Costco
video monthly 2,11,25 7.99-22.99 shift=none rise=12@9 : {s:NETFLIX.COM LOS GATOS CA;HULU 877-8244858 CA;DISNEYPLUS 888-9057888 CA} | {s:Netflix;Hulu;Disney+}
music monthly 15 16.99-19.99 shift=none : Spotify USA {a:11} NY | Spotify
news four-weekly 4 4-17 shift=none maybe : NYTimes*NYTimes Disc NY | The New York Times
mealkit weekly 1 71.94-95.9 skip=0.4 shift=none : {s:HELLOFRESH NEW YORK NY;HOME CHEF CHICAGO IL} | {s:HelloFresh;Home Chef}
student_loan monthly 8,20 140-310 to=-6 : DEPT EDUCATION STUDENT LN {N:9}
soccer monthly 1 65-120 only=9-5 : SQ *{s:CREW JUNIORS;OHIO PREMIER SC} gosq.com
lawn four-weekly 3 55-75 only=4-10 : TRUGREEN LP *{n:4} OH | TruGreen
pest quarterly 6 98-140 late=1 : ORKIN LLC {N:6} | Orkin
tithe semi-monthly 1 60-150 : PUSHPAY GRACE POLARIS
trash quarterly 2 66-96 rise=6@10 : {s:RUMPKE CONSOLIDATED;WM.COM} {N:7}
~ own day2 300-500 : Transfer to Savings x{N:4}
~ invest 1/month 250-250 : VANGUARD BUY INVESTMENT {n:10}
~ repay day21 400-2600 : CHASE CREDIT CRD DES:AUTOPAY {n:12}
~ repay day12 150-700 : CITI CARD ONLINE DES:PAYMENT {n:12}
~ food 2/week 28-240 : {s:KROGER #548;GIANT-EAGLE #6512;MEIJER 142} COLUMBUS OH | {s:Kroger;Giant Eagle;Meijer}
~ market 4/month 4-70 : AMZN Mktp US*{a:9} Amzn.com/bill WA | Amazon
~ market 1/month 6.99-6.99 : AMZN Digital*{a:9} 888-802-3080 WA | Amazon
~ pizza 5 31.45-31.45 : DONATOS PIZZA {N:3} COLUMBUS OH
~ fuel 4/month 32-62 : {s:SPEEDWAY 0{N:4};SHELL OIL {N:8}} OH | {s:Speedway;Shell}
~ coffee 1/week 5.75-5.75 : STARBUCKS STORE {N:5} | Starbucks
~ venmo 1/month 20-60 : VENMO PAYMENT {n:13}
~ wage day15 -2600--2700 : CARDINAL HEALTH DES:PAYROLL
~ wage day30 -2600--2700 : CARDINAL HEALTH DES:PAYROLL`,
  `Camille, student in Lyon, Hello bank FR EUR
rent monthly 3,5,7 390-610 rise=2@10 : {s:VIR PERM CROUS LYON;PRLV SEPA STUDAPART RESIDENCE;VIR PERM MME ARNOUX} LOYER {v:MM}
roommate_power bimonthly 10 32-58 vary=12 late=2 : PRLV SEPA {s:TOTALENERGIES ELECT;OHM ENERGIE} {n:12}
phone monthly 12,28 9.99-15.99 : PRLV SEPA {s:PRIXTEL;SOSH ORANGE SA;RED BY SFR} {n:9}
transit monthly 4 25-32.5 only=9-6 shift=none : PRLV SEPA SYTRAL MOBILITES TCL {N:9}
gym monthly 5,20 24.9-34.9 pause=10+2 : PRLV SEPA {s:KEEP COOL;NEONESS} {A:10}
music monthly 9,16 5.99-6.49 shift=none : CARTE {d:DD/MM} SPOTIFY P{a:8} STOCKHOLM
insurance annual 1,21 48-79 : PRLV SEPA {s:LUKO;ASSURANCE ETUDIANTE HEYME} HABITATION
train_card annual 14 49-49 : CARTE {d:DD/MM} SNCF CARTE AVANTAGE
software monthly 26 11-13.5 vary=2 shift=none maybe : CARTE {d:DD/MM} NOTION LABS SAN FRANCISCO {m} USD
choir quarterly 8 45-60 only=9-6 : VIR CHORALE CANTICA
charity monthly 10 8-12 maybe : PRLV SEPA {s:GREENPEACE FRANCE;WWF FRANCE} DON
~ own 1/month 30-90 : VIR LIVRET JEUNE
~ food 2/week 6-41 : CARTE {d:DD/MM} {s:CARREFOUR EXPRESS;LIDL {N:4}} LYON
~ lunch 3/week 3.3-3.3 : CARTE {d:DD/MM} IZLY CROUS
~ bakery 2/week 1.1-7 : CARTE {d:DD/MM} BOULANGERIE DU PALAIS LYON
~ bar 1/week 5-38 : CARTE {d:DD/MM} {s:NINKASI;LES BERTHOM} LYON
~ friend 2/month 5-45 : VIR INST LYDIA {s:MAXIME ROLLAND;INES FABRE}
~ barber 5/year 22-22 : CARTE {d:DD/MM} BARBIER DE LA CROIX ROUSSE
~ parents day5 -600--600 : VIR M OU MME PERRIN`,
  `Ingrid, teacher in Bergen, DNB NO NOK
housing monthly 15,20 5900-9800 rise=4@12 : AvtaleGiro {s:BOB Eiendomsforvaltning;Vestbo BBL;Usbl} fellesutgifter
power monthly 16,24 420-1150 season=55 vary=12 late=2 : eFaktura {s:Fjordkraft;Eviny Strøm;Tibber Norge AS} {n:9}
grid monthly 18,27 280-520 season=25 vary=5 late=1 : AvtaleGiro {s:BKK AS;Eviny Nett}
phone monthly 14,20 199-449 : AvtaleGiro {s:ice Norge;Telia Norge;Talkmore}
union monthly 12 390-560 : Trekk Utdanningsforbundet
insurance monthly 1,15 310-690 rise=6@10 : AvtaleGiro {s:Frende Forsikring;Gjensidige;Tryg}
boat annual 15 2400-4200 rise=3@15 : AvtaleGiro {s:Bergens Seilforening;Småbåtlaget Kvarven}
video monthly 3,22 109-179 shift=none : Visa {c} NETFLIX.COM {d:DD.MM} NOK {m}
paper quarterly 10 780-1090 : AvtaleGiro {s:Bergens Tidende;Dagens Næringsliv}
kindergarten monthly 10 1600-2000 only=8-6 : AvtaleGiro Bergen kommune barnehage
gym biweekly 1 179-259 : AvtaleGiro {s:Sammen Trening;SATS Norway}
sponsor monthly 20 150-300 : AvtaleGiro {s:SOS-barnebyer;Redd Barna}
cabin monthly 5 800-1400 maybe debatable : Overføring til Arne Hylland hytte
~ own day13 1500-3000 : Overføring Innland sparekonto {N:11}
~ food 2/week 120-900 : Varekjøp {s:REMA BERGEN;KIWI 118;MENY} {CITY} Dato {d:DD.MM} kl. {t:hh.mi}
~ bun 3 52-52 : Varekjøp GODT BRØD {CITY} Dato {d:DD.MM} kl. {t:hh.mi}
~ toll 2/month 200-200 : Visa {c} FERDE AS PÅFYLL {d:DD.MM}
~ vipps 1/month 80-400 : Vipps {s:Kari Nes;Jon Tveit}
~ sport yearly 499-499 : Varekjøp XXL {CITY} Dato {d:DD.MM} kl. {t:hh.mi}
~ wage day12 -34000--36000 : Lønn Bergen kommune`,
  `Mikkel and Sofie in Aarhus, Danske Bank DK DKK
rent monthly 1 6200-10400 : BS {s:AARHUSBOLIG;BRABRAND BOLIGFORENING;DEAS A/S}
power monthly 1,15 390-820 season=35 vary=9 : BS {s:NRGI;OK EL;ANDEL ENERGI}
heat quarterly 1 1400-2900 rise=5@13 : BS AFFALDVARME AARHUS
tv monthly 1 239-549 rise=4@11 : BS {s:YOUSEE;NORLYS;STOFA}
phone monthly 1,20 99-199 : BS {s:CBB MOBIL;OISTER;LEBARA}
insurance quarterly 1 980-2300 rise=3@14 : BS {s:TRYG FORSIKRING;ALM BRAND;GF FORSIKRING}
unemployment monthly 28 490-560 : BS {s:A-KASSEN MAGISTRENE;HK DANMARK;3F}
licence_car semi-annual 1 340-1900 : BS MOTORSTYRELSEN GRØN EJERAFGIFT
nursery monthly 1 2800-4100 only=8-6 rise=3@10 : BS AARHUS KOMMUNE INSTITUTION
fitness monthly 1,28 199-349 name=9 : BS FITNESS WORLD => BS PUREGYM DENMARK
handball semi-annual 20 650-900 : MOBILEPAY AGF HÅNDBOLD KONTINGENT
groceries_box weekly 4 279-449 skip=0.45 shift=none maybe : DK-NOTA {N:4} AARSTIDERNE
video monthly 8,19 79-149 shift=none : VISA/DANKORT {s:NETFLIX COM;VIAPLAY;TV2 PLAY} {d:DD.MM}
~ own day1 1000-2500 : Overførsel Fælles opsparing
~ food 3/week 45-620 : DANKORT-NOTA {s:NETTO 7{N:3};FØTEX;REMA1000} {n:5}
~ sushi 5 248-248 : DANKORT-NOTA LETZ SUSHI {n:5}
~ friend 2/month 40-350 : MobilePay {s:Lars Holm;Nanna Bech}
~ dentist 2/year 395-395 : DANKORT-NOTA TANDLÆGE SKOV {n:5}
~ wage day30 -27000--29000 : LØNOVERFØRSEL`,
  `Aino of Tampere, OP FI EUR
rent monthly 2,5 520-890 rise=3@12 : TILISIIRTO {s:LUMO KODIT OY;VTS-KODIT;SATO OYJ} VIITE {N:12}
power monthly 15,21 28-66 season=50 vary=10 late=2 : E-LASKU {s:TAMPEREEN ENERGIA;OOMI OY;HELEN OY} {n:10}
water quarterly 10 42-60 : E-LASKU TAMPEREEN VESI
phone monthly 8,18 14.9-32.9 : SUORAVELOITUS {s:DNA OYJ;ELISA OYJ}
gym monthly 1,11 29.9-54.9 : KORTTIOSTO {s:ELIXIA;LIIKKU KUNTOKESKUS} TAMPERE {d:DD.MM}
insurance quarterly 3,28 58-120 : E-LASKU {s:LÄHITAPIOLA;POHJOLA VAKUUTUS}
cat annual 14 160-280 rise=7@15 : E-LASKU AGRIA ELÄINVAKUUTUS
video monthly 7,23 7.99-14.99 shift=none : KORTTIOSTO {s:RUUTU.FI;NETFLIX.COM;C MORE} {d:DD.MM}
paper monthly 1 14.9-29.9 half=3 : E-LASKU {s:AAMULEHTI;SANOMA MEDIA FINLAND}
union monthly 20 28-46 : E-LASKU {s:TEHY RY;PAM RY}
bus_card four-weekly 2 49-62 shift=none : KORTTIOSTO NYSSE MOBIILI {d:DD.MM}
choir annual 12 90-140 : TILISIIRTO {s:TAMPEREEN NAISLAULAJAT;PIRKANMAAN PARTIO} JÄSENMAKSU
~ own day16 80-150 : TILISIIRTO OMA SÄÄSTÖTILI
~ repay day8 90-480 : E-LASKU OP-VISA {v:MM/YYYY}
~ food 3/week 5-74 : KORTTIOSTO {s:PRISMA KALEVA;K-SUPERMARKET;LIDL} TAMPERE {d:DD.MM}
~ lunch 3 11.8-11.8 : KORTTIOSTO LOUNAS TELAKKA {d:DD.MM}
~ friend 1/month 8-40 : MOBILEPAY {s:EEVA LAINE;JUHO SALO}
~ wage day15 -2300--2500 : PALKKA PIRKANMAAN HYVINVOINTIALUE`,
  `Rui and Marta of Braga, Millennium PT EUR
mortgage monthly 2,9 310-620 rise=-6@12 : PREST. CREDITO HABITACAO {N:10}
power monthly 11,22 48-98 vary=10 late=2 : DD {s:EDP COMERCIAL;GOLDENERGY;ENDESA PT} {n:10}
water monthly 14,18 18-36 vary=9 : DD AGERE E M {n:9}
telecom monthly 5,20 39-72 : DD {s:NOS COMUNICACOES;MEO SA;VODAFONE PT} {n:11}
condo quarterly 8 60-120 : TRF P/ CONDOMINIO LARGO {N:2}
insurance semi-annual 4,17 110-230 : DD {s:FIDELIDADE SEGUROS;TRANQUILIDADE;ALLIANZ PT} {N:10}
car_tax annual 20 60-190 from=1 : PAG. ESTADO IUC {n:15}
property_tax annual 30 180-420 : PAG. ESTADO IMI {n:15}
creche monthly 8 180-330 only=9-7 : TRF P/ {s:CRECHE O GIRASSOL;CENTRO SOCIAL PADRE DAVID}
gym biweekly 3 7.7-12.9 : DD {s:FITNESS HUT;SOLINCA} {A:8}
video monthly 4,28 7.99-15.99 shift=none : COMPRA {c} NETFLIX.COM {d:DD/MM}
health annual 9,26 170-390 vary=4 : DD {s:MEDICARE PT;MULTICARE} {N:9}
club monthly 1 10-18 maybe : DD {s:SC BRAGA;SL BENFICA} QUOTA
~ own day28 100-200 : TRF CONTA POUPANCA
~ food 2/week 12-120 : COMPRA {c} {s:CONTINENTE BRAGA;PINGO DOCE} {d:DD/MM}
~ cafe 3/week 1.6-4.2 : COMPRA {c} PASTELARIA SUAVE {d:DD/MM}
~ fish 5 24.9-24.9 : COMPRA {c} PEIXARIA DO MERCADO {d:DD/MM}
~ friend 1/month 10-60 : MBWAY P/ {s:ANA SOUSA;TIAGO REIS}
~ mechanic yearly 120-120 : COMPRA {c} AUTO REPARADORA LIMA {d:DD/MM}
~ wage day25 -1400--1600 : TRF DE BOSCH CAR MULTIMEDIA VENCIMENTO`,
  `Kamil of Wrocław, Revolut PL PLN
rent monthly 5,10 1900-3100 rise=8@12 : Przelew do {s:Halina Bąk;Tomasz Wrona} | {s:Halina Bąk;Tomasz Wrona}
housing monthly 10,15 380-640 rise=6@9 : Przelew do {s:Wspólnota Mieszkaniowa Kręta;SM Piast}
power bimonthly 18 160-290 vary=12 late=2 : Przelew do {s:TAURON Sprzedaż;Fortum}
phone monthly 7,12 30-65 : {s:Plus;nju mobile} | {s:Plus;nju mobile}
multisport monthly 1 119-179 : {s:Benefit Systems;Medicover Sport}
video monthly 6,17 29-67 shift=none rise=10@10 : {s:Netflix;Max;SkyShowtime} | {s:Netflix;Max;SkyShowtime}
music monthly 20 23.99-23.99 shift=none : Spotify | Spotify
game monthly 13 39.99-69.99 shift=none to=-4 : {s:Xbox Game Pass;PlayStation Plus} | {s:Microsoft;PlayStation}
ai monthly 25 84-104 vary=2 shift=none : OpenAI ChatGPT | OpenAI
domain annual 3,22 60-130 vary=3 : {s:OVH Sp. z o.o.;nazwa.pl}
english weekly 3 90-120 only=9-6 : Przelew do {s:Native Speaker Wrocław;Ewa Lis korepetycje}
car_insurance annual 11 900-1500 vary=6 : {s:Link4;Uniqa TU}
plan monthly 24 29.99-29.99 maybe : Revolut Premium plan fee
~ own 2/month 100-500 : To pocket PLN Wakacje
~ exchange 1/month 200-900 : Exchanged to EUR
~ food 3/week 12-160 : {s:Biedronka;Żabka;Lidl} | {s:Biedronka;Żabka;Lidl}
~ ride 1/week 14-58 : {s:Bolt;Uber} | {s:Bolt;Uber}
~ lunch 5 32-32 : Bar Bazylia
~ friend 2/month 20-150 : Przelew do {s:Michał Gajda;Ola Sroka}
~ barber day8 70-70 : Barber Shop Rynek
~ topup 2/month -1500--2500 : Top-up by *{N:4}`,
  `Jess and Tane of Wellington, ASB NZ NZD
rent weekly 2 480-690 rise=5@12 : AP {s:HARCOURTS RENT;QUINOVIC;TUATARA TRUST} rent
power monthly 13,24 140-240 season=40 vary=8 late=2 : D/D {s:MERIDIAN ENERGY;GENESIS ENERGY;CONTACT ENERGY} {n:8}
internet monthly 6,19 69-99 day=27@9 : D/D {s:SPARK NZ;SKINNY;2DEGREES} {N:8}
council quarterly 1 780-990 rise=9@11 : D/D WELLINGTON CITY COUNCIL RATES
contents monthly 9,21 38-74 rise=7@10 : D/D {s:TOWER INSURANCE;AA INSURANCE;AMI} {N:9}
daycare weekly 1 155-290 pause=8+1 : D/D {s:BEST START;KINDERCARE} {N:6}
gym weekly 4 9.9-19.9 pause=5+1 : D/D {s:CITYFITNESS;DEBITSUCCESS LES MILLS} {A:7}
vet_plan monthly 17 29-45 : D/D {s:BEST FOR PET;SOUTHERN CROSS PET}
video monthly 10,26 12.99-24.99 shift=none : VISA PURCHASE {s:NETFLIX.COM;NEON;DISNEY PLUS} CARD {c}
rego annual 7,25 106-130 : VISA PURCHASE NZTA TRANSACT CARD {c}
firewood annual 3 240-330 maybe : TFR TO {s:MANA FIREWOOD;KOA LANDSCAPES}
swim monthly 1 55-75 only=2-12 : D/D KILBIRNIE SWIM SCHOOL
charity monthly 20 15-35 : D/D {s:FOREST AND BIRD;STARSHIP FOUNDATION}
~ own 1/week 50-50 : TFR TO {N:2}-{N:4} SAVE AS YOU GO
~ repay day20 300-1400 : BILL PAYMENT ASB VISA {c}
~ food 2/week 38-260 : EFTPOS {s:NEW WORLD METRO;COUNTDOWN {N:4};PAK N SAVE} WELLINGTON {t:hh:mi}
~ coffee 3/week 5.5-5.5 : EFTPOS FLIGHT HANGAR {t:hh:mi}
~ curry 5 46-46 : EFTPOS GREAT INDIA {t:hh:mi}
~ fuel 3/month 45-110 : EFTPOS Z ENERGY {N:3}
~ friend 1/month 15-90 : TFR TO {s:H NGATA;B CORRIGAN}
~ wage 1/2weeks -2200--2300 : DIRECT CREDIT MINISTRY OF JUSTICE SALARY`,
  `Diego of Guadalajara, BBVA MX MXN
rent monthly 1,5 6800-13500 rise=5@12 : SPEI ENVIADO {s:INMOBILIARIA CHAPALITA;LAURA MEDINA} RENTA {v:MMMM}
power bimonthly 12 420-980 summer=45 vary=10 : PAGO CFE {N:12}
gas monthly 9 310-560 vary=12 late=2 : DOMICILIACION NATURGY {n:9}
internet monthly 4,16 389-649 rise=7@9 : CARGO RECURRENTE {s:TOTALPLAY;IZZI;MEGACABLE} {N:8}
phone monthly 11 199-399 : CARGO RECURRENTE {s:TELCEL AMIGO PLAN;ATT MX}
gym monthly 2,20 399-799 pause=9+2 : CARGO RECURRENTE {s:SMART FIT MX;SPORTS WORLD}
car_insurance annual 14 7800-12500 vary=5 : DOMICILIACION {s:QUALITAS;GNP SEGUROS} POL {N:9}
school monthly 5 2900-5600 only=8-6 : SPEI ENVIADO COLEGIO {s:CERVANTES;LICEO}
video monthly 8,19 139-299 shift=none : {s:NETFLIX;VIX;DISNEY PLUS MX} CIUDAD DE MEX
delivery_pass monthly 23 69-99 shift=none : {s:RAPPI PRIME;DIDI CLUB;UBER ONE}
property_tax annual 20 1900-3900 vary=4 : PAGO TESORERIA GDL PREDIAL
installments monthly 15 880-1900 to=-5 debatable : MESES S/INT LIVERPOOL {N:2}
health quarterly 6 1900-3300 maybe : DOMICILIACION {s:AXA SALUD;METLIFE MX} {N:8}
~ own day16 1000-3000 : TRASPASO A APARTADO
~ repay day10 1500-9000 : PAGO TARJETA DE CREDITO {N:4}
~ food 2/week 140-1600 : {s:SORIANA;CHEDRAUI;WAL-MART} GDL {d:DD/MM}
~ tacos 5 185-185 : TAQUERIA LOS FAROLES
~ fuel 3/month 400-900 : PEMEX {N:4} {d:DD/MM}
~ oxxo 2/week 25-240 : OXXO {N:5} {t:hh:mi}
~ topup 1/month 100-100 : RECARGA TAE {n:10}
~ wage day15 -11000--12000 : NOMINA FLEX GDL
~ wage day30 -11000--12000 : NOMINA FLEX GDL`,
  `Priya of Pune, SBI IN INR
emi monthly 5,7 14000-32000 rise=2@13 : ACH DR {s:SBI HOME LOAN;LIC HSG FIN;PNB HOUSING} {N:12}
society quarterly 10 6900-14500 : UPI/DR/{n:12}/{s:GERA EMERALD;AMANORA PT}/YESB/{N:8}/maint
power monthly 12,18 980-2900 summer=45 vary=12 late=3 : UPI/DR/{n:12}/MAHAVITARAN/{N:8}/bill
gas bimonthly 20 620-1300 vary=14 late=3 : UPI/DR/{n:12}/MNGL/{N:7}/bill
broadband monthly 6,25 589-1179 : UPI/DR/{n:12}/{s:JIOFIBER;AIRTEL BB;TATA PLAY}/{N:6}/Monthly
phone annual 9,28 2399-3599 : UPI/DR/{n:12}/{s:JIO PREPAID;AIRTEL PREP}/{N:6}/Recharge
sip_insurance annual 15,24 18000-42000 : ACH DR {s:HDFC LIFE;ICICI PRU LIFE} {N:12}
car_insurance annual 3,11 9800-17500 vary=5 : UPI/DR/{n:12}/{s:ACKO;DIGIT INS}/{N:6}/policy
school quarterly 4 21000-48000 rise=8@12 : UPI/DR/{n:12}/{s:VIBGYOR;DPS PUNE}/{N:6}/fees
maid monthly 1,2 2500-4500 rise=10@10 late=2 : UPI/DR/{n:12}/{s:SUNITA KALE;MANGAL PAWAR}/{N:6}/maid
milk monthly 3 1100-1900 vary=10 late=2 : UPI/DR/{n:12}/{s:CHITALE DAIRY;COUNTRY DLT}/{N:6}/milk
dance monthly 1,8 1500-2800 only=6-3 : UPI/DR/{n:12}/{s:NUPUR KATHAK;SUR SANGEET}/{N:6}/class
video monthly 14,27 149-649 shift=none : {s:NETFLIX.COM;HOTSTAR;YOUTUBE PREMIUM} SI {N:6}
~ sip day10 5000-10000 : ACH DR BSE MUTUAL FUND {n:10}
~ own day3 5000-15000 : TRANSFER TO RD {N:11} SELF
~ repay day18 4000-26000 : BILLDESK SBI CARD {c} {n:10}
~ food 3/week 90-2800 : UPI/DR/{n:12}/{s:BLINKIT;DMART KOTHRUD;ZEPTO}/{N:6}/Paid
~ auto 2/week 60-320 : UPI/DR/{n:12}/{s:UBER;RAPIDO}/{N:6}/ride
~ thali 5 280-280 : UPI/DR/{n:12}/DURVANKUR/{N:6}/Paid
~ friend 2/month 200-2500 : UPI/DR/{n:12}/{s:AMIT JOG;NEHA RANE}/{N:6}/NA
~ wage day30 -92000--99000 : NEFT PERSISTENT SYSTEMS SALARY`,
  `Thabo of Durban, FNB ZA ZAR
bond monthly 1 7200-14500 rise=-3@14 : DEBIT ORDER {s:FNB HOME LOAN;SA HOMELOANS;BETTERBOND} {N:10}
levies monthly 1,3 1400-2600 rise=7@10 : DEBIT ORDER {s:TRAFALGAR;UMHLANGA RIDGE BC}
municipal monthly 18,22 980-2400 vary=11 late=2 : FNB APP PAYMENT TO ETHEKWINI METRO {N:11}
medical monthly 1 2900-5400 rise=9@9 : DEBIT ORDER {s:DISC PREM MEDICAL;BONITAS;MOMENTUM HEALTH} {N:9}
phone monthly 25 299-899 vary=5 : DEBIT ORDER {s:VODACOM;MTN SP;CELL C} {n:8}
fibre monthly 1,28 599-999 day=15@11 : DEBIT ORDER {s:AFRIHOST;VUMATEL;COOL IDEAS}
car monthly 25 3400-6200 to=-5 : DEBIT ORDER {s:WESBANK;MFC} {N:11}
car_insurance monthly 25,1 780-1490 rise=6@12 : DEBIT ORDER {s:OUTSURANCE;KING PRICE;MIWAY}
funeral monthly 1 120-280 : DEBIT ORDER {s:AVBOB;HOLLARD FUNERAL}
gym monthly 1 349-799 : DEBIT ORDER {s:VIRGIN ACT;PLANET FIT SA} {N:9}
satellite monthly 27 449-929 rise=5@11 : DEBIT ORDER MULTICHOICE DSTV {N:8}
tv_licence annual 30 265-265 : DEBIT ORDER SABC TV LIC {N:9}
armed_response monthly 1 390-560 : DEBIT ORDER {s:BLUE SECURITY;ADT}
licence_disc annual 14 600-900 vary=4 : POS PURCHASE NATIS ONLINE {c}
school monthly 3 1900-4600 only=1-11 : FNB APP PAYMENT TO {s:NORTHWOOD SCHOOL;GLENWOOD PREP}
gardener weekly 5 250-350 : SEND MONEY APP DR SEND {s:SIPHO DUBE;JABU NENE}
~ own day26 500-2000 : FNB APP TRANSFER TO SAVINGS POCKET
~ repay day28 900-5200 : FNB APP TRANSFER TO CREDIT CARD {c}
~ food 2/week 180-1900 : POS PURCHASE {s:CHECKERS HYPER;PNP;WOOLWORTHS {N:4}} {c} {d:DD MMM}
~ airtime 1/week 29-29 : PREPAID AIRTIME {n:10}
~ fuel 3/month 500-1100 : FUEL PURCHASE ENGEN {N:5} {c}
~ bunny 5 145-145 : POS PURCHASE GOUNDENS {c}
~ family 1/month 500-500 : SEND MONEY APP DR SEND MA DUMA
account_fee monthly 1 69-129 debatable : #MONTHLY ACCOUNT FEE
~ wage day25 -31000--33000 : SALARY TRANSNET`,
];
