import type { Channel } from './banks.ts';

/** A contract that people in a country may have. */
export interface Contract {
  readonly kind: string;
  readonly channel: Channel;
  /** W weekly, B biweekly, F four-weekly, S semi-monthly, M, 2, Q, H, A; T ten months a year, C a school year. */
  readonly cycles: string;
  readonly low: number;
  readonly high: number;
  /** Fixed; a little more or less each time, as telephones are; or with the seasons, as heating is. */
  readonly varies: 'not' | 'little' | 'season';
  readonly purpose: string;
  readonly payees: readonly string[];
}

export interface Country {
  readonly code: string;
  readonly currency: string;
  /** Minor units of one major one. */
  readonly minor: number;
  readonly cities: readonly string[];
  readonly people: readonly string[];
  readonly employers: readonly string[];
  readonly groceries: readonly string[];
  readonly lunches: readonly string[];
  readonly shops: readonly string[];
  readonly months: readonly string[];
  readonly contracts: readonly Contract[];
  /** What a lunch costs. */
  readonly lunchPrice: number;
}

/*
 * A country: its head, seven lists, then its contracts, as `kind|channel|cycles|price|purpose|payees`. A price ends in
 * `'` where it varies a little and in `~` where it follows the seasons. `{who}` and `{town}` are drawn.
 */
const WRITTEN = `
=DE EUR 100 12
Kassel;Bochum;Rosenheim;Jena;Oldenburg;Aalen
Petra Hollmann;Jens Wiegand;Aylin Demirci;Uwe Brandt;Svenja Paulsen;Horst Eberle
Krüger Maschinenbau GmbH;Stadt {town};Klinikum {town} gGmbH
REWE Markt GmbH;EDEKA Center {town};Netto Marken-Discount;Lidl Dienstleistung
Bäckerei Steinecke;Kantine Nord;Döner Palast;Asia Wok
Thalia;OBI Bau- und Heimwerkermarkt;Deichmann;Apotheke am Markt;Müller Drogerie;IKEA {town};Aral Station
Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember
rent|order|M|540-1290|Miete {s:Whg 3;2. OG links;Objekt 114}|Hausverwaltung {who};Wohnbau {town} eG;{who};GWG {town} mbH
power|debit|M|61-149|Vertragskonto {N:10} Abschlag {v:MM.YYYY}|Stadtwerke {town};LichtBlick SE;Vattenfall Europe Sales
water|debit|Q|48-120|Kassenzeichen {N:9}|Abwasserverband {town};Zweckverband Wasser
phone|debit|M|14-39'|Rechnung {n:10} Kundenkonto {N:9}|Telefonica Germany GmbH;congstar;1und1 Telecom GmbH
car insurance|debit|QHA|95-410|K-{N:8} Beitrag|HUK-COBURG;DEVK Versicherung;LVM {town}
liability|debit|A|44-98|Privathaftpflicht {N:9}|Haftpflichtkasse VVaG;Gothaer Allgemeine
broadcast fee|debit|Q|55.08-55.08|{v:MM.YYYY} Beitragsnr. {N:9}|Rundfunk ARD, ZDF, DRadio
gym|debit|MB|19.9-44|Mitgliedsbeitrag {N:7}|Fitness {town} GmbH;RSG Group;Kletterhalle {town}
video|card|M|7.99-17.99||Netflix;DISNEYPLUS;Crunchyroll
nursery|debit|T|120-390|Kita Beitrag {v:MMMM}|Stadtkasse {town};Ev. Kirchengemeinde {town}
club|debit|HA|48-140|Jahresbeitrag|TSV {town} 1861 e.V.;Kleingartenverein Sonnenschein
charity|order|M|5-30|Spende|Seenotretter;Tierheim {town} e.V.
loan|debit|M|89-320|Darlehen {N:10} Rate|Santander Consumer Bank;Teambank AG
cleaner|pay|B|48-72|Putzen|{who}
lessons|order|C|55-95|Klavierunterricht|{who};Musikschule {town}
=AT EUR 100 11
Linz;Villach;Wels;Dornbirn
Gerda Mayrhofer;Franz Pichler;Elif Yilmaz;Resi Aigner
Magistrat {town};Voith Austria
Spar Dankt {N:4};Hofer KG;Billa {N:4};MPREIS
Anker Snack;Leberkas Pepi;Wok House
Libro;Hornbach {town};BIPA;Fussl Modestrasse;Apotheke zum Löwen;OMV {N:4}
Jänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember
rent|order|M|480-1050|Miete Top {N:2}|{who};GWG {town};Immobilienverwaltung {who}
power|debit|M2|58-140|Teilbetrag Anlage {N:8}|Energie AG Oberösterreich;KELAG;Linz AG
phone|debit|M|12-36'|Rechnung {n:9}|A1 Telekom Austria;Hutchison Drei
household insurance|debit|QA|75-260|Polizze {N:9}|Wiener Städtische;Oberösterreichische Versicherung
car insurance|debit|MQ|58-160|POL {N:8} inkl. motorbez. Steuer|UNIQA;Grazer Wechselseitige
gym|debit|M|19.9-49|Beitrag {N:6}|Injoy {town};Cleverfit {town}
music|card|M|10.99-12.99||Spotify P{a:10};Deezer
broadcast fee|debit|2|30.6-30.6|ORF-Beitrag {N:9}|ORF Beitrags Service GmbH
ski club|debit|A|60-120|Mitgliedsbeitrag|Alpenverein {town};Naturfreunde {town}
lessons|order|C|49-80|Schulgeld|Landesmusikschule {town}
=CH CHF 100 17
Winterthur;Chur;Thun;Fribourg
Beat Zurbriggen;Nadia Rochat;Urs Ammann;Chiara Bernasconi
Kantonsspital {town};Bühler AG
MIGROS M {town};COOP-{N:4} {town};DENNER SATELLIT;VOLG
Brezelkönig;Holy Cow;Tibits
Ochsner Sport;Jumbo {town};Manor AG;Orell Füssli;SBB CFF FFS Mobile;Coop Pronto
Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember
rent|order|M|1190-2250|Miete Obj. {N:5}|Livit AG;{who};Wincasa AG
health insurance|debit|M|289-460|Prämie {v:MM.YYYY} Vers.-Nr. {N:9}|CSS Kranken-Versicherung;Sanitas Grundversicherungen;ÖKK
power|debit|Q|110-280~|Rechnung {n:10}|EKZ;Energie Thun AG;Romande Energie SA
phone|debit|M|19-79'|Rechnung {n:10}|Sunrise GmbH;Swisscom (Schweiz) AG;Salt Mobile SA
car insurance|debit|HA|320-780|Police {N:10}|Vaudoise Générale;Allianz Suisse
tv licence|debit|A|335-335|Haushaltabgabe|SERAFE AG
newspaper|debit|QA|98-480|Abo {N:8}|Tamedia;NZZ Zeitung
club|debit|A|55-140|Jahresbeitrag|SAC Sektion {town};Rega Gönner
video|card|M|12.9-20.9||NETFLIX.COM;Zattoo AG
=GB GBP 100 8
Leeds;Truro;Paisley;Cardiff;Norwich;Luton
Gemma Hargreaves;Imran Sheikh;Callum Doherty;Bethan Pugh;Olu Adeyemi
NHS TRUST {town};HARDY LOGISTICS LTD
TESCO STORES {N:4};ALDI {N:3} 774;SAINSBURYS S/MKTS;MORRISONS {town}
GREGGS PLC;PRET A MANGER;THE COPPER KETTLE;WASABI
BOOTS {N:4};B & M RETAIL;ARGOS LTD;WATERSTONES;SHELL {town};SCREWFIX DIR;TIMPSON LTD
January;February;March;April;May;June;July;August;September;October;November;December
rent|order|M|520-1350|rent {s:flat 2;14b;house}|{who};NORTHWOOD {town};LEADERS LETTINGS
mortgage|debit|M|480-1240|{N:10}|NATIONWIDE B S;SKIPTON BS;LEEDS B SOC
council tax|debit|T|112-215|{N:9}|{town} CITY COUNCIL;{town} BC
power|debit|M|88-190|{N:10}|OCTOPUS ENERGY;EDF ENERGY;SO ENERGY
water|debit|MH|24-68|{N:10}|YORKSHIRE WATER;SOUTH WEST WATER;WELSH WATER
phone|debit|M|8-42'|{N:9}|GIFFGAFF;VOXI;TESCO MOBILE;H3G
tv licence|debit|MQ|14.54-14.54|{N:10}|TV LICENCE MBP
car insurance|debit|MA|31-480|{N:9}|ADMIRAL INSURANCE;HASTINGS DIRECT;LV INSURANCE
gym|debit|MF|17-39|{N:8}|PUREGYM LTD;JD GYMS;{town} LEISURE TRUST
milk|debit|F|12-29'|{N:6}|MILK & MORE;PARKSIDE DAIRY
lottery|debit|F|8.67-13|{N:8}|PEOPLES PCODE LOT
video|card|M|5.99-12.99||Netflix.com;NOW TV;DISNEY PLUS
nursery|pay|M|280-760|{s:nursery Ada;fees Leo}|TINY TURTLES NURSERY;LITTLE OWLS {town}
window cleaner|pay|F|12-18|windows|{who}
breakdown|debit|A|69-140|{N:9}|THE AA;GREEN FLAG
club|order|C|18-42|{s:cubs subs;swimming;ballet}|{town} SWIM CLUB;1ST {town} SCOUTS
=IE EUR 100 13
Sligo;Naas;Tralee;Athlone
Aoife Brennan;Padraig Nolan;Siobhan Keane;Tomasz Kulik
HSE WEST;KERRY GROUP
DUNNES STORES;SUPERVALU {town};CENTRA {town};LIDL IRELAND
O BRIENS;CHOPPED;INSOMNIA
WOODIES DIY;EASONS;CIRCLE K {town};LIFESTYLE SPORTS;PENNEYS
Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
rent|order|M|780-1750|rent|{who};HOOKE MACDONALD
power|debit|M2|96-210~|{N:9}|ELECTRIC IRELAND;ENERGIA;SSE AIRTRICITY
phone|debit|M|15-45'|{N:9}|TESCO MOBILE IE;EIR;48 MONTHS
bins|debit|MQ|21-78|{N:7}|PANDA WASTE;GREYHOUND
health|debit|M|88-190|{N:10}|LAYA HEALTHCARE;VHI
local property tax|debit|A|225-405|LPT {N:7}|REVENUE LPT
video|card|M|8.99-17.99||NETFLIX.COM;SKY DIGITAL
gaa club|order|C|15-30|subs|{town} GAA
car insurance|debit|MA|41-620|{N:9}|AXA IRELAND;FBD INSURANCE
=US USD 100 15
Dayton OH;Tacoma WA;Plano TX;Macon GA;Duluth MN;Reno NV
Keisha Robinson;Brad Lindqvist;Maria Delgado;Kevin Tran;Susan Oberholt
LAKESHORE HEALTH;ACME LOGISTICS LLC;{town} SCHOOLS
KROGER #{N:3};SAFEWAY #{N:4};ALDI {N:5};H-E-B #{N:3};COSTCO WHSE #{N:4}
CHIPOTLE {N:4};SUBWAY {N:5};PANERA BREAD #{N:4};TACO CABANA
TARGET T-{N:4};THE HOME DEPOT #{N:4};CVS/PHARMACY #{N:5};SHELL OIL {N:8};AMZN Mktp US*{a:9};ROSS STORES #{N:3};GREAT CLIPS
January;February;March;April;May;June;July;August;September;October;November;December
rent|debit|M|890-2150|rent|{town} PROPERTY MGMT;YARDI SERVICE CHG;PINE RIDGE APTS
mortgage|debit|MS|620-2300||ROCKET MORTGAGE;PENNYMAC;FREEDOM MTG
electric|debit|M|64-240~||DUKEENERGY;PUGET SOUND ENER;OHIO EDISON;XCEL ENERGY-MN
water|debit|M2Q|38-95'||CITY OF {town};{town} UTILITIES
phone|debit|M|45-140'||T-MOBILE;VERIZON WIRELESS;USCELLULAR
internet|debit|M|50-95||SPECTRUM;COMCAST CABLE;ZIPLY FIBER
auto insurance|debit|MH|92-640||GEICO;PROGRESSIVE *INS;STATE FARM RO 27
gym|card|MBA|10-60||PLANET FIT {town};ANYTIME FITNESS;ORANGETHEORY
video|card|M|6.99-22.99||NETFLIX.COM;HULU {n:12};PEACOCK TV LLC;Audible*{a:9}
daycare|debit|WB|165-310||BRIGHT HORIZONS;KIDDIE ACADEMY {town}
student loan|debit|M|120-480||MOHELA;NELNET EDU LOAN;DEPT EDUCATION
lawn|pay|B|40-60|lawn|{who}
tithe|debit|WM|20-100||FIRST UNITED METH;TITHE.LY GRACE
warehouse club|card|A|60-130||COSTCO *ANNUAL RENEWAL;SAMS CLUB MEMBRSHIP
domain|card|A|12-40||NAMECHEAP.COM*{a:6};GODADDY.COM
storage|debit|F|55-130||PUBLIC STORAGE;EXTRA SPACE
=CA CAD 100 16
Moncton NB;Guelph ON;Red Deer AB;Laval QC
Chantal Bouchard;Gurpreet Gill;Doug MacInnis;Amy Fong
LOBLAW COMPANIES;UNIV OF GUELPH
SOBEYS #{N:3};NO FRILLS {town};METRO {N:4};SUPERSTORE #{N:4}
TIM HORTONS #{N:4};FRESHII;PITA PIT
CANADIAN TIRE #{N:3};SHOPPERS DRUG MART;WINNERS {N:3};PETRO-CANADA {N:5};INDIGO {N:3};LCBO #{N:3}
January;February;March;April;May;June;July;August;September;October;November;December
rent|pay|M|890-1900|rent|{who};KILLAM PROP
mortgage|debit|BM|410-1450||TD MORTGAGE;MCAP MTG
hydro|debit|M2|62-190~||HYDRO ONE;NB POWER;ENMAX;HYDRO-QUEBEC
phone|debit|M|35-95'||KOODO MOBILE;FIDO MOBILE;VIRGIN PLUS
insurance|debit|M|78-220||INTACT INS;CO-OPERATORS;WAWANESA
property tax|debit|MQ|190-480||CITY OF {town}
gym|debit|B|12-29||GOODLIFE CLUBS;FIT4LESS
video|card|M|8.99-20.99||NETFLIX.COM;CRAVE;SPOTIFY
charity|debit|M|10-40||PLAN INTL;SICKKIDS FNDN
roadside|card|A|85-160||CAA {town}
=FR EUR 100 12
Angers;Pau;Nancy;Le Mans;Bayonne
Mme Sylvie Garnier;M. Karim Benali;Lucie Pasquier;Gilles Roche
CHU {town};SARL DUMAS ET FILS
CARREFOUR CITY;SUPER U {town};INTERMARCHE;MONOPRIX {N:4}
BOULANGERIE PAUL;LE FOURNIL;SUSHI SHOP
FNAC {town};LEROY MERLIN;DECATHLON {N:3};PHARMACIE DU MAIL;TOTAL {town};ZARA;SNCF INTERNET
janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre
rent|order|M|450-1150|LOYER {v:MM/YYYY}|{who};FONCIA {town};NEXITY STUDEA
power|debit|M2|52-148|CLIENT {N:10}|EDF CLIENTS PARTICULIERS;ENGIE;EKWATEUR
water|debit|QH|60-140'|CONTRAT {N:9}|SAUR;VEOLIA EAU;REGIE DES EAUX {town}
phone|debit|M|8-39'|FACT {n:9}|FREE MOBILE;SFR;BOUYGUES TELECOM
mutuelle|debit|MQ|42-128|ADH {N:8}|MGEN;HARMONIE MUTUELLE;MACIF SANTE
home insurance|debit|MA|14-245|SOCIETAIRE {N:8}|MAIF;GROUPAMA;MATMUT
income tax|debit|M|45-310|IMPOT REVENU {N:12}|DIRECTION GENERALE DES FINANCES
property tax|debit|TA|70-980|TAXE FONCIERE {N:12}|DGFIP
gym|debit|MF|19.9-45|ABO {N:7}|BASIC FIT FRANCE;L ORANGE BLEUE {town}
newspaper|card|M|5.99-19.99||LE MONDE;MEDIAPART;LA CROIX
video|card|M|5.99-17.99||NETFLIX.COM;CANAL+;Molotov
canteen|debit|C|38-95'|CANTINE {v:MM/YYYY}|REGIE {town};TRESORERIE {town}
condominium|debit|Q|180-520|APPEL DE FONDS|SYNDIC {who};CITYA {town}
credit|debit|M|88-290|DOSSIER {N:11}|COFIDIS;CETELEM;SOFINCO
=ES EUR 100 11
Gijón;Murcia;Lleida;Huelva
Pilar Ortuño;Iker Zabala;Jordi Puig;Nuria Cabezas
AYUNTAMIENTO DE {town};TALLERES ORTUÑO SL
MERCADONA {town};DIA {N:4};CONSUM COOP;EROSKI
BAR LA ESQUINA;100 MONTADITOS;CAFE CENTRAL
EL CORTE INGLES;DECATHLON {town};FARMACIA LDO GIL;REPSOL {N:5};PRIMOR;CASA DEL LIBRO
enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre
rent|order|M|420-980|alquiler {v:MMMM}|{who};ALQUILER SEGURO SAU
power|debit|M2|38-118~|factura {n:9}|IBERDROLA CLIENTES SAU;ENDESA ENERGIA;HOLALUZ
water|debit|2Q|22-64'|contrato {N:8}|EMASESA;AQUALIA {town};AIGUES DE {town}
phone|debit|M|19-68'|factura {n:9}|DIGI SPAIN TELECOM;MASMOVIL;PEPEPHONE
community|debit|MQ|45-160|cuota piso {N:2}|CDAD PROP {town} {N:2};COMUNIDAD PROPIETARIOS
home insurance|debit|AH|120-280|poliza {N:9}|MAPFRE;OCASO SA;SANTALUCIA
car insurance|debit|AH|190-460|poliza {N:9}|LINEA DIRECTA;MUTUA MADRILEÑA
gym|debit|M|19.9-45|cuota|BASIC FIT SPAIN;GIMNASIO {town}
school|debit|C|65-240|{v:MMMM}|COLEGIO SAN JOSE;AMPA CEIP {town}
video|card|M|4.99-17.99||NETFLIX;FILMIN;HBO MAX
ibi tax|debit|HA|140-420|IBI {N:8}|AYTO {town};SUMA GESTION TRIBUTARIA
charity|debit|MQ|10-45|socio {N:7}|CRUZ ROJA ESPAÑOLA;MEDICOS SIN FRONTERAS
=IT EUR 100 12
Bergamo;Bari;Udine;Pisa
Giulia Moretti;Enzo Caputo;Ilaria Zanon;Salvatore Greco
COMUNE DI {town};OFFICINE ZANON SRL
ESSELUNGA {town};CONAD CITY;COOP ALLEANZA;EUROSPIN
BAR SPORT;PIZZERIA DA ENZO;MENSA CIR
OVS {town};FARMACIA COMUNALE;ENI {N:5};LIBRERIA FELTRINELLI;LEROY MERLIN;TRENITALIA
gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;settembre;ottobre;novembre;dicembre
rent|order|M|420-980|AFFITTO {v:MMMM}|{who};IMMOBILIARE {town} SRL
power|debit|2M|48-160~|FATTURA {n:10}|ENEL ENERGIA SPA;A2A ENERGIA;IREN MERCATO
gas|debit|2|40-190~|BOLLETTA {n:9}|ENI PLENITUDE;EDISON ENERGIA
phone|debit|M|7.99-29.9'|FATT {n:9}|ILIAD ITALIA;WIND TRE;FASTWEB
condominium|order|2Q|95-280|RATA CONDOMINIO|CONDOMINIO VIA ROMA {N:2};AMM. {who}
car insurance|debit|HA|220-520|POLIZZA {N:9}|UNIPOLSAI;GENERALI ITALIA
gym|debit|M|29-59|QUOTA|PALESTRA {town} SSD;VIRGIN ACTIVE
loan|debit|M|95-310|RATA FINANZ. {N:9}|AGOS DUCATO;COMPASS BANCA;FINDOMESTIC
nursery|debit|C|180-420|RETTA {v:MMMM}|ASILO NIDO {town};COMUNE DI {town}
video|card|M|4.99-17.99||NETFLIX.COM;DAZN;NOW
charity|debit|MQ|9-30|DONAZIONE|EMERGENCY ONG;AIRC
=NL EUR 100 12
Zwolle;Breda;Leeuwarden;Venlo
Sanne de Wit;Mehmet Aydin;Joost Bakker;Femke Hoekstra
Gemeente {town};Bakker Logistiek BV
ALBERT HEIJN {N:4};Jumbo {town};LIDL {N:3} {town};PLUS {town}
Broodje Ben;La Place;Sushi Point
HEMA {town};Kruidvat {N:4};Praxis {town};Bruna {town};TINQ {town};NS GROEP IZ NS REIZIGERS
januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december
rent|order|M|540-1250|Huur {v:MMMM YYYY}|{who};Stichting Woonbron;Vesteda Services
mortgage|debit|M|480-1320|Hypotheek {N:9}|Obvion N.V.;Florius;Rabobank Hypotheken
power|debit|M|92-240|Termijnbedrag {v:MM-YYYY} klant {N:9}|Vattenfall Klantenservice N.V.;Essent Retail;Greenchoice
water|debit|MQ|14-58|Klantnr {N:9} termijn|Vitens N.V.;Brabant Water
health|debit|M|118-178|Premie {v:MM-YYYY} relatie {N:9}|Zilveren Kruis;CZ Groep;Menzis
phone|debit|M|9-38'|Factuur {n:9}|KPN B.V.;Odido Netherlands;hollandsnieuwe
municipal tax|debit|T|38-92|Aanslag {N:9} termijn {v:M}|Gemeente {town};GBLT
car insurance|debit|M|32-96|Polis {N:9}|Univé Verzekeringen;Centraal Beheer
gym|debit|FM|19.99-44|Contributie|Basic-Fit Nederland;SportCity {town}
nursery|debit|M|320-960|Opvang {v:MMMM}|Partou Kinderopvang;KDV De Vlinder
lottery|debit|M|15.5-31|lotnr {N:9}|Nationale Postcode Loterij;VriendenLoterij
video|card|M|7.99-17.99||Netflix International;Videoland
club|debit|QH|55-140|contributie|VV {town};Tennisclub {town}
=SE SEK 100 98
Umeå;Borås;Gävle;Lund
Anna Sjöberg;Nils Ekström;Fatima Warsame;Gunnar Lind
Region Skåne;{town} Kommun
ICA KVANTUM;WILLYS {town};COOP {town};HEMKOP
MAX BURGERS;ESPRESSO HOUSE;SUSHI YAMA
CLAS OHLSON;APOTEKET {N:4};BILTEMA {town};CIRCLE K {town};AKADEMIBOKHAN;SJ AB
januari;februari;mars;april;maj;juni;juli;augusti;september;oktober;november;december
rent|debit|M|5200-11800|hyra|HSB {town};Bostads AB {town};Stångåstaden
power|debit|M|380-1450~|faktura|Vattenfall Kundservice;Umeå Energi;Telinet Energi
phone|debit|M|149-449'|faktura|Comviq;Telenor Sverige;Hallon
insurance|debit|MA|189-2900|försäkring|Länsförsäkringar;Folksam;If Skadeförs
union|debit|M|140-420|avgift|Unionen;Kommunal
gym|debit|M|249-549|medlem|Nordic Wellness;Friskis Svettis
video|card|M|99-179||NETFLIX.COM;VIAPLAY;TV4 PLAY
car tax|pay|A|360-2400|fordonsskatt|Transportstyrelsen
nursery|debit|T|580-1520|barnomsorg|{town} Kommun
charity|debit|M|50-300|månadsgivare|Barncancerfonden;Stadsmissionen
=PL PLN 100 38
Opole;Gdynia;Lublin;Rzeszów
Anna Wójcik;Piotr Zieliński;Oksana Melnyk;Marek Dudek
URZAD MIASTA {town};DUDEK TRANSPORT SP Z OO
BIEDRONKA {N:4};ZABKA Z{N:4};LIDL {town};DINO POLSKA
BAR MLECZNY;PIJALNIA KAWY;NORTH FISH
ROSSMANN {N:3};EMPIK {town};ORLEN {N:4};CASTORAMA;APTEKA GEMINI;MEDIA EXPERT
styczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;wrzesień;październik;listopad;grudzień
rent|order|M|1600-3400|czynsz najmu {v:MM/YYYY}|{who}
housing|order|M|420-890|opłaty lok. {N:3}|SM {town};Wspólnota Mieszkaniowa
power|debit|2M|120-360'|faktura {n:10}|TAURON SPRZEDAZ;ENERGA OBROT;PGE OBROT
phone|debit|M|25-89'|FV {n:10}|Play P4 SP ZOO;Orange Polska;Nju Mobile
internet|order|M|49-99|umowa {N:7}|VECTRA SA;NETIA;UPC POLSKA
loan|order|M|380-1900|rata kredytu {N:9}|Santander Consumer;ALIOR BANK
car insurance|pay|AH|480-1400|polisa {N:9}|PZU SA;WARTA;LINK4
gym|card|M|99-169||CITYFIT;ZDROFIT;MULTISPORT
video|card|M|29-67||NETFLIX COM;CANAL PLUS;TIDAL
nursery|pay|C|380-1200|przedszkole {v:MM/YYYY}|PRZEDSZKOLE NR {N:2};NIEPUBL. PRZEDSZ. TECZA
lessons|pay|W|60-110|angielski|{who}
=CZ CZK 100 165
Zlín;Olomouc;Liberec;Kladno
Jana Dvořáková;Petr Kučera;Lenka Svobodová;Milan Hájek
Krajská nemocnice {town};Kučera stavby s.r.o.
ALBERT {N:4};BILLA {town};PENNY MARKET;KAUFLAND {N:4}
BAGETERIE BOULEVARD;HOSPODA U KOČKY;UGO
DM DROGERIE;OBI {town};MOL {N:4};LEVNE KNIHY;ALZA.CZ;LEKARNA DR MAX
leden;únor;březen;duben;květen;červen;červenec;srpen;září;říjen;listopad;prosinec
rent|order|M|9500-19800|nájem|{who};BD {town}
power|order|M|1450-3900|záloha|ČEZ Prodej;E.ON Energie;innogy Energie
phone|debit|M|199-749'|faktura|T-Mobile Czech Republic;Vodafone CZ;O2 Czech Republic
broadcast fee|order|MQ|205-205|poplatek|Česká televize
insurance|debit|QHA|780-5200|pojistné|Kooperativa pojišťovna;Česká pojišťovna
video|card|M|199-319||NETFLIX.COM;VOYO;SKYLINK
gym|card|M|590-1190||FORM FACTORY;FITINN {town}
nursery|order|T|650-2400|školkovné|MŠ {town};Lesní klub
union|order|M|500-2000|příspěvek|Odbory KOVO;Autoklub ČR
=JP JPY 1 900
ヨコハマ;センダイ;ナゴヤ;フクオカ
タナカ ヒロシ;サトウ ユミ;キム ミンス;コバヤシ アイ
カ)ヤマダセイサクショ;ケンリツビヨウイン
イオン {town};ライフコーポレーション;マルエツ {N:3};セブンイレブン
ヨシノヤ;ドトールコーヒー;マツヤフーズ
ヤマダデンキ;マツモトキヨシ;ユニクロ {town};ENEOS;ブツクオフ;ニトリ
1月;2月;3月;4月;5月;6月;7月;8月;9月;10月;11月;12月
rent|debit|M|58000-128000||カ)レオパレス21;ダイワリビング;エポスカ)ヤチン
power|debit|M|4800-14900~||トウキヨウデンリヨク;カンサイデンリヨク;チユウブデンリヨク
gas|debit|M|2900-9800~||トウキヨウガス;オオサカガス
water|debit|2|3900-8200'||スイドウリヨウキン;ヨコハマシスイドウ
phone|debit|M|2980-8900'||ソフトバンク;NTTドコモ;KDDI
nhk|debit|2M|2200-2200||NHK;NHKホウソウジユシン
insurance|debit|MA|2400-14800||ニホンセイメイ;アフラツク;トウキヨウカイジヨウ
lessons|debit|M|5500-11000||コウブンキヨウイク;スイミング{town}
video|card|M|790-2290||NETFLIX;U-NEXT;AMAZON PRIME
pension|debit|M|16980-16980||コクミンネンキン
=IN INR 100 290
INDORE;KOCHI;NAGPUR;MYSURU
RAKESH SHARMA;LAKSHMI IYER;FARHAN QURESHI;POOJA PATIL
WIPRO LTD;INFOSYS BPM
DMART {town};MORE SUPERMARKET;RELIANCE FRESH;BIG BASKET
HALDIRAM;SARAVANA BHAVAN;CHAAYOS
CROMA {town};APOLLO PHARMACY;HPCL {town};LIFESTYLE INTL;CROSSWORD;UBER INDIA
January;February;March;April;May;June;July;August;September;October;November;December
rent|order|M|9500-32000|Rent {v:MMM}|{who}
emi|debit|M|4200-28000||BAJAJ FINANCE LTD;HDFC LTD;TATA CAPITAL
power|order|M2|780-3900~|bill {N:8}|MSEDCL;BESCOM;KSEB LTD
mobile|order|MQ|239-859|recharge|AIRTEL;RELIANCE JIO;VI PREPAID
broadband|order|M|499-1099|bill|ACT FIBERNET;HATHWAY
life insurance|debit|MQHA|1450-24000||LIC OF INDIA;SBI LIFE;MAX LIFE
school|order|Q|9000-32000|Fees|DAV PUBLIC SCHOOL;ST ANNS {town}
maid|pay|M|2000-4500|maid|{who}
society|order|MQ|1800-6500|maint {s:B204;A-12}|GREEN VALLEY CHS;PRESTIGE RWA
video|card|MA|149-1499||NETFLIX;HOTSTAR;SONYLIV
=BR BRL 100 32
CURITIBA;RECIFE;SANTOS;GOIANIA
JOAO PEREIRA;ANA LIMA;RAFAEL NUNES;BEATRIZ ROCHA
PREFEITURA {town};METALURGICA NUNES
PAO DE ACUCAR;ASSAI {town};CARREFOUR {N:2};ATACADAO
PADARIA REAL;SUBWAY {town};QUILO BOM
DROGASIL;LOJAS RENNER;POSTO IPIRANGA;LEROY MERLIN;MAGALU;UBER TRIP
jan;fev;mar;abr;mai;jun;jul;ago;set;out;nov;dez
rent|order|M|980-3200|aluguel|QUINTOANDAR;IMOB {town};{who}
condominium|order|M|320-890|boleto|COND ED AURORA;COND {who}
power|debit|M|110-390'||CPFL ENERGIA;ENEL;COPEL DIS;CELESC
water|debit|M|58-140'||SABESP;SANEPAR;COMPESA
phone|debit|M|45-120'||VIVO;CLARO;TIM CELULAR
internet|debit|M|89-150||VIVO FIBRA;DESKTOP;BRISANET
health|order|M|290-890|mensalidade|UNIMED {town};AMIL
school|order|T|640-1900|mensalidade|COLEGIO MARISTA;ESCOLA {town}
gym|card|M|89-149||SMARTFIT;BIO RITMO
video|card|M|18.9-55.9||NETFLIX;GLOBOPLAY;SPOTIFY
car tax|order|A|480-1900|IPVA|SEFAZ IPVA
=AU AUD 100 16
Geelong;Cairns;Hobart;Newcastle
Shane Murphy;Linh Nguyen;Brooke Tully;Arjun Rao
QLD HEALTH;TOLL GROUP
WOOLWORTHS {N:4};COLES {N:4};ALDI STORES {town};IGA {town}
GUZMAN Y GOMEZ;BOOST JUICE;SUSHI HUB
BUNNINGS {N:6};CHEMIST WAREHOUSE;KMART {N:4};BP {town};JB HI FI;OFFICEWORKS {N:4}
January;February;March;April;May;June;July;August;September;October;November;December
rent|order|BMW|340-690|rent u{N:1}|RAY WHITE {town};LJ HOOKER {town};{who}
mortgage|debit|BM|620-1850||ING AUSTRALIA LOAN;BENDIGO HL
power|debit|QM|190-480~||AGL SALES;ORIGIN ENERGY;ERGON ENERGY
water|debit|Q|140-290'||YARRA VALLEY WATER;TASWATER;HUNTER WATER
rates|debit|Q|320-560||{town} CITY COUNCIL
phone|debit|MF|15-65||BELONG MOBILE;BOOST MOBILE;OPTUS
health|debit|M|88-210||MEDIBANK PRIVATE;BUPA AUSTRALIA;HCF
car rego|order|AQ|190-860|rego|VICROADS;TMR QLD
gym|debit|WB|9.95-34||ANYTIME FIT {town};SNAP FITNESS;EZIDEBIT F45
video|card|M|7.99-25.99||NETFLIX.COM;STAN.COM.AU;KAYO SPORTS
daycare|debit|WB|120-340||GOODSTART ELC;XPLOR {town} KIDS
`;

const VARIES = { "'": 'little', '~': 'season' } as const;

export const COUNTRIES: readonly Country[] = WRITTEN.trim().slice(1).split('\n=').map(readCountry);

function readCountry(block: string): Country {
  const [head = '', ...lines] = block.split('\n');
  const [code = '', currency = '', minor, lunchPrice] = head.split(' ');
  const list = (index: number) => (lines[index] ?? '').split(';');
  return {
    code,
    currency,
    minor: Number(minor),
    lunchPrice: Number(lunchPrice),
    cities: list(0),
    people: list(1),
    employers: list(2),
    groceries: list(3),
    lunches: list(4),
    shops: list(5),
    months: list(6),
    contracts: lines.slice(7).map(readContract),
  };
}

function readContract(line: string): Contract {
  const [kind = '', channel = '', cycles = '', price = '', purpose = '', payees = ''] = line.split('|');
  const mark = price.slice(-1);
  const [low = 0, high = 0] = price.replace(/['~]$/, '').split('-').map(Number);
  return {
    kind,
    channel: channel as Channel,
    cycles,
    low,
    high,
    varies: mark === "'" || mark === '~' ? VARIES[mark] : 'not',
    purpose,
    payees: payees.split(';'),
  };
}
