import type { MerchantWords } from './merchant-words.ts';

export const HOME: MerchantWords = {
  kind: 'home',
  source:
    'ISO 18245: 5200–5261, 5712–5722, 5992; OpenStreetMap: shop=doityourself, furniture, florist, and their brands',
  phrases: `
    hardware, diy, garden centre, garden center, gardens, nursery plants, plants, florist, flowers, furniture,
    interiors, bedding, mattress, carpets, kitchenware, homeware, home goods, homegoods, paint, tools, lumber,
    home depot, the home depot, lowes, lowe s, ace hardware, menards, harbor freight, ikea, wayfair, bed bath,
    pottery barn, crate barrel, williams sonoma, container store, b q, bandq, homebase, wickes, screwfix,
    toolstation, dunelm, the range, wilko, argos, john lewis, robert dyas, obi, bauhaus, hornbach, toom, hagebau,
    hellweg, poco, xxxlutz, mömax, höffner, roller, depot gries, butlers, tedi, leroy merlin, castorama,
    brico depot, bricomarche, bricorama, maisons du monde, conforama, but magasin, gifi, truffaut, jardiland,
    botanic, fleuriste, quincaillerie, aki bricolaje, bricomart, ferreteria, ferretería, muebles, floristeria,
    jardineria, bricoman, brico io, ferramenta, mobili, fiori, fiorista, vivaio, mondo convenienza, ferragem,
    móveis, florista, leroy merlin pt, telhanorte, magazine luiza, gamma, praxis nl, karwei, blokker, intratuin,
    xenos, kwantum, meubels, bloemen, tuincentrum, clas ohlson, jula, biltema, byggmax, rusta, plantagen, jysk,
    möbler, blommor, silvan, bauhaus dk, harald nyborg, blomster, møbler, europris, obs bygg, tokmanni, puuilo,
    motonet, k rauta, kukat, huonekalut, ehitus, castorama pl, leroy merlin pl, obi pl, agata meble, meble,
    kwiaciarnia, kwiaty, budowlany, ogrodniczy, hornbach cz, květinářství, nábytek, železářství, kvety, praktiker,
    virág, bútor, dedeman, mobila, florarie, bauhaus hr, pevex, cvjećarnica, emmezeta, практикер, мебели, цветя,
    ανθοπωλείο, έπιπλα, praktiker gr, koçtaş, koctas, bauhaus tr, mobilya, çiçek, çiçekçi, леруа мерлен, оби,
    мебель, цветы, эпицентр, епіцентр, меблі, квіти, פרחים, רהיטים, הום סנטר, أثاث, اثاث, ورود, زهور, ايكيا,
    home centre, ace uae, ニトリ, カインズ, コーナン, ホームセンター, 花屋, 家具, 다이소, 꽃, 가구, 宜家, 家居, 鲜花, 花店, bunga, perabot, mr diy,
    ace hardware id, hoa tươi, nội thất, ดอกไม้, เฟอร์นิเจอร์, homepro, bunnings, mitre 10, adairs,
    fantastic furniture, harvey norman, canadian tire, rona, home hardware, builders warehouse, leroy merlin za,
    christmas tree, christmas trees, christmas tree farm, christmas shop, tree farm, weihnachtsbaum, weihnachtsbäume,
    christbaum, sapin de noel, sapins, sapins de noël, pépinière, pepiniere, árbol de navidad, albero di natale,
    kerstboom, kerstbomen, choinki, stromky, vánoční stromky, julgran, julgranar, juletræ, juletræer, ramonage,
    kominictví, kominiarz, chimney service, boiler service, piano tuner, piano tuning, klavierstimmer, accordeur`,
};
