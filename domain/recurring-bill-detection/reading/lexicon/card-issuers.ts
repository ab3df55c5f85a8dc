import type { BankWords } from './bank-words.ts';

/** Card issuers, among them the banks of retailers, and what the repayment of a card is called. */
export const CARD_ISSUERS: BankWords = {
  countries: '*',
  sources: [
    'Registers of the supervisors: ACPR (établissements de crédit), Finansinspektionen, BaFin, FCA, Banco de España, Japan Consumer Credit Association, Credit Finance Association of Korea; imprints of co-branded cards',
  ],
  senses: {
    cardDebt: `
      rec tarjeta, rec tarj, recibo tarj, cuota tarjeta, pass carrefour, carrefour pass, banque carrefour pass,
      kreditkartenrechnung, monatsabrechnung karte, カード代金, カードご利用代金, クレジットカード利用代金, 信用卡繳款, 信用卡自动还款`,
    cardIssuer: `
      banque carrefour, oney, floa,       landesbank berlin kreditkarte, amazon visa, viseca card services, swisscard aecs,
      cembra, topcard, topcard service, bonus card,             hipercard, ourocard, cartão renner, cartao pernambucanas, target redcard, td bank usa, syncb,       comenity pay, comenitypay, bread fin, macys credit, kohls charge, lowes syf, home depot card, best buy card,
      citi retail services, td retail card, pc mastercard, pc financial mastercard, presidents choice mastercard,
      triangle mastercard, canadian tire mastercard, walmart mc, home trust visa, capital one canada, hbc mastercard,
      coles mastercard, coles card, woolworths card, qantas money, david jones card, オリコカード,
      ユーシーカード, セディナカード, 丸井エポス, ヤフーカード, paypayカード, ファミマtカード, amexカード, メルカード, au payカード`,
  },
};
