import { headerName } from '../table/header-name.ts';

/** Words in a column of their own that say which way the money went. */
export const OUT =
  phrases(`d; dr; db; dbit; debit; debits; debet; debe; debito; dare; s; soll; af; uit; out; o; w; withdrawal; withdrawals;
  expense; money out; ausgabe; ausgang; belastung; lastschrift; gasto; cargo; egreso; depense; sortie; saida; uscita;
  addebito; uitgave; ud; ut; uttag; wydatek; obciazenie; terheles; borc; gider; расход; списание; 支出; 转出; 出金; 借; 借方; 借 dr;
  sent; debet d; debit d; vydaj; odchozi; outgoing; payment sent; veli; deebet; kulu; разход; дебит; дебет; витрати; isplata;
  duguje; breme; χρεωση; keluar; 出; 支払; 支払い; 払出; 振替支払い; 출금; debetas; you paid; pay out; paid out`);
export const IN =
  phrases(`c; cr; crdt; credit; credits; kredit; haber; credito; avere; h; haben; bij; in; i; deposit; deposits; income; einnahme;
  eingang; gutschrift; ingreso; abono; recette; entree; entrada; entrata; accredito; inkomst; ind; inn; insattning; wplyw;
  uznanie; jovairas; alacak; gelir; приход; зачисление; 收入; 转入; 入金; 贷; 貸方; 贷 cr; received; k; prijem; prichozi; incoming;
  hyvitys; kreedit; tulo; money in; payment received; кредит; надходження; uplata; potrazuje; dobro; πιστωση; masuk; 入;
  預かり; 預り; 受入; 振替預り; 입금; kreditas; you received; pay in; paid in`);
/** Neither: PayPal and Alipay write it beside payments that do not change the balance. */
export const NO_IMPACT = phrases('memo; 不计收支; 中性交易');
/** WeChat writes a stroke for the same. */
export const NO_WORD = /^[/／]$/;
/** Fidelity writes it where it has nothing to say. */
export const NO_TEXT = /^no description$/i;
export const PENDING =
  phrases(`pending; processing; authorised; authorized; vorgemerkt; umsatz vorgemerkt; offen; in bearbeitung; ausstehend;
  vorlaufig; reserviert; en attente; en cours; a venir; pendiente; pendente; in sospeso; in behandeling; gereserveerd; reserverat; reserverad;
  reserveret; reservert; ikke bokfort; venter; vantar; odottaa; odotetaan; varaus; broneeritud; oczekujaca; oczekuje;
  rezervace; rezervovano; blokace; fuggoben; beklemede; в обработке; ожидает; authorization; authorisation; hold; uncleared;
  not posted; unbooked; pending transaction; not booked; not yet booked; nicht gebucht; noch nicht gebucht; non comptabilise; non comptabilisee;
  no contabilizado; no contabilizada; nao contabilizado; non contabilizzato; non contabilizzata; autorizzato; autorizzata;
  niet geboekt; nog niet geboekt; inte bokford; ej bokford; ikke bogfort; ei kirjattu; niezaksiegowana; niezaksiegowano;
  nezauctovano; nezauctovana; nem konyvelt; 处理中; 未入账; pdng`);
export const BOOKED =
  phrases(`booked; posted; completed; complete; settled; gebucht; umsatz gebucht; abgeschlossen; comptabilise; termine;
  execute; contabilizado; completado; completada; completato; contabilizzato; eseguita; efetivado; concluido; verwerkt;
  geboekt; uitgevoerd; bokford; bogfort; bokfort; udfort; gennemfort; kirjattu; zaksiegowana; zaksiegowano; zrealizowana;
  zauctovano; zauctovana; konyvelt; teljesult; процессинг завершен; проведено; исполнен; 已入账; 交易成功; 支付成功; book`);

function phrases(text: string): ReadonlySet<string> {
  return new Set(text.split(';').map((phrase) => headerName(phrase)));
}

/** Statuses of payments that were not carried out, in the forms of both genders; some say by whom. */
export const NOT_EXECUTED = new RegExp(
  `^(?:(?:payment|transaction|transfer|order|zahlung|uberweisung|paiement|operation|pago|operacion|pagamento|operazione|transazione|betaling|platnosc|transakcja|platba|islem) )?(?:${stems(`
    reverted; declined; failed; failure; canceled; cancelled; rejected; denied; returned unpaid; expired; voided; void;
    removed; refused; blocked; aborted; unsuccessful; not executed; not completed; not approved; no approvata;
    storniert; abgelehnt; abgebrochen; zuruckgewiesen; fehlgeschlagen; gescheitert; nicht ausgefuhrt; annulliert;
    annule; annulee; refuse; refusee; rejete; rejetee; echoue; echouee; non execute; non executee; abandonne;
    cancelado; cancelada; rechazado; rechazada; denegado; denegada; fallido; fallida; anulado; anulada; no realizado;
    no realizada; caducado; caducada; recusado; recusada; rejeitado; rejeitada; falhado; falhada; falhou; nao realizado;
    nao realizada; rifiutato; rifiutata; annullato; annullata; fallito; fallita; respinto; respinta; negato; negata;
    stornato; stornata; non eseguito; non eseguita; non approvato; non approvata; scaduto; scaduta;
    geweigerd; geannuleerd; mislukt; afgewezen; afgekeurd; niet uitgevoerd;
    nekad; avbruten; makulerad; misslyckad; misslyckades; avvisad; annullerad; avvist; avslatt; kansellert; mislyktes;
    annullert; avbrutt; afvist; annulleret; mislykket; mislykkedes; afbrudt; hylatty; peruttu; epaonnistui; epaonnistunut;
    tuhistatud; ebaonnestunud; atcelts; atcelta; noraidits; noraidita; atsaukta; atsauktas; atmesta; atmestas; nepavyko;
    odrzucono; odrzucony; odrzucona; odrzucone; anulowano; anulowany; anulowana; anulowane; nieudana; niezrealizowana;
    niezrealizowany; zamitnuto; zamitnuta; odmitnuto; zruseno; zrusena; neprovedeno; neprovedena; neuspesna; zamietnuta;
    visszautasitott; visszautasitva; elutasitott; elutasitva; sikertelen; meghiusult; torolt; torolve;
    respins; respinsa; refuzat; refuzata; anulat; anulata; esuat; esuata; odbijen; odbijena; odbijeno; otkazan; otkazana;
    otkazano; neuspjesna; neuspjesno; zavrnjen; zavrnjena; zavrnjeno; preklican; preklicana; preklicano;
    iptal; iptal edildi; reddedildi; basarisiz; отклонен; отклонена; отклонено; отменен; отменена; отменено; неуспешно;
    не выполнено; отказ; відхилено; скасовано; неуспішно; отхвърлен; отхвърлена; анулиран; анулирана; απορριφθηκε;
    ακυρωθηκε; 已退款; 已关闭; 已取消; 已撤销; 取消; 拒否; 失敗; 거절; 실패`)}|(?:交易|支付|付款|转账)(?:关闭|失败|取消|已取消|已关闭))(?: by .{1,40})?$`,
);

/** Whatever `headerName` makes of the phrases, each whole. */
function stems(text: string): string {
  return text
    .split(';')
    .map((phrase) => headerName(phrase))
    .join('|');
}

export const BALANCE_LABEL =
  /^(?:(?:opening|closing|beginning|ending|starting|previous|start|end|current|final|old|new|ledger|statement) (?:ledger )?balance|balance (?:brought|carried) forward|balance b f|balance c f|total|totals|grand total|sub ?total|sum|summe|gesamt|gesamtsumme|anfangssaldo|endsaldo|schlusssaldo|anfangsbestand|endbestand|kontostand|saldo|saldovortrag|alter saldo|neuer saldo|tagessaldo|ancien solde|nouveau solde|solde|solde (?:initial|final|anterieur|precedent|crediteur|debiteur)|saldo contabile (?:iniziale|finale)(?: in euro)?|saldo (?:contabilistico|disponivel|inicial|final|anterior|iniziale|finale|precedente|contabile|disponibile|actual|do dia)|totale(?: (?:entrate|uscite|movimenti))?|totaal|beginsaldo|eindsaldo|inn?gaende saldo|utgaende saldo|primosaldo|ultimosaldo|saldo poczatkowe|saldo koncowe|suma|pocatecni zustatek|konecny zustatek|nyito egyenleg|zaro egyenleg|devir|итого|входящий остаток|исходящий остаток|合计|open|close|algsaldo|lõppsaldo|loppsaldo|kaive|sakums|apgrozijums|obroty|likutis (?:pradziai|pabaigai)|apyvarta|sakuma atlikums|beigu atlikums|pocetno stanje|zavrsno stanje|начално салдо|крайно салдо|оборот|saldo awal|saldo akhir|mutasi (?:debet|kredit)|saldo periode lalu|期初余额|期末余额|繰越残高|前月繰越|次月繰越|이월잔액|합계|solde au|opgeloopte koste|(?:transactions|account) total|balance at (?:start|end) of period|(?:人民币|美元|港币|欧元|日元)?合计(?:金额)?)(?: (?:as of|as at|on|per|am|vom|zum|au|al|do dia|of|for|on statement)? ?[\d ]{0,20}| 20\d\d)?$/;

export const START_LABEL =
  /^(?:(?:opening|starting|beginning|initial|start) (?:ledger )?balance|balance (?:brought )?forward|anfangssaldo|anfangsbestand|saldovortrag|solde initial|saldo (?:inicial|iniziale|poczatkowe|awal)|beginsaldo|inn?gaende saldo|primosaldo|pocatecni zustatek|nyito egyenleg|pocetno stanje|начално салдо|algsaldo|期初余额)$/;

export const PENDING_TITLE =
  /^(?:pending|authori[sz]ed|unposted|vorgemerkte|offene|operations en (?:attente|cours)|movimientos pendientes|movimenti non contabilizzati|gereserveerde|reserverade|reserverede|reserverte|未入账)\b/u;
export const BOOKED_TITLE =
  /^(?:posted|booked|settled|completed|cleared|gebuchte|operations comptabilisees|movimientos realizados|movimenti contabilizzati|geboekte|bokforda|bogforte|bokforte|已入账)\b/u;
