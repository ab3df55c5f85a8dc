import type { MerchantWords } from '../../merchant-words.ts';

export const EATING_OUT: MerchantWords = {
  kind: 'eating-out',
  source: 'ISO 18245: 5812–5814; OpenStreetMap: amenity=restaurant, fast_food, cafe, bar, and their brands',
  phrases: `
    bistro, brasserie, diner, grill, grille, bbq, steakhouse, pizza, burger, burgers, sushi, ramen, noodle, noodles,
    thai, chinese food, indian cuisine, curry, taco, tacos, taqueria, kebab, kebap, döner, falafel, sandwich,
    sandwiches, donut, donuts, taverna, eatery, takeaway, fish and chips, mcdonald, mcdonalds, kfc, subway, wendys,
    chipotle, panera, dominos, papa johns, five guys, shake shack, chick fil a, popeyes, arbys, panda express,
    olive garden, applebees, ihop, cracker barrel, in n out, whataburger, sweetgreen, pret a manger, greggs, nandos,
    wagamama, zizzi, itsu, uber eats, ubereats, doordash, grubhub, deliveroo, just eat, justeat, foodora, foodpanda,
    wolt, glovo, bolt food, lieferando, takeaway com, thuisbezorgd, pyszne, dame jidlo, rappi, ifood, pedidosya,
    menulog, skip the dishes, skipthedishes, zomato, swiggy, talabat, jahez, hungerstation, yemeksepeti, gasthaus,
    gaststätte, wirtshaus, imbiss, mensa, kantine, nordsee, vapiano, backwerk, kamps, taberna, asador, telepizza,
    trattoria, osteria, ristorante, rosticceria, autogrill, paninoteca, churrascaria, lanchonete, snack bar, tasca,
    krog, max burgers, spisested, kro, ravintola, hesburger, grilli, veitingahús, restoran, restorāns, restoranas,
    bar mleczny, restaurace, hospoda, jídelna, étterem, büfé, vendéglő, konoba, gostilna, kafana, ресторант,
    εστιατόριο, ταβέρνα, ψητοπωλείο, σουβλάκι, lokanta, köfte, kebapçı, simit, ресторан, кафе, столовая, пиццерия,
    суши, бургер, вкусно и точка, піцерія, מסעדת, פיצה, ארומה, שווארמה, مطعم, مطاعم, بيتزا, برجر, レストラン, ラーメン, 寿司,
    マクドナルド, すき家, 吉野家, サイゼリヤ, ガスト, 焼肉, 食堂, 식당, 치킨, 피자, 김밥, 배달의민족, 요기요, 餐厅, 餐廳, 饭店, 火锅, 小吃, 美团, 饿了么, 麦当劳, 肯德基, warung,
    rumah makan, kedai makan, kopitiam, nhà hàng, quán, ร้านอาหาร, jollibee, jack in the box, sonic drive in, carls jr,
    hardees, dairy queen, raising canes, zaxbys, culvers, bojangles, el pollo loco, del taco, qdoba, moes southwest,
    jersey mikes, jimmy johns, firehouse subs, potbelly, little caesars, marcos pizza, dennys, waffle house, chilis,
    red lobster, cheesecake factory, texas roadhouse, buffalo wild wings, noodles and company, wingstop, swiss chalet,
    mary browns, boston pizza, yo sushi, franco manca, pizzaexpress, ask italian, gbk, honest burgers, toby carvery,
    beefeater, brewers fayre, hungry horse, subway de, hans im glück, block house, peter pane, dean david, l osteria,
    ditsch, quick burger, flunch, courtepaille, buffalo grill, hippopotamus, big fernand, goiko, foster hollywood,
    100 montaditos, la tagliatella, spizzico, old wild west, rossopomodoro, febo, new york pizza, spare rib express,
    oliver brown, hungry jacks, grilld, guzman y gomez, red rooster, nandos au, debonairs, haidilao, yoshinoya,
    mos burger, coco ichibanya, saizeriya, jollibee foods, chowking, toast box`,
  finer: {
    coffee: `
      cafe, caffe, coffee, coffeehouse, espresso, tea house, starbucks, dunkin, tim hortons, costa coffee, konditorei,
      cafeteria, pastelaria, waynes coffee, joe the juice, kafe, kahvila, kohvik, kafejnīca, kavinė, kawiarnia,
      kavárna, cukrárna, kaviareň, kávézó, cukrászda, cofetarie, cafenea, кафене, сладкарница, καφέ, καφετέρια, kahve,
      pastane, кофе, кофейня, кондитерская, шоколадница, кав ярня, קפה, كافيه, مقهى, قهوة, カフェ, スターバックス, 카페, 커피, 스타벅스,
      咖啡, 奶茶, 星巴克, kopi, cà phê, กาแฟ, blue bottle, peets, peets coffee, philz, philz coffee, dutch bros,
      caribou coffee, intelligentsia, stumptown, la colombe, second cup, gails bakery, black sheep coffee,
      einstein kaffee, balzac coffee, tchibo coffee, paul boulangerie, brioche doree, columbus cafe, rodilla, illy,
      coffee company nl, bagels beans, joe and the juice, wayne s coffee, starbucks coffee, luckin, gloria jeans,
      the coffee club, muffin break, mugg bean, vida e caffe`,
    bars: `
      pub, tavern, brewery, brewing, taproom, saloon, jd wetherspoon, wetherspoon, greene king, biergarten, cervecería,
      cervejaria, pivnice, söröző, 居酒屋`,
    'food-and-drink': `
      bar, inn, kitchen, juice, smoothie, ice cream, gelato, gelateria, heladería, eisdiele, canteen, catering`,
  },
};
