/**
 * Names and usual short forms of the months, without accents, in English, German, French, Spanish, Catalan, Portuguese,
 * Italian, Dutch, Afrikaans, the Scandinavian languages, Finnish, the Baltic languages, Polish, Czech, Slovenian,
 * Hungarian, Romanian, Turkish, Indonesian, Russian, Ukrainian, Bulgarian, Greek, Hebrew and Arabic (Unicode CLDR). One
 * form never means two months, so Croatian is missing: its “listopad” is not the Polish and Czech one.
 */
const NAMES: readonly string[] = [
  'jan january januar janner janvier janv ene enero janeiro gen gener gennaio januari januarie tammi tammikuu sty styczen ' +
    'stycznia led leden ledna oca ocak ian ianuarie jaan jaanuar januaris sausio янв январь января януари січ січень січня ιαν ' +
    'ιανουαριου ינואר يناير',
  'feb february februar feber fevrier fevr fev febrero fevereiro febbraio februari februarie febrer febr februaris helmi ' +
    'helmikuu lut luty lutego uno unor unora sub subat veebr veebruar vasario фев февр февраль февраля февруари лют лютий ' +
    'лютого φεβ φεβρουαριου פברואר فبراير',
  'mar march marz mrz mars marzo marco marc mrt maart martie marec marcius marts maaliskuu marzec marca bre brezen brezna ' +
    'mart maret kovo мар март марта бер березень березня μαρ μαρτιου מרץ مارس',
  'apr april avr avril abr abril aprile aprilie aprilis huhti huhtikuu kwi kwiecien kwietnia dub duben dubna nis nisan ' +
    'balandzio апр апрель апреля април кві квітень квітня απρ απριλιου אפריל ابريل أبريل',
  'may mai mayo maio mag maggio mei maj majus maig maijs touko toukokuu maja kve kveten kvetna mayis geguzes май мая тра ' +
    'травень травня μαι μαιου מאי مايو',
  'jun june juni juin junio junho junij junius juny junijs juuni iun iunie giu giugno kesa kesakuu cze czerwiec czerwca cvn ' +
    'cerven cervna haz haziran birzelio июн июнь июня юни чер червень червня ιουν ιουνιου יוני يونيو',
  'jul july juli juil juillet julio julho julij julius juliol julijs juuli iul iulie lug luglio heina heinakuu lip lipiec ' +
    'lipca cvc cervenec cervence tem temmuz liepos июл июль июля юли липень липня ιουλ ιουλιου יולי يوليو',
  'aug august aout ago agosto augustus augusti augusztus agost augusts avg avgust elo elokuu sie sierpien sierpnia srp ' +
    'srpen srpna agu agustos agustus rugpjucio авг август августа сер серпень серпня αυγ αυγουστου אוגוסט اغسطس أغسطس',
  'sep sept september septembre septiembre septembrie set setembro settembre setembre szept szeptember septembris syys ' +
    'syyskuu wrz wrzesien wrzesnia zar zari eyl eylul rugsejo сен сент сентябрь сентября септември вер вересень вересня σεπ ' +
    'σεπτεμβριου ספטמבר سبتمبر',
  'oct october okt oktober octobre octubre octombrie out outubro ott ottobre oktobris oktoober loka lokakuu paz ' +
    'pazdziernik pazdziernika rij rijen rijna eki ekim spalio окт октябрь октября октомври жов жовтень жовтня οκτ οκτωβριου ' +
    'אוקטובר اكتوبر أكتوبر',
  'nov november novembre noviembre novembro noi noiembrie novembris marras marraskuu lis listopad listopada kas kasim ' +
    'lapkricio ноя нояб ноябрь ноября ноември листопад листопада νοε νοεμβριου נובמבר نوفمبر',
  'dec december dez dezember decembre dic diciembre dezembro dicembre decembrie desembre decembris dets detsember joulu ' +
    'joulukuu gru grudzien grudnia pro prosinec prosince ara aralik des desember gruodzio дек декабрь декабря декември гру ' +
    'грудень грудня δεκ δεκεμβριου דצמבר ديسمبر',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [plain(name), index + 1] as const)),
);

/** 1 to 12; `undefined` for any other word. Case and accents do not matter. */
export function monthNamed(word: string): number | undefined {
  return MONTHS.get(plain(word));
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ı', 'i');
}
