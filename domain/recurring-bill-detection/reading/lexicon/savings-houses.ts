import type { BankWords } from './bank-words.ts';

/**
 * Banks and brokers that take savings and investments and hardly anything else. Money sent there is still the sender’s.
 */
export const SAVINGS_HOUSES: BankWords = {
  countries: '*',
  sources: [
    'Registers of the supervisors: FCA, BaFin, AMF, FINRA BrokerCheck, ASIC, CIRO, SEBI: retail brokers and direct banks',
  ],
  senses: {
    savings: `
      marcus by goldman, marcus by goldman sachs, goldman sachs bank, ally bank transfer, ally savings, raisin,
      weltsparen, chip financial, moneybox, plum fintech, plum savings, oaknorth, atom bank, aldermore, shawbrook,
      ns i, nsandi, premium bonds, vanguard, vanguard buy, fid bkg svc, fidelity inv, fidelity investments,
      schwab brokerage, schwab moneylink, moneylink, e trade, etrade, td ameritrade, robinhood, robinhood funds,
      webull, acorns invest, acorns round ups, stash capital, wealthfront, betterment, m1 finance,
      interactive brokers, coinbase, kraken, binance, crypto com, gemini trust, bitpanda, bitvavo, bitstamp,
      blockfi, trade republic, scalable capital, scalable, flatex, comdirect depot, smartbroker, finanzen net zero,
      justtrade, degiro, etoro, trading 212, freetrade, hargreaves lansdown, hl isa, aj bell, interactive investor,
      nutmeg, wealthify, bourse direct, boursobank bourse, yomoni, nalo, indexa capital, myinvestor, finizens,
      moneyfarm, directa sim, brand new day, meesman, bux, avanza, nordnet, lysa, opti, saxo, saxoinvestor, xtb,
      portu, fondee, indigo investicni, investown, wealthsimple, wealthsimple invest, questrade, raiz, spaceship,
      stake shop, commsec, selfwealth, pearler, superhero, sharesies, hatch invest, zerodha, groww, upstox, kuvera,
      indian clearing corp, iccl, bse star mf, nse clearing, sip mf, mutual fund, mutual funds, xp investimentos,
      nuinvest, rico investimentos, tesouro direto, cetesdirecto, gbm, fintual, easyequities, satrix, 証券, ショウケン,
      sbi証券, 楽天証券, ラクテンショウケン, マネックス, ウェルスナビ, 증권, 투자증권, 키움증권, 余额, 券商, 證券, bibit, ajaib, stockbit, stashaway, syfe,
      endowus`,
  },
};
