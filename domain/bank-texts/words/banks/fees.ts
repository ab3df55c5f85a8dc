import type { BankWords } from '../bank-words.ts';

/**
 * Fees of banks for single events, such as a payment abroad or a returned debit: a text that has a word of each list
 * and names nobody. A fee for the account itself has no such event, and may be a bill.
 */
export const FEES: BankWords = {
  countries: '*',
  sources: [
    'Payment Accounts Directive 2014/92/EU: national lists of the most representative services linked to a payment account, in the languages of the member states',
    'Fee schedules of banks in the United States, Canada, Australia, India, Japan and Brazil (Resolução CMN 3.919)',
  ],
  senses: {
    fee: `
      fee, fees, charge, charges, chrg, chgs, chg, surcharge, markup, mark up, gebühr, gebühren, entgelt, entgelte,
      spesen, frais, gasto, gastos, cargo por, taxa, taxas, encargo, spese, kosten, vergoeding, tarief, avgift,
      avgifter, gebyr, gebyrer, kulu, palkkio, palvelumaksu, opłata, opłata za, opłaty, cena za, díj, naknada,
      nadomestilo, такса, έξοδα, ücret, ücreti, masraf, masrafı, komisyon, 手数料, テスウリョウ, 수수료, 手续费, 手續費, biaya, caj, phí,
      ค่าธรรมเนียม, عمولة, رسوم, עמלה, tar, chgs dr, service chg, zuschlag, bearbeitungszuschlag, bearbeitungsgebühr,
      aufschlag, supplément, majoration, supplemento, maggiorazione, recargo, toeslag, tillæg, tillägg, påslag,
      přirážka, chrg dr`,
    feeEvent: `
      foreign, foreign currency, currency, conversion, fx, forex, intl, international, overseas, abroad, non sterling,
      cross border, cross currency, exchange, atm, cash, withdrawal, transfer, wire, wires, instant, returned, return,
      unpaid, late, overdraft, replacement, replace, stop, dishonour, cheque, e transfer, e tfr, etfr, e trf, etrf,
      interac, ausland, auslands, auslandseinsatz, fremdwährung, fremdwährungs, währung, währungsumrechnung,
      umrechnung, bargeld, geldautomat, abhebung, überweisung, echtzeitüberweisung, rücklastschrift, rückgabe, mahnung,
      ersatzkarte, étranger, devise, devises, change, hors zone, hors zone euro, hors ue, rejet, incident, retrait,
      retraits, virement, virement instantané, opposition, cambio, divisa, divisas, extranjero, cajero, cajeros,
      devolución, descubierto, transferencia, transferencia inmediata, retirada, exterior, moeda estrangeira, saque,
      levantamento, ted, doc, devolvido, estero, estera, valuta, cambio valuta, prelievo, bonifico, insoluto, extra ue,
      buitenland, koers, vreemde valuta, koersopslag, geldopname, overboeking, storno, utland, utlandet, utländsk,
      valutaväxling, valutapåslag, uttag, överföring, påminnelse, udland, udlandet, valutatillæg, hævning, overførsel,
      rykker, overtræk, utenlandsk, uttak, overføring, purring, ulkomaan, valuutta, nosto, siirto, zagranica,
      zagraniczna, zagraniczny, przewalutowanie, za przewalutowanie, przeliczenie, wypłata, bankomat, przelew,
      przelew natychmiastowy, ekspresowy, zwrot, zahraniční, zahraničí, směna, výběr, bankomatu, převod,
      okamžitá platba, vrácení, upomínka, zahraničná, külföldi, átváltás, készpénzfelvétel, átutalás, schimb valutar,
      retragere, transfer valutar, yurtdışı, döviz, havale, eft, fast, para çekme, 振込, 海外, 時間外, フリコミ, ｶｲｶﾞｲ, 払戻, 両替,
      引出, 送金, 海外事務, 海外利用, 환전, 해외, 이체, 인출, 跨行, 境外, 转账, 轉帳, 取款, chuyển tiền, rút tiền, imps, neft, rtgs, abm, etransfer,
      fremdautomat, fremdbank, bezug fremdbank, bezug fremdautomat, bearbeitungsgebühr ausland,
      einsatz der karte im ausland, valutakurs, koerstoeslag, decline, dcc, fcy, foreign exchange, fremde automaten,
      fremdbezug, auslandbezug, auslandtransaktion, auslandtransaktionen, transaktion im ausland,
      transaktionen im ausland, fremdwährungen`,
    returned: `
      foreign currency conversion, network transaction fee, international service fee, out of network, e trf fee,
      etrf fee, auslandsentgelt, auslandsgebühr, fremdwährungsgebühr, fremdwährungsentgelt, valutagebyr, valutaavgift,
      utlandsavgift, udlandsgebyr, utenlandsgebyr, kortgebyr udland, valutavekslingsgebyr, wisselkoersopslag, 振込手数料,
      フリコミテスウリヨウ, 海外事務手数料, カイガイジムテスウリヨウ, カイガイジム, 時間外手数料, 海外サービス手数料, poplatek za zahraniční platbu,
      opłata za przewalutowanie, 1 75 für einsatz der karte im ausland, fremdspesen, wisselkoerstoeslag,
      valutakurstillæg, tar ted, tar saque, auslandzuschlag, auslandszuschlag, fremdwährungszuschlag,
      bearbeitungszuschlag, auslandkommission, auslandspesen, pos decline charges, pos decline chrg, forex markup,
      forex markup fee, cross currency markup, markup fee, mark up fee, dcc markup, dc intl pos txn markup,
      intl pos txn markup, pos txn markup, txn markup, markup st, intl txn markup, cross curr markup, forex mark up,
      fx markup, international txn fee, int l transaction fee, foreign txn fee, overseas txn fee, foreign exch fee,
      frais carte étranger, comisión divisa, comisión cambio divisa, comissão câmbio, iof compra internacional`,
    interest: `
      int pd, int paid, interest pd, int pd to, int payable, dispositionsränta, dispositionsränteutgift,
      debitorrente, overtrækrente, negativ rente, dispositionskreditzins, dispozins, debetní úroky, úrok z debetu`,
    commission: `
      commission, commissions, kommission, provision, comisión, comisiones, tarifa, tarifas, comissão, comissões,
      commissione, commissioni, provisie, prowizja, prowizje, poplatek, poplatky, poplatek za, poplatok, poplatok za,
      jutalék, comisioane, provizija, комиссия, комісія, προμήθεια, komisyon, 手数料, テスウリヨウ`,
    upkeep: `
      account fee, account keeping, account maintenance, maintenance, monthly fee, monthly account fee,
      monthly service fee, service charge, plan fee, package, kontoführung, kontoführungsgebühr, kontoführungsentgelt,
      kontopauschale, monatlich, paket, tenue de compte, gestion de compte, forfait, mantenimiento, administración,
      mensual, pacote, pacote servicos, cesta, cesta de servicos, manutencao, mensal, anuidade, tenuta conto,
      gestione conto, canone, canone mensile, mensile, pakket, betaalpakket, rekening, maandelijks, årsavgift,
      månadsavgift, paketpris, kontogebyr, årsgebyr, månedsgebyr, prowadzenie, prowadzenie rachunku, miesięczna,
      za kartę, vedení, vedení účtu, za vedení účtu, balíček, vedenie, vedenie účtu, számlavezetés, administrare cont,
      vođenje računa, hesap işletim, обслуживание, 口座管理, 口座維持, 年会費, 月額, 계좌관리, 账户管理`,
  },
};
