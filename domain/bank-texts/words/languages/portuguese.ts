import type { BankWords } from '../bank-words.ts';

export const PORTUGUESE: BankWords = {
  countries: 'PT BR AO MZ CV',
  sources: [
    'SIBS: Multibanco, MB Way and SEPA direct debit labels; Banco de Portugal: statement of fees terms',
    'Banco Central do Brasil: Pix, TED, DOC, débito automático, boleto; Febraban: CNAB 240 statement categories',
  ],
  senses: {
    channel: `
      cartão, cartao, cart, compra cartao, pagamento, pagamentos, pag, pagto, pgto, pgt, pagamento servicos, pag serv,
      pag servicos, debito, débito, crédito, deb, cred, direto, transferência, transferencia, transf, trf, trfm, tr,
      trans, pix, pix enviado, qr code, ted, doc, enviado, enviada, emitida, mb way, mbway, multibanco, mb, boleto,
      conta, ctt pag, homebanking, internet, online, web, app, mobile pag, titulo, título, cobranca, cobrança,
      movimento, data, hora, valor, operação, imediata, instantânea, favor, ordem, terminal, mensalidade, mensal,
      anual, trimestral, anuidade serv, fatura, factura, fat, cta, sispag, eletron, eletronico, autopag, int, inst,
      para terceiros, terceiros, realizada, efetuado, efetuada, qrs, qrc, rem, tit, titulos, agencia, ag, bco, rsccs,
      rscss, nupay`,
    small: 'de, da, do, das, dos, a, o, as, os, em, no, na, e, para, por, com, ao, um, uma, ate, pelo, pela, via',
    purchase: `
      compra, compras, compra cartao, compra cartao deb, compra debito, compra elo, compra visa, pos, compra no débito,
      compra no crédito, compra com cartão, compra nacional`,
    standing: `
      débito direto, debito directo, dd, deb direto, débito em conta, débito automático, deb automatico, deb aut,
      deb autom, débito aut, autorizacao debito, cobranca automatica, recorrente, pix automatico, ordem permanente,
      transferência permanente, transf permanente, assinatura, assin, adesao, adesão, mandato, adc, conv deb,
      debito convenio`,
    reference: `
      ref, referência, num, número, nº, adc, autorização, id, id credor, credor, entidade, ent, mandato, contrato,
      cliente, apólice, apolice, fatura nº, fatura n, nif, cpf, cnpj, matricula, instalacao, uc, socio, cpe, documento,
      doc, protocolo`,
    payee: 'beneficiário, favorecido, credor, destinatário, ordenante, nome',
    holder: 'titular, devedor, pagador',
    cash: `
      levantamento, levantamentos, lev atm, saque, saques, banco24h, saque digital, caixa automático, numerário,
      numerario, saque terminal, saque cartao, levantamento numerario, retirada caixa, atm`,
    savings: `
      conta poupança, aplicação, aplicacao, aplic, caixinha, caixinhas, cofrinho, cofrinhos, mealheiro, porquinho,
      dep prazo, conta a prazo, cdb, rdb, lci, invest facil, fundo emergencia, reserva de emergencia, pé de meia,
      transf p poupanca, objetivo poupança, certificados aforro, ppr`,
    ownAlone: `
      reserva, metas, apl, lev, cartao, visa, dinheiro,
      fatura, pag fat, aut fatura, tit fatura`,
    ownTransfer: `
      entre contas, contas próprias, conta própria, transferência interna, transf interna, transferência entre contas,
      transf entre contas, mesma titularidade, mesmo titular, minha conta, para minha conta, conta conjunta,
      conta à ordem, transf mesma titularidade, transferencia propria`,
    cardDebt: `
      cartão crédito, cartão de crédito, cart crédito, cartao cred, pagamento fatura, pagto fatura, pag fatura,
      pgto fatura, fatura cartao, fatura do cartao, fatura cart, pagamento de fatura, pagamento cartao, pag cartao,
      pagto cartao, pagto cartao credito, pgto cartao, deb fatura, débito fatura, debito automatico fatura,
      int visa infinite, itau card, itaucard, nubank fatura, nu pagamentos fatura, pag conta cartao, extrato cartao,
      liquidacao cartao, pagamento visa, cob cartao, unibanco cartao, unicre, wizink, cetelem cartao,
      universo cartao, fatura visa, fatura mastercard, gasto c credito, cartao itau,
      debito aut fatura, deb aut fatura, pag tit fatura, pag fat cartao`,
    cardIssuer: `
      bradescard, credicard, cartao bradesco, cartao santander, nu pagamentos`,
    pending: 'pendente, cativo, captivo, em processamento, pré autorização, reservado',
    interest: `
      juros, juro, juros devedores, juros saldo devedor, juros limite, juros cheque especial, juros descoberto,
      encargos, iof, juros mora, encargos limite, juros utilizacao, imposto selo juros, juro devedor, descoberto`,
    returned: `
      devolução, dd devolvido, débito devolvido, comissão devolução, tarifa devolução, cheque devolvido,
      comissão descoberto, comissão ultrapassagem, adiantamento depositante, tarifa adiant depositante, multa,
      comissão de recuperação, comissao levantamento, tarifa saque`,
    cardBank:
      'nubank, itau, bradesco, santander, banco inter, c6, c6 bank, banco do brasil, caixa economica, banrisul, sicredi, sicoob, btg, banco pan, digio, neon, will bank',
  },
};
