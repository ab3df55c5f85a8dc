import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ruleOfCorrection } from '../../../domain/categorising/category-rule.ts';
import { completedEntry, completionOf } from '../../../domain/categorising/completed-entry.ts';
import { readableName } from '../../../domain/categorising/merchants/readable-name.ts';
import type { TransactionEntry } from '../../../domain/ledger/transaction.ts';
import { EUR, MADE_AT } from '../../support/fixtures.ts';

const names = suite('names that people read');

/** Made up in the formats of many banks: what the bank prints, and whom a person would say was paid or paid. */
const PRINTED = `
  CHASE CREDIT CRD AUTOPAY PPD ID: 4760039224 => Chase
  CAPITAL ONE DES:MOBILE PMT ID:12345 INDN:A PERSON CO ID:9000000001 WEB => Capital One
  Geico Prem Coll QX7TJ2K9WMPA => GEICO
  Overschrijving in euro Van: BAKKERIJ JANSSENS BE12345678901234 Mededeling: LOON maart => Bakkerij Janssens
  Tytuł: 00123456789 Lokalizacja: Kraj: POLSKA Miasto: LUBLIN Adres: KAWIARNIA NOWA Data i czas operacji: 2025-11-02 => Kawiarnia Nowa
  Payment to Citi card ending in 1234 => Citi
  CARTE 12/03/24 BOULANGERIE PAUL CB*1234 => Boulangerie Paul
  COMPRA 4411 PASTELARIA NOVA 23/04 CONTACTLESS => Pastelaria Nova
  Compra Mango 118, Sevilla, Tarjeta 5512345678901234 , Comision 0,00 => Mango
  RECIBO IBERDROLA, Nº RECIBO 1234 5678901 => Iberdrola
  Transferencia De Lucia Ortega, Concepto Cena => Lucia Ortega
  Bizum de jorge ramos => Jorge Ramos
  ADDEBITO SDD ENEL ENERGIA => Enel Energia
  BONIFICO A FAVORE DI ROSSI MARIO => Rossi Mario
  ZELLE PAYMENT TO JOHN SMITH 12345 => John Smith
  Swish betalning ANNA SVENSSON => Anna Svensson
  MobilePay: Lars Hansen => Lars Hansen
  UEBERWEISUNG AN MAX MUSTERMANN => Max Mustermann
  Basislastschrift Stadtwerke Muenchen GmbH => Stadtwerke Muenchen
  BEZAHLUNG KARTE MC/000012345 POS 1234 K001 12.03. 18:22 SPAR DANKT 1234 WIEN => Spar
  4417 22APR25 , B&M 0411 - HUNSLET , LEEDS GB => B&M
  SPACE PIZZA BERLIN => Space Pizza
  GOAL ZERO => Goal Zero
  E*TRADE ACH TRANSFER => E*TRADE
  SUR LA TABLE #123 SEATTLE WA => Sur La Table
  NS-UTRECHT CENTRAAL => NS
  AMERICAN AIR0012345678901 FORT WORTH TX => American Airlines
  MAGAZINE LUIZA – Parcela 1/3 => Magazine Luiza
  IMPARK00120342U VANCOUVER BC => Impark
  PAIEMENT CB 1303 VANNES LE FOURNIL DE KERI CARTE 497401XXXX => Le Fournil de Keri
  VIR PERM LOYER AGENCE DU PORT => Agence du Port
  S/O P GALLAGHER RENT => P Gallagher
  Naam: H. Mulder-de Boer Omschrijving: bedankt => H. Mulder-de Boer
  KAIMANU GROUP => Kaimanu Group
  EMOLUMENTI BONIFICO DA OFFICINE VERDI SPA STIPENDIO => Officine Verdi
  STATE FARM INSURANCE 8005551234 => State Farm
  PET SUPPLIES PLUS 4411 DAYTON OH => Pet Supplies Plus
  POSTO AVENIDA 1234 SAO PAULO => Posto Avenida
  UPI-KUMAR STORES-KUMARSTORES@OKAXIS-UTIB0000123-412345678901-UPI => Kumar Stores
  NEFT-HDFC0001234-RAMESH KUMAR => Ramesh Kumar
  スギ薬局 渋谷店 => スギ薬局
  VISA VAREKJØP REMA 1000 OSLO => REMA 1000
  4417 22APR25 , B & Q 1187 , LEEDS GB => B&Q
  METRO POWER & LIGHT BILLPAY 6278753292 PPD ID: 3910411772 => Metro Power & Light
  NYTIMES*NYTimes Disc 800-698-4637 NY => The New York Times
  GOOGLE *Google One 855-836-3987 CA => Google One
  AMC 0412 PACIFIC PLACE SEATTLE WA => AMC
  HOTEL PARIS 1234 LYON => Hotel Paris
  MB WAY DE MARIA SANTOS => Maria Santos
  STORNO PAGAMENTO POS DECATHLON VARESE => Decathlon
  Lön BERGSTEN AB => Bergsten
  KLARNA AB 1234567890 => Klarna
  MR J BOOTS CINEMA TKTS FPI => Mr J Boots
  CINES CALLAO 1234 MADRID => Cines Callao
  Nazwa nadawcy: GRUPA OLX SP. Z O.O. Tytuł: WYPŁATA AB1 => OLX
  Retrait préautorisé /ASSURANCES BENEVA => Beneva
  INTERGLOBE AVIATION LTD,GURGAON,IN => IndiGo
  ペツトのコジマ => ペットのコジマ
  フアミリ－マ－ト　渋谷駅前店 => ファミリーマート
  トウキヨウデンリヨク => 東京電力
  振込 ヤマダ タロウ => ヤマダ タロウ
  カ）ニホンリビング => ニホンリビング
  GRAMMARLY CO*QMJ37WA => Grammarly
  TORGA WATER NEW YORK NY => Torga Water
  LAMPENHAUS4711 TEXAS CA => Lampenhaus
  RIVET & FORK AUCKLAND => Rivet & Fork
  CORVO AUCKLAND AUCKLAND => Corvo
  NEW HORIZON AUCKLAND => New Horizon
  BEA NR:AB12CD34 01.08.18/01.07 CCV*Kornblume AMSTERDAM,PAS042 => Kornblume
  BEA NR:1AB2CD 04.08.18/16.17 Slagerij Van Aalst MUID,PAS042 => Slagerij Van Aalst
  SEPA iDEAL Naam: Lampenhof NL via Mollie Omschrijving: M1702 => Lampenhof
  Belastung eBill: Swisscom (Schweiz) AG, Rechnung 4417309032 => Swisscom
  KVICKLY SUNDBY, KOEBENHAVN S Notanr 12345 => Kvickly
  WDL TFR UPI/DR/221356312527/WESTSIDE /HDFC/shop.4/UPI 0097 AT 09006 Vet. College Branch => Westside
  Visa Purchase O/Seas 05Feb Usd22.64 Porkbun.Com => Porkbun
  C-IDP PURCHASE-1234 SUNNY GRILL => Sunny Grill
  PRIME GRILL LUND => Prime Grill
  DOP. VISA 421352******1234 PŁATNOŚĆ KARTĄ 3.50 PLN Rybak s.c. 27075 Gdansk => Rybak
  Softwarehaus S.A. ul. Na Uboczu 8/87 02-791 Warszawa   FV MS/005/09/2025 => Softwarehaus
  Tytuł: 010085232 Lokalizacja: Adres: PL SBX POZNAN RYNEK Miasto: POZNAN Kraj: POLSKA => Starbucks
  Swish betalning SJÖBERG, TINDRA => Tindra Sjöberg
  Open Banking BG 5050-1055 Vinterfa => Vinterfa
  LOOMISP*CAFE LINDEN;GOTEBORG => Cafe Linden
  SWISH BETALNING WILLY:S AB => Willys
  CHECKCARD 1111 UNION MART CHEEKTOWAGA NY CKCD 5541 XXXXXXXXXXXX1234 XXXX XXXX XXXX 1234 => Union Mart
  DELTA AIR 0068636969895BELLEVUE WA => Delta Air Lines
  Corner Bakehouse Auckland => Corner Bakehouse
  BETALING VIA BANCONTACT 03-10 OM 13:38 UUR LAMPENHOF 9000 GENT => Lampenhof
  PAIEMENT PAR CARTE X1234 LAMPENHAUS PARIS 17/12 => Lampenhaus
  PAIEMENT PAR CARTE X1234 RESTAURANT LE PHARE TREMELIN 17/12 => Restaurant le Phare
  VIREMENT EMIS WEB MME LE ROUX CAMILLE CADEAU MAMAN => Le Roux Camille
  TWINT GELD SENDEN AN TELEFON-NR. +417XXXXX123 BRUNNER, ANDREA => Andrea Brunner
  SPEI RECIBIDO SANTANDER 2857426 LUIS FERNANDO ORTEGA PAGO => Luis Fernando Ortega
  Overføring Innland, Fra: Ola Berg Betalt: 30.12.25 => Ola Berg
  CIELO*PADARIA DO PORTO => Padaria do Porto
  UPI-AMAZON PAY-AMAZONPAYRECHARGES@APL-UTIB0000100-123456789012-YOU ARE PAYING FOR => Amazon
  LAMPENHOF-76ZWCUW => Lampenhof
  OAK ANIMAL HOSPITAL LAMPVILLE IN 10/30 => Oak Animal Hospital
  Magtape Debit Multichoice Dstv 575581141 => Multichoice Dstv
  NACH-10-DR-LIC OF INDIA-6179881508 => LIC
  Dankort-køb REMA1000 VEJGAARD Nota nr. 988504 => REMA 1000
  FARMACIA LCDA ROSA GIL TARJ. *1992 => Farmacia Lcda Rosa Gil
  Send Money Paula Botha => Paula Botha
  Instantoverschrijving aan Ralf Brinkmann - cadeau => Ralf Brinkmann
  WARZYWA OWOCE NOWAK LUBLIN => Warzywa Owoce Nowak
  ZTL*TALLER MECANICO LOPEZ => Taller Mecanico Lopez
  VIR SEPA EMIS /MOTIF VACANCES /BEN LUCIE MARTEL /REFDO /REFBEN => Lucie Martel
  Overføring Innland Vipps*Ingrid Dahl => Ingrid Dahl
  SEPA Overboeking IBAN: NL00INGB0000000000 BIC: INGBNL2A Naam: J. de Vries Omschrijving: etentje => J. de Vries
  SEPA Overboeking Naam: A. van den Berg Omschrijving: huur => A. van den Berg
  FASTER PAYMENTS RECEIPT REF.RENT FROM J SMITH => J Smith
  Withdrawal to VERIZON WIRELESS => Verizon
  COMPRAS C.DEB TALHO N => Talho
  PAG BXVAL- 7001 VIAVERDE => Via Verde
  COMPRA CP ENTRONCAMENTO => Comboios de Portugal
  WWWINTERAC PUR 7788 LAMPSHADE DIRECT => Lampshade Direct
  FAST PAYMENT OTHR via PayNow-UEN to LAMP HOUSE => Lamp House
  NTUC FP-LAMPTON MALL => FairPrice
  AMAZE* LAMP TRADING => Lamp Trading
  RIOT* GAMES => Riot Games
  UPI/P2M/426533330000/LAMP HOUSE/Pay/HDFC BANK => Lamp House
  POS ATM PURCH OTHPG 3157040000 36LAMPKART 911311221 => Lampkart
  TWINT Belastung Lampert, Nina, +41 79 000 00 00 => Nina Lampert
  Debitkarten-Einkauf 18.11.2025 17:14 Lampenhof Kartennummer: 1234567800000000 => Lampenhof
  PAGO CUENTA DE TERCERO 0060780000 BNET 0460100000 LUZ LAMPARAS => Luz Lamparas
  LUDLOW & CO => Ludlow & Co`;

/** Nobody is named, or a person wrote the text. */
const UNNAMED = [
  'FOREIGN TRANSACTION FEE',
  'RENT MARCH 2024',
  'Dauerauftrag Miete Januar',
  'TRANSFER TO SAVINGS 1234',
  'MONTHLY SERVICE FEE',
  'ATM WITHDRAWAL 1234 SEATTLE WA',
  'INTEREST CHARGE',
  'COMISION MANTENIMIENTO',
  'TAR PACOTE SERVICOS',
  'CREDIT CARD PAYMENT THANK YOU',
  'Dinner on Friday thanks',
  'Geschenk fuer Anna',
  'Amazon gift for mum',
  'SumUp Amersfoort',
  'PAYMENT RECEIVED - THANK YOU',
  'CCY CONVERSION FEE FOR: 6.66 SGD',
];

names('are found in what banks print for shops, companies and people', () => {
  const lines = PRINTED.trim().split(/\n */);
  const texts = lines.map((line) => line.split(' => ')[0] ?? '');
  const found = texts.map(
    (text) => `${text} => ${readableName({ description: text, merchantName: null }) ?? 'nobody'}`,
  );
  assert.equal(found, lines);
});

names('of small towns and of chains count where the payment was made', () => {
  const shown = (description: string, country: string) =>
    readableName({ description, merchantName: null }, { countries: new Set([country]) });
  assert.is(shown('COMPRA FARMACIA RUIZ ALCALA LA REAL', 'ES'), 'Farmacia Ruiz');
  assert.is(shown('COMPRA FARMACIA RUIZ ALCALA LA REAL', 'PL'), 'Farmacia Ruiz Alcala la Real');
  assert.is(shown('COMPRA 9830 FARM DOS CLERIGOS PORTO', 'PT'), 'Farmácia dos Clerigos');
  assert.is(shown('COMPRA 4411 BP AREEIRO', 'PT'), 'BP');
  assert.is(shown('COMPRA AHORRAMAS 123 MADRID', 'ES'), 'Ahorramás');
  assert.is(shown('ＥＮＥＯＳ－ＳＳ', 'JP'), 'ENEOS');
  assert.is(shown('AEON NAGOYA DOME', 'JP'), 'AEON');
  assert.is(shown('SA WATER BPAY BILLER CODE 8888', 'AU'), 'SA Water');
  assert.is(shown('AvtaleGiro LAMPEKRAFT AS Strøm', 'NO'), 'Lampekraft');
  assert.is(shown('VDP-LAMPTON MEDICAL CENT', 'IE'), 'Lampton Medical Centre');
  assert.is(shown('JADE PALACE CHINESE RESTA', 'AU'), 'Jade Palace Chinese Restaurant');
});

names('are not made up', () => {
  for (const text of UNNAMED) assert.is(readableName({ description: text, merchantName: null }), null, text);
});

names('that a machine printed into the column for names are cleaned, and others stay', () => {
  const shown = (merchantName: string) => readableName({ description: 'Card payment 12', merchantName });
  assert.is(shown('MAGASIN DU SUD 4133'), 'Magasin du Sud');
  assert.is(shown('STADTWERKE BOCHUM GMBH'), 'Stadtwerke Bochum');
  assert.is(shown('Ben & Anna'), 'Ben & Anna');
  assert.is(shown('Dr. Sommer'), 'Dr. Sommer');
  assert.is(shown('WOHNBAU MEYER GMBH'), 'Wohnbau Meyer');
  assert.is(shown('Moebel Lampe GmbH & Co KG'), 'Moebel Lampe');
  assert.is(shown('Paypal *lampenhaus Italy'), 'Lampenhaus');
});

names('are those in the text where the source names only who collects, or repeats a terminal', () => {
  const shown = (merchantName: string, description: string) => readableName({ description, merchantName });
  assert.is(shown('SumUp Payments Ltd', 'SUMUP *TRATTORIA LUPO//Siegen/DE'), 'Trattoria Lupo');
  const repeated = 'mediante la carta presso PASTICCERIA LUPO VERONA';
  assert.is(shown('Pasticceria Lupo Verona', repeated), 'Pasticceria Lupo');
  assert.is(shown('Pasticceria Lupo Verona', 'grazie'), 'Pasticceria Lupo Verona');
});

names('are those in the text where the column for names tells how somebody was paid', () => {
  const shown = (merchantName: string, description: string) => readableName({ description, merchantName });
  assert.is(shown('Pago con tarjeta', '5494561346225198 LAMPARAS RUIZ MADRID'), 'Lamparas Ruiz');
  assert.is(shown('Zahlung Debitkarte', 'LAMPENHAUS 12;8001 Zürich'), 'Lampenhaus');
  assert.is(shown('Card payment', 'Corner shop'), null);
});

names('of people and of chains in towns are those that people say', () => {
  const shown = (merchantName: string, description: string, country: string) =>
    readableName({ description, merchantName }, { countries: new Set([country]) });
  assert.is(shown('KORHONEN LAURA', 'kiitos', 'FI'), 'Laura Korhonen');
  assert.is(shown('KORHONEN LAURA', 'kiitos', 'US'), 'Korhonen Laura');
  assert.is(shown('SALON LAURA', 'kiitos', 'FI'), 'Salon Laura');
  assert.is(shown('Wibra Arnhem', 'Betaalautomaat 17:50 pasnr. 012 Apple Pay', 'NL'), 'Wibra');
  assert.is(shown('Wibra Arnhem', 'bedankt', 'NL'), 'Wibra Arnhem');
});

names('stand where a bank puts them between codes, rates, cards and streets', () => {
  const shown = (description: string, country: string) =>
    readableName({ description, merchantName: null }, { countries: new Set([country]) });
  const texts: readonly (readonly [country: string, text: string, name: string | null])[] = [
    ['GB', 'CARD PAYMENT TO THE OAK,10.20 GBP, RATE 1.00/GBP ON 01-12-2025', 'The Oak'],
    ['GB', 'BANK GIRO CREDIT OAKFIELD SCHOOL', 'Oakfield School'],
    ['AU', 'AUTHORISATION ONLY - EFTPOS PURCHASE AT LAMPORIA       CHATSWOOD    000AU', 'Lamporia'],
    ['BR', 'Compra Cart Elo Lamparina', 'Lamparina'],
    ['BR', 'Pix Qrcode Din Des: Lamparina Lanches 28/08', 'Lamparina Lanches'],
    ['BR', 'Transferência enviada pelo Pix - Ana Lamas - •••.123.456-•• - BANCO (0260) Agência: 1', 'Ana Lamas'],
    ['CA', 'Residential Mtg LAMP FINANCIAL', 'Lamp Financial'],
    ['CA', 'e-Transfer - Autodeposit ANNA LAMP C1AacPckQ7cY', 'Anna Lamp'],
    ['CH', 'Belastungen eBanking Mobile (3) Lampenhaus, Gasse 1', 'Lampenhaus'],
    ['CH', "KAUF/DIENSTLEISTUNG VOM 07.12.2025 KARTEN NR. XXXX1950 LAMPE'S GARTEN BIEL SCHWEIZ", 'Lampe’s Garten'],
    ['NO', '13.11 LAMPEHUSET KIRKEGT. 21 OSLO', 'Lampehuset'],
    ['NO', 'Visa 787444 LAMPEHUSET.NO', 'Lampehuset'],
    ['PL', 'DOP. MC 553457******6759 PŁATNOŚĆ KARTĄ 18.00 USD 18.00 USD 1 USD=4.2655 PLN LAMPKA WARSZAWA', 'Lampka'],
    ['SG', 'PAYNOW-FAST OTHR Transfer - UEN PIB2212135714587047 LAMP HAVEN PTE. LT', 'Lamp Haven'],
    ['IT', 'Stipendio O Pensione COD.DISP. 49 SALA Bonifico disposto da MITT. LAMPADE S.P.A. BENEF. ANNA', 'Lampade'],
    ['ZA', '***8093 POS Purchase HPY*Lamp King', 'Lamp King'],
    ['FR', 'VIR C.P.A.M. ILLE ET VILAINE 240448914873', 'CPAM Ille et Vilaine'],
    ['DK', 'OVF. TIL KENNETH B', 'Kenneth B'],
    ['CH', 'Bezug ZKB Visa Debit Card Nr. xxxx 5519, Bancomat Stauffacher', null],
  ];
  for (const [country, text, name] of texts) assert.is(shown(text, country)?.replace("'", '’') ?? null, name, text);
});

names('are those of the other party and of a rule, and the bank’s text stays', () => {
  const description = 'Compra Mango 118, Sevilla, Tarjeta ****1234, Comision 0,00';
  const unsaid = { categoryId: 1, categoryLayer: null, notes: null } as const;
  const bare = { status: 'booked', from: [], to: [], bookedAt: MADE_AT, ...unsaid } as const;
  const entry: TransactionEntry = { ...bare, description, merchantName: null, amount: -4_500, currency: EUR };
  const hints = { merchantCategoryCode: null, name: null, code: null };
  const stored = completedEntry(entry, completionOf(entry, hints, undefined));
  assert.equal(
    [stored.to, stored.from, stored.description, stored.merchantName],
    [[{ name: 'Mango' }], [], description, null],
  );
  const corrected = { userId: 1, type: 'expense', description, merchantName: null, categoryId: 134 } as const;
  assert.is(ruleOfCorrection(corrected, MADE_AT)?.merchant, 'Mango');
});

names('take no longer than a text is long, however hostile', () => {
  const start = process.cpuUsage().user;
  for (const part of ['*', ' ', ' ,', 'A*', '//', '.a', 'DE LA ', 'A.COM ', 'UPI-', 'Achat /', 'A.', ' OTHR']) {
    const text = part.repeat(100_000);
    for (const merchantName of [text, null]) readableName({ description: text, merchantName });
  }
  assert.ok(process.cpuUsage().user - start < 2_000_000);
});

names.run();
