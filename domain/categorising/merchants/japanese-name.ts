import { japaneseCompany, printedKana } from '../words/japanese-names.ts';

/**
 * The name of the other party in a text without spaces between words: what stands between the spaces around `first`,
 * the first word that names somebody. A company known for it is called as it writes itself, whatever kana the bank
 * prints, and a person has both names: `振込 ヤマダ タロウ`. `undefined` where nobody is named.
 */
export function japaneseName(text: string, first: string | undefined): string | undefined {
  const plain = printedKana(text);
  const rest = plain.replace(AROUND, ' ').trim();
  const isTransfer = TRANSFER.test(rest);
  const parts = rest.replace(TRANSFER, '').split(/[\s,()/*]+/u);
  const at = parts.findIndex(
    (part) => first !== undefined && part !== '' && (part.includes(first) || first.includes(part)),
  );
  const part = parts[at];
  if (part === undefined) return undefined;
  const known = japaneseCompany(parts.slice(at).join(''), part);
  if (known !== undefined || /\p{N}{4}/u.test(part)) return known;
  const isPerson = isTransfer && parts.length === 2 && parts.every((one) => KANA.test(one));
  return isPerson ? parts.join(' ') : withSmallKana(part);
}

const KANA = /^[\p{Script=Katakana}ー]{2,6}$/u;

/** Legal forms, wallets and debit cards that banks print around a name. */
const AROUND =
  /株式会社|有限会社|合同会社|\([株有カユド]\)|(?<!\p{L})[カユド]\)|\([カユド]$|^V?デビット\d*(?= )|^(?:PayPay\*|QP\/|iD\/)|\/(?:iD|QP|NFC)$| iD$|ご利用分|放送受信料/giu;

const TRANSFER = /^(?:給与)?(?:振込|フリコミ)\d?\s+/u;

/** Banks have no small kana: “ペツト” is ペット, unless the name has small ones of its own. */
function withSmallKana(text: string): string {
  if (/[ァィゥェォッャュョ]/u.test(text)) return text;
  return text
    .replace(/(?<=[シチジ])[ヤユヨ]|(?<=フ)[アイエオ](?=[ーツスンミルク])/gu, (kana) => SMALL[kana]!)
    .replace(/(?<=[ペビキクロトネ])ツ(?=[トクプチ])/gu, 'ッ');
}

const SMALL: Readonly<Record<string, string>> = {
  ア: 'ァ',
  イ: 'ィ',
  エ: 'ェ',
  オ: 'ォ',
  ヤ: 'ャ',
  ユ: 'ュ',
  ヨ: 'ョ',
};
