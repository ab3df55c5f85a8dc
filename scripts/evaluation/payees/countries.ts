import { SURNAMES } from './surnames.ts';

/** One of the things that people pay for each month. */
export const KINDS = ['rent', 'mortgage', 'childcare', 'school', 'insurance', 'utilities', 'subscription'] as const;

export type Kind = (typeof KINDS)[number];

/** How money leaves an account. */
export const WAYS = ['debit', 'order', 'card'] as const;

export interface Country {
  readonly code: string;
  readonly currency: string;
  /** Minor units of one major one, and major units of about one euro. */
  readonly minor: number;
  readonly rate: number;
  readonly surnames: readonly string[];
  readonly towns: readonly string[];
  /** What is printed for each way of paying; `undefined` where the banks of the other hands are written down. */
  readonly texts: Readonly<Record<(typeof WAYS)[number], string>> | undefined;
  readonly paid: Readonly<Record<Kind, { readonly purpose: string; readonly payees: readonly string[] }>>;
}

/*
 * Forty countries. A head of code, currency, minor units and units to the euro; towns; for the countries
 * without a bank among the other hands, a debit, an order and a card payment as they are printed there; then for each
 * kind, in the order of `KINDS`, the purpose and the payees. `{x}` is a name, `{f}` a first name, `{t}` a town.
 */
const WRITTEN = `
=DE EUR 100 1
Kassel;Fulda;Worms;Jena
Miete Whg {N:1}|Hausverwaltung {x};{x} Immobilien GmbH;{f} {x};Wohnbau {x} eG
Darlehen {N:10} Rate|Sparkasse {t};{x} Bausparkasse AG
Kita-Beitrag {v:MM/YYYY}|Kita {x};Kinderladen {t} e.V.
Schulgeld {v:MM/YYYY}|Montessori-Schule {t};Musikschule {x}
Beitrag {N:9}|{x} Versicherung AG;Versicherungskammer {t}
Abschlag {N:10}|Stadtwerke {t};{x} Energie GmbH
Mitgliedsbeitrag {N:7}|{x} Fitness;{x}
=AT EUR 100 1
Wels;Steyr;Leoben;Bregenz
Miete Top {N:2}|Hausverwaltung {x};{x} Wohnbau GmbH;{f} {x}
Kreditrate {N:8}|Raiffeisenbank {t};{x} Bank AG
Kindergarten {v:MM/YYYY}|Kindergarten {t};Tagesmutter {f} {x}
Schulgeld|Privatschule {x};Musikschule {t}
Praemie {N:9}|{x} Versicherung;Landesversicherung {t}
Teilbetrag {N:8}|Energie {t} AG;{x} Gas GmbH
Abo {N:7}|{x};{x} Club
=CH CHF 100 1
Olten;Thun;Chur;Aarau
Mietzins {v:MM.YYYY}|{x} Immobilien AG;{f} {x};Genossenschaft {t}
Hypothekarzins|Kantonalbank {t};{x} Bank
Krippe {v:MM.YYYY}|Kinderkrippe {x};KITA {t}
Schulgeld|Steinerschule {t};Institut {x}
Praemie {N:9}|{x} Versicherungen AG;Krankenkasse {x}
Akonto {N:8}|Energie {t};EW {x} AG
Abo|{x};{x} Fitness AG
=GB GBP 100 0.85
Luton;Derby;Stroud;Truro
RENT FLAT {N:1}|{f} {x};{x} & Sons Lettings;{x} Property Management;{t} Homes
MORTGAGE {N:8}|{x} Building Society;{t} Building Society
NURSERY FEES|{x} Nursery;Little {x} Childcare;{t} Day Nursery
SCHOOL FEES|{x} School;{t} Grammar
POLICY {N:9}|{x} Insurance;{x} Life
A/C {N:9}|{t} Water;{x} Energy Ltd;{t} City Council
MEMBERSHIP {N:7}|{x};{x} Gym
=IE EUR 100 1
Sligo;Ennis;Tralee;Navan
RENT|{f} {x};{x} Lettings
MORTGAGE {N:8}|{x} Home Loans;{t} Credit Union
CRECHE|{x} Creche;{t} Montessori
SCHOOL|{x} College;{t} Music School
POL {N:8}|{x} Insurance;{x} Life
{N:9}|{x} Energy;{t} Gas
SUBS|{x};{x} Leisure
=US USD 100 1.1
Akron;Tulsa;Boise;Dayton
WEB PMT RENT|{x} Property Mgmt LLC;{f} {x};{t} Apartments;{x} Realty
MTG PYMT {N:10}|{x} Mortgage;{t} Home Lending
TUITION|{x} Daycare;Little {x} Preschool;{t} Child Care
TUITION|{x} Academy;{t} Christian School
INS PREM {N:9}|{x} Insurance;{x} Mutual;{x} Life Ins Co
BILL PAY {N:9}|{t} Power & Light;City of {t} Water;{x} Energy
MEMBERSHIP|{x};{x} Fitness
=CA CAD 100 1.5
Guelph;Moncton;Sarnia;Laval
RENT|{f} {x};{x} Rentals Inc;{t} Housing Co-op
MTG {N:8}|{x} Credit Union;{x} Trust
DAYCARE|{x} Daycare;Garderie {x}
TUITION|{x} School;{t} Academy
INS {N:8}|{x} Insurance;{x} Assurance
BPY {N:9}|{t} Hydro;{x} Gas
MEMB|{x};{x} Yoga
=AU AUD 100 1.65
Cairns;Bunbury;Ballarat;Mackay
RENT {N:3}|{f} {x};{x} Real Estate Trust;Ray {x} Rentals
HOME LOAN {N:9}|{x} Bank;{t} Mutual
CHILDCARE|{x} Early Learning;{t} Kids
SCHOOL FEES|{x} College;{t} Grammar
POLICY {N:9}|{x} Insurance;{x} Health Fund
{N:9}|{t} Water;{x} Energy
MEMBERSHIP|{x};{x} Gyms
=NZ NZD 100 1.8
Nelson;Timaru;Gore;Napier
DD {P<20} {u}
AP {P<20} {U}
POS W/D {P<16}-{t:hh:mi}
RENT|{f} {x};{x} Property Managers
HOME LOAN {N:6}|{x} Bank;{t} Building Society
KINDY|{x} Kindergarten;{t} Early Childcare
FEES|{x} College;{t} School
PREMIUM {N:7}|{x} Insurance;{x} Life
{N:8}|{t} Power;{x} Energy
SUB|{x};{x} Gym
=ZA ZAR 100 20
George;Paarl;Knysna;Benoni
MAGTAPE DEBIT {P<20} {N:10}
IB PAYMENT TO {P<18} {U}
PURCHASE {P<20} {CITY} ZA {d:DDMMM}
RENT UNIT {N:2}|{f} {x};{x} Properties
BOND {N:9}|{x} Home Loans;{t} Bank
CRECHE|{x} Creche;{t} Pre-Primary
SCHOOL FEES|{x} College;{t} Primary
PREM {N:9}|{x} Life;{x} Insure
ACC {N:9}|{t} Municipality;{x} Power
DEBIT ORDER|{x};{x} Gym
=FR EUR 100 1
Dole;Niort;Auch;Vesoul
LOYER {v:MM/YYYY}|{f} {x};Agence {x};SCI {x};Foncia {t}
ECHEANCE PRET {N:9}|Credit {x};Caisse de {t}
CRECHE {v:MM/YYYY}|Creche {x};Mairie de {t}
SCOLARITE|Ecole {x};Institution {x}
COTISATION {N:9}|{x} Assurances;Mutuelle {x}
CONTRAT {N:9}|Eau de {t};{x} Energies
ABONNEMENT|{x};{x} Forme
=BE EUR 100 1
Aalst;Genk;Huy;Mons
Domiciliering {P} mandaat {A:10} {u}
Doorlopende opdracht {P} {u}
Betaling met KBC-Debetkaart {P} {CITY} {d:DD-MM} om {t:hh.mi} uur
Huur {v:MM/YYYY}|{f} {x};Immo {x};Woonpunt {t}
Krediet {N:9}|{x} Bank;Kredietmaatschappij {t}
Opvang {v:MM/YYYY}|Kinderopvang {x};Creche {t}
Schoolrekening|Sint-{x}college;School {t}
Polis {N:9}|{x} Verzekeringen;Mutualiteit {x}
Voorschot {N:9}|Water {t};{x} Energie
Lidgeld|{x};{x} Sport
=NL EUR 100 1
Ede;Sneek;Weert;Hoorn
Huur {v:MM-YYYY}|{f} {x};{x} Vastgoed BV;Woonstichting {t}
Hypotheek {N:9}|{x} Hypotheken;{t} Bank
Opvang {v:MM-YYYY}|Kinderdagverblijf {x};BSO {t}
Ouderbijdrage|Basisschool {x};Muziekschool {t}
Premie {N:9}|{x} Verzekeringen;Onderlinge {t}
Termijnbedrag {N:9}|{x} Energie;Waterbedrijf {t}
Contributie|{x};{x} Sport
=LU EUR 100 1
Wiltz;Mersch;Esch;Diekirch
Domiciliation {P} {u} {N:9}
Ordre permanent {P} {u}
Visa {P} {CITY} {d:DD.MM.YYYY}
Loyer|{f} {x};Immobiliere {x}
Pret {N:8}|Banque {x};Spuerkeess {t}
Creche|Creche {x};Maison relais {t}
Minerval|Ecole {x};Lycee {t}
Prime {N:8}|{x} Assurances;Assurance {t}
Acompte {N:8}|{x} Energie;Commune de {t}
Abonnement|{x};{x} Fitness
=ES EUR 100 1
Lugo;Soria;Elche;Teruel
ALQUILER {v:MM/YYYY}|{f} {x};Inmobiliaria {x};{x} Gestion SL
PRESTAMO {N:9}|Caja {t};Banco {x}
GUARDERIA|Guarderia {x};Escuela Infantil {t}
COLEGIO|Colegio {x};Academia {x}
RECIBO {N:9}|{x} Seguros;Mutua {x}
CONTRATO {N:9}|Aguas de {t};{x} Energia SA
CUOTA {N:7}|{x};Gimnasio {x}
=PT EUR 100 1
Braga;Viseu;Tomar;Beja
DD {P<20} {N:11}
TRF P/ {P<20} {U}
COMPRA {n:4} {P<22} {CITY}
RENDA {v:MM/YYYY}|{f} {x};Imobiliaria {x}
PRESTACAO {N:9}|Banco {x};Caixa {t}
CRECHE|Creche {x};Infantario {t}
MENSALIDADE|Colegio {x};Escola {t}
APOLICE {N:9}|{x} Seguros;Mutua {t}
FATURA {n:9}|Aguas de {t};{x} Energia
QUOTA|{x};Ginasio {x}
=IT EUR 100 1
Lecce;Udine;Lodi;Asti
AFFITTO {v:MM/YYYY}|{f} {x};Immobiliare {x} Srl;Amministrazione {x}
RATA MUTUO {N:9}|Banca {x};Cassa di {t}
RETTA NIDO|Asilo {x};Comune di {t}
RETTA|Istituto {x};Scuola {t}
POLIZZA {N:9}|{x} Assicurazioni;Mutua {t}
BOLLETTA {n:9}|Acquedotto {t};{x} Luce e Gas
ABBONAMENTO|{x};Palestra {x}
=GR EUR 100 1
Volos;Larissa;Chania;Xanthi
PAGIA ENTOLI {P<20} {N:10}
METAFORA PROS {P<20} {U}
AGORA {P<20} {CITY} {d:DD/MM}
ENOIKIO|{f} {x};{x} Real Estate
DOSI DANEIOU {N:9}|Trapeza {x};Bank of {t}
PAIDIKOS|Paidikos {x};Dimos {t}
DIDAKTRA|Ekpaideftiria {x};Odeio {t}
ASFALISTRO {N:9}|{x} Asfaleies;Ethniki {x}
LOGARIASMOS {N:9}|DEYA {t};{x} Energy
SYNDROMI|{x};{x} Gym
=PL PLN 100 4.3
Opole;Elk;Radom;Tarnow
CZYNSZ {v:MM/YYYY}|{f} {x};{x} Nieruchomosci;SM {t}
RATA KREDYTU {N:9}|Bank {x};Bank Spoldzielczy {t}
PRZEDSZKOLE {v:MM/YYYY}|Przedszkole {x};Zlobek {t}
CZESNE|Szkola {x};Liceum {t}
SKLADKA {N:9}|{x} Ubezpieczenia;TU {x}
FAKTURA {n:9}|Wodociagi {t};{x} Energia
KARNET|{x};{x} Fitness
=CZ CZK 100 25
Zlin;Tabor;Most;Opava
Najem {v:MM/YYYY}|{f} {x};{x} Reality;SBD {t}
Splatka {N:9}|{x} Banka;Stavebni sporitelna {t}
Skolka {v:MM/YYYY}|Skolka {x};MS {t}
Skolne|Gymnazium {x};ZUS {t}
Pojistne {N:9}|{x} Pojistovna;Pojistovna {t}
Zaloha {N:9}|Vodovody {t};{x} Energie
Clenstvi|{x};{x} Fitness
=SK EUR 100 1
Martin;Nitra;Poprad;Levice
Inkaso {P} VS {N:10} {u}
Trvaly prikaz {P} {u}
Platba kartou {P} {CITY} {d:DD.MM.YYYY}
Najomne|{f} {x};{x} Reality
Splatka uveru {N:8}|{x} Banka;Sporitelna {t}
Skolka|Skolka {x};MS {t}
Skolne|Gymnazium {x};Skola {t}
Poistne {N:8}|{x} Poistovna;Union {x}
Zaloha {N:8}|Vodarne {t};{x} Energia
Clenske|{x};{x} Gym
=HU HUF 100 400
Eger;Vac;Paks;Baja
Csoportos beszedes {P} {u} {N:12}
Allando atutalas {P} {u}
Kartyas vasarlas {P} {CITY} {d:YYYY.MM.DD} {t:hh:mi}
Lakber|{f} {x};{x} Ingatlan Kft
Torleszto {N:9}|{x} Bank;Takarek {t}
Bolcsode|Bolcsode {x};Ovoda {t}
Tandij|{x} Iskola;Zeneiskola {t}
Dij {N:9}|{x} Biztosito;Biztosito {t}
Szamla {n:9}|Vizmuvek {t};{x} Energia
Tagdij|{x};{x} Fitnesz
=RO RON 100 5
Arad;Deva;Cluj;Tulcea
Debit direct {P} {u} {N:9}
Plata {P} {u}
Cumparare POS {P} {CITY} {d:DD-MM-YYYY} RRN {n:12}
Chirie|{f} {x};{x} Imobiliare
Rata credit {N:9}|Banca {x};CEC {t}
Gradinita|Gradinita {x};Cresa {t}
Taxa scolara|Scoala {x};Liceul {t}
Prima {N:9}|{x} Asigurari;Asirom {t}
Factura {n:9}|Apa {t};{x} Energie
Abonament|{x};{x} Gym
=BG EUR 100 1
Ruse;Pleven;Varna;Vidin
DIREKTEN DEBIT {P} {N:10}
PREVOD {P} {U}
POS {P<22} {CITY} {d:DD.MM}
NAEM|{f} {x};{x} Imoti
VNOSKA {N:9}|Banka {x};Obshtinska {t}
DETSKA GRADINA|Detska gradina {x};DG {t}
TAKSA|Uchilishte {x};Gimnazia {t}
POLITSA {N:9}|{x} Zastrahovane;ZK {x}
FAKTURA {n:9}|ViK {t};{x} Energo
ABONAMENT|{x};{x} Fitnes
=HR EUR 100 1
Zadar;Sisak;Pula;Osijek
IZRAVNO TERECENJE {P} {N:11}
TRAJNI NALOG {P} {u}
KUPOVINA {P} {CITY} {d:DD.MM.YYYY}
Najam|{f} {x};{x} Nekretnine
Rata kredita {N:8}|{x} banka;Banka {t}
Vrtic|Vrtic {x};Djecji vrtic {t}
Skolarina|Skola {x};Gimnazija {t}
Premija {N:8}|{x} osiguranje;Osiguranje {t}
Racun {n:8}|Vodovod {t};{x} energija
Clanarina|{x};{x} Fit
=SI EUR 100 1
Celje;Kranj;Koper;Ptuj
SEPA DD {P} {N:12}
TRAJNIK {P} {u}
NAKUP {P} {CITY} {d:DD.MM.YYYY}
Najemnina|{f} {x};{x} Nepremicnine
Obrok {N:8}|{x} banka;Hranilnica {t}
Vrtec|Vrtec {x};Vrtec {t}
Solnina|Sola {x};Glasbena sola {t}
Premija {N:8}|{x} zavarovalnica;Vzajemna {x}
Racun {n:8}|Komunala {t};{x} Energija
Clanarina|{x};{x} Fitnes
=SE SEK 100 11
Lund;Kalmar;Skara;Visby
Hyra {v:YYYY-MM}|{f} {x};{x} Fastigheter AB;{t} Bostader
Bolan {N:9}|{x} Bank;Sparbanken {t}
Barnomsorg|Forskola {x};{t} Kommun
Skolavgift|{x} Skola;Kulturskolan {t}
Premie {N:9}|{x} Forsakring;Lansforsakringar {t}
Faktura {n:9}|{t} Energi;{x} El
Medlemskap|{x};{x} Gym
=NO NOK 100 11.5
Hamar;Molde;Moss;Skien
Avtalegiro Til: {P} {u} {N:10}
Fast oppdrag Til: {P} {u}
Visa {c} Nok {m} {P} {d:DD.MM}
Husleie|{f} {x};{x} Eiendom AS;{t} Borettslag
Boliglan {N:9}|{x} Bank;Sparebanken {t}
Barnehage|{x} Barnehage;{t} Kommune
Skolepenger|{x} Skole;Kulturskolen {t}
Premie {N:9}|{x} Forsikring;Gjensidige {t}
Faktura {n:9}|{t} Kraft;{x} Strom
Medlemskap|{x};{x} Trening
=DK DKK 100 7.5
Vejle;Ribe;Skive;Randers
Betalingsservice {P} {u}
Overforsel {P} {u}
Dankort-kob {P} {CITY} {n:5}
Husleje|{f} {x};{x} Ejendomme;Boligforening {t}
Ydelse {N:9}|{x} Realkredit;Sparekassen {t}
Institution|Bornehave {x};{t} Kommune
Skolepenge|{x} Friskole;{t} Efterskole
Praemie {N:9}|{x} Forsikring;Sygesikring {t}
Aconto {N:9}|{t} Forsyning;{x} Energi
Kontingent|{x};{x} Fitness
=FI EUR 100 1
Kotka;Pori;Lahti;Kuopio
E-LASKU {P} {N:14}
TOISTUVA SIIRTO {P} {u}
KORTTIOSTO {P} {CITY} {d:DD.MM}
Vuokra|{f} {x};{x} Kiinteistot Oy;{t} Asunnot
Lainanhoito {N:9}|{x} Pankki;Osuuspankki {t}
Paivahoito|Paivakoti {x};{t} Kaupunki
Lukukausimaksu|{x} Koulu;Musiikkiopisto {t}
Vakuutus {N:9}|{x} Vakuutus;Vahinko {x}
Lasku {n:9}|{t} Energia;{x} Sahko
Jasenmaksu|{x};{x} Kuntosali
=EE EUR 100 1
Tartu;Narva;Rapla;Valga
E-arve pusimakse {P} {N:10}
Pusikorraldus {P} {u}
POS:{P} {CITY} {d:DD.MM.YY}
Uur|{f} {x};{x} Kinnisvara OU
Laenumakse {N:8}|{x} Pank;Hoiu {t}
Lasteaed|Lasteaed {x};{t} Linnavalitsus
Oppemaks|{x} Kool;Muusikakool {t}
Kindlustus {N:8}|{x} Kindlustus;Seesam {x}
Arve {n:8}|{t} Vesi;{x} Energia
Liikmemaks|{x};{x} Spordiklubi
=LV EUR 100 1
Ogre;Cesis;Talsi;Bauska
Automatiskais maksajums {P} {N:9}
Regularais maksajums {P} {u}
PIRKUMS {c} {P} {CITY} {d:DD.MM.YYYY}
Ire|{f} {x};SIA {x} Nami
Kredits {N:8}|{x} Banka;Krajbanka {t}
Bernudarzs|Bernudarzs {x};{t} Dome
Macibu maksa|{x} Skola;Muzikas skola {t}
Polise {N:8}|{x} Apdrosinasana;BTA {x}
Rekins {n:8}|{t} Udens;{x} Energija
Abonements|{x};{x} Sports
=LT EUR 100 1
Utena;Alytus;Zarasai;Kretinga
Automatinis mokejimas {P} {N:9}
Periodinis {P} {u}
Pirkinys {P} {CITY} {d:YYYY.MM.DD}
Nuoma|{f} {x};UAB {x} Namai
Paskola {N:8}|{x} Bankas;Unija {t}
Darzelis|Darzelis {x};{t} Savivaldybe
Mokestis|{x} Mokykla;Muzikos mokykla {t}
Polisas {N:8}|{x} Draudimas;Lietuvos {x}
Saskaita {n:8}|{t} Vandenys;{x} Energija
Abonementas|{x};{x} Sportas
=TR TRY 100 36
Izmit;Bursa;Mersin;Siirt
OTOMATIK ODEME {P} {N:10}
DUZENLI ODEME {P} {U}
POS {P<20} {CITY} {d:DD/MM} {c}
KIRA|{f} {x};{x} Emlak
KREDI TAKSIT {N:9}|{x} Bankasi;Ziraat {t}
KRES|{x} Kres;{t} Anaokulu
OKUL TAKSIDI|{x} Koleji;{t} Okulu
POLICE {N:9}|{x} Sigorta;Anadolu {x}
FATURA {n:9}|{t} Su;{x} Enerji
UYELIK|{x};{x} Spor
=IN INR 100 92
Mysore;Rajkot;Salem;Nashik
RENT|{f} {x};{x} Estates
EMI {N:10}|{x} Housing Finance;{t} Bank
DAYCARE|{x} Preschool;{t} Playschool
SCHOOL FEE|{x} Vidyalaya;{t} Public School
PREMIUM {N:9}|{x} Life Insurance;{x} General
BILL {n:9}|{t} Electricity;{x} Gas
MEMBERSHIP|{x};{x} Gym
=JP JPY 1 160
ナゴヤ;サッポロ;センダイ;フクオカ
ヤチン|{x}フドウサン;{x}ハウジング
ジュウタクローン|{x}ギンコウ;{t}ギンコウ
ホイクリョウ|{x}ホイクエン;{t}ヨウチエン
ジュギョウリョウ|{x}ガクエン;{t}ジュク
ホケンリョウ|{x}セイメイ;{x}ホケン
デンキダイ|{t}デンリョク;{x}ガス
カイヒ|{x};{x}フィットネス
=BR BRL 100 6
Bauru;Natal;Olinda;Betim
ALUGUEL|{f} {x};Imobiliaria {x}
PRESTACAO {N:9}|Banco {x};Caixa {t}
CRECHE|Creche {x};Bercario {t}
MENSALIDADE|Colegio {x};Escola {t}
SEGURO {N:9}|{x} Seguros;Porto {x}
CONTA {n:9}|Companhia de Agua {t};{x} Energia
MENSALIDADE|{x};Academia {x}
=MX MXN 100 20
Toluca;Puebla;Merida;Tepic
DOMICILIACION {P} REF {N:10}
SPEI ENVIADO {P} {U} {n:7}
COMPRA TDD {P} {CITY} {d:DD/MM}
RENTA|{f} {x};Inmobiliaria {x}
HIPOTECA {N:9}|Banco {x};Hipotecaria {t}
GUARDERIA|Guarderia {x};Estancia {t}
COLEGIATURA|Colegio {x};Instituto {t}
POLIZA {N:9}|Seguros {x};{x} Seguros
RECIBO {n:9}|Agua de {t};{x} Gas
MEMBRESIA|{x};Gimnasio {x}
=AR ARS 100 1500
Salta;Tandil;Rosario;Junin
DEBITO AUTOMATICO {P} {N:10}
TRANSFERENCIA A {P} {U}
COMPRA DEBITO {P} {d:DD/MM}
ALQUILER|{f} {x};Inmobiliaria {x}
PRESTAMO {N:9}|Banco {x};Cooperativa {t}
JARDIN|Jardin {x};Guarderia {t}
CUOTA|Colegio {x};Instituto {t}
POLIZA {N:9}|{x} Seguros;La {x}
FACTURA {n:9}|Aguas de {t};{x} Gas
SUSCRIPCION|{x};{x} Gym
=CL CLP 1 1050
Arica;Temuco;Talca;Curico
PAC {P} {N:9}
TRANSFERENCIA A {P} {U}
COMPRA {P} {CITY} {d:DD/MM}
ARRIENDO|{f} {x};Corredora {x}
DIVIDENDO {N:9}|Banco {x};Mutuaria {t}
SALA CUNA|Sala Cuna {x};Jardin {t}
COLEGIATURA|Colegio {x};Liceo {t}
POLIZA {N:9}|{x} Seguros;Isapre {x}
BOLETA {n:9}|Aguas {t};{x} Luz
PLAN|{x};{x} Fit
`;

export const COUNTRIES: readonly Country[] = WRITTEN.trim()
  .split(/^=/m)
  .filter((block) => block !== '')
  .map((block) => readCountry(block.trim().split('\n')));

function readCountry([head = '', towns = '', ...lines]: readonly string[]): Country {
  const [code = '', currency = '', minor, rate] = head.split(' ');
  const texts = lines.slice(0, -KINDS.length);
  const paid = lines.slice(-KINDS.length).map((line) => {
    const [purpose = '', payees = ''] = line.split('|');
    return { purpose, payees: payees.split(';') };
  });
  return {
    code,
    currency,
    minor: Number(minor),
    rate: Number(rate),
    surnames: SURNAMES.get(code)!,
    towns: towns.split(';'),
    texts: texts.length === 0 ? undefined : keyed(WAYS, texts),
    paid: keyed(KINDS, paid),
  };
}

function keyed<Key extends string, Value>(keys: readonly Key[], values: readonly Value[]): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, Value>;
}
