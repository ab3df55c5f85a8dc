import type { BankWords } from '../bank-words.ts';

/** Plans that put money aside: it stays the saver’s. Pensions by contract with an insurer are not among them. */
export const INVESTING: BankWords = {
  countries: '*',
  sources: [
    'Product names on the public pages of banks, brokers and building societies; national schemes: ISA, TFSA, PPF, PEA, PIR, IKE, ISK, NISA, Tesouro Direto, Säule 3a',
  ],
  senses: {
    savings: `
      lisa contribution, lifetime isa, stocks shares isa, stocks and shares isa, junior isa, jisa, instant isa,
      instant access isa, fixed rate isa, help to buy isa, roth ira, ira contribution, 529 plan, college savings,
      brokerage account, investment account, investment plan, index fund, mutual fund sip, sip instalment,
      sip installment, ppf, ppf contribution, public provident fund, rd installment, rd instalment,
      recurring deposit instalment, nps contribution, sukanya samriddhi, gold savings, investment contribution,
      auto invest, autoinvest, recurring buy, dca, fondssparplan, etf sparplan, depotsparplan, wertpapiere,
      fondssparen, geldanlage, vermögensaufbau, säule 3a, 3a konto, vorsorgekonto, viac, finpension, frankly, privor,
      bausparer, notgroschenkonto, fondskonto, anlagesparplan, anlagekonto, versement programmé, fonds de placement,
      compte titres, troisième pilier, 3e pilier, 3ème pilier, pilier 3a, plan d epargne, fondo de inversión,
      fondos de inversión, fondos, suscripción fondo, suscripción fondos, aportación fondo, aportación periódica,
      ahorro periódico, plan de ahorro, cuenta remunerada, hucha, ahorro, inversión, inversiones, cartera de fondos,
      roboadvisor, piano di risparmio, piano accumulo, pac fondi, sottoscrizione fondi, fondo comune, fondi comuni,
      versamento pac, conto titoli, accumulo, tesouro direto, fundo de investimento, fundos de investimento,
      guardar dinheiro, dinheiro guardado, poup programada, cofre, certificados do tesouro, beleggen, belegging,
      fondsbeleggen, periodiek beleggen, fonder, fondköp, fondsparande, fondinsättning, aktier, aktiesparande,
      värdepapper, buffert, sparplan, spardepå, aktiekonto, isk insättning, isk sparande, autosparande, fondkonto,
      månedsinvestering, investering, investeringer, investeringskonto, værdipapirer, aktiekøb, spareaftale,
      fondssparing, aksjesparing, bufferkonto, sijoitus, sijoitukset, rahastot, sijoitustili, ike, ikze, obligacje,
      obligacji, lokata, lokaty, fundusz inwestycyjny, fundusze inwestycyjne, jednostki uczestnictwa,
      rachunek maklerski, dom maklerski, inwestycje, inwestycja, oszczędzanie, skarbonka, autooszczędzanie, oszczędzam,
      biuro maklerskie, investice, investování, podílové fondy, dip, termínovaný vklad, pravidelná investice, spořím,
      investovanie, megtakarítás, befektetés, befektetési, értékpapír, economii, štednja, ulaganje, varčevanje,
      birikim, yatırım, накопления, инвестиции, вклад, αποταμίευση, 積立, 投信積立, 積立投信, 投資信託, 投信, 貯蓄, 定額貯金, 財形, 財形貯蓄, イデコ,
      つみたて, ツミタテ, トウシン, シヨウケン, つみたて投資, 積立貯金, 自動積立, ツミタテテイキ, 적금, 펀드, 적립식, 定投, 基金定投, 储蓄, 儲蓄, tabungan, reksa dana,
      simpanan, tiết kiệm, ออมทรัพย์, กองทุน`,
  },
};
