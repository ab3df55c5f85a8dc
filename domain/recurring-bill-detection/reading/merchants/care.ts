import type { MerchantWords } from './merchant-words.ts';

export const CARE: MerchantWords = {
  kind: 'care',
  source:
    'ISO 18245: 7230, 7298, 7211, 7531–7542, 4215, 9402; OpenStreetMap: shop=hairdresser, beauty, laundry, car_repair',
  phrases: `
    hair, hairdresser, hairdressing, hair salon, salon, salons, barber, barbers, barbershop, haircut, supercuts,
    great clips, sport clips, toni guy, beauty, nails, nail bar, spa, massage, wellness, tattoo, tanning, cosmetics,
    friseur, frisör, friseursalon, haarschnitt, kosmetik, nagelstudio, coiffeur, coiffure, salon de coiffure,
    esthetique, esthétique, institut de beaute, onglerie, peluqueria, peluquería, barberia, barbería, estetica,
    estética, parrucchiere, parrucchieri, barbiere, estetista, estetica it, cabeleireiro, barbearia, salão, kapper,
    kapsalon, schoonheidssalon, frisörsalong, frisör se, salong, frisør, frisørsalon, frisør no, kampaamo, parturi,
    parturi kampaamo, hárgreiðslustofa, klippistofa, juuksur, ilusalong, frizētava, kirpykla, fryzjer, fryzjerski,
    salon fryzjerski, barber shop pl, kosmetyczny, kosmetyka, kadeřnictví, kadernictvi, kosmetika, kaderníctvo,
    holičstvo, fodrászat, fodrász, borbély, szépségszalon, kozmetika, frizerie, coafor, salon infrumusetare, frizer,
    frizerski salon, фризьор, фризьорски, κομμωτήριο, κουρείο, kuaför, kuafor, berber, güzellik, парикмахерская,
    барбершоп, салон красоты, перукарня, מספרה, מכון יופי, حلاق, صالون, 美容室, 美容院, 理容, 理髪, 床屋, ネイル, qbハウス, 미용실, 헤어,
    이발소, 네일, 理发, 美发, 美甲, 髮廊, salun, gunting rambut, pangkas, potong rambut, tiệm tóc, ร้านตัดผม, ร้านเสริมสวย,
    just cuts`,
  finer: {
    'personal-care': `
      regis salon, hair cuttery, european wax, massage envy, sally beauty, rush hair, headmasters, flaconi,
      marionnaud, nocibe, yves rocher, loccitane, kiehls, body shop, the body shop, lush cosmetics, essanelle,
      super cut, jean louis david, franck provost, dessange, druni, ici paris xl, treatwell, fresha, booksy, planity,
      vita no, bipa, müller drogerie, super pharm pl, notino, teta drogerie, mecca brands, sephora usa`,
    vehicle: `
      auto repair, auto service, garage, mechanic, motors repair, tyres, tires, tyre, mot centre, kwik fit, halfords,
      jiffy lube, midas, firestone, pep boys, autozone, oreilly auto, advance auto, napa auto, car parts, werkstatt,
      kfz werkstatt, autohaus, reifen, reifenservice, atu, tüv, tuev, dekra, garage auto, norauto, feu vert, speedy,
      euromaster, controle technique, taller, taller mecanico, neumaticos, itv, officina, autofficina, gommista,
      revisione, oficina, pneus, autogarage, kwikfit nl, banden, apk, bilverkstad, mekonomen, däck, bilprovningen,
      autoværksted, bilverksted, autokorjaamo, katsastus, warsztat, wulkanizacja, autoservis, pneuservis, stk,
      autószerviz, gumiszerviz, vulcanizare, service auto, auto servis, vulkanizer, автосервиз, συνεργείο,
      βουλκανιζατέρ, oto servis, lastik, oto yıkama, автосервис, шиномонтаж, автомойка, сто, מוסך, ورشة, オートバックス,
      bengkel, tire center, tire service, mot test, mot station, smog check, emissions test, reifenwechsel,
      bandenservice, bandenwissel, przegląd, stacja kontroli pojazdów, stacja kontroli, emise, pneu servis,
      däckskifte, däckverkstad, däckhotell, besiktning, bilbesiktning, dækskifte, dækcenter, bilsyn, synshal,
      applus bilsyn, velo service, fahrradladen, bike service, タイヤ館, 車検, オートバックス車検, pollution check, puc, valvoline,
      discount tire, les schwab, goodyear auto, safelite, meineke, maaco, caliber collision, national tyres,
      ats euromaster, autoglass, euro car parts, vergölst, carglass, pitstop, mister auto, oscaro, autodoc, roady,
      midas fr, profile tyrecenter, mekonomen bil, vianor, euromaster fi, mobile tyre, supercheap auto, jax tyres,
      ultratune, tiger wheel`,
    none: `
      dry cleaners, dry cleaning, laundry, laundrette, shoe repair, reinigung, wäscherei, tintoreria, lavanderia,
      lavasecco, lavandaria, stomerij, pralnia, čistírna, مغسلة, クリーニング, 세탁, 洗衣, dobi, laundry id, pressing,
      post office, post, poste, correos, usps, ups store, fedex, royal mail, dhl, deutsche post, la poste, postnl,
      bpost, postnord, posten, posti, poczta, česká pošta, inpost, mail boxes`,
  },
};
