import type { MerchantWords } from './merchant-words.ts';

export const LEISURE: MerchantWords = {
  kind: 'leisure',
  source: 'ISO 18245: 5942–5947, 5816, 7832, 7922–7999; OpenStreetMap: amenity=cinema, theatre, shop=books, toys',
  phrases: `
    amusement, bowling, arcade, casino, betting, bet365, william hill, paddy power, lotto, lottery,
    pumpkin patch, botanical garden, botanical gardens, country fair, county fair, state fair, royal show,
    agricultural show, easter show, school fair, costume, costumes, halloween, fireworks, photographer,
    photo studio, marathon, half marathon, fun run, race entry, run registration, parkrun, opera, ballet, circus,
    ice rink, water park, waterpark, theme parks, funfair, fairground, ski rental, ski hire, ski resort,
    ski lifts, boat hire, boat rental, fishing charter, golf club, golf course, castles, cathedral,
    national park entry, scout camp, summer camp, christkindlmarkt, christkindlesmarkt, adventsmarkt, skischule,
    skiverleih, skigebiet, skilifte, zirkus, circus knie, volksfest, oktoberfest, festspiele, messe, jahrmarkt,
    freizeitpark, europa park, phantasialand, marche de noel, salon de l agriculture, parc d attractions,
    parc asterix, puy du fou, futuroscope, disneyland, fete foraine, location ski, ecole de ski, esf, feria,
    fallas, parque de atracciones, parque warner, portaventura, estación de esquí, estacion de esqui,
    alquiler esquis, sagra, fiera, luna park, gardaland, mirabilandia, stabilimento balneare, bagni,
    noleggio sci, scuola sci, mercatino natale, mercatini, kerstmarkt, pretpark, efteling, walibi, dierentuin,
    artis, schaatsbaan, kermis, jarmark, jarmark bożonarodzeniowy, wyciąg narciarski, wypożyczalnia nart,
    stacja narciarska, wesołe miasteczko, energylandia, trhy, vánoční trhy, skiareál, ski areál, lyžařská škola,
    půjčovna lyží, zámek, zoopark, parque aquático, parque temático, hopi hari, beto carrero, festa junina,
    ingresso, ingressos, ingresso com, julmarknad, skistar, liseberg, gröna lund, skansen, kolmården, nöjespark,
    tivoli, legoland, dyrehavsbakken, forlystelsespark, djurs sommerland, skiudlejning, juleskov, wonderla,
    imagicaa, essel world, trekking, garba, dandiya, 花火, 神社, 寺, スキー場, ディズニー, ディズニーランド, usj, ユニバーサルスタジオ, 写真館,
    スタジオアリス, 動物園, 水族館, 美術館, 博物館, チケットぴあ, ローチケ, イープラス`,
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
