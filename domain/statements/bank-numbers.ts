/**
 * Such as `DE89 3704 0044 0532 0130 00`, also with hyphens, dots or nothing between. It may touch letters before it,
 * and a word after it may look like a part of it, so it only says where to look.
 */
export const IBAN_LIKE = /[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?/giu;
const SEPARATORS = /[ .-]/g;

/** How long the IBANs of each country are (ISO 13616, registry of SWIFT). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The longest beginning of the text, in whole parts, that is an IBAN; `undefined` without one. */
export function ibanAtStart(text: string): string | undefined {
  const ends = [text.length, ...Array.from(text.matchAll(SEPARATORS), ({ index }) => index).toReversed()];
  const end = ends.find((place) => isIban(text.slice(0, place).replace(SEPARATORS, '')));
  return end === undefined ? undefined : text.slice(0, end);
}

/** ISO 13616: the length of its country; and moved to the end, with letters from 10, the remainder by 97 is 1. */
export function isIban(number: string): boolean {
  const plain = number.toUpperCase();
  if (plain.length !== IBAN_LENGTHS.get(plain.slice(0, 2))) return false;
  let remainder = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  }
  return remainder === 1;
}

/** Polish banks write an IBAN without its `PL` at home. */
export function isPolishAccount(digits: string): boolean {
  return digits.length === 26 && isIban(`PL${digits}`);
}

const CARD_LENGTHS = { shortest: 13, longest: 19 };

/** ISO/IEC 7812: begins with 2 to 6, has 13 to 19 digits, and passes the Luhn check. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < CARD_LENGTHS.shortest || digits.length > CARD_LENGTHS.longest) return false;
  if (!/^[2-6]\d*$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .reduce((total, digit, nth) => total + (nth % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}
