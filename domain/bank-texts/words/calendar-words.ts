/**
 * Months and weekdays as banks print them beside a payment, upper case without accents. Source: Unicode CLDR 48, names
 * of the Gregorian calendar, wide and abbreviated, alone and in dates; some customary abbreviations of statements.
 */
const MONTH_NAMES = `
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  januar februar marz maerz mrz mai juni juli oktober dezember okt dez jaenner janner jan feber
  janvier janv fevrier fevr fev mars avril avr juin juillet juil aout septembre octobre novembre decembre
  enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre setiembre octubre noviembre diciembre dic
  gennaio gen febbraio aprile maggio mag giugno giu luglio lug settembre set ottobre ott dicembre
  janeiro fevereiro marco maio junho julho setembro outubro out novembro dezembro
  januari februari maart mrt mei augustus augusti maj marts jaanuar veebruar veebr aprill juuni juuli oktoober detsember dets
  desember des agust agu tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu
  tammi helmi maalis huhti touko heina syys loka marras joulu
  janvaris februaris febr aprilis maijs junijs julijs augusts septembris oktobris novembris decembris
  sausis sausio vasaris vasario kovas kovo balandis balandzio geguze geguzes birzelis birzelio liepa liepos rugpjutis rugpjucio
  rugsejis rugsejo spalis spalio lapkritis lapkricio gruodis gruodzio
  styczen stycznia sty luty lutego lut marzec marca kwiecien kwietnia kwi maja czerwiec czerwca cze lipiec lipca lip sierpien
  sierpnia sie wrzesien wrzesnia wrz pazdziernik pazdziernika paz listopad listopada lis grudzien grudnia gru
  leden ledna unor unora brezen brezna duben dubna kveten kvetna cerven cervna cervenec cervence srpen srpna zari rijen rijna
  listopadu prosinec prosince januara februara marec aprila juna jula augusta septembra oktobra novembra decembra
  marcius aprilis majus junius julius augusztus szeptember szept ianuarie ian februarie martie aprilie iunie iun iulie iul
  septembrie octombrie noiembrie decembrie sijecanj sijecnja veljaca veljace ozujak ozujka travanj travnja svibanj svibnja
  lipanj lipnja srpanj srpnja kolovoz kolovoza rujan rujna studeni studenoga prosinac prosinca junij julij avgust avg
  јануар фебруар март април мај јун јул август септембар октобар новембар децембар
  януари февруари май юни юли септември октомври ноември декември
  январь января янв февраль февраля фев марта апрель апреля апр мая июнь июня июль июля августа авг сентябрь сентября сент
  октябрь октября окт ноябрь ноября нояб декабрь декабря дек
  січень січня лютий лютого березень березня квітень квітня травень травня червень червня липень липня серпень серпня вересень
  вересня жовтень жовтня листопад листопада грудень грудня
  ιανουαριου ιανουαριος ιαν φεβρουαριου φεβρουαριος φεβ μαρτιου μαρτιος μαρ απριλιου απριλιος απρ μαιου μαιος ιουνιου ιουνιος
  ιουν ιουλιου ιουλιος ιουλ αυγουστου αυγουστος αυγ σεπτεμβριου σεπτεμβριος σεπ οκτωβριου οκτωβριος οκτ νοεμβριου νοεμβριος νοε
  δεκεμβριου δεκεμβριος δεκ ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
  يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر كانون شباط اذار نيسان ايار حزيران تموز اب ايلول تشرين
  januari februari maret agustus mac julai ogos disember thang tháng มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม
  กันยายน ตุลาคม พฤศจิกายน ธันวาคม pebrero hunyo hulyo setyembre oktubre nobyembre disyembre gener febrer març abril maig juny juliol
  agost novembre desembre janar shkurt prill qershor korrik gusht shtator tetor nentor dhjetor`;

const WEEKDAY_NAMES = `
  sunday monday tuesday wednesday thursday friday saturday sonntag montag dienstag mittwoch donnerstag freitag samstag
  dimanche lundi mardi mercredi jeudi vendredi samedi domingo lunes martes miercoles jueves viernes sabado domenica lunedi
  martedi mercoledi giovedi venerdi sabato zondag maandag dinsdag woensdag donderdag vrijdag zaterdag niedziela poniedzialek
  wtorek sroda czwartek piatek sobota nedele pondeli utery streda ctvrtek patek pazar pazartesi sali carsamba persembe cuma
  cumartesi segunda terca quarta quinta sexta sondag mandag tirsdag onsdag torsdag fredag lordag`;

const fold = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toUpperCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

export const MONTHS: ReadonlySet<string> = fold(MONTH_NAMES);
export const WEEKDAYS: ReadonlySet<string> = fold(WEEKDAY_NAMES);
