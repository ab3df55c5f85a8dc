/** How money that comes in is printed in a country, and who pays it. `{P}` is the payer, `{U}` the purpose. */
export interface Payers {
  /** One of a bank for each statement. */
  readonly credits: readonly string[];
  readonly people: readonly string[];
  readonly pensions: readonly string[];
  readonly benefits: readonly string[];
  readonly employers: readonly string[];
  readonly clients: readonly string[];
  /** Payouts of marketplaces, and what insurers and tax offices pay back. */
  readonly sales: readonly string[];
  readonly refunds: readonly string[];
  /** Purposes: rent, an allowance by the family, wages, an invoice, a friend's message, own savings. */
  readonly words: readonly [
    rent: string,
    allowance: string,
    wage: string,
    invoice: string,
    friend: string,
    own: string,
  ];
}

/*
 * After documents of pension funds, family offices and banks about what their entries mean: a line for each field in
 * the order of `Payers`.
 */
const WRITTEN = `
=DE AT CH
{P} {U};GUTSCHRIFT {P} {U} EREF: {n};SEPA-Überweisung von {P} {U};DAUERAUFTRAG-GUTSCHRIFT {P} {U}
Sabine Hartwig;Ole Friedrichs;Dragan Petrovic;Ute Sommer
Deutsche Rentenversicherung Rente {n};RENTEN SERVICE RENTENZAHLUNG {n};VBL Karlsruhe Betriebsrente
Bundesagentur fuer Arbeit Familienkasse KG{n};Familienkasse Kindergeld {n};Jobcenter Buergergeld {n};Wohngeldstelle Wohngeld
Bäckerei Sommer GmbH;Caritas Sozialdienste;Petrovic Bau UG
Verlag Nordlicht;Studio Weitblick GmbH
eBay Commerce Auszahlung {n};Vinted UAB Auszahlung;Kleinanzeigen Verkauf Kinderwagen
Finanzamt Steuererstattung {n};Techniker Krankenkasse Erstattung {n}
Miete Wohnung;Unterhalt;Lohn;Rechnung {n};danke für Pizza;Umbuchung Tagesgeld
=GB IE
{P} {U};FPI {P} {U} {n};{P} {U} BGC;Faster payment from {P} {U}
S HOLDSWORTH;A OKONKWO;MISS J PRICE;R MACKAY
DWP STATE PENSION {n};TEACHERS PENSIONS;USS LTD PENSION {n}
HMRC CHILD BENEFIT {n};DWP UC {n};DWP PIP {n};DWP CA {n}
COSTA TEAM PAY;HOLDSWORTH CARE LTD;NHS BANK STAFF
NORTHLIGHT MEDIA LTD;ORCHARD DESIGN
EBAY COMMERCE UK {n};VINTED UAB;DEPOP PAYOUT
HMRC TAX REFUND;BUPA REFUND {n}
RENT;ALLOWANCE;WAGES;INV {n};TA FOR LUNCH;FROM SAVINGS
=US CA AU NZ IN ZA KW
{P} {U};{P} DES:{U} ID:{n};Zelle payment from {P} {U};Direct Credit {n} {P} {U};NEFT CR {n} {P} {U}
MARIA DELGADO;KEVIN TRAN;AUNT SUSAN BAKER;R SUBRAMANIAM
SSA TREAS 310 XXSOC SEC;CALPERS PENSION;CANADA PENSION PLAN;SERVICES AUSTRALIA PENSION {n}
SSI TREAS 310;CANADA CHILD BENEFIT;CENTRELINK FTB {n};STATE UI BENEFITS {n};VACP TREAS 310 XXVA BENEF
GUSTO PAYROLL BAKER DENTAL;TRAN LOGISTICS PAYROLL;UNIVERSITY PAYROLL {n}
BRIGHTLINE MEDIA LLC;DELGADO STUDIO
EBAY COM PAYOUT {n};VENMO CASHOUT;ETSY DEPOSIT {n};POSHMARK PAYOUT
IRS TREAS 310 TAX REF;CIGNA CLAIM REIMBURSEMENT {n}
RENT;ALLOWANCE;PAYROLL;INVOICE {n};thanks for dinner;TRANSFER FROM SAVINGS {n}
=FR BE
{P} {U};VIR SEPA RECU /DE {P} /MOTIF {U} /REF {n};VIREMENT EN VOTRE FAVEUR {P} {U};VIR INST {P} {U}
M OU MME GARNIER;Lucie Berthet;Karim Haddad;Mme Colette Vidal
CARSAT RETRAITE {n};AGIRC ARRCO RETRAITE {n};SERVICE DES RETRAITES DE L ETAT
CAF DU RHONE PRESTATIONS {n};CAF ALLOCATIONS FAMILIALES;FRANCE TRAVAIL ALLOCATION {n};CPAS REVENU INTEGRATION
BOULANGERIE VIDAL;KEOLIS LYON;ASSOCIATION HADDAD
EDITIONS BERTHET;AGENCE GRAND ANGLE
VINTED UAB {n};LEBONCOIN PAIEMENT;EBAY COMMERCE {n}
DGFIP REMBOURSEMENT IMPOT;CPAM REMBOURSEMENT {n}
LOYER;PENSION ALIMENTAIRE;SALAIRE;FACTURE {n};merci pour le resto;VIREMENT DEPUIS LIVRET
=ES MX
{P} {U};TRANSFERENCIA DE {P} CONCEPTO {U};ABONO {P} {U} {n};BIZUM DE {P} {U}
CARMEN SALINAS;DAVID PRIETO;HERMINIA LOBO;JORGE ESTRADA
SEG SOCIAL PENSION {n};TGSS PENSION JUBILACION;IMSS PENSION {n}
SEPE PRESTACION {n};INSS PRESTACION HIJO;BIENESTAR APOYO {n}
NOMINA BAR SALINAS;LIMPIEZAS PRIETO SL NOMINA;HOTEL LOBO NOMINA
EDITORIAL PRIETO SL;ESTUDIO ESTRADA
WALLAPOP PAGO {n};VINTED UAB;EBAY COMMERCE {n}
AEAT DEVOLUCION RENTA;SANITAS REEMBOLSO {n}
ALQUILER;PENSION ALIMENTOS;NOMINA;FACTURA {n};cena del viernes;TRASPASO DESDE AHORRO
=IT PT BR
{P} {U};BONIFICO A VOSTRO FAVORE {P} {U} {n};TRF DE {P} {U};PIX RECEBIDO {P} {U}
Franca Pellegrini;Nuno Cardoso;Giorgio Bassi;Teresa Amaral
INPS PENSIONE {n};CGA PENSAO {n};INSS APOSENTADORIA {n}
INPS ASSEGNO UNICO {n};SEGURANCA SOCIAL ABONO {n};CAIXA BOLSA FAMILIA {n}
STIPENDIO BAR BASSI;AMARAL LDA VENCIMENTO;COOP PELLEGRINI STIPENDIO
EDIZIONI BASSI SRL;CARDOSO DESIGN
VINTED UAB {n};SUBITO PAGAMENTO;OLX VENDA {n}
AGENZIA ENTRATE RIMBORSO IRPEF;MEDIS REEMBOLSO {n}
AFFITTO;MANTENIMENTO;STIPENDIO;FATTURA {n};grazie per la cena;GIROCONTO DA RISPARMIO
=NL
{P} {U};Naam: {P} Omschrijving: {U} Kenmerk: {n};/TRTP/SEPA OVERBOEKING/NAME/{P}/REMI/{U}
M. Hofstra;T. el Amrani;Greet Kuipers;J.P. Smits
SVB AOW {n};ABP Pensioen {n};PFZW Pensioen
SVB Kinderbijslag {n};Belastingdienst Zorgtoeslag {n};UWV WW uitkering {n};Belastingdienst Kinderopvangtoeslag
Kuipers Bakkerij salaris;Thuiszorg Smits loon;Albert Heijn salaris
Uitgeverij Hofstra;Bureau Smits BV
Marktplaats Gelijk Oversteken {n};Vinted UAB
Belastingdienst teruggave {n};Zilveren Kruis vergoeding {n}
Huur kamer;Alimentatie;Salaris;Factuur {n};voor het eten;Van spaarrekening
=SE NO DK FI
{P} {U};Insättning {P} {U};Overføring fra {P} {U} {n};BGI {P} {U}
Karin Lindqvist;Odd Haugen;Jette Friis;Matti Salonen
PENSIONSMYNDIGHETEN;NAV PENSJON {n};ATP UDBETALING DANMARK PENSION;ELÄKE KEVA {n}
FÖRSÄKRINGSKASSAN BARNBIDRAG;NAV BARNETRYGD {n};UDBETALING DANMARK BØRNEYDELSE;KELA LAPSILISÄ {n}
LÖN LINDQVIST BAGERI;LØNN HAUGEN DRIFT;LØN FRIIS APS;PALKKA SALONEN OY
LINDQVIST FÖRLAG AB;FRIIS TEGNESTUE
TRADERA {n};VINTED UAB;TORI MYYNTI
SKATTEVERKET ÅTERBETALNING;FOLKSAM ERSÄTTNING {n}
HYRA;UNDERHÅLL;LÖN;FAKTURA {n};tack för maten;FRÅN SPARKONTO
=PL CZ
{P} {U};PRZELEW PRZYCHODZĄCY {P} {U};Příchozí úhrada {P} {U} VS {n};UZNANIE {P} {U} {n}
Grażyna Nowacka;Tomáš Bureš;Wiesław Kot;Ivana Malá
ZUS EMERYTURA {n};ČSSZ DŮCHOD {n}
ZUS SWIADCZENIE 800 PLUS {n};ÚŘAD PRÁCE PŘÍDAVEK NA DÍTĚ {n}
WYNAGRODZENIE KOT SP Z OO;PEKÁRNA MALÁ MZDA;WYNAGRODZENIE PIEKARNIA NOWACKA
WYDAWNICTWO KOT;BUREŠ STUDIO
VINTED UAB {n};GRUPA OLX WYPLATA;AUKRO PRODEJ {n}
URZAD SKARBOWY ZWROT PODATKU;PZU ZWROT {n}
CZYNSZ NAJMU;ALIMENTY;WYNAGRODZENIE;FAKTURA {n};dzięki za obiad;PRZELEW Z OSZCZĘDNOŚCI
=JP
{P} {U};振込 {P} {U};入金 {P} {U}
ヤマモト ケイコ;モリ ダイスケ;ハヤシ トシコ
ネンキン {n};コクミンネンキン;キギヨウネンキン
ジドウテアテ;コヨウホケン {n};シエンキユウフ
給与 カ)モリシヨウテン;給与 ハヤシカンゴ;キユウヨ ヤマモトセイカ
カ)モリデザイン;シヤ)ハヤシ
メルカリ {n};ヤフオク {n}
カンプキン {n};キヨウサイ ヘンキン {n}
ヤチン;シオクリ;キユウヨ;セイキユウ {n};ゴチソウサマ;振替 貯金
`;

const ALL: ReadonlyMap<string, Payers> = new Map(WRITTEN.trim().slice(1).split('\n=').flatMap(read));

function read(block: string): readonly (readonly [string, Payers])[] {
  const [head = '', ...lines] = block.split('\n');
  const list = (index: number) => (lines[index] ?? '').split(';');
  const [rent = '', allowance = '', wage = '', invoice = '', friend = '', own = ''] = list(8);
  const payers: Payers = {
    credits: list(0),
    people: list(1),
    pensions: list(2),
    benefits: list(3),
    employers: list(4),
    clients: list(5),
    sales: list(6),
    refunds: list(7),
    words: [rent, allowance, wage, invoice, friend, own],
  };
  return head.split(' ').map((code) => [code, payers]);
}

const COUNTRY_OF_WORLD: Readonly<Record<string, string>> = {
  'french-prelevement': 'FR',
  'german-sepa': 'DE',
  'japanese-card': 'JP',
  'kuwaiti-knet': 'KW',
  'uk-direct-debit': 'GB',
  'us-card-feed': 'US',
};

/** Of the country that the name of a world says. */
export function payersOf(world: string): Payers {
  const codes = [COUNTRY_OF_WORLD[world] ?? '', ...(world.match(/\b[A-Z]{2}\b/g) ?? [])];
  const found = codes.map((code) => ALL.get(code)).find((payers) => payers !== undefined);
  if (found === undefined) throw new RangeError(`Nobody is known who pays in ${world}.`);
  return found;
}
