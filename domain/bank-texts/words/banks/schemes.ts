import type { BankWords } from '../bank-words.ts';

/** Codes that banks of many countries print. */
export const ISO_20022: BankWords = {
  countries: '*',
  sources: [
    'ISO 20022 external code sets: bank transaction codes (domain, family, sub-family) and purpose codes',
    'SWIFT MT940: structured field 86; European Payments Council: SEPA rulebooks (labels of mandate and creditor)',
  ],
  senses: {
    channel: `
      sepa, sct, inst, sct inst, core, iban, bic, swift, pmnt, purp, svwz, abwa, abwe, trtp, remi, isdt, cntp, ultc,
      ultd, tan, pos id, mcc, cof, frst, rcur, ooff, fnal, slev, shar, ourn`,
    purchase: 'pmnt ccrd, purp gdds, posd, trtp betaalpas',
    standing: `
      pmnt icdt stdo, pmnt rddt, rddt, esdd, stdo, sdd, purp subs, purp insu, purp elec, purp gasb, purp phon,
      purp rent, purp loan, purp nitx, purp wter`,
    reference: `
      eref, mref, kref, cred, marf, csid, endtoendid, e2e, mandateid, mandate id, creditor id, creditorid, debt,
      coam, oamt, rum, ics, umr, ci, e2eref, notprovided`,
    payee: 'name, abwa name, cdtr, cdtr nm, ultc name',
    holder: 'dbtr, dbtr nm, ultd',
    cash: 'pmnt ccrd cwdl, pmnt cntr cwdl, cwdl, cntr, purp cash, purp cdcb',
    savings: 'purp savg, savg, purp ivst',
    ownTransfer: 'pmnt icdt book, purp intc, purp cashtransfer',
    cardDebt: 'purp ccrd, purp iccp, purp cdcd, iccp',
    interest: 'purp inte, acmt mdop intr, pmnt mdop intr',
    returned: 'pmnt rddt upct, pmnt rddt prdd, pmnt mdop comm',
  },
};

/**
 * Companies that pass payments on and print their own name before the merchant’s: card acquirers, wallets, mobile
 * payment schemes. The merchant stands behind a star or a space.
 */
export const PROCESSORS: BankWords = {
  countries: '*',
  sources: [
    'Visa and Mastercard: payment facilitator prefixes in merchant descriptors; the processors’ own help pages on statement descriptors',
  ],
  senses: {
    channel: `
      sq, sqsp, tst, sp, spo, pp, py, paypal, paypalinst, paypal inst xfer, pypl, stripe, sumup, su, zettle, izettle,
      iz, klarna, adyen, cko, checkout com, wl, fs, dri, bls, eb, smp, zlr, paddle, fsprg, fastspring, 2checkout,
      applepay, googlepay, gpay, venmo, zelle, cashapp, revolut, wise, transferwise, xfer, mollie, worldpay,
      gocardless, gc, nexi pos, payu, przelewy24, dotpay, tpay, blik, swish, vipps, mobilepay, bizum, twint,
      bancontact, payconiq, ideal, sofort, giropay, eps, trustly, satispay, mbway, multibanco, paytm, phonepe,
      razorpay, rzp, billdesk, ccavenue, payumoney, instamojo, mercadopago, mercpago, merpago, mp, pagseguro, pagbank,
      pag, picpay, ebanx, dlocal, clip mx, conekta, kushki, culqi, niubiz, izipay, webpay, flow, transbank, iyzico,
      paytr, moka, param, craftgate, epoint, tap payments, paytabs, hyperpay, telr, fawry, payfort, peach, peachpay,
      payfast, yoco, ozow, paystack, flutterwave, flw, dpo, omise, opn, molpay, billplz, senangpay, revenue monster,
      midtrans, xendit, doku, toss, kakaopay, naverpay, nhn kcp, kcp, inicis, alipay, tenpay, wechat, afterpay,
      clearpay, affirm pay, shopify, shop pay, evry, dnh, in, bt, ddg, digitalriver, swedbank pay, nets easy, dintero,
      sezzle pay, braintree, authorize net, cybersource, bambora, elavon, opayo, sagepay, payoneer, skrill, neteller,
      amzn pay, amazon pay, zip pay, paypal europe, paypal europe sarl et cie, paypal europe sarl et cie sca,
      paypal europe sa rl et cie sca, paypal australia, paypal australia pty limited, paypal canada, paypal payment,
      paypal payments private limited, klarna bank, stripe payments europe, stripe technology europe,
      stichting mollie payments, mollie payments, stichting adyen, stichting pay nl, stichting custodian buckaroo,
      buckaroo, stichting derdengelden, icepay, ccv, stichting betaalkantoor heidelpay, heidelpay, stg mollie payments,
      rabo omnikassa, omnikassa, globalcollect, stichting derdengelden buc karoo, multisafepay,
      stichting derdengelden buckaroo, sumup payments, sumup limited, zettle by paypal, amazon payments europe,
      checkout ltd, worldline, computop, concardis, unzer, payone, ratepay, first data gmbh, nets denmark, paypro sa,
      blue media, autopay sa, ppro, trustly group, billwerk, slimpay, adyen latin america`,
    purchase: `
      ihr einkauf bei, votre achat chez, su compra en, uw aankoop bij, il tuo acquisto presso, sua compra em,
      ditt köp hos, dit køb hos, ditt kjøp hos, ostoksesi, twój zakup w, váš nákup u, vásárlás itt`,
  },
};

/** How companies end their names, and how internet names begin and end. */
export const LEGAL_FORMS: BankWords = {
  countries: '*',
  sources: ['ISO 20275 entity legal forms (GLEIF ELF code list); IANA: generic and country-code top-level domains'],
  senses: {
    channel: `
      inc, incorporated, llc, ltd, limited, plc, corp, corporation, co, company, lp, llp, pllc, pbc, dba, gmbh, ag, kg,
      ohg, kgaa, se, eg, ev, ug, mbh, gbr, ggmbh, gesmbh, sa, sas, sarl, sasu, eurl, snc, scop, sci, scs, asbl, ges,
      sl, slu, sau, sociedad limitada, sociedad anonima, sapi, s de rl, cv, ltda, eirl, spa, srl, srls, scarl,
      soc coop, sapa, nv, bv, vof, cvba, bvba, vzw, ab, publ, hb, kb, aps, ivs, amba, a s, as, asa, ans, da, oy, oyj,
      abp, ky, tmi, ehf, hf, ou, uab, sia, mb, iae, spzoo, sp zoo, spolka akcyjna, spolka, sro, spol, kft, zrt, nyrt,
      rt, kkt, doo, dd, d d, ad, ead, eood, ood, srb, pfa, ae, epe, ike, oe, αε, ικε, sti, san tic, tic, ооо, оао, зао,
      пао, ао, ип, тов, фоп, прат, тзов, pty, pte, sdn, bhd, pvt, private, pjsc, psc, fzco, fze, fz, wll, saog, qsc,
      kscp, kk, kabushiki kaisha, 株式会社, 有限会社, 合同会社, 주식회사, 有限公司, 股份有限公司, tbk, pt, perum, persero, jsc, cong ty, tnhh,
      cp, com, net, org, io, www, http, https, app, dot com, eu, uk, us, usa, gb, deu, fra, esp, ita, nld, irl, can,
      aus, com br, com mx, co jp, couk, holdings, holding, group, grp, international, intl, the`,
  },
};

/** Articles are dropped from names, but a name that begins with one is shown with it: “The Guardian”, “Le Monde”. */
export const ARTICLES: ReadonlySet<string> = new Set(
  'THE LE LA LES EL LOS LAS IL LO GLI DIE DER DAS HET DE AL O OS AS'.split(' '),
);
