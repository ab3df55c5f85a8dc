import type { MerchantWords } from '../../merchant-words.ts';

export const ELECTRONICS: MerchantWords = {
  kind: 'electronics',
  source: 'ISO 18245: 5732, 5045; OpenStreetMap: shop=electronics, computer, and their brands',
  phrases: `
    electronics, computers, computer, camera, cameras, best buy, bestbuy, apple store, microsoft store, gamestop,
    newegg, b h photo, micro center, currys, ao com, ebuyer, scan computers, cex, media markt, mediamarkt, saturn,
    conrad, alternate, cyberport, notebooksbilliger, reichelt, digitec, galaxus, interdiscount, fnac, darty, boulanger,
    ldlc, cdiscount, coolblue, bol com, vanden borre, krefel, pccomponentes, worten, unieuro, euronics, mediaworld,
    elgiganten, elkjøp, netonnet, power dk, proshop, komplett, verkkokauppa, gigantti, euro rtv agd, x kom,
    media expert, morele, alza, czc, datart, mall cz, emag, altex, media galaxy, hgspot, технополис, kotsovolos,
    plaisio, teknosa, vatan bilgisayar, hepsiburada, мвидео, эльдорадо, ситилинк, розетка, rozetka, jarir, sharaf dg,
    ヨドバシ, ビックカメラ, ヤマダデンキ, 하이마트, 京东, 苏宁, courts, senheng, croma, reliance digital, jb hi fi, officeworks, kogan,
    staples, memory express, elektronik, elettronica, informática, b and h photo, richer sounds,
    john lewis electronics, euronics de, medimax, notebooksbilliger de, boulanger electro, phone house, trony,
    expert it, belsimpel, mobiel nl, power, komplett no, power se, rtv euro agd, neonet, planeo, okay elektro, jb hifi,
    the good guys, harvey norman electronics, pb tech, noel leeming`,
};
