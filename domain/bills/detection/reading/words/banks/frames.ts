/** How some banks put the other party between other things, with what is left of it. */
export const FRAMES: readonly (readonly [pattern: RegExp, left: string])[] = [
  // State Bank of India: UPI/DR/<reference>/<name>/<bank>/<address>/<note> <branch>.
  [/\bUPI\/(?:DR|CR)\/\d{6,}\/([^/]{2,40})\/.*/iu, 'UPI, $1'],
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
  [/(?<=\p{L}{3})(?=\d{2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b)/giu, ' '],
  // Airlines print the number of the ticket without a space: DELTA AIR 0068636969895BELLEVUE.
  [/(?<=[\p{L} ]{4})(\d{10,})(?=\p{L})/gu, ' $1 '],
  // The number of a ticket begins with that of the airline.
  [/^AMERICAN AIR(?:LINES)? *(?=001\d{7})/iu, 'AMERICAN AIRLINES, '],
  [/^UNITED(?: AIRLINES)? +(?=016\d{7})/iu, 'UNITED AIRLINES, '],
  [/^DELTA(?: AIR)?(?: LINES)? *(?=006\d{7})/iu, 'DELTA AIR LINES, '],
  [/^SOUTHWES(?:T|T AIR)? *(?=526\d{7})/iu, 'SOUTHWEST AIRLINES, '],
  [/^ALASKA A(?:IR)? *(?=027\d{7})/iu, 'ALASKA AIRLINES, '],
  [/^JETBLUE *(?=279\d{7})/iu, 'JETBLUE, '],
  // Some brands have a mark in their name.
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
  // “SPOTIFY25/10” is SPOTIFY on the 25th. In `2026-05-11T14:23`, 11T14 is no reference.
  [/(\p{L})(\d{2}[/.-]\d{2}(?!\d))/gu, '$1 $2'],
  [/(?<=\d{2})T(?=\d{2}[:.]?\d{2})/gu, ' '],
];
