import type { BankWords } from '../bank-words.ts';

export const SPANISH: BankWords = {
  countries: 'ES MX AR CL CO PE UY EC CR DO PA GT BO PY US PR',
  sources: [
    'Asociación Española de Banca: Cuaderno 43, common concepts of statements; Iberpay (recibo, adeudo, domiciliación)',
    'Banco de México: SPEI and CoDi, domiciliación; Banco Central de Chile: PAC, PAT; ACH Colombia: PSE; BCRA: débito automático, CBU',
  ],
  senses: {
    channel: `
      tarjeta, tarj, tarjetas, compra tarjeta, pago, pagos, pago con tarjeta, cargo, cargos, abono, emitida,
      transferencia, transferencias, traspaso emitido, transferencia emitida, transferencia a favor,
      transferencia inmediata, favor, periódica, orden, concepto, importe, fecha, hora, operación, oper, movimiento,
      mov, cuenta, cta, ctas, banca, banca en línea, banca movil, móvil pago, spei enviado, enviado, enviada,
      interbancario, interbancaria, clave, rastreo, terceros, a terceros, servicio, servicios pago, servipag, pse,
      redcompra, comercio, debito, crédito, boleta, mensualidad, mensual, anual, trimestral, bimestral, semestral,
      cuota, cuotas, recarga saldo, importe cargado, sucursal, caja pago, envio, efectuada, realizada, ordenada, plin,
      yape, nequi, daviplata, codi, mercado pago, debin, cvu, cbu, nro`,
    small: 'del, el, los, las, con, al, por, para, y, su, una, desde, hacia, e',
    purchase: 'compra, compras, compra con tarjeta, consumo, consumos, tpv, pago en comercio',
    standing: `
      recibo, recibos, adeudo, adeudos, adeudo recibo, domiciliación, domiciliado, domic, recibo domiciliado,
      periódica, transferencia periódica, orden permanente, débito automático, deb automatico, deb aut, débito directo,
      pac, pat, pago automático, cargo automático, pago recurrente, cargo recurrente, suscripción, suscrip, membresía,
      mandato, cargo domiciliado, débito aut, afiliación`,
    reference: `
      referencia, mandato, ref mandato, acreedor, id acreedor, emisor, contrato, num contrato, póliza, nº poliza,
      cliente, num cliente, factura, nº factura, fra, expediente, folio, clave de rastreo, autorización, aut, nº socio,
      socio, suministro, cups, nic, concepto, nis, rut, cuit, nit, rfc, ruc, codigo, suministro nro, guia`,
    payee: `
      beneficiario, ordenante, acreedor, destinatario, nombre beneficiario, entidad emisora, emisora, a nombre de`,
    holder: 'titular, deudor, pagador',
    cash: `
      cajero, cajeros, cajero automático, reintegro, reintegros, retirada, retirada efectivo, retiro cajero,
      retiro efectivo, retiro atm, disposición efectivo, disp efectivo, efectivo, dispensado, extracción, extracciones,
      extrac, extrac cajero, giro cajero, retiro en efectivo, avance efectivo, retiro sin tarjeta, disp cajero,
      dispensador, retiro caja, retiro por ventanilla, ventanilla, extraccion efectivo, red link extraccion,
      banelco extraccion, retiro corresponsal`,
    savings: `
      cta ahorro, cta ahorros, apartado, apartados, alcancía, plan ahorro, meta de ahorro, imposición,
      fondo de emergencia, cta remunerada, redondeo, cuenta vista ahorro, libreta de ahorro, plan de pensiones,
      aportacion plan, aportacion plan de pensiones`,
    ownAlone: 'retiro, meta, bolsillo, bolsillos, colchon, libreta, tc, tdc, tarjeta, extraccion, giro, caja',
    ownTransfer: `
      traspaso, traspasos, entre cuentas, cuenta propia, cuentas propias, transferencia propia, transferencia interna,
      mis cuentas, misma titularidad, mismo titular, traspaso cuenta, cuenta conjunta, transf cta propia,
      cuenta corriente propia, a mi cuenta, mi cuenta, traspaso fondos, cuenta nómina, transf entre cuentas`,
    cardDebt: `
      tarjeta crédito, tarjeta de crédito, tarjetas crédito, tarjetas de crédito, t crédito, tarj crédito, tarj cred,
      liquidacion visa, liquidación tarjetas, liquid tarjeta, liq tarjeta, pago tarjeta, pago tarjetas,
      pago de tarjeta, pago tarj, pago visa, pago mastercard, pago tc, extracto tarjeta, recibo tarjeta, pago resumen,
      pago resumen visa, resumen tarjeta, liquidación mensual tarjeta, recibo visa, estado de cuenta tarjeta,
      pago tarjeta propia, pago nacional tc, visa gold pago, wizink, wizink bank`,
    cardIssuer: 'bankinter consumer, nu mexico, credito nu',
    pending: 'pendiente, en proceso, retención tarjeta, preautorización, en tránsito, retenido',
    interest: `
      intereses, interés, liquidación intereses, liquidacion de intereses, intereses deudores, descubierto,
      liquidación cuenta, intereses descubierto, interes por mora, intereses ordinarios, intereses moratorios`,
    returned: `
      devolución recibo, comisión devolución, comision por devolucion, recibo devuelto, impagado, comisión impagado,
      comisión descubierto, comision reclamacion, reclamación posiciones deudoras, rechazo, cheque devuelto,
      comisión rechazo, sobregiro, comisión sobregiro, comisión por mora, comision cajero, comision retiro,
      gastos devolucion`,
    cardBank:
      'bbva, caixabank, sabadell, bankinter, kutxabank, unicaja, abanca, ibercaja, openbank, cajamar, evo banco',
  },
};
