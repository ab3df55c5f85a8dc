/**
 * Names and usual short forms of the months, without accents, in English, German, French, Spanish, Portuguese, Italian,
 * Dutch, the Scandinavian languages, Finnish, Polish, Czech, Turkish and Indonesian. One form never means two months.
 */
const NAMES: readonly string[] = [
  'jan january januar janner janvier janv ene enero janeiro gen gennaio januari tammi tammikuu sty styczen ' +
    'stycznia led leden ledna oca ocak',
  'feb february februar feber fevrier fevr fev febrero fevereiro febbraio februari helmi helmikuu lut luty ' +
    'lutego uno unor unora sub subat',
  'mar march marz mrz mars marzo marco mrt maart maaliskuu marzec marca bre brezen brezna mart maret',
  'apr april avr avril abr abril aprile huhti huhtikuu kwi kwiecien kwietnia dub duben dubna nis nisan',
  'may mai mayo maio mag maggio mei maj touko toukokuu maja kve kveten kvetna mayis',
  'jun june juni juin junio junho giu giugno kesa kesakuu cze czerwiec czerwca cvn cerven cervna haz haziran',
  'jul july juli juil juillet julio julho lug luglio heina heinakuu lip lipiec lipca cvc cervenec cervence tem ' +
    'temmuz',
  'aug august aout ago agosto augustus augusti elo elokuu sie sierpien sierpnia srp srpen srpna agu agustos ' +
    'agustus',
  'sep sept september septembre septiembre set setembro settembre syys syyskuu wrz wrzesien wrzesnia zar zari ' +
    'eyl eylul',
  'oct october okt oktober octobre octubre out outubro ott ottobre loka lokakuu paz pazdziernik pazdziernika ' +
    'rij rijen rijna eki ekim',
  'nov november novembre noviembre novembro marras marraskuu lis listopad listopada kas kasim',
  'dec december dez dezember decembre dic diciembre dezembro dicembre joulu joulukuu gru grudzien grudnia pro ' +
    'prosinec prosince ara aralik des desember',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** 1 to 12; `undefined` for any other word. Case and accents do not matter. */
export function monthNamed(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return MONTHS.get(plain.replaceAll('ł', 'l').replaceAll('ı', 'i'));
}
