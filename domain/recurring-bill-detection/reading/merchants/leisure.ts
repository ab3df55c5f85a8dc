import type { MerchantWords } from './merchant-words.ts';

export const LEISURE: MerchantWords = {
  kind: 'leisure',
  source: 'ISO 18245: 5942–5947, 5816, 7832, 7922–7999; OpenStreetMap: amenity=cinema, theatre, shop=books, toys',
  phrases: `
    amusement, bowling, arcade, casino, betting, bet365, william hill, paddy power, lotto, lottery`,
  finer: {
    events: `
      cinema, cinemas, movie, movies, theatre, theatres, theater, theaters, amc theatres, regal cinemas, cinemark,
      odeon, vue, cineworld, picturehouse, cineplex, hoyts, event cinemas, kino, cinemaxx, cinestar, pathé, ugc,
      gaumont, yelmo, cinesa, kinepolis, filmstaden, finnkino, multikino, cinema city, ticketmaster, eventim,
      eventbrite, stubhub, see tickets, dice fm, ticketswap, billetterie, museum, museums, gallery, zoo, aquarium,
      theme park, museo, museu, teatro, teatr, divadlo, színház, kazalište, театр, кинотеатр, θέατρο, sinema, tiyatro,
      biletix, קולנוע, سينما, 映画, 映画館, 遊園地, 영화, 영화관, cgv, 电影, 電影, bioskop`,
    'books-and-hobbies': `
      books, bookshop, bookstore, barnes noble, waterstones, wh smith, whsmith, thalia, hugendubel, buchhandlung,
      librairie, librería, libreria, livraria, boekhandel, akademibokhandeln, boghandel, ark bokhandel, empik,
      księgarnia, knihkupectví, luxor, libri, könyvesbolt, librarie, knjižara, книжарница, βιβλιοπωλείο, kitabevi,
      книги, лабиринт, читай город, סטימצקי, مكتبة, 書店, 本屋, 紀伊國屋, 서점, 교보문고, 书店, 誠品, gramedia, nhà sách, kinokuniya,
      toys, toy shop, lego, smyths, hobby, hobbies, crafts, michaels, hobbycraft, joann, games, gaming, steam games,
      steamgames, valve, steampowered, epic games, gog com, blizzard, riot games, nintendo eshop, playstation store,
      photo, photos, photography, shutterfly, juguetes, juguetería, giocattoli, brinquedos, speelgoed, leksaker,
      legetøj, zabawki, hračky, játék, jucarii, igračke, oyuncak, игрушки, детский мир`,
    gifts: `
      gift, gifts, card factory, moonpig, party city`,
    sport: `
      golf, ski pass`,
  },
};
