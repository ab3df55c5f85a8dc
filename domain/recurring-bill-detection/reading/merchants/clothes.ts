import type { MerchantWords } from './merchant-words.ts';

export const CLOTHES: MerchantWords = {
  kind: 'clothes',
  source: 'ISO 18245: 5611–5699, 5944; OpenStreetMap: shop=clothes, shoes, jewelry, and their brands',
  phrases: `
    fashion, clothing, clothes, apparel, shoes, shoe, footwear, boutique, menswear, jeans, sportswear, outfitters,
    tailor, jewellery, jewelry, jewelers, jewellers, watches, h m, zara, uniqlo, gap, old navy, nike, adidas, puma,
    foot locker, footlocker, jd sports, sports direct, primark, next retail, next directory, asos, boohoo, shein,
    tk maxx, tjmaxx, tj maxx, marshalls, macys, nordstrom, kohls, jcpenney, lululemon, under armour, levis,
    victorias secret, bath body works, sephora, ulta, zalando, about you, peek cloppenburg, deichmann, kik, takko,
    s oliver, esprit, snipes, kiabi, jules, celio, camaieu, promod, vinted, decathlon, intersport, mango, bershka,
    stradivarius, pull bear, massimo dutti, desigual, ovs, calzedonia, intimissimi, benetton, zeeman, wibra, lindex,
    kappahl, gina tricot, stadium, xxl sport, jack jones, cubus, dressmann, ccc, reserved, answear, eobuv, pepco,
    kleidung, schuhe, schuh, mode, modehaus, vêtements, vetements, chaussures, bijouterie, ropa, moda, zapatería,
    zapateria, calzado, joyería, joyeria, abbigliamento, calzature, scarpe, gioielleria, roupa, sapataria, kleding,
    schoenen, kläder, skor, tøj, klær, vaatteet, kengät, odzież, obuwie, oblečení, obuv, ruházat, cipő, haine,
    incaltaminte, odjeća, obuća, дрехи, обувки, ρούχα, παπούτσια, giyim, ayakkabı, butik, lc waikiki, lcw, koton,
    defacto, одежда, обувь, wildberries, вайлдберриз, lamoda, взуття, одяг, אופנה, נעלי, קסטרו, ازياء, احذية, ملابس,
    centrepoint, max fashion, namshi, ユニクロ, しまむら, 洋服, 의류, 무신사, 服装, baju, kasut, sepatu, thời trang, เสื้อผ้า,
    myntra, ajio, cotton on, kmart, big w, myer, david jones, the iconic, winners, mr price, truworths,
    school uniforms, uniform shop, schoolwear, jeweller, jewellers, jeweler, jewelers, jewelry, jewellery,
    watchmaker, juwelier, goldschmied, uhrmacher, bijouterie, bijoutier, joaillerie, joyería, joyeria, relojería,
    gioielleria, orologeria, złotnik, jubiler, zlatnictví, klenoty, hodinářství, joalheria, relojoaria, guldsmed,
    urmager, guldsmedsaffär, tanishq, kalyan jewellers, malabar gold, sarees, saree, silks, 着物, 百貨店`,
};
