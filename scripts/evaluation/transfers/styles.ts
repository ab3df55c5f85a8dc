/** How banks of one country print what happens on accounts. `{n}` is a number, `{who}` a person, `{shop}` a shop. */
export interface Style {
  readonly currency: string;
  readonly holder: string;
  /** Both sides of a move between two accounts that have no special purpose. */
  readonly betweenAccounts: readonly (readonly [outgoing: string, incoming: string])[];
  readonly toSavings: readonly (readonly [outgoing: string, incoming: string])[];
  readonly fromSavings: readonly (readonly [outgoing: string, incoming: string])[];
  readonly cardRepayment: readonly (readonly [outgoing: string, incoming: string])[];
  readonly abroad: readonly (readonly [outgoing: string, incoming: string])[];
  readonly cash: readonly (readonly [outgoing: string, incoming: string])[];
  readonly salary: readonly string[];
  readonly rent: readonly string[];
  readonly fromPerson: readonly string[];
  readonly toPerson: readonly string[];
  readonly purchase: readonly string[];
  readonly refund: readonly string[];
  readonly shops: readonly string[];
  readonly people: readonly string[];
}

export const STYLES: Readonly<Record<string, Style>> = {
  us: {
    currency: 'USD',
    holder: 'Robin Hale',
    betweenAccounts: [
      ['Online Transfer to CHK ...{n} transaction#: {n}{n}', 'Online Transfer from CHK ...{n} transaction#: {n}{n}'],
      ['ACH TRANSFER ROBIN HALE', 'ACH CREDIT ROBIN HALE'],
      ['ZELLE TO ROBIN HALE', 'ZELLE FROM ROBIN HALE'],
    ],
    toSavings: [
      ['RECURRING TRANSFER TO HALE R SAVINGS REF #OP0{n}', 'RECURRING TRANSFER FROM HALE R CHECKING REF #OP0{n}'],
      ['Transfer to Savings', 'Transfer from Checking'],
      ['WITHDRAWAL HOME BANKING TRANSFER TO SHARE {n}', 'DEPOSIT HOME BANKING TRANSFER FROM SHARE {n}'],
    ],
    fromSavings: [['Transfer to Checking', 'Transfer from Savings']],
    cardRepayment: [
      ['CHASE CREDIT CRD AUTOPAY {n}', 'AUTOMATIC PAYMENT - THANK YOU'],
      ['CAPITAL ONE MOBILE PMT {n}', 'CAPITAL ONE MOBILE PYMT'],
      ['AMEX EPAYMENT ACH PMT', 'ONLINE PAYMENT - THANK YOU'],
    ],
    abroad: [['WISE INC TRNWISE {n}', 'Received money from Robin Hale']],
    cash: [['ATM WITHDRAWAL 00{n} MAIN ST', 'Cash from ATM']],
    salary: ['NORTHFIELD LLC PAYROLL PPD ID: {n}', 'DIR DEP GRANITE HOSPITAL'],
    rent: ['OAKVIEW APTS WEB PMTS {n}', 'CHECK {n}', 'ZELLE TO DANA WIRTH RENT'],
    fromPerson: ['ZELLE FROM {who}', 'VENMO CASHOUT', 'Mobile Deposit'],
    toPerson: ['ZELLE TO {who}', 'VENMO PAYMENT {n}', 'CHECK {n}'],
    purchase: ['POS PURCHASE {shop} {n}', '{shop} #{n}', 'SQ *{shop}'],
    refund: ['{shop} #{n}', 'PURCHASE RETURN {shop}', 'REFUND {shop}'],
    shops: ['TARGET', 'KROGER', 'BLUE FERN CAFE', 'SHELL OIL', 'HOME DEPOT', 'NETFLIX.COM', 'LAKESIDE VET'],
    people: ['ANNA LOPEZ', 'SAM REED', 'PRIYA N'],
  },
  gb: {
    currency: 'GBP',
    holder: 'Ellis Moor',
    betweenAccounts: [
      ['TO A/C {n}{n} MOOR E', 'FROM A/C {n}{n} MOOR E'],
      ['E MOOR FPO', 'E MOOR FPI'],
      ['Ellis Moor', 'Ellis Moor'],
    ],
    toSavings: [
      ['TO A/C {n}{n} , SAVINGS', 'FROM A/C {n}{n}'],
      ['STANDING ORDER E MOOR SAVER', 'E MOOR STO'],
      ['Pot transfer Holiday pot', 'Transfer from main account'],
    ],
    fromSavings: [['TO A/C {n}{n}', 'FROM A/C {n}{n} SAVER']],
    cardRepayment: [
      ['MBNA LIMITED', 'PAYMENT RECEIVED - THANK YOU'],
      ['BARCLAYCARD {n} BBP', 'PAYMENT, THANK YOU'],
      ['AMEX BANK BPY', 'PAYMENT RECEIVED'],
    ],
    abroad: [['WISE PAYMENTS LTD P{n}', 'Ellis Moor']],
    cash: [['LNK TESCO EXPRESS CD {n}', 'Cash']],
    salary: ['HARTWELL LTD SALARY BGC', 'NHS TRUST {n} BAC'],
    rent: ['J PRICE RENT STO', 'FOXTONS LTD DD', 'J PRICE FPO'],
    fromPerson: ['{who} FPI', '{who} BGC', '{who}'],
    toPerson: ['{who} FPO', '{who} BBP', '{who}'],
    purchase: ['{shop} ON 12 NOV BCC', '{shop} CD {n}', '{shop}'],
    refund: ['{shop} REFUND', '{shop} CR', '{shop}'],
    shops: ['TESCO STORES', 'BOOTS', 'PRET A MANGER', 'AMZNMKTPLACE', 'ARGOS', 'GREGGS', 'OAK TREE DENTAL'],
    people: ['A LOPEZ', 'S REED', 'P NAIR'],
  },
  de: {
    currency: 'EUR',
    holder: 'Jona Weiss',
    betweenAccounts: [
      ['Überweisung Jona Weiss', 'Gutschrift Jona Weiss'],
      ['JONA WEISS DAUERAUFTRAG', 'JONA WEISS GUTSCHRIFT'],
      ['UMBUCHUNG', 'UMBUCHUNG'],
    ],
    toSavings: [
      ['UEBERTRAG AUF TAGESGELDKONTO', 'UEBERTRAG VOM GIROKONTO'],
      ['Von Hauptkonto nach Sparziel', 'Von Hauptkonto nach Sparziel'],
      ['DAUERAUFTRAG SPAREN JONA WEISS', 'GUTSCHRIFT JONA WEISS SPAREN'],
    ],
    fromSavings: [['UEBERTRAG AUF GIROKONTO', 'UEBERTRAG VOM TAGESGELDKONTO']],
    cardRepayment: [
      ['KREDITKARTENABRECHNUNG {n}', 'AUSGLEICH KREDITKARTE LASTSCHRIFT'],
      ['LASTSCHRIFT BARCLAYS BANK IRELAND', 'GUTSCHRIFT ÜBERWEISUNG'],
    ],
    abroad: [['WISE EUROPE SA {n}', 'Jona Weiss']],
    cash: [['GA NR{n} BLZ{n} 0', 'Bargeld']],
    salary: ['LOHN / GEHALT MERTENS GMBH', 'MERTENS GMBH {n}'],
    rent: ['DAUERAUFTRAG HAUSVERWALTUNG LINDE MIETE', 'MIETE FAM BRANDT'],
    fromPerson: ['GUTSCHRIFT {who}', '{who}', 'PAYPAL EUROPE GUTSCHRIFT'],
    toPerson: ['UEBERWEISUNG {who}', '{who}', 'PAYPAL EUROPE {n}'],
    purchase: ['{shop} SAGT DANKE {n}', 'KARTENZAHLUNG {shop}', '{shop}'],
    refund: ['RETOURE {shop}', 'GUTSCHRIFT {shop}', '{shop}'],
    shops: ['REWE', 'EDEKA', 'DM DROGERIE', 'IKEA', 'ROSSMANN', 'BUCHHANDLUNG KURZ', 'ZALANDO'],
    people: ['ANNA LANGE', 'MAX VOGEL', 'FAM KRAUS'],
  },
  fr: {
    currency: 'EUR',
    holder: 'Camille Roy',
    betweenAccounts: [
      ['VIR VERS COMPTE {n} CAMILLE ROY', 'VIR DE M CAMILLE ROY'],
      ['VIREMENT INTERNE', 'VIREMENT INTERNE'],
    ],
    toSavings: [
      ['VIR PERMANENT LIVRET A', 'VIR PERMANENT CAMILLE ROY'],
      ['VIREMENT VERS LIVRET', 'VIREMENT DE COMPTE COURANT'],
    ],
    fromSavings: [['VIREMENT VERS COMPTE COURANT', 'VIREMENT DEPUIS LIVRET A']],
    cardRepayment: [['PRELEVEMENT CARTE DEPENSES CARTE {n}', 'REGLEMENT CARTE']],
    abroad: [['VIR WISE EUROPE {n}', 'CAMILLE ROY']],
    cash: [['RETRAIT DAB {n} PARIS', 'Especes']],
    salary: ['VIR SEPA DUVAL SAS SALAIRE', 'VIR DUVAL SAS {n}'],
    rent: ['PRLV FONCIA LOYER', 'VIR LOYER MME PETIT'],
    fromPerson: ['VIR INST {who}', 'VIR DE {who}'],
    toPerson: ['VIR INST VERS {who}', 'VIR {who}'],
    purchase: ['CB {shop} 12/11', 'PAIEMENT CB {shop} {n}', '{shop}'],
    refund: ['AVOIR CB {shop}', 'REMBOURSEMENT {shop}', '{shop}'],
    shops: ['CARREFOUR', 'MONOPRIX', 'FNAC', 'LE PETIT BISTROT', 'DECATHLON', 'PHARMACIE DU LAC'],
    people: ['LEA MARTIN', 'PAUL NOEL'],
  },
  cz: {
    currency: 'CZK',
    holder: 'Petra Horká',
    betweenAccounts: [
      ['Převod mezi vlastními účty', 'Převod mezi vlastními účty'],
      ['ODCHOZÍ ÚHRADA PETRA HORKÁ {n}', 'PŘÍCHOZÍ ÚHRADA PETRA HORKÁ {n}'],
    ],
    toSavings: [['Převod na spořicí účet', 'Převod z běžného účtu']],
    fromSavings: [['Převod na běžný účet', 'Převod ze spořicího účtu']],
    cardRepayment: [['SPLÁTKA KREDITNÍ KARTY {n}', 'SPLÁTKA ÚVĚRU KK']],
    abroad: [['WISE EUROPE {n}', 'PETRA HORKÁ']],
    cash: [['VÝBĚR Z BANKOMATU {n}', 'Hotovost']],
    salary: ['MZDA NOVÁK SRO', 'PŘÍCHOZÍ ÚHRADA NOVÁK SRO'],
    rent: ['TRVALÝ PŘÍKAZ NÁJEM', 'ODCHOZÍ ÚHRADA J MALÝ'],
    fromPerson: ['PŘÍCHOZÍ ÚHRADA {who}', '{who}'],
    toPerson: ['ODCHOZÍ ÚHRADA {who}', '{who}'],
    purchase: ['PLATBA KARTOU {shop}', '{shop} PRAHA {n}'],
    refund: ['VRATKA {shop}', '{shop}'],
    shops: ['ALBERT', 'LIDL', 'ALZA.CZ', 'KAVÁRNA LÍPA', 'DATART'],
    people: ['JAN MALÝ', 'EVA KRÁSNÁ'],
  },
  jp: {
    currency: 'JPY',
    holder: 'サトウ ハナ',
    betweenAccounts: [['振込 サトウ ハナ', '振込 サトウ ハナ']],
    toSavings: [['普通預金 振替 貯蓄', '振替 貯蓄']],
    fromSavings: [['振替 普通預金', '振替 貯蓄預金']],
    cardRepayment: [['ラクテンカード', 'お支払い']],
    abroad: [['WISE {n}', 'サトウ ハナ']],
    cash: [['ATM カード {n}', '現金']],
    salary: ['給与 カ)ミナト', '給料振込'],
    rent: ['家賃 ヤマダ', '振込 ヤマダ'],
    fromPerson: ['振込 {who}'],
    toPerson: ['振込 {who}'],
    purchase: ['{shop} {n}', 'デビット {shop}'],
    refund: ['返金 {shop}', '{shop}'],
    shops: ['セブンイレブン', 'アマゾン', 'スターバックス', 'ユニクロ'],
    people: ['タナカ ケン', 'スズキ アイ'],
  },
};
