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
      swissquote, postfinance e trading, true wealth, selma finance, inyova, yuh, descartes vorsorge, eq bank, oaken,
      oaken financial, ubank saver, betashares, betashares direct, cmc markets, linxea, fortuneo bourse, goodvest, ramify,
      saxo banque, bforbank, fineco, finecobank, tinaba, gimme5, renta 4, inbestme, openbank wealth, selfbank, xp inc,
      clear corretora, toro investimentos, btg pactual, inter dtvm, warren, easynvest, modalmais, orama, agora cvm,
      genial investimentos, conseq, patria finance, patria, fio ebroker, amundi, investika, zonky, edward, finax, inpzu,
      exante, bossa, mbank makler, mdm, tfi, nn tfi, pko tfi, et money, etmoney, paytm money, angel one, icicidirect,
      icici direct, hdfc securities, smallcase, cams, kfintech, scripbox, nippon india mf, sbi mf, hdfc mf, icici pru mf,
      axis mf, 松井証券, auカブコム, theo, ウエルスナビ, ラクテンシヨウケン, エスビーアイシヨウケン, マネツクス, マツイシヨウケン, june invest,
      norm invest, lunar invest, danske invest, sparinvest, sparindex, nord investments, sigmastocks, fundler, savr,
      levler, marginalen bank, collector bank, peaks, semmie, evi van lanschot, evi, binck, binckbank, lynx broker,
      knab beleggen, argenta spaar, nibc, consorsbank, consorsbank depot, ing depot, dkb depot, growney, ginmon, whitebox,
      oskar, quirion, c24 bank, deka, dekabank, deka depot, dws, union investment, fondsdepot bank, ebase, fnz bank,
      onvista bank, s broker, baader bank, sutor bank, visualvest, sofi invest, ally invest, public investing,
      discover savings, treasurydirect, treasury direct, t rowe price, tiaa, edward jones, merrill, merrill edge,
      morgan stanley, empower retirement, fidelity, vanguard asset, schwab, charles schwab, chase saver, monzo pot,
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
      endowus,
      tangerine, tangerine bank, simplii, simplii financial, motive financial, saven financial, alterna bank, hubert financial, achieva, maxa financial, stavební spořitelna, modrá pyramida, buřinka, čmss, wüstenrot stavební, capitalização, título de capitalização, ourocap, sofisa direto, avenue securities, rico invest, mediolanum pac, eurizon, arca fondi, anima sgr, etica sgr, sella sgr, cashbee, mon petit placement, bitstack, lita co, homunity, epsor, sbab, hoist spar, swedbank robur, handelsbanken fonder, seb fonder, skandia fonder, länsförsäkringar fonder, ica banken spar`,
  },
};
