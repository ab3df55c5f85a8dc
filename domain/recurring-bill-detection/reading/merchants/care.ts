import type { MerchantWords } from './merchant-words.ts';

export const CARE: MerchantWords = {
  kind: 'care',
  source:
    'ISO 18245: 7230, 7298, 7211, 7531–7542, 4215, 9402; OpenStreetMap: shop=hairdresser, beauty, laundry, car_repair',
  phrases: `
    hair, hairdresser, hairdressing, hair salon, salon, salons, barber, barbers, barbershop, haircut, supercuts,
    great clips, sport clips, toni guy, beauty, nails, nail bar, spa, massage, wellness, tattoo, tanning, cosmetics,
    dry cleaners, dry cleaning, laundry, laundrette, shoe repair, auto repair, auto service, garage, mechanic,
    motors repair, tyres, tires, tyre, mot centre, kwik fit, halfords, jiffy lube, midas, firestone, pep boys,
    autozone, oreilly auto, advance auto, napa auto, car parts, friseur, frisör, friseursalon, haarschnitt,
    kosmetik, nagelstudio, reinigung, wäscherei, werkstatt, kfz werkstatt, autohaus, reifen, reifenservice, atu,
    tüv, tuev, dekra, coiffeur, coiffure, salon de coiffure, esthetique, esthétique, institut de beaute, onglerie,
    pressing, garage auto, norauto, feu vert, speedy, euromaster, controle technique, peluqueria, peluquería,
    barberia, barbería, estetica, estética, tintoreria, lavanderia, taller, taller mecanico, neumaticos, itv,
    parrucchiere, parrucchieri, barbiere, estetista, estetica it, officina, autofficina, gommista, lavasecco,
    revisione, cabeleireiro, barbearia, salão, oficina, lavandaria, pneus, kapper, kapsalon, schoonheidssalon,
    stomerij, autogarage, kwikfit nl, banden, apk, frisörsalong, frisör se, salong, bilverkstad, mekonomen, däck,
    bilprovningen, frisør, frisørsalon, autoværksted, frisør no, bilverksted, kampaamo, parturi, parturi kampaamo,
    autokorjaamo, katsastus, hárgreiðslustofa, klippistofa, juuksur, ilusalong, frizētava, kirpykla, fryzjer,
    fryzjerski, salon fryzjerski, barber shop pl, kosmetyczny, kosmetyka, pralnia, warsztat, wulkanizacja,
    kadeřnictví, kadernictvi, kosmetika, čistírna, autoservis, pneuservis, stk, kaderníctvo, holičstvo, fodrászat,
    fodrász, borbély, szépségszalon, kozmetika, autószerviz, gumiszerviz, frizerie, coafor, salon infrumusetare,
    vulcanizare, service auto, frizer, frizerski salon, auto servis, vulkanizer, фризьор, фризьорски, автосервиз,
    κομμωτήριο, κουρείο, συνεργείο, βουλκανιζατέρ, kuaför, kuafor, berber, güzellik, oto servis, lastik, oto yıkama,
    парикмахерская, барбершоп, салон красоты, автосервис, шиномонтаж, автомойка, перукарня, сто, מספרה, מכון יופי,
    מוסך, حلاق, صالون, مغسلة, ورشة, 美容室, 美容院, 理容, 理髪, 床屋, ネイル, クリーニング, qbハウス, オートバックス, 미용실, 헤어, 이발소, 네일, 세탁, 理发, 美发,
    美甲, 洗衣, 髮廊, salun, gunting rambut, dobi, pangkas, potong rambut, bengkel, laundry id, tiệm tóc, ร้านตัดผม,
    ร้านเสริมสวย, just cuts, post office, post, poste, correos, usps, ups store, fedex, royal mail, dhl,
    deutsche post, la poste, postnl, bpost, postnord, posten, posti, poczta, česká pošta, inpost, mail boxes`,
};
