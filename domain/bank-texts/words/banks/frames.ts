/** How some banks put the other party between other things, with what is left of it. */
export const FRAMES: readonly (readonly [pattern: RegExp, left: string])[] = [
  // State Bank of India: UPI/DR/<reference>/<name>/<bank>/<address>/<note> <branch>. Axis Bank: P2M for a merchant.
  [/\bUPI\/(?:DR|CR|P2A|P2P)\/\d{6,}\/([^/]{2,40})\/.*/iu, 'UPI, $1'],
  [/\bUPI\/P2M\/\d{6,}\/([^/]{2,40})(?:\/.*)?$/iu, 'POS PURCHASE, $1'],
  [/^((?:UPI|POS PURCHASE), AMAZON) PAY$/iu, '$1'],
  [/^(POS [\dX]+ AMAZON) PAY INDIA$/iu, '$1'],
  // State Bank of India: a purchase by card.
  [/^POS ATM PURCH OTH(?:PG|POS) ?\d{6,}(?: \d{1,2}(?=\p{L}))? ?/iu, 'POS PURCHASE, '],
  // Sparda-Bank: <name> SEPA-<kind> SVWZ+<purpose>, without a space where the name fills its field.
  [/^([^+]{3,70}?) ?(SEPA-(?:BASIS)?(?:LASTSCHRIFT|ÜBERWEISUNG|LOHN\/GEHALT)) (?=SVWZ\+)/iu, '$1, $2, '],
  // Bank of America: the date and the card behind the town.
  [/ CKCD \d{4} [X\d ]+$/u, ''],
  // A card number that is masked in its middle.
  [/\b\d{4,6}[X*]{4,}\d{4}\b/gu, '0000'],
  // St.George: a purchase abroad, and its amount before the name.
  [/ O\/Seas (.*?)\b[A-Z]{3}\d+\.\d{2}\b/iu, ' $1'],
  // Royal Bank of Canada: C for a card without contact.
  [/\bC ?- ?(?=IDP\b)/u, ''],
  // Banks of Ireland: POS01SEP SHOP, and SHOP01SEP.
  [/(?=\d{2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b)(?<=\p{L}{3})/giu, ' '],
  // Airlines print the number of the ticket without a space: DELTA AIR 0068636969895BELLEVUE.
  [/(?<=[\p{L} ]{4})(\d{10,})(?=\p{L})/gu, ' $1 '],
  // The number of a ticket begins with that of the airline.
  [/^AMERICAN AIR(?:LINES)? *(?=001\d{7})/iu, 'AMERICAN AIRLINES, '],
  [/^UNITED(?: AIRLINES)? +(?=016\d{7})/iu, 'UNITED AIRLINES, '],
  [/^DELTA(?: AIR)?(?: LINES)? *(?=006\d{7})/iu, 'DELTA AIR LINES, '],
  [/^SOUTHWES(?:T|T AIR)? *(?=526\d{7})/iu, 'SOUTHWEST AIRLINES, '],
  [/^ALASKA A(?:IR)? *(?=027\d{7})/iu, 'ALASKA AIRLINES, '],
  [/^JETBLUE *(?=279\d{7})/iu, 'JETBLUE, '],
  // “C.P.A.M.” is CPAM; “S.A.R.L.” is a legal form.
  [/(?<![\p{L}.])(?!S\.)(\p{Lu})\.(\p{Lu})\.(\p{Lu})\.(?:(\p{Lu})\.)?(?!\p{L})/gu, '$1$2$3$4'],
  // Some brands have a mark in their name.
  [/\bCO-OP(?= (?:GROUP|FOOD)\b)/giu, 'COOP'],
  [/\bE\*TRADE\b/giu, 'ETRADE'],
  // Crédit Mutuel and CIC: the town before the name.
  [
    /^(PAIEMENT (?:CB|PSC) \d{4} )[\p{Lu}'-]+ (?=(?:LE|LA|LES|AU|AUX|CHEZ|SARL|SAS|EURL|SNC|BOULANGERIE|BOUCHERIE|PHARMACIE|RESTAURANT|BRASSERIE|CREPERIE|PIZZERIA|CAFE|BAR|HOTEL|CARREFOUR|INTERMARCHE|LECLERC|LIDL|MONOPRIX|PICARD|DECATHLON|COIFFURE|GARAGE|LIBRAIRIE|TABAC) )/u,
    '$1',
  ],
  // KBC and Sparkasse: the hour before the name: OM 13:38 UUR COLRUYT.
  [/(?<=\d{2}[:.]\d{2} ?)(?:UUR|UHR)(?= )/giu, ','],
  // Banks of Mexico: the other bank and a reference before the name.
  [/^SPEI (?:ENVIADO|RECIBIDO|DEVUELTO)A? \p{L}[\p{L} ]{1,24}? ?(?=\d{6,})/iu, 'SPEI, '],
  // BBVA of Mexico: the account of the other party, or its bank and a reference, before what somebody wrote.
  [/^PAGO CUENTA DE TERCERO \d{6,} BNET \d{6,} ?/iu, 'SPEI, '],
  [/^SPEI ENVIADO [\p{L} ]{2,24}\/ \d{6,} +\d{3} +\d{7}/iu, 'SPEI, '],
  // DNB: whom the money came from, and when.
  [/(?:\bInnland,? |\bUtland,? )?\bFra: (.{2,60}?) Betalt: [\d.]+/iu, ', $1,'],
  // Amazon's wallet in India, in which Amazon is the shop.
  [/^UPI-AMAZON PAY-[^-]*/iu, 'UPI-AMAZON'],
  // First National Bank: Send Money to a telephone.
  [/^Send Money (?=\p{L})/iu, 'Transfer '],
  [/^PIX QR ?CODE(?= )/iu, 'PIX'],
  [/\bREMA1000\b/giu, 'REMA 1000'],
  // National Automated Clearing House of India: NACH-10-DR-LIC OF INDIA-1234.
  [/^(?:NACH|ECS)-(?:\d+-)?(?:DR|CR)-/iu, 'NACH, '],
  // Dutch Railways: the station behind a dash.
  [/^NS-(?=\p{L}{3})/u, 'NS REIZIGERS, '],
  // Nubank: which part of a purchase is paid.
  [/ [-–—] Parcela \d+\/\d+$/iu, ''],
  // Banks of Austria: the number of a cash machine.
  [/^AUTOMAT (?=\d{5})/u, 'GELDAUTOMAT '],
  // Car parks: IMPARK00120342U.
  [/^(IMPARK)(?=\d{5})/u, '$1 '],
  // Discovery Bank: the card before everything, and whose payment a fee was for behind it.
  [/^\*{2,}\d{4} /u, ''],
  [/^Fee .*?\bfee\b.*$/iu, 'Fee'],
  // Santander of the United Kingdom: the amount and the rate behind the name.
  [/^(CARD PAYMENT TO .{2,60}?),[\d,.]{4,14} [A-Z]{3}, RATE .*$/u, '$1'],
  // Banks of the United Kingdom: a giro credit is no bank's.
  [/^BANK (?:GIRO )?CREDIT (?=\p{L})/iu, 'BGC '],
  // Bankwest and ING of Australia.
  [/^Debit Adjustment#\d+-Int Tran Fee\b.*$/iu, 'International Transaction Fee'],
  [/^AUTHORISATION ONLY - /u, ''],
  [/(Receipt \d{4,7})(?=\p{Lu})/u, '$1, '],
  // Bradesco: Compra Cart Elo, Compra Elo Debito Vista, Pix Qrcode Din Des: NAME 22/04.
  [/^Compra (?:Cart )?Elo (?:D[eé]bito Vista )?/iu, 'Compra '],
  [/^(?:PIX(?: QR ?CODE)?|Transfe Pix) (?:(?:Din|Est) )?(?:Des|Rem): ?(.{2,80}?)(?: \d{2}\/\d{2})?$/iu, 'PIX, $1'],
  // Nubank: the number and the bank of the other party behind its name.
  [/^Transfer[êe]ncia (?:enviada|recebida)(?: pelo Pix)? - (.{2,80}?)(?: - [•*\d].*)?$/iu, 'PIX, $1'],
  // Royal Bank of Canada: what is paid before the name.
  [/^(Insurance|Loan|Payroll Deposit|Misc Payment|Account Payable Pmt) (?=\p{Lu})/u, '$1, '],
  [/^Residential Mtg (?=\p{Lu})/u, 'Mortgage, '],
  [/^Health\/Dental Claim (?=\p{Lu})/u, 'Insurance Claim, '],
  [/^Inter-FI Fund Tr (?:Dr|Cr) /u, ''],
  // Bank of Montreal: PAY/PAY behind who pays wages.
  [/^Direct Deposit, (.{2,80}) PAY\/PAY$/u, 'Payroll, $1'],
  [/\bAutodeposit (?=\p{L})/u, ', '],
  // Zürcher Kantonalbank: how many payments were booked together, and cash.
  [/^Belastungen (?:eBanking|Mobile Banking)(?: Mobile)? \(\d+\) /u, 'Belastung: '],
  [/^Belastung aus Lastschrift mit Widerspruch: /u, 'Lastschrift: '],
  [/^Bezug (?=.{3,40}\bNr\. xxxx)/u, 'Bargeldbezug '],
  // Migros Bank: a friend with the surname first, and a telephone. Valiant: the card behind a shop.
  [/^TWINT (?:Belastung|Gutschrift) (\p{L}[\p{L}-]+), (\p{L}[\p{L} -]+), \+\d[\d ]+.*$/u, 'TWINT, $2 $1'],
  [/^Debitkarten-Einkauf [\d.]+ [\d:]+ (.+?) Kartennummer: .*$/u, 'KARTENZAHLUNG, $1'],
  // PostFinance: the town right before the country.
  [/\b((?:KARTEN NR\.|CARTE N°|CARTA N°) XXXX\d{4} .{2,60}) (\S+) (?:SCHWEIZ|SUISSE|SVIZZERA)$/u, '$1, $2'],
  // Banks of Norway: the day of payment, a reference, or a street with its number behind the name.
  [/ Betalt: \d{2}\.\d{2}\.\d{2,4}$/u, ''],
  [/^Visa \d{6} (?=\p{L})/u, 'Varekjøp '],
  [
    /^(\d{2}\.\d{2} .{3,40}?) \p{Lu}[\p{Lu}.]*(?:GT|GATA|GATE|GATEN|VEIEN|VEI|VN|VEGEN|VEG)\.? \d+\p{Lu}?(?= |$)/u,
    '$1,',
  ],
  // Banks of Sweden: a payment to a bankgiro that another app gave in, and “WILLY:S” in their capitals.
  [/^Open Banking (?:BG|PG) [\d-]+ /u, 'Betalning, '],
  [/(?<=\p{Lu}{3}):S(?!\p{L})/gu, 'S'],
  // Santander of Poland: a card, the amount and the rate before the name.
  [/^DOP\. (?:MC|VISA) \S+ /u, ''],
  // Poland: a partnership, and a card that is filled from another one.
  [/ s\.c\.(?= |$)/iu, ','],
  [/\bRevolut\*\*\d{4}\*/u, 'Revolut'],
  [/\b(P[ŁL]ATNO[ŚS][ĆC] KART[ĄA]) (?:[\d.]+ [A-Z]{3} )+(?:1 [A-Z]{3}=[\d.]+ [A-Z]{3} )?/u, '$1 '],
  // Caixa Geral de Depósitos: a transfer at once.
  [/^TFI (?=\p{L})/u, 'TRF '],
  [/^COMPRAS C\.DEB /u, 'COMPRA '],
  [/^PAG BXVAL-? ?(?:\d+ )?/u, 'PAGAMENTO '],
  [/^TRF MBW (?=\d{9,})/u, 'TRF MBWAY '],
  // The railways of Portugal: the station behind their short name.
  [/^(COMPRA )CP (?=\p{L}{3})/u, '$1COMBOIOS DE PORTUGAL, '],
  // Royal Bank of Canada: a purchase in the network of the banks or on the web.
  [/^WWWINTERAC PUR \d{4} /u, 'INTERAC PURCHASE '],
  [/^VISA DEBIT (?:PUR|REF)-\d{4} /u, 'VISA DEBIT PURCHASE '],
  // Oversea-Chinese Banking Corporation: the kind of address before the other party.
  [/^FAST PAYMENT OTHR via PayNow-\p{L}+ to /iu, 'PAYNOW, '],
  // FairPrice of Singapore cuts its own name before the shop.
  [/\bNTUC FP ?- ?(?=\p{L})/u, 'NTUC FAIRPRICE, '],
  // United Overseas Bank of Singapore: codes and references around the name.
  [
    /^PAYNOW-FAST (?:OTHR |PAYNOW |Transfer - UEN ){0,3}(?:(?:PIB|MBK|PPPC)\d{7,} )?(.{2,80}?)(?: (?:(?:PIB|MBK|PPPC)\d{7,}|OTHR)){0,3}$/u,
    'PAYNOW, $1',
  ],
  [/^NETS Debit-Consumer (.{2,40}?)(?: PTE L)?\d{8}\b.*$/u, 'NETS Debit, $1'],
  [/^Inward (?:DR|CR) - GIRO (?:INSU|OTHR|IVPT|TAXS|LOAN|UTIL) (?:\d+ )?/u, 'GIRO, '],
  // Intesa Sanpaolo: who pays wages, behind what they are called.
  [/^(Stipendio) o pensione (?:.{0,200}?\bMITT\. (?=.{2,80}BENEF\.))?(.{2,80}?)(?: BENEF\. .*)?$/iu, '$1, $2'],
  // Bank of America: Discover calls repayments of its cards so.
  [/^DISCOVER DES:(E-PAYMENT)\b.*$/u, 'DISCOVER $1'],
  // PayPal and Bank of America: the shop where others print what is paid.
  [/^PAYPAL DES:(?!INST XFER|TRANSFER|PAYMENT|ECHECK|VERIFY)([\p{L}\p{N} ]{3,20}?) ID:/u, 'PAYPAL *$1 ID:'],
  // “SPOTIFY25/10” is SPOTIFY on the 25th. In `2026-05-11T14:23`, 11T14 is no reference.
  [/(\p{L})(\d{2}[/.-]\d{2}(?!\d))/gu, '$1 $2'],
  [/(?<=\d{2})T(?=\d{2}[:.]?\d{2})/gu, ' '],
];
