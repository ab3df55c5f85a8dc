import { headerName } from './header-name.ts';

/** Words in a column of their own that say which way the money went. */
const OUT = new Set(
  `d dr db dbit debit debits debet debe debito dare s soll af uit out o w withdrawal withdrawals expense money out ausgabe ausgang
   belastung lastschrift gasto cargo egreso depense sortie saida uscita addebito uitgave ud ut uttag wydatek obciazenie terheles
   borc gider расход списание 支出 出金 借 借方 sent debet d debit d vydaj odchozi outgoing payment sent veli deebet kulu`
    .split(/\s+/)
    .concat(['money out', 'payment sent']),
);
const IN = new Set(
  `c cr crdt credit credits kredit haber credito avere h haben bij in i deposit deposits income einnahme eingang gutschrift ingreso
   abono recette entree entrada entrata accredito inkomst ind inn insattning wplyw uznanie jovairas alacak gelir приход
   зачисление 收入 入金 贷 貸方 received k prijem prichozi incoming hyvitys kreedit tulo`
    .split(/\s+/)
    .concat(['money in', 'payment received']),
);
const PENDING = new Set(
  'pending processing authorised authorized vorgemerkt offen in bearbeitung en attente pendiente pendente in sospeso in behandeling reserverat reserveret reservert odottaa oczekujaca oczekuje rezervovano fuggoben beklemede в обработке authorization hold uncleared venter vantar odotetaan varaus'
    .split(' ')
    .concat([
      'in bearbeitung',
      'en attente',
      'in sospeso',
      'in behandeling',
      'not posted',
      'в обработке',
      'ikke bokfort',
      'a venir',
    ]),
);
const NOT_EXECUTED =
  /^(?:reverted|declined|failed|cancell?ed|rejected|denied|returned unpaid|expired|voided|removed|storniert|abgelehnt|abgebrochen|annule|refuse|rejete|cancelad[oa]|rechazad[oa]|rifiutat[oa]|annullat[oa]|geweigerd|geannuleerd|nekad|avvist|afvist|odrzucon[ay]|anulowan[ay]|zamitnuto|отклонен[ао]?|отменен[ао]?|refused|已退款|交易关闭|blocked)$/;
const BALANCE_LABEL =
  /^(?:(?:opening|closing|beginning|ending|starting|previous|start|end|current|final|old|new|ledger|statement) (?:ledger )?balance|balance (?:brought|carried) forward|balance b f|balance c f|total|totals|grand total|sub ?total|sum|summe|gesamt|gesamtsumme|anfangssaldo|endsaldo|schlusssaldo|anfangsbestand|endbestand|kontostand|saldo|saldovortrag|alter saldo|neuer saldo|tagessaldo|ancien solde|nouveau solde|solde|solde (?:initial|final|anterieur|precedent|crediteur|debiteur)|saldo (?:contabilistico|disponivel|inicial|final|anterior|iniziale|finale|precedente|contabile|disponibile|actual|do dia)|totale|totaal|beginsaldo|eindsaldo|ingaende saldo|utgaende saldo|primosaldo|ultimosaldo|saldo poczatkowe|saldo koncowe|suma|pocatecni zustatek|konecny zustatek|nyito egyenleg|zaro egyenleg|devir|итого|входящий остаток|исходящий остаток|合计|algsaldo|lõppsaldo|loppsaldo|kaive|sakums|apgrozijums|obroty)(?: (?:as of|as at|on|per|am|vom|zum|au|al|do dia|of|for|on statement)? ?[\d ]{0,20}| 20\d\d)?$/;

/** `true` for money out, `false` for money in; `undefined` for any other word. */
export function isOutFlag(cell: string): boolean | undefined {
  if (/^[-−–]$/.test(cell)) return true;
  if (cell === '+') return false;
  const word = headerName(cell);
  return OUT.has(word) ? true : IN.has(word) ? false : undefined;
}

export function isPendingWord(cell: string): boolean {
  return cell !== '' && !/\d/.test(cell) && PENDING.has(headerName(cell));
}

/** Whether the bank did not carry the payment out. */
export function isNotExecutedWord(cell: string): boolean {
  return cell !== '' && NOT_EXECUTED.test(headerName(cell));
}

/** Whether the cell labels a balance or a total, not a payment. */
export function isBalanceLabel(cell: string): boolean {
  return cell.length <= 80 && cell.length >= 3 && /\p{L}/u.test(cell) && BALANCE_LABEL.test(headerName(cell));
}
