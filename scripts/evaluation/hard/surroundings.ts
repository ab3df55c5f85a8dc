/** What everybody buys besides, in the names of some countries. Amounts are in euros. */
export function surroundingsOf(country: string): readonly string[] {
  const [food, meals, online] = SHOPS[country] ?? SHOPS['']!;
  return [
    `not 1/week : 14-95 : ${food} {n:4}`,
    `not 3/month : 6-44 : ${meals}`,
    `not 1/month : 9-120 : ${online} {a:7}`,
  ];
}

const SHOPS: Readonly<Record<string, readonly [food: string, meals: string, online: string]>> = {
  '': ['LIDL', '{s:PIZZERIA ROMA;SUSHI KAI;BISTRO 21;CAFE LUNA}', 'ALIEXPRESS'],
  DE: ['EDEKA NEUMANN SAGT DANKE', '{s:BACKWERK;VAPIANO;ZUR LINDE}', 'ZALANDO SE'],
  GB: ['SAINSBURYS S/MKTS', '{s:NANDOS;GREGGS PLC;WAGAMAMA}', 'ASOS.COM'],
  US: ['KROGER', '{s:PANERA BREAD;TACO BELL;FIVE GUYS}', 'TARGET.COM *'],
  CA: ['LOBLAWS', '{s:TIM HORTONS;A&W;SWISS CHALET}', 'CANADIANTIRE.CA'],
  FR: ['CARTE MONOPRIX', '{s:CARTE PAUL;CARTE LE ZINC;CARTE BUFFALO GRILL}', 'CARTE CDISCOUNT'],
  ES: ['COMPRA MERCADONA', '{s:COMPRA BAR PEPE;COMPRA 100 MONTADITOS}', 'COMPRA PCCOMPONENTES'],
  NL: ['BEA ALBERT HEIJN', '{s:BEA FEBO;BEA DE KROEG}', 'iDEAL COOLBLUE'],
  SE: ['KORTKÖP ICA KVANTUM', '{s:KORTKÖP MAX;KORTKÖP ESPRESSO HOUSE}', 'KLARNA BOOZT'],
  AU: ['WOOLWORTHS', '{s:GUZMAN Y GOMEZ;GRILLD;THE CORNER CAFE}', 'KMART ONLINE'],
  JP: ['イオン', '{s:スキヤ;サイゼリヤ;ドトール}', 'ラクテンイチバ'],
};
