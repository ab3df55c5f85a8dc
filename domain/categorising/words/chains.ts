import { tokensOf } from '../../bills/detection/reading/tokens.ts';

/**
 * Chains as they write themselves, by the countries where they have shops; `*` is everywhere. For showing alone: what
 * rules and bills know a payment by does not depend on it. Source: name-suggestion-index 7 (OpenStreetMap), licence
 * BSD 3-Clause; brands that are words, first names or towns as well are left out.
 */
const CHAIN_NAMES = `
  *: % Arabica, & Other Stories, 5.11 Tactical, 585 Gold, 5àsec, 9Round, A. Lange & Söhne, AC Hotel, ANdAZ, APM Monaco,
    ASICS, AW LAB, Abarth, Abercrombie & Fitch, Ace & Tate, Ace Hardware, Acura, Adagio, Adidas, Adidas Originals,
    Aeropostale, Aesop, Afriquia, Agatha, Agent Provocateur, Agip, Aiden, Aigner, Air Liquide, Aixam, Aldo, Alfa Romeo,
    Alila, Allbirds, Allianz, Aloft, Alpine, Altınbaş, Alua Hotels & Resorts, Amazon Fresh, American Vintage, Amorino,
    Amplifon, AniCura, Anytime Fitness, Apollo Tyres, Applebee's Neighborhood Grill & Bar, Aristocrazy, Arket, Armani
    Exchange, Ascend Hotel Collection, Asian Paints, Aston Martin, Aubade, Audemars Piguet, Audi, Audika, Auntie
    Anne's, Autograph Collection, Avia, Avon, B&B Hotels, BMW Motorrad, BOGGI Milano, BRAX, BW Premier Collection, BW
    Signature Collection, Balenciaga, Baleno, Bally, Banana Republic, Bang & Olufsen, Banyan Tree, Barbour, Barnes,
    Barry's, Baskin-Robbins, Bata, Bath & Body Works, Baume & Mercier, Beko, Belmond, Ben & Jerry's, Ben's Cookies,
    Bench., Berlitz, Bershka, Best Hotels, Best Western, Best Western Plus, Best Western Premier, Beyfin, Bijou
    Brigitte, Billabong, Bimba y Lola, Birkenstock, Black Red White, Blockbuster, BoConcept, Bobbi Brown, Body Glove,
    Bodystreet, Boels, Bogner, Bolia, Bonjour, BookCrossing, Bosch, Bosch Car Service, Bosch eBike Systems, Bosco,
    Bose, Bottega Veneta, Brandy Melville, Breitling, BrewDog, Bridgestone, Brioche Dorée, Brooks Brothers, Brunello
    Cucinelli, Buccellati, Bugatti, Bulgari, Burberry, CBRE, Cadillac, Cafe Coffee Day, Caffè Pascucci, Café Amazon,
    Café Coton, Call It Spring, Calliope, Caltex, Calvin Klein, Calzedonia, Camel Active, Campanile, Camper, Canada
    Goose, Canali, Canna Cabana, Capi, Carglass, Carhartt Work in Progress, Carl's Jr., Carrefour Express, Carrefour
    Market, Carter's, Cartier, Cartridge World, Cash Converters, Casino, Catimini, Celio, Century 21, Champion, Chanel,
    Change Lingerie, ChargePoint, Chateau d'Ax, Chatime, Chaumet, Checkers, Chery, Chevrolet, Chicco, Chili's, China
    Wok, Chrysler, Cinemark, Cinnabon, Cinépolis, Circle K, Citgo, Citroën, Clarks, Claudie Pierlot, Club Med, Club
    Wyndham, CoCo, Coffee Republic, Coffee Time, Coffeeshop Company, Cold Stone Creamery, Coldwell Banker, Cole Haan,
    Colin's, Comfort Suites, Conrad, Converse, Costa, Cotti Coffee, Cotton On, Cotton On Body, Cotton On Kids, Cotélac,
    Courtyard, Crocs, CrossFit, Crowne Plaza, Cupra, Curio Collection, Curves, Cushman & Wakefield, DKNY, DS
    Automobiles, Dacia, Daihatsu, Dairy Queen, Das WeltAuto, Days Inn, DeFacto, Defender, Deichmann, Denny's, Dentix,
    Design Hotels, Desigual, Destination by Hyatt, Devialet, Dia Market, Diamond Resorts, Diesel, Digicel, Ding Tea,
    Dinh Van, Dior, Diptyque', Discovery, Distri Club Medical, Dodge, Dodo Pizza, Dolce & Gabbana, Dolcezza, Dollar Car
    Rental, Donkey Republic, Dott, DoubleTree, Dr. Martens, Dress Barn, Du Pareil au Même, Ducati, Dufry, Dulux Paints,
    Dyson, Délifrance, E.ON Drive, EMME, ENGIE Vianeo, ERA Real Estate, ETRO, Eataly, Ecco, Ehrle, Electra, Elena Mirò,
    Elisabetta Franchi, Emporio Armani, Engel & Völkers, Enza Home, Equivalenza, Ergo, Es Teler 77, Espaço Casa,
    Esprit, Esso Express, Etam, EuroOil, Euronics, Europcar, Eurospar, Eurostars Hotel Company, EvGateway, Evergreen
    International Hotels, Executive Residency, Expert, Extreme Pizza, FITINN, Faberlic, Falconeri, Fashion Market,
    Fastned, Fastrack, FedEx, Fendi, Ferrari, Fiat, Fiat Professional, Figaro's Pizza, Fila, Fireaway, First Stop,
    Fisker Inc., Fitshop, Flight Centre, Flying Tiger Copenhagen, Fogo de Chão, Food Basics, Foot Locker, Foot
    Solutions, Ford, Forever 21, Fossil, Four Points by Sheraton, Four Seasons, Fox in a Box, Freightliner, French
    Connection, Fusalp, Fuso, G-Star Raw, GANT, GameStop, Garner Hotels, Gautier, Geely, Generali, Geox, Gerry Weber,
    Giant, Giordano, Givenchy, Gloria Jean's, Golden Goose, Golden Tulip, Graff, Grand Hyatt, Grand Line, Green Motion,
    Gucci, Guess, Guinot, Gulf, H&M HOME, H10 Hotels, Hackett London, Haidilao Hot Pot, HalfPrice, Hanesbrands, Happy
    Lemon, Happy Socks, Hard Rock Cafe, Hard Rock Hotel, Hardee's, Harley-Davidson, Harman Kardon, Havaianas, Haval,
    Helly Hansen, Herman Miller, Hermès, Hesburger, Hilti, Hilton Garden Inn, Hilton Grand Vacations, Hino Motors,
    Hoka, Holiday Inn, Holiday Inn Express, Holiday Inn Express & Suites, Holmes Place, Home & Cook, Honda, Hooters,
    Hotel Indigo, House of Hair, House of Hoops, Howard Johnson, Huawei, Humana, Hush Puppies, Husqvarna, Hyatt, Hyatt
    Centric, Hyatt House, Hyatt Place, Hyatt Regency, Hyundai, Häagen-Dazs, IHOP, IMO Car Wash, INNSiDE by Meliá, IQOS,
    IZOD, Ibis, Ibis Budget, Ibis Styles, Impact Hub, Indian Motorcycle, Infiniti, Inglot, InterContinental,
    Intersport, Intimissimi, Intimissimi Uomo, Intrend, Ionity, Isuzu, Iveco, Ixina, J.M. Weston, JD Sports, JO&JOE,
    JOHN REED Fitness, JW Marriott, JYSK, Jacadi, Jack & Jones, Jack Wolfskin, Jaeger-LeCoultre, Jaguar, JdV by Hyatt,
    Jeep, Jeff de Bruges, Jil Sander, Jimmy Choo, Jo Malone, Joe & The Juice, Johnny Rockets, Johnson Fitness &
    Wellness, Jollibee, Jotun, Juan Valdez Café, Jurlique, Just Over the Top, K&U Bäckerei, KBTR, KIKO Milano, Kalyan
    Jewellers, Kartell, Kate Spade New York, Keller Williams Realty, Kempinski, Kenzo, Kiabi, Kids Foot Locker,
    Kiehl's, Kimpton, King Kebab, Kiğılı, Knight Frank, Kodak Express, Koenigsegg, Kohler, Kookaï, Koton, Krispy Kreme,
    Kung Fu Tea, Kuoni, Kusmi Tea, Kärcher, L'Antica Pizzeria da Michele, L'Occitane, LC Waikiki, LJ Hooker, La
    Curacao, La Donuteria, La Martina, La Vie en Rose, LaColada, Lacoste, Lada, Lamborghini, Lancia, Land Rover,
    Langham Hotels & Resorts, Lavazza, Lawson, Le Coq Sportif, Le Creuset, Le Méridien, Le Pain Quotidien, Lee Cooper,
    Lego, Leica, Leonidas, Lexus, Ligne Roset, Lime, Lindt, Little Caesars, Little Free Library, Liu Jo, Localiza,
    Loding, Long John Silver's, Longchamp, Longines, Loop, Loro Piana, Lotteria, Lotus, Loving Hut, Loxam, Lucid
    Motors, Luckin Coffee, Luisa Spagnoli, Lukoil, Lululemon, Lumas, Lush, Lynk & Co, Läderach, MAC Cosmetics, MAX&Co.,
    ME by Meliá, MGallery, Madame Coco, Mahindra & Mahindra, Mail Boxes Etc., Maison Margiela, Maisons du Monde, Maje,
    Makro, Mandarin Oriental Hotel, Mapfre, Marathon, Marble Slab Creamery, Marella, Marina Rinaldi, Market Basket,
    Marriott Vacation Club, Marrybrown, Martinizing Dry Cleaning, Maserati, Mavi, Max Mara, Mayoral, Mazda,
    McArthurGlen, McCafé, McLaren, MealTime Malatang, Meininger, Meliá, Mephisto, Mercedes-Benz, Mercedes-Benz Trucks,
    Mercure, Merrell, Messer, Messika, Mexx, Midas, Miele, Milence, Millennium, Mini, Mini Mix, Miniso, Mission BBQ,
    Mister Donut, Mister Minit, Mitsubishi, Mix Markt, Mobil Mart, Momoni, Moncler, MoneyGram, Monki, Montblanc,
    Morphe, Motel One, Mothercare, Motrio, Mountain Warehouse, Movado, Moxy, Mr. Sub, Muji, Mulberry, Musterring,
    Mömax, Mövenpick, NAME IT, NH Collection Hotels, NH Hotels, NIO Power, NOVUS Glass, NUTTEA, Napapijri, Natur House,
    Nature Republic, Natuzzi, Nautica, Nespresso, Neste, New Balance, New Style, New Yorker, Nike, Nike Clearance
    Store, Nike Factory Store, Nissan, Nobu, North Sails, NovaCHARGE, Novotel, Nuance, Nudie Jeans, O'Neill, ONLY, ONLY
    & SONS, OVS Kids, Oakberry Açaí bowls, Off-White, Office Depot, Old Chang Kee, Old Navy, OldBoy, OldTown White
    Coffee, Olive Garden, Omega, OneZo Tapioca, Opel, Oppo, Opticalia, Orchestra, Oriflame, OshKosh B'gosh, Outback
    Steakhouse, Oysho, PARKROYAL, PTT Station, PUPA Milano, Pan Pacific, Panda Express, Pandora, Panerai, Papa John's,
    PappaRich, Parfois, Park Hyatt, Park Plaza, Patagonia, Patek Philippe, Payless, Payless ShoeSource, Pekara,
    Pelicana, Pennyblack, Penti, Pepe Jeans, Pepper Lunch, Persona, Peterbilt, Petit Casino, Petrol Ofisi, Petrolimex,
    Petronas, Peugeot, Piaget, Pink, Pinkberry, Pinko, Pita Pit, Pizza Nova, Poggenpohl, Point S, Polaris, Polestar,
    Pollo Campero, Pollo Tropical, Polo Ralph Lauren, Poltrona Frau, Pom d'Api, Popeyes, Porcelanosa, Porsche, Porsche
    Design, Potato Corner, Pottery Barn, Prada, Princesse tam.tam, Prink, Promod, Prudential, Pull & Bear, Puma Outlet,
    Punt Roma, QB HOUSE, Quickly, QuikTrip, Quiksilver, Quiznos, R.M.Williams, RE/MAX, RaceTrac, RadioShack, Radisson,
    Radisson Blu, Radisson Collection, Radisson RED, Range Rover, Rapha, Ray-Ban, ReadShop, Red Lobster, Reebok,
    Regatta Great Outdoors, Regus, Relais & Châteaux, Relay, Renaissance, Renault, Renault Trucks, Replay, Residence
    Inn, Rexel, Rieker, Rimowa, Rituals, Riu Paris, Roche Bobois, Rockport, Rolex, Rolls-Royce, Romantik Hotels &
    Restaurants, Roots, Rose Bakeshop, Rosewood, Royaltea, Rubis, Ruby Tuesday, SELECTED, STA Travel, SWTCH, Sabon,
    Saint Algue, Saizeriya, Salamander, Sally Beauty, Salomon, Samsonite, Samsung, Saravanaa Bhavan, Savills, Sbarro,
    Scania, Scotch & Soda, Seat, Seattle's Best Coffee, Sebago, Second Cup, Segafredo, Seidensticker, Seiko, Sephora,
    Sfera, Shake Shack, Shakey's, Shell Express, Shell Recharge, Shell Select, Shell Shop, Sheraton, Sherwin-Williams,
    Shiseido, SieMatic, Signarama, Sinsay, Six Senses, Sixt, Skechers, Skuba, Sligro, Snap Fitness, Snipes, Sofitel,
    Sonder, Sonic, Sony, Sony Centre, Spar Express, Spark by Hilton, Specialized, Specsavers, Speed Queen, Sportmax,
    Sports Authority, Sports Direct, SsangYong, St Christopher's Inn, St. Regis, Star Mart, Stella McCartney, Stihl,
    Stop Cafe, Stradivarius, Sua Xe, Suavinex, Subaru, Subdued, Suitsupply, Sunglass Hut, Super C, Superdry, Suzuki,
    Swapfiets, Swarovski, Swatch, Swiss-Belhotel, Swiss-Belinn, Swissôtel, Synlab, Søstrene Grene, TAG Heuer, TCBY,
    TEDi, TGI Fridays, TRIBE, TRYP, TSUTAYA, TWG Tea, Takko Fashion, Tally Weijl, Tape à l'Œil, Tartine et Chocolat,
    Ted Baker, Tefal, Tele2, Telenor, Telepizza, Tempur, Terranova, Tescoma, Tesla, Texaco, Tezenis, The Athlete's
    Foot, The Body Shop, The Chicken Rice Shop, The Hoxton, The Luxury Collection, The North Face, The Ritz-Carlton,
    The Walking Company, Thom Browne, Thrifty, Ticketmaster, Tiger Mart, Tiger Sugar, Timberland, Tissot, Tod's, Tom
    Ford, Tom Tailor, Tommy Hilfiger, Tommy Hilfiger Kids, Toni & Guy, Tony Roma's, Toot'n Totum, Topman, Topshop, Tory
    Burch, Tous, Trademark Collection, Trek, Tribute Portfolio, Triumph, Tudor, Tumi, Turkish Airlines, Typo, U.S. Polo
    Assn., Ultramar, Unbound Collection, Uncle Tetsu's Cheesecake, Under Armour, Under Armour Youth, Unilabs, United
    Colors of Benetton, Urban Outfitters, VILA, Vacheron Constantin, Valentino, Valero, Van Heusen, Vans, Vapiano,
    Vauxhall, VeAn Tattoo, Vero Moda, Versace, Vertbaudet, Vespa, Vianor, Victoria's Secret, Vilebrequin, Villeroy &
    Boch, Vision Express, Vivo, Volcom, Volkswagen, Volkswagen Commercial Vehicles, Volvo, Volvo Trucks, Vorwerk, W
    Hotels, WHSmith, WW Studio, Wacoal, Wagamama, Wall Street English, Warhammer, Wash, Wash Me, Washtec, Watsons,
    Wayback Burgers, WeWork, Weekday, Weekend Max Mara, Western Union, Westin, Wild Bean Cafe, Wimpy, Winkworth, Wok to
    Walk, Women'secret, World Duty Free, World Gym, WorldHotels, Wyndham, Wyndham Garden, Wyndham Grand, Würth,
    XXXLutz, Xiaomi, Xing Fu Tang, Xpeng, YMCA, Yamaha, Yankee Candle, Yataş Bedding, YellowKorner, Yi Fang Tea, Yogen
    Früz, Yogorino, YouBike, Zara, Zara Home, Zegna, Zilli, ampUp, ampm, bb.q Chicken, bene, bugatti, bulthaup,
    claire's, dunhill, easyHotel, greet, iBlues, iFLY, itStyle, machi machi, motivi, opconnect, orsay, s.Oliver,
    tankpool24, voco, vomFASS, von Poll Real Estate, west elm, Çiğköftem, Škoda
  AT: ADEG, Admiral Sportwetten, Aida, Anker, Avanti, Baguette, Bellaflora, Billa Marktküche, Billa Now, Billa Plus,
    Billa Unterwegs, Bipa, Blumen B&B, Café Cappuccino, City Bike Linz, Der Bäcker Ruetz, Der Mann, Dorotheum Juwelier,
    Drei, ETSAN, Forstinger, Genol, Gigasport, Grawe, Hansaton, Hartlauer, Haubis, Hofer Diskont, Holland Blumen Mark,
    Huber Shop, Interspar, Interspar Restaurant, Kleider Bauer, Klipp, Lagler, Libro, MPreis, Magenta, Maximarkt,
    Morawa, Moreboards, Noodle King, Pagro, Red Zac, Ruefa, Rutar, Simon's Burger, Ströck, Sutterlüty, Tabaktrafik,
    Taumberger, Turmöl, Türkis, Unimarkt, Veganista, WienMobil Rad, Wiener Städtische Versicherung, Wienerroither,
    Zeppitz, Zillertaler Trachtenwelt, nextbike Niederösterreich, reformstark Martin, sehen!wutscher
  AU: 1825 Interiors, 4Cyte Pathology, AG Warehouse, ALH Hotels, Abbott Pathology, Ally Fashion, Amart Furniture,
    Amber, Amcal, Ampol, Anaconda, Angus and Coote, Aussie Disposals, Australian Clinical Labs, Autobarn, Balfours,
    Banjo's Bakery Cafe, Barbeques Galore, Battery World, Beacon Lighting, Beaumont Tiles, Beds R Us, Bedshed,
    Beechworth Bakery, Beeline, Belle Property, Bennett's Petroleum, Bento, Best & Less, Best Friends, Betts, Betty's
    Burgers, Bevilles Jewellers, Big W, Bing Lee, Blooms The Chemist, Bob Jane T-Marts, Bottlemart, Bounce Inc,
    Breadtop, Brumby's Bakeries, Bucking Bull, Burger Urge, Burson Auto Parts, Cali Press, Capital Pathology,
    Cellarbrations, Charging the Regions, Chemist King Discount Pharmacy, Chicken Treat, Cibo Espresso, Cignall,
    Cincotta Discount Chemist, Clinpath Pathology, Cold Rock Ice Creamery, Coles Central, Coles Local, Colette by
    Colette Hayman, Crust, Dan Murphy's, Daniel's Donuts, Dendy Cinemas, Di Jones, Dimmeys, Direct Factory Outlets,
    Domayne, Donut King, Dorevitch Pathology, Dotti, Douglass Hanly Moir, Drakes, Duncan's, Dunlop Super Dealer,
    Dymocks, Dôme, EG Australia, Edge Clothing, El Jannah, Elders, Eureka Street Furniture, EzyMart, Fantastic
    Furniture, Ferguson Plarre's Bakehouse, Fernwood Fitness, First Choice Liquor, Fishbowl, Fletchers, Floorworld,
    Foodworks, Forty Winks, Freedom, Friendly Grocer, GPT Group, General Pants Co., Genesis Health and Fitness, Ghanda,
    Greencross Vets, Grill'd, Hairhouse, Harris Market Farms, Harris Scarfe, Hearing Australia, Helloworld Travel,
    Hog's Breath Cafe, Home Timber & Hardware, HomeCo, Howards Storage World, Hungry Jack's, Industrie, Jacqui E, Jax
    Tyres & Auto, Jellis Craig, Johnny Bigg, KFL Supermarkets, Kaisercraft, Katies, Kidstuff, Kitchen Connection,
    Kitchen Warehouse, Kürtősh, Laverty Pathology, Lifeline, Liquorland Cellars, M.J. Bale, MarketPlace Fresh, McGrath,
    Medibank, Medicare Urgent Care Clinic, Melbourne Pathology, Metro Petroleum, Middy's, Millers, Mimco, Move
    Yourself, Mr Liquor, Myer, National Tiles, Nelson Alexander, Newspower, NightOwl, Noodle Box, Nutrition Warehouse,
    OZ Design Furniture, Officeworks, Oporto, Optical Superstore, Optus, Palace Cinemas, Petbarn, Petstock, PharmaSave,
    Pharmacy 4 Less, Pie Face, Pillow Talk, Pizza Capers, Plush, Price Attack, Priceline Pharmacy, Prouds, Provincial
    Home Living, QBD Books, QML Pathology, RACQ, Red Rooster, Reddy Express, Redspot Car Rentals, Ritchies, Rivers,
    Rockmans, Rockwear, Roll'd, SHEIKE, Salvos, Schnitz, Shapland Swim Schools, Shingle Inn, Shiploads, Signwave,
    Sinopec, Solo Oil, Soul Origin, Soul Pattinson Chemist, Spendless Shoes, SportsPower, Sportscraft, Sportsgirl,
    Spudbar, Stone, Street Library, Strike Bowling Bar, Sullivan Nicholaides Pathology, Supabarn, Supré, Sussan,
    Suzanne Grae, Sydney Tools, TML Pathology, Tarocash, Telstra, TerryWhite Chemmart, The Commons, The Good Guys, The
    Groove Train, The Grumpy Baker, The Reject Shop, Thirsty Camel, Toby's Estate, Total Tools, Totally Workwear,
    Tradelink, Tyreplus, Tyrepower, Ultra Tune, Universal Store, Vicinity Centres, Village, Vinnies, Wallace Bishop,
    Wallis Cinemas, Wendy's Milk Bar, Western Diagnostic Pathology, Witchery, Woolworths MetroGo, Zap Fitness,
    Zarraffa's Coffee, Zing Pop Culture, Zone Bowling, mycar Tyre & Auto
  BE: AD Delhaize, Alvo, Armand Thiery, Arthus Bertrand, Bel&Bo, Bieb Bieb Aalst, Bio-Planet, Blue-bike, Boekentil,
    Boulangerie Louise, Brice, Classic All Blacks, DATS 24, Damart, De Kringwinkel, Deliway, Devernois, Dreambaby, E5
    Mode, Eldi, Enjoy a book, Fathers & Sons, Figaret, Gabriëls, Goed, Inno, IzyCoffee, Kreatos, Krëfel, La Compagnie
    du Lit, Lapperre, LolaLiza, Lunch Garden, Lunettes Pour Tous, Madura, Maes, Maison 123, Maison Dandoy, Martin's
    Hotels, Minibib Torhout, Multipharma, Octa+, Press Shop, Profi, Proximus, QTeam, Renmans, Schoenen Torfs,
    Selectair, Sinéquanone, Smatch, Standaard Boekhandel, Telenet, Thai Cafe, Trafic, Vanden Borre, Velo, Veritas
  BR: Agafarma, Americanas, Amávia, Aramis, Armazém Paraíba, Assaí Atacadista, Atacadão, Atem, Avatim, BIG Bompreço,
    BMart, BR Mania, Banco do Brasil Seguridade, Bandeira Branca, Bicicletar, Bike Belém, Bike PE, Bike PoA, Bike
    Salvador, Bike Sampa, Bike Vitória, BikeRio, Bio Mundo, Bluefit, Bodytech, Bolo da Madre, CCAA, Cacau Show,
    Camicado, Camisaria Colombo, Casa de Bolos, Casa do Construtor, Casas Bahia, Centauro, Charrua, Cheirin Bão, China
    in Box, Chiquinho Sorvetes, Chocolates Brasil Cacau, Cobasi, Colcci, Confiance Medicina Diagnóstica, Constance,
    Cosan, Crefisa, Cresci e Perdi, Cultura Inglesa, DPaschoal, Depyl Action, Droga Quinze, Droga Raia, Drogaria
    Araujo, Drogaria Globo, Drogaria São Paulo, Drogarias Farmáxima, Drogasil, DuckBill Cookies & Coffee, Equador,
    Espaçolaser, Extrafarma, Farma Conde, Farmácia Popular, Farmácia Preço Popular, Farmácia São João, Farmácia do
    Trabalhador, Fast Escova, Fast Shop, Fisk, Fort Atacadista, Fran's Café, GBarbosa, Gelato Borelli, Giraffas, Go
    Coffee, Grão Espresso, Havan, Havanna, Hering, Hope, Ipiranga, Kalunga, Kopenhagen, Laser Eletro, Lavanderia 60
    Minutos, Le Biscuit, Leader, Leitura, Life Vivara, Lojas Colombo, Loterias Caixa, Lupo, MMartan, MadeiraMadeira,
    Madero, Magazine Luiza, Mahogany, Mais1 Café, Malwee, Mana Poke, Marisa, Mateus Supermercados, Megamatte, Mercado
    Extra, Milky Moo, Mini Extra, Mix Mateus, Movida, Moviecom, Mundo Verde, Nissei, Oggi Sorvetes, Oral Unic, Ortobom,
    Pacheco, Pague Menos, Panobianco, Pernambucanas, Petz, Piticas, Polishop, Preço Popular, Preçolandia, Pão de
    Açúcar, Rei do Mate, Renner, Ri Happy Brinquedos, Riachuelo, RodOil, Sabin, San Paolo Gelato & Café, Santa Lolla,
    Savegnago Supermercados, Selfit, Skyfit, Sodiê Doces, Spoleto, Supermercado Covrabra, Supermercados BH, Telex,
    Telhanorte, Tempero Manero, Tok&Stok, Track&Field, UMAbike, Uai Farma, Ultragaz, Unidas, Usaflex, Velocity, Vivara,
    Wizard, World Tennis, Yes! Cosmetics, Yes! Idiomas, Zeiss, Zema, Zinzane, a+ Medicina Diagnóstica, iPlace, ibyte,
    imaginarium, Ótica Chilli Beans, Óticas Carol, Óticas Diniz
  CA: 241 Pizza, 49th Parallel Coffee Roasters, Access Storage, Active Green + Ross, Addition Elle, Ali Baba's, Alia N
    TanJay, Altima Dental, Atmosphere, Avondale Food Stores, BC Cannabis Store, BC Liquor Store, BarBurrito, Basil Box,
    Bath Depot, Beauty Supply Outlet, Becker's, Benny & Co., Benson Auto Parts, Best Buy Express, Best Buy Mobile, Big
    Bee, Bike Share Toronto, Bikini Village, BioPed, Bixi, Blenz Coffee, Bluenotes, Boathouse, Boni-Soir, Booster
    Juice, Bootlegger, Bouclair, Bourbon St. Grill, Bridgehead, BrokerLink, Brunet, Bubble Waffle Cafe, Bulk Barn,
    Burrito Boyz, CEFA Early Learning, CYGNET, Cactus Club Cafe, Café Dépôt, Calendar Club, California Sandwiches,
    Canac, Canada Computers, Canada Post, Canadian Blood Services, Carlton Cards, Caryl Baker Visage, Cash 4 You, Cash
    Money, Cashco Financial, Centex, Charm Diamond Centres, Charmed Aroma, Chatr, Chatters, Chez Ashton, Chuck's
    Roadhouse, Chungchun Rice Dog, Circuit électrique, Cleo, Cloré Beauty Supply, Co-operators, Couche-Tard, Country
    Style, Craig's Cookies, Crevier, Croque-livres, Cultures, Daisy Mart, Daniadown, DeSerres, Desjardins Insurance,
    Domo, Dynacare, East Side Mario's, Eclipse, Edo Japan, Eggsmart, Electrify Canada, Ever New, Evolve, FYidoctors,
    Fabricland, Fabutan, Fairstone Financial, Fairweather, Familiprix, Farm Boy, Fas Gas, Fat Bastard Burrito,
    Federated Co-operatives, Finning CAT, First Choice Hair, Fit4Less, Fortinos, Fountain Tire, Freedom Mobile,
    FreshCo, Freshly Squeezed, Freshslice Pizza, Frite Alors!, Gas Plus, Gateway Newstands, Giant Tiger, Gino's Pizza,
    Global Pet Foods, Golf Town, GoodLife Fitness, Great Canadian Dollar Store, Great Canadian Oil Change, Guac Mexi
    Grill, Guardian, HERC'S Nutrition, Hakim Optical, Halibut House, Hamilton Bike Share, Harnois, Hasty Market,
    Healthy Planet, Hearing Solutions, HearingLife, Hero Certified Burgers, INS Market, International Clothiers, JJ
    Bean, Jack Le Coq, Jimmy the Greek, Joe Fresh, Jugo Juice, Kal Tire, Kelsey's, Kernels Popcorn, King of Donair,
    Kitchen Stuff Plus, Koodo, L'Équipeur, LASIK MD, La Belle Province, La Cage, Lafleur Restaurant, Landmark Cinemas,
    Laurier Optical, Le Château, Le Marché du Store, Lee Valley, Leon's, LifeLabs, Lifemark Physiotherapy, Linen Chest,
    Liquor Depot, Liquor Mart, Little Burgundy, Little Short Stop, London Drugs, Lone Star Texas Grill, Long & McQuade,
    Longo's, Lordco Auto Parts, M&M Food Market, MEC Mountain Equipment Company, Mac's Sushi, MacEwen, Magicuts, Maison
    Birks, Marché Adonis, Mark's, Massage Addict, Master Mechanic, Mastermind Toys, Maxi, Mikes, Milestones, Mister
    Transmission, Mohawk, Mondou, Montana's, Moores, Mr. Big & Tall, Mr. Greek, Mr. Lube, Mr. Mike's, NSLC, Nails for
    You, Needs, New Orleans Pizza, New York Fries, No Frills, Normandin, Northern Reflections, Northern Store,
    Nutrition House, OK Tire, OPA! of Greece, Original Joe's, Panago, PartSource, Peavey Mart, Penningtons, Peoples
    Jewellers, Petro-T, PharmaChoice, Pharmaprix, Pharmasave, Pioneer, Pita Land, Pizza 73, Pizza Delight, Pizza Depot,
    Pizza Salvatoré, Pizzaville, Popeye's Supplements, Postes Canada, Poutineville, Princess Auto, Pro Hockey Life, Pro
    Physio, Provigo, Proxim, Purdys Chocolatier, Purolator, Pür & Simple, QE Home, Quesada, Quickie, Rabba, Real
    Canadian Superstore, Real Fruit Bubble Tea, Red Apple, Reitmans, Remedy'sRx, Rexall, Ricki's, Robin's Donuts, Rona,
    Royal LePage, S&H Health Foods, SAQ Express, SAQ Sélection, SQDC, Save-On-Foods, Scaddabush, Scores, Shanghai 360,
    ShinyBud, Shoeless Joe's, Shuyi Tealicious, Sirens, Sleep Country, Smitty's, Smoke's Poutinerie, Soft Moc, Source
    For Sports, South Street Burger, Speedy Auto Service, Spiritleaf, Sport Chek, Sporting Life, St-Hubert, St. Louis
    Bar & Grill, Stag Shop, State & Main, Stinson, Stitch It, Stitches, Stokes, Structube, Sun Life Financial, Super
    Save Gas, Suzy Shier, Sweet Jesus, Swiss Chalet, T&T Supermarket, Tahini's, Tbooth Wireless, Telus, Teriyaki
    Experience, The Bargain! Shop, The Beer Store, The Brick, The Burger's Priest, The Grocery Outlet, The Printing
    House, The Shoe Company, The Wine Shop, Theodore & Pringle Optical, Think Kitchen, Thyme Maternity, Tigre Géant,
    Timothy's, Tip Top Tailors, Tokyo Smoke, Topper's Pizza, Toromont CAT, Trade Secrets, Transat Travel, Uniprix,
    Urban Barn, Urban Kids, Urban Planet, Valu-mart, Value Mobile, Vidéotron, Villa Madina, Virgin Plus, Visions
    Electronics, WOW! Mobile Boutique, Walking on a Cloud, Walmart Photo Centre, Walmart Vision Centre, Waves Coffee
    House, Waypoint Convenience, Wellwise, West 49, Western Financial Group, Westland Insurance, White Spot, Wholesale
    Club, Wild Wing, Williams Fresh Cafe, Wimpy's Diner, Wing Machine, WingsUp!, WirelessWave, Work Authority, Young
    Drivers of Canada, Your Independent Grocer, Zehrs, easyfinancial, easyhome, Éconofitness
  CH: Activ Fitness, Agrola, Aldi Suisse, Amavita, Antoine et Lili, BEBECO, Beldona, Bibliocabine, Blackout, Caffè
    Spettacolo, Chicorée, Coop Bau+Hobby, Coop City, Coop Pronto, Coop Restaurant, Coop Tankstelle, Coop Vitality,
    Derendinger, Dosenbach, Dropa, English Home, Enterprise GO, Fust, Gelateria di Berna, Gidor, Hotelplan, Import
    Parfumerie, Interdiscount, Kuhn, Landi, Let's Go Fitness, Livique, Lumimart, Lüthy Balmer Stocker, MM Migros,
    Magasin du Monde, McOptic, Migrol, Migros Restaurant, Migros Take Away, Mobilezone, Ochsner Sport, Orell Füssli,
    Otto's, Pfister, Pharmacie Populaire, Pharmacie Principale, Qualipet, Repair Café, Rüedu, Sabag, Santa Lucia,
    Soeder, Steiner, Sun Store, Swisscom, TOMORO Coffee, TopPharm, Velospot, Visilab, Volg, Zebra, carvelo2go, m-way,
    tinyfish, update Fitness, Éléphant Bleu
  CZ: ASKO Nábytek, Agel, Akvazoo, Alphega lékárna, Arbela, Baby-Club, Bambule, Bandi, Banquet, Baumax, Baťa, Benzina,
    Bepon, Blažek, Blue Style, Bonett, Breno, Brněnka, Bushman, Bytový textil Škodák, Chance, Coop Konzum, Coop Terno,
    Coop Tip, Coop Tuty, Curaprox, Datart, Delikana, Dermacol, Doctor Optic, Don Pealo, Družstvo lékáren, Dráčik,
    EXIsport, Erotic City, Eurobit, Extreme Intimo, FAnn, Fajn Zoo, Fischer, Flamengo, Flop, Flop Top, Fokus optik,
    Form Factory, Fusakle, Havlíkova apotéka, Hruška, Hunsgas, KINEKUS, KM-Prona, Kanzelsberger, Kara, Klenoty Aurum,
    Knihy Dobrovský, Koberce Trend, Koh-i-Noor, Konzum, Kooperativa, Kosmas, Kralupol, LARA BAGS, Luxor, Lékárna IPC,
    M&M Reality, MOL Plugee, Magistra, Makovec, Manufaktura, McPen, Minit, Moje lékárna, Mountfield, Muziker, Můj
    obchod, Nábytek Jamall, ORION, Oborová zdravotní pojišťovna, Olife Energy, Oresi, Oxalis, PLANEO Elektro, PREpoint,
    PharmaPoint, Pilsen Bike, Pilulka, Pompo, Pont to go, Potraviny CZ, Powerbox.one, Prim, Primagas, Pro-Doma,
    ProSpánek, Ptáček, Rapo, Rekola, Robin Oil, Rock Point, SCANquilt, Sam 73, Sconto Nábytek, Siko, Smarty.cz,
    Sparkys, Sport Vision, Sportisimo, Stavmat Stavebniny, Super zoo, TAM Autohof, Tabák Valmont, Tank Ono, Tesco
    Expres, Teta, Tipsport, Tobacco DC, Tomegas, Top drogerie, Traficon, Trefa, Triola, UNI HOBBY, Víno Hruška, Wiky,
    Zeman maso-uzeniny, Zvěrokruh, econec, evmapa, futurego, iStores, iStyle, ČSOB Pojišťovna, Čedok, Česká
    podnikatelská pojišťovna, Česká průmyslová zdravotní pojišťovna, České dráhy
  DE: 60 seconds to napoli, ABC Schuh-Center, ADAC Geschäftsstelle, AKZENT Hotels, AOK Baden-Württemberg, AOK Bayern,
    AOK Bremen/Bremerhaven, AOK Hessen, AOK Niedersachsen, AOK Nordost, AOK Nordwest, AOK Plus, AOK
    Rheinland-Pfalz/Saarland, AOK Rheinland/Hamburg, AOK Sachsen-Anhalt, ARAG, ARLT Computer, AUTOFIT, AWG-Modecenter,
    AY YILDIZ, AYK Sonnenstudio, Alltours, Alpha Buchhandlung, Anson's, Antea Bestattungen, Apollo-Optik, Aposto, Aral
    pulse, Arbeiter-Samariter-Bund, Arbeiterwohlfahrt, Armbruster, Asiahung, BAUKING, BIG Gesundheit, BKK-VBU, BabyOne,
    Bachmeier, Back-Factory, Backhaus Hackner, Backhaus Hennig, Backhaus Nahrstedt, Backstube Wünsche, Bahlsen,
    Bahn-BKK, Barbarossa Bäckerei, Barmenia, Barmer, BauSpezi, BayWa, Beat81, Becker + Flöge, Beets & Roots, Benz Wein-
    und Getränkemarkt, BigChefs, Binder Optik, Bio Company, Blume 2000, Blumen Risse, Body Attack, Braun Möbel Center,
    Breuninger, Brillen Rottler, BrotHaus, Budni, Burgerheart, Burgermeister, Burrito Company, Bäcker Andresen, Bäcker
    Görtz, Bäckerei Behrens-Meyer, Bäckerei Fuchs, Bäckerei Grimminger, Bäckerei Göing, Bäckerei Happ, Bäckerei Wahl,
    Bären-Treff, Bücher Pustet, Bücherhäuschen, Büsch, Cadera, Cafe Extrablatt, Call a Bike, Call a Pizza, Campus
    Suite, Centershop, Cinemotion, Classic, Closed, Combi, Continentale, DAK Gesundheit, DEVK, Dallmeyers Backhus, Dat
    Backhus, DeBeukelaer, Debeka, Der Beck, Der Bäcker Eifler, Derpart Reisebüro, Dertour Reisebüro, Design Offices,
    Deutsche See, Deutsche Telekom, Deutscher Kinderschutzbund, Deutsches Jugendherbergswerk, Deutsches Rotes Kreuz,
    Diakonie, Die Lohner's, Ditsch, Dornseifer, Dreißig, Döbbe, E-WALD, Eat Happy, Eco-Express, Ehrhardt Reifen +
    Autoservice, Eilles, Einstein Kaffee, Elli, Enchilada, Endlich Ohne, Energie Südbayern, Erster Wiener, EuroShop,
    Extrawurst, FALC Immobilien, FITSEVENELEVEN, Fahrrad XXL, Familienbäckerei Musswessels, Finkbeiner, First
    Reisebüro, Fissler, FitX, Flair Hotel, Fleischerei Richter, Freddy Fresh, Freie Tankstelle, Frittenwerk, Fritz
    Berger, Fränky Getränkemarkt, GOSCH Sylt, Galeria, Getränke Arena, Getränke City, Getränke Hoffmann, Getränke
    Quelle, Getränkeland, Getränkewelt, Gilgen's, Globetrotter, Globus Baumarkt, Glocken Bäckerei, Go Asia, Goeken
    backen, Gothaer, Grieneisen Bestattungen, Großhamburger Bestattungsinstitut, Gutkauf, Görtz, Görtz 17, HARDECK,
    HERKULES Bau&Garten, HERKULES Ecenter, HTI Gruppe, HUK-Coburg, Haferkater, Hair Express, Hallo Pizza, Hammer,
    Handelshof, HanseMerkur, Haus des Döners, Heide Bäckerei Meyer, Helbing, Herzog & Bräuer, High5, Hinnerbäcker,
    Hofpfisterei, Hol'ab, Holzleitner, Hosselmann, Hoyer, Hugendubel, Höffner, Hörl, IKK - Die Innovationskasse, IKK
    Brandenburg und Berlin, IKK Südwest, IKK classic, IKK gesund plus, IMD Berlin, Ihle, Ihr Landbäcker, Innogy
    Bücherschrank, JalouCity, Janny's Eis, Jawoll, Jeans Fritz, Jokers, Junge, Juwelier Kraemer, K&M Elektronik, K+K
    Schuh-Center, KIND Hörgeräte, KODi, KONRAD, KRASS Optik, KRÜMET, Kaisers Gute Backstube, Kamps, Kaufhaus Stolz,
    Keim, Kibek, Klein's Backstube, Klier Hair World, Knappschaft, Kochlöffel, Kolls, Kult, Kölle Zoo, Küchen Aktuell,
    Küchen Schaffrath, KüchenTreff, LEOS, LPG BioMarkt, Lagerbox, Lebenshilfe, Leguano, Leifert, Leiser, Lila Bäcker,
    Little John Bikes, Löwenbäcker Schaper, MARKTKAUF, MEDA Küchenfachmarkt, MEGAZOO, MEINDENTIST, MFO Matratzen, MVG
    Rad, MVGmeinRad, Mago, Malzers, Manufactum, Maredo, Markant, Markgrafen Getränkemarkt, Marquardt Küchen, Mayer's
    Markenschuhe, Mayersche, McMakler, McTREK, Mecklenburgische, Medimax, Mercator Bücherschrank, Merzenich, Milkau,
    Moser Trachtenwelt, Mr. Wash, Multipolster, MyShoes, Mäc-Geiz, Möbel Boss, Möbel Kraft, Möbel Martin, Müller &
    Egerer, Nahkauf, Netto City, Netto Getränke-Discount, Nobis, Nordoel, Nur Hier, Nürnberger, OROVIVO, Oebel, Olymp &
    Hades, Opel Rent, Optiker Bode, Orterer Getränkemarkt, Osiander, Ostermann, PLANA Küchenland, POCO, PV Automotive,
    Pappert, Parfümerie Becker, Parfümerie Pieper, Peters gute Backstube, Pfennigpfeiffer, Pletzsch, Pneuhage,
    Postenbörse, Provinzial, PŸUR, Quick Reifendiscount, R+V Versicherung, REDDY Küchen, REWE Getränkemarkt, REWE To
    Go, ROFU Kinderland, RWE Bücherschrank, Raab Karcher, Raiffeisen, Raiffeisen-Markt, Reformhaus Bacher, Reformhaus
    Engelhardt, RegioRad Stuttgart, Reiseland, Rentas, Richter Erzgebirge, Richters Altstadt-Bäckerei, Rindchen's
    Weinkontor, Ringhotels, Risa Chicken, Rischart, Royal Donuts, Rupprecht, SB Tank, SIDESTEP, STARCAR, SV
    SparkassenVersicherung, Sagasser, Sausalitos, Schaffrath, Schiesser, Schuback, Schuh-Mann, Schuhkay, Schuhpark,
    Schweinske, Schwerdtner, Schwälmer Brotladen, Schäfer's, Sconto Möbel Sofort, Seats and Sofas, Segmüller, Sehne,
    ServiceStore DB, Siemes Schuhcenter, Signal Iduna, Sipl, Smiley's, Sobi, Sonderpreis Baumarkt, Spiele Max,
    SportScheck, SprottenFlotte, Stadtbäckerei Kamp, Stadtrad Hamburg, Stangengrüner Mühlenbäckerei, Starke Bäcker,
    Steiff, Steinecke, Steiskal, Sternenbäck, Stinges, Storck, Styleboxx, Sunpoint, Super Cut, SuperBioMarkt, TINK,
    Tante Enso, Techniker Krankenkasse, TeeGschwendner, The Barn, Thomas Philipps Sonderposten, Top Hair, Trauerhilfe
    Denk, Trigema, Trink & Spare, U-Store, UCI Kinowelt, Universa, UsedomRad, V-MARKT, VITALIA Reformhaus, Vaude,
    Velocity Aachen, Vergölst, Viba, Vinzenzmurr, Vitakustik, Volkssolidarität, WM Fahrzeugteile, Wajos, Walbusch,
    Wasgau, Wellensteyn, Weltbild, Westenergie Bücherschrank, Westfalen, Wiener Feinbäcker Heberer, Wintec Autoglas,
    Witt Weiden, Wolle Rödel, Wolsdorff, Wreesmann, Wöhrl, Württembergische, Yesss Elektro, Yorma's, ZG Raiffeisen,
    Zeit für Brot, Zwilling, abele optik, aktivoptik, alldrink, anika schuh, arko, baby-walz, beautyhairshop, bilgro,
    brillen.de, das macht SiNN, diska, easyApotheke, essanelle, fLotte, fakta, freenet, hkk Krankenkasse, home24,
    immergrün, junited Autoglas, liberty woman, logo, ltur, mac OIL, media@home, metropolradruhr, notebooksbilliger.de,
    pitstop, pro optik, reifen.com, sander's backstube, sigikid, sigo, street shoes, tedox, tegut, toom Baumarkt,
    tredy, trinkgut, tuesday coworking, twsRad, van Laack, von Allwörden, wellyou, yourfone, zurbrüggen
  DK: 365discount, ABC Lavpris, AutoPartner, Automester, Bike&Co, Bilka, Blå Kors, Bog & idé, Brugsen, Bycyklen,
    CarPeople, Dagli'Brugsen, Danmission, Dansk Røde Kors Genbrug, Din Bilpartner, Drømmeland, Frelsens Hær Genbrug,
    Fri BikeShop, Go'on, Harald Nyborg, Hella Service Partner, I.M. Frellsen, Imerco, Kirkens Korshær, Kirppu,
    KonditorBager, Kop & Kande, Kvickly, LOOP Fitness, Lagkagehuset, Løvbjerg, Matas, Min Købmand, Mission Afrika,
    Nybolig, Nærkøb, Plantorama, Profil Optik, Quickpoint, Sport 24, Sportmaster, Super Dæk Service, SuperBrugsen,
    SuperBrugsen Slagter, Teknicar, Thiele, Tøjeksperten, Wash World, XL-BYG, føtex Delikatesse, føtex Slagter
  ES: AN Energéticos, Agla, Ahorramás, AlbaBici, Alcampo, Alimerka, Aloha Poké, Ametller Origen, Asepeyo, Ballenoil,
    Baluard Barceloneta, Beep, Belros, Beone, BiciLOG, BiciMAD, Bicicas, Bicicoruña, Bico de Xeado, Bilbaobizi, Boboli,
    Boheme, Bonpreu, BonÀrea, Botticelli, Buenas Migas, CESCE, CICAR, Caprabo, Casa del Libro, Caser, Charter, Cinesa,
    Clarel, Coaliment, Condis, Consum, DBizi, Demasié, Dia & Go, Dialprix, Dr. Kong, Druni, Dunkin' Coffee, Economy
    Cash, El Jamón, El Rincón, Embou, Endolla Barcelona, Eroski, EsclatOil, Faborit, Familia, Family Cash, Finetwork,
    Folder, Forn de Cabrianes, Foster's Hollywood, Fotoprix, Fremap, Gadis, Gbici, Getxobizi, Ginos, Girocleta,
    Globales, Granier, Grosso Napoletano, Grupotel Hotels & Resorts, Halcón Viajes, HiperDino, HiperDino Express,
    Hiperber, Hipercor, Iberdoex, Jijonenca, Juguettos, Koröshi, Kuups, La Despensa, La Plaza de DIA, La Sirena, La
    Sureña, Lavomatic, Levaduramadre, Liberty Seguros, Lizarran, Lupa, Línea Directa, MEROIL, Macxipa, Manolo Bakes,
    Maxcolchon, Maxi Dia, Merkal, Milar, Mutua Madrileña, MuyBici, Naftë, ONCE, Occident, Ofiprix, Panishop, Passaró,
    Pastelería Artesanal Manolo, Pelayo, Peluquería Low Cost, Petit Palace Hotelity, Petrocat, Petronor, Pizza Móvil,
    Pizza Tutto, Pizza Vito, Plenergy, Plusfresc, Poliesportiu Municipal, Pomodoro, Querol, Raffel Pages, Regma, Ribs,
    Rodilla, SalEnBici, Salvador Artesano, Santa Lucía, Santagloria, Sargadelos, Sercotel, Silken Hoteles, Simply
    Basic, Simply City, Simply Store, Soloptical, Sorli, Sprinter, Sqrups, Supeco, SuperDino, Supermercados MAS,
    Superverd, Sushisom, Tasty Poke, The Good Burger, Tien21, Torrebici, Tuco, TusBic, Unide, Valcarce, Vibra Hotels,
    VidaCaixa, Vidal Supermercados, Vivari, Yelmo, Yoigo, bizkaibizi, ese O ese, masymas
  FI: Akateeminen Kirjakauppa, Alepa, Alko, Asko, City Bike Finland, CityBike Vantaa Oy, Easybike, Faunatar,
    Föli-fillarit, Gigantti, HalpaHalli, Instrumentarium, Isku, K-Rauta, Kekäle, Kodin Terra, Kotipizza, Kuntokeskus
    Liikku, Marimekko, Musti ja Mirri, Neste K, Nissen, Original by Sokos Hotels, Plugit, Puuilo, R-Kioski, Rolls,
    Silmäasema, Sotka, Stockmann, Suomalainen Kirjakauppa, Sykkeli, Teboil, Tokmanni, VIRTA
  FR: 8 à Huit, A+Glass, Ambiance & Styles, Argos Vétérinaire, Aréas Assurances, Atol, Au Bureau, Au Vide Grenier,
    Auchan Drive, Auchan Supermarché, Autour de Bébé, Banette, Bastide le confort médical, Beauty Success, Big Fernand,
    Bio-Val, Bioaxiome, Bioburger, Bioclinic, Biocoop, Biofutur, Biolab Avenir, Biolaris, Bioliance, Biomonde, Biopath,
    Biopath Unilabs, Biosites, Blackstore, Bleu Libellule, Body Minute, Bouygues Telecom, Breizh Café, Bébé 9, C-Park,
    Carré Blanc, Cash Express, Centrakor, Cerballiance, Cerise et Potiron, Coop Atlantique, Courtepaille, Cuisinella,
    Culinarion, Cultura, Dyomedea-Neolab, E.Leclerc Brico, E.Leclerc Drive, E.Leclerc Espace Culturel, E.Leclerc
    Express, E.Leclerc Jardi, E.Leclerc Location, E.Leclerc Parapharmacie, Ecocuisine, Elsie Santé, Europeche, Ewigo,
    France Loisirs, GO Sport, Gamm Vert, Gedimat, Gitem, Glaces Moustache, GlassAuto, Godot & Fils, Grand Litier, Guy
    Hoquet, Générale d'Optique, Havas Voyages, Hippopotamus, Hyper U, Jardiland, Jonak, Krys, L'Eau Vive, La Boîte à
    Pizza, La Pizza de Nico, La Vie Claire, La borne bleue, Laforêt, Lapeyre, Le Pain du Jour, Le Paradis du Fruit, Le
    Tacos de Lyon, Leader Price, Lynx Optique, MAAF, MGEN, Maif, Maison de la Literie, Maison de la Presse, Mediprix,
    Mezzo di Pasta, Mirialis, Mister Garden, Mondial Pare-Brise, Mouvement Emmaüs, Naturalia, New School Tacos, Nocibé,
    Nouvelles Frontières, Oriade-Noviale, Orpi, Paraboot, Point Vert, Pomme de Pain, Provenc'halles, Rapid Pare-Brise,
    Rent A Car, Roc-Eclerc, San Marina, Save, Selectour, Serge Blanco, Sixième Avenue, Sud Express, Super U, Tati,
    Thiriet, U Express, Ucar, Unilians, Utile, Vapostore, Vib's, Vision Plus, Vito, Vival, Vog Coiffure, Volfoni,
    Vulco, Weldom, dietplus, naturéO, À l'Aise Breizh
  GB: ARC Club, ASK Italian, ATS Euromaster, Abokado, Access Self Storage, Adnams, Afters, Age UK, All Bar One, Allen &
    Harris, Allied Pharmacies, Alsford, Amber Taverns, Angling Direct, Antic, Arepa & Co, Arnold Clark, Asda Express,
    Asda On The Move, Attendant, Avicenna Pharmacy, B&M Bargains, B&M Express, B&M Home Store, BWOC, Bagshaws
    Residential, Bairstow Eves, Balfe's Bikes, Banana Tree, Bannatyne Health Club, Bar + Block, Barburrito, Bargain
    Booze, Bargain Booze Select Convenience, Bargain Buys, Barnard Marcus, Barrhead Travel, Barrio, Basilico, Bayne's,
    Be At One, Be.EV, Beales, Beaverbrooks, Beefeater, Belfast Bikes, Belhaven Pubs, Believ, Bella Italia, Belvoir,
    Benchmarx, Bensons for Beds, Beryl, Best-one, Bestway, Betfred, Better, Big Yellow Self Storage, Bill's, Birds,
    Blacks, BloomsYard, Blue Cross, Blue Diamond Garden Centres, Blue Inc, Blue Tit, Bodycare, Bone Daddies, Bonmarché,
    Booker Wholesale, Booths, Boots Opticians, Boston Tea Party, Boux Avenue, Boyes, Bradfords Building Supplies,
    Bradleys, Brainwave, Brandon Hire Station, Bread Ahead, Brewers, Brewers Fayre, Brewhouse & Kitchen, Bridgfords,
    BrightHouse, Britannia Hotels, British Heart Foundation, British Red Cross, Brompton Bike Hire, Bronson's Burgers,
    Brown & Merry, Budgens, Buildbase, Buns From Home, Bupa, Burns the Bread, Busaba, Busy Bees, Butchies, Buzz Gym,
    Byron, CTD Tiles, Café Local, Café Rouge, Café de Nata, Cake Box, Cancer Research UK, Caprinos, Caravan, Card
    Centre, Cards Direct, Cardzone, Carluccio's, Carphone Warehouse, Cash Generator, Castle, Castle Fine Art, Cats
    Protection, Cazoo, Celly's, Central Convenience Store, Central England Co-operative, Chaiiwala, Change Please, Chef
    & Brewer, Chestertons, Chicken Cottage, Chicken Shop, Chilango, Children's Hospice South West, Chiquito, Chisholm
    Hunter, Cineworld, City Plumbing, Clapton Craft, Clintons, Clockwork Pharmacy, Club Car Wash, Club Mexicana,
    Clydebank Co-operative, Co-op Daily, Co-op Food, Coast to Coast, Coco di Mama, Coffee#1, Cohens Chemist, Colicci,
    Connells, Cook, Cooper & Tanner, Cooplands, Coral, Cornish Bakery, Cosy Club, Cotswold Outdoor, Cotton Traders,
    Craft Union, Creams, Crew Clothing Company, Crisis, Crosstown, Cubitts, Curzon, Côte Brasserie, Damira, Daunt
    Books, David Lloyd Clubs, Day Lewis Pharmacy, Dee Dee's Family Café, Denmans, Desa, Dexters, Dignity, Dishoom,
    Dobbies, Dogs Trust, Drake & Morgan, Dream Doors, Drop-in, Dulux Decorator Centre, Dunelm, E-Cigarette Direct,
    E-cig City, EG On the Move, EH Smith, ETB Autocentres, Early Learning Centre, Easy Bathrooms, Edmundson Electrical,
    Ember Inns, Ernest Jones, Eurocell, Evans Cycles, Evapo, Everards, Everlast Gyms, Everyman Cinemas, Everyone
    Active, F.Hinds, FCB Coffee, Fabb Furniture, Family Shopper, Farmer J, Farmfoods, Farmhouse Inns, Fatto a Mano,
    Favorite Chicken & Ribs, Felicity J Lord, Fine & Country, Fired Earth, First Charge, Fit4less, Flannels, Flat Iron,
    Flavour Vapour, Flying Horse Coffee, Food Plus, Footasylum, Fora, Formula One Autocentres, Fox & Sons, Foxtons,
    Foyles, Frame, Frankie & Benny's, Fraser Hart, Fuller's, Furniture Village, GAIL's Bakery, GSBikeshare, Gaucho,
    GeniePoint, Giggling Squid, Go Local, Go Outdoors, Go Outdoors Express, Goddard Veterinary Group, Goldsmiths,
    Gordons Chemists, Grape Tree, Greene King, Greenhalgh's, Greenslade Taylor Hunt, Gridserve, H&T Pawnbrokers,
    H.Samuel, Haart, Hackney Light and Power, Halfords Autocentre, Hall & Woodhouse, Hamptons International, Handmade
    Burger Co., Harris + Hoole, Harvest Energy, Harvester, Harveys, Haven House Children's Hospice, Havens Hospices,
    Hawkin's Bazaar, Hays Travel, Headmasters, Heating Plumbing Supplies, Hermanos Colombian Coffee Roasters, Heron
    Foods, HiQ Tyres & Autocare, Hirebase, Hive Pubs, Hobbycraft, Hollywood Bowl, Home Bargains, Homeslice, Honest
    Burgers, Hopper Coffee, Hostelling Scotland, Hotel Chocolat, Hotter, House of Fraser, Howarth Timber, Howden,
    Howdens Joinery, Hubbox, Hungry Horse, Hunters, Hursts, Huws Gray, Imperial Hearing, Indigo Sun, Innkeeper's
    Collection, J.W. Lees, JD Gyms, JHL Pharmacies, JenningsBet, Jessops, Jewson, Jimmy Fairly, JoJo Maman Bébé, Joe
    Jennings, Johnsons, Johnstone's, Jollyes, Jones & Chapman, Jones Bootmaker, Just Eat Cycles, JustPark, KOKORO,
    Kahve Dünyası, Kaspa's, Keatons, KeyStore, Keyline, Klass, Kutchenhaus, Lantana, Las Iguanas, Laser Quest, Leaders,
    Leightons, Leyland SDM, Library of Things, Lifestyle Express, Lincolnshire Co-op, Little Waitrose, Lok'nStore,
    London Camera Exchange, Longdan, Lounges, MacDonald Hotels, Magnet, Maidenhead Aquatics, Mainyard Studios,
    Majestic, Maki & Ramen, Malcolm Barnecutt, Malmaison, Mamas & Papas, Manners & Harrison, Marston's, Matalan, Max
    Spielmann, Mayfair Town & Country, Meat Liquor, Medivet, Mencap, Menkind, Merlin Cinemas, Mildreds, Miles Morgan
    Travel, Miller & Carter, Millets, Mind, Mint Velvet, Miss Millie's, Mole Valley Farmers, Molton Brown, Mooboo,
    Mooch, Morley's, Morrisons Daily, Moshulu, Motor Parts Direct, Mowgli, Murco, N. Family Club, NCF Living, NFU
    Mutual, National Plastics, National Tyres and Autocare, National Windscreens, Next Home, Nicholson's, Nisa, Nisa
    Extra, Nisa Local, Notes, Nuffield Health Fitness & Wellbeing, Numark, O'Neill's, OVO Bikes, Oak Furnitureland, One
    Stop, One-O-One, OneBeyond, Oowee Vegan, Optical Express, Osprey, Otter Garden Centres, Oxfam Books & Music, Oxfam
    Bookshop, Oxonbikes, PDSA, Palmer Snell, Palmers Brewery, Panku Streetfood, Paper Kisses, Parkers, Patisserie
    Valerie, Patty & Bun, Pausa, Pavers Shoes, Paydens, Peacocks, Peak Pharmacy, Pepe's, Perky Blenders, Perodua, Petit
    Pret, Pets Corner, Pets at Home, Picturehouse Cinemas, Pieminister, Pitcher & Piano, Pizza GoGo, Pizza Hut
    Delivery, Pizza Pilgrims, Places Leisure, Planet Organic, Plumbase, Pod Point, Post Office, Poundbakery, Poundland,
    Poundstretcher, Premier, Premier Express, Premium Country Pubs, Prezzo, ProCook, Proper Job, Protyre, Psycle, Pulse
    and Cocktails, Pumpkin, Pure, Pure Electric, Purezza, QD Stores, REEL Cinemas, RGB Building Supplies, Radley
    London, Raging Bull, Ramsdens, Redemption Roasters, Reeds Rains, Regis Salons, Reiss, Rennie Grove Peace,
    Revolución de Cuba, Revolution, Richer Sounds, Robinsons, Rock Up, Rocket Barber Shop, Rodeo Doughnuts, Roman
    Originals, Romans, Rosa's Thai Cafe, Rosslyn, Rowlands Pharmacy, Rudy's Pizza Napoletana, Ruffians, Rush Hair,
    Ryman, SIG Roofing, Safestore, Sainsbury's Local, Saint Espresso, Saltrock, Sam's Chicken, Santander Cycles, Save
    the Children, Scope, Scotmid, Scribbler, Scrivens, Seasalt, Selco Builders Warehouse, Select, Semichem, Sense,
    Sense Scotland, Service Graphics, ShakeAway, Sharps, Shaw Trust, Shelter, Shepherd Neame, Shipways, Shop'N Drive,
    Shoryu, Simmons Bars, SimplyFresh, Sizzling Pubs, Slaters, Slug and Lettuce, Smart Charge, Snappy Snaps, Snow+Rock,
    SoSweet, Sodo Pizza, Sofology, Somerset Bakehouse, Source London, Space NK, Spitalfields Crypt Trust, St Austell
    Brewery, St Margaret's Hospice Care, Stags, Stirling Ackroyd, Stonehouse Pizza & Carvery, Store Street Espresso,
    Street Burger, Street Pizza, Strutt & Parker, SureCharge, SushiDog, Swetenhams, Swinton, Symonds & Sampson, Sytner
    Select, T.M.Lewin, TGJones, TJ Hughes, TRAID, Table Table, Tapi Carpets, Taro, TeamSport Go Karting, Temple of
    Seitan, Thames Hospice, The Blues Kitchen, The Breakfast Club, The Children's Society, The Co-operative Food, The
    Co-operative Funeralcare, The Cocktail Club, The Craft Beer Co., The Edinburgh Woollen Mill, The Entertainer, The
    Food Warehouse, The Fragrance Shop, The Gentlemen Baristas, The Gym Group, The Japanese Canteen, The Original
    Factory Shop, The Perfume Shop, The Pet Hut, The Real Greek, The Vintage Store, Third Space, Three, Thwaites,
    Thyme, Tile Giant, Tinseltown, Toby Carvery, Tonkotsu, Topps Tiles, Tops Pizza, Tortilla, Tossed, Total Fitness,
    Totally Wicked, Townends, Toytown, TradePoint, Travis Perkins, Trojan Energy, Truffle Burger, Turning Point, Turtle
    Bay, UK Storage Company, USave, United Carpets and Beds, Up & Running, Urban Baristas, Vagabond, VapeStore, Vertu,
    Vets4Pets, Village Hotels, Vintage Inns, Virgin Holidays, Wahaca, Walkabout, Warehouse, Warren James, Warrens
    Bakery, Waves, We Buy Any Car, Weird Fish, Welcome, Welcome Break, Weldricks, Well Pharmacy, Wenzel's, West
    Cornwall Pasty Co., Whistles, Whittard of Chelsea, Wickes, Wilko, William H. Brown, Windermere Real Estate,
    Winemark, Wolseley, Work.Life, Wrapchic, Wraps & Wings, Wren Kitchens, Wynnstay, Wynsors World of Shoes,
    Xercise4Less, YO! Sushi, Yard Sale Pizza, Yolk, You Me Sushi, Young's, Your Coffee Hub, Your Coop Food, Your Coop
    Travel, Your Move, Zest, Zia Lucia, btnbikeshare, char.gy, city bike Liverpool, evyve, hirebikeLincoln, iSmash,
    mydentist, tenpin
  IE: 3 Store, Carry Out, DID Electrical, Daybreak, EZ Living Furniture, Eason, Eddie Rocket's, EuroGiant, Evergreen
    Healthfoods, Four Star Pizza, Gala, Golden Discs, Home Store + More, Insomnia, Intersport Elverys, Irish Multiplex
    Cinemas, Jump Juice, Life Style Sports, Louis Copeland and Sons, Mizzoni's Pizza, Mr. Price, Omniplex Cinemas,
    Petmania, Petstop, Petworld, Sherry FitzGerald, TFI Bikes, Tesco Metro, Vincent's, Woodie's, dublinbikes,
    totalhealth Pharmacy
  IN: Aavin, Adyar Ananda Bhavan, Airtel, Allen Solly, American Tourister, Amul, Anganvady, Anganwadi, Anjappar
    Chettinad Restaurant, Apollo Diagnostics, Apollo Pharmacy, Arambagh Foodmart, Archies, Awfis, Bajaj, Barbeque
    Nation, Barista, Beijing Bites, Best Express, Bevco, Bharat Petroleum, BharatBenz, Bhartiya Jalpan, Bhima
    Jewellers, Biba, Big Bazaar, Blackberrys, Bloom Hotel, Blue Tokai Coffee Roasters, Bombay Cutting Chai, Brik Oven,
    Cafe Noir, California Burrito, Chaayos, Chai Point, Chinita, Corner House, Cromā, Crossword Bookstores, DMart,
    Daily Sushi, Davaindia, Dindigul Thalappakatti Restaurant, Dr Lal Path Labs, Eicher Motors, Eicher Tractors,
    Empire, FabHotels, Fabindia, Five Star Chicken, Frank Ross Pharmacy, Goli Vada Pav, HDFC Life, HOPCOMS, Habibi
    Falafel, Heads Up for Tails, Hidesign, Higginbotham's, Hindustan Petroleum, Homes & Villas, INOX Leisure, Indian
    Coffee House, Indian Oil, Indira Canteen, Itsy by Treebo, Jio-BP, Jos Alukkas, Josco Jewellers, Jumbo King, Just
    Bake, Just Watches, KaatiZone, Kanti Sweets, Khadim, Lakmé, Lenskart, Life Insurance Corporation, Lifestyle, Lulu
    Hypermarket, Mahindra Tractors, Mahindra Truck and Bus, Manyavar, Margin Free Market, Maruti Suzuki, Maveli Store,
    Max Life Insurance, MedPlus, Mio Amore, Monginis, More, Mother Dairy, Nandini, National Insurance Company,
    Naturals, Nature's Basket, Nayara, Neethi Medical Store, New India Assurance, Nilgiri's, One Station One Product,
    Oxford Bookstore, PC Jeweller, PVR Cinemas, Pantaloons, Paris Panini, Patanjali Ayurved, Polar Bear, Poorvika,
    Punjab Grill, Ramraj Cotton, Ration Shop, Reliance, Reliance Digital, Reliance Fresh, Reliance Trends, SBI General
    Insurance, SML Mahindra, Shoppers Stop, Smokin' Joe's, Sonalika, Spencer's, Sri Krishna Sweets, Star Bazaar,
    Supplyco Medical Store, Supplyco Super Market, Swaraj, Sweet Chariot, TASMAC, Talwalkars, Tanishq, Tata Motors, The
    Leela, The Oriental Insurance Company, The Rameshwaram Cafe, The Sugarr & Spice, Theobroma, Third Wave Coffee
    Roasters, Titan, Treebo Trend, Treebo Tryst, Trends, Triveni Supermarket, United India Insurance Company, Vishal
    Mega Mart, Vodafone Idea, Wellness Forever, Westside, Wow! Momo, Yulu, Zeelab Pharmacy, Zudio, cult.fit
  IT: 7Sette, Acqua & Sapone, Alcott, Arcaplanet, Ard Discount, Area Blu, B-Petrol, BEFeD, Basko Supermercati, Billy
    Tacos, Bluespirit, Bottega Verde, Brico OK, Brico io, BricoCenter, Bricofer, Buffetti, C'entro in Bici, Caddy's,
    Caffè Vergnano 1882, Camicissima, Camomilla, Carpisa, Cisalfa Sport, Città del sole, Coin, Colours & Beauty, Comet,
    Conad City, Conad Superstore, Conbipel, Coop.fi, Costantin, Decò, DentalPro, Despar, Doppelgänger, Doro
    Supermercati, Dpiù, Eco Store, Ekom, Emisfero, Enel, Enel X, Enercoop, Energas, Enerpetroli, Enilive, EuroSpin,
    Eurobet, Europam, FastWay, Fastweb, Findomestic, Fiorella Rubino, Fratres, Funside, Gabetti, Gamelife, Giap,
    Giocheria, Giunti al Punto, Givova, GoldBet, Goldenpoint, GrandVision, GreenTheory, GrosMarket, Gutteridge, Happy
    Casa, Harmont & Blaine, Idexe', Il Forno, Il Gigante, Il Pane Quotidiano, Iliad, In's Mercato, InCoop, Iper,
    Iperal, Ipercoop, Iperfresco Basko, Italmark, Just in Case, Kasanova, Keropetrol, Kocca, L'Erbolario, L'Isola dei
    Tesori, La Feltrinelli, La Piadineria, La Rinascente, LaBiGi, Lafarmacia., Last Minute Tour, Libraccio, Loro,
    Lovable, Margherita Conad, Maury's, MediaWorld, Mega, Mes Demoiselles Paris, Metano, Migross, Mondadori, Mondo
    Convenienza, Naheva, NaturaSì, Naïma, NonSoloSport, Nuvolari, ODStore, Oltre, Original Marines, OroCash, Ostello
    Bello, Pam Local, Parafarmacia Conad, Petmark, Piazza Italia, Pinalli, PittaRosso, Pompe Bianche, Pompea,
    Primadonna, Prix, Retitalia, Rinascimento, Risparmio Casa, Roadhouse, Rossopomodoro, SNAI, Salmoiraghi & Viganò,
    San Marco Petroli, Satur, Scarpe&Scarpe, Scavolini, Sigma, Sisa, Sottotono, Spazio Conad, Splendidi e Splendenti,
    Stanleybet, Stroili Oro, Superconti, Supermercati Zazzeron, Sushiko, Sì con te, Südtirol Rad, Tecnomat, Tecnorete,
    Tempocasa, The Space Cinema, Tigotà, Tigre, Tigre Amico, Tigros, Todis, Toys Center, Trony, Tuodì, Tuttogiardino,
    Twinset, UDINebike, UNA Hotels & Resorts, Ubik, Unes, Unieuro, UnipolSai, Upim, Vega Carburanti, Veneta Cucine,
    Verona Bike, Vittoria Assicurazioni, WheelUp, Wind Tre, Wycon Cosmetics, Zuiki, electrip, iH Hotel
  JP: 100 House Lemon, 100 Man Volt, 109 Cinemas, 3COINS, 9h nine hours, A-1 Bakery, A-COOP, AEON, AEON Cinema, AEON
    MALL, AEON SUPERCENTER, AL.PLAZA, AOKI, APA Hotel, APITA, Able, Accea, Acom, Aeon Bike, Aeonpet, Ain Pharmacy,
    Aisei Pharmacy, Akachan Honpo, Akibaoo, Amano, Andersen, Animate, Anrakutei, Aoyama Flower Market, Aoyama Tailor,
    Apaman Shop, Applied, Ario, Asahi Shimbun, Asakuma, Autobacs, Avail, A・Colle, BECK'S COFFEE SHOP, BIGMOTOR,
    Bamiyan, Bando Taro, Beams, Beisia, Bel'x, Belc, Best Denki, Bic Camera, Big-A, Bike O, Bikkuri Donkey, Birthday,
    Book Off, Book1st, Books Kinokuniya, Books Sanseido, Bronco Billy, Bunkyodo, C!ty'super, CAFFÈ VELOCE, CAFÉ de
    CRIÉ, CAINZ, CENTURY 21, COOP SAPPORO, CO・OP Kobe, Can Do, Capricciosa, Car Convenience Club, Carenex, Casting,
    Cawachi, Cerema, Chambre, Chateraise, Chez Récamier, Chibikko Land, Chiyocle, Chiyoda Sushi, Choushimaru, Chun Shui
    Tang, CoCo ICHIBANYA, Cockpit, Coco's, Cocokara Fine, Community Store, Comodi-iida, Costco Gasoline, Create
    Pharmacy, Create SD, Cut Factory, Cutcomz, Cycle Base Asahi, Cycle Spot, Cyclocity, D-Parking, DAICHARI, DCM nicot,
    DONQ, DOUTOR, Dai-ichi Life, Daikoku Drug, Daikokuya, Daily YAMAZAKI, Daiwa Cycle, Date Bike, Delicia, Denkichi,
    Dia Cleaning, Direx, Disk Union, Docomo Bike Share, Dohtonbori, Don Quijote, Dondontei, Dospara, Drug Eleven, Drug
    Yutaka, ECC Foreign Language Institute, EDION, ENEOS, ENEOS EneJet, EXCELSIOR CAFFÉ, Ecos, Eneos Frontier, F-one,
    Family Cut 1000, FamilyMart, Famima!!, First Kitchen, Fit Care DEPOT, Flash Coffee, Francfranc, Freshness Burger,
    Fresta, Fuji, Fuji Soba, Fujiya, Furaibo, GABA, Gindaco, Ginza Cozy Corner, Global Kids, Go!Go!Curry, Golf Partner,
    Golf・Do, Gourmet City, Guts Rent-a-car, Gyomu Super, Gyoza no Mansyu, Gyoza no Ohsho, Gyū-Kaku, HAMA-SUSHI,
    HARD･OFF, HEIWADO, HELLO CYCLING, HOBBY･OFF, HOMEMATE, Hachiban Ramen, Hakkenden, Hakone Soba, Hakuyosha,
    Hanamarūdon, Hanamasa, Hananomai, Hanaya Yohei, Hands, Hankyu OASIS, Haruyama, Hello Storage, Hidakaya, Himawari
    Pharmacy, Hinoya Curry, Hoken Clinic, Hokka Hokka Tei, Hokuren, Homac nicot, Honeys, Honke Kamadoya, Hoshino
    Coffee, Hotel Route Inn, Hotel Sunroute, Hotto Motto, IOSYS, Ichiran, Idemitsu, Ikinari Steak, Inageya, Ito-Yokado,
    Izumiya, JINS, JOYFIT, Janpara, Japan Rent a Car, Jeans Mate, Jewel Cafe, Johshuya, Jojoen, Jolly-Pasta,
    Jonathan's, Joshin, Joyful AK, Joyfull, Jump Shop, Junkudo, K's Denki, K-BOOKS, KOMEDA'S Coffee, KOMERI, KYGNUS,
    Kagi110, Kakuyasu, Kaldi Coffee Farm, Kansai Super, Kappa Sushi, Karada Factory, Karayama, Karayoshi, Kasumi,
    Katsuya, Keio Atman, Key Ambulancy, Kirindo, Kisoji, Kitamura Camera, Kitchen Origin, Kiyoken, Koekisha, Kohikan,
    Kohnan, Koide Camera, Kojima × Bic Camera, Kokumin, Konaka, Konami Sports Club, Kourakuen, Kozosushi, Krispy Kreme
    Doughnuts, Kumazawa Books, Kurumaya Ramen, Kushikatsu Dengana, Kushikatsu Tanaka, Kusuri no Aoki, Kusurino
    FUKUTARO, Kutsusenka, Kyoei, Kyorindo, Kyotaru, LAWSON, LAWSON STORE 100, LAWSON+Poplar, LAWSON+Three F,
    LAWSON+toks, LIBRO, LUCKY, Lashinbang, Life, Liquor Mountain, Little Mermaid, Lopia, MARUZEN, MEGALOS, MIMARU
    Apartment Hotel, MINISTOP, MOS Burger, MOVIX, MUJI, MUSASHI NO MORI COFFEE, Mac-House, Machida Shouten, Machioka,
    Magic Machine, Mainichi Shimbun, Mammy Mart, Mandai, Mandarake, Maruetsu, Marugen Ramen, Marunaka, Matsumoto,
    Matsumoto Kiyoshi, Matsunoya, Matsuya, MaxValu, Megane Drug, Megane Ichiba, Megane Store, Meganesuper, Meiji Yasuda
    Life, Mekiki-no-Ginji, Melonbooks, Mercuries Food, Midori-no-madoguchi, Miraiya Shoten, Mitsui Fudosan Realty,
    Miyawaki Shoten, Momotaro Jeans, MrMax, Murasaki Sports, My Basket, NATURAL LAWSON, NEXTAGE, NICONICO RENTACAR,
    NIPPON Rent-A-Car, NISSAN RENT A CAR, NOVA, NTT docomo, Nafco, Nakau, Nanohana Pharmacy, Netz, New-Quick, NewDays,
    Nihon Chouzai, Nippon Life, Nippon Travel Agency, Nishimatsuya, Nogami, Nojima, OFF･HOUSE, ORIX Rent-A-Car, OS
    Drug, OWNDAYS, Okuwa, Olive Hill, Olympic, Omusubi Gonbei, Ootoya, Origin Bentō, Orion Books, Osaka Ohsho, PC
    Depot, PEACOCK STORE, PIAGO, PRONTO, Package Plaza, Palette Plaza, Papasu, Paris Miki, Paseos, Peppy Kids Club,
    Pitat House, Pizza California, Pizza Pocket's, Plusone, Pokémon Center, Pompadour, Pony, Poplar, Popolar,
    Popondetta, Promise, Protimes, Pupule Himawari Pharmacy, RALSE MART, RELXLE, ROUND1, Rairaitei, Rakuten Mobile,
    Ramen Jiro, Ramen Kagetsu Arashi, Ramen Kairikiya, Ramen Yamaokaya, Re.Ra.Ku, Red Baron, Reise Box, Renge Shokudo
    Toshu, Right-on, Ringer Hut, Royal Host, SATSUDORA, SHOE PLAZA, SOLATO, ST.MARC CAFÉ, SUPER ARCS, Saboten, Sagami,
    Saint-Germain, Sakura Pharmacy, Sankei Shimbun, Sanki, Save On, Seicomart, Seiha English Academy, Seijo, Seijo
    Ishii, Seims, Seiyu, Seria, Shimamura, Shimamura Music, Shirokiya, Shoya, Sofmap, SoftBank, Sotetsu Fresa Inn,
    Sotetsu Rosen, Sports Depo, Stamina Taro, Steak Don, Steak Gusto, Steak Miya, Streamer Coffee Company, Sugi
    Pharmacy, Sukesan Udon, Sukiya, Summit, Sundi, Sundrug, Super Alps, Super Drug Himawari, Super Hotel, Super Sports
    Xebio, Super Value, Surugaya, Sushiro, Suzuki Arena, THANK YOU MART, THE BIG, THE BIG Express, TOHO CINEMAS, TOKOU
    STORE, TOYOTA Rent a Car, TSUKUMO, Tackle Berry, Taiyakan, Taiyo, Takaken Sunshine, Takaoka Toko, Takarakuji,
    TamTam, Tear, Teluru, Tenkaippin, Tenya, The Nikkei, Three F, Tipness, Tobu Store, Tokyo Shoes Retailing Center,
    Tokyu Store, Tomato & Onion, Tomod's, Tonden, Toranoana, Torikizoku, Torisen, Tou's, Tower Records, Townhousing,
    Treasure Bomb, Treasure Factory, Trial, Truedan, Tsubohachi, Tsuruga Share Cycle, Tsuruha, Tsuruya, Tsutsumi,
    Tully's Coffee, U-SPACE, UQ mobile, Ueshima Coffee House, Universal House, Uobei, Uotami, Up Garage, Usachan
    Cleaning, VIVA Home, Vie de France, V・Drug, WEGO, WHITE EXPRESS, Wako, Warawara, Washoku Sato, Watahan Home Aid,
    Watahan Super Center, Watami, Watts, Welpark, White Essence, Workman, Y!mobile, Y'smart, Yakiniku King, Yakiniku
    Like, Yakiniku Toraji, Yakuodo, Yamada Denki, Yamanaka, Yamano Music, Yamaya, Yamazaki Baking, Yaoko, Yappari
    Steak, Yellow Hat, Yellow Submarine, Yodobashi Camera, Yomiuri Shimbun, York Benimaru, YorkMart, Yoronotaki, YouMe
    Town, Young Dry, Yudetaro, Yumean, Yurindo, Zetteria, Zoff, apollostation, baybike, chocoZAP, daiei, ecobike, mini
    Piago, niko and ..., toks, tutuanna, welcia
  MX: 3 Hermanos, 7/24 Mix, Abarrotes Lupita, Abarrotes Monterrey, Alsuper, Aquamatic, Ayenda, BHermanos, Bama,
    Baristi, Benavides, Benedetti's Pizza, Berel, Bisquets Obregón, Bizzarro, Bodega Aurrera, Café Punta del Cielo,
    Chedraui, Chopo, Cinemex, City Express, Cklass, Comercial Mexicana, Comex, Compucopias, Cuidado con el Perro, Del
    Sol, Dentalia, Devlyn, Dormimundo, Ecobici, Elektra, Estafeta, Estética, Estética Unisex, Famsa, Fantasías Miguel,
    Farmacias Similares, Farmacias Yza, Farmacias del Ahorro, First Cash, Flexi, Fraiche, Fresko, Fundación Dondé,
    GOmart, Gandhi, Gazel, Hidrosina, Hoteles One, HuiziToluca, Ilusión, Interceramic, Italianni's, La Casa de Toño, La
    Comer, Liconsa, Lucky Sushi, MacStore, Megacable, Mi Bodega Aurrera, MiBici, Mobo, Modatelas, Modelorama, Muebles
    Dico, Nacional Monte de Piedad, Neto, Nutrisa, Optima, Palacio de Hierro, Paquetexpress, Parisina, Pastelería Lety,
    Pemex, Petro Seven, Pollo Feliz, Porrúa, Potzollcalli, Rendichicas, Salud Digna, Sanborns, Santandreu, Santory,
    Sayer, Soriana, Station 24, Steren, Suburbia, Sumesa, Super Colchones, Super Sánchez, Super del Norte, SuperISSSTE,
    Superama, Sushi Roll, Telcel, Telecomm-Telégrafos, Telmex, Terpel, The Italian Coffee Company, Tiendas 3B, Toks,
    Tony, Totalplay, Tresguerras, Vertiche, Vianney, Waldo's, iShop Mixup, izzi
  NL: 't Zusje, A-Meubel, ALLSAFE, ANWB, Agri Go Charge, Agri Go Fuel, Albert Heijn to go, Allesz, Amac, Amslod, Anna
    van Toor, AnyTyme, Autohopper, Automat, Autotaalglas, BMN Bouwmaterialen, BP Express, Bagels & Beans, Bakker van
    Maanen, Bastion Hotel, Berkman, Beter Horen, Bever, Bike Totaal, Blokker, Bo-rent, Boekenvoordeel, Boni, Boon's
    Markt, BrainWash, Bufkes, Chocolate Company, Coffee Company, Coop Vandaag, CoopCompact, Cotton Club, D-reizen,
    Dagwinkel, De Beren, De Echte Bakker, De IJswinckel, De Pizzabakkers, Decokay, DekaMarkt, Die Grenze, Dirck III,
    Doppio Espresso, Eazie, Euromobil, Eye Wish, FEBO, Fat Phill's, Fieten Olie, Fiets & Service, Fietsenwinkel.nl,
    Fietswereld, Firezone, Fletcher Hotel, Foodmaster, Fratelli, G&W GezondheidsWinkel, Gall & Gall, GroenRijk, Happy
    Italy, Het Goed, Hizi Hair, Hoogvliet, HoutBrox, Jamin, Jeans Centre, Johnny's Burger Company, Julia's, Karwei,
    Keuken Kampioen, Keurslager, Kinderzwerfboek, Kinki Kappers, Kippie, KlusWijs, Kwalitaria, La Cubanita, Leen
    Bakker, Libris, Livera, Loetje, Lucardi, Luciano, Mantel, Marskramer, Mastermate, Mediq, Mitra, MultiVlaai, Nelson
    Schoenen, Nettorama, OPEN32, OV-fiets, Odin, Olijslager, Optie1, Patisserie Limburgia, Pearle Studio, Pets Place,
    Pets Place - Boerenbond, Peut, Poiesz, Postillion Hotels, Primera, Pronto Wonen, RataPlan, Rustpunt.nu, SHABU to
    go, Sanidirect, Scapino, Schaap en Citroen, Schoonenberg, Service Apotheek, Shoeby, Smullers, Spare Rib Express,
    SportCity, Stayokay, Steps, Sumo, Superkeukens, SushiPoint, Taco Mundo, Tamoil Express, TanQyou, Tank S, The Döner
    Company, The Readshop, The Stone, Toscana, TotalEnergies Express, TrainMore, Trekpleister, Tulp Keukens,
    VakantieXperts, Vakgarage, Van Boxtel hoorwinkel, Van Dal, Verhage, Vitaminstore, VodafoneZiggo, Vomar, We Drive
    Solar, Welkoop, Wild & The Moon, Wok To Go, Yesss Électrique, Ziengs, Zuivelhoeve, terStal
  NO: Apotek 1, Ark bokhandel, Bademiljø, Baker Hansen, Bergen Bysykkel, Big Bite, BilXtra, Brilleland, Bunnpris,
    Bygger'n, Byggmakker, Byggtorget, Charge365, Comfort, Coop Byggmix, Coop Marked, Coop Mega, Coop Prix, DIGG Pizza,
    Deli de Luca, Ditt Apotek, Drammen Bysykler, Driv, Egon, Elkjøp, Espira, Europris, Eviny, Extra, Fagmøbler,
    Fargerike, Feel, Felleskjøpet, Gigaboks, Hageland, I-Mei Foods, Ishavsveien, Jernia, Joker, Jysk, Kaffebrenneriet,
    Kid interiør, Kitch'n, Kople, Kremmerhuset, Lesekiosk, Lille Vinkel Sko, Mani, Matkroken, Maxbo, Mester grønn,
    Mobit, Montér, Møbelringen, Narvesen, Nille, Norli, Nærbutikken, Obs Bygg, Oslo Bysykkel, Peppes Pizza, Plantasjen,
    Posten, Princess, Shoeday, Skeidar, Snarkjøp, Sport 1, Sport Outlet, Telenorbutikken, Tilbords, Trondheim Bysykkel,
    Urban Infrastructure Partner AS, Varme & Bad, Vinmonopolet, Vitusapotek, YX 7-Eleven
  NZ: 2degrees, Advantage, Allied Petroleum, Animates, Awanui Labs, BP Connect, Barfoot & Thompson, Bargain Chemist,
    Bayleys, BedsRus, Bento Bowl, BestStart Educare, Big Save Furniture, Bin Inn, Bivouac Outdoor, Briscoes, Carters,
    Challenge, CityFitness, Corys Electrical, Countdown, Coupland's, DX Mail, Danske Møbler, Farmers, Four Square,
    FreshChoice, Hirepool, House of Travel, J. A. Russel, Kidsfirst Kindergartens, Kindercare, Life Pharmacy, Liquid
    Laundromat, Lollipops Educare, Mad Butcher, McKeown, MetroMart, National Mini Storage, New World, Night 'n Day,
    Noel Leeming, Number One Shoes, One NZ, OpenLoop, PAK'nSAVE, PAK'nSAVE Fuel, PB Tech, Palmers Gardenworld, Paper
    Plus, Peaches & Cream, PlaceMakers, Postie, RD Petroleum, Rebel Sport, Smiths City, Spark New Zealand, St Pierre's
    Sushi, Super Liquor, SuperValue, Synergy Hair, Texas Chicken, The Baby Factory, The Bottle-O, The Warehouse,
    Thirsty Liquor, Torpedo7, Unichem, VAPO, Waitomo, Warehouse Stationery, Whitcoulls, Zero
  PL: 99rent, ALAB, Agata Meble, Anabel Arto, Apteka Rodzinna, Apteka Słoneczna, Arhelan, Asprod, Awiteks, BROM, Bafra
    Kebab, Bagietka, Biesiadowo, Big Star, BikeU, Bike_S, Blikle, Bliska, Bodzio, Bollywood Kebab, Bonito, Borek,
    Bricoman, Burchacińscy, Bydgoski Rower Aglomeracyjny, CUK Ubezpieczenia, Calypso, Carry, Castorama, Centrum
    Zdrowia, Chata Polska, Cheesecake Corner, Chorten, Chromek, Coral Travel, Cortez, Cosmedica, Cukiernia
    Cieślikowski, Cukiernia Olsza, Cukiernia Sowa, Czas na Herbatę, Czeladzki Rower Miejski, Da Grasso, Darwina.pl,
    Dbam o Zdrowie, Dedalus, Delikatesy Centrum, Delikatesy Premium, Delikatesy Sezam, Diagnostyka, Dino, Diverse,
    Dnipro-M, Dom Leków, Drogeria Natura, Drogerie Polskie, Dubielak, Dubimex, Duka, Duży Ben, E-Dym, Empik, Ergo
    Hestia, Erotic Store Venus, Eskulap, Euro Sklep, FRAC, Familijna, Five o'clock, Gaik, Galeria Wypieków Lubaszka,
    Gatta, Gemini, GeoVelo Opole, Globi, Good Lood, Gorąco Polecam, Green Caffè Nero, GreenWay, Greenpoint, Grene,
    Grochola, Gromulski, Groszek, Grycan, Grzybki, Gzella, Haircut Express, Hebe, Helios, Hert, Hygieia, Itaka, Jasmin,
    Jawa, Kakadu Zoo, Kakto, Kebab King, Kielecki Rower Miejski, Kino za Rogiem, Kolporter, Komfort, Komputronik,
    Komunikacja Miejska w Szczecinku, Kropka, Krotower, Krowarzywa, Kubenz, Lee Wrangler, Lewiatan, Livio, Lody Bonano,
    Loombard, Lotos, Lotos Optima, Lukullus, MarketVita, MarketVita Express, Max Elektro, Maxima, Małpka Express, Media
    Expert, Medicine, Merkury Market, Minivita Market, Mistrz Piekarz, Mleczarnia Jerozolimska, Mokpol, Monnari, Moya,
    Multikino, Nasz Sklep, Neonet, Nomi, Nova, Nowa, Nowodworski Rower Miejski, O.K. Serwis, Olbike, Olkop, Orlen
    Paczka, Oskroba, Ostro.bike, Ostrowski Rower Miejski, Otrębusy, POLOmarket, PSB Mrówka, Pan Materac, Panaceum,
    Pasibus, Pawłowicz, Piekarenka, Piekarnia Szwajcarska, Pieprzyk, Pijalnia Wódki i Piwa, Pijana Wiśnia, Pizzeria
    105, Poczta Polska, Pod Telegrafem, Pofam-Poznań, Przyjazna, Przystanek Piekarnia, Putka, Qubus, Quiosque, RTV Euro
    AGD, Rabat Detal, Rodzinna, Rowerowe Łódzkie, Ruch, Ryłko, SKOK Śląsk, SLAWEX, SRM Jaskółka, SUWER, Sedal,
    ShockPrice, Sklep Polski, Sklep mięsny Lenarcik, Smoke, Smyk, SoFly, Sokołów, Sphinx, Społem, Stalowa Wola – miasto
    rowerów, Stokrotka, Stokrotka Express, Stokrotka Market, Stokrotka Optima, Super-Pharm, Superbet, Sushi Story,
    Swiss, Synevo, Szczecinecka Wypożyczalnia Rowerów Miejskich, Słoneczko, Słoneczna, Top Market, Top Secret, Torvelo,
    Travelplanet.pl, Twój Market, Unilink, Vatsak, Vistula, Vita, W. Kruk, Wafelek, Wakacje.pl, Warta, Watis, Wesoła
    Pani, Wierzejki, Wyjątkowy prezent, Wólczanka, Wągrowiecki Rower Miejski, Xtreme Fitness Gyms, Zahir Kebab,
    Zdrofit, Zdrowie, Ziarenko, Ziko Apteka, inmedio, kaes., laboo, neopunkt, worldbox, x-kom, ŁoKeR, Ścinawski Rower
    Miejski, Świat Alkoholi, Świat Książki, Świat Prasy, Świeżyzna, Żappka, Żarskie Rowery
  PT: A Padaria Portuguesa, Acústica Médica, Alves Bandeira, Auchan Supermercado, BORA!, Bertrand, BiCas, Celeiro,
    Cinemas NOS, Continente, Continente Bom Dia, Continente Modelo, Fidelidade, Generali Tranquilidade, Gira, HF
    Hotels, Intermarché Express, Lanidor, Magic Form, Meu Super, Minipreço, My Auchan, Pousadas de Portugal, Prio,
    Radio Popular, Solaris, Sport Zone, Viagens Abreu, Washy, Wells, meioB
  SE: 3Butiken, Akademibokhandeln, Apotek Hjärtat, Apoteksgruppen, Arken Zoo, Bastard Burgers, Beijer Byggmaterial, Bik
    Bok, Bjurfors, Blomsterlandet, Brothers, Bröd & Salt, Brödernas, Byggmax, Cervera, ChopChop, City Bikes, City
    Gross, DOZ Apotek, Daisy's, Direkten, Distriktstandvården, Dollarstore, Fastighetsbyrån, Filmstaden,
    Folktandvården, Frasses, Friskis & Svettis, Gina Tricot, Granngården, Guldfynd, Handlar'n, Hemköp, Hemmakväll, Holy
    Greens, HusmanHagberg, Indiska, Jureskogs, Kicks, Kronans Apotek, LF Fastighetsförmedling, LinBike, Lundahoj,
    Matöppet, Meca, Myrorna, Mäklarhuset, Mäklarringen, Naturkompaniet, Nordic Wellness, OKQ8, Pinchos, Plantagen,
    Polarn O. Pyret, Qstar, Scorett, SkandiaMäklarna, Skopunkten, Snabbgross, Stockholm City Bikes, Styr & Ställ, Sure
    Hotel Studio, Sushi Yama, Svensk Fastighetsförmedling, Svenska Bio, Taco Bar, Tanka, Team Sportia, The Bishops
    Arms, Thelins konditori, Twilfit, Webhallen, din-X, Åhléns
  US: 110 Grill, 1st Heritage Credit, 1st Stop, 24 Hour Fitness, 24 Hour Fitness Sport, 7 Brew, 7 Leaves Cafe, 84
    Lumber, 99 Cents Only Stores, 99 Ranch Market, A-1 Self Storage, A-MAX Auto Insurance, A.C. Moore, ABC Supply, ABC
    Warehouse, ACE Cash Express, AL Prime Energy, AMVETS, APlus, AR Workshop, ATI Physical Therapy, Abbott's Frozen
    Custard, Abby's Pizza, Academy Sports + Outdoors, Acme, Advance America, Advance Financial, Advocate Health Care,
    Aflac, Ahern Rentals, Airgas, Al's Beef, Aladdin's Eatery, Alamo Drafthouse Cinema, Albertsons Market, Albertsons
    Pharmacy, Alex and Ani, Allsup's, Alltown, Alltown Fresh, Aloha Petroleum, Aloha Pokē Co, Alon, AlphaGraphics, Alta
    Convenience, Altar'd State, Altitude, Altorfer CAT, Amato's, Amazing Intimate Essentials, Amazing Lash Studio,
    Amazon Books, AmeriGas, AmeriStop, AmericInn, America's Best Contacts & Eyeglasses, America's Car-Mart, American
    Automobile Association, American Deli, American Family Insurance, American Freight, American Girl, American
    Greetings, American Red Cross, American Roofing Supply, American Signature Furniture, American Tire Depot, Americas
    Best Value Inn, Amerisleep, Amici, Amigo, Amigos, Amiri Salon, Amoco, Amscot, Amy's Ice Creams, Anatomie, Andy's
    Frozen Custard, Angelo Caputo's Fresh Markets, Anthony Vincé Nail Spa, Anthony's Coal Fired Pizza, Appliance Repair
    by Asurion, Arctic Circle, Arhaus, Aroma Joe's, Arooga's, Aspen Dental, Astro, Asurion Tech Repair & Solutions, At
    Home, Athletico Physical Therapy, Attic Salt, Atwoods, Aubuchon Hardware, Aurelio's Pizza, Auto Plus, AutoNation,
    Avenue, Azzip Pizza, B&B Theatres, B-Bop's, B.C. Pizza, BCD Tofu House, BCycle, BJ's Wholesale Club, Back Yard
    Burgers, Badcock, Bafang Dumpling, Bahama Breeze, Baja Fresh, Bamboo Sushi, Bambu, Banfield Pet Hospital, Bankers
    Life, Bar Louie, Barberitos, Barnes & Noble, Barnes & Noble College, Barneys New York, Barro's Pizza, Bartaco,
    Bartell Drugs, Bashas', Bassett Furniture, Batteries Plus Bulbs, Bay Wheels, Beacon, Bealls, Bear Paddle Swim
    School, BedMart, Beef O'Brady's, Beggars Pizza, Bel Air, Belk, BellStores, Belle Tire, Beltone, Berkot's Super
    Foods, Berkshire Hathaway HomeServices, Bertucci's, Better Buzz Coffee, BevMo!, Beyond Hello, Bi-Mart, Big 5
    Sporting Goods, Big Apple, Big Apple Bagels, Big Blue Swim School, Big Brand Tire & Service, Big D Oil, Big Lots,
    Big Red Stores, Big Y, Biggby Coffee, Bike Chattanooga, Bike Share Connect, BikeNHV, Bill Miller Bar-B-Q, Binny's
    Beverage Depot, Biscuitville, Black Angus, Black Bear Diner, Black Rock Coffee, Blackjack Pizza, Blain's Farm &
    Fleet, Blake's Lotaburger, Blast Fitness, Blimpie, Blink Fitness, Bloomingdale's, Blue Beacon, Blue Nile, Blue Star
    Donuts, BluePearl, Bluebikes, Boar's Head, Board & Brew, Boarders by Cobblestone, Bob Evans, Bob's Discount
    Furniture, Bob's Stores, Boba Guys, Bobablastic, Body Details, Bojangles', Bomgaars, BonWorth, Bonanza Steakhouse,
    Bonchon Chicken, Bonefish Grill, Bonobos, Books-A-Million, Boost Mobile, Boot Barn, Boscov's, Boulder B-cycle,
    Bowlero, BoxLunch, Boyd CAT, Braganza Tea, Brakes Plus, Braum's, Bravo, BreWingZ, Breeze Bike Share, Briggs
    Equipment, Bright Now! Dental, Brighton Collectibles, Brio, Brookshire Brothers, Brookshire Brothers Pharmacy,
    Brookshire's, Brookshire's Pharmacy, Brookstone, Brow Art 23, Brown Bear Car Wash, Brown's Chicken, Bruegger's
    Bagels, Bruin Bike Share, Bruster's Ice Cream, Bubba's 33, Bubbakoo's Burritos, Bublr Bikes, Buc-ee's, Buca di
    Beppo, Buck Mason, Buckle, Buddy's Pizza, Budget Host Inn, Budget Truck Rental, Buffalo Exchange, Buffalo Wild
    Wings, Buffalo Wings & Rings, Builders FirstSource, Bumpers, Buona, Burger Street, BurgerFi, BurgerIM, Burgerville,
    Burn Boot Camp, Bush's Chicken, Butera Market, Butler CAT, Byrider, Byrne Dairy, C Spire, C-A-L Ranch, C-Town
    Supermarkets, CAVA, CD One Price Cleaners, CDPHP Cycle, CEFCO, CHEF'STORE, CNN Newsstand, CSL Plasma, Cabinets To
    Go, Cadence Academy Preschool, Cafe Rio, Café Yumm!, Café Zupas, Café du Monde, Caliber Car Wash, Caliber
    Collision, California Check Cashing Stores, California Closets, California Fish Grill, California Tortilla, Cambria
    Hotel, Camping World, Candy Tyme, Cannabist, CapMetro Bikeshare, Capital Bikeshare, Capital Electric, Capriotti's,
    Captain D's, Car-X, CarMax, CarShop, Carbon Health, Caribou Coffee, Carpet One Floor & Home, Carrabba's Italian
    Grill, Carroll, Carvel, Casey's, Casey's General Store, Cash America International, Cash Store, CashMax, Cassano's
    Pizza King, Castle Dental, Catherines, Cato, Cellairis, Cellaxs, Cenex, Centerstone, Century Theatres, CenturyLink,
    Cermak Fresh Market, Certified, Chagee, Champs Chicken, Charleys Philly Steaks, Check 'n Go, Check Into Cash,
    CheckSmart, Cheddar's, Chester's, Chesterbrook Academy, Chevys Fresh Mex, Chicken Express, Chicken Salad Chick,
    Chico's, Chico's Off the Rack, Childcare Network, Children's Learning Adventure, Childtime, Chimcking, Chopt,
    Christian Brothers Automotive, Christian Science Reading Room, Christmas Tree Shops, Chuy's, Cicis, Cinnaholic,
    Citi Bike, Citi Trends, Citrix Cycle, City Mill, Claim Jumper, Clarion Pointe, Clark, Clark's Pump-N-Shop, Clarkson
    Eyecare, Classic Collision, Clean Eatz, Clean Energy, Clean Juice, Clinical Pathology Laboratories, Club Champion,
    Cluck-U Chicken, CoGo Bike Share, Cobblestone Hotels, Cobblestone Inn & Suites, Coco's Bakery, Codale, Coen Markets
    Inc, Cohen's Fashion Optical, Color Me Mine, Comfort Dental, Commercial Tire, Comparion Insurance Agency, Compass
    Self Storage, Condado Tacos, Conoco, Consume, Convenient Food Mart, Cook Out, Cookies by Design, Cooper Electric,
    Cooper Tire & Rubber Company, Cooper's Hawk, Copeland's, CorePower Yoga, Corner Bakery, Cort, Cost Cutters, Costa
    Vida, Così, Cottage Inn Pizza, Cotton Patch Cafe, Country Financial, Country Kitchen, Country Pride, Country
    Waffles, CountryMax, Cousins Subs, Cracker Barrel, Crash Champions, Crate & Barrel, Crawford, Cricket Wireless,
    Cruise Planners, Cub Foods, CubeSmart, Culver's, Cumberland Farms, Curaleaf, Custard Insurance Adjusters, Cycle
    Gear, D&W Fresh Market, D'Agostino, D'Angelo Grilled Sandwiches, D.P. Dough, DISH, DTLR, DXL Men's Apparel, Dallas
    BBQ, Daniel's Jewelers, Dari Mart, Dash In, Davanni's, Daylight Donuts, Del Taco, Delta Sonic, DentalWorks,
    Derimod, DiBella's Subs, Diamond Shamrock, Dick's House of Sport, Dick's Sporting Goods, Dickey's Barbecue Pit,
    Dierbergs, Dillard's, Dillons, Dippin' Dots, Direct Auto Insurance, Dirt Cheap, Disc Replay, Discount Drug Mart,
    Discount Tire, Discovery Clothing Company, District Taco, Divvy, Do it Best, Doctors of Physical Therapy, Dog Haus,
    Dollar General, Don Don Donki, Don Roberto Jewelers, Donatos Pizza, Dooney & Bourke, DoubleDave's Pizzaworks, Dough
    Zone, Dream Dinners, DriveTime, Drury Inn & Suites, Duane Reade, Duchess, Duck Thru, Duluth Trading Company,
    Dunham's Sports, Dunn Brothers Coffee, Dunn Tire, Dunn-Edwards Paints, Dutch Bros. Coffee, Duty Free Americas, EV
    Connect, EVEN Hotels, EVgo, EZPAWN, EarthWise Pet, Earthbound Trading Company, East Coast Wings + Grill, East of
    Chicago Pizza, Eastern Mountain Sports, Eat'n Park, Echo Electric, Edina Realty, Eegee's, Eggs Up Grill, Einstein
    Bros. Bagels, El Rinconsito, El Super, Electrify America, Elephant Bar, Elevation Burger, Ellianos Coffee, Emack &
    Bolio's, Emler Swim School, Empire Beauty Schools, Empire CAT, Enmarket, Enterprise Car Sales, Epic Wings N'
    Things, Equinox, Equipment Depot, Erbert & Gerbert's, Erewhon, Erie Insurance, Erik's DeliCafé, Escapology, Esporta
    Fitness, Estrella Insurance, European Wax Center, Everbowl, Evereve, Evergreens, Everhome Suites, Everything But
    Water, Explore Bike Share, Extended Stay America, Extra Space Storage, ExtraMile, Exxon, Eyebrow Plus, Eyemart
    Express, Ezell's Chicken, EōS Fitness, F.W. Webb Company, FAST STOP, FPL EVolution, Fabick CAT, Fabletics, Family
    Dollar, Family Express, Family Fare, Family Video, Famous Dave's, Famous Footwear, Fannie May, Fantastic Sams,
    Fareway, Farm Bureau Financial Services, Farm Bureau Insurance, Farmer Boys, Farmers Home Furniture, Farmers
    Insurance, Fas Mart, Fastbreak, Fastrac, Fastrac Cafe, Fatz, Fazoli's, FedEx Office, Ferrellgas, Fiesta Mart, Fiiz
    Drinks, Fine Wine & Good Spirits, Finish Line, First Virginia, First Watch, Fitness 19, Fitness Court, Fitness
    Together, Five Below, Fleet Farm, Fleet Feet, FleetPride, Fleming's, Flippin' Pizza, Floor & Decor, Floyd's 99
    Barbershop, Flyers, Food 4 Less, Food City, FoodLand, FoodMaxx, Foods Co, Foodtown, Ford's Garage, Forman Mills,
    Fortunoff Backyard Store, Foss Swim School, Foster's Grille, Fosters Freeze, Fox's Pizza Den, Francesca's, Frank
    Webb Home, Franz, Fred Loya Insurance, Fred Meyer, Fred Meyer Jewelers, Freddy's, Freebirds, Freeway Insurance,
    Fresh Thyme, Freshëns, Friendly Express, Friendly's, Frisch's Big Boy, Fry's Food and Drug, Fry's Marketplace,
    Fuddruckers, Fuego, Fun Town RV, Fuzzy's Taco Shop, GATE, GEICO, Gabe's, Gander Outdoors, Gator's Dockside, Gatti's
    Pizza, Gaylord, Geek Squad, Gelson's, Gen Korean BBQ, Genghis Grill, Gentle Dental, Gerber Collision & Glass,
    Gertrude Hawk Chocolates, GetGo, Giant Eagle, Gigi's Cupcakes, Gino's East, Gino's Pizza & Spaghetti House,
    Gionino's Pizzeria, Giordano's Pizzeria, Go! Games & Toys, GoHealth Urgent Care, GoMart, Godfather's Pizza, Gold
    Star Chili, Golden Chick, Golden Corral, Golden Nozzle Car Wash, Goldfish Swim School, Golf Galaxy, Good 2 Go, Good
    Neighbor Pharmacy, Good Times, Goodwill, Goody's, Goosehead Insurance, Gordmans, Gordon Food Service Store,
    Gorjana, Graeter's, Grandy's, Grange Co-op, Grange Insurance, Grease Monkey, Great American Cookies, Great Harvest
    Bread Company, Great Wraps, Greenbike SLC BikeShare, Grid, Grimaldi's Pizzeria, Gringo's Mexican Kitchen, Grocery
    Outlet, Grotto Pizza, Guitar Center, Gulf Express, Guthrie's, Gyu-Kaku, H&E Equipment Services, H-E-B Pharmacy,
    HTeaO, Habit Burger & Grill, Haffner's, Haggar, Haggen, Hair Cuttery, Half Price Books, Hampton Inn & Suites,
    Handel's Homemade Ice Cream, Hannaford, Hannoush Jewelers, Happy Joe's, Happy's Pizza, Harbor Freight Tools,
    Harkins Theatres, Harold's Chicken Shack, Harps, Harris Teeter, Havertys, Health Mart, HealthSource America's
    Chiropractor, HearUSA, Heartland B-cycle, Heine Brothers', Hele, Helzberg Diamonds, Hertz Car Sales, Hess, Hibbett
    Sports, Hicksgas, High's, Hoa Phát, HobbyTown, Holiday Hair, Holiday Oil, Holt CAT, Home Outlet, Home Run Inn, Home
    of Economy, HomeGoods, HomeTowne Studios, Honey Baked Ham, Honey Dew Donuts, Hopdoddy Burger Bar, Hoss's Steak &
    Sea House, Hot Head Burritos, Houlihan's, House of Blues, Howard Hanna, HuHot, Huck's Food & Fuel, Huddle House,
    Hungry Howie's, Hunt Brothers Pizza, Hurley, Hustler Hollywood, Hwy55, Hy-Vee, Hy-Vee Gas, Hy-Vee Pharmacy, Hyatt
    Vacation Club, IONNA, IPIC Theaters, IQ Laser Vision, IT'SUGAR, Ideal Food Basket, Ike's Love and Sandwiches, Image
    Studios, Imo's Pizza, In-N-Out Burger, InStyle, Indego, Independent Electric, Indiana Pacers Bikeshare, Ingles,
    Ingles Gas Express, Insurance Navy Brokers, Interstate Batteries, Irby, Iron Skillet, Islands, It's Boba Time, It's
    Fashion, Izzo's Illegal Burrito, J&H Family Stores, J. Alexander's, J. McLaughlin, J.Jill, JCPenney, JOANN Fabrics
    and Crafts, Jack Brown Cleaners, Jack Stack Barbecue, Jack in the Box, Jack's, Jacksons, Jamba, James Avery
    Jewelry, Jared, Jason's Deli, Jazzercise, Jeni's Splendid Ice Creams, Jeremiah's Italian Ice, Jerome's Furniture,
    Jet's Pizza, Jewel-Osco, Jiffy Mart, Jim 'N Nick's, Jimboy's Tacos, Jimmy John's, JoS. A. Bank, Joe's Crab Shack,
    Joe's Kwik Marts, Joe's Pizza, John L. Scott, John's Incredible Pizza, Johnny Carino's, Johnny Was, Johnstone
    Supply, Juice It Up!, Juice Press, JuiceLand, Junbi, Just Salad, Just Sports, KOI Auto Parts, KTA Super Stores,
    Kaady Car Wash, Kahoots, Kangaroo Express, Kay Jewelers, Keke's Breakfast Cafe, Kelly's Cajun Grill, Kelly-Moore
    Paints, Kendra Scott, Kent Kwik, Keva Juice, Key Food, KeyWest Inn, Kidango, Kids 'R' Kids, Kids First Swim
    Schools, Kilwins, Kim's Convenience Store, KinderCare, King Kullen, King Soopers, King Soopers Marketplace, King
    Taco, Kings, Kinney Drugs, Kirkland's, Kitanda, Kitchen Collection, Kizuki Ramen & Izakaya, Kohl's, Kona Grill,
    Kool Smiles, Kreation Organic, Krist, Krystal, Kum & Go, Kwik Fill, Kwik Shop, Kwik Star, Kwik Trip, L&L Drive-Inn,
    L&L Hawaiian Barbecue, La Colombe Coffee Roasters, La Michoacana Meat Market, La Petite Academy, La Salsa, LaRosa's
    Pizzeria, LabCorp, Lady Foot Locker, Lamps Plus, Landmark Theatres, Lane Bryant, Laredo Taco Company, Larry's Giant
    Subs, LaserAway, LasikPlus, Laughing Planet, Layne's Chicken Fingers, Lazy Dog, Ledo Pizza, Lee's Sandwiches,
    Leeann Chin, Legal Sea Foods, LemonShark Poké, Lendmark Financial Services, Les Schwab Tire Center, Leslie's Pool
    Supplies, Liberty Mutual Insurance, Liberty Travel, Lilly Pulitzer, Linde, Lion's Choice, Little Big Burger, Loaf
    'N Jug, Logan's Roadhouse, Lolli and Pops, Lollicup, Long & Foster Real Estate, LongHorn Steakhouse, Longs Drugs,
    Lou Malnati's Pizzeria, Louisiana CAT, Louisiana Famous Fried Chicken, Love's, LoveSac, Lowe's Market, Lowes Foods,
    Luby's, Lucille's Smokehouse BBQ, Lucky, Lupe Tortilla, MD Now Urgent Care, MacAllister CAT, Macy's, Macy's
    Backstage, Madewell, Madison Reed, Maggiano's Little Italy, Maid-Rite, Maidenform, Main Event, MainStay Suites,
    Mandee, Mango Mango Dessert, Manhattan Bagel, Mapco, Maple Street Biscuit Company, Marathon Sports, Marc's, Marcus
    Cinema, Marden's, Margaritas, Mariano's Fresh Market, Marine Layer, MarineMax, Mariner Finance, Mark's Pizzeria,
    Market Street, Market of Choice, Martin Auto Color, Martin's BBQ, Martin's Super Markets, Maryland Fried Chicken,
    Massage Envy, Matto Espresso, Mattress Depot USA, Mattress Firm, Mattress Warehouse, Mattress World Northwest,
    Maverik, Mavis Discount Tire, Mavis Tires & Brakes, Maxim Crane Works, Mazzio's, McAlister's Deli, McCormick &
    Schmick's, McCoy's, McMenamins, Me Spa, Medicap Pharmacy, Meijer, Meineke, Meizhou Dongpo, Mellow Mushroom, Men's
    Wearhouse, Menards, Mendocino Farms, Merchant's, Merit Dental, Merryhill Preschool, Meson Sandwiches, Metro Diner,
    Metro Mattress, Metro Self Storage, Metro by T-Mobile, Mezeh, Michigan CAT, Micro Center, Midwest Dental, Midwest
    Title Loans, Mighty Quinn's, Mighty Taco, Milan Laser Hair Removal, Milio's, Miller Paint, Miller's Ale House,
    Mimi's Cafe, Mini Storage Depot, Minit Mart, Missouri Farm Bureau Insurance, Mister Car Wash, Mitsuwa Marketplace,
    MoGo, Mobil 1, Mochinut, ModWash, Modell's Sporting Goods, Modern Market, Moe's Italian Sandwiches, Moe's Southwest
    Grill, Monarch Dental, Mondovi Dental, Moneytree, Monical's Pizza, Monro Muffler Brake, Mooyah, Morgan Jewelers,
    Morton Williams, Morton's The Steakhouse, Motion Industries, Mountain Mike's, Movie Tavern, Mr. Handyman, Mr. Hero,
    Mr. Tire, Muchas Gracias Mexican Food, Mud Bay, Munch's Supply, Murphy Express, Murphy USA, Music & Arts, Mustang
    CAT, Mutual of Omaha, My Dentist, My EyeLab, My Place Hotels, My Salon Suite, MyEyeDr., N C Machinery, NMC CAT,
    NVISION Eye Centers, Na Hoku, Naf Naf Grill, Nathan's, Nation's Giant Hamburgers, Native Grill & Wings, Natural
    Grocers, Navy Exchange, Nectar, Neiman Marcus, New Horizon Academy, New Seasons Market, New York & Company, New
    York Life, Next Level Burger, Nick The Greek, Ninety Nine Restaurant & Pub, Noah's Bagels, Noodles & Company,
    Norbys Farm Fleet, North Coast, North Italia, NorthEast Electrical, Northern Tool + Equipment, Northgate Market,
    Northwest Self Storage, Northwestern Medicine, Northwestern Mutual, Nouria, Num Pang, Nékter Juice Bar,
    O'Charley's, O'Reilly Auto Parts, ONE9, Oberweis, Ocean State Job Lot, Ohio CAT, Oil Changers, Ojos Locos Sports
    Cantina, Old Chicago, Old Country Buffet, Old Time Pottery, Ollie's Bargain Outlet, Omaha Steaks, On The Border,
    Once Upon a Child, OneMain Financial, OneSource, Ono Hawaiian BBQ, Oreck, Original Mattress Factory, Original
    Roadhouse Grill, Original Tommy's, Origins, Orscheln Farm & Home, Otto Pizza, Outdoor Supply Hardware, Outrigger
    Hotels and Resorts, P. C. Richard & Son, P. Terry's, PCC Community Markets, PGA Tour Superstore, PLS Financial
    Services, POGOH, PPG Paints, PacSun, Pacific Pride, Pagliacci Pizza, Pak Mail, Pal's, Palace Inn, Palm Beach Tan,
    Pancheros, Papa Gino's, Paper Source, Papé Machinery, Par Mar Stores, Parr Lumber, Pastini, Patel Brothers,
    Pavilions, Payomatic, PeaceHealth Rides, Peachwave, Peet's Coffee, Pei Wei, Penn Station, Penzeys Spices, Pep Boys,
    Pepperoni's, Perfect Brows NYC, Perfect Look Salons, Perfumania, Pet Food Express, Pet Supplies Plus, PetPeople,
    Pete's Market, Peter Piper Pizza, Peterson CAT, Petland, Phantom Fireworks, Pharmaca, Phillips 66, Philly Pretzel
    Factory, Philz Coffee, Piada Italian Street Food, Piccadilly, Pick 'n Save, Pick Up Stix, Pie Five, Pieology
    Pizzeria, PikeRide, Pinch A Penny, Pizza Boli's, Pizza Factory, Pizza My Heart, Pizza Patrón, Pizza Ranch, Pizza
    Schmizza, Plaid Pantry, Planet Smoothie, Playa Bowls, Poke Bros., Ponderosa Steakhouse, Port of Subs, Portillo's,
    Portland Glass, Potbelly, Powerhouse Gym, Precision Tune Auto Care, Premier Martial Arts, Pressed, Pretzelmaker,
    Price Chopper, Price Rite, Primanti Bros., Primerica, PrimoHoagies, Primrose School, Pro Image Sports, ProColor
    Collision, Produce Junction, Prudential Financial, Puckett CAT, Purple, Qik-n-EZ, Quaker Steak & Lube, Quality
    Mart, Quick Quack Car Wash, QuickChek, Quik Stop, Quinn CAT, RA Sushi, RISE, RP Lumber, RTC Bike Share, RVA Bike
    Share, RaceWay, Rack Room Shoes, Rainforest Cafe, Raley's, Rally's, Ralph's Italian Ices, Ralphs, Ray's Food Place,
    Raymour & Flanigan, Realty Executives, Red Apple Food Mart, Red Bike, Red E, Red Lion Hotels, Red Lion Inn &
    Suites, Red Ribbon, Red Roof Inn, Redner's, Refuel, Regal Cinemas, Regional Finance, Regis, Relay Bike Share,
    Restore Hyper Wellness, Retro Fitness, RibCrib, RightSpace Storage, Rita's Italian Ice, Road Ranger, Road Runner
    Sports, Robeks, Roberto's Taco Shop, Rochester Regional Health Laboratories, Rocket, Rocky Rococo, Rodda Paint,
    Romano's Macaroni Grill, Rooms To Go, Rooms To Go Kids, Rosati's, Rosauers, Ross, Rotten Robbie, Round Table Pizza,
    Round1, Rouses, Royal Farms, Rubio's, Ruby's Diner, Rudy's Barbershop, Ruler Foods, Rumble, Runnings, Runza, Rural
    King, Rush Bowls, Rush Truck Centers, Rutter's, SF Supermarket, SVS Vision, SWell Cycle, Safari Kid, SafeSplash
    Swim School, Safelite AutoGlass, Salad and Go, Saladworks, SalonCentric, Salsarita's Fresh Mexican Grill, Salt &
    Straw, Saltgrass Steak House, Salvatore's Old Fashioned Pizzeria, San Diego Blood Bank, Sanel NAPA, Sankalp, Sarku
    Japan, Sarpino's Pizzeria, Save Mart, Save-A-Lot, Schlotzsky's, Schnucks, Scooter's Coffee, Scrubs & Beyond,
    Seafood City, Seagull Book, Sears Hometown, Seasons 52, SecurCare Self Storage, SecureSpace Self Storage, Security
    Public Storage, See's Candies, Sentara, Service King, Seva Beauty, Shake's, Shamrock, Shane Co., Shari's, Shaw's,
    Sheetz, Shelter Insurance, Shiekh, Shilo Inns, Shipley Do-Nuts, Shoe Carnival, Shoe Dept., Shoe Dept. Encore, Shoe
    Palace, Shoe Sensation, Shoe Show, Shoe Show Mega, Shoney's, Shop 'n Save, ShopRite, Shopko, Shopko Optical,
    Shoppers, Showmars, Sierra, Signia, Silver Diner, Simple Simon's Pizza, Simply Mac, Simply Southern, Sinclair, Sir
    Speedy, Site for Sore Eyes, Sizzle Pie, Skyline Chili, Slapfish, Sleep Experts, Sleep Inn, Sleep Inn & Suites,
    Sleep Number, Sleep Outfitters, Smallcakes, SmileKeepers, Smokey Bones, Smoothie King, Snarf's Sandwiches, Sneaky
    Pete's, Snooze, Soapy Noble, Soft Surroundings, Sola Salons, Solstice Sunglasses, Soma, SomiSomi, Sonesta Select,
    Sonesta Simply Suites, Sonny's BBQ, Sourdough & Co., Southern Self Storage, Southern States, Space Shop Self
    Storage, Spangles, Spanx, Spec's, SpeeDee, Speedco, Speedway, Sperry, Spinx, Sportsman's Warehouse, Sprouts Farmers
    Market, Stan's Donuts & Coffee, Stanley Steemer, Stanton Optical, Star Rentals, Starting Strength Gyms, State &
    Liberty, State Farm, Stater Bros., Steak 'n Shake, Steak Escape, Stein Mart, Stewart's, Stewart's Shops, Stinker,
    Stoney River, Stop & Shop, StorAmerica, StorQuest Self Storage, Storage Rentals of America, Store Space, Strack &
    Van Til, Stretch Zone, Strickland Brothers, Stride Rite, Stripes, Stuckey's, Sub Zero, Suburban Propane, Suburban
    Studios, Suki Hana, Sullivan Tire, Sun Auto Service, Sun Loan, Sun Tan City, Sundance Catalog, Sunoco, Sunstate
    Equipment, Super 1 Foods, Super Chix, Super One Foods, Super Star Car Wash, Super Supplements, Super Wash, Superior
    Grocers, Sur La Table, Sutter Health, Sweetgreen, Swensen's, Swig, SwimLabs Swim School, T-ZONE, TITLE Boxing Club,
    TJ Maxx, TKK Fried Chicken, TLC Laser Eye Centers, TNT Fireworks, TP Tea, Taco Bueno, Taco Cabana, Taco Casa, Taco
    John's, Taco Mayo, Tacombi, Tan Republic, Tapioca Express, Tar Heel Bikes, Target Optical, Tastea, Tatte Bakery &
    Cafe, Taziki's Mediterranean Cafe, Teapresso Bar, Ted's Hot Dogs, Ted's Montana Grill, Tempur-Pedic, Tender Greens,
    Terrible's, Teso Life, Tesoro, Tex's Chicken & Burgers, Texas Farm Bureau Insurance, Texas Roadhouse, The 99 Store,
    The Alley, The Baked Bear, The Barbers, The Bean, The Brass Tap, The Cheesecake Factory, The Children's Courtyard,
    The Container Store, The Counter, The Edge Fitness Club, The Exercise Coach, The Flame Broiler, The Fresh Market,
    The Goddard School, The Halal Guys, The Human Bean, The Jalapeno Tree, The Joint Chiropractic, The Kickin' Crab,
    The Lash Lounge, The Lasik Vision Institute, The Lock Up, The Melting Pot, The Paper Store, The Picklr, The Shade
    Store, The Stand, The Standard, The Tile Shop, The Vitamin Shoppe, The Yard Milkshake Bar, Theisen's, Therapydia,
    Thermo Fisher Scientific, Think Coffee, Thompson CAT, Tidal Wave Auto Spa, Tide Cleaners, Tierra Mia Coffee,
    Tijuana Flats, Tillys, Times Supermarkets, Timewise, Tire Choice, Tire Discounters, Tire Kingdom, Tire Pros, Tire
    Warehouse, Tires Plus, TitleMax, Togo's, Tom Thumb, TomThumb, Tommy's Express, Tony's Fresh Market, Toppers Pizza,
    Tops, Torchy's Tacos, Torrid, Total Wine, Total Wireless, Touchstone Medical Imaging, Tourneau, Tous les Jours,
    Tower Loan, Town Fair Tire, Town Pump, Tractor & Equipment Co., Tractor Supply Company, Tradehome Shoes, Trojan
    Storage, Tropical Smoothie Cafe, TruGreen, True Food Kitchen, True Value, True Zero, Truly Nolen, Tubby's, Tudor's
    Biscuit World, Tuesday Morning, Tuff Shed, Tuffy, Tuft & Needle, Turkey Hill, Tutor Time, Twin Liquors, Twin Peaks,
    Twisters, Two Hands Corn Dog, U-Stor-It, U.S. Cellular, UFC Gym, UR Medicine Labs, UR Medicine Urgent Care, US
    Market, US Storage Centers, USA Gasoline, USA Pawn and Jewelry, Ulta Beauty, Uniform Destination, United Dairy
    Farmers, United Grocery Outlet, United Healthcare, United Supermarkets, United Taekwondo Center, Unleashed, UpWest,
    Urban Plates, VASA Fitness, VINCE., VIP Tires and Service, Vagabond Inn, Valentino's, Vallarta, Vallen, ValleyBike,
    Value City Furniture, Valvoline, Valvoline Express Care, Van Cleef & Arpels, Van Leeuwen Ice Cream, Vape City,
    Veggie Grill, Vein Clinics of America, VetIQ Petcare, Victorico's, Video Only, Viking Electric, VillaSport, Village
    Inn, Vineyard Vines, Virginia ABC, Vision Source, Visionworks, Vitalant, Vitamin World, Vocelli Pizza, Vons, Voodoo
    Doughnut, Vuori, WFG National Title Company, WaBa Grill, Waffle Cabin, Waffle House, Wagner CAT, Wahoo's Fish Taco,
    Walmart Auto Care Center, Walmart Energy, Walmart Neighborhood Market, Walmart Photo Center, Walmart Vision Center,
    Ward's Restaurant, Warren CAT, Washman, Wawa, Waxing the City, Weigel's, Weis, WellHaven, WellNow Urgent Care,
    Wesco, West Coast Self-Storage, West Marine, Western Dental, Western Sizzlin', Western States CAT, Whataburger,
    Wheel Works, Wheeler CAT, White Castle, Wienerschnitzel, Wilco, Wild Birds Unlimited, Willamette Dental Group,
    WinCo Foods, Winchell's Donut House, Wing Zone, Winn-Dixie, Wok a Holic, WoodSpring Suites, Woodcraft, Woodman's
    Markets, Woops!, Work World, Workout Anytime, World Electric, World Finance, World Market, WorldMark by Wyndham,
    Wyoming Equipment Company, X Golf, XIOS, XL Parts, Xi'an Famous Foods, Xtra Fuels, XtraMart, YETI, Yard House,
    Yesway, Yogis Grill, Yogurt Mountain, YouFit, Yum Yum Donuts, Yumilicious, Z Gallerie, Z!Eats, Zales, Zaxby's,
    Zeeks Pizza, Zen Leaf, Zero Degrees, Ziegler CAT, Zip's, Zippy's, Zips Dry Cleaning, Zoës Kitchen, [solidcore], arc
    Thrift Stores, bd's Mongolian Grill, bluemercury, dd's Discounts, iLoveKickboxing, iStorage, pOpshelf, rue21,
    sweetFrog, truenorth, uBreakiFix
  ZA: @Home Livingspace, Ackermans, Agrimark, Akhona, Alpha Pharm, Amathole Funerals, American Swiss, Archive, Assupol,
    Astron Energy, Ayana, BUCO, Baby City, Bargain Books, Barko Loans, Beares, Beauty Zone, Blue Bottle Liquors, Bluff
    Meat Supply, Bogart Man, Bootlegger Coffee Company, Boxer, Boxer Build, Boxer Liquors, Bradlows, Build it,
    Builders, Builders Express, Builders Superstore, Builders Warehouse, CUM Books, Cape Union Mart, Cash Crusaders,
    Cashbuild, Cellini, Checkers Hyper, Chicken Licken, Clicks, Clothing Junction, Coastals, Code, Col'Cacchio
    Pizzeria, Contempo, Coricraft, Crazy Plastics, Cycle Lab, Debonairs Pizza, Dial-a-Bed, Dis-Chem, Dodo's, Doppio
    Zero, Dunns, Eagle Lighting, Econo Foods, Edgars, Engen, Equatorial Coffee, Evolve Denim, Exact, Exclusive Books,
    Fabiani, Fashion Fusion, Fastrak, Fishaways, Food Lover's Market, Footgear, Foschini, Fournos Bakery, Frasers,
    FreshStop, Furnmart, Glasfit, Global Oil, Goldwagen, Gridline, HiFiCorp, Hungry Lion, Icebolethu Funerals,
    Identity, Incredible, Italtile, Jonsson Workwear, Keedo, King Pie, KwikSpar, LEGiT, LegalWise, Legends Barber,
    Lewis Stores, Liberty Group Limited, Liquor City, LiquorShop Checkers, LiquorShop Shoprite, Loxion, Market Liquors,
    Maxi's, MediRite, Megasave, Mellins, Metropolitan, Mica Hardware, Miladys, Milky Lane, Mochachos, Moo Moo Meet &
    Whine, Mr Price, Mr Price Cellular, Mr Price Home, Mr Price Sport, Mugg & Bean, Multiserv, Neovision, Nicci
    Boutiques, Nu Metro Cinemas, Nü Health Food, OK Express, OK Foods, OK Furniture, OK Liquor, OK Minimark, Old Khaki,
    Old Mutual Insure, Outdoor Warehouse, PEP Cell, PEP Home, PG Glass, Pam Golding Properties, Panarottis, Pedros,
    Petshop Science, Pharmacy at SPAR, Pick n Pay Clothing, Pick n Pay Express, Pick n Pay Hypermarket, Pick n Pay
    Liquor, Pie City, Pizza Perfect, Plastics Depot, Plato Coffee, Plumblink, PostLink, Power Fashion, Prestons Liquor
    Stores, Protea Hotel, Queenspark, Quickshop, Rage, Rawson Property Group, Refinery, Relay Jeans, Renegade Fashion
    Outlet, Revive Herbal Health, Rfnry jnr, Roman's Pizza, Russells, S.P.C.C., Sasol, Sasol Delight, Sausage Saloon,
    SaveMor, Seattle Coffee Company, Security Hyperstore, Selfast, Senqu, Sheet Street, Shiptech, Shoprite, Shoprite
    Mini, Side Step, Signature Cosmetics & Fragrances, Simply Asia, Skipper Bar, Skippers, Sleepmasters, Sorbet,
    Southern Sun, Soviet, Spitz, Sportsmans Warehouse, Steers, Ster-Kinekor, Sterns, Street Fever, Studio 88, Style,
    Supa Quick, Supa-Roof, Talisman Hire, Tekkie Town, Telkom, The Bed Shop, The Bed Store, The Courier Guy, The Crazy
    Store, The FIX, The Fish & Chip Co, The Hub, The Hussar Grill, The Perfume Garden, The Pro Shop, The Sneaker
    Factory, Tiger Wheel & Tyre, Tile Africa, Top Carpets & Floors, TopT, Tops at Spar, Torrador, Totalsports, Toy
    Kingdom, Truworths, Tyremart, UFO Furniture, UNIQ, Ultra Liquors, Usave, Van Schaik, Verimark, Victory Lab, Vida e
    Caffè, Vodacom, Volpes, WeBuyCars, Weylandts, Whitehouse & Continental Linen, Yuppiechef, Zebro's, sportscene
  AT CH: SOCAR, Vögele Shoes
  AT CZ: Billa stop & shop, Flaga, Möbelix, RegioJet, Viva, Viva Billa, eMotion
  AT DE: Adler, Buchbinder, Bärenland, Cafe Del Sol, Camp David, Das Futterhaus, Dehner, Denns BioMarkt, EQUIVA,
    ETERNA, Elbenwald, Ernsting's family, Feneberg, Fitbox, Fristo, Fussl, Gina Laura, Hairkiller, Hellweg, Hörgeräte
    Seifert, INJOY Fitness, JUFA Hotels, Jacques' Wein-Depot, Krämer Pferdesport, Modepark Röther, Nah & Frisch,
    Nanu-Nana, Olymp, Orion, Palmers, Pommesfreunde, Quick Schuh, Teeamo, Teufel, Thalia, Tipico, Von Poll Immobilien,
    Zoo & Co., Zweirad-Center Stadler, comma, cyberport, engbers, mister*lady, shoe4you
  AT IT: Cineplexx, MPREIS, Pittarello, Sportler
  AT NL: Avia XPress
  AT PL: Amic
  AT ZA: Spar Gourmet
  AU CA: Cha Payom, Dollarama, EB Games
  AU GB: Flip Out, RSPCA, Yo-Chi, Youth Hostels Association
  AU IN: Gelatissimo
  AU JP: Casetify
  AU NZ: 99 Bikes, Adairs, Adairs Kids, Atura Hotels, Baby Bunting, Bed Bath N' Table, Blue Illusion, Bonds, Bunnings
    Warehouse, Burnsco, Carpet Court, Chemist Warehouse, Choices Flooring, City Chic, Country Road, Dangerfield, Early
    Settler, Event Cinemas, First National Real Estate, Glassons, Godfreys, Goldmark, Gull, Hallenstein Brothers,
    Hoyts, Hudsons Coffee, Huffer, Jay Jays, Jaycar, Jeanswest, Jucy, Just Jeans, Kennards Hire, Kennards Storage, La
    Porchetta, Lilliput Libraries, Lincraft, Liquorland, Lord of the Fries, Lorna Jane, Macpac, Michel's Patisserie,
    Mitre 10, Muzz Buzz, NOVO, National Storage, OMG! Decadent Donuts, OPSM, Portmans, Ray White, Reece, Repco, Resene,
    Seed Heritage, Shaver Shop, Spotlight, Storage King, Strandbags, Supercheap Auto, The Cheesecake Shop, The Sebel,
    Toyworld, Woolworths Metro, dusk
  AU US: 85°C Bakery Cafe, Kinokuniya, Max Brenner, Mrs. Fields, Orange Leaf Frozen Yogurt, Rebel, Yogurtland
  AU ZA: AFGRI Equipment, RocoGo, RocoMamas, Spur
  BE CH: Esthetic Center
  BE CZ: Okay
  BE ES: Akena, La Compagnie des Petits, Électro Dépôt
  BE FR: Adopt', Banana Moon, Brico, Carrefour City, Chicken Street, Crousty Game, Dessange, Devred, Finsbury,
    FitnessBoutique, Happy Cash, Happy Troc, Hmarket, KeepCool, King Jouet, La Foir'Fouille, Match, Meubles Gautier,
    Monceau Fleurs, Mr.Bricolage, Quick, Ronde des Pains, RougeGorge, Tom & Co, Tryba, Waffle Factory, WeFix, Yogurt
    Factory, Éram
  BE GB: Brantano, Kujten, Soeur
  BE IT: Primigi, Q8 Easy
  BE NL: A.S.Adventure, Albert Heijn XL, Aveve, Bakker Bart, Beter Bed, Big Bazar, Brezan, Colora, Didi, Dreamland,
    Ekoplaza, Foodmaker, Game Mania, Gamma, Goossens, Goudwisselkantoor, Halal Fried Chicken, Hubo, ICI PARIS XL,
    Kwantum, Lecot, Minibieb, Norah, Oogwereld, PME Legend, Profile, Sacha, SoLow, Tango, Wereldwinkel, Wibra, pipoos,
    vanHaren
  BR CH: Claro
  BR MX: Coppel, Habib's, Smart Fit, Sodimac, Todomoda
  BR PT: Bob's, Oficina, Tivoli Hotels & Resorts
  BR US: Bacio di Latte, Cosechas, Live!, Patroni
  CA CZ: Husky
  CA DE: Cineplex
  CA FR: Ange
  CA GB: Browns, Delicious Pho, Harvey's, La Senza, Sunrise Records, Wine Rack
  CA IE: Inver
  CA IN: Tealive
  CA JP: Laline
  CA NL: Hudson's Bay
  CA NZ: Coffee Culture, Henry's
  CA US: 7 For All Mankind, AAMCO, Aaron's, Advance Auto Parts, Aerie, Allstate, American Eagle Outfitters, Ann Taylor,
    Arby's, Ardene, Aritzia, Aroma Espresso Bar, Athleta, Aveda, Bag O' Crab, Banter by Piercing Pagoda, Barre3, Bass
    Pro Shops, Ben Bridge, Bento Sushi, Big O Tires, Big Orange, Blaze Pizza, Blinds to Go, Bricks & Minifigs, Brow
    Studio 7, Buy Buy Baby, COBS Bread, Cabela's, California Pizza Kitchen, Carquest, Carstar, Cell Phone Repair,
    CertaPro Painters, Champs Sports, Chapters, Cheeburger Cheeburger, City Electric Supply, Club Pilates, Code Ninjas,
    Comfort Inn & Suites, CosmoProf, Crumbl Cookies, DQ Grill & Chill, DaVi Nails, Daltile, David's Bridal, DavidsTea,
    Deka Lash, Destination Maternity, Dollar Tree, Drybar, Duck Donuts, Dynamite, Earls, Edible Arrangements, Eileen
    Fisher, Elements Massage, Embassy Suites, Euro Café, Expedia Cruises, Extreme Pita, Fastenal, Fatburger, Firehouse
    Subs, Firestone, Flying J, Footaction, Glass Doctor, Global, Goldilocks, Grainger, Graybar, Great Clips, Gymboree,
    Herc Rentals, Hickory Farms, Hostelling International, Hot Topic, Hudson, Hudson Booksellers, Hudson News, Hunter
    Douglas, Icing, Indochino, JINYA Ramen Bar, Jack Astor's, Janie & Jack, Jazen Tea, Jiffy Lube, Joey, John Fluevog
    Shoes, Johnston & Murphy, Journeys, KidStrong, Knights Inn, LINE-X, La Quinta Inn & Suites, Lee's Famous Recipe
    Chicken, LensCrafters, Lids, Life Time, Little Kitchen Academy, Love's Alternative Energy, Lucky Brand, Lumber
    Liquidators, MAACO, Macu, Manchu Wok, Marshalls, Massage Heights, Mastercuts, Matcha Cafe Maiko, Maurices, Merle
    Norman Cosmetics, Michaels, Mini Mall Storage, Miracle-Ear, Money Mart, Morton's Grille, Motel 6, Motherhood
    Maternity, Moxie's, Mr. Electric, Mr. Rooter, NAPA AutoCare Center, National Seating & Mobility, Naturalizer,
    Nordstrom, Nordstrom Rack, Nothing Bundt Cakes, On the Run, Orange Julius, Orkin, Osmow's, Papa Murphy's, Paris
    Baguette, Party City, Pearle Vision, Penske Truck Rental, Perkins, Pet Planet, Pet Valu, PetSmart, Petro, Phở Hòa,
    Planet Fitness, Plato's Closet, Play It Again Sports, Prime Storage, Psycho Bunny, Public Storage, Pure Barre,
    Qdoba, Quality Inn & Suites, Rad Power Bikes, Red Robin, Regal Nails, Restoration Hardware, Rivian, Rivian
    Adventure Network, Rivian Waypoints, Rocket Fizz, Rocky Mountain Chocolate Factory, Rodeway Inn, Running Room,
    Saje, Saks Fifth Avenue, Saks Off 5th, ServiceMaster, Servpro, Showcase, SmartStyle, Smashburger, Smith's, Sonesta,
    Sonesta ES Suites, SpeedPro, Speedy Glass, Spencer Gifts, Spirit Halloween, Sport Clips, St. John, Sunset Grill,
    SureStay Studio, Sweethoney Dessert, Taco Del Mar, Taco Time, Take 5, Talbots, Tanger Outlets, Ten Thousand
    Villages, Thaï Express, The Bar Method, The Children's Place, The Chopped Leaf, The Keg, The Medicine Shoppe, The
    Ten Spot, The Webster, Tommy Bahama, TownePlace Suites, Twistee Treat, U-Haul, UNTUCKit, United Rentals, VCA Animal
    Hospitals, Valerio's Tropical Bakeshop, Value Village, Vino Volo, Warby Parker, Wetzel's Pretzels, White House
    Black Market, Williams-Sonoma, Wilsons Leather, Wingate, Yunshang Rice Noodle, Zagg, Zumiez, eXp Realty
  CA ZA: Babies R Us
  CH DE: Alnatura, ChargeOne, LIEBESKIND Berlin, Le Slip Français, McPaper, ebl-Naturkost, k kiosk
  CH ES: Max et Moi
  CH FR: Cafe Frei, Morgan, Optic 2000, Proxi
  CH IT: Crai, Nuna Lie
  CH PT: Caroll
  CZ DE: A3 SPORT, Bageterie Boulevard, Geco, Innogy, Orlen express, Richter+Frenzel, nextbike
  CZ FI: Dormeo
  CZ PL: AAA Auto, Alpine Pro, Apart, Arnika, Exim tours, Fornetti, Fortuna, Fresh Corner, Fresh Corner Restaurant,
    Gate, Hecht, Invia, MOL Shop, Martes Sport, Office Shoes, Slovnaft, Tatuum, Top Shop, Wojas, home&you
  DE DK: Cinemaxx
  DE FR: Cosmoparis, Galeries Lafayette, Ma'loa
  DE GB: Coffee Lab, Doughnut Time, Farrow & Ball, Le Chocolat Alain Ducasse, Outfit, Screwfix, Techspace, The Kooples
  DE IE: Pizza Max
  DE IT: famila
  DE NL: Barrique, Cafe & Bar Celona, Cigo, Coffee Fellows, New York Pizza, TinQ, Xenos, burgerme
  DE PL: Esotiq, Geers, Lotto, Ochnik, Selgros, gut-Gebucht
  DK NO: Meny, Pincho Nation, Skoringen, Uno-X, YX Truck
  DK SE: Ingo, Smarteyes, Synoptik
  ES FR: Bricorama, Dyneff, L'Orange Bleue, Megarama, Ogi Berri
  ES GB: Game, Giraffe, Ocaso
  ES IT: Compro Oro, Fit Express, Globo, Reale, Vitaldent, Yamamay
  ES JP: Renoir
  ES MX: +Visión, GAES, Movistar, Royal Hideaway, Totto, Vips
  ES NL: Phone House
  ES PL: Gama
  ES PT: Confortauto, Cortefiel, Covirán, Elefante Azul, Froiz, Gagawa, Galp, Gato Preto, Inside, Kiwoko, La
    Tagliatella, Láserum, Marypaz, Misako, Moeve, Multiópticas, Paradores, Petroprix, Sibuya, Supercor, VisionLab,
    VivaGym, Worten, Zippy
  ES US: Biki, Food Lion, Grupo Barceló
  ES ZA: Superspar
  FI SE: Forenom, Hemtex, Motonet, Sibylla, Ur&Penn
  FR GB: Island Poké
  FR IT: Cache Cache, Carrefour Contact, Dammann Frères, Groupama, Jennyfer, JouéClub, Old Wild West
  FR JP: Printemps, Sadaharu Aoki
  FR PL: Centre Commercial E.Leclerc
  FR PT: Enjoy Tacos, Feu Vert
  FR US: Le Five
  GB IE: AMT Coffee, American Golf, Ann Summers, Apache Pizza, BSS Group, BadRhino, Bakers + Baristas, Bar One Racing,
    Barnardo's, Bob & Berts, Boojum, BoyleSports, Card Factory, Centra, Chopstix, Costcutter, Day-Today, Debenhams,
    Designer Sofas, Dreams, ESB ecars, Euro Car Parts, Fat Face, GSF Car Parts, Gourmet Burger Kitchen, HSS Hire,
    Halfords, Hidden Hearing, Homebase, Joules, Ladbrokes, Londis, Mace, Maxol, Monsoon, Paddy Power, Pep&Co,
    Practical, Puccino's, Quiz, RNLI Shop, Runners Need, Samaritans, Schuh, Shoe Zone, Sue Ryder, SuperValu, Superdrug,
    Supermac's, TOG24, Tanning Shop, The Ivy Collection, The Range, Thérapie Clinic, Timpson, Toymaster, Trespass,
    Wallis, currys
  GB IN: Essar, Haldiram's, Southern Fried Chicken
  GB IT: Accessorize, Doppio Malto, Yesss Electrical
  GB JP: Gusto, Lina Stores, Lola's Cupcakes, The Conran Shop
  GB US: AssuredPartners, Blank Street Coffee, Blink, Bright Horizons, Burger & Lobster, Carhartt, Crown, Dave's Hot
    Chicken, G.H. Bass & Co., Graduate, Grind, Neat, Pace, Piggly Wiggly, Raising Cane's, Rōti Modern Mediterranean,
    Showcase Cinemas, Skin Laundry, Slim Chickens, Snappy Tomato Pizza, SoulCycle, Thorntons, Velvet Taco, Virgin
    Hotels, Wasabi, WatchHouse, itsu
  GB ZA: Ocean Basket, Webbers
  IE PL: Topaz
  IE US: Fast-Fix
  IN US: Au Bon Pain, Chemmanur International Jewellers, Hawthorn Suites, Hobby Lobby, Jockey, Malabar Gold and
    Diamonds, Uno Pizzeria & Grill
  IN ZA: Tata
  IT JP: Gulliver
  IT US: Il Fornaio
  JP US: 2nd STREET, Big Boy, Blue Bottle Coffee, Chow Tai Fook, Genki Sushi, Kura Sushi, Lotte Hotels & Resorts, Mo-Mo
    Paradise, Nitori, Sizzler, Stumptown Coffee Roasters, Teddy's Bigger Burgers, The Original Pancake House, Yoshinoya
  MX NZ: Bed Bath & Beyond
  MX US: Arco, Bennigan's, Design Within Reach, El Pollo Loco, Express, H-E-B plus!, Holiday Inn Club Vacations, Krispy
    Krunchy Chicken, La Michoacana, Perry Ellis, Petco, Red Mango, Rent-A-Center, Sears, Sears Auto Center, Smart &
    Final, Sunright Tea Studio, Taco Palenque, Tacotote
  NL PL: Odido
  NO SE: Actic, Bohus, Din sko, Elon, Eurosko, Extra Leker, Lekia, Löplabbet, Maxi ICA Stormarknad, NetOnNet, Ticket,
    Volt, XL-Bygg
  NZ US: BurgerFuel, Sal's Pizza
  PL PT: Bricomarché
  US ZA: Shoe City
  AT BE NL: Pearle
  AT CA US: Urban Air
  AT CH DE: 1a autoservice, Brezelkönig, Clever fit, Dorint, Fressnapf, Hans im Glück, Matratzen Concord,
    MyPlace-SelfStorage, Neuroth, Polo Motorrad, Press & Books, Swing Kitchen, dean&david, zero
  AT CZ DE: Bears & Friends, Hervis, Humanic, Klier, Sonnentor, Wüstenrot
  AT CZ PL: Textile house
  AT DE ES: EasyFitness
  AT DE NL: Cecil
  AT DE PL: Le Crobag
  AT DE PT: Hussel
  AT NO SE: Lagerhaus
  AU CA GB: The Source Bulk Foods
  AU CA JP: Yangguofu Spicy Hot Pot
  AU CA NZ: Bailey Nelson
  AU CA US: BenGong's Tea, Chicha San Chen, Connect Hearing, Crunch Fitness, Econo Lodge, Eu Yan Sang, Foodland, Lao
    Feng Xiang, Lukfook Jewellery, Nana's Green Tea, Removery, WingStreet
  AU CH US: Tom N Toms
  AU GB JP: Godiva
  AU GB NZ: AS Colour, Boost Juice, Jamaica Blue, Just Cuts
  AU GB US: Jigsaw
  AU IE US: Hotworx
  AU IE ZA: Torga Optical
  AU IN NZ: Plus Fitness
  AU IT US: SureStay Collection
  AU JP NZ: LITTLE SHEEP, Lotte Duty Free
  AU JP US: CycleBar, Guzman y Gomez, Mixue Ice Cream & Tea, Tim Ho Wan, Yayoiken
  AU NZ PT: Avani Hotels & Resorts
  AU NZ US: Bras N Things, Rip Curl
  BE CA FR: Cora
  BE CH DE: Bâloise, Concordia
  BE CH FR: Appart'City, Babilou, Coiff&Co, Gémo, Heytens
  BE CH GB: De Fursac
  BE CZ NL: Panos
  BE DE NL: America Today, Coolblue, Dille & Kamille, Intertoys, Intratuin, Kamera Express, MS Mode, Manfield, My
    Jewellery, Paprika
  BE ES FR: Chaussea, La Grande Récré
  BE ES IT: Dan John
  BE ES NL: Ikks
  BE ES PT: Courir
  BE FR GB: Maison Nicolas, Mobalpa
  BE FR NL: Eurotyre
  BE FR NO: Palais des Thés
  BE FR PL: Franck Provost
  BE FR PT: Kaporal
  BE GB IE: Lloyds Pharmacy
  BE GB NL: Toolstation
  BE GB US: Kipling
  BE PL PT: Intermarché Super
  BE PT US: Café Joyeux
  BR CA FR: 3 Brasseurs
  BR ES IT: Brooksfield
  BR ES MX: Crepes & Waffles
  BR MX US: AutoZone, DryClean USA, Quest Diagnostics, Sam's Club
  BR PT US: Chilli Beans
  CA DE NL: Simitçi Dünyası
  CA ES US: Orangetheory Fitness
  CA FR US: Disney Store
  CA GB IE: The Works
  CA GB US: Anthropologie, Arc'teryx, Away, Build-A-Bear Workshop, Club Monaco, Comfort Inn, H Mart, Hallmark, Insomnia
    Cookies, J.Crew, MOD Pizza, Merry Maids, Mobile Mini, Mucho Burrito, Peloton, Pods, Staybridge Suites, StorageMart,
    Supercuts, Whole Foods Market
  CA IE US: Freshii
  CA IN US: Country Inn & Suites, Gold's Gym
  CA JP US: Eddie Bauer, GOLFTEC, Hokkaido Ramen Santouka, L.L.Bean, Naot, The Old Spaghetti Factory
  CA MX US: Aqua-Tots Swim Schools, Auto Value, Baymont, Buick, Candlewood Suites, Church's Chicken, Fairfield Inn &
    Suites, Home2 Suites, Homewood Suites, La Quinta Inn, Microtel Inn & Suites, NAPA Auto Parts, P.F. Chang's, Quality
    Inn, Ruth's Chris Steak House, SpringHill Suites, Teriyaki Madness, WillScot, avid Hotel
  CH CZ PL: Van Graaf
  CH DE GB: Phase Eight
  CH DE NL: Christ
  CH DE US: WonderWaffel
  CH DK GB: PureGym
  CZ DE IN: Globus
  CZ DE IT: CineStar
  CZ FI PL: Cropp, Mohito
  CZ GB IE: Iceland, Tesco Extra
  CZ IT PL: Dr. Max, Inter Cars
  CZ NO ZA: BestDrive
  CZ PL US: Lviv Croissants
  DE DK GB: Sticks'n'Sushi, Tommi's Burger Joint, White Stuff
  DE ES PT: Salsa
  DE FR JP: Toyoko Inn
  DE FR NL: Elan
  DE FR US: Hapik
  DE GB IE: Locke, Office, Premier Inn, Yours Clothing
  DE GB US: Zadig & Voltaire
  DE PL US: Rainbow
  DE PT ZA: Espressolab
  DK NO SE: Panduro, Pizzabakeren, Super Dekk, jem & fix, thansen
  ES FR GB: La Croissanterie, MásQMenos
  ES FR JP: Bio C' Bon
  ES FR PL: Powerdot
  ES FR PT: Brico Dépôt, Honest Greens, Le Kiosque à Pizzas, On Air, Primaprix
  ES GB IE: Dunnes Stores, énergie Fitness
  ES GB IT: Kebhouze, Pitaya
  ES IE PL: Dealz
  ES IT PL: Tecnocasa
  ES IT PT: Pans & Company, Primor, Vestopazzo
  ES IT US: UDON
  ES MX PT: Allegro Hotels, El Ganso, Lefties, Quirónprevención
  ES PL PT: Decimas
  FI NO SE: Aimo Park, Cramo, Cubus, Cutters, Dogman, Fitness24Seven, Synsam, Teknikmagasinet, Wayne's Coffee
  FR GB US: Black Sheep Coffee
  FR IE PL: Aviva
  FR NL US: Caribbean Cinemas
  GB IE IT: Odeon
  GB IE NL: Kwik Fit
  GB IE US: Applegreen, Applegreen Electric, Hawksmoor, Jack Wills
  GB IN US: CoCo Ichibanya, Joyalukkas, Kïdo
  GB IT US: All'Antico Vinaio
  GB JP PL: Shane English School
  GB JP US: Eggslut, Kineya Mugimaru, Marugame Seimen, TravisMathew
  GB MX US: Which Wich?
  GB NL SE: Vattenfall InCharge
  GB NL ZA: Kauai
  GB PT US: Second Home
  GB SE US: Fabrique
  IT JP US: Starbucks Reserve
  MX NL US: Motto, U-Save
  MX NZ US: OfficeMax
  AT AU CH DE: Kieser
  AT BE DE NL: Swiss Sense, eyes + more
  AT CA FR US: Guidepost Montessori
  AT CH CZ DE: Nordsee
  AT CH CZ PL: Uniqa
  AT CH DE FR: H-Hotels
  AT CH DE IT: Körperformen, Sisley, bike-energy
  AT CH DE NL: BONITA men, Hallhuber, IntercityHotel
  AT CZ DE FR: Norma
  AT CZ DE PL: Colloseum, Fruitisimo, Sizeer, Woolworth
  AT CZ ES PL: Eurowag
  AT DE ES PT: BLOCK HOUSE
  AT DE FR IT: Stefanel
  AT DE FR NL: Sport 2000
  AT DE GB IE: Staycity
  AT DE GB NL: the niu
  AT ES FR PL: Kyriad
  AT FI NO SE: Carlings, Dressmann
  AU CA CZ US: Sharetea
  AU CA GB NZ: Laser Clinics
  AU CA GB US: Happy Lamb Hot Pot, Heytea, Hui Lau Shan, Myungrang Hotdog, The Salvation Army
  AU CA IN US: SureStay
  AU CA JP US: Daiso
  AU CA NL US: Element
  AU CA NZ US: Bakers Delight, Habitat for Humanity ReStore, La-Z-Boy, Meet Fresh
  AU DE GB MX: Ben Sherman
  AU DE GB US: Mikel
  AU GB IE NZ: Harvey Norman, O'Briens
  AU GB IE US: Flight Club
  AU GB IN NZ: Muffin Break
  AU GB IT ZA: Virgin Active
  AU GB JP US: Din Tai Fung
  AU GB NL NZ: Jetts Fitness
  AU IE NZ US: Zambrero
  BE CA FR GB: Tasty Crousty
  BE CH CZ ES: Le Temps des Cerises
  BE CH CZ NL: Benu
  BE CH DE NL: FALKE
  BE CH FR IT: Poltronesofà
  BE CH FR NL: Pathé
  BE CH FR PT: Nature & Découvertes
  BE CZ FR PT: GrandOptical
  BE DE GB IE: Oxfam
  BE DE GB NL: Essentiel Antwerp, The Sting
  BE DE IT PT: Belchicken
  BE DE NL US: Neuhaus
  BE ES FR GB: Schmidt
  BE ES FR IT: Bureau Vallée
  BE ES FR NL: Basic-Fit
  BE FR IT NL: Histoire d'Or
  BE FR JP US: Arche
  BE GB IE NL: Carpetright, Holland & Barrett, Waterstones
  BR CA US ZA: PostNet
  BR CH ES IT: FitActive
  BR ES GB US: Canopy
  BR ES IT PT: Tea Shop
  BR GB IT US: Freddo
  BR JP PT US: O Boticário
  CA CH MX US: Chuck E. Cheese
  CA CH PL US: Fjällräven
  CA CZ SE US: Tempo
  CA DE GB US: Sassoon Salon, Super 8
  CA GB IE US: HomeSense
  CA GB JP US: Mackage
  CA GB MX US: Fastsigns, Jersey Mike's Subs, Ryder, True Religion
  CA GB SE US: German Doner Kebab, Shah's Halal Food
  CA IN JP US: SureStay Plus
  CA IN US ZA: Galito's
  CA IT MX US: K1 Speed
  CA JP MX US: Loft
  CA JP PT US: AFURI
  CA MX NZ US: Microtel
  CH CZ DE IT: Sonepar
  CH DE ES PT: NAF NAF
  CH ES FR IT: GiFi
  CH FR IT US: Spizzico
  CZ ES IT MX: Occidental
  CZ FI NO SE: Lindex
  DE DK FR PT: Copenhagen Coffee Lab
  DE DK NL NO: Everfuel
  DE ES PT US: Sprint
  DE FI NO SE: Granit
  DE FR GB IN: Millie's Cookies
  DE GB IE JP: Cosmo
  DE GB IE NL: Clayton Hotels
  DE GB IT JP: EDWIN
  DE GB IT NL: Art'otel
  DE GB IT US: Coccinelle
  DE GB JP MX: tokyobike
  DE GB JP US: Coyote Ugly Saloon
  DK FI NO SE: Biltema, Glitter, Hööks, Lager 157, Mekonomen, Sats, Telia
  DK IE PL SE: Statoil
  DK NO PL SE: Flügger, Preem
  ES FR IT PT: Malvón
  ES FR MX PT: Carlin
  ES GB IE IN: PizzaExpress
  ES GB IE ZA: Oasis
  ES IN PL ZA: MR.DIY
  ES IT MX PT: ALE-HOP
  ES IT PT US: 100 Montaditos
  FI NO PL SE: Jula, KappAhl
  FR GB IT NL: Flower Burger
  FR GB NO SE: Interflora
  GB IE MX US: AllSaints
  GB IE NL PL: River Island
  GB IE US ZA: Kurt Geiger
  AT AU GB IE NZ: Smiggle
  AT BE CH DE NL: Storebox, Ulla Popken
  AT BE DE DK NL: Omoda
  AT BE DE ES SE: Cappuccino
  AT BE DE NL PL: Peek & Cloppenburg
  AT CH CZ DE DK: ADLO
  AT CH CZ DE PL: Tchibo
  AT CH DE ES IT: Eni Shop, Skiset
  AT CH DE FI NL: Blue Tomato
  AT CH DE FR PT: Shiso Burger
  AT CH DE GB IE: Smyths
  AT CH DE GB NL: BackWerk
  AT CH DE NL US: Calida
  AT CZ DE FI PL: Coccodrillo
  AT CZ DE IT PL: Felbermayr
  AT DE ES GB US: Wempe
  AT DE ES IT PL: McFit
  AT DE GB IT NL: Wolford
  AU CA DE NZ US: Wahlburgers
  AU CA GB JP US: Ramen Danbo
  AU CA GB NZ US: F45 Training, Rodd & Gunn
  AU CA GB US ZA: Minuteman Press
  AU CA JP NZ US: Gong Cha
  AU CH FR GB US: BP Shop
  AU DE GB MX US: Topgolf
  AU GB IN NZ ZA: Forever New
  AU GB JP NZ US: Ippudo, Zhangliang Spicy Hot Pot
  AU GB NL NZ US: bp pulse
  AU MX NZ US ZA: Harcourts
  BE BR GB IN ZA: Marriott Executive Apartments
  BE CH ES FR NL: Kinepolis
  BE CH ES FR PT: Pokawa
  BE CH ES FR ZA: Undiz
  BE CZ FR IT PL: Camaïeu
  BE DE ES GB IT: Sergent Major
  BE DE ES NL PT: Catalonia Hotels & Resorts
  BE DE FI NL SE: Iittala
  BE DE FR GB IT: Petit Bateau
  BE DE FR IT NL: Bleuforêt
  BE DE GB IE PL: New Look
  BE ES FR IT NL: Exki
  BE FR GB IE NL: Cavavin
  BR CA FR GB US: Mr. Pretzels
  BR CA GB MX US: Benihana
  BR ES FR JP US: Onet
  BR ES IT PL PT: Natura
  BR ES MX PT US: Iberostar Hotels & Resorts
  BR FR GB MX US: H. Stern
  BR FR GB PT US: Granado
  CA DE GB IE US: Sunbelt Rentals, Sweaty Betty
  CA DK FR GB US: Free People
  CA ES GB MX US: Wingstop
  CA GB IE IN NZ: Hell Pizza
  CA GB IN JP US: Menchie's
  CA GB JP MX US: Bubba Gump Shrimp Company
  CH DE FR GB IE: ubitricity
  CH DE FR GB NL: Dune London
  CH ES FR IT PT: Atlante, Conforama
  CH GB NL PT US: YOTEL
  CZ FI NO PL SE: Ramirent
  CZ FR GB IT PT: Grom
  DE DK FI NO SE: Espresso House
  DE ES FR IT PL: Kiloutou
  DK FI NO SE US: Clarion
  ES FR GB IT PT: smöoy
  ES FR IT MX PT: Viajes El Corte Inglés
  ES FR IT NL PT: Prénatal
  ES FR IT PL PT: Jean Louis David, Norauto
  ES GB IT PT US: Poke House
  FR GB IN PL US: Raffles
  GB IE PL SE US: Caffè Nero
  GB IN IT MX ZA: Hamleys
  GB IN NO NZ US: Dixy Chicken
  AT AU CH DE DK NZ: Adina Hotels
  AT BE CH DE DK NL: Street One
  AT BE CH DE ES NL: Hagebaumarkt
  AT BE CZ DE DK NL: Lloyd
  AT BE DE DK ES NL: Hunkemöller
  AT BE DE ES FR IT: Pimkie
  AT BE DE ES NL PT: Zeeman
  AT BE DE GB IT NL: Buchhandlung Walther König
  AT BE DK IT NL SE: Valmano
  AT CH CZ DE FR GB: Swiss Life
  AT CH CZ ES FR IT: Marionnaud
  AT CH DE DK FR SE: Boesner
  AT CH DE ES FR IT: Helvetia
  AT CH DE ES FR PL: Transgourmet
  AT CH DE ES GB NL: Mister Spex
  AT CH DE ES IT PL: Mrs. Sporty
  AT CH DE IT NL PL: Brillux
  AT CZ DE ES IE PL: Ziaja
  AT CZ DE IT PL US: Julius Meinl
  AT DE ES FR GB NL: Belushi's
  AT DE ES FR IT PT: La Romana
  AT DE ES FR NL US: La Place
  AU CA DK GB IE US: bareMinerals
  AU CH ES FR PT US: Llaollao
  AU FR GB JP NZ US: Pop Mart
  BE CA CH ES FR GB: Optical Center
  BE CA DE ES FR IT: Logis Hotels
  BE CH CZ DE NL PL: Premio
  BE CZ ES FR IT PT: BigMat
  BE DE DK NL NO SE: Samsøe Samsøe
  BE DE ES FR NL US: Van der Valk
  BE DE FR GB IT NL: nhow
  BE DE FR GB NL PL: Première Classe
  BR CA CH FR PT US: Açaí Concept
  BR CA ES GB NL US: Mad Science
  CA DE GB IT NL US: Abercrombie Kids
  CA GB IN MX NO US: Sky Zone
  CH CZ DE DK ES SE: Zleep Hotels
  CH CZ IT MX PT US: Mama Shelter
  CH DE ES FI NL PT: Euromaster
  CH DE ES FR GB US: Sézane
  CH DE ES FR IT NL: Tamoil
  DE DK FI NL NO SE: HiFi Klubben
  DE DK FI NO PL SE: Scandic Hotels
  DE FR GB IT NO SE: Sure Hotel
  DE GB IE IT NL PL: Leonardo Royal Hotel
  ES FR IT MX NL US: Room Mate
  ES GB IT JP MX US: Edition
  AT AU DE GB IE NL PL: TK Maxx
  AT BE CH DE JP NL US: Oil & Vinegar
  AT BE CZ DE FR NL PL: Tamaris
  AT CH CZ DE FR GB NL: L'Osteria
  AT CH CZ DE IT NL PL: Fielmann
  AT CZ DE ES IT PL PT: Pepco
  AT CZ ES FR IT MX PT: Exe Hotels
  AU CA DE ES FR JP NZ: XiaoLongKan
  AU CA ES GB IE NZ US: Travelodge
  AU DE DK FR GB IT SE: Sure Hotel Collection
  AU DE ES GB IE IT US: InMotion
  BE CA ES FR NL SE US: Karma Automotive
  BE CH DE ES FR IT PL: Okaïdi
  BE CH DE FR IT NL PL: Driver Center
  BE CH DK FR IE IT PL: Maxi Zoo
  BE CH ES FR GB IT JP: Church's
  BE CH ES FR IT NL PT: L'Agence Automobilière
  BE DE DK FR GB NL SE: Shurgard
  BE DE ES FR IT NL PT: O'Tacos
  BE DK ES FI NL NO SE: Kvik, O'Learys
  BR CA ES GB MX PT US: Tapestry Collection
  BR DE ES GB IT PT SE: No+vello
  BR ES FR IE IT NL PT: Anantara
  CA CH DE FR GB NL US: Stuart Weitzman
  CA DE ES GB JP MX US: Rimac
  CA ES GB JP PT US ZA: Toys R Us
  CH DK FR GB IT NL US: citizenM
  CZ DE ES GB IT NL PT: Alphega Pharmacy
  CZ DE ES IT MX PT US: Barceló Hotels & Resorts
  DK ES FI GB IE NO SE: Upper Crust
  DK FI GB IE NL NO SE: Zizzi`;

interface Chain {
  readonly name: string;
  readonly countries: readonly string[];
}

interface Chains {
  readonly byWords: ReadonlyMap<string, readonly Chain[]>;
  /** How many words the longest name has. */
  readonly longest: number;
}

/** A chain at the beginning of a name, and how many words of it. */
export interface FoundChain {
  readonly name: string;
  readonly words: number;
}

/** The chain with the longest name that the folded words begin with, in one of the countries. */
export function chainAt(words: readonly string[], countries: ReadonlySet<string>): FoundChain | undefined {
  chains ??= chainsByWords();
  for (let end = Math.min(words.length, chains.longest); end > 0; end -= 1) {
    const known = chains.byWords.get(words.slice(0, end).join(' '));
    const near = known?.find((one) => one.countries.some((country) => country === '*' || countries.has(country)));
    if (near !== undefined) return { name: near.name, words: end };
  }
  return undefined;
}

let chains: Chains | undefined;

function chainsByWords(): Chains {
  const byWords = new Map<string, Chain[]>();
  let longest = 0;
  for (const group of CHAIN_NAMES.trim().split(/\n {2}(?=\S)/)) {
    const [where = '', names = ''] = group.split(':');
    const countries = where.split(' ');
    for (const text of names.split(',')) {
      const name = text.trim().replace(/\s+/g, ' ');
      const words = tokensOf(name).map(({ word }) => word);
      const key = words.join(' ');
      byWords.set(key, [...(byWords.get(key) ?? []), { name, countries }]);
      longest = Math.max(longest, words.length);
    }
  }
  return { byWords, longest };
}
