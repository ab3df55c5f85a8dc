import type { BankWords } from '../bank-words.ts';

export const PORTUGUESE: BankWords = {
  countries: 'PT BR AO MZ CV',
  sources: [
    'SIBS: Multibanco, MB Way and SEPA direct debit labels; Banco de Portugal: statement of fees terms',
    'Banco Central do Brasil: Pix, TED, DOC, débito automático, boleto; Febraban: CNAB 240 statement categories',
  ],
  senses: {
    channel: `
      cartão, cart, compra cartao, pagamento, pagamentos, pagto, pgto, pgt, pagamento servicos, pag serv, pag servicos,
      cred, direto, trfm, tr, pix, pix enviado, qr code, ted, doc, mb way, boleto, conta, ctt pag, homebanking,
      mobile pag, titulo, cobranca, movimento, data, valor, operação, imediata, instantânea, ordem, mensalidade,
      mensal, anuidade serv, fatura, factura, fat, sispag, eletron, eletronico, autopag, int, para terceiros,
      terceiros, efetuado, efetuada, qrs, qrc, rem, tit, titulos, agencia, bco, rsccs, rscss, nupay`,
    small: 'da, do, dos, o, as, os, em, no, na, com, ao, um, uma, ate, pelo, pela, via',
    purchase: `
      compra cartao, compra cartao deb, compra debito, compra elo, compra visa, compra no débito, compra no crédito,
      compra com cartão, compra nacional`,
    standing: `
      débito direto, deb direto, débito em conta, deb autom, autorizacao debito, cobranca automatica, recorrente,
      pix automatico, ordem permanente, transferência permanente, transf permanente, assinatura, assin, adesao, adc,
      conv deb, debito convenio`,
    reference: `
      adc, autorização, id credor, credor, entidade, ent, apólice, fatura nº, fatura n, nif, cpf, cnpj, matricula,
      instalacao, uc, cpe, documento, doc, protocolo`,
    payee: 'favorecido, credor, nome',
    holder: 'devedor',
    cash: `
      levantamento, levantamentos, lev atm, saque, saques, banco24h, saque digital, caixa automático, numerário,
      saque terminal, saque cartao, levantamento numerario, retirada caixa`,
    savings: `
      aplicação, aplic, caixinhas, cofrinhos, porquinho, dep prazo, conta a prazo, cdb, rdb, lci, invest facil,
      fundo emergencia, reserva de emergencia, pé de meia, transf p poupanca, objetivo poupança, certificados aforro,
      ppr`,
    ownAlone: 'reserva, metas, apl, lev, cartao, dinheiro, fatura, pag fat, aut fatura, tit fatura',
    ownTransfer: `
      entre contas, contas próprias, conta própria, transf interna, transferência entre contas, transf entre contas,
      mesma titularidade, mesmo titular, minha conta, para minha conta, conta conjunta, conta à ordem,
      transf mesma titularidade, transferencia propria`,
    cardDebt: `
      cartão crédito, cartão de crédito, cart crédito, cartao cred, pagamento fatura, pagto fatura, pag fatura,
      pgto fatura, fatura cartao, fatura do cartao, fatura cart, pagamento de fatura, pagamento cartao, pag cartao,
      pagto cartao, pagto cartao credito, pgto cartao, deb fatura, débito fatura, debito automatico fatura,
      int visa infinite, itau card, itaucard, nubank fatura, nu pagamentos fatura, pag conta cartao, extrato cartao,
      liquidacao cartao, pagamento visa, cob cartao, unibanco cartao, unicre, cetelem cartao, universo cartao,
      fatura visa, fatura mastercard, gasto c credito, gastos cartao de credito, cartao itau, debito aut fatura, deb aut fatura, pag tit fatura,
      pag fat cartao`,
    cardIssuer: 'cartao bradesco, cartao santander, nu pagamentos',
    pending: 'pendente, cativo, captivo, em processamento, pré autorização, reservado',
    interest: `
      juros, juro, juros devedores, juros saldo devedor, juros limite, juros cheque especial, juros descoberto,
      encargos, iof, juros mora, encargos limite, juros utilizacao, imposto selo juros, juro devedor, descoberto`,
    returned: `
      devolução, dd devolvido, débito devolvido, comissão devolução, tarifa devolução, cheque devolvido,
      comissão descoberto, comissão ultrapassagem, adiantamento depositante, tarifa adiant depositante, multa,
      comissão de recuperação, comissao levantamento, tarifa saque`,
    cardBank: `
      nubank, itau, bradesco, banco inter, c6, c6 bank, banco do brasil, caixa economica, banrisul, sicredi, sicoob,
      btg, banco pan, digio, neon, will bank`,
  },
};
