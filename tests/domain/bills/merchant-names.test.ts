import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { certainMerchant, merchantKey } from '../../../domain/categorising/merchants/merchant.ts';
import { merchantNameIn } from '../../../domain/categorising/merchants/merchant-name.ts';
import * as fc from '../../support/fast-check.ts';

/** What card networks, processors and banks of many countries print, and the name to show. Made up in their formats. */
const NAMED = `
  bol.com b.v. => bol
  www.aliexpress.com London => AliExpress
  SQ *BLUE BOTTLE 0123 SAN FRANC => Blue Bottle
  AMZN Mktp DE*2K3 => Amazon
  AMZN Mktp US*2K3AB1CD2 Amzn.com/bill WA => Amazon
  AMAZON.COM*MK1AB2CD3 AMZN.COM/BILL WA => Amazon
  Amazon Prime*1A2B3C4D5 => Amazon Prime
  TST* JOE'S PIZZA NEW YORK NY => Joe's Pizza
  TST* THE SMITH - MIDTOWN NEW YORK NY => The Smith
  SP ALLBIRDS SAN FRANCISCO CA => Allbirds
  SP * GYMSHARK => Gymshark
  PAYPAL *STEAM GAMES 4029357733 WA => Steam
  PAYPAL *SPOTIFY => Spotify
  PAYPAL *HUMBLEBUNDL 4029357733 CA => Humblebundl
  STARBUCKS STORE 12345 SEATTLE WA => Starbucks
  STARBUCKS 800-782-7282 WA => Starbucks
  TRADER JOE'S #552 SAN FRANCISCO CA => Trader Joe's
  WAL-MART #1234 DALLAS TX => Walmart
  WM SUPERCENTER #5260 => Walmart
  WHOLEFDS MKT 10234 AUSTIN TX => Whole Foods
  MCDONALD'S F12345 CHICAGO IL => McDonald's
  CHICK-FIL-A #01234 ATLANTA GA => Chick-fil-A
  SHELL OIL 57444212345 HOUSTON TX => Shell
  EXXONMOBIL 48012345 => ExxonMobil
  UBER *TRIP HELP.UBER.COM CA => Uber
  UBER   EATS HELP.UBER.COM CA => Uber Eats
  LYFT *RIDE SUN 8PM LYFT.COM CA => Lyft
  NETFLIX.COM NETFLIX.COM CA => Netflix
  APPLE.COM/BILL 866-712-7753 CA => Apple
  GOOGLE *YouTubePremium g.co/helppay# CA => YouTube
  DD DOORDASH CHIPOTLE 855-973-1040 CA => DoorDash
  CHECKCARD 0612 7-ELEVEN 33121 DALLAS TX 24427334163 => 7-Eleven
  POS DEBIT VISA CHECK CARD 1234 STARBUCKS SEATTLE WA => Starbucks
  DEBIT CARD PURCHASE XXXXX1234 CORNER BAKERY PORTLAND OR => Corner Bakery
  POS PURCHASE - TIM HORTONS #1234 => Tim Hortons
  PURCHASE AUTHORIZED ON 03/12 LA TAQUERIA SAN FRANCISCO CA S384071234567 CARD 1234 => La Taqueria
  RECURRING PAYMENT AUTHORIZED ON 03/12 NETFLIX.COM CA S384 CARD 1234 => Netflix
  TARGET T-1234 MINNEAPOLIS MN => Target
  TARGET 00012345 => Target
  COSTCO WHSE #0123 => Costco
  THE HOME DEPOT #0456 => The Home Depot
  HOME DEPOT 0456 SEATTLE WA => The Home Depot
  PARKMOBILE 770-818-9036 GA => Parkmobile
  SQ *THE COFFEE COMPANY Denver CO => The Coffee Company
  SQ *DR. SMITH DENTAL => Dr. Smith Dental
  Zettle_*KAFE LUNA => Kafe Luna
  SumUp  *Cafe Luna => Cafe Luna
  SUMUP *CAFE LUNA BERLIN => Cafe Luna Berlin
  iZ *THE CHEESE STALL => The Cheese Stall
  CARD PAYMENT TO TESCO STORES 3021,12.50 GBP, RATE 1.00/GBP ON 12-03-2024 => Tesco
  TESCO STORES 3021 LONDON GB => Tesco
  SAINSBURYS S/MKTS CD 1234 => Sainsbury's
  TFL TRAVEL CH TFL.GOV.UK/CP => Transport for London
  GREGGS PLC 1234 LEEDS => Greggs
  WATERSTONES 123 LONDON GB => Waterstones
  REWE SAGT DANKE. 12345678//BERLIN/DE => REWE
  EDEKA MUELLER//MUENCHEN/DE => EDEKA
  BAECKEREI SCHMIDT//MUENCHEN/DE 2024-03-12T18:22:01 Debitk.1 2027-12 => Baeckerei Schmidt
  LIDL DIENSTLEISTUNG GMBH => Lidl
  LIDL 4417 BERLIN DE => Lidl
  DM FIL.1234 H:49721/Karlsruhe/DE => dm
  DANKE, IHR LIDL => Lidl
  PP.1234.PP . SPOTIFY, Ihr Einkauf bei SPOTIFY => Spotify
  CB CARREFOUR CITY 12/03/24 PARIS => Carrefour
  ACHAT CB FRANPRIX 12.03.24 => Franprix
  COMPRA EN MERCADONA VALENCIA => Mercadona
  COMPRA TARJ. 5402XXXX MERCADONA-MADRID => Mercadona
  COMPRA EN BAR PEPE, CON LA TARJETA 1234 => Bar Pepe
  PAGAMENTO POS 12/03 ESSELUNGA MILANO => Esselunga
  BEA, Betaalpas ALBERT HEIJN 1234,PAS123 NR:12345, 01.02.24/12:34 AMSTERDAM => Albert Heijn
  BCK*BAKKERIJ JANSEN => Bakkerij Jansen
  CCV*RESTAURANT DE KAS => Restaurant de Kas
  ICA SUPERMARKET LUND 1234 => ICA
  KORTKÖP 240312 SYSTEMBOLAGET LUND => Systembolaget
  VISA VAREKJØP REMA 1000 OSLO => REMA 1000
  BIEDRONKA 1234 WARSZAWA PL => Biedronka
  ZABKA Z1234 K.1 KRAKOW => Żabka
  PLATBA KARTOU ALZA.CZ PRAHA CZ => Alza
  WOOLWORTHS/123 PITT ST SYDNEY AU => Woolworths
  EFTPOS PURCHASE COLES 4567 MELBOURNE AU => Coles
  PLANETA HUERTO 00123 MADRID ES => Planeta Huerto
  SEPA LASTSCHRIFT VODAFONE GMBH => Vodafone
  SQ *SQ *PHILZ COFFEE 04 PALO ALTO CA => Philz Coffee
  TST*BURGER LOUNGE - SAN DIEGO CA => Burger Lounge
  IN *GREEN LAWN SERVICES 555-1234 TX => Green Lawn Services
  FS *TECHSMITH 877-327-8914 CA => Techsmith
  2CO.COM*AVAST SOFTWARE => Avast Software
  DRI*NORTON => Norton
  EB *JAZZ NIGHT 801-413-7200 CA => Jazz Night
  CKE*MARIO TRATTORIA ROMA => Mario Trattoria Roma
  IC* INSTACART SAN FRANCISCO CA => Instacart
  WL *STEAM PURCHASE SEATTLE WA => Steam
  BT*ROCKET CAREERS => Rocket Careers
  PY *GREEN GARAGE => Green Garage
  DNH*GODADDY.COM 480-505-8855 AZ => Godaddy
  MSFT * E0400ABCDE MSBILL.INFO WA => Microsoft
  Microsoft*Xbox Game Pass => Xbox
  AplPay STARBUCKS SEATTLE WA => Starbucks
  AplPay BLUE BOTTLE OAKLAND CA => Blue Bottle
  HLU*HULU 123456-U HULU.COM/BILL CA => Hulu
  Spotify USA 877-7781161 NY => Spotify
  OPENAI *CHATGPT SUBSCR OPENAI.COM CA => OpenAI
  CHIPOTLE 1234 BROOKLYN NY => Chipotle
  PANERA BREAD #601234 O BOSTON MA => Panera Bread
  SAFEWAY #1234 OAKLAND CA => Safeway
  RALPHS #0123 LOS ANGELES CA => Ralphs
  H-E-B #123 AUSTIN TX => H-E-B
  KROGER #456 CINCINNATI OH => Kroger
  CVS/PHARMACY #01234 BOSTON MA => CVS Pharmacy
  WALGREENS #1234 => Walgreens
  RITE AID 01234 => Rite Aid
  THE UPS STORE 1234 => The UPS Store
  USPS PO 1234567890 SEATTLE WA => USPS
  JIFFY LUBE 1234 MESA AZ => Jiffy Lube
  GOODWILL #123 PORTLAND OR => Goodwill
  Audible*1A2B3 Amzn.com/bill NJ => Audible
  Kindle Svcs*AB12C 888-802-3080 WA => Kindle
  AIRBNB * HMABC1234 415-800-5959 CA => Airbnb
  BOOKING.COM AMSTERDAM NL => Booking.com
  DELTA AIR 0062345678901 DELTA.COM GA => Delta Air Lines
  UNITED 0162345678901 UNITED.COM TX => United Airlines
  MTA*NYCT PAYGO NEW YORK NY => MTA
  PAYPAL INST XFER NETFLIX => Netflix
  ORIG CO NAME:NETFLIX ORIG ID:123 DESC DATE:0312 => Netflix
  NETFLIX DES:PAYMENT ID:123 INDN:J DOE => Netflix
  CARD PURCHASE 03/12 MARIANOS #512 CHICAGO IL => Marianos
  IDP PURCHASE - 0012 FORTINOS #91 => Fortinos
  CONTACTLESS INTERAC PURCHASE - 5678 BALZAC'S COFFEE => Balzac's Coffee
  TIM HORTONS #1234 TORONTO ON => Tim Hortons
  LCBO/RAO #0123 TORONTO ON => LCBO
  CONTACTLESS PAYMENT PRET A MANGER LONDON GBR => Pret A Manger
  AMZNMktplace*2K3AB amazon.co.uk => Amazon
  PAYPAL *JUSTEATCOUK 35314369001 => Just Eat
  WWW.JUST-EAT.CO.UK => Just Eat
  DELIVEROO LONDON => Deliveroo
  CRV*WHITE HART PUB BRISTOL => White Hart Pub Bristol
  SumUp *WINDMILL BAKERY => Windmill Bakery
  ZETTLE_*FARM SHOP => Farm Shop
  MARKS&SPENCER PLC LONDON => Marks & Spencer
  DD BRITISH GAS => British Gas
  DIRECT DEBIT PAYMENT TO VODAFONE LTD REF 1234, MANDATE NO 0012 => Vodafone
  KARTENZAHLUNG ROSSMANN 1234//HAMBURG/DE => Rossmann
  KAUFLAND BERLIN-WEDDING//BERLIN/DE => Kaufland
  GETRAENKE HOFFMANN//BERLIN/DE => Getraenke Hoffmann
  SUMUP  *IMBISS AM ECK => Imbiss am Eck
  NETTO MARKEN-DISCOU//LEIPZIG/DE => Netto
  DB VERTRIEB GMBH => Deutsche Bahn
  LIDL SAGT DANKE => Lidl
  PAYPAL *FLIXMOBILITY => FlixBus
  Klarna*Zalando => Zalando
  Zalando SE => Zalando
  KLARNA * ABOUT YOU => About You
  MIGROS M BASEL => Migros
  COOP-1234 ZUERICH CH => Coop
  SBB CFF FFS => SBB
  TWINT *KIOSK AG => Kiosk
  BILLA DANKT 0001234 => BILLA
  PAIEMENT PAR CARTE X1234 FNAC PARIS 12/03 => Fnac
  CB LECLERC DRIVE FACT 120324 => E.Leclerc
  AMAZON EU SARL PAYLI2090401 => Amazon
  PRLV SEPA FREE MOBILE => Free Mobile
  ACHAT CB UBER *TRIP => Uber
  SUMUP *LE PETIT CAFE PARIS FRA => Le Petit Cafe
  PAGO EN RESTAURANTE CASA LUCIO MADRID ES => Restaurante Casa Lucio
  COMPRA CARREFOUR EXPRESS 12/03 => Carrefour
  CONAD CITY ROMA ITA => Conad
  PAGAMENTO POS BAR SPORT => Bar Sport
  AH to go 1234 UTRECHT => Albert Heijn
  NS GROEP IZ NS REIZIGERS => NS
  Mollie *Bloemenwinkel => Bloemenwinkel
  COLRUYT 1234 GENT BE => Colruyt
  DELHAIZE LEUVEN => Delhaize
  BANCONTACT AANKOOP - CARREFOUR EXPRESS => Carrefour
  K-MARKET KAMPPI HELSINKI FI => K-Market
  PRISMA TAMPERE FI => Prisma
  IZ *KAFFEKOPPEN => Kaffekoppen
  FOETEX FOOD => Føtex
  NETTO 1234 AARHUS DK => Netto
  REMA1000 123 => REMA 1000
  Vipps*Kaffebrenneriet => Kaffebrenneriet
  KIWI 123 OSLO NO => Kiwi
  ORLEN STACJA NR 123 KRAKOW PL => ORLEN
  ALLEGRO.PL POZNAN PL => Allegro
  PAYU*ALLEGRO => Allegro
  ALBERT 0123 PRAHA CZ => Albert
  TESCO EXTRA BUDAPEST HU => Tesco
  KAUFLAND 1234 BUCURESTI RO => Kaufland
  SHELL 1234 WIEN AT => Shell
  CARREFOURSA ISTANBUL TR => Carrefoursa
  MIGROS TICARET ANKARA TR => Migros
  POS 1234 SKLAVENITIS ATHENS GR => Sklavenitis
  UPI/123456/SWIGGY/PAYMENT => Swiggy
  POS 512345XXXXXX1234 BIG BAZAAR MUMBAI IN => Big Bazaar
  NTUC FAIRPRICE SINGAPORE SG => FairPrice
  7-ELEVEN 123 BANGKOK TH => 7-Eleven
  UNIQLO TOKYO JP => UNIQLO
  PAG*PadariaBomGosto => PadariaBomGosto
  PAG*PADARIA BOM GOSTO SAO PAULO BR => Padaria Bom Gosto
  IFD*IFOOD => iFood
  OXXO GARZA MTY MX => OXXO
  PICK N PAY 1234 CAPE TOWN ZA => Pick n Pay
  UBER BV AMSTERDAM => Uber
  BP CONNECT 1234 PERTH AU => BP Connect
  SQ *MARKET LANE COFFEE Melbourne AU => Market Lane Coffee
  BUNNINGS 123000 SYDNEY AU => Bunnings
  COUNTDOWN AUCKLAND NZ => Countdown
  PAYPAL *EBAY AU => eBay
  Temu.com => Temu
  SHEIN.COM => SHEIN
  CARREFOUR MARKET DUBAI AE => Carrefour
  NOON.COM DUBAI AE => Noon
  HOLIDAY INN BERLIN DE => Holiday Inn
  HOTEL ADLON BERLIN DE => Hotel Adlon
  RYANAIR 2240000ABC123 DUBLIN IE => Ryanair
  EASYJET 000ABC123 LUTON BEDS => easyJet
  LUFTHANSA 2201234567890 => Lufthansa
  AIR FRANCE 0571234567890 PARIS => Air France
  LIDL GB LONDON => Lidl
  WATERSTONES 12 LEEDS GB => Waterstones
  Zakup BIEDRONKA 1234 KRAKOW PL => Biedronka`;

/** Texts that name nobody, a person, or somebody whose name ends nobody knows where: they stay as they are. */
const UNNAMED = `
  CO-OP GROUP 070123
  Ihr Einkauf bei Bike24 GmbH
  PAIEMENT CB 1203 PARIS SNCF INTERNET CARTE 1234
  CARTE 12/03/24 BOULANGERIE PAUL CB*1234
  JOHN SMITH
  Dinner on Friday thanks
  RENT MARCH 2024
  MIETE MAERZ
  TRANSFER TO SAVINGS 1234
  ATM WITHDRAWAL 1234 SEATTLE WA
  ZELLE PAYMENT TO JOHN SMITH 12345
  Gehalt 03/2024
  Sam & Ann wedding
  PADDLE.NET* N8N CLOUD
  GUMROAD.COM* ART BOOK
  CLOVER* BAGEL SHOP
  HOTEL ON BOOKING.COM
  VENMO PAYMENT 1234567890
  ACH DEBIT COMCAST CABLE 8774967
  PRESTO APPL/ABCDEF TORONTO ON
  B&M 123 - LEEDS
  BILL PAYMENT TO J SMITH REF RENT
  STANDING ORDER TO LANDLORD
  Basislastschrift Stadtwerke Muenchen GmbH
  UNZER*SHOP24
  SPAR DANKT
  FACTURE CARTE DU 120324 PICARD SURGEL 75PARIS CARTE 1234
  BIZUM A JUAN
  RECIBO IBERDROLA CLIENTES
  ADDEBITO SDD ENEL ENERGIA
  Jumbo Utrecht
  Tikkie ID 123, van J de Vries
  HEMKOP STOCKHOLM STO SE
  Swish betalning ANNA SVENSSON
  MobilePay: Lars Hansen
  PRZELEW NATYCHMIASTOWY
  AMAZON PAY INDIA PVT
  GRAB*A-1234 SINGAPORE SG
  REST LA CASA MEXICO MX
  INTERNET PAYMENT - 1234
  FOREIGN TRANSACTION FEE
  MONTHLY SERVICE FEE
  INTEREST CHARGE
  PAYROLL ACME CORP 12345
  REFUND 12345
  CREDIT CARD PAYMENT THANK YOU
  ONLINE TRANSFER TO CHK 1234
  MOBILE DEPOSIT
  CHECK 1234
  ATM 1234 MAIN ST
  Geschenk fuer Anna
  Rechnung 12345
  Rent for March from Bob #3
  Thanks for the pizza
  CO-OPERATIVE FOOD 1234
  GYM GROUP LTD
  Transfer to Anna Schmidt
  UEBERWEISUNG AN MAX MUSTERMANN
  VIR SEPA M DUPONT JEAN
  Dauerauftrag Miete Januar
  PRLV SEPA EDF CLIENTES PARTICULIERS
  VIREMENT DE MME MARTIN
  Betaalverzoek etentje
  INCASSO ZORGVERZEKERING 12345
  NOMINA EMPRESA SL
  BONIFICO A FAVORE DI ROSSI MARIO
  PRZELEW DO JAN KOWALSKI
  ODESLANA PLATBA 123456
  Hyra mars 2026
  Lön mars
  OVERFORSEL TIL LARS
  Faktura 123456
  給与
  スターバックス
  ATM出金 1234
  BIZUM DE MARIA GARCIA
  PIX ENVIADO JOSE DA SILVA
  SPEI ENVIADO BBVA
  NEFT-HDFC0001234-RAMESH KUMAR
  IMPS-123456789-RENT-MARCH
  E-TRANSFER SENT ANNE
  ZELLE TO BOB
  Cash App*JANE D
  INTERNATIONAL WIRE FEE
  OVERDRAFT ITEM FEE 12345
  DEPOSIT 00012345
  Split of the Uber on Saturday
  Amazon gift for mum`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim());

const names = suite('names of merchants');

names('are found in what machines print in many countries', () => {
  const cases = linesOf(NAMED).map((line) => line.split(' => '));
  const found = cases.map(([text = '']) => `${text} => ${merchantNameIn(text) ?? 'nobody'}`);
  assert.ok(found.length > 200);
  assert.equal(found, linesOf(NAMED));
});

names('are not made up where a text names nobody, or a person', () => {
  const found = linesOf(UNNAMED).map((text) => [text, merchantNameIn(text)]);
  const expected = linesOf(UNNAMED).map((text) => [text, undefined]);
  assert.equal(found, expected);
});

names('stay the same when they are cleaned again', () => {
  for (const [, name = ''] of linesOf(NAMED).map((line) => line.split(' => '))) {
    assert.ok([undefined, name].includes(merchantNameIn(name)), `${name} became ${merchantNameIn(name)}`);
  }
});

names('are short, on one line and part of the text, or a brand, whatever the text', () => {
  const words = fc.constantFrom(
    'SQ *',
    'CAFE',
    'LUNA',
    '#12',
    '0123',
    'SAN FRANCISCO',
    'CA',
    '*',
    '//',
    ' - ',
    'é',
    '\u0000',
    '  ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(words, { maxLength: 30 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const name = merchantNameIn(text);
        if (name === undefined) return;
        assert.ok(name.length <= 320 && !/[\n\r]/.test(name) && name.trim() === name && name !== '', name);
      },
    ),
  );
});

names('take no longer than the text is long, however hostile', () => {
  const hostile = ['*', ' ', 'A*', '//', ' - ', '(', 'a ', "'", '.a', '#1 ', 'A&', 'IHR EINKAUF BEI '].map((part) =>
    part.repeat(100_000),
  );
  const start = process.cpuUsage().user;
  for (const text of hostile) certainMerchant({ description: text, merchantName: text });
  assert.ok(process.cpuUsage().user - start < 2_000_000);
});

const shown = suite('the merchant that is shown');

shown('is the name that the source gives, when no machine printed it', () => {
  const said = { description: 'Invoice 17', merchantName: 'Stadtwerke München GmbH' };
  assert.is(certainMerchant(said), 'Stadtwerke München GmbH');
});

shown('is the cleaned name, when the description keeps what was printed', () => {
  const printed = 'SQ *BLUE BOTTLE 0123 SAN FRANC';
  assert.is(certainMerchant({ description: `${printed} CARD 12`, merchantName: printed }), 'Blue Bottle');
  assert.is(certainMerchant({ description: 'Coffee', merchantName: printed }), printed);
});

shown('is the shop, and not the wallet that it was paid with', () => {
  const description = '1034/PP.12.PP/. SPOTIFY, Ihr Einkauf bei SPOTIFY';
  assert.is(certainMerchant({ description, merchantName: 'PayPal Europe S.a.r.l. et Cie S.C.A' }), 'Spotify');
});

shown('is nobody, where the description is in a person’s own words', () => {
  assert.is(certainMerchant({ description: 'Dinner on Friday', merchantName: null }), null);
});

const keys = suite('keys of merchants');

keys('are the same for shops of one merchant in several towns', () => {
  const keyOf = (description: string) =>
    merchantKey({ description, merchantName: certainMerchant({ description, merchantName: null }) });
  assert.is(keyOf('SQ *BLUE BOTTLE 0123 SAN FRANC'), 'BLUE BOTTLE');
  assert.is(keyOf('SQ *BLUE BOTTLE 0456 OAKLAND CA'), 'BLUE BOTTLE');
});

keys('ignore letter case, accents and legal forms', () => {
  const keyOf = (merchantName: string) => merchantKey({ description: 'x', merchantName });
  assert.is(keyOf('Müller GmbH & Co. KG'), keyOf('MULLER'));
  assert.is.not(keyOf('Müller'), keyOf('Meier'));
});

keys('of payments without a name are the words that name somebody, without numbers', () => {
  assert.is(merchantKey({ description: 'MIETE MAERZ 4711', merchantName: null }), 'MIETE');
  assert.is(merchantKey({ description: 'ATM WITHDRAWAL 0815', merchantName: null }), undefined);
});

for (const one of [names, shown, keys]) one.run();
