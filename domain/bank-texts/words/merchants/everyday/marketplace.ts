import type { MerchantWords } from '../../merchant-words.ts';

export const MARKETPLACE: MerchantWords = {
  kind: 'marketplace',
  source: 'ISO 18245: 5262, 5311, 5964; Wikidata: online marketplaces',
  phrases: `
    amazon, amzn, amznmktplace, amazon eu, amazon payments, ebay, etsy, aliexpress, alibaba, temu, wish com,
    mercado livre, mercadolivre, mercado libre, mercadolibre, shopee, lazada, tokopedia, bukalapak, allegro,
    kleinanzeigen, willhaben, ricardo ch, leboncoin, wallapop, subito, marktplaats, tradera, blocket, cdon, trendyol,
    n11, ozon, озон, яндекс маркет, prom ua, noon, souq, rakuten, 楽天市場, アマゾン, ヤフー, メルカリ, 쿠팡, 11번가, 지마켓, 淘宝, 天猫, 拼多多,
    pchome, qoo10, flipkart, meesho, trade me, takealot, jumia, depop, poshmark, offerup, groupon, qvc, very co uk,
    littlewoods, la redoute, showroomprive, veepee, privalia, bonprix, tchibo, mercari, facebook marketplace,
    back market, backmarket, cdiscount marketplace, kaufland de, otto de, limango, westwing, fruugo, onbuy,
    not on the high street, catawiki, vinted uab, refurbed, banggood, dhgate, trademe, catch com, myntra designs,
    tata cliq, nykaa`,
};
