import type { BankWords } from '../bank-words.ts';

/**
 * Schemes by which invoices are presented and paid, and the words that stand beside their numbers. Companies with
 * customers and authorities use them; shops at the till do not.
 */
export const INVOICES: BankWords = {
  countries: '*',
  sources: [
    'SIX (eBill, QR-bill, LSV+), BPAY Group, Febraban (boleto), PagoPA and CBILL, Bankgirot and Plusgirot, Bits AS (AvtaleGiro, eFaktura), Mastercard Payment Services Denmark (Betalingsservice, FI-kort), Pay-easy, Bharat BillPay, JomPAY, SIBS (pagamento de serviços), Česká pošta (SIPO)',
    'European Committee for Standardization EN 16931: names of the invoice in the official languages',
  ],
  senses: {
    invoice: `
      ebill, e bill, belastung ebill, e rechnung, erechnung, qr rechnung, qr zahlung, qr bill, qr facture, e facture,
      efacture, qr fattura, einzahlungsschein, bulletin de versement, besr, esr, lsv, lsv belastung, zahlungsanweisung,
      erlagschein, zahlschein, rechnung, rechnungsnr, rechnungsnummer, rechnung nr, rg nr, rgnr, re nr,
      beitragsrechnung, jahresrechnung, beitragsnummer, kassenzeichen, buchungszeichen, bpay, bpay payment,
      bill payment, bill pay, billpay, billpayment, bill pymt, telephone bill pmt, utility bill pmt, bill pmt, bil onl,
      payment of bill, account payment to biller, biller, invoice, invoice no, inv no, policy no, policy number,
      annual premium, membership no, rates notice, boleto, boletos, pagamento de boleto, pag boleto, pgto boleto,
      pagto boleto, pagto conta, pgto conta, pagamento de conta, pagamento conta, pagto titulo, pagamento titulo,
      pagamento de titulo, pag titulo, conta de consumo, arrecadacao, guia de recolhimento, codigo de barras,
      concessionaria, pagamento de serviços, pagamento serviços, pag servicos, pag serv, ref mb, duc, bollettino,
      bollettini, bollettino postale, cbill, pagopa, pago pa, iuv, mav, rav, f24, f23, avviso di pagamento, tip sepa,
      télérèglement, facture, avis d échéance, échéance, appel de fonds, quittance, factura, pago de recibos,
      pago recibo, pago de servicio, pago de servicios, pago servicio, póliza, num poliza, n poliza, polizza,
      n polizza, polisnummer, polis, acceptgiro, acceptgirokaart, betalingskenmerk, kenmerk, factuur, factuurnr,
      factuurnummer, klantnummer, bankgiro, bg betalning, bg bet, betalning bg, plusgiro, pg betalning, betalning pg,
      ocr, e faktura, efaktura, faktura, fakturanr, avtalegiro, nettgiro, brevgiro, giro, betalingsservice,
      bs betaling, pbs, leverandørservice, fi kort, fik, indbetalingskort, girokort, regning, regninger, e lasku,
      elasku, lasku, laskun, e laskut, viitemaksu, viite, greiðsluseðill, reikningur, e arve, earve, arve, e rekins,
      rekins, e saskaita, sąskaita, faktury, rachunek za, opłata za, składka, polisa, nr polisy, polisy, sipo,
      složenka, pojistné, pojistka, číslo smlouvy, vyúčtování, poistné, zmluva, csekk, sárga csekk, csekkbefizetés,
      számla, račun, uplatnica, polica, сметка, фактура, счет, квитанция, рахунок, λογαριασμός, τιμολόγιο, fatura,
      fatura ödemesi, fatura ödeme, poliçe, abone no, חשבון, חשבונית, فاتورة, سداد, سداد فواتير, sadad, fawry,
      efawateercom, 払込, 料金払込, 料金等払込, ペイジー, 収納, 収納サービス, ハライコミ, シユウノウ, ゼイキン, 納付, コンビニ払込, 지로, 공과금, 납부, 缴费, 繳費, 代繳, 代缴, 账单,
      帳單, 繳稅, 生活缴费, billdesk, bill desk, bbps, bharat billpay, bil bpay, billpay dr, ach nach, jompay, fpx bill,
      tagihan, hóa đơn, thanh toán hóa đơn, ชำระค่า, ค่าบริการ, บิล`,
    peer: `
      venmo, zelle, square cash, apple cash, paypal friends, popmoney, swish, swish betalning, vipps, mobilepay, bizum,
      mb way, mbway, twint, twint geld senden, paylib, sumeria, tikkie, payconiq, blik na telefon, przelew na telefon,
      blik p2p, interac e transfer, e transfer, e tfr, etfr, etransfer, e trnsfr, pix enviado, pix transf,
      transferencia pix, upi, upi dr, payid, osko, paynow, paylah, promptpay, duitnow transfer, gcash transfer,
      instapay, kakaopay 송금, 토스 송금, 카카오페이 송금, 微信转账, 微信红包, 支付宝转账, 转账给, payme, paypay 送金, jkopay 轉帳, satispay,
      bancomat pay, settle up, monzo me, revolut to, revtag, okamžitá úhrada, přeneste přes telefon`,
  },
};
