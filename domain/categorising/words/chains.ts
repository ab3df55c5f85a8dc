/**
 * Chains, utilities and carriers as they write themselves, by the countries where they are and the category of what
 * they sell; `*` is everywhere, and `-` of several categories or none that is known. What rules and bills know a
 * payment by does not depend on it. Source: name-suggestion-index 7 (OpenStreetMap), licence BSD 3-Clause, whose
 * tags give the category; names that are words, first names or towns as well are left out.
 */
export const CHAIN_NAMES = `
  * electricity-and-gas: EDP Renováveis, Enel Green Power, Energimet, Hafslund Kraft, KGHM Polska Miedź,
    Ventient Energy, We Energies, Électricité de France
  * public-transport: Batik Solo Trans, Bezpłatna Komunikacja Miejska Otwock, Bygdaleiðir, Foraneo,
    Integrovaný dopravný systém Plus, Kocaeli Otobüsleri, LTFRB PUB, LTFRB PUJ, Le Fil, MHD DPmML, MHD v Pardubicích,
    NSW TrainLink, Oyggjaleiðir, Suburbano, Transporte Urbano de Linares, Tórshavn, Xe buýt Hải Phòng,
    Нижегородский транспорт, ばんけいバス
  * books-and-hobbies: GameStop, Kodak Express, Lego, Lumas, Office Depot, ReadShop, TSUTAYA, Typo, Warhammer,
    YellowKorner
  * leisure: Fox in a Box, The Little Gym
  * transport: Donkey Republic, Lime, Mercedes-Benz, Porsche, Rubis, Swapfiets, Tesla, YouBike, YouBike 微笑單車
  * car-rental: Dollar Car Rental, Europcar, Green Motion, Localiza, Payless, Sixt, Thrifty
  * internet-and-phone: Digicel, Huawei, Oppo, Tele2, Telenor, Vivo, Xiaomi
  * doctor: Dentix, Synlab, Unilabs
  * travel: Club Med, Flight Centre, Kuoni, STA Travel, Turkish Airlines
  * events: Cinemark, Cinépolis, Ticketmaster
  * childcare: Chicco, Mothercare, Suavinex
  * bars: BrewDog
  * education: Berlitz, Wall Street English
  * electronics: Apple Store, Bang & Olufsen, Beko, Bosch, Bose, Capi, Devialet, Dyson, Euronics, Expert, Harman Kardon,
    La Curacao, Leica, Miele, RadioShack, Rexel, Samsung, Sony, Sony Centre, Vorwerk
  * restaurants: Applebee's Neighborhood Grill & Bar, Auntie Anne's, Burger King, Carl's Jr., Chili's, China Wok,
    Cinnabon, Dairy Queen, Denny's, Es Teler 77, Extreme Pizza, Figaro's Pizza, Fireaway, Fireaway Pizza, Fogo de Chão,
    Haidilao Hot Pot, Hard Rock Cafe, Hardee's, Hesburger, Hooters, IHOP, Johnny Rockets, Jollibee, KBTR, King Kebab,
    Krispy Kreme, L'Antica Pizzeria da Michele, La Donuteria, Little Caesars, Long John Silver's, Lotteria, Loving Hut,
    Marrybrown, MealTime Malatang, Mission BBQ, Mister Donut, Mr. Sub, Oakberry Açaí bowls, Old Chang Kee, Olive Garden,
    Outback Steakhouse, Panda Express, Papa John's, PappaRich, Pelicana, Pelicana Chicken, Pepper Lunch, Pita Pit,
    Pizza Hut, Pizza Hut Express, Pizza Nova, Pollo Campero, Pollo Tropical, Popeyes, Potato Corner, Quiznos,
    Red Lobster, Romantik Restaurant, Ruby Tuesday, Saizeriya, Saravanaa Bhavan, Sbarro, Shake Shack, Shakey's,
    TGI Fridays, Telepizza, The Chicken Rice Shop, Tony Roma's, Vapiano, Wagamama, Wayback Burgers, Wimpy, Wok to Walk,
    bb.q Chicken, Çiğköftem
  * pets: AniCura
  * food-and-drink: Amorino, Baskin-Robbins, Ben & Jerry's, Ben's Cookies, Checkers, Cold Stone Creamery, Häagen-Dazs,
    Jeff de Bruges, Kusmi Tea, Leonidas, Lindt, Läderach, Marble Slab Creamery, Pinkberry, Stop Cafe, TCBY, TWG Tea,
    Yogen Früz, Yogorino
  * groceries: Amazon Fresh, Bonjour, Carrefour Express, Dia Market, Eataly, Eurospar, Food Basics, Lawson,
    M&S Foodhall, M&S Simply Food, Makro, Market Basket, Mini Mix, Mix Markt, Mobil Mart, Petit Casino, Shell Select,
    Shell Shop, Sligro, Spar Express, Star Mart, Super C, Tesco Express, Tiger Mart, Toot'n Totum, ampm, vomFASS,
    Гипер Лента, Доброном, Светофор
  * insurance: Allianz, Ergo, Generali, Mapfre, Prudential
  * fuel: Afriquia, Agip, Air Liquide, Beyfin, Bosch eBike Systems, ChargePoint, E.ON Drive, ENGIE Vianeo, Electra,
    Esso Express, EuroOil, EvGateway, Fastned, Gulf, Ionity, Loop, Milence, NIO Power, NIO Power Charger,
    NIO Power Destination, NIO Power Swap, Neste, NovaCHARGE, Petrol Ofisi, Petrolimex, Petronas, SWTCH,
    Safeway Fuel Station, Shell Express, Shell Recharge, Station Service E.Leclerc, Tesla Destination Charger,
    Tesla Supercharger, ampUp, opconnect, tankpool24, uSmile 昆仑好
  * personal-care: Aesop, Avon, Bath & Body Works, Bobbi Brown, Diptyque', Equivalenza, Faberlic, Guinot, House of Hair,
    Inglot, Jo Malone, Jurlique, KIKO Milano, Kiehl's, L'Occitane, Lush, MAC Cosmetics, Morphe, Nature Republic,
    New Style, OldBoy, Oriflame, PUPA Milano, QB HOUSE, Rituals, Sabon, Saint Algue, Sally Beauty, Sephora, Shiseido,
    The Body Shop, Toni & Guy, VeAn Tattoo, itStyle
  * home-and-garden: Ace Hardware, Asian Paints, Black Red White, BoConcept, Bolia, Chateau d'Ax, Dulux Paints,
    Enza Home, Espaço Casa, Gautier, Grand Line, H&M HOME, Herman Miller, Husqvarna, Ixina, JYSK, Jotun, Kartell,
    Kohler, Le Creuset, Leroy Merlin, Ligne Roset, Madame Coco, Maisons du Monde, Mister Minit, Musterring, Mömax,
    Natuzzi, Poggenpohl, Poltrona Frau, Porcelanosa, Pottery Barn, Pottery Barn Kids, Roche Bobois, Sherwin-Williams,
    SieMatic, Stihl, Søstrene Grene, Tempur, Tescoma, Villeroy & Boch, Würth, XXXLutz, Yankee Candle, Yataş Bedding,
    Zara Home, bene, bulthaup, west elm
  * health: Ace & Tate, Amplifon, Audika, Distri Club Medical, Natur House, Opticalia, Ray-Ban, Specsavers,
    Sunglass Hut, Vision Express, Watsons
  * vehicle: Abarth, Acura, Aixam, Alfa Romeo, Alliance Tire Company, Alpine, Apollo Tyres, Aston Martin, Audi,
    BMW Motorrad, Bosch Car Service, Bridgestone, Bugatti, Cadillac, Carglass, Chery, Chevrolet, Chrysler, Citroën,
    Cupra, DS Automobiles, Dacia, Daihatsu, Das WeltAuto, Dodge, Ducati, Ehrle, Ferrari, Fiat, Fiat Professional,
    First Stop, Fisker, Fisker Inc., Ford, Geely, Genesis, Harley-Davidson, Haval, Hino Motors, Honda, IMO Car Wash,
    Indian Motorcycle, Infiniti, Isuzu, Jaguar, Jeep, Koenigsegg, Lada, Lamborghini, Lancia, Land Rover, Lexus, Lotus,
    Lucid Motors, Lynk & Co, Mahindra & Mahindra, Maserati, Mazda, McLaren, Midas, Mini, Mitsubishi, Motrio, NIO House,
    NIO Space, NOVUS Glass, Nissan, Opel, Peugeot, Point S, Polaris, Polestar, Renault, Rolls-Royce, Seat, SsangYong,
    Sua Xe, Subaru, Suzuki, Vauxhall, Vespa, Vianor, Volkswagen, Volkswagen Commercial Vehicles, Volvo, Wash, Xpeng,
    Yamaha, Škoda
  * hotels: AC Hotel, ANdAZ, Adagio, Aiden, Aiden by Best Western, Alila, Aloft, Alua Hotels & Resorts,
    Ascend Hotel Collection, Autograph Collection, B&B Hotels, BW Premier Collection, BW Signature Collection,
    Banyan Tree, Belmond, Best Hotels, Best Western, Best Western Plus, Best Western Premier, Club Wyndham,
    Comfort Suites, Courtyard, Crowne Plaza, Curio Collection, Curio Collection by Hilton, Days Inn, Design Hotels,
    Destination by Hyatt, Diamond Resorts, DoubleTree, Eurostars Hotel Company, Executive Residency,
    Four Points by Sheraton, Four Seasons, Garner Hotels, Golden Tulip, Grand Hyatt, H10 Hotels, Hard Rock Hotel,
    Hilton Garden Inn, Hilton Grand Vacations, Holiday Inn, Holiday Inn Express, Holiday Inn Express & Suites,
    Hotel Indigo, Howard Johnson, Hyatt, Hyatt Centric, Hyatt House, Hyatt Place, Hyatt Regency, INNSiDE by Meliá, Ibis,
    Ibis Budget, Ibis Styles, InterContinental, JO&JOE, JW Marriott, JdV by Hyatt, Kempinski, Kimpton,
    Langham Hotels & Resorts, Le Méridien, ME by Meliá, MGallery, Mandarin Oriental Hotel, Marriott Vacation Club,
    Meininger, Meliá, Mercure, Millennium, Motel One, Moxy, Mövenpick, NH Collection Hotels, NH Hotels, Novotel,
    PARKROYAL, Pan Pacific, Park Hyatt, Park Inn, Park Plaza, Park Plaza Hotels, Radisson, Radisson Blu,
    Radisson Collection, Radisson RED, Relais & Châteaux, Renaissance, Residence Inn, Romantik Hotel, Rosewood,
    Sheraton, Six Senses, Sofitel, Sonder, St Christopher's Inn, St. Regis, Swiss-Belhotel, Swiss-Belinn, Swissôtel,
    TRIBE, TRYP, The Hoxton, The Langham, The Luxury Collection, The Ritz-Carlton, Trademark Collection,
    Tribute Portfolio, Unbound Collection, W Hotels, Westin, WorldHotels, Worldhotel, Wyndham, Wyndham Garden,
    Wyndham Grand, easyHotel, greet, voco, 長榮國際連鎖酒店, 長榮酒店
  * sport: 9Round, Adidas, Anytime Fitness, Arthur Murray Dance Center, Barry's, Bodystreet, CrossFit, Curves, FITINN,
    Fitshop, Fred Astaire Dance Studios, Hoka, Holmes Place, Intersport, JOHN REED Fitness, Jack Wolfskin,
    Johnson Fitness & Wellness, Mountain Warehouse, Rapha, Regatta Great Outdoors, Snap Fitness, Specialized,
    Sports Authority, Sports Direct, Trek, World Gym, iFLY
  * shopping: 585 Gold, A. Lange & Söhne, APM Monaco, Agatha, Altınbaş, Aristocrazy, Audemars Piguet, Baume & Mercier,
    Bijou Brigitte, Breitling, Buccellati, Cartier, Chaumet, Cotton On Group, Dinh Van, Dufry, Fastrack,
    Flying Tiger Copenhagen, Fossil, IQOS, Jaeger-LeCoultre, Kalyan Jewellers, Longines, M&S Outlet, Messika, Miniso,
    Movado, Muji, Nuance, Omega, Pandora, Panerai, Patek Philippe, Piaget, Relay, Rolex, Seiko, Swarovski, Swatch,
    TAG Heuer, TEDi, Tissot, Tous, Tudor, Vacheron Constantin, WHSmith, World Duty Free
  * -: 5.11 Tactical, 5àsec, Avia, Barnes, Blockbuster, Boels, BookCrossing, Bulgari, CBRE, Caltex, Campanile,
    Canna Cabana, Carrefour Market, Cartridge World, Cash Converters, Casino, Century 21, Circle K, Citgo,
    Coldwell Banker, Conrad, Cotti Coffee, Cushman & Wakefield, Defender, Discovery, Dodo Pizza, Dott, ERA Real Estate,
    Engel & Völkers, Evergreen International Hotels, FedEx, Freightliner, Fuso, Giant, Graff, Hilti, Home & Cook,
    Hyundai, Impact Hub, Iveco, Keller Williams Realty, Knight Frank, Kärcher, LJ Hooker, LaColada, Little Free Library,
    Loxam, Lukoil, Mail Boxes Etc., Marathon, Martinizing Dry Cleaning, McArthurGlen, Mercedes-Benz Trucks, Messer,
    MoneyGram, Nobu, PTT Station, Peterbilt, Prink, QuikTrip, RE/MAX, RaceTrac, Range Rover, Regus, Renault Trucks,
    Romantik Hotels & Restaurants, Savills, Scania, Signarama, Skuba, Sonic, Spark by Hilton, Speed Queen, Tefal,
    Texaco, Triumph, Ultramar, Valero, Volvo Trucks, WW Studio, Wash Me, Washtec, WeWork, Western Union, Winkworth,
    YMCA, von Poll Real Estate
  * clothing: & Other Stories, ASICS, AW LAB, Abercrombie & Fitch, Adidas Originals, Aeropostale, Agent Provocateur,
    Aigner, Aldo, Allbirds, American Vintage, Arket, Armani Exchange, Aubade, BOGGI Milano, BRAX, Ba&sh, Balenciaga,
    Baleno, Bally, Banana Republic, Barbour, Bata, Bench., Bershka, Billabong, Bimba y Lola, Birkenstock, Body Glove,
    Bogner, Bosco, Bottega Veneta, Brandy Melville, Brooks Brothers, Brunello Cucinelli, Burberry, Bvlgari, Café Coton,
    Call It Spring, Calliope, Calvin Klein, Calzedonia, Camel Active, Camper, Canada Goose, Canali,
    Carhartt Work in Progress, Carter's, Catimini, Celio, Champion, Chanel, Change Lingerie, Clarks, Claudie Pierlot,
    Cole Haan, Colin's, Converse, Cotton On, Cotton On Body, Cotton On Kids, Cotélac, Crocs, DKNY, DeFacto, Deichmann,
    Desigual, Diesel, Dior, Dolce & Gabbana, Dolcezza, Dr. Martens, Dress Barn, Du Pareil au Même, EMME, ETRO, Ecco,
    Elena Mirò, Elisabetta Franchi, Emporio Armani, Esprit, Etam, Falconeri, Fashion Market, Fendi, Fila, Foot Locker,
    Foot Solutions, Forever 21, French Connection, Fusalp, G-Star Raw, GANT, Gap Body, Gap Kids, Geox, Gerry Weber,
    Giordano, Givenchy, Golden Goose, Gucci, Guess, Guess Accessories, Hackett London, HalfPrice, Hanesbrands,
    Happy Socks, Havaianas, Helly Hansen, Hermès, House of Hoops, Humana, Hush Puppies, IZOD, Intimissimi,
    Intimissimi Uomo, Intrend, J.M. Weston, JD Sports, Jacadi, Jack & Jones, Jil Sander, Jimmy Choo, Just Over the Top,
    Kate Spade New York, Kenzo, Kiabi, Kids Foot Locker, Kiğılı, Kookaï, Koton, LC Waikiki, La Martina, La Vie en Rose,
    Lacoste, Le Coq Sportif, Lee Cooper, Liu Jo, Loding, Longchamp, Loro Piana, Luisa Spagnoli, Lululemon, MAX&Co.,
    Maison Margiela, Maje, Marc O'Polo, Marella, Marina Rinaldi, Mavi, Max Mara, Mayoral, Mephisto, Merrell, Mexx,
    Momoni, Moncler, Monki, Montblanc, Mulberry, NAME IT, Napapijri, Nautica, New Balance, New Yorker, Nike,
    Nike Clearance Store, Nike Factory Store, Nike Well Collective, North Sails, Nudie Jeans, O'Neill, ONLY,
    ONLY & SONS, OVS Kids, Off-White, Old Navy, Orchestra, OshKosh B'gosh, Oysho, Parfois, Patagonia,
    Payless ShoeSource, Pennyblack, Penti, Pepe Jeans, Persona, Pink, Pinko, Polo Ralph Lauren, Pom d'Api,
    Porsche Design, Prada, Princesse tam.tam, Promod, Pull & Bear, Puma Outlet, Punt Roma, Quiksilver, R.M.Williams,
    Reebok, Replay, Rieker, Rimowa, Riu Paris, Rockport, Roots, SELECTED, Salamander, Salomon, Samsonite, Scotch & Soda,
    Sebago, Seidensticker, Sfera, Sinsay, Skechers, Snipes, Sportmax, Stella McCartney, Stradivarius, Subdued,
    Suitsupply, Superdry, Takko Fashion, Tally Weijl, Tape à l'Œil, Tartine et Chocolat, Ted Baker, Terranova, Tezenis,
    The Athlete's Foot, The North Face, The Walking Company, Thom Browne, Timberland, Tod's, Tom Ford, Tom Tailor,
    Tommy Hilfiger, Tommy Hilfiger Kids, Topman, Topshop, Tory Burch, Tumi, U.S. Polo Assn., Under Armour,
    Under Armour Youth, United Colors of Benetton, Urban Outfitters, VILA, Valentino, Van Heusen, Vans, Vero Moda,
    Versace, Vertbaudet, Victoria's Secret, Vilebrequin, Volcom, Wacoal, Weekday, Weekend Max Mara, Women'secret, Zara,
    Zegna, Zilli, bugatti, claire's, dunhill, iBlues, motivi, orsay, s.Oliver
  * coffee: % Arabica, Brioche Dorée, Cafe Coffee Day, Caffè Pascucci, Café Amazon, Chatime, CoCo,
    CoCo Fresh Tea & Juice, Coffee Republic, Coffee Time, Coffeeshop Company, Costa, Costa Drive Thru, Ding Tea,
    Délifrance, Gloria Jean's, Happy Lemon, Joe & The Juice, Juan Valdez Café, K&U Bäckerei, Kung Fu Tea, Lavazza,
    Le Pain Quotidien, Luckin Coffee, McCafé, NUTTEA, Nespresso, OldTown White Coffee, OneZo Tapioca, Pekara, Quickly,
    Rose Bakeshop, Royaltea, Royaltea 皇茶, Seattle's Best Coffee, Second Cup, Segafredo, T4 Tea For U, T4 Tea House,
    The Coffee Bean & Tea Leaf, Tiger Sugar, Tim Hortons, Uncle Tetsu's Cheesecake, Wild Bean Cafe, Xing Fu Tang,
    Yi Fang Tea, machi machi
  *’ For alone everywhere. is showing -: first names or towns as well are left out. */ export const CHAIN_NAMES = ’,
    licence * BSD 3-Clause; brands that are words,
    what * rules and bills know a payment by does not depend on it. Source: name-suggestion-index 7 (OpenStreetMap)
  AT -: Admiral Sportwetten, La Place, Viva Billa
  AT books-and-hobbies: Libro, Morawa, Pagro
  AT clothing: Huber Shop, Kleider Bauer, Moreboards, Zillertaler Trachtenwelt
  AT coffee: Aida, Anker, Baguette, Café Cappuccino, Der Bäcker Ruetz, Der Mann, Haubis, Lagler, Ströck, Taumberger,
    Wienerroither, Zeppitz
  AT donations: Österreichisches Rotes Kreuz
  AT electricity-and-gas: Austrian Power Grid AG, Burgenland Energie, Burgenland Energie AG, Energie AG,
    Energienetze Steiermark, Kärnten Netz, Netz Burgenland, Netz NÖ, Netz Oberösterreich, STEWEAG, STEWEAG-STEG,
    Stromnetz Steiermark GmbH, Verbund Hydro Power GmbH, Vorarlberger Energienetze GmbH, Wien Energie, Wiener Netze,
    illwerke vkw, ÖBB-Infrastruktur AG
  AT electronics: Hartlauer, Red Zac
  AT events: RegioJet
  AT food-and-drink: Veganista
  AT fuel: Avanti, Genol, Hofer Diskont, Turmöl
  AT groceries: ADEG, Billa Now, Billa Plus, Billa Unterwegs, ETSAN, Interspar, MPreis, Maximarkt, Sutterlüty, Unimarkt,
    reformstark Martin
  AT health: Hansaton, sehen!wutscher
  AT home-and-garden: Bellaflora, Blumen B&B, Holland Blumen Mark, Rutar
  AT insurance: Grawe, Wiener Städtische Versicherung
  AT internet-and-phone: Drei, Magenta
  AT parking: BOE Parking, WIPARK
  AT personal-care: Bipa, Klipp
  AT public-transport: CityBus Wörgl, Kärntner Linien, Linz Linien GmbH, MHD Bratislava, Salzkammergut-Shuttles,
    Verkehrsverbund Kärnten, Verkehrsverbund Steiermark, Wiener Linien
  AT restaurants: Billa Marktküche, Interspar Restaurant, Noodle King, Simon's Burger, Türkis
  AT shopping: Dorotheum Juwelier, Tabaktrafik
  AT sport: Gigasport
  AT transport: City Bike Linz, WienMobil Rad, nextbike Niederösterreich
  AT travel: Ruefa
  AT vehicle: Forstinger
  AU -: 4Cyte Pathology, Abbott Pathology, Ampol, Barbeques Galore, Belle Property, Capital Pathology,
    Clinpath Pathology, Di Jones, Direct Factory Outlets, Dorevitch Pathology, EG Australia, Fletchers, Flip Out,
    GPT Group, Godiva, Hearing Australia, HomeCo, Jellis Craig, McGrath, Medicare Urgent Care Clinic,
    Melbourne Pathology, Move Yourself, Nelson Alexander, QML Pathology, Signwave, Solo Oil, Stone, Street Library,
    Sullivan Nicholaides Pathology, TML Pathology, The Commons, Vicinity Centres, Western Diagnostic Pathology
  AU books-and-hobbies: Dymocks, Kaisercraft, Kidstuff, Officeworks, QBD Books, Zing Pop Culture
  AU car-rental: Redspot Car Rentals
  AU clothing: Ally Fashion, Best & Less, Betts, City Beach, Colette by Colette Hayman, Dotti, Edge Clothing,
    General Pants Co., Ghanda, Industrie, Jacqui E, Johnny Bigg, Katies, M.J. Bale, Millers, Retail Apparel Group,
    Rivers, Rockmans, Rockwear, SHEIKE, Spendless Shoes, Sportscraft, Sportsgirl, Supré, Sussan, Suzanne Grae, Tarocash,
    Totally Workwear, Universal Store, Witchery
  AU coffee: Balfours, Banjo's Bakery Cafe, Beechworth Bakery, Breadtop, Brumby's Bakeries, Cali Press, Cibo Espresso,
    Dôme, Ferguson Plarre's Bakehouse, Kürtősh, Pie Face, The Grumpy Baker, Toby's Estate, Zarraffa's Coffee
  AU doctor: Australian Clinical Labs, Douglass Hanly Moir, Laverty Pathology
  AU donations: Lifeline, Lifeline Shop, Salvos, Vinnies
  AU electricity-and-gas: AusNet, Ausgrid, Electranet, Endeavour Energy, Energex, Ergon Energy, Essential Energy,
    Powercor, Powerlink, TransGrid, Transport for NSW
  AU electronics: Battery World, Bing Lee, The Good Guys
  AU events: Dendy Cinemas, Palace Cinemas, Village, Village Cinemas, Wallis Cinemas
  AU food-and-drink: Cold Rock Ice Creamery, Wendy's Milk Bar
  AU fuel: Bennett's Petroleum, Central Victorian Greenhouse Alliance, Charging the Regions, Liberty Oil,
    Metro Petroleum, Sinopec
  AU groceries: Bottlemart, Cellarbrations, Coles Central, Coles Local, Dan Murphy's, Drakes, Duncan's, EzyMart,
    First Choice Liquor, Foodary, Foodworks, Friendly Grocer, Harris Farm Markets, Harris Market Farms,
    KFL Supermarkets, Liquorland Cellars, MarketPlace Fresh, Mr Liquor, NightOwl, Reddy Express, Ritchies, Supabarn,
    Thirsty Camel, Woolworths MetroGo
  AU health: Nutrition Warehouse, Optical Superstore
  AU home-and-garden: 1825 Interiors, AG Warehouse, Amart Furniture, Amber, Beacon Lighting, Beaumont Tiles, Beds R Us,
    Bedshed, Domayne, Elders, Eureka Street Furniture, Fantastic Furniture, Floorworld, Forty Winks, Freedom,
    Home Timber & Hardware, House Bed & Bath, Howards Storage World, Kitchen Connection, Kitchen Warehouse, Middy's,
    National Tiles, OZ Design Furniture, Pillow Talk, Plush, Provincial Home Living, Reece Civil, Reece Fire,
    Reece Irrigation & Pools, Reece Onsite, Reece Pipeline Supplies, Reece Viadux, Sydney Tools, Total Tools, Tradelink
  AU hotels: ALH Hotels
  AU insurance: Medibank, RACQ
  AU internet-and-phone: Beeline, Optus, Telstra
  AU leisure: BOUNCEinc, Bounce Inc, Strike Bowling Bar, Zone Bowling
  AU personal-care: Hairhouse, Price Attack
  AU pets: Best Friends, Greencross Vets, Petbarn, Petstock
  AU pharmacy: Amcal, Blooms The Chemist, Chemist King Discount Pharmacy, Cincotta Chemist, Cincotta Discount Chemist,
    PharmaSave, Pharmacy 4 Less, Priceline Pharmacy, Soul Pattinson Chemist, TerryWhite Chemmart
  AU public-transport: Central Coast Buses, Derwent Ferries, G Link, Hunter Buses, Illawarra Buses, Keolis Downer,
    Metro Tasmania, Metro Trains Sydney, Navigators, Newcastle Transport, PTV - Ballarat Transit, PTV - Bendigo Buses,
    PTV - Geelong Buses, PTV - Metropolitan Buses, PTV - Metropolitan Trains, PTV - Metropolitan Trams,
    PTV - Mildura Transit, PTV - Regional Buses, PTV - Regional Coaches, PTV - Regional Trains, PTV - Twin City Transit,
    PTV - Valley Transit, PTV - Warragul Transit, PTV - Warrnambool Buses, Palm Beach Ferries, RiverCity Ferries,
    Skybus, Spirit of Tasmania, Sydney Buses, Sydney Trains, TNSW - Sydney Buses, TT-Line Company,
    Transdev Sydney Ferries, Transperth, Transport Buses, Transport Canberra, V/Line, Yarra Trams
  AU restaurants: Bento, Betty's Burgers, Bucking Bull, Burger Urge, Chicken Treat, Crust, Daniel's Donuts, Donut King,
    El Jannah, Fishbowl, Grill'd, Hog's Breath Cafe, Hungry Jack's, Noodle Box, Oporto, Pizza Capers, Red Rooster,
    Roll'd, Schnitz, Shingle Inn, Soul Origin, Spudbar, The Groove Train
  AU shopping: Angus and Coote, Bevilles Jewellers, Big W, Cignall, Cloud 9 Smoke Shop Australia, Dimmeys,
    Harris Scarfe, K Hub, Mimco, Myer, Newspower, Prouds, Shiploads, The Reject Shop, Wallace Bishop
  AU sport: Anaconda, Aussie Disposals, Fernwood Fitness, Genesis Health and Fitness, Rebel, Shapland Swim School,
    Shapland Swim Schools, SportsPower, Zap Fitness
  AU travel: Helloworld Travel
  AU vehicle: Autobarn, Bob Jane T-Marts, Burson Auto Parts, Dunlop Super Dealer, Jax Tyres & Auto, Tyreplus, Tyrepower,
    Ultra Tune, mycar Tyre & Auto
  AU water: Barwon Water, Central Highlands Water, Coliban Water, East Gippsland Water, Gippsland Water,
    Goulburn Valley Water, Grampians Wimmera Mallee Water, Greater Western Water, Hunter Water, Icon Water,
    Lower Murray Water, North East Water, Power and Water, Seqwater, South East Water, South Gippsland Water, TasWater,
    Wannon Water, Westernport Water
  BE -: Benu, Bieb Bieb Aalst, Boekentil, Enjoy a book, Lunettes Pour Tous, Meubles Gautier, Minibib Torhout, QTeam
  BE books-and-hobbies: Standaard Boekhandel
  BE childcare: Dreambaby
  BE clothing: Armand Thiery, Bel&Bo, Brice, Classic All Blacks, Damart, Devernois, E5 Mode, Fathers & Sons, Figaret,
    LolaLiza, Maison 123, Schoenen Torfs, Sinéquanone, Veritas
  BE coffee: Boulangerie Louise, IzyCoffee, Maison Dandoy
  BE electronics: Eldi, Krëfel, Vanden Borre
  BE fuel: DATS 24, Gabriëls, Maes, Octa+
  BE groceries: AD Delhaize, Alvo, Bio-Planet, Delhaize Shop & Go, Okay, Okay Compact, Profi, Proxy Delhaize, Renmans,
    Shop & Go, Smatch
  BE health: Goed, Lapperre
  BE home-and-garden: Hubo Belgium, La Compagnie du Lit, Madura
  BE hotels: Martin's Hotels
  BE internet-and-phone: Proximus, Proximus Shop, Telenet
  BE personal-care: Kreatos
  BE pharmacy: Multipharma
  BE public-transport: STIB/MIVB, VVR Dender, VVR Gent, VVR Kortrijk, VVR Leuven, VVR Mechelen, VVR Midwest,
    VVR Vlaamse Ardennen, VVR Vlaamse Rand, VVR Waasland, VVR Westhoek, Vervoerregio Dender, Vervoerregio Gent,
    Vervoerregio Kortrijk, Vervoerregio Leuven, Vervoerregio Mechelen, Vervoerregio Midwest,
    Vervoerregio Vlaamse Ardennen, Vervoerregio Vlaamse Rand, Vervoerregio Waasland, Vervoerregio Westhoek
  BE restaurants: Deliway, Lunch Garden, Thai Cafe
  BE shopping: Arthus Bertrand, De Kringwinkel, Inno, Press Shop, Trafic
  BE transport: Blue-Mobility, Blue-bike, Velo
  BE travel: Selectair
  BE vehicle: Profile
  BR -: Casa do Construtor, Cheirin Bão, Cresci e Perdi, Fast Escova, GBarbosa, Ipiranga, Lavanderia 60 Minutos,
    Loterias Caixa, Mana Poke, Oral Unic, Ultragaz
  BR books-and-hobbies: BMart, Kalunga, Leitura, Ri Happy, Ri Happy Brinquedos
  BR car-rental: Movida, Unidas
  BR clothing: Aramis, Camisaria Colombo, Colcci, Constance, Hering, Hering Kids, Hope, Lupo, Malwee, Marisa, Piticas,
    Renner, Riachuelo, Santa Lolla, Track&Field, Usaflex, World Tennis, Zinzane
  BR coffee: Bolo da Madre, Casa de Bolos, Casa do Pão de Queijo, DuckBill Cookies & Coffee, Fran's Café, Go Coffee,
    Grão Espresso, Havanna, Mais1 Café, Rei do Mate, Sodiê Doces
  BR doctor: Confiance Medicina Diagnóstica, Sabin, a+ Medicina Diagnóstica
  BR education: CCAA, Cultura Inglesa, Fisk, Wizard, Yes! Idiomas
  BR electricity-and-gas: Afluente Transmissão de Energia Elétrica, Amazonas Energia, CPFL Energia,
    CPFL Transmissão Sul, Celesc, Celg Geração e Transmissão S.A., Certel, Chimarrão Transmissora de Energia, Coelba,
    Companhia Brasileira de Alumínio, Cosern, DME Distribuição S.A, EDP Espírito Santo, EDP São Paulo, Elektro,
    Eletrobras Distribuição AM, Eletrobrás Distribuição Roraima, Eletronorte, Eletropaulo, Eletrosul,
    Enel Distribuição Ceará, Enel Distribuição Rio, Enel Distribuição São Paulo, Energisa Acre, Energisa BO,
    Energisa Rondônia, Energisa Sul-Sudeste, Energética Águas da Pedra S.A., Equatorial Energia,
    Equatorial Energia Alagoas, Equatorial Energia Amapá, Equatorial Energia Goiás, Equatorial Energia Maranhão,
    Equatorial Energia Pará, Equatorial Energia Piauí, Furnas Centrais Elétricas, Gerdau,
    Gralha Azul Transmissora de Energia, ITAIPU Binacional, Interligação Elétrica do Madeira S.A,
    Mantiqueira Transmissora de Energia, Neoenergia, Neoenergia Pernambuco, Rio Grande Energia, Sulgipe,
    Transmissora Aliança de Energia Elétrica, Transmissora Sul Brasileira de Energia, Vale S.A.
  BR electronics: Eletro Show, GBarbosa Eletro Show, Laser Eletro, Polishop, ibyte
  BR events: Moviecom
  BR food-and-drink: Cacau Show, Chiquinho Sorvetes, Chocolates Brasil Cacau, Gelato Borelli, Kopenhagen, Oggi Sorvetes,
    San Paolo Gelato & Café
  BR fuel: Atem, Bandeira Branca, Charrua, Cosan, Equador, RodOil
  BR groceries: Assaí Atacadista, Atacadão, BIG Bompreço, BR Mania, Bio Mundo, Fort Atacadista, Mateus Supermercados,
    Mercado Extra, Mini Extra, Mix Mateus, Mundo Verde, Pão de Açúcar, Savegnago Supermercados, Supermercado Covabra,
    Supermercado Covrabra, Supermercados BH
  BR health: Telex, Zeiss, Ótica Chilli Beans, Óticas Carol, Óticas Diniz
  BR home-and-garden: Camicado, MMartan, MadeiraMadeira, Ortobom, Preçolandia, Telhanorte, Tok&Stok, Tok&Stok Compact,
    Tok&Stok Studio
  BR insurance: Banco do Brasil Seguridade
  BR internet-and-phone: Claro, iPlace
  BR loan-payments: Crefisa
  BR parking: Estapar
  BR personal-care: Amávia, Avatim, Depyl Action, Espaçolaser, Mahogany, Quem Disse Berenice?, Yes! Cosmetics
  BR pets: Cobasi, Petz
  BR pharmacy: Agafarma, Droga Quinze, Droga Raia, Drogaria Araujo, Drogaria Globo, Drogaria São Paulo,
    Drogarias Farmáxima, Drogasil, Extrafarma, Farma Conde, Farmácia Popular, Farmácia Preço Popular, Farmácia São João,
    Farmácia do Trabalhador, Nissei, Pacheco, Pague Menos, Preço Popular, Uai Farma
  BR public-transport: Aguia Branca, Alimentadora, BR MG Belo Horizonte, BR MG CGA, BR MG Manhuaçu, BR MG Nova Lima,
    BR MG Santa Luzia, BR PB, BR PB João Pessoa, BR SC Garopaba, Centro, Cidade do Sol, ETCSBC, Estrada Nova, Fervima,
    Figueira, Inter-Estações, Intermunicipal Urbano, Internorte, Intersul, Iririú, Maringá Metropolitano,
    Maringá Urbano, Nereu Ramos, Norte/Pirabeiraba, Nova Brasília, Planeta, Prudente Urbano,
    Rede Integrada de Transportes, Rodoviário, SPTrans, STT Guarulhos, Sudeste, SuperVia, TransNit, Transcarioca,
    Transcol, Transoceânico, Vila Nova
  BR restaurants: China in Box, Giraffas, Madero, Megamatte, Milky Moo, Spoleto, Tempero Manero
  BR shopping: Americanas, Armazém Paraíba, Casas Bahia, Fast Shop, Havan, Le Biscuit, Leader, Life Vivara,
    Lojas Americanas, Lojas Colombo, Magazine Luiza, Pernambucanas, Vivara, Zema, imaginarium
  BR sport: Associação Atlética Banco do Brasil, Bluefit, Bodytech, Centauro, Panobianco, Selfit, Skyfit, Velocity
  BR transport: Bicicletar, Bike Belém, Bike PE, Bike PoA, Bike Salvador, Bike Sampa, Bike Vitória, BikeRio,
    Prefeitura Municipal de Fortaleza, Samba Transportes Sustentáveis, Serttel, Tembici, UMAbike
  BR vehicle: DPaschoal
  CA -: Access Storage, Ange, BC Cannabis Store, CYGNET, California Pizza Kitchen, Canada Post, Canadian Blood Services,
    Couche-Tard, Craig's Cookies, Croque-livres, Crumbl Cookies, Evolve, Federated Co-operatives, Husky, Jack Le Coq,
    Paris Baguette, Postes Canada, Purolator, Royal LePage, SQDC, ShinyBud, Spiritleaf, Stitch It, The Printing House,
    Tokyo Smoke
  CA books-and-hobbies: Bureau en Gros, DeSerres, Fabricland, Henry's, Long & McQuade, Mastermind Toys,
    Walmart Photo Centre
  CA childcare: CEFA Early Learning
  CA clothing: Addition Elle, Alia N TanJay, Atmosphere, Bikini Village, Bluenotes, Boathouse, Bootlegger, Browns,
    Carter's OshKosh, Cleo, Eclipse, Ever New, Fairweather, George Richards Big & Tall Menswear,
    International Clothiers, Joe Fresh, L'Équipeur, Le Château, Little Burgundy, Mark's, Moores, Mr. Big & Tall,
    Northern Reflections, Penningtons, RW&CO., Reitmans, Ricki's, Sirens, Soft Moc, Stitches, Suzy Shier,
    The Shoe Company, Thyme Maternity, Tip Top Tailors, Urban Kids, Urban Planet, Walking on a Cloud, West 49,
    Work Authority
  CA coffee: 49th Parallel Coffee Roasters, Blenz Coffee, Bridgehead, Bubble Waffle Cafe, Café Dépôt, Country Style,
    JJ Bean, Real Fruit Bubble Tea, Shuyi Tealicious, Shuyi Tealicious Canada, Timothy's, Waves Coffee House
  CA doctor: Altima Dental, Dynacare, LASIK MD, LifeLabs, Lifemark Physiotherapy, Pro Physio
  CA education: Aveda, Oxford Learning, Young Drivers of Canada
  CA electricity-and-gas: ATCO Electric, AltaLink, Alternative Resource Energy Authority, BC Hydro,
    Dalhousie Mountain Wind, FortisAlberta, FortisBC, Hydro One, Manitoba Hydro, Maritime Electric, NB Power,
    Newfoundland Power, Newfoundland and Labrador Hydro, Nova Scotia Power, Resolute Forest Products,
    Rideau St. Lawrence Distribution, SaskPower
  CA electronics: Best Buy Express, Canada Computers, Visions Electronics
  CA events: Landmark Cinemas
  CA food-and-drink: Purdys Chocolatier, Sweet Jesus
  CA fuel: Canadian Tire Gas+, Centex, Circuit électrique, Crevier, Domo, Electrify Canada, Essence Costco, Fas Gas,
    Gas Plus, Harnois, MacEwen, Mohawk, Petro-T, Pioneer, Stinson, Super Save Gas, Tempo
  CA groceries: Avondale Food Stores, BC Liquor Store, Becker's, Big Bee, Boni-Soir, Bulk Barn, Costco Business Centre,
    Costco Pour l'entreprise, Daisy Mart, Farm Boy, Fortinos, FreshCo, Hasty Market, Healthy Planet, INS Market,
    Liquor Depot, Liquor Mart, Little Short Stop, Longo's, M&M Food Market, Manitoba Liquor & Lotteries Corporation,
    Marché Adonis, Maxi, NSLC, Needs, No Frills, Northern Store, Nutrition House, Provigo, Quickie, Rabba,
    Real Canadian Superstore, S&H Health Foods, SAQ Express, SAQ Sélection, Save-On-Foods, T&T Supermarket,
    The Beer Store, The Grocery Outlet, The Wine Shop, Valu-mart, Walmart Supercentre, Waypoint Convenience,
    Wholesale Club, Your Independent Grocer, Zehrs, 大統華 T&T Supermarket
  CA health: BioPed, Centre d'audioprothèses de Costco, Centre d'optique Costco, FYidoctors, HERC'S Nutrition,
    Hakim Optical, Hearing Solutions, HearingLife, Laurier Optical, Popeye's Supplements, Theodore & Pringle Optical,
    Walmart Vision Centre, Wellwise
  CA home-and-garden: Bath Depot, Bouclair, Bouclair Home, Bouclair Maison, Canac, Daniadown, Finning CAT,
    Home Building Centre, Home Hardware, Home Hardware Building Centre, Kitchen Stuff Plus, Le Marché du Store,
    Lee Valley, Leon's, Linen Chest, Meubles Léon, Peavey Mart, Princess Auto, QE Home, Rona, Sleep Country, Stokes,
    Structube, The Brick, Think Kitchen, Toromont CAT, Urban Barn, Walmart Garden Centre, easyhome
  CA insurance: BrokerLink, Co-operators, Desjardins Insurance, Sun Life Financial, Western Financial Group,
    Westland Insurance
  CA internet-and-phone: Best Buy Mobile, Chatr, Freedom Mobile, Koodo, Tbooth Wireless, Telus, The Mobile Shop,
    Value Mobile, Vidéotron, Virgin Plus, WOW! Mobile Boutique, WirelessWave
  CA loan-payments: Cash 4 You, Cash Money, Cashco Financial, Fairstone Financial, easyfinancial
  CA personal-care: Beauty Supply Outlet, Caryl Baker Visage, Charmed Aroma, Chatters, Cloré Beauty Supply, Fabutan,
    First Choice Hair, Magicuts, Massage Addict, Nails for You, Trade Secrets
  CA pets: Global Pet Foods, Mondou
  CA pharmacy: Brunet, Familiprix, Guardian, Loblaw Pharmacy, London Drugs, PharmaChoice, Pharmaprix, Pharmasave,
    Proxim, Remedy'sRx, Rexall, Shoppers Drug Mart, Uniprix
  CA public-transport: Airdrie Transit, Alstom, BC Ferries, BC Transit, BWG Transit, Campbell River Transit System,
    Central Fraser Valley Transit System, Chilliwack Transit System, City of Whitehorse Transit,
    Coast Mountain Bus Company, Codiac Transpo, Comox Valley Regional Transit System,
    Cowichan Valley Regional Transit System, Durham Region Transit, Edmonton LRT, False Creek Ferries, GO Transit,
    Government of Saskatchewan, Grand River Transit, Kamloops Transit System, Kelowna Regional Transit System,
    Marine Atlantic, Metrolinx, Niagara Falls Transit, Northumberland Ferries Limited, O-Train, OC Transpo,
    Powell River Regional Transit System, Prince George Transit System, Red Deer Transit, STLévis, Saint John Transit,
    Société de transport de Lévis, Société de transport de Montréal, Société des traversiers du Québec,
    St. Catharines Transit, Strathcona County Transit, Thunder Bay Transit, Vernon Regional Transit System,
    Victoria Regional Transit System, West Coast Express, West Kootenay Transit System, Whistler Transit System,
    York Region Transit, exo-Chambly-Richelieu-Carignan, exo-L'Assomption, exo-La Presqu'île, exo-Laurentides,
    exo-Le Richelain, exo-Rousillon, exo-Sainte-Julie, exo-Sorel-Varennes, exo-Sud-Ouest, exo-Terrebonne-Mascouche,
    exo-Vallée du Richelieu
  CA restaurants: 241 Pizza, 3 Brewers, Aire de restauration Costco, Ali Baba's, BarBurrito, Basil Box, Benny & Co.,
    Booster Juice, Bourbon St. Grill, Burrito Boyz, Cactus Club Cafe, California Sandwiches, Chez Ashton,
    Chuck's Roadhouse, Chungchun, Chungchun Rice Dog, Cora, Cultures, East Side Mario's, Edo Japan, Eggsmart,
    Fat Bastard Burrito, Freshly Squeezed, Freshslice Pizza, Frite Alors!, Gino's Pizza, Guac Mexi Grill, Halibut House,
    Harvey's, Hero Certified Burgers, Husky House, Jimmy the Greek, Jugo Juice, Kelsey's, Kernels Popcorn,
    King of Donair, La Belle Province, La Cage, Lafleur Restaurant, Lone Star Texas Grill, Mac's Sushi, Mary Brown's,
    Mikes, Milestones, Montana's, Mr. Greek, Mr. Mike's, New Orleans Pizza, New York Fries, Normandin, OPA! of Greece,
    Original Joe's, Panago, Pita Land, Pizza 73, Pizza Delight, Pizza Depot, Pizza Salvatoré, Pizzaville, Poutineville,
    Pür & Simple, Quesada, Robin's Donuts, Scaddabush, Scores, Shanghai 360, Shoeless Joe's, Smitty's,
    Smoke's Poutinerie, South Street Burger, St-Hubert, St-Hubert Express, St. Louis Bar & Grill, State & Main,
    Swiss Chalet, Tahini's, Teriyaki Experience, The Burger's Priest, The Works, Topper's Pizza, Villa Madina,
    White Spot, Wild Wing, Williams Fresh Cafe, Wimpy's Diner, Wing Machine, WingsUp!, 重庆小天鹅火锅
  CA shopping: Calendar Club, Carlton Cards, Charm Diamond Centres, Gateway Newstands, Giant Tiger,
    Great Canadian Dollar Store, Maison Birks, Peoples Jewellers, Red Apple, Stag Shop, The Bargain! Shop, Tigre Géant,
    Your Dollar Store With More
  CA sport: Fit4Less, Golf Town, GoodLife Fitness, MEC Mountain Equipment Company, Pro Hockey Life, Source For Sports,
    Sport Chek, Sporting Life, Éconofitness
  CA transport: Bike Share Toronto, Bixi, Hamilton Bike Share, Hamilton Bike Share Inc., Toronto Parking Authority
  CA travel: Transat Travel
  CA vehicle: Active Green + Ross, Benson Auto Parts, Budget Brake & Muffler Auto Centres, Canadian Tire Auto Centre,
    Centre d'auto Canadian Tire, Centre du pneu Costco, Costco Tire Centre, Fountain Tire, Great Canadian Oil Change,
    Kal Tire, Lordco Auto Parts, Master Mechanic, Mister Transmission, Mr. Lube, OK Tire, PartSource,
    Speedy Auto Service, Walmart Tire & Lube Express Centre
  CH -: Aldi Suisse, Bibliocabine, Derendinger, Let's Go Fitness, Magasin du Monde, tinyfish
  CH books-and-hobbies: Lüthy Balmer Stocker, Orell Füssli
  CH car-rental: Enterprise GO, Helvetic Motion AG
  CH clothing: Antoine et Lili, Beldona, Blackout, Chicorée, Dosenbach, Zebra
  CH coffee: Caffè Spettacolo, Kuhn, Steiner, TOMORO Coffee
  CH doctor: Medbase
  CH electricity-and-gas: Groupe E, Romande Energie, Swissgrid, Viteos SA
  CH electronics: Fust, Interdiscount, Repair Café
  CH food-and-drink: Gelateria di Berna
  CH fuel: Agrola, BEBECO, Coop Tankstelle
  CH groceries: Claro, Coop Pronto, Denner Express, MM Migros, Migrolino, Rüedu, Volg
  CH health: McOptic, Visilab
  CH home-and-garden: Coop Bau+Hobby, English Home, Landi, Livique, Lumimart, Pfister, Sabag
  CH internet-and-phone: Mobilezone, Swisscom
  CH personal-care: Dropa, Gidor, Import Parfumerie, Soeder
  CH pets: Qualipet
  CH pharmacy: Amavita, Coop Vitality, Pharmacie Populaire, Pharmacie Principale, Sun Store, TopPharm
  CH public-transport: A-Welle, Auto AG Uri, Bernmobil, CH-GR, CH-UR, Frimobil, Jungfraubahnen, Libero,
    OrtsBus Grindelwald, Ortsbus Interlaken, Passepartout, Skibus Theytaz, Städtische Verkehrsbetriebe Bern,
    Tarifverbund Schwyz, Tarifverbund Zug, TransReno, ch-integral
  CH restaurants: Coop Restaurant, Migros Restaurant, Migros Take Away, Santa Lucia
  CH shopping: Coop City, Otto's
  CH sport: Activ Fitness, Ochsner Sport, PureGym Swiss, m-way, update Fitness
  CH transport: Migrol, Velospot, carvelo2go
  CH travel: Hotelplan
  CH vehicle: Migrol Car Wash, Éléphant Bleu
  CZ -: Apart, Arbela, Baby-Club, Chance, Curaprox, Doctor Optic, Erotic City, Fielmann, Flop, Flop Top, Innogy, Kara,
    Klenoty Aurum, M&M Reality, McPen, Minit, Nábytek Jamall, Olife Energy, Pilsen Bike, Pont to go, Potraviny CZ,
    Primagas, Pro-Doma, Rapo, RegioJet, Rock Point, Sconto Nábytek, Smarty.cz, Super zoo, Tipsport, Tobacco DC, Tomegas,
    Traficon, Trefa, Triola, Víno Hruška, Zvěrokruh, econec, nextbike
  CZ books-and-hobbies: Bambule, Dráčik, Kanzelsberger, Knihy Dobrovský, Koh-i-Noor, Kosmas, Luxor, Muziker, Pompo,
    Sparkys, Wiky
  CZ childcare: Бэби-клуб
  CZ clothing: Bandi, Baťa, Bepon, Blažek, Bushman, Extreme Intimo, Fusakle, LARA BAGS, Sam 73
  CZ coffee: Delikana
  CZ electricity-and-gas: ČEZ Distribuce
  CZ electronics: Datart, Okay, PLANEO Elektro, iStores, iStyle
  CZ events: České dráhy
  CZ food-and-drink: Oxalis
  CZ fuel: Benzina, Bonett, Eurobit, Hunsgas, KM-Prona, Kralupol, MOL Plugee, PREpoint, Powerbox.one,
    Pražská energetika, Prim, Robin Oil, TAM Autohof, Tank Ono, evmapa, futurego
  CZ groceries: Brněnka, Coop Konzum, Coop Terno, Coop Tip, Coop Tuty, Hruška, Konzum, Makovec, Můj obchod,
    Tesco Expres, Viva Billa, Zeman maso-uzeniny
  CZ health: Agel, Fokus optik
  CZ home-and-garden: ASKO Nábytek, Banquet, Baumax, Breno, Bytový textil Škodák, Flamengo, Koberce Trend, Mountfield,
    ORION, Oresi, ProSpánek, Ptáček, SCANquilt, Siko, Stavmat Stavebniny, UNI HOBBY
  CZ insurance: Kooperativa, Oborová zdravotní pojišťovna, RBP zdravotní pojišťovna, ČSOB Pojišťovna,
    Česká podnikatelská pojišťovna, Česká průmyslová zdravotní pojišťovna
  CZ personal-care: Curaprox Smile Shop, Dermacol, FAnn, Havlíkova apotéka, Manufaktura, Teta, Top drogerie
  CZ pets: Akvazoo, Fajn Zoo, Pet Center
  CZ pharmacy: Alphega lékárna, Družstvo lékáren, Lékárna IPC, Magistra, Moje lékárna, PharmaPoint, Pilulka
  CZ public-transport: Dopravní podnik Ostrava, Dopravní podnik hl. m. Prahy, Dopravní podnik města Brna,
    Dopravní podnik města Hradce Králové, Dopravní podnik města Pardubic, IDS TA, IDS ZID,
    Integrovaná doprava Libereckého kraje, Integrovaná doprava Plzeňského kraje, Integrovaná doprava Zlínského kraje,
    MAD Třebíč, MHD Hradec Králové, MHD Jablonec Nad Nisou, MHD Jihlava, MHD Kladno, MHD Kolín, MHD Liberec,
    MHD Most a Litvínov, MHD Opava, MHD Pardubice, MHD Prostějov, MHD Písek, MHD Teplice, MHD Uherské Hradiště,
    MHD Ústí nad Labem, MHD Česká Lípa, MHD Říčany, Městská doprava Teplice, Plzeňské městské dopravní podniky,
    Pražská integrovaná doprava, Pražské metro
  CZ restaurants: Fresh Corner Restaurant
  CZ shopping: Don Pealo, KINEKUS, Tabak Press, Tabák Valmont
  CZ sport: EXIsport, Form Factory, Husky, Sport Vision, Sportisimo
  CZ transport: Rekola
  CZ travel: Blue Style, Fischer, Čedok
  DE -: Antea Bestattungen, Bäckerei Behrens-Meyer, Bäckerei Göing, Bücherhäuschen, Cinemotion, Design Offices,
    Deutsches Rotes Kreuz, Doughnut Time, Eco-Express, Energie Südbayern, FALC Immobilien, Familienbäckerei Musswessels,
    Grieneisen Bestattungen, Großhamburger Bestattungsinstitut, Haferkater, Heide Bäckerei Meyer, Innogy Bücherschrank,
    Lagerbox, Markant, McMakler, Mercator Bücherschrank, RWE Bücherschrank, Rentas, Tante Enso, Trauerhilfe Denk,
    V-MARKT, Westenergie Bücherschrank, Yorma's, ZG Raiffeisen, tuesday coworking
  DE books-and-hobbies: Alpha Buchhandlung, Bücher Pustet, Hugendubel, Jokers, Kamera Express, Mayersche, Osiander,
    ROFU Kinderland, Rupprecht, Spiele Max, Steiff, Weltbild, Wolle Rödel
  DE car-rental: Opel Rent, STARCAR, teilAuto, teilAuto eG
  DE childcare: Arbeiter-Samariter-Bund, Arbeiterwohlfahrt, BabyOne, Deutscher Kinderschutzbund, Diakonie, Lebenshilfe,
    Volkssolidarität, baby-walz
  DE clothing: ABC Schuh-Center, AWG-Modecenter, Anson's, Breuninger, Closed, Görtz, Görtz 17, Herzog & Bräuer,
    Jeans Fritz, K+K Schuh-Center, Kult, LEOS, Leguano, Leiser, Mayer's Markenschuhe, Moser Trachtenwelt, MyShoes,
    Olymp & Hades, SIDESTEP, Schiesser, Schuh-Mann, Schuhkay, Schuhpark, Siemes Schuhcenter, Trigema, Walbusch,
    Wellensteyn, Witt Weiden, Wöhrl, anika schuh, das macht SiNN, liberty woman, sigikid, street shoes, tredy, van Laack
  DE coffee: Armbruster, Bachmeier, Back-Factory, Backhaus Hackner, Backhaus Hennig, Backhaus Nahrstedt,
    Backstube Wünsche, Barbarossa Bäckerei, BrotHaus, Bäcker Andresen, Bäcker Görtz, Bäckerei Andresen, Bäckerei Fuchs,
    Bäckerei Grimminger, Bäckerei Happ, Bäckerei Wahl, Büsch, Cadera, Cafe Extrablatt, Campus Suite, Dallmeyers Backhus,
    Dat Backhus, Der Beck, Der Bäcker Eifler, Die Lohner's, Ditsch, Dreißig, Döbbe, Einstein Kaffee, Erster Wiener,
    Gilgen's, Glocken Bäckerei, Goeken backen, Helbing, Hinnerbäcker, Hofpfisterei, Hosselmann, Ihle, Ihr Landbäcker,
    Junge, KONRAD, Kaisers Gute Backstube, Kamps, Keim, Klein's Backstube, Kolls, Leifert, Lila Bäcker,
    Löwenbäcker Schaper, Malzers, Markt-Bäckerei, Merzenich, Milkau, Müller & Egerer, Nobis, Nur Hier, Oebel, Pappert,
    Peters gute Backstube, Richters Altstadt-Bäckerei, Rischart, Schwerdtner, Schwälmer Brotladen, Schäfer's, Sehne,
    Sipl, Stadtbäckerei Kamp, Stangengrüner Mühlenbäckerei, Starke Bäcker, Steinecke, Steiskal, Sternenbäck, Stinges,
    The Barn, Wiener Feinbäcker Heberer, Zeit für Brot, sander's backstube, von Allwörden
  DE doctor: IMD Berlin, MEINDENTIST
  DE education: ComCave
  DE electricity-and-gas: 50Hertz Transmission, AVU AG, Amprion, Avacon Netz, Bayernwerk, Braunschweiger Netz GmbH,
    Creos Deutschland, DB Energie, E.DIS Netz, E.ON Mitte, E.ON Netz, E.ON Westfalen Weser, ENERVIE Vernetzt,
    Energie und Wasser Potsdam GmbH, Energieversorgung Mittelrhein, Energieversorgung Schwaben, Evonik,
    Hamburger Energienetze, Harz Energie, LSW Netz, Lechwerke, MVV Netze, Mark-E, Mitnetz Strom, N-ERGIE Netz, Netze BW,
    Netze Magdeburg, Peiner Träger GmbH, Pfalzwerke AG, SachsenEnergie, Schleswig-Holstein Netz, Schluchseewerk AG,
    Stadtwerke München, Stadtwerke Staßfurt, Stromnetz Berlin, Süwag Energie, TenneT TSO, Thüringer Energienetze,
    TransnetBW, Uniper Kraftwerke, WEMAG Netz, WSW Netz, Wesernetz Bremen, Westfalen Weser Netz, Westnetz, enercity Netz
  DE electronics: ARLT Computer, Holzleitner, K&M Elektronik, Medimax, Yesss Elektro, media@home, notebooksbilliger.de
  DE events: DB Reisezentrum, UCI Kinowelt
  DE food-and-drink: Bahlsen, Bahlsen Outlet, Bären-Treff, DeBeukelaer, DeBeukelaer Factory Outlet, Eilles, Janny's Eis,
    Storck, Storck Welt Outlet, TeeGschwendner, Viba, arko
  DE fuel: Aral pulse, Classic, E-WALD, Freie Tankstelle, Hoyer, Innogy, Nordoel, Raiffeisen, SB Tank, Sprint,
    Westfalen, ZG Raiffeisen Energie
  DE groceries: Aldi Nord, Benz Wein- und Getränkemarkt, Bio Company, CAP-Markt, Combi, Deutsche See, Dornseifer,
    Dornseifers Frischemarkt, E-Center, EDEKA C+C Großmarkt, EDEKA Foodservice, Edeka aktiv markt, Edeka xpress, Elli,
    Esso Snack & Shop, Finkbeiner, Fleischerei Richter, Fränky Getränkemarkt, Getränke Arena, Getränke City,
    Getränke Hoffmann, Getränke Quelle, Getränkeland, Getränkewelt, Go Asia, Gutkauf, HERKULES Ecenter, Handelshof,
    Hol'ab, Hörl, LPG BioMarkt, MARKTKAUF, METRO GASTRO, Mago, Markgrafen Getränkemarkt, Nahkauf, Netto City,
    Netto Getränke-Discount, Netto Marken-Discount, Orterer Getränkemarkt, REWE Getränkemarkt, REWE To Go,
    Reformhaus Bacher, Reformhaus Engelhardt, Rewe City, Richter Erzgebirge, Rindchen's Weinkontor, Sagasser, Scheck-In,
    Scheck-In Center, Sobi, SuperBioMarkt, Trink & Spare, U-Store, VITALIA Reformhaus, Vinzenzmurr, Wajos, Wasgau,
    alldrink, bilgro, diska, fakta, logo, logo Getränke-Fachmarkt, nah und gut, tegut, trinkgut
  DE health: Apollo-Optik, Becker + Flöge, Binder Optik, Body Attack, Brillen Rottler, KIND Hörgeräte, KRASS Optik,
    Optiker Bode, Vitakustik, abele optik, aktivoptik, brillen.de, pro optik
  DE home-and-garden: BAUKING, BauSpezi, BayWa, Blume 2000, Blumen Risse, Braun Möbel Center, Fissler, Globus Baumarkt,
    HARDECK, HERKULES Bau&Garten, HTI Gruppe, Hammer, Höffner, JalouCity, KODi, Kibek, Küchen Aktuell,
    Küchen Schaffrath, KüchenTreff, MEDA Küchenfachmarkt, MFO Matratzen, Marquardt Küchen, Multipolster, Möbel Boss,
    Möbel Kraft, Möbel Martin, Ostermann, PLANA Küchenland, POCO, REDDY Küchen, RHG Bau & Garten, RHG Baustoffe,
    Raab Karcher, Raiffeisen Baucenter, Raiffeisen-Markt, Schaffrath, Sconto Möbel Sofort, Seats and Sofas, Segmüller,
    Sonderpreis Baumarkt, V-BAUMARKT, ZG Raiffeisen Agrar, ZG Raiffeisen Baustoffe, ZG Raiffeisen Markt,
    ZG Raiffeisen Technik, Zwilling, home24, porta Küchenwelt, tedox, toom Baumarkt, zurbrüggen
  DE hotels: AKZENT Hotels, Centro Hotel, Centro Hotels, Deutsches Jugendherbergswerk, Flair Hotel, Ringhotels
  DE insurance: AOK Baden-Württemberg, AOK Bayern, AOK Bremen/Bremerhaven, AOK Hessen, AOK Niedersachsen, AOK Nordost,
    AOK Nordwest, AOK Plus, AOK Rheinland-Pfalz/Saarland, AOK Rheinland/Hamburg, AOK Sachsen-Anhalt, ARAG,
    BIG Gesundheit, BKK-VBU, Bahn-BKK, Barmenia, Barmer, Continentale, DAK Gesundheit, DEVK, Debeka, Gothaer,
    HUK-Coburg, HanseMerkur, IKK - Die Innovationskasse, IKK Brandenburg und Berlin, IKK Südwest, IKK classic,
    IKK gesund plus, Knappschaft, Mecklenburgische, Nürnberger, Provinzial, R+V Versicherung, SV SparkassenVersicherung,
    Signal Iduna, Techniker Krankenkasse, Universa, Württembergische, hkk Krankenkasse
  DE internet-and-phone: AY YILDIZ, Deutsche Telekom, PŸUR, Telekom Shop, freenet, yourfone
  DE personal-care: AYK Sonnenstudio, Budni, Cosmo, Endlich Ohne, Endlich Ohne Tattooentfernung, Hair Express,
    Klier Hair World, Parfümerie Becker, Parfümerie Pieper, Rossmann Express, Schuback, Styleboxx, Sunpoint, Super Cut,
    Top Hair, beautyhairshop, essanelle
  DE pets: Kölle Zoo, MEGAZOO
  DE pharmacy: easyApotheke
  DE public-transport: Aachener Verkehrsverbund, Augsburger Verkehrs- und Tarifverbund, Barnimer Busgesellschaft,
    Berliner Verkehrsbetriebe, Bodensee-Oberschwaben Verkehrsverbund, Braunschweiger Verkehrs-GmbH,
    Bremer Straßenbahn AG, Busverkehr Emsland-Mitte/Nord, BürgerBus Fredenbeck, Bürgerbus Remscheid, DB InterCity,
    DB Regio, DB Regio Mitte, Dessauer Verkehrsgesellschaft mbH, Dingolfinger Regionalbusnetz,
    Donau-Iller-Nahverkehrsverbund, EW Bus, Freiburger Verkehrs AG, Großraum-Verkehr Hannover,
    HADAG Seetouristik und Fährdienst, Hamburger Hochbahn, Hamburger Verkehrsverbund, Heidenheimer Tarifverbund,
    Heilbronner Hohenloher Haller Nahverkehr, Inselbus Norderney, Kalb-Linien, KomBus,
    Kooperationsgemeinschaft „Vorpommern“, KreisVerkehr Schwäbisch Hall, Landkreislinien Schwandorf,
    Landsberger Verkehrsgemeinschaft, Landshuter Verkehrsverbund, Linienbündel 1, Linienbündel 9, Meininger Busbetrieb,
    Mitteldeutscher Verkehrsverbund, Münchner Verkehrs- und Tarifverbund, NAHBUS Nordwestmecklenburg GmbH,
    Nahverkehr Hameln-Pyrmont, Nahverkehr Mainfranken, Neubrandenburger Verkehrsbetriebe, Norderneyer Nahverkehr,
    Nordhessischer VerkehrsVerbund, OVG Sonneberg, OstalbMobil, Ostallgäuer Verkehrsgemeinschaft,
    Plauener Straßenbahn GmbH, Regensburger Verkehrsverbund, Regio-Verkehrsverbund Freiburg, Regionalbus Augsburg,
    Regionalbus Ostbayern, Regionalverkehr Allgäu, Rhein-Main-Verkehrsverbund, Rhein-Nahe Nahverkehrsverbund,
    Rhein-Neckar-Verkehr, Rosenheimer Verkehrsgesellschaft, Rostocker Straßenbahn AG, Stadt-Bus-Verkehr Straubing,
    Stadtbus Pfaffenhofen, Stadtbus Weiden, Sylter Verkehrsgesellschaft, SüdwestBus, Tarifverbund Ortenau,
    VAG Verkehrs-Aktiengesellschaft Nürnberg, VGE-Süd, VWG des ÖPNV Sömmerda, Verbundtarif DonauWald,
    Verkehrs- und Tarifgemeinschaft Ostharz, Verkehrs- und Tarifverbund Stuttgart, Verkehrsbetriebsgesellschaft Passau,
    Verkehrsgemeinschaft Altötting, Verkehrsgemeinschaft Heidekreis, Verkehrsgemeinschaft Landkreis Cham,
    Verkehrsgemeinschaft Landkreis Mühldorf, Verkehrsgemeinschaft Oberallgäu, Verkehrsgemeinschaft Osnabrück,
    Verkehrsgemeinschaft Rottal-Inn, Verkehrsgemeinschaft Straubinger Land, Verkehrsgemeinschaft Wartburgregion,
    Verkehrsgemeinschaft Westmecklenburg, Verkehrsgesellschaft Bäderkreis Calw, Verkehrsgesellschaft Hameln-Pyrmont,
    Verkehrsunternehmen Wartburgmobil, Verkehrsverbund Berlin-Brandenburg, Verkehrsverbund Bremen/Niedersachsen,
    Verkehrsverbund Ems-Jade, Verkehrsverbund Großraum Ingolstadt, Verkehrsverbund Großraum Nürnberg,
    Verkehrsverbund Hegau-Bodensee, Verkehrsverbund Mainfranken, Verkehrsverbund Mittelsachsen,
    Verkehrsverbund Mittelschwaben, Verkehrsverbund Mittelthüringen, Verkehrsverbund Neckar-Alb-Donau,
    Verkehrsverbund Oberelbe, Verkehrsverbund Pforzheim-Enzkreis, Verkehrsverbund Region Braunschweig,
    Verkehrsverbund Region Trier, Verkehrsverbund Rhein-Mosel, Verkehrsverbund Rhein-Neckar, Verkehrsverbund Rhein-Ruhr,
    Verkehrsverbund Rhein-Sieg, Verkehrsverbund Schwarzwald-Baar-Heuberg, Verkehrsverbund Süd-Niedersachsen,
    Verkehrsverbund Vogtland, Verkehrsverbund Warnow, Waldshuter Tarifverbund, WerraBus, WestfalenTarif,
    Würzburger Straßenbahn, marego, stendalbus
  DE restaurants: 60 seconds to napoli, Aposto, Asiahung, Beets & Roots, BigChefs, Burgerheart, Burgermeister,
    Burrito Company, Call a Pizza, Eat Happy, Enchilada, Extrawurst, Freddy Fresh, Frittenwerk, GOSCH Sylt, Hallo Pizza,
    Haus des Döners, Kochlöffel, Maredo, Risa Chicken, Royal Donuts, Sausalitos, Schweinske, Smiley's, immergrün
  DE shopping: Centershop, EuroShop, Galeria, Jawoll, Juwelier Kraemer, KRÜMET, Kaufhaus Stolz, Lotto, Manufactum,
    Mäc-Geiz, OROVIVO, Pfennigpfeiffer, Pletzsch, Postenbörse, ServiceStore DB, Thomas Philipps Sonderposten, Wolsdorff,
    Wreesmann
  DE sport: Beat81, FITSEVENELEVEN, Fahrrad XXL, FitX, Fitness First Ladies, Fritz Berger, Globetrotter, High5,
    Little John Bikes, McTREK, SportScheck, Vaude, wellyou
  DE transport: Call a Bike, Deutsche Bahn Connect, Deutsche Bahn Connect GmbH, MVG Rad, MVGmeinRad,
    Mainzer Verkehrsgesellschaft, Münchner Verkehrsgesellschaft, RegioRad Stuttgart, SprottenFlotte, Stadtrad Hamburg,
    TINK, Technische Werke Schussental, UsedomRad, Velocity Aachen, fLotte, metropolradruhr, nextbike, sigo,
    sigo E-Lastenrad Sharing, stadtradhamburg, twsRad
  DE travel: ADAC Geschäftsstelle, Alltours, Derpart Reisebüro, Dertour Reisebüro, First Reisebüro, Reiseland,
    TUI ReiseCenter, ltur
  DE vehicle: AUTOFIT, Aral SuperWash, Ehrhardt Reifen + Autoservice, Esso TigerWash, Mr. Wash, PV Automotive, Pneuhage,
    Quick Reifendiscount, TÜV Hanse, TÜV Hessen, TÜV Nord, TÜV Rheinland, TÜV Saarland, TÜV Süd, TÜV Thüringen,
    Vergölst, WM Fahrzeugteile, Wintec Autoglas, junited Autoglas, mac OIL, pitstop, reifen.com
  DK -: Bike&Co, Blå Kors, Danmission, Drømmeland, I.M. Frellsen, Kirkens Korshær, Kirppu, KonditorBager,
    Mission Afrika, Nybolig, Nærkøb, Plantorama, Profil Optik, Synoptik, Thiele, Tøjeksperten, Wash World
  DK books-and-hobbies: Bog & idé
  DK coffee: Lagkagehuset
  DK donations: Dansk Røde Kors Genbrug, Frelsens Hær Genbrug, Kirkens Korshær Genbrug
  DK electricity-and-gas: Bornholms Energi & Forsyning, Energinet, I/S Midtkraft, Radius Elnet
  DK fuel: Go'on
  DK groceries: 365discount, ABC Lavpris, Bilka, Brugsen, Dagli'Brugsen, Kvickly, Løvbjerg, Min Købmand, SuperBrugsen,
    SuperBrugsen Slagter, føtex Delikatesse, føtex Slagter
  DK home-and-garden: Harald Nyborg, Imerco, Kop & Kande, XL-BYG
  DK internet-and-phone: Telenor Denmark
  DK personal-care: Matas
  DK public-transport: FynBus, Midttrafik, Nordjyllands Trafikselskab, Sydtrafik, Takst Sjælland
  DK sport: Fri BikeShop, LOOP Fitness, PureGym Danmark, Sport 24, Sportmaster
  DK transport: Bycyklen
  DK vehicle: AutoPartner, Automester, CarPeople, Din Bilpartner, Hella Service Partner, Quickpoint, Super Dæk Service,
    Teknicar
  ES -: Alcampo, Baluard Barceloneta, Boheme, BonÀrea, Demasié, Embou, Endolla Barcelona, Forn de Cabrianes, Iberdoex,
    Lavomatic, Macxipa, ONCE, Ribs, Sorli, Sqrups, masymas
  ES books-and-hobbies: Casa del Libro, Folder, Fotoprix, Juguettos
  ES car-rental: CICAR
  ES clothing: Boboli, Botticelli, Dr. Kong, Koröshi, Merkal, Querol, Salvador Artesano, ese O ese
  ES coffee: Buenas Migas, Faborit, Granier, Levaduramadre, Manolo Bakes, Panishop, Pastelería Artesanal Manolo,
    Santagloria, Vivari
  ES electricity-and-gas: Agrienergia, Luminora Solar Dos, Red Eléctrica de España, Unión Fenosa Distribución,
    Viesgo Distribución Eléctrica
  ES electronics: Beep, Milar, Tien21
  ES events: Cinesa, Renoir, Yelmo
  ES food-and-drink: Belros, Bico de Xeado, El Rincón, El Rincón & Coffee, Jijonenca, Regma
  ES fuel: AN Energéticos, Agla, Ballenoil, EsclatOil, MEROIL, Naftë, Petrocat, Petronor, Plenergy, Valcarce
  ES groceries: Ahorramás, Alimerka, Ametller Origen, Bonpreu, Caprabo, Charter, Coaliment, Condis, Consum, Dia & Go,
    Dialprix, DinoSol, Economy Cash, El Jamón, Eroski, Eroski City, Familia, Family Cash, Gadis, HiperDino,
    HiperDino Express, Hiperber, Hipercor, Kuups, Kuups Design International SL, La Despensa, La Plaza de DIA,
    La Sirena, Lupa, Maxi Dia, Plusfresc, Simply Basic, Simply City, Simply Store, Sorli Discau, Supeco, SuperDino,
    Supercor Exprés, Supermercados MAS, Superverd, Unide, Vidal Supermercados
  ES health: General Óptica, Soloptical
  ES home-and-garden: Maxcolchon, Ofiprix, Sargadelos, Tuco
  ES hotels: Globales, Grupotel, Grupotel Hotels & Resorts, Petit Palace, Petit Palace Hotelity, Sercotel, Silken,
    Silken Hoteles, Vibra Hotels
  ES insurance: Asepeyo, CESCE, Caser, Fremap, Liberty Seguros, Línea Directa, Mutua Madrileña, Occident, Pelayo,
    Santa Lucía, VidaCaixa
  ES internet-and-phone: Finetwork, Yoigo
  ES personal-care: Clarel, Druni, Passaró, Peluquería Low Cost, Raffel Pages
  ES public-transport: ALSA City, AMB Bus Metropolità, AMB Nitbus, AUVASA, Arabako Aldiriak / Cercanías Álava,
    Autobuses Interurbanos de Madrid, Autobuses Metropolitanos, Autobuses Urbanos de Almería,
    Autobuses Urbanos de Aranjuez, Autobuses Urbanos de Córdoba, Autobuses Urbanos de Getafe,
    Autobuses Urbanos de Granada, Autobuses Urbanos de Jerez, Autobuses Urbanos de León, Autobuses Urbanos de Móstoles,
    Autobuses Urbanos de Palencia, Autobuses Urbanos de Salamanca, Autobuses Urbanos de Segovia,
    Autobuses Urbanos de Toledo, Autobuses Urbanos de Valdemoro, Autobuses Urbanos de Valladolid,
    Autobuses Urbanos de Vélez-Málaga, Autobuses Urbanos de Zamora, Autobuses Urbanos de Zaragoza, Autobuses de España,
    Autobusos Urbans d'Elx, Autobusos de Lleida, Autos Vallduxense, Bilbobus, Bilboko Aldiriak / Cercanías Bilbao,
    Bizkaibus, Bus Urbano Cartagena, Bus Urbà de Terrassa, Bus de Palma, CMT - Alcobendas, CMT Interurbanos,
    Cercanías Asturias, Cercanías Cantabria, Cercanías Ferrol, Consorcio de Transportes de Asturias, EMT Fuenlabrada,
    EMT Tarragona, ES M Alcalá de Henares, ES M Torrejón de Ardoz, ES M Valdemoro, Euskotren Tranbia,
    Intermodalidad de Levante, Interurbanos de Madrid, LINEcar, Lurraldebus, MataróBus, Metro del Baix Llobregat,
    Metrobús, Metrovalencia, Movibus, Ouigo España, PALBUS, Renfe AVE, Renfe Alvia, Renfe Avant, Renfe Avlo,
    Renfe InterCity, Renfe Media Distancia, Renfe Regionales, Reus Transport, Servei Urbà de Viatgers,
    Serveis Ferroviaris de Mallorca, TAM Interurbano, TAM Urbano, TUC Pamplona, TUC-EHG, TUS SCCL, Trambahía,
    Transport Públic Generalitat Valenciana, Transport Urbà de Castelló, Transport públic de Mallorca,
    Transporte Metropolitano de Segovia, Transporte Metropolitano de la Plana, Transporte Público de Aragón,
    Transporte Público de Galicia, Transporte Urbano Cartagena, Transporte Urbano de Lorca, Transporte Urbano de Murcia,
    Transporte Urbano de Ponferrada, Transporte Urbano de Santander, Transporte de Murcia y Pedanías,
    Transporte urbano de Burgos, Transportes Urbanos de Santander, Transportes Urbanos de Vitoria,
    Transports Públics de Catalunya, Transports Urbans de Sabadell, Transports públics de Mallorca,
    Transports públics de Menorca, Tranvía de Zaragoza, Urbano Collado Villalba, Urbanos de Chiclana, Urbanos de Lugo,
    Urbanos de Ourense, Urbanos de Talavera, Via Reservada, bus.es, exprés.cat, Álava Bus
  ES restaurants: Aloha Poké, Dunkin' Coffee, Foster's Hollywood, Ginos, Grosso Napoletano, La Sureña, Lizarran,
    Pizza Móvil, Pizza Tutto, Pizza Vito, Pomodoro, Rodilla, Sushisom, Tasty Poke, The Good Burger
  ES shopping: Dunnes Stores
  ES sport: Beone, Poliesportiu Municipal, Sprinter
  ES transport: Ajuntament Castelló Mobilitat, AlbaBici, BiciLOG, BiciMAD, Bicicas, Bicicoruña, Bilbaobizi, Biziprest,
    DBizi, Gbici, Getxobizi, Girocleta, Impursa S.A., Labici, Movilidad Urbana Sostenible SL, MuyBici, Onroll,
    SalEnBici, Torrebici, TusBic, biciAltea, bizkaibizi
  ES travel: Halcón Viajes
  FI -: Mekonomen
  FI books-and-hobbies: Akateeminen Kirjakauppa, Suomalainen Kirjakauppa
  FI clothing: Kekäle, Marimekko
  FI coffee: Coffee House
  FI electricity-and-gas: EPV Alueverkko, Elenia, Fingrid, Herrfors, Järvi-Suomen Energia, Kraftnät Åland,
    Vantaan Energia Sähköverkot
  FI electronics: Gigantti
  FI fuel: Plugit, Teboil, VIRTA
  FI groceries: Alepa, Alko, HalpaHalli, K-Citymarket, K-Market, K-Supermarket, Neste K, S-market
  FI health: Instrumentarium, Nissen, Silmäasema
  FI home-and-garden: Asko, Isku, K-Rauta, Kodin Terra, Puuilo, Sotka
  FI hotels: Original by Sokos Hotels
  FI pets: Faunatar, Musti ja Mirri
  FI public-transport: Hyvinkää, Joensuun seudun joukkoliikenne, Jyväskylän seudun joukkoliikenne, Keski-Uusimaa,
    Oulun joukkoliikenne, Oulun seudun liikenne, Paikku, Saaristoliikenne, Ålandstrafiken
  FI restaurants: Kotipizza, Rolls
  FI shopping: R-Kioski, Stockmann, Tokmanni
  FI sport: Kuntokeskus Liikku
  FI transport: City Bike Finland, CityBike Vantaa Oy, Easybike, Föli-fillarit, Sykkeli
  FR -: 8 à Huit, Ambiance & Styles, Argos Vétérinaire, Aréas Assurances, Au Vide Grenier, Bioburger, Breizh Café,
    Carrefour Contact, Culinarion, E.Leclerc Drive, Ecocuisine, Elsie Santé, Europeche, Glaces Moustache, GlassAuto,
    Godot & Fils, Guy Hoquet, La Pizza de Nico, Laforêt, Le Paradis du Fruit, MGEN, Mister Garden, Orpi, Paraboot,
    Rapid Pare-Brise, Roc-Eclerc, Save, Sixième Avenue, Super U, dietplus, naturéO
  FR bars: Ninkasi
  FR books-and-hobbies: Cultura, France Loisirs, La Procure, Maxilivres, Micromania, Mondial Tissus
  FR car-rental: E.Leclerc Location, Rent A Car, Ucar
  FR childcare: Aubert, Autour de Bébé, Bébé 9, Crèche People & Baby, Les Petits Chaperons Rouges, Natalys
  FR clothing: Antonelle, Armor Lux, Besson Chaussures, Bizzbee, Blackstore, Bocage, Bonne Gueule, Bonobo, Chaussexpo,
    Chevignon, Comptoir des Cotonniers, Cyrillus, Darjeeling, Des Petits Hauts, DistriCenter, Eden Park, Free Lance,
    Georges Rech, Grain de Malice, JB Martin, Jonak, La Fée Maraboutée, Minelli, Mise au Green, New Man, Orcanta,
    Pataugas, Phildar, San Marina, Serge Blanco, Smuggler, Sud Express, Tati, Un Jour Ailleurs, Vib's, Vicomte A,
    À l'Aise Breizh
  FR coffee: Ange, Augustin, Banette, Boulangerie Ange, Boulangerie Feuillette, Café du Centre, Campaillette,
    Festival des Pains, L'Atelier Papilles, La Mie Câline, La Panetière, La Talemelerie, Le Pain du Jour,
    Le Pétrin Ribeïrou, Les Fournils de France, Maison Bécam, Maison Planchot, Mariette, Momen'Tea
  FR doctor: Bio-Val, Bioaxiome, Bioclinic, Biofutur, Biogroup, Biolab Avenir, Biolaris, Bioliance, Biopath,
    Biopath Unilabs, Biorylis, Biosites, Cedibio Unilabs, Cerballiance, Dyomedea-Neolab, Eurofins Biolab, Eylau Unilabs,
    Laboratoire de biologie médicale, Laborizon Maine Anjou, Laborizon Maine Anjous, Labouest, Mirialis, Oriade-Noviale,
    Point Vision, Unibio, Unilabs BioCT, Unilians
  FR donations: Mouvement Emmaüs
  FR education: Pointcode, École de Conduite Française
  FR electricity-and-gas: EDF SEI, Enedis, SNCF Réseau, Strasbourg Électricité Réseaux, réséda
  FR electronics: E.Leclerc Espace Culturel, Gitem, PRO&Cie
  FR events: Boutique Grandes Lignes, CGR Cinémas, Cinéville, Guichet Transilien, Haut et Court, Les Écrans de Paris,
    Utopia
  FR food-and-drink: De Neuville, Dufoux Chocolats, Voisin
  FR fuel: La borne bleue, SIPPEREC, Station U, Système U, Total Contact, Vito
  FR groceries: Auchan Drive, Auchan Supermarché, Biocoop, Biomonde, Carrefour Montagne, Cavavin, Cerise et Potiron,
    CocciMarket, CocciMarket City, Coccinelle Express, Coccinelle Supermarché, Codifrance, Comtesse du Barry,
    Coop Atlantique, E.Leclerc Express, Grand Frais, Hyper U, Hypercacher, Intermarché Contact, Intermarché Drive,
    Intermarché Hyper, L'Eau Vive, La Cervoiserie, La Vie Claire, Leader Price, Les Comptoirs De La Bio,
    Les Éleveurs de la Charentonne, Ma Ferme en Ville, Mangeons Frais, NOUS anti-gaspi, Naturalia, Panier Sympa,
    Provenc'halles, Satoriz, Thiriet, U Express, Utile, Vival, Viveco, Votre Marché, day by day, le marché d'à côté,
    Écomiam, Épi Service
  FR health: Acuitis, Atol, Audilab, Audition Conseil, Audition Santé, Bastide, Bastide le confort médical, Entendre,
    Générale d'Optique, Ideal Audition, Krys, Lissac, Lynx Optique, Sonance Audition, Vision Plus, Écouter Voir
  FR home-and-garden: Bricopro, Carré Blanc, Centrakor, Chausson Matériaux, Cuisinella, Descamps,
    Du Bruit dans la Cuisine, E.Leclerc Brico, E.Leclerc Jardi, Foussier, France Literie, Gamm Vert, Gedimat,
    Grand Litier, Guy Degrenne, Jardiland, Lapeyre, Le Roi du Matelas, Linvosges, Magasin Vert, Maison de la Literie,
    Meubles Gautier, Mobilier de France, Monsieur Meuble, Monsieur Store, Point P, Point Vert, SoCoo'c, Villaverde,
    Weldom
  FR hotels: Balladins, Brit Hotel, Fasthôtel, The Originals Access, The Originals Boutique, The Originals City,
    The Originals Collection, The Originals Relais, The Originals Residence, The People, hotelF1
  FR insurance: Abeille Assurances, Assu 2000, Harmonie Mutuelle, MAAF, Maif, Prévoir Assurances
  FR internet-and-phone: Bouygues Telecom
  FR parking: C-Park, Lyon Parc Auto, Yespark
  FR personal-care: Beauty Success, Bleu Libellule, Body Minute, Carlance, Citron Vert, Dépil Tech, Gouiran Beauté,
    Nocibé, Une Heure Pour Soi, Vog Coiffure
  FR pets: Animalis, Médor et Compagnie
  FR pharmacy: E.Leclerc Parapharmacie, Mediprix, Pharmacie du Château, Pharmacie du Soleil
  FR public-transport: AggloBus, Agglobus Cavem, Aix-en-Bus, AltiGo, Aléop - Loire Atlantique, Aléop en Maine-et-Loire,
    Aléop en Sarthe, Aléop en Vendée, Amelys, Ametis, Apolo 7, Aravisbus, Arc-en-Ciel, Arche Agglo,
    Argenteuil - Boucles de Seine, Astuce, Auxerrois Mobilités, Azalys, Aérial, Belle Savoie Express, Bièvre,
    Bièvre Bus Mobilités, Bourg-Saint-Maurice, BreizhGo, Brie et Deux Morin, Brévibus, Busval d'Oise, CCVUSP, CITURA,
    CMonbus, Calibus, Cap Cotentin, Cap'bus, Cara'Bus, Carcassone Agglo, Cars Lefort, Cars Région Ain,
    Cars Région Ardèche, Cars Région Cantal, Cars Région Drôme, Cars Région Express, Cars Région Isère,
    Cars Région Puy-de-Dôme, Cars Région Savoie, Cars Régionaux 16, Cars Régionaux 19, Cars Régionaux 23,
    Cars Régionaux 87, Cartrans, Centre et Sud Yvelines, Cergy-Pontoise Confluence, Chamonix Bus, Choletbus, Chronoplus,
    Ciotabus, Citibus, Citéline, Coeur de Maurienne Bus, Colibri, Com'Bus, Compagnie de Transport des Olonnes, Comète,
    CoqueliGO, Coralie, Corolis, Couralin, Courriers Automobiles Picards, Côte&Bus, Cœur d'Essonne, Distribus, Duobus,
    ECLA Lons Agglo Mobilités, Envibus, Essonne Sud Est, Essonne Sud Ouest, Express A14, FLUO 68, FR TUB, Fablio,
    Facilibus Saint Gervais, Façonéo Mobilité, Fil Bleu, Filibus, Fluo Grand Est, Fluo Grand Est 88,
    Fontainebleau - Moret, Forbus, Francilité Ouest Essonne, Grand Melun, Grand Versailles, Haut Val-d'Oise, Hop Bus,
    Horizon, Hourtoule, Hérault Transport, Idelis, Imag'in, Imagine, Impulsyon, Keolis Agen, Keolis Amiens,
    Keolis Argenteuil Boucles de Seine, Keolis Arras, Keolis Besançon, Keolis Blois, Keolis Bordeaux Métropole,
    Keolis Chambéry, Keolis Chauny-Tergnier La Fere, Keolis Château-Thierry, Keolis Châteauroux,
    Keolis Côte Basque-Adour, Keolis Dijon Mobilités, Keolis Lyon, Keolis Montargis, Keolis Montluçon,
    Keolis Monts-Jura, Keolis Morlaix, Keolis Métropole Orléans, Keolis Narbonne, Keolis Nevers, Keolis Oise,
    Keolis Ouest Val-de-Marne, Keolis Oyonnax, Keolis Porte de l'Isère, Keolis Quimper, Keolis Saint-Malo,
    Keolis Seine et Oise Est, Keolis Tarbes Lourdes Pyrénées, Keolis Tours, Keolis Val d'Essonne Deux Vallées,
    Keolis Vesoul Mobilités, Keolis Villefranche-sur-Saône, L'Agglo en bus, La Métropole Mobilité,
    La Métropole Mobilité - LeBus, La Métropole Mobilité - LeCar, La Navette, Le Bus, Le Bus Figeac, Le Bus TM, Le Sit,
    Le Vib', Les Cars Charlot, Les Courriers Automobiles Picards, Les Mouettes, Les cars du Rhône, Lib'Bus, Libellule,
    Libellus, Lignes Interurbaines Nouvelle-Aquitaine, Lignes d'Azur, Lignes de l'Agglo, Lignes en Vienne,
    Lila Presqu'île, Linéotim, Maelis, Malo Agglo Transports, Mantois, Marinéo, Marne et Seine, Marne-la-Vallée,
    Meaux et Ourcq, Mistral, MobiVie, Mobigo, Mobilien, Mont Blanc Bus, Montélibus, Moohv87, Mouv'enbus, Mouvéo,
    Muvistrada, Mâconnais-Beaujolais Mobilités, Möbius, N'4 Mobilités, Navette Skibus Grand Massif, Navettes Queyras,
    Noctilien, Nomad Car Calvados, Nomad Car Eure, Oléane, Ormont Transport, Paladin, Palm Bus, Paris-Saclay, Pastel,
    Pays Briard, Pays Voironnais Mobilité, Pays d'Aix mobilité, Pays de Meaux, Pays de Montereau, Pays des Écrins,
    Place Mobilité Agglomération de Cambrai, Poissy - Les Mureaux, Provinois - Brie et Seine, Proxim'iTi, Péribus,
    RATP Cap Bièvre, RATP Cap Mantois, RATP Cap Saclay, RATP Dev, RD Creil, REZO Grand Verdun,
    RM Voyages - Inglard - Liefooghe Sence, Roissy Est, Roissy Ouest, Régie CABS, Réseau Oise,
    Réseau interurbain Nouvelle-Aquitaine, SEMITAN, SETRAM, SNCF Voyageurs Bourgogne Ouest, SNCF Voyageurs Loire Océan,
    SNCF Voyageurs Sud Azur, SNCF Voyageurs Étoile d'Amiens, SPL Trans Fensch, SQYBus, Sablons Bus,
    Saint-Germain Boucles de Seine, Saint-Quentin-en-Yvelines, Salon Etang Côte Bleue, Sankéo, Saônibus, Scolaris,
    Seine Grand Orly, Seine-Saint-Denis, Seine-et-Marne Express, Sillages, Sit'Bus, Sorg'en bus, Stabus, Sylvia,
    Synchro Bus, Sénart, TER Auvergne-Rhône-Alpes, TER Bourgogne-Franche-Comté, TER Bourgogne-Ouest-Nivernais,
    TER Bretagne, TER Centre – Val de Loire, TER Grand Est, TER Hauts-de-France, TER Normandie, TER Nouvelle-Aquitaine,
    TER Occitanie, TER Pays de la Loire, TER Provence-Alpes-Côte d'Azur, TER ZOU!, TER ZOU! Étoile de Nice, TGV InOui,
    TLP Mobilités, TUB Bollène, TUB Meuse Grand Sud, Tallis, Tanlib, Tedbus, Terres d'Envol, Thau Agglo Transport,
    Tout'enbus, Tramway d'Île de France, Trans'Agglo, Trans'CoVe, Trans'cab, Trans-Landes, TransCreuse, TransGironde,
    Transaltitude, Transavold, Transcom, Transdev Albertville, Transdev Arles, Transdev Artois-Gohelle,
    Transdev Beauvaisis Mobilités, Transdev Brie et Deux Morin, Transdev GMVA Mobilités, Transdev Marne-et-Ourcq,
    Transdev Marne-la-Vallée, Transdev Melun, Transdev Mobilités du Saint Quentinois, Transdev Niort Agglomération,
    Transdev Nîmes, Transdev Oise Cabaro, Transdev Picardie Acary, Transdev Rhône-Alpes Interurbain,
    Transdev Rochefort Océan, Transdev Royan Atlantique, Transdev Sénart, Transdev Urbain Bassin d'Arcachon,
    Transdev Valence Mobilité, Transdev Valmy, Transdev Vexin, Transilien, Transisère, Transport du Grand Longwy,
    Transports 64, Transports Nouvelle-Aquitaine, Transports Région Arlysère, Transurbain, Tud'Bus, Twisto, Ulysse,
    Val Parisis, Val d'Yerres Val de Seine, Vallée Sud Bus, Vallée de Montmorency, Vallée du Loing - Nemours,
    Vectalia Perpignan Méditerranée, Vienne Mobilités, Villéo-Retzéo, Vit'o Bus, Vitalis, Vélizy Vallées, beeMob,
    transport scolaire 31, Établissement Transdev de Vulaines, Évidence, Évry Centre Essonne, Évéole,
    Île-de-France Ouest, évolitY
  FR restaurants: Au Bureau, Bagel Corner, Basilic & Co, Big Fernand, Bistro Régent, Brut Butcher, Chamas Tacos,
    Chez l'Ancien, Class'croute, Cojean, Courtepaille, Côté Sushi, Cœur de Blé, G La Dalle, Hippopotamus, Indiana Café,
    Joys Tacos, L'Atelier, La Boîte à Pizza, La Pataterie, Le Tacos de Lyon, Les Burgers de Papa, MEUH! Restaurant,
    Mezzo di Pasta, New School Tacos, PB Poulet Braisé, Pizza Cosy, Pizza Paï, Poivre Rouge, Pomme de Pain,
    Ristorante Del Arte, Signorizza, Tacos Avenue, Takos King, Tasty Crousty, Tutti Pizza, Volfoni
  FR shopping: Cash Express, Cigusto, Easycash, Julien d'Orcel, La Civette, Mag Presse, Maison de la Presse,
    Manège à Bijoux, Mauboussin, Maxi Bazar, Montres and Co, Stokomani, Tabac Presse, Vapostore
  FR sport: Alltricks, Au vieux campeur, Bouticycle, Culture Vélo, Cyclable, Ekosport, Espace Montagne, GO Sport,
    L'Appart Fitness, Materiel-velo.com, Mondovélo, Vita Liberté
  FR transport: Cykleo, IDEcycle, Le Vélo par TBM, Le vélo, Libélo, Métrovélo, Optymo, Transdev, Txik Txak, V'Lille,
    Velektro, Velogik, Vélibleu, Vélolib
  FR travel: E.Leclerc Voyages, Havas Voyages, Nouvelles Frontières, Promovacances, Selectour
  FR vehicle: 123 Pare-Brise, A+Glass, AUTOPRIMO, Auto Sécurité, Autovision, Avatacar, Distinxion, E.Leclerc Auto,
    Ewigo, France Pare-Brise, Ligier Store, Mondial Pare-Brise, Norisko, Précisium, Top Garage, Vulco
  GB -: ARC Club, Access Self Storage, Allen & Harris, Arnold Clark, Asda Express, Bagshaws Residential, Bairstow Eves,
    Barnard Marcus, Belvoir, Betfred, Big Yellow Self Storage, Blue Cross, Bradleys, Brandon Hire Station, Bridgfords,
    British Heart Foundation, Brown & Merry, Cash Generator, Central Convenience Store, Chestertons, Connells,
    Cooper & Tanner, Coral, Dexters, Dignity, Drop-in, Dunelm, Felicity J Lord, Fine & Country, Footasylum, Fora,
    Fox & Sons, Foxtons, Fuller's, Greene King, Greenslade Taylor Hunt, H&T Pawnbrokers, Haart, Haldiram's,
    Hamptons International, Hirebase, Hunters, JHL Pharmacies, JenningsBet, Joe Jennings, Johnsons, Jones & Chapman,
    Keatons, Leaders, Library of Things, Lok'nStore, Mainyard Studios, Maki & Ramen, Manners & Harrison,
    Mayfair Town & Country, Palmer Snell, Parkers, Places Leisure, Post Office, QD Stores, Raising Cane's, Ramsdens,
    Reeds Rains, Rodeo Doughnuts, Romans, Safestore, Service Graphics, Shipways, Stags, Stirling Ackroyd,
    Strutt & Parker, Swetenhams, Symonds & Sampson, TJ Hughes, The Co-operative Funeralcare, The Gym Group, Timpson,
    Townends, Turning Point, UK Storage Company, Village Hotels, Virgin Holidays, Webbers, Welcome Break,
    William H. Brown, Windermere Real Estate, Work.Life, Wynsors World of Shoes, Your Move
  GB bars: Adnams, All Bar One, Amber Taverns, Antic, Barrio, Be At One, Belhaven Pubs, Brewers Fayre,
    Brewhouse & Kitchen, Castle, Castle Pubs, Chef & Brewer, Craft Union, Ember Inns, Everards, Hall & Woodhouse,
    Harvey's, Hive Pubs, Hungry Horse, J.W. Lees, Marston's, Nicholson's, O'Neill's, Palmers Brewery, Pitcher & Piano,
    Premium Country Pubs, Revolución de Cuba, Revolution, Robinsons, Shepherd Neame, Simmons, Simmons Bars,
    Sizzling Pubs, Slug and Lettuce, St Austell Brewery, The Blues Kitchen, The Cocktail Club, The Craft Beer Co.,
    Thwaites, Vagabond, Vintage Inns, Walkabout, Young's
  GB books-and-hobbies: Castle Fine Art, Daunt Books, Early Learning Centre, Foyles, Hawkin's Bazaar, Hobbycraft,
    Max Spielmann, Oxfam Books & Music, Oxfam Bookshop, Ryman, Snappy Snaps, The Entertainer, Toytown
  GB car-rental: Arnold Clark Car & Van Rental
  GB childcare: Busy Bees, Mamas & Papas, N. Family Club
  GB clothing: Blue Inc, Bonmarché, Boux Avenue, Cotton Traders, Crew Clothing Company, Desa, Flannels, Hotter,
    JoJo Maman Bébé, Jones Bootmaker, Klass, Kurt Geiger, Matalan, Mint Velvet, Moshulu, Pavers Shoes, Peacocks,
    Radley London, Raging Bull, Reiss, Roman Originals, Saltrock, Seasalt, Select, Slaters, T.M.Lewin,
    The Edinburgh Woollen Mill, The Vintage Store, Warehouse, Weird Fish, Whistles
  GB coffee: Attendant, Bayne's, Birds, BloomsYard, Boston Tea Party, Bread Ahead, Buns From Home, Burns the Bread,
    Café Local, Café de Nata, Cake Box, Chaiiwala, Change Please, Coffee#1, Colicci, Cooplands, Cornish Bakery,
    Dee Dee's Family Café, FCB Coffee, Flying Horse Coffee, GAIL's Bakery, Greenhalgh's, Harris + Hoole,
    Hermanos Colombian Coffee Roasters, Hopper Coffee, Kahve Dünyası, M&S Café, Malcolm Barnecutt, Mooboo, Notes,
    Patisserie Valerie, Pausa, Perky Blenders, Petit Pret, Poundbakery, Pumpkin, Redemption Roasters, Rosslyn,
    Saint Espresso, Somerset Bakehouse, Store Street Espresso, The Gentlemen Baristas, Urban Baristas, Warrens Bakery,
    Wenzel's, Your Coffee Hub
  GB doctor: Bupa, Bupa Dental Care, Damira, Damira Dental Studios, mydentist
  GB donations: Age UK, Brainwave, British Red Cross, Cancer Research UK, Cats Protection,
    Children's Hospice South West, Crisis, Debra Charity Shop, Dogs Trust, Haven House Children's Hospice,
    Havens Hospices, Mencap, Mind, PDSA, Rennie Grove Peace, Save the Children, Scope, Sense, Sense Scotland,
    Shaw Trust, Shelter, Spitalfields Crypt Trust, St Margaret's Hospice Care, TRAID, Thames Hospice,
    The Children's Society
  GB electricity-and-gas: Electricity North West, Mutual Energy, NIE Networks, National Grid Electricity Distribution,
    National Grid Electricity Transmission, Northern Powergrid, SP Energy Networks, SP Transmission, SSEN Transmission,
    UK Power Networks
  GB electronics: Denmans, Jessops, London Camera Exchange, Richer Sounds, iSmash
  GB events: Cineworld, Curzon, Everyman, Everyman Cinemas, Merlin Cinemas, Picturehouse Cinemas, REEL Cinema,
    REEL Cinemas
  GB food-and-drink: Afters, Afters Original, Ambala Foods, Creams, Hotel Chocolat, Kaspa's, SoSweet, Thorntons,
    Whittard of Chelsea
  GB fuel: BWOC, Be.EV, Believ, EG On the Move, FM Conway, First Charge, GeniePoint, Gridserve, Hackney Light and Power,
    Harvest Energy, Murco, Osprey, Pace, Pod Point, Smart Charge, Source London, SureCharge, Trojan Energy, Zest,
    char.gy, evyve
  GB groceries: Asda On The Move, B&M Express, Bargain Booze, Bargain Booze Select Convenience, Best-one, Bestway,
    Booker Wholesale, Booths, Budgens, Central England Co-operative, Clapton Craft, Clydebank Co-operative,
    Clydebank Co-operative Society, Co-op Daily, Co-op Food, Cook, Day-Today Express, East of England CO-OP,
    Family Shopper, Farmfoods, Food Plus, Go Local, Grape Tree, Heron Foods, Hursts, KeyStore, KeyStore Express,
    KeyStore More, Lifestyle Express, Lincolnshire Co-op, Little Waitrose, Longdan, M&S Food, Majestic, Morrisons Daily,
    Nisa, Nisa Extra, Nisa Local, One Stop, One-O-One, Planet Organic, Premier, Premier Express, Rontec,
    Sainsbury's Local, Scotmid, Shop'N Drive, SimplyFresh, The Co-operative Food, The Food Warehouse, USave, Welcome,
    Winemark, Your Coop Food
  GB health: Boots Opticians, Cubitts, Imperial Hearing, Jimmy Fairly, Leightons, Optical Express, Scrivens
  GB home-and-garden: Alsford, Benchmarx, Bensons for Beds, Blue Diamond Garden Centres, Bradfords Building Supplies,
    Brewers, British Heart Foundation Home Store, Buildbase, CTD Tiles, City Plumbing, Crown, Crown Decorating Centre,
    Dobbies, Dream Doors, Dulux Decorator Centre, EH Smith, Easy Bathrooms, Edmundson Electrical, Eurocell,
    Fabb Furniture, Fired Earth, Furniture Village, Harveys, Heating Plumbing Supplies, Howarth Timber, Howdens Joinery,
    Huws Gray, Jewson, Johnstone's, Johnstone's Decorating Centre, Keyline, Kutchenhaus, Laura Ashley Home, Leyland SDM,
    Magnet, Mole Valley Farmers, NCF Living, National Plastics, Next Home, Oak Furnitureland, Otter Garden Centres,
    Plumbase, ProCook, Proper Job, RGB Building Supplies, SIG Roofing, Screwfix City, Selco Builders Warehouse, Sharps,
    Sofology, Tapi Carpets, Tile Giant, Topps Tiles, TradePoint, Travis Perkins, United Carpets and Beds, Wickes,
    Wolseley, Wren Kitchens, Wynnstay
  GB hotels: Britannia Hotels, Hostelling Scotland, Innkeeper's Collection, MacDonald Hotels, Malmaison,
    Parkdean Resorts
  GB insurance: Howden, NFU Mutual, Swinton
  GB internet-and-phone: Carphone Warehouse, Three
  GB leisure: Flip Out, Four Quarters, Hollywood Bowl, Wacky Warehouse, tenpin
  GB mortgage: Embrace Financial Services
  GB parking: Bank Park, Civil Enforcement Ltd, English Heritage, Euro Car Parks, Excel Parking Services,
    Horizon Parking, JustPark, National Car Parks, National Trust, National Trust for Scotland, One Parking Solution,
    Parking Control Management, Parking Control Management UK Ltd, ParkingEye, UK Car Park Management,
    Vehicle Control Services
  GB personal-care: Barbershop by Timpson, Blue Tit, Bodycare, Celly's, Headmasters, Indigo Sun, Molton Brown,
    Regis Salons, Rocket Barber Shop, Ruffians, Rush Hair, Semichem, Space NK, The Fragrance Shop, The Perfume Shop
  GB pets: Blue Cross Pet Clinic, Goddard Veterinary Group, Jollyes, Maidenhead Aquatics, Medivet, Pets Corner,
    Pets at Home, The Pet Hut, Vets4Pets
  GB pharmacy: Allied Pharmacies, Allied Pharmacy, Alphega Pharmacy, Avicenna Pharmacy, Clockwork Pharmacy,
    Cohens Chemist, Day Lewis Pharmacy, Gordons Chemists, Jhoots Pharmacy, Numark, Paydens, Peak Pharmacy,
    Rowlands Pharmacy, Weldricks, Weldricks Pharmacy, Well Pharmacy
  GB public-transport: Arriva Herts & Essex, Arriva North East, Bassetlaw, Bee Network, Berkshire, Berrys Coaches,
    Bluestar, Borders Network, Bristol Bath & the West, Caledonian MacBrayne, Ceredigion, Dalesbus, Ensign Bus,
    First Essex, First South West, First West of England, First York, First in Essex, Firstbus Bristol Bath and West,
    Go North East, Go South Coast, Go-Op, Green Line, Hertfordshire, Isle of Wight, Kernow, Lancaster Local Bus,
    London Buses, London Overground, London River Services, London Underground, Lothian Buses, Merseytravel,
    Metro West Yorkshire, NIBSbuses, National Express, Northern, Oxfordshire, Plymouth Citybus, Prentice of Haddington,
    Preston Bus, Reading Buses, Renfrewshire, Ring Road, SD Travel, Shetland, Simplibus Hull,
    Somerset Passenger Solutions, Southern Vectis, Stagecoach Blackwater Valley, Stagecoach Cumbria & North Lancashire,
    Stagecoach Merseyside & South Lancashire, Stagecoach Midlands, Stagecoach South West, Stagecoach West,
    Stagecoach on Teesside, Stephensons of Essex, Strathclyde Partnership for Transport, The Buses of Somerset,
    The Malverns, Translink Ulsterbus, Transpennine Express, Transport for Cornwall, Transport for Greater Manchester,
    Transport for London, Travel Cornwall, Travel South Yorkshire, TrawsCymru, Ulsterbus Town Services,
    Warrington's Own Buses, Wessex, West Sussex, Xelabus, morebus
  GB restaurants: ASK Italian, Abokado, Arepa & Co, Banana Tree, Bar + Block, Barburrito, Basilico, Beefeater,
    Bella Italia, Bill's, Bone Daddies, Bronson's Burgers, Browns, Busaba, Butchies, Byron, Café Rouge, Caprinos,
    Caprinos Pizza, Caravan, Carluccio's, Chicken Cottage, Chicken Shop, Chilango, Chiquito, Club Mexicana,
    Coast to Coast, Coco di Mama, Cosy Club, Crosstown, Côte Brasserie, Dishoom, Doughnut Time, Drake & Morgan,
    Ego Mediterranean, Farmer J, Farmhouse Inns, Fatto a Mano, Favorite Chicken & Ribs, Flat Iron, Frankie & Benny's,
    Gaucho, Giggling Squid, Gusto, Handmade Burger Co., Harvester, Homeslice, Honest Burgers, Hubbox, KOKORO, Lantana,
    Las Iguanas, Lounges, Meat Liquor, Mildreds, Miller & Carter, Miss Millie's, Morley's, Mowgli, Mowgli Street Food,
    Oowee Vegan, Panku Streetfood, Patty & Bun, Pepe's, Pieminister, Pizza GoGo, Pizza Hut Delivery, Pizza Pilgrims,
    Prezzo, Pure, Purezza, Rosa's Thai Cafe, Rudy's Pizza Napoletana, Sam's Chicken, ShakeAway, Shoryu, Sodo Pizza,
    Stonehouse Pizza & Carvery, Street Burger, Street Pizza, SushiDog, Table Table, Taro, Temple of Seitan,
    The Breakfast Club, The Japanese Canteen, The Real Greek, Thyme, Tinseltown, Toby Carvery, Tonkotsu, Tops Pizza,
    Tortilla, Tossed, Truffle Burger, Turtle Bay, Wahaca, West Cornwall Pasty Co., Wrapchic, Wraps & Wings, YO! Sushi,
    Yard Sale Pizza, Yolk, You Me Sushi, Zia Lucia
  GB shopping: Asda Living, B&M Bargains, B&M Home Store, Bargain Buys, Beales, Beaverbrooks, Boyes, BrightHouse,
    Card Centre, Cards Direct, Cardzone, Chisholm Hunter, Clintons, E-Cigarette Direct, E-cig City, Ernest Jones, Evapo,
    F.Hinds, Flavour Vapour, Fraser Hart, Goldsmiths, H.Samuel, Home Bargains, House of Fraser, Menkind, Mooch,
    OneBeyond, Paper Kisses, Poundland, Poundstretcher, Pulse and Cocktails, Scribbler, TGJones,
    The Original Factory Shop, Totally Wicked, VapeStore, Warren James, Wilko
  GB sport: Angling Direct, Balfe's Bikes, Bannatyne Health Club, Better, Blacks, Buzz Gym, Cotswold Outdoor,
    David Lloyd Clubs, Evans Cycles, Everlast Gyms, Everyone Active, Fit4less, Frame, Go Outdoors, Go Outdoors Express,
    Greenwich Leisure Limited, JD Gyms, Laser Quest, Millets, Nuffield Health Fitness & Wellbeing, Psycle,
    Pure Electric, Rock Up, Snow+Rock, TeamSport Go Karting, TeamSport Karting, Third Space, Total Fitness,
    Up & Running, Xercise4Less
  GB transport: Belfast Bikes, Belfast City Council, Beryl, Brompton Bike Hire, GSBikeshare, Just Eat Cycles, OVO Bikes,
    OVO Bikes Glasgow, Oxonbikes, Santander Cycles, Transport for Edinburgh, btnbikeshare, city bike Liverpool,
    hirebikeLincoln
  GB travel: Barrhead Travel, Hays Travel, Miles Morgan Travel, Your Coop Travel
  GB vehicle: ATS Euromaster, Cazoo, Club Car Wash, ETB Autocentres, Formula One Autocentres, Halfords Autocentre,
    HiQ Tyres & Autocare, Motor Parts Direct, National Tyres and Autocare, National Windscreens, Perodua, Protyre,
    Sytner Select, Vertu, Waves, We Buy Any Car
  IE -: Sherry FitzGerald
  IE books-and-hobbies: Eason, Golden Discs
  IE clothing: Louis Copeland and Sons, Penneys
  IE coffee: Insomnia
  IE donations: Vincent's
  IE electricity-and-gas: ESB Networks, EirGrid
  IE electronics: DID Electrical
  IE events: Irish Multiplex Cinemas, Omniplex, Omniplex Cinemas
  IE food-and-drink: O'Briens
  IE fuel: Topaz
  IE groceries: Carry Out, Daybreak, Evergreen Healthfoods, Gala, O'Briens Wine, Tesco Metro
  IE home-and-garden: EZ Living Furniture, Home Store + More, Timpson, Woodie's
  IE internet-and-phone: 3 Store
  IE pets: Petmania, Petstop, Petworld
  IE pharmacy: totalhealth Pharmacy
  IE public-transport: Commuter, Dublin Area Rapid Transit, Dublin Bus, Expressway, Goldline, Iarnród Éireann,
    Irish Citylink, Transdev Ireland, Transport for Ireland, Wexford Bus
  IE restaurants: Eddie Rocket's, Four Star Pizza, Jump Juice, Mizzoni's Pizza
  IE shopping: EuroGiant, Mr. Price
  IE sport: Intersport Elverys, Life Style Sports
  IE transport: An Rothar Nua, TFI Bikes, dublinbikes
  IE water: Irish Water
  IN -: Aavin, Amul, Awfis, Best Express, BharatBenz, Blue Tokai Coffee Roasters, Eicher Motors, Eicher Tractors,
    Jio-BP, Jockey, Mahindra Tractors, Mahindra Truck and Bus, Naturals, One Station One Product, Poorvika,
    SML Mahindra, Sonalika, Swaraj, TASMAC, Tata Motors
  IN books-and-hobbies: Crossword Bookstores, Higginbotham's, Oxford Bookstore
  IN childcare: Anganvady, Anganwadi
  IN clothing: Allen Solly, American Tourister, Biba, Blackberrys, Fabindia, Globus, Hidesign, Khadim, Khadims,
    Liberty Exclusive Showroom, Lifestyle, Manyavar, Pantaloons, Ramraj Cotton, Reliance Trends, Trends, Westside, Zudio
  IN coffee: Barista, Bombay Cutting Chai, Chaayos, Chai Point, Just Bake, Mio Amore, Monginis, Sweet Chariot,
    The Sugarr & Spice, Theobroma, Third Wave Coffee Roasters
  IN doctor: Apollo Diagnostics, Dr Lal Path Labs
  IN education: Aakash, Allen Career Institute, Physics Wallah
  IN electricity-and-gas: Bihar State Electricity Board, Damodar Valley Corporation, Kerala State Electricity Board,
    MSETCL, Uttar Pradesh State Electricity Board, Uttarakhand Power Corporation Limited
  IN electronics: Croma, Reliance Digital
  IN events: INOX Leisure, PVR Cinemas
  IN food-and-drink: Adyar Ananda Bhavan, Corner House, Kanti Sweets, Polar Bear, Sri Krishna Sweets
  IN fuel: Bharat Petroleum, Hindustan Petroleum, Indian Oil, Nayara, Reliance
  IN groceries: Arambagh Foodmart, Bevco, Big Bazaar, DMart, HOPCOMS, Lulu Hypermarket, Margin Free Market,
    Maveli Store, More, Mother Dairy, Nandini, Nature's Basket, Nilgiri's, Patanjali Ayurved, Patanjali Store,
    Public Distribution System, Ration Shop, Reliance Fresh, Spencer's, Star Bazaar, Supplyco Super Market,
    Triveni Supermarket, Vishal Mega Mart
  IN health: Lenskart
  IN home-and-garden: MR.DIY
  IN hotels: Bloom Hotel, FabHotels, Homes & Villas, Homes & Villas by Marriott, Itsy by Treebo, The Leela,
    Treebo Trend, Treebo Tryst, Youth Hostels Association of India
  IN insurance: HDFC Life, Life Insurance Corporation, Max Life Insurance, National Insurance Company,
    New India Assurance, SBI General Insurance, The Oriental Insurance Company, United India Insurance Company
  IN internet-and-phone: Airtel, Vodafone Idea
  IN personal-care: Lakmé
  IN pets: Heads Up for Tails
  IN pharmacy: Apollo Pharmacy, Davaindia, Davaindia Generic Pharmacy, Frank Ross Pharmacy, MedPlus,
    Neethi Medical Store, Supplyco Medical Store, Wellness Forever, Zeelab Pharmacy
  IN public-transport: Alappuzha Buses, Ama Bus, Chandigarh Transport Undertaking, Delhi Metro Rail Corporation Limited,
    Delhi Public Transport, Hyderabad MMTS, Jaipur City Bus, Kerala State Water Transport Department, Kochi city boat,
    Kochi city bus, Kolkata Private Bus, Metropolitan Transport Corporation, Mofussil Kochi bus, Namma Metro,
    Navi Mumbai Metro, Noida Metro, Rajdhani Express, Rapid Metro Gurgaon, Thane Municipal Transport,
    Thiruvananthapuram City Circular, Wayanad Buses
  IN restaurants: Anjappar Chettinad Restaurant, Barbeque Nation, Beijing Bites, Bhartiya Jalpan, Brik Oven, Cafe Noir,
    California Burrito, Chinita, Daily Sushi, Dindigul Thalappakatti Restaurant, Empire, Five Star Chicken,
    Goli Vada Pav, Habibi Falafel, Haldiram's, Indian Coffee House, Indira Canteen, Jumbo King, KaatiZone, Paris Panini,
    Punjab Grill, Smokin' Joe's, The Rameshwaram Cafe, Wow! Momo
  IN shopping: Archies, Bhima Jewellers, Jos Alukkas, Josco Jewellers, Just Watches, PC Jeweller, Shoppers Stop,
    Tanishq, Titan
  IN sport: Talwalkars, cult.fit
  IN transport: Yulu
  IN vehicle: Bajaj, Maruti Suzuki, Royal Enfield
  IT -: 7Sette, Basko Supermercati, Caffè Vergnano 1882, Coin, Doro Supermercati, Eco Store, Enel, Eurobet, FastWay,
    Fratres, Gabetti, Givova, GoldBet, GreenTheory, GrosMarket, Iperfresco Basko, Just in Case, Maury's, Migross,
    OroCash, SNAI, Scavolini, Stanleybet, Tecnorete, Tempocasa
  IT bars: BEFeD
  IT books-and-hobbies: Buffetti, Città del sole, Funside, Gamelife, Giocheria, Giunti al Punto, La Feltrinelli,
    Libraccio, Mondadori, Toys Center, Ubik
  IT clothing: Alcott, Camicissima, Camomilla, Carpisa, Conbipel, Doppelgänger, Fiorella Rubino, Goldenpoint,
    Gutteridge, Harmont & Blaine, Idexe', Kocca, Lovable, Mes Demoiselles Paris, Naheva, NonSoloSport, Nuvolari, Oltre,
    Original Marines, Piazza Italia, PittaRosso, Pompea, Primadonna, Rinascimento, Scarpe&Scarpe, Sottotono, Twinset,
    WheelUp, Zuiki
  IT coffee: Il Fornaio, Il Forno, Il Pane Quotidiano
  IT doctor: DentalPro
  IT electricity-and-gas: Spazio Enel, e-distribuzione S.p.A.
  IT electronics: Comet, MediaWorld, Trony, Unieuro
  IT events: The Space Cinema
  IT food-and-drink: ODStore
  IT fuel: B-Petrol, Costantin, Enel X, Enercoop, Energas, Enerpetroli, Enilive, Europam, Giap,
    Gruppo Nord Petroli S.R.L., Keropetrol, Loro, Metano, Pompe Bianche, Retitalia, San Marco Petroli, Vega Carburanti,
    electrip
  IT groceries: Ard Discount, Carrefour Contact, Conad City, Conad Superstore, Coop.fi, Decò, Despar, Dpiù, Ekom,
    Emisfero, EuroSpin, Gulliver, Il Gigante, In's Mercato, InCoop, Iper, Iperal, Ipercoop, Italmark, Margherita Conad,
    Mega, Mercatò, Mercatò Big, Mercatò Extra, Mercatò Local, NaturaSì, Pam Local, Prix, Sigma, Sisa, Spazio Conad,
    Superconti, Supermercati Zazzeron, Sì con te, Tigre, Tigre Amico, Tigros, Todis, Tuodì, Unes
  IT health: GrandVision, L'Erbolario, Salmoiraghi & Viganò
  IT home-and-garden: Brico OK, Brico io, BricoCenter, Bricofer, Coincasa, Happy Casa, Kasanova, Mondo Convenienza,
    Risparmio Casa, Satur, Tecnomat, Tuttogiardino, Veneta Cucine
  IT hotels: Ostello Bello, UNA Hotels & Resorts, iH Hotel
  IT insurance: UnipolSai, Vittoria Assicurazioni
  IT internet-and-phone: Fastweb, Iliad, Wind Tre
  IT loan-payments: Findomestic
  IT personal-care: Acqua & Sapone, Bottega Verde, Caddy's, Naïma, Pinalli, Splendidi e Splendenti, Tigotà,
    Wycon Cosmetics
  IT pets: Arcaplanet, L'Isola dei Tesori, Petmark
  IT pharmacy: Lafarmacia., Parafarmacia Conad
  IT public-transport: AMA SpA, AMI Ferrara, AMT Genova, AMTS servizio urbano Catania, APS Mobilità, ATMA Ancona,
    Adriabus, Autoguidovie Pavia, Azienda Napoletana Mobilità, Azienda Trasporti Milanesi, Bergamo Trasporti,
    Brescia Mobilità, Busitalia Veneto, Cilia Italia Srl - San Cesareo, Cilia Italia Srl - Zagarolo,
    Cilia S.p.A. - Palestrina, Circumvesuviana, Citybus Brixen, Co.Tra.L., Consorzio Trasporti Pubblici Insubria,
    Contram Mobilità, DolomitiBus, Ente Autonomo Volturno, Etna Trasporti servizio urbano Ragusa, Extra.TO,
    Extraurbano MOM, Extraurbano Nord, Ferrovie Laziali, Formula, Gruppo Torinese Trasporti, Ivrea - Rete Urbana,
    La Panoramica, Miccolis, Navigazione Lago d'Iseo, Rete Urbana Lido, Rete Urbana Mestre, Rete Urbana di Mestre,
    Rete suburbana ANM, Rete urbana Novara, Rete urbana Perugia, Rete urbana di Cagliari, Rete urbana di Gallarate,
    Rete urbana di Livorno, Rete urbana di Mantova, Rete urbana di Messina, Romano, SITA Penisola Sorrentina,
    SIV Vicenza, Sais Autolinee servizio urbano Modica, Sais Autolinee servizio urbano Siracusa,
    Schiaffini Travel S.p.A., Servizio Extraurbano, Servizio Extraurbano di Vicenza, Servizio Urbano Pisa,
    Servizio Urbano Trento, Servizio urbano di Udine, Siena Extraurbano, Siena Urbano, Start Plus, Start Romagna,
    TPL FVG, Tiemmebus servizio urbano Caltanissetta, Trasfer, Trentino Trasporti, Trieste Trasporti, Urbano Ancona,
    Urbano Ascoli Piceno-Folignano, Urbano Mestre, Urbano Treviso, Vallée d'Aoste Transports, aMo - Città di Sassuolo,
    extraurbano, trasporto urbano
  IT restaurants: Billy Tacos, La Piadineria, Roadhouse, Rossopomodoro, Sushiko
  IT shopping: Bluespirit, Coin Excelsior, Colours & Beauty, La Rinascente, Stroili Oro, Upim
  IT sport: Cisalfa Sport
  IT transport: ATB Bergamo, Area Blu, BIT Mobility, C'entro in Bici, LaBiGi, SSM & Comune di Udine, Südtirol Rad,
    UDINebike, Verona Bike
  IT travel: Last Minute Tour
  JP -: 100 House Lemon, 100 Man Volt, 109 Cinemas, 2nd STREET, 9h nine hours, A-COOP, AEON Cinema, AEON MALL, AL.PLAZA,
    APA Hotel, APITA, Able, Accea, Acom, Aeon Bike, Aeonpet, Ain Pharmacy, Aisei Pharmacy, Akachan Honpo, Akibaoo,
    Amano, Andersen, Animate, Anrakutei, Aoyama Flower Market, Aoyama Tailor, Apaman Shop, Applied, Ario, Asahi Shimbun,
    Asakuma, Autobacs, Avail, A・Colle, BIGMOTOR, Bamiyan, Bando Taro, Beams, Beisia, Bel'x, Belc, Best Denki,
    Bic Camera, Big Boy, Bike O, Bikkuri Donkey, Birthday, Book Off, Book1st, Books Kinokuniya, Books Sanseido,
    Bronco Billy, Bunkyodo, CAFFÈ VELOCE, CAFÉ de CRIÉ, CAINZ, CENTURY 21, CO・OP Kobe, Can Do, Capricciosa,
    Car Convenience Club, Casting, Cawachi, Cerema, Chambre, Chateraise, Chez Récamier, Chibikko Land, Chiyocle,
    Chiyoda Sushi, Choushimaru, Chun Shui Tang, CoCo ICHIBANYA, Coco's, Cocokara Fine, Community Store, Comodi-iida,
    Cosmo, Costco Gasoline, Create Pharmacy, Create SD, Cut Factory, Cutcomz, Cycle Base Asahi, Cycle Spot, DAICHARI,
    DCM nicot, DONQ, DOUTOR, Dai-ichi Life, Daikoku Drug, Daikokuya, Daiso, Daiwa Cycle, Denkichi, Dia Cleaning, Direx,
    Disk Union, Docomo Bike Share, Dohtonbori, Don Quijote, Dondontei, Dospara, Drug Eleven, Drug Yutaka,
    ECC Foreign Language Institute, EDION, ENEOS EneJet, EXCELSIOR CAFFÉ, Ecos, F-one, Family Cut 1000, Famima!!,
    First Kitchen, Francfranc, Freshness Burger, Fresta, Fuji, Fuji Soba, Fujiya, Furaibo, Genki Sushi, Gindaco,
    Ginza Cozy Corner, Global Kids, Go!Go!Curry, Golf Partner, Golf・Do, Gong Cha, Gourmet City, Gulliver, Gusto,
    Guts Rent-a-car, Gyomu Super, Gyoza no Mansyu, Gyoza no Ohsho, Gyū-Kaku, HAMA-SUSHI, HEIWADO, HOMEMATE, Hakkenden,
    Hakone Soba, Hakuyosha, Hanamarūdon, Hanamasa, Hananomai, Hanaya Yohei, Hands, Hankyu OASIS, Haruyama,
    Hello Storage, Hidakaya, Himawari Pharmacy, Hinoya Curry, Hoken Clinic, Hokka Hokka Tei, Hokuren, Homac nicot,
    Honke Kamadoya, Hoshino Coffee, Hotel Route Inn, Hotto Motto, IOSYS, Ichiran, Idemitsu, Ikinari Steak, Inageya,
    Ippudo, Ito-Yokado, Izumiya, JINS, JOYFIT, Janpara, Japan Rent a Car, Jeans Mate, Johshuya, Jojoen, Jolly-Pasta,
    Jonathan's, Joshin, Joyful AK, Joyfull, Jump Shop, Junkudo, K's Denki, K-BOOKS, KOMEDA'S Coffee, KOMERI, KYGNUS,
    Kagi110, Kakuyasu, Kaldi Coffee Farm, Kansai Super, Kappa Sushi, Karada Factory, Karayama, Karayoshi, Kasumi,
    Katsuya, Keio Atman, Key Ambulancy, Kineya Mugimaru, Kirindo, Kisoji, Kitamura Camera, Kitchen Origin, Kiyoken,
    Koekisha, Kohikan, Kohnan, Koide Camera, Kojima × Bic Camera, Kokumin, Konaka, Konami Sports Club, Kourakuen,
    Kozosushi, Krispy Kreme Doughnuts, Kumazawa Books, Kura Sushi, Kurumaya Ramen, Kushikatsu Dengana,
    Kushikatsu Tanaka, Kusuri no Aoki, Kusurino FUKUTARO, Kutsusenka, Kyoei, Kyorindo, Kyotaru, LAWSON+Poplar,
    LAWSON+Three F, LAWSON+toks, LIBRO, LUCKY, Lashinbang, Life, Liquor Mountain, Little Mermaid, Loft, Lopia, MARUZEN,
    MEGALOS, MOS Burger, MUJI, MUSASHI NO MORI COFFEE, Mac-House, Machida Shouten, Machioka, Magic Machine,
    Mainichi Shimbun, Mammy Mart, Mandai, Mandarake, Maruetsu, Marugame Seimen, Marugen Ramen, Marunaka, Matsumoto,
    Matsumoto Kiyoshi, Matsunoya, Matsuya, MaxValu, Megane Drug, Megane Ichiba, Megane Store, Meganesuper,
    Meiji Yasuda Life, Mekiki-no-Ginji, Melonbooks, Mercuries Food, Midori-no-madoguchi, Miraiya Shoten,
    Mitsui Fudosan Realty, Miyawaki Shoten, Murasaki Sports, My Basket, NEXTAGE, NICONICO RENTACAR, NIPPON Rent-A-Car,
    NISSAN RENT A CAR, Nafco, Nakau, Nanohana Pharmacy, Netz, New-Quick, Nihon Chouzai, Nippon Life,
    Nippon Travel Agency, Nishimatsuya, Nitori, Nogami, Nojima, ORIX Rent-A-Car, OS Drug, OWNDAYS, Okuwa, Olive Hill,
    Olympic, Omusubi Gonbei, Ootoya, Origin Bentō, Orion Books, Osaka Ohsho, PC Depot, PIAGO, Package Plaza,
    Palette Plaza, Papasu, Paris Miki, Paseos, Peppy Kids Club, Pitat House, Pizza California, Pizza Pocket's, Plusone,
    Pokémon Center, Pompadour, Pony, Poplar, Popolar, Popondetta, Promise, Protimes, Pupule Himawari Pharmacy, RELXLE,
    ROUND1, Rairaitei, Ramen Jiro, Ramen Kagetsu Arashi, Ramen Kairikiya, Ramen Yamaokaya, Red Baron, Reise Box,
    Renge Shokudo Toshu, Renoir, Right-on, Ringer Hut, Royal Host, SATSUDORA, SHOE PLAZA, ST.MARC CAFÉ, Saboten, Sagami,
    Saint-Germain, Sakura Pharmacy, Sankei Shimbun, Sanki, Save On, Seiha English Academy, Seijo, Seijo Ishii, Seims,
    Seiyu, Seria, Shane English School, Shimamura, Shimamura Music, Shirokiya, Shoya, Sofmap, Sotetsu Rosen,
    Sports Depo, Stamina Taro, Steak Don, Steak Gusto, Steak Miya, Sugi Pharmacy, Sukesan Udon, Sukiya, Summit, Sundi,
    Sundrug, Super Alps, Super Drug Himawari, Super Sports Xebio, Super Value, Surugaya, Sushiro, Suzuki Arena, THE BIG,
    THE BIG Express, TOHO CINEMAS, TOKOU STORE, TOYOTA Rent a Car, TSUKUMO, Tackle Berry, Taiyakan, Taiyo,
    Takaken Sunshine, Takaoka Toko, Takarakuji, TamTam, Tear, Teluru, Tenkaippin, Tenya, The Nikkei, Three F, Tipness,
    Tobu Store, Tokyo Shoes Retailing Center, Tokyu Store, Tomato & Onion, Tomod's, Tonden, Toranoana, Torikizoku,
    Torisen, Tou's, Tower Records, Townhousing, Toyoko Inn, Toys R Us, Treasure Bomb, Treasure Factory, Trial, Truedan,
    Tsubohachi, Tsuruga Share Cycle, Tsuruha, Tsuruya, Tsutsumi, Tully's Coffee, U-SPACE, Ueshima Coffee House,
    Universal House, Uobei, Uotami, Up Garage, Usachan Cleaning, Vie de France, V・Drug, WHITE EXPRESS, Wako, Warawara,
    Washoku Sato, Watahan Home Aid, Watahan Super Center, Watami, Watts, Welpark, Workman, Y'smart, Yakiniku King,
    Yakiniku Like, Yakiniku Toraji, Yakuodo, Yamada Denki, Yamanaka, Yamano Music, Yamaya, Yamazaki Baking, Yaoko,
    Yappari Steak, Yellow Hat, Yellow Submarine, Yodobashi Camera, Yomiuri Shimbun, York Benimaru, YorkMart, Yoronotaki,
    Yoshinoya, YouMe Town, Young Dry, Yudetaro, Yumean, Yurindo, Zetteria, Zoff, daiei, mini Piago, tutuanna
  JP bars: 目利きの銀次
  JP books-and-hobbies: あおい書店, くまざわ書店, イエロー・サブマリン, オリオン書房, カメラのキタムラ, ケイ・ブックス, コイデカメラ, ジャンプショップ, ジュンク堂書店, タワーレコード,
    ディスクユニオン, パレットプラザ, ブックファースト, ポケモンセンター, ポポンデッタ, メロンブックス, 三省堂書店, 宮脇書店, 未来屋書店
  JP car-rental: オリックスレンタカー, トヨタレンタカー, ニコニコレンタカー, ニッポンレンタカー, 日産レンタカー
  JP childcare: ちびっこランド, アカチャンホンポ, グローバルキッズ
  JP clothing: ABCマート, AOKI, Honeys, Momotaro Jeans, WEGO, niko and ..., シュープラザ, ジーンズメイト, チュチュアンナ, マックハウス, 東京靴流通センター,
    洋服の青山
  JP coffee: A-1 Bakery, BECK'S COFFEE SHOP, Ding Tea 薡茶, Flash Coffee, PRONTO, Streamer Coffee Company, むさしの森珈琲,
    アンデルセン, エクセルシオール カフェ, カフェ・ド・クリエ, カフェ・ベローチェ, カルディコーヒーファーム, コメダ珈琲店, サンジェルマン, サンマルクカフェ, スターバックス, タリーズコーヒー,
    ドトールコーヒーショップ, ポンパドウル, リトルマーメイド, ヴィ・ド・フランス, 春水堂人文茶館
  JP doctor: White Essence
  JP education: AEON, ECC外語学院, GABA, NOVA, シェーン英会話, セイハ英語学院, ペッピーキッズクラブ, ヤマハ音楽教室, 九大進学会, 京大進学会, 個別教室のトライ, 北大学力増進会,
    名大進学会, 岩見沢練成会, 東北大進学会, 東大進学会, 東進ハイスクール, 東進衛星予備校, 栄光ゼミナール, 苫小牧練成会, 進学会
  JP electricity-and-gas: 中国電力ネットワーク, 中部電力パワーグリッド, 九州電力送配電, 北海道電力ネットワーク, 北陸電力送配電, 四国電力送配電, 東京電力パワーグリッド, 東北電力ネットワーク,
    東日本旅客鉄道, 東海旅客鉄道, 沖縄電力, 関西電力送配電, 電源開発送変電ネットワーク
  JP electronics: エディオン, ケーズデンキ, コジマ×ビックカメラ, パソコン工房, ビックカメラ, ヨドバシカメラ
  JP events: MOVIX, TOHOシネマズ, みどりの窓口, ユナイテッド・シネマ
  JP food-and-drink: おかしのまちおか, サーティワンアイスクリーム, シェ・レカミエ, シャトレーゼ, バスキン・ロビンス, 銀座コージーコーナー
  JP fuel: Carenex, ENEOS, SOLATO, apollostation, キグナス石油, コストコ ガスステーション, ホクレンSS
  JP groceries: AEON SUPERCENTER, Big-A, C!ty'super, COOP SAPPORO, Daily YAMAZAKI, Delicia, FamilyMart, LAWSON,
    LAWSON STORE 100, LAWSON+スリーエフ, LAWSON+ポプラ, MEGAドン・キホーテ, MEGAドン・キホーテUNY, MINISTOP, MrMax, NATURAL LAWSON, NewDays,
    PEACOCK STORE, RALSE MART, SUPER ARCS, Seicomart, UDリテール, miniピアゴ, まいばすけっと, イオンスーパーセンター, オリンピック, オーケーストア, グルメシティ,
    コミュニティ・ストア, コモディイイダ, コープこうべ, コープさっぽろ, ザ・ビッグ, ザ・ビッグ エクスプレス, シティマート, スーパーアルプス, スーパーアークス, スーパーバリュー, セイコーマート, セブン-イレブン,
    タイヨー（南九州）, タイヨー（南関東）, デイリーヤマザキ, ドン・キホーテUNY, ナチュラルローソン, ピーコックストア, ファミリーマート, マックスバリュ, マミーマート, マルエツプチ, ミニストップ,
    ヤマザキショップ, ユーパレット, ヨークベニマル, ヨークマート, ラッキーマート, ラルズマート, リカーマウンテン, ローソンストア100, ローソン・スリーエフ, ローソン・ポプラ, ワイズマート, 業務スーパー,
    相鉄ローゼン, 綿半スーパーセンター, 肉のハナマサ, 関西スーパー
  JP health: メガネの三城, メガネストアー, メガネドラッグ, 眼鏡市場
  JP home-and-garden: DCMニコット, VIVA Home, カインズホーム, カギの救急車, ケーヨーデイツー, コメリPRO, コメリハード&グリーン, コメリパワー, ジョイフルエーケー, スーパービバホーム,
    フランフラン, ホーマックニコット, 京王アートマン, 綿半ホームエイド, 青山フラワーマーケット
  JP hotels: Hotel Sunroute, MIMARU Apartment Hotel, Sotetsu Fresa Inn, Super Hotel, アパホテル, ナインアワーズ
  JP insurance: ほけんの窓口, 保険クリニック
  JP internet-and-phone: NTT docomo, Rakuten Mobile, SoftBank, UQ mobile, UQスポット, Y!mobile, auショップ, ソフトバンクショップ, ドコモショップ
  JP leisure: カラオケ まねきねこ, カラオケバンバン, コート・ダジュール, ジョイサウンド, タイトーステーション, ビッグエコー, ラウンドワン
  JP parking: D-Parking, Dパーキング, ECOLO PARK, NTTル・パルク, Navi Park, Park Japan, SANパーク, アップルパーク, エコロシティ, エコロパーク, コインパーク,
    スターツアメニティー, トラストパーク, パークジャパン, 三井のリパーク, 三井不動産リアルティ, 名鉄協商パーキング, 日本パーキング
  JP personal-care: Fit Care DEPOT, Re.Ra.Ku, V・ドラッグ, welcia, くすりの福太郎, ウェルパーク, ウエルシア薬局, オーエスドラッグ, カットコムズ, カットファクトリー,
    カラダファクトリー, クスリのアオキ, クリエイトSD, クリエイト薬局, ココカラファイン, サンドラッグ, スギ薬局, スーパードラッグひまわり, ダイコクドラッグ, ツルハドラッグ, ドラッグイレブン, フィットケアデポ
  JP pets: イオンペット
  JP pharmacy: さくら薬局, そうごう薬局, なの花薬局, ひまわり薬局, アイセイ薬局, アイン薬局, オレンジ薬局, ププレひまわり薬局
  JP public-transport: JRバス関東, おおのハートバス, じょうてつバス, ちばフラワーバス, とよたおいでんバス, アーバンネットワーク, サンデン交通, ジェイ・アール北海道バス, ボン・バス, 九十九里鉄道,
    京成トランジットバス, 京成バス千葉イースト, 京浜急行バス, 京王電鉄バス, 京都市営バス, 伊豆箱根バス, 加計呂麻バス, 北海道中央バス, 北部九州エリア, 匝瑳市 循環, 千葉中央バス, 千里ニュータウン線,
    名古屋市営バス, 君津市コミュニティバス, 国際興業バス, 大和市コミュニティバス, 大阪シティバス, 大阪・名古屋線系, 大阪市高速電気軌道, 奈良・京都線系, 岡山・福山エリア, 川崎鶴見臨港バス, 東京近郊区間,
    東京都交通局, 東庄町 おでかけ号, 横浜市営バス, 猪名川パークタウン線, 甲賀市コミュニティバス, 神奈川中央交通, 神姫バス大久保, 神姫バス明石, 神姫バス西神, 通勤五方面作戦, 長崎県営バス, 鴨川市コミュニティバス
  JP restaurants: CoCo壱番屋, Hachiban Ramen, いきなり！ステーキ, かっぱ寿司, ぎょうざの満洲, くら寿司, くるまやラーメン, しゃぶしゃぶ温野菜, すたみな太郎, はなまるうどん, はま寿司,
    びっくりドンキー, ほっかほっか亭, ほっともっと, らあめん花月嵐, れんげ食堂Toshu, ウェンディーズ, オリジン弁当, オリーブの丘, カプリチョーザ, キッチンオリジン, クリスピー・クリーム・ドーナツ,
    ケンタッキーフライドチキン, ゴーゴーカレー, ジョリーパスタ, ステーキのどん, ステーキガスト, トマト＆オニオン, ドミノ・ピザ, バーガーキング, ビッグボーイ, ピザポケット, ピザ・カリフォルニア, ファーストキッチン,
    フレッシュネスバーガー, ブロンコビリー, ミスタードーナツ, モスバーガー, ラーメン二郎, ラーメン山岡家, リンガーハット, ロイヤルホスト, 三商企業集團, 丸源ラーメン, 元気寿司, 本家かまどや, 焼肉きんぐ,
    焼肉ライク
  JP shopping: 100えんハウス レモン, 3COINS, HARD･OFF, HOBBY･OFF, Jewel Cafe, OFF･HOUSE, THANK YOU MART, toks, セカンドストリート,
    ダイレックス, トレジャー・ファクトリー, パッケージプラザ
  JP sport: chocoZAP, イオンバイク, エニタイムフィットネス, キャスティング, コナミスポーツクラブ, ゴルフパートナー, ゴルフ・ドゥ, サイクルスポット, サイクルベースあさひ, ジョイフィット,
    スポーツオーソリティ, スポーツデポ, スーパースポーツゼビオ, タックルベリー, ティップネス
  JP transport: Cyclocity, Date Bike, HELLO CYCLING, OpenStreet, baybike, cyclocity Inc., ecobike, つるがシェアサイクル,
    シナネンモビリティ+, ドコモ・バイクシェア, 株式会社 日本海コンサルタント
  JP travel: エイチ・アイ・エス, 日本旅行, 近畿日本ツーリスト
  JP vehicle: Cockpit, Eneos Frontier, アップガレージ, イエローハット, オートバックス, カーコンビニ倶楽部, スズキアリーナ, ネクステージ, ビッグモーター, ホリデー車検, レッドバロン
  MX -: 3 Hermanos, Alsuper, Aquamatic, BHermanos, Estafeta, First Cash, Fundación Dondé, Nacional Monte de Piedad,
    Paquetexpress, Pastelería Lety, Super Colchones, Tresguerras
  MX books-and-hobbies: Compucopias, Fantasías Miguel, Gandhi, Modatelas, Parisina, Porrúa, Tony
  MX clothing: Cklass, Cuidado con el Perro, Flexi, Ilusión, Optima, Santory, Suburbia, Vertiche
  MX coffee: Baristi, Café Punta del Cielo, The Italian Coffee Company
  MX doctor: Chopo, Dentalia, Salud Digna
  MX electricity-and-gas: Comisión Federal de Electricidad
  MX electronics: MacStore, Mobo, Steren
  MX events: Cinemex
  MX food-and-drink: Nutrisa
  MX fuel: Gazel, Hidrosina, Pemex, Petro Seven, Rendichicas, Terpel
  MX groceries: 7/24 Mix, Abarrotes Lupita, Abarrotes Monterrey, Bama, Bodega Aurrera, Bodega Aurrera Express, Chedraui,
    City Club, Comercial Mexicana, Fresko, GOmart, La Comer, Liconsa, MEGA Soriana, Mi Bodega Aurrera, Modelorama, Neto,
    Selecto Chedraui, Soriana, Soriana Híper, Soriana Súper, Sumesa, Super Che, Super Chedraui, Super Selecto Chedraui,
    Super Sánchez, Super del Norte, SuperISSSTE, Superama, Supercito Chedraui, Tiendas 3B, Walmart Express
  MX health: Devlyn
  MX home-and-garden: Berel, Comex, Dormimundo, Interceramic, Muebles Dico, Santandreu, Sayer, Vianney
  MX hotels: Ayenda, City Express, Hoteles One
  MX internet-and-phone: Megacable, Telcel, Telecomm-Telégrafos, Telmex, Totalplay, iShop Mixup, izzi
  MX leisure: Maquinitas
  MX personal-care: Estética, Estética Unisex, Fraiche
  MX pharmacy: Benavides, Farmacias Similares, Farmacias Yza, Farmacias del Ahorro
  MX public-transport: Colectivo Urbano, Mi Macro, Mi Transporte, SEMOV Estado de Mexico,
    Sistema de Transporte Universitario, Trolebús, Tuzobús, UNIBUSPV, Urbano Morelia, ZM Oaxaca
  MX restaurants: Benedetti's Pizza, Bisquets Obregón, Italianni's, La Casa de Toño, Lucky Sushi, Pollo Feliz,
    Potzollcalli, Sushi Roll, Toks
  MX shopping: Bizzarro, Del Sol, Elektra, Famsa, Palacio de Hierro, Sanborns, Waldo's
  MX sport: Station 24
  MX transport: 5M2-BKT, Ecobici, HuiziToluca, MiBici
  NL -: ALLSAFE, Bo-rent, Kinderzwerfboek, Mantel, Postillion Hotels, Profile, SportCity, TrainMore, VodafoneZiggo,
    bp pulse
  NL books-and-hobbies: Boekenvoordeel, Libris, The Readshop
  NL car-rental: Autohopper, Euromobil
  NL clothing: Anna van Toor, Cotton Club, HoutBrox, Jeans Centre, Livera, Nelson Schoenen, OPEN32, Scapino, Shoeby,
    Steps, The Stone, Van Dal, Ziengs, terStal
  NL coffee: Anne&Max, Bagels & Beans, Bakker van Maanen, Chocolate Company, Coffee Company, De Echte Bakker,
    Doppio Espresso, Limburgia, MultiVlaai, Patisserie Limburgia, Rustpunt.nu, Wild & The Moon
  NL electricity-and-gas: Enexis, Liander, Stedin, TenneT
  NL electronics: Amac, Yesss Électrique
  NL events: Pathé
  NL food-and-drink: De IJswinckel, Jamin, Luciano, Toscana
  NL fuel: Agri Go Charge, Agri Go Fuel, BP Express, Berkman, Fieten Olie, Firezone, Peut, Tamoil Express, TanQyou,
    Tank S, TotalEnergies Express, We Drive Solar
  NL groceries: Albert Heijn to go, Boni, Boon's Markt, Coop Vandaag, CoopCompact, Dagwinkel, DekaMarkt, Dirck III,
    G&W GezondheidsWinkel, Gall & Gall, Hoogvliet, Keurslager, Mastermate, Mitra, Nettorama, Odin, Poiesz, Spar City,
    Vomar, Zuivelhoeve
  NL health: Beter Horen, Eye Wish, Pearle Studio, Schoonenberg, Van Boxtel hoorwinkel, Vitaminstore
  NL home-and-garden: A-Meubel, Allesz, BMN Bouwmaterialen, Blokker, Decokay, GroenRijk, Hubo Nederland, Karwei,
    Keuken Kampioen, KlusWijs, Leen Bakker, Marskramer, Olijslager, Pronto Wonen, Sanidirect, Superkeukens,
    Tulp Keukens, Welkoop
  NL hotels: Bastion Hotel, Fletcher Hotel, Stayokay
  NL internet-and-phone: Odido, Optie1
  NL mortgage: De Hypotheekshop, De Hypotheker, Huis & Hypotheek
  NL personal-care: BrainWash, Die Grenze, Hizi Hair, Kinki Kappers, Trekpleister
  NL pets: Pets Place, Pets Place - Boerenbond
  NL pharmacy: Mediq, Service Apotheek
  NL public-transport: Achterhoek-Rivierenland, Airport Shuttle Lelystad, Amstelland-Meerlanden, Arriva Touring,
    Blue Amigo, Bus Rotterdam, Busvervoer Almere, Drechtsteden Molenlanden en Gorinchem,
    Fast Ferry Vlissingen - Breskens, Friese Waddenveren Oost, Friese Waddenveren West, Fryslân, Gooi- en Vechtstreek,
    Groningen-Drenthe, Haaglanden Stad, Haaglanden Streek, Haarlem-IJmond, Hoeksche Waard - Goeree-Overflakkee,
    IJ- en Noordzeekanaalveren, IJssel-Vecht, Keolis Nederland, Maasveren, Noord-Holland Noord, Oost-Brabant,
    Parkshuttle Rivium, Publiek Vervoer Groningen-Drenthe, Rederij Doeksen, Schiphol Landside/Airside,
    Stadsvervoer Amsterdam, Swets ODV Maritiem, Ton Paulus Veerbedrijf, Treindienst Amersfoort - Ede-Wageningen, Twente,
    Uit®waarde, Utrecht Binnen, Utrecht Buiten, Vechtdallijnen, Veer Kop van 't Land, Veluwe-Zuid,
    Voorne-Putten en Rozenburg, Wagenborg, Watertaxi Rotterdam, Westerschelde Ferry BV, Zaanstreek-Waterland,
    Zuid-Holland Noord, Zwolle - Kampen en Zwolle - Enschede
  NL restaurants: 't Zusje, AnyTyme, Bufkes, De Beren, De Pizzabakkers, Eazie, FEBO, Fat Phill's, Foodmaster, Fratelli,
    Happy Italy, Johnny's Burger Company, Julia's, Kippie, Kwalitaria, La Cubanita, Loetje, SHABU to go, Smullers,
    Spare Rib Express, Sumo, SushiPoint, Taco Mundo, The Döner Company, Verhage, Wok To Go
  NL shopping: Het Goed, Lucardi, Primera, RataPlan, Schaap en Citroen
  NL sport: ANWB, ANWB winkel, Amslod, Amslod Experience Center, Bever, Bike Totaal, Fiets & Service, Fietsenwinkel.nl,
    Fietswereld
  NL transport: Nederlandse Spoorwegen, OV-fiets
  NL travel: D-reizen, VakantieXperts
  NL vehicle: Automat, Autotaalglas, Vakgarage
  NO -: Baker Hansen, Brilleland, DIGG Pizza, Deli de Luca, Espira, Fitness24Seven, I-Mei Foods, Kaffebrenneriet,
    Lesekiosk, Posten, Princess, Tilbords
  NO books-and-hobbies: Ark bokhandel, Norli
  NO clothing: Lille Vinkel Sko, Mani, Shoeday
  NO electricity-and-gas: Alta Kraftlag, Area Nett, Arendals Fossekompani, Barents Nett, Dalane Nett, Eidefoss, Elinett,
    Eviny Fornybar, Fjellnett, Glitre Nett, Gudbrandsdal Energi, Hafslund E-CO Vannkraft, Hallingdal Kraftnett,
    Hammerfest Energi Nett, Haugaland Kraft Nett, Herøya Nett, Istad Nett, Kystnett, Lofotkraft, Lucerna, Mellom,
    Midtnett, NEAS AS, NTE Nett, Noranett, Nordlandsnett, Norgesnett, Odda Energi, Otra Kraft, SFE Nett, Siso Energi,
    Sogn og Fjordane Energi, Sognekraft, Statnett, Sygnir, Tafjord Kraftproduksjon, Tensio, Tensio TN, Tensio TS,
    Vest-Telemark Kraftlag, Vestall, Å Energi Vannkraft
  NO electronics: Elkjøp
  NO fuel: Charge365, Driv, Eviny, Ishavsveien, Kople, YX 7-Eleven
  NO groceries: Bunnpris, Coop Marked, Coop Mega, Coop Prix, Extra, Gigaboks, Joker, Matkroken, NorgesGruppen,
    Nærbutikken, Snarkjøp, Vinmonopolet
  NO home-and-garden: Bademiljø, Bygger'n, Byggmakker, Byggtorget, Comfort, Coop Byggmix, Fagmøbler, Fargerike, Feel,
    Felleskjøpet, Hageland, Jernia, Jysk, Kid interiør, Kitch'n, Kremmerhuset, Maxbo, Mester grønn, Montér, Møbelringen,
    Obs Bygg, Plantasjen, Skeidar, Varme & Bad
  NO internet-and-phone: Mobit, Telenorbutikken, Telsim, Telsim Vodafone
  NO pharmacy: Apotek 1, Ditt Apotek, Vitusapotek
  NO public-transport: Brakar, FRAM Ekspress, Innlandstrafikk, Kolumbus, Reisnordland, Sporveien T-banen,
    Sporveien Trikken, Troms fylkestrafikk, Østfold kollektivtrafikk
  NO restaurants: Big Bite, Egon, Peppes Pizza
  NO shopping: Europris, Narvesen, Nille
  NO sport: Sport 1, Sport Outlet
  NO transport: Bergen Bysykkel, Bysykkel, Clear Channel Norge AS, Drammen Bysykler, Lefkoşa Türk Belediyesi,
    Oslo Bysykkel, Trondheim Bysykkel, UIP Oslo Bysykkel AS, UIP Trondheim Bysykkel AS, Urban Infrastructure Partner AS,
    Velespeed Lefkoşa
  NO vehicle: BilXtra
  NZ -: Barfoot & Thompson, Bayleys, DX Mail, Hirepool, Liquid Laundromat, National Mini Storage
  NZ books-and-hobbies: Paper Plus, Warehouse Stationery, Whitcoulls
  NZ childcare: BestStart Educare, Kidsfirst, Kidsfirst Kindergartens, Kindercare, Lollipops Educare, The Baby Factory
  NZ clothing: Number One Shoes, Postie
  NZ coffee: Coupland's
  NZ doctor: Awanui Labs
  NZ electricity-and-gas: Counties Energy, Counties Power, Eastland Network, Orion New Zealand, Powerco,
    Transpower New Zealand, Vector
  NZ electronics: Noel Leeming, PB Tech
  NZ fuel: Allied Petroleum, Challenge, McKeown, McKeown CardFuel 24/7, Meridian Energy, OpenLoop, PAK'nSAVE Fuel,
    RD Petroleum, Waitomo, Zero
  NZ groceries: BP Connect, Bin Inn, Countdown, Four Square, FreshChoice, Henry's, Mad Butcher, MetroMart, New World,
    Night 'n Day, PAK'nSAVE, Super Liquor, SuperValue, The Bottle-O, Thirsty Liquor
  NZ home-and-garden: BedsRus, Big Save Furniture, Briscoes, Carters, Corys Electrical, Danske Møbler, J. A. Russel,
    Mitre 10 MEGA, Palmers Gardenworld, PlaceMakers
  NZ internet-and-phone: 2degrees, One NZ, Spark New Zealand
  NZ personal-care: Synergy Hair
  NZ pets: Animates, Animates Vetcare
  NZ pharmacy: Bargain Chemist, Life Pharmacy, Unichem
  NZ public-transport: BUSIT Waikato, BayBus, BusSmart, CityLink Whangārei, GizzyBus, Horizons, Metlink
  NZ restaurants: Bento Bowl, St Pierre's Sushi, Texas Chicken
  NZ shopping: Farmers, Peaches & Cream, Smiths City, The Warehouse, VAPO
  NZ sport: Bivouac Outdoor, CityFitness, Rebel Sport, Torpedo7
  NZ travel: House of Travel
  NZ vehicle: Advantage
  PL -: Dubielak, Dubimex, Fresh Corner Restaurant, Hygieia, Loombard, Lotto, MarketVita, MarketVita Express,
    Minivita Market, Mistrz Piekarz, Orlen Paczka, Poczta Polska, ShockPrice, Superbet
  PL bars: Pijalnia Wódki i Piwa, Pijana Wiśnia
  PL books-and-hobbies: Bonito, Dedalus, Empik, Smyk, Świat Książki
  PL car-rental: 99rent
  PL clothing: Anabel Arto, Big Star, Carry, Diverse, Gatta, Greenpoint, Kubenz, Lee Wrangler, Medicine, Monnari,
    Quiosque, Ryłko, Top Secret, Vistula, Wólczanka, kaes., worldbox
  PL coffee: Asprod, Awiteks, Bagietka, Blikle, Borek, Cheesecake Corner, Cukiernia Cieślikowski, Cukiernia Olsza,
    Cukiernia Sowa, Familijna, Galeria Wypieków Lubaszka, Gorąco Polecam, Green Caffè Nero, Grochola, Gromulski,
    Grzybki, Hert, Lukullus, Oskroba, Otrębusy, Pawłowicz, Piekarenka, Piekarnia Szwajcarska, Pod Telegrafem,
    Przystanek Piekarnia, Putka, Vatsak, Ziarenko
  PL doctor: ALAB, Diagnostyka, Synevo
  PL electricity-and-gas: PGE Dystrybucja, PGE Energetyka Kolejowa, Stoen Operator
  PL electronics: Kakto, Komputronik, Max Elektro, Media Expert, Neonet, RTV Euro AGD, neopunkt, x-kom
  PL events: Helios, Kino za Rogiem, Multikino
  PL food-and-drink: Czas na Herbatę, Five o'clock, Good Lood, Grycan, Lody Bonano
  PL fuel: Bliska, GreenWay, Lotos, Lotos Optima, Moya, Olkop, Pieprzyk, Watis
  PL groceries: Arhelan, Chata Polska, Chorten, Cortez, Darwina.pl, Delikatesy Centrum, Delikatesy Premium,
    Delikatesy SLAWEX, Delikatesy Sezam, Dino, Duży Ben, Euro Sklep, FRAC, Gaik, Globi, Groszek, Gzella, Kropka,
    Lewiatan, Livio, Maxima, Maxima XX, Maxima XXX, Małpka Express, Mokpol, Nasz Sklep, Nomi, Odido, POLOmarket,
    Rabat Detal, SLAWEX, Sedal, Sklep Polski, Sklep mięsny Lenarcik, Sokołów, Społem, Stokrotka, Stokrotka Express,
    Stokrotka Market, Stokrotka Optima, Supermarket SLAWEX, Słoneczko, Top Market, Topaz, Twój Market, Wafelek,
    Wesoła Pani, Wierzejki, Zakład Mięsny Lenarcik, Świat Alkoholi, Świeżyzna, Żappka
  PL health: Pofam-Poznań
  PL home-and-garden: Agata Meble, Bodzio, Bricoman, Castorama, Dnipro-M, Duka, Grene, Komfort, Merkury Market,
    PSB Mrówka, Pan Materac
  PL hotels: Qubus
  PL insurance: CUK Ubezpieczenia, Ergo Hestia, Unilink, Warta
  PL loan-payments: SKOK Śląsk
  PL personal-care: Drogeria Natura, Drogerie Polskie, Haircut Express, Hebe, Jasmin, Jawa, laboo
  PL pets: Kakadu Zoo
  PL pharmacy: Apteka Rodzinna, Apteka Słoneczna, Burchacińscy, Cef@Rm 36 6, Centrum Zdrowia, Cosmedica, Dbam o Zdrowie,
    Dom Leków, Eskulap, Gemini, Nova, Nowa, Panaceum, Przyjazna, Rodzinna, Super-Pharm, Słoneczna, Vita, Zdrowie,
    Ziko Apteka
  PL public-transport: Autobusy we Wrocławiu, Express Intercity, Express Intercity Premium,
    Gdańskie Autobusy i Tramwaje, Grodziskie Przewozy Autobusowe, Intercity, Koleje Mazowieckie,
    Komunikacja Gminna Głuchołazy, Komunikacja Gminy Dopiewo, Komunikacja Miejska Pruszków, Komunikacja Miejska Płock,
    Komunikacja Miejska Tczew, Komunikacja Miejska w Andrychowie, Komunikacja Miejska w Chełmie,
    Komunikacja Miejska w Krakowie, Komunikacja Miejska Żyrardów, Komunikacja miejska w Kraśniku, Kórnik,
    Lokalny Transport Zbiorowy w Łodzi, MKS Jasło, MKS Krosno, MKS Mielec, MPK Gniezno, MPK Kraśnik, MPK Nowy Sącz,
    MUK Zgierz, MZDiK Radom, MZDiM Jaworzno, MZDiT Częstochowa, MZK Bielsko-Biała, MZK Bydgoszcz, MZK Chojnice,
    MZK Gorlice, MZK Grudziądz, MZK Koszalin, MZK Kędzierzyn-Koźle, MZK Nysa, MZK Ostrowiec, MZK Stalowa Wola,
    MZK Wejherowo, Małopolskie Linie Dowozowe, Metro Warszawskie, Miejski Zakład Komunikacji w Pile, Nord Express,
    Oleśnicka Komunikacja Miejska, PGK Suwałki, PKM Czechowice-Dziedzice, PKP Intercity, PKS Bydgoszcz, PKS Gdynia,
    PKS Grójec, PKS Słupsk, PKS Wieluń - Korona, PKT Gdynia, PZTP Lipno, Polregio, STbus Sobieszczański,
    Siechnicka Komunikacja Publiczna, Tramwaje Szczecińskie, Tramwaje Warszawskie, Tramwaje we Wrocławiu,
    Tramwaje Śląskie, Twoje Linie Kolejowe, Tyskie Linie Trolejbusowe, UM Kędzierzyn-Koźle, UM Skarżysko-Kamienna,
    UMiG Skawina, UTJ Wołoszka, Wieluńska Komunikacja Gminna, ZDMiKP Bydgoszcz, ZDZiT Olsztyn, ZDiT Koszalin,
    ZDiTM Szczecin, ZDiUM Piotrków, ZIM Słupsk, ZKKM Chrzanów, ZKM Augustów, ZKM Ciechanów, ZKM Elbląg, ZKM Gdynia,
    ZKM Iława, ZKM Wągrowiec, ZTM Gdańsk, ZTM Kielce, ZTM Poznań, ZTM Rzeszów, ZTM Warszawa, ZTP w Krakowie,
    Zarząd Transportu Metropolitalnego, Zarząd Transportu Zbiorowego w Rybniku, eurobus, Łódzka Kolej Aglomeracyjna,
    Średzka Komunikacja Publiczna
  PL restaurants: Bafra Kebab, Biesiadowo, Bollywood Kebab, Da Grasso, Kebab King, Krowarzywa, Mleczarnia Jerozolimska,
    Pasibus, Pizzeria 105, Sphinx, Sushi Story, Zahir Kebab
  PL shopping: Apart, E-Dym, Erotic Store Venus, Kolporter, Ruch, Smoke, SoFly, Swiss, W. Kruk, Wyjątkowy prezent,
    inmedio, Świat Prasy
  PL sport: Calypso, Xtreme Fitness Gyms, Zdrofit
  PL transport: BROM, BikeU, Bike_S, Bydgoski Rower Aglomeracyjny, Chromek, Czeladzki Rower Miejski, GeoVelo,
    GeoVelo Opole, Kielecki Rower Miejski, Komunikacja Miejska w Szczecinku, Krotower, Miejski Zakład Komunikacji,
    NB Serwis, Nieruchomości i Opłaty Lokalne, Nowodworski Rower Miejski, Olbike, Ostro.bike, Ostrowski Rower Miejski,
    Roovee, Rowerowe Łódzkie, SRM Jaskółka, SUWER, Stalowa Wola – miasto rowerów,
    Szczecinecka Wypożyczalnia Rowerów Miejskich, Torvelo, Wągrowiecki Rower Miejski, ŁoKeR, Ścinawski Rower Miejski,
    Żarskie Rowery
  PL travel: Coral Travel, Itaka, Rainbow, Travelplanet.pl, Wakacje.pl
  PL vehicle: O.K. Serwis
  PT -: Washy
  PT books-and-hobbies: Bertrand
  PT clothing: Lanidor
  PT coffee: A Padaria Portuguesa
  PT electricity-and-gas: E-REDES, Eletricidade dos Açores, Energias de Portugal, Finerge, Infraestruturas de Portugal
  PT electronics: Radio Popular
  PT events: Cinema NOS, Cinemas NOS
  PT fuel: Alves Bandeira, Prio
  PT groceries: Auchan Supermercado, Celeiro, Continente, Continente Bom Dia, Continente Modelo, Intermarché Express,
    Meu Super, Minipreço, My Auchan, Pingo Doce
  PT health: Acústica Médica, Solaris
  PT hotels: HF Hotels, Pousadas de Portugal
  PT insurance: Fidelidade, Generali Tranquilidade
  PT personal-care: Wells
  PT public-transport: Andante, Atlânticoline, AveiroBus, Bus Faial, CP Longo Curso, CP Regional, Carris, Fertagus,
    HF - Interurbano, HF - Urbano, Horários do Funchal, Metropolitano de Lisboa, MobiViseuDãoLafões,
    Rodoviária de Lisboa, TUVR Urbanos, Transportes Coletivos do Barreiro, Transportes Públicos de Lamego,
    Transportes Urbanos de Lagos, Transtejo Soflusa, ViaPorto
  PT sport: Magic Form, Sport Zone
  PT transport: BORA!, BiCas, CIM Viseu Dão Lafões, Gira, MobiCascais, meioB
  PT travel: Viagens Abreu
  SE -: Bjurfors, Brödernas, Fastighetsbyrån, HusmanHagberg, LF Fastighetsförmedling, Mäklarhuset, Mäklarringen,
    SkandiaMäklarna, Snabbgross, Svensk Fastighetsförmedling
  SE bars: The Bishops Arms
  SE books-and-hobbies: Akademibokhandeln
  SE clothing: Bik Bok, Brothers, Gina Tricot, Indiska, Polarn O. Pyret, Scorett, Skopunkten, Twilfit
  SE coffee: Bröd & Salt, Thelins konditori
  SE doctor: Distriktstandvården, Folktandvården
  SE donations: Myrorna
  SE electricity-and-gas: Lidköping Elnät, Svenska Kraftnät
  SE electronics: Webhallen
  SE events: Filmstaden, Svenska Bio
  SE food-and-drink: Hemmakväll
  SE fuel: OKQ8, Qstar, Tanka, din-X
  SE groceries: City Gross, Direkten, Handlar'n, Hemköp, ICA Kvantum, ICA Nära, ICA Supermarket, Matöppet
  SE health: Synoptik
  SE home-and-garden: Beijer Byggmaterial, Blomsterlandet, Byggmax, Cervera, Granngården, Plantagen
  SE hotels: Sure Hotel Studio
  SE internet-and-phone: 3Butiken, Telenor Sweden
  SE parking: Göteborgs Stads Parkerings AB
  SE personal-care: Kicks
  SE pets: Arken Zoo
  SE pharmacy: Apotek Hjärtat, Apoteksgruppen, DOZ Apotek, Kronans Apotek
  SE public-transport: Blekingetrafiken, Dalatrafik, DinTur, Flygbussarna, Göteborgs Spårvägar, Hallandstrafiken,
    Jönköpings Länstrafik, Kalmar Länstrafik, Karlstadsbuss, Luleå Lokaltrafik, Länstrafiken Kronoberg,
    Länstrafiken i Jämtlands län, Länstrafiken i Västerbotten, Länstrafiken Örebro, MTR Nordic, Stadsbussarna Östersund,
    Stockholms tunnelbana, Sundsvalls stadstrafik, Sörmlandstrafiken, Värmlandstrafik, Waxholmsbolaget, X-Trafik,
    Örebro stadsbuss, Östgötatrafiken
  SE restaurants: Bastard Burgers, ChopChop, Daisy's, Frasses, Holy Greens, Jureskogs, Pinchos, Sushi Yama, Taco Bar
  SE shopping: Dollarstore, Guldfynd, Åhléns
  SE sport: Friskis & Svettis, Naturkompaniet, Nordic Wellness, Team Sportia
  SE transport: City Bikes, Dukaten, LinBike, Lundahoj, Stockholm City Bikes, Styr & Ställ
  SE vehicle: Meca
  US -: A-1 Self Storage, AL Prime Energy, AR Workshop, Ahern Rentals, Airgas, Alltown, Aloha Petroleum, AlphaGraphics,
    AmeriGas, American Automobile Association, American Red Cross, Amoco, Aveda, BJ's Wholesale Club, Bamboo Sushi,
    Berkshire Hathaway HomeServices, Beyond Hello, Briggs Equipment, Brown's Chicken, Buc-ee's, Byrne Dairy,
    CD One Price Cleaners, CEFCO, CSL Plasma, Cannabist, Casey's General Store, Cash America International, Cenex,
    Certified, Cinnaholic, City Mill, Classic Collision, Compass Self Storage, Conoco, Consume, Cracker Barrel,
    CubeSmart, Cumberland Farms, Curaleaf, Custard Insurance Adjusters, Delta Sonic, Dollar General, Duck Thru, EZPAWN,
    Edina Realty, Ellianos Coffee, Enmarket, Equipment Depot, Everhome Suites, Extra Space Storage, EōS Fitness,
    FPL EVolution, Family Video, FedEx Office, Ferrellgas, Fitness Court, Food 4 Less, Foods Co, Ford's Garage,
    Fred Meyer, GATE, GetGo, GoMart, Guzman y Gomez, H&E Equipment Services, Haffner's, Hannaford,
    HealthSource America's Chiropractor, Hicksgas, Hoa Phát, HobbyTown, Howard Hanna, Huck's Food & Fuel, IT'SUGAR,
    JCPenney, Jack Brown Cleaners, John L. Scott, Junbi, Kangaroo Express, King Kullen, King Soopers, Kipling,
    Kizuki Ramen & Izakaya, Kum & Go, Kwik Shop, Kwik Star, Kwik Trip, Layne's Chicken Fingers, Loaf 'N Jug, Lollicup,
    Long & Foster Real Estate, Love's, Lupe Tortilla, Mapco, Marc's, MarineMax, Martin Auto Color, Maverik,
    Maxim Crane Works, McMenamins, Meijer, Metro Self Storage, Mini Storage Depot, Modern Market, Mr. Handyman,
    Murphy Express, Murphy USA, My Salon Suite, Nectar, North Italia, Northwest Self Storage, Nouria, Pak Mail,
    Phantom Fireworks, Phillips 66, Portland Glass, QuickChek, Quik Stop, RISE, RaceWay, Realty Executives,
    RightSpace Storage, Road Ranger, Rotten Robbie, Royal Farms, Rumble, Rush Truck Centers, Rutter's, Sam's Club,
    San Diego Blood Bank, SecurCare Self Storage, SecureSpace Self Storage, Security Public Storage, Sheetz,
    Shop 'n Save, Sinclair, Sir Speedy, Southern Self Storage, Space Shop Self Storage, Speedco, Speedway, Spinx,
    Star Rentals, Stop & Shop, StorAmerica, StorQuest Self Storage, Storage Rentals of America, Store Space, Stripes,
    Suburban Propane, Sunoco, Sunstate Equipment, Swig, TITLE Boxing Club, TNT Fireworks, Terrible's, Teso Life,
    The Alley, The Joint Chiropractic, The Kickin' Crab, The Lock Up, The Picklr, Thorntons, Tide Cleaners,
    Times Supermarkets, Tom Thumb, Tops, Total Wireless, Trojan Storage, TruGreen, Turkey Hill, Twin Liquors, U-Stor-It,
    US Storage Centers, USA Pawn and Jewelry, United Dairy Farmers, Vitalant, Walmart Energy, Wawa, Weigel's, Weis,
    WellNow Urgent Care, Wesco, West Coast Self-Storage, West Marine, YETI, Yogis Grill, Zeeks Pizza, Zen Leaf,
    Zips Dry Cleaning, iStorage, truenorth
  US bars: Bar Louie, Ojos Locos Sports Cantina, Schmizza Pub & Grub, Schmizza Public House, The Brass Tap
  US books-and-hobbies: A.C. Moore, Amazon Books, American Girl, Barnes & Noble, Barnes & Noble College,
    Books-A-Million, Christian Science Reading Room, Disc Replay, Go! Games & Toys, Guitar Center, Half Price Books,
    JOANN Fabrics and Crafts, Music & Arts, Paper Source, Seagull Book, Walmart Photo Center, Woodcraft
  US car-rental: Budget Truck Rental
  US childcare: Cadence Academy Preschool, Chesterbrook Academy, Childcare Network, Children's Learning Adventure,
    Childtime, Kidango, Kids 'R' Kids, KinderCare, La Petite Academy, Merryhill Preschool, New Horizon Academy,
    Primrose School, Safari Kid, The Children's Courtyard, The Goddard School, Tutor Time, YMCA Child Care
  US clothing: Altar'd State, Anatomie, Avenue, Bob's Stores, BonWorth, Bonobos, Boot Barn, Brighton Collectibles,
    Buck Mason, Buckle, Buffalo Exchange, Catherines, Cato, Chico's, Chico's Off the Rack, Christopher & Banks,
    Citi Trends, Cycle Gear, DTLR, DXL Men's Apparel, Derimod, Discovery Clothing Company, Dooney & Bourke,
    Duluth Trading Company, Earthbound Trading Company, Evereve, Everything But Water, Fabletics, Famous Footwear,
    Fleet Feet, Francesca's, Gabe's, Gap Factory, Haggar, Hurley, It's Fashion, It's Fashion Metro, J. McLaughlin,
    J.Jill, JoS. A. Bank, Jockey, Johnny Was, Just Sports, Lady Foot Locker, Lane Bryant, Lilly Pulitzer, Madewell,
    Maidenform, Mandee, Marine Layer, Men's Wearhouse, New York & Company, Nike Community Store, Once Upon a Child,
    PacSun, Rack Room Shoes, Road Runner Sports, Scrubs & Beyond, Shiekh, Shoe Carnival, Shoe Dept., Shoe Dept. Encore,
    Shoe Palace, Shoe Sensation, Shoe Show, Shoe Show Mega, Simply Southern, Soft Surroundings, Soma, Spanx, Sperry,
    St. John Outlet, State & Liberty, Stride Rite, Sundance, Sundance Catalog, Tillys, Torrid, Tradehome Shoes,
    TravisMathew, Uniform Destination, UpWest, VINCE., Van Cleef & Arpels, Vineyard Vines, Vuori, Work World, XIOS,
    XXI Forever, rue21
  US coffee: 7 Brew, 7 Leaves Cafe, Aroma Joe's, Bambu, Better Buzz Coffee, Biggby Coffee, Black Rock Coffee, Boba Guys,
    Braganza Tea, Café du Monde, Caribou Coffee, Chagee, Clean Eatz, Cookies by Design, Corner Bakery, Crumbl Cookies,
    Dunn Brothers Coffee, Dutch Bros. Coffee, Franz, Gigi's Cupcakes, Great Harvest Bread Company, HTeaO,
    Heine Brothers', Honey Dew, Honey Dew Donuts, It's Boba Time, Kitanda, Kreation Organic, La Colombe Coffee Roasters,
    Mango Mango Dessert, Matto Espresso, PJ's Coffee of New Orleans, Paris Baguette, Peet's Coffee, Philz Coffee,
    Red Ribbon, Scooter's Coffee, Smallcakes, Stan's Donuts & Coffee, TP Tea, Tapioca Express, Tastea,
    Tatte Bakery & Cafe, Teapresso Bar, The Bean, The Human Bean, Think Coffee, Tierra Mia Coffee, Tous les Jours,
    Woops!
  US doctor: ATI Physical Therapy, Advocate Health Care, Aspen Dental, Athletico Physical Therapy, Bright Now! Dental,
    Carbon Health, Castle Dental, Clinical Pathology Laboratories, Comfort Dental, DentalWorks,
    Doctors of Physical Therapy, Gentle Dental, GoHealth Urgent Care, IQ Laser Vision, Kool Smiles, LabCorp, LasikPlus,
    MD Now Urgent Care, Merit Dental, Midwest Dental, MinuteClinic, Monarch Dental, Mondovi Dental, My Dentist, NVISION,
    NVISION Eye Centers, Northwestern Medicine, RRH Laboratories, RRH Urgent Care, RediClinic,
    Rochester Regional Health, Rochester Regional Health Laboratories, Rochester Regional Health Urgent Care, Sentara,
    Sentara Healthcare, SmileKeepers, Sutter Health, Sutter Surgery Center, Sutter Walk-In Care, TLC Laser Eye Centers,
    The Lasik Vision Institute, The Little Clinic, Therapydia, Touchstone Imaging, Touchstone Medical Imaging,
    UR Medicine Labs, UR Medicine Urgent Care, University of Rochester Medical Center, Vein Clinics of America,
    Walgreens Healthcare Clinic, Western Dental, Western Dental Kids, Willamette Dental Group
  US donations: AMVETS, AMVETS Thrift Store, Goodwill, arc Thrift Store, arc Thrift Stores
  US education: American National University, Bach to Rock, C2 Education, Color Me Mine, DeVry University,
    ECPI University, Empire Beauty School, Empire Beauty Schools, Huntington Learning Center, Paul Mitchell Schools,
    Paul Mitchell The School, Rasmussen University, Russian School of Mathematics, Strayer University, Sylvan
  US electricity-and-gas: 4-County Electric Power Association, A&N Electric Cooperative, AEP Ohio, AEP Texas,
    Alabama Power, Allegheny Power System, Allegheny Power Systems, Alliant Energy, Alpena Power Company,
    Ameren Missouri, American Electric Power, American Transmission Company, American Transmission Systems,
    Anaheim Public Utilities, Appalachian Power, Appalachian Power Company, Arizona Public Service,
    Arkansas Valley Electric Cooperative, Atlantic City Electric, Austin Energy, Avista, Azusa Light & Power,
    Baltimore Gas and Electric, Beaches Energy Services, Beauregard Electric Cooperative, Bessemer Electric Service,
    Blachly-Lane Electric Cooperative, Black Hills Electric Cooperative, Black Hills Energy, Black Hills Power,
    Blue Ridge Energy, Bonneville Power Administration, Brazos Electric, BrightRidge, Brookings Municipal Utilities,
    Brownsville Energy Authority, Bryan Texas Utilities, CPS Energy, Carroll Electric Cooperative, CenterPoint Energy,
    Central Electric Power Cooperative, Central Maine Power Company, Cheyenne Light Fuel and Power,
    Choptank Electric Cooperative, Clark Public Utilities, Clarksville Department of Electricity,
    Clay Electric Cooperative, Cleveland Public Power, Colorado Springs Utilities, Columbus Light & Water,
    Commonwealth Edison, Concordia Electric Cooperative, Consolidated Edison, Consumers Energy, Consumers Power,
    Cooperative Energy, Core Electric Cooperative, Corn Belt Power Cooperative, Cowlitz Public Utility District,
    Crimson Oak Grove Resources, Cullman Electric Cooperative, DTE Electric Company, DTE Energy,
    Dairyland Power Cooperative, Dayton Power & Light, Delaware Electric Cooperative, Delmarva Power,
    Denton Municipal Electric, Dominion Energy, Dominion Energy South Carolina, Dow Chemical Company,
    Duke Energy Progress, Duquesne Light, East Kentucky Power Cooperative, East River Electric Power Cooperative,
    Emerald People's Utility District, Empire Electric Association, EnergyUnited, Entergy Arkansas, Entergy Louisiana,
    Entergy Mississippi, Entergy New Orleans, Eugene Water & Electric Board, Evergy,
    Fayetteville Public Works Commission, Flathead Electric Cooperative, Florida Keys Electric Cooperative,
    Florida Power & Light, Florida Public Utilities, Fort Pierce Utilities, Gainesville Regional Utilities,
    Garland Power & Light, Georgia Power, Georgia Transmission Corporation, Glacier Electric Cooperative,
    Glades Electric Co-Op, Golden Spread Electric Cooperative, Grand Electric Cooperative, Grand River Dam Authority,
    Great River Energy, Green Mountain Energy, Green Mountain Power, Greeneville Energy Authority,
    Guntersville Electric Board, Hawaiian Electric Company, Hetch Hetchy Water & Power, Holy Cross Energy,
    Holyoke Gas & Electric, Idaho Power, Illuminating Company, Independence Power & Light, Indiana Michigan Power,
    Indianapolis Power & Light, Invenergy, Jackson Energy Authority, Jersey Central Power and Light, Joe Wheeler EMC,
    Jones-Onslow EMC, Jonesboro City Water and Light, KAMO Power, Kansas City BPU, Kentucky Power,
    Kentucky Utilities Company, Keys Energy Services, Kissimmee Utility Authority, Knoxville Utilities Board, LS Power,
    LaCreek Electric Association, Lafayette Utilities System, Lansing Board of Water & Light,
    Lassen Municipal Utility District, Lee County Electric Cooperative, Lewis County Public Utility District,
    Lincoln Electric System, Lockhart Power Company, Long Island Power Authority, Louisville Gas & Electric,
    Lower Colorado River Authority, Lubbock Power & Light, Marshall Municipal Utilities,
    Marshall-DeKalb Electric Cooperative, Maui Electric Company, Memphis Light Gas and Water, Met-Ed,
    Michigan Public Power Agency, MidAmerican Energy, Midwest Energy, Minnesota Power, Minnkota Power Cooperative,
    Mission Valley Power, Mississippi Power, Missouri Power & Light Company, Mon Power, Moorhead Public Service,
    Moreau-Grand Electric Cooperative, NV Energy, NW Electric Power Cooperative, Nashville Electric Service,
    Nebraska Public Power District, Nevada Power Company, New Hampshire Electric Cooperative, New York Power Authority,
    Niagara Mohawk, North Arkansas Electric Cooperative, NorthWestern Energy, Northeast Power,
    Northern States Power Company, Oklahoma Gas & Electric, Old Dominion Electric Cooperative,
    Omaha Public Power District, Orange & Rockland, Otter Tail Power Company, Ozarks Electric Cooperative, PacifiCorp,
    Pacific Gas and Electric Company, Pacific Power, Paducah Power System, Paragould Light & Water Commission,
    Paris Utility Authority, Penelec, Platte River Power Authority, Plumas-Sierra Rural Electric Cooperative,
    Portland General Electric, Potomac Electric Power Company, PowerSouth Energy Cooperative, Progress Energy,
    Public Service Company of Colorado, Public Service Company of Oklahoma, Public Service Enterprise Group,
    Puget Sound Energy, Rappahannock Electric Cooperative, Rhode Island Energy, Rochester Gas & Electric,
    Rockland Electric Company, Rocky Mountain Power, SLEMCO, SWEPCO, Sacramento Municipal Utility District,
    Salt River Project, San Diego Gas & Electric, Scottsboro Electric Power Board, Seattle City Light,
    Seminole Electric Cooperative, Sharyland Utilities, Sierra Pacific Power Company, South Plains Electric Cooperative,
    Southern California Edison, Southern Maryland Electric Cooperative, Southwest Arkansas Electric Cooperative,
    Southwest Transmission Cooperative, Southwestern Electric Power Company, Southwestern Power Administration,
    Southwestern Public Service Company, Springfield Utility Board, Sunflower Electric Power Corporation,
    Taunton Municipal Lighting Plant, Tennessee Valley Authority, Texas Municipal Power Agency, Texas-New Mexico Power,
    Tucson Electric Power, Umatilla Electric Cooperative, United Illuminating Company, United States Steel Corporation,
    Unitil, Valley Electric Association, Vermont Electric Cooperative, Vermont Electric Power Company, Vermont Transco,
    Versant Power, Virginia Electric & Power Company, Watertown Municipal Utilities, West Central Electric Cooperative,
    West Penn Power, West River Electric Association, Western Area Power Administration, Willmar Municipal Utilities,
    Wolverine Power Cooperative, Xcel Energy, Ørsted Onshore North America
  US electronics: ABC Warehouse, Appliance Repair by Asurion, Asurion Tech Repair & Solutions, Batteries Plus Bulbs,
    Brookstone, Cellairis, Cellaxs, Geek Squad, Micro Center, Oreck, P. C. Richard & Son, Simply Mac, Video Only,
    uBreakiFix
  US events: Alamo Drafthouse Cinema, B&B Theatres, Century Theatres, Harkins Theatres, IPIC Theaters,
    LEGO Discovery Center, Landmark Theatres, Marcus Cinema, Movie Tavern, Regal Cinemas
  US food-and-drink: Abbott's Frozen Custard, Amigos, Amy's Ice Creams, Andy's Frozen Custard, Bravo,
    Bruster's Ice Cream, Candy Tyme, Carvel, Dippin' Dots, Emack & Bolio's, Fannie May, Gertrude Hawk Chocolates,
    Graeter's, Handel's Homemade Ice Cream, Jeni's Splendid Ice Cream, Jeni's Splendid Ice Creams,
    Jeremiah's Italian Ice, Kilwins, Lolli and Pops, Peachwave, Pizza Schmizza, Ralph's Italian Ices,
    Rita's Italian Ice, Salt & Straw, See's Candies, Shake's, SomiSomi, Sub Zero, Swensen's, The Baked Bear,
    Van Leeuwen Ice Cream, Yogurt Mountain, Yumilicious, sweetFrog
  US fuel: Alon, Astro, BJ's Gas, Big D Oil, Carroll, Carroll Motor Fuels, Clark, Clean Energy, Clean Energy Fuels,
    Crown, Diamond Shamrock, EV Connect, EVgo, Electrify America, Exxon, FAST STOP, Fastrac, Flyers, Friendly Express,
    Hele, Hess, High's, Holiday Oil, Hy-Vee Gas, IONNA, Ingles Gas Express, Krist, Kwik Fill, ONE9, Pacific Pride,
    Qik-n-EZ, Red E, Shamrock, Stewart's, Terrible's Diesel, Tesoro, TomThumb, True Zero, UDF Fuel, USA Gasoline,
    Weis Gas N' Go, Xtra Fuels
  US groceries: 1st Stop, 99 Ranch Market, APlus, Acme, Albertsons Market, Allsup's, Alltown Fresh, Aloha Island Mart,
    Alta Convenience, Amazon Go, AmeriStop, Amigo, Angelo Caputo's Fresh Markets, BI-LO, Bashas', Bel Air, BellStores,
    Berkot's Super Foods, BevMo!, Big Apple, Big Red, Big Red Stores, Big Y, Binny's Beverage Depot, Boar's Head,
    Brookshire Brothers, Brookshire's, Butera Market, Byrne Dairy & Deli, C-Town Supermarkets, CHEF'STORE,
    Cermak Fresh Market, Clark's Pump-N-Shop, Coen Markets Inc, Convenient Food Mart, Costco Business Center, Cub Foods,
    D&W Fresh Market, D'Agostino, Dari Mart, Dash In, Dierbergs, Dillons, Dollar General Market, Dream Dinners, Duchess,
    El Super, Erewhon, ExtraMile, Family Express, Family Fare, Fareway, Farm Stores, Fas Mart, Fastbreak, Fastrac Cafe,
    Fiesta Mart, Fiiz Drinks, Fine Wine & Good Spirits, Food City, FoodLand, FoodMaxx, Foodtown, Fresh Thyme,
    Fry's Food and Drug, Fry's Marketplace, Gelson's, Giant Eagle, Good 2 Go, Gordon Food Service Store, Grocery Outlet,
    Gulf Express, Haggen, Harps, Harris Teeter, Hy-Vee, Ideal Food Basket, Ingles, J&H Family Stores, Jacksons,
    Jewel-Osco, Jiffy Mart, Joe's Kwik Marts, KTA Super Stores, Kent Kwik, Key Food, Kim's Convenience Store,
    King Soopers Marketplace, Kings, Kroger Marketplace, La Michoacana Meat Market, Lowe's Market, Lowes Foods, Lucky,
    Lukoil Mini-Mart, Mariano's Fresh Market, Market Street, Market of Choice, Martin's Super Markets, Meijer Express,
    Mini-Mart, Minit Mart, Mitsuwa Marketplace, Morton Williams, Natural Grocers, New Hampshire Liquor & Wine Outlet,
    New Hampshire Liquor & Wine Outlets, New Hampshire Liquor Commission, New Seasons Market, Northgate Market,
    Oberweis, Omaha Steaks, PCC Community Market, PCC Community Markets, Par Mar Stores, Patel Brothers, Pavilions,
    Penzeys Spices, Pete's Market, Pick 'n Save, Plaid Pantry, Price Chopper, Price Rite, Produce Junction,
    Quality Mart, Raley's, Ralphs, Ray's Food Place, Rebel, Red Apple Food Mart, Redner's, Refuel, Rocket, Rosauers,
    Rouses, Ruler Foods, SF Supermarket, Save Mart, Save-A-Lot, Schnucks, Seafood City, Shaw's, ShopRite, Shoppers,
    Shoppers Food & Pharmacy, Smart & Final Extra!, Spec's, Sprouts Farmers Market, Stater Bros., Stewart's Shops,
    Stinker, Strack & Van Til, Stuckey's, Super 1 Foods, Super H Mart, Super One Foods, Superior Grocers,
    The Fresh Market, Timewise, Tony's Fresh Market, Total Wine, Town Pump, Trader Joe's, US Market,
    United Grocery Outlet, United Supermarkets, Vallarta, Virginia ABC, Vons, Walmart Neighborhood Market, WinCo Foods,
    Winn-Dixie, Woodman's Markets, XtraMart, Yesway
  US health: America's Best Contacts & Eyeglasses, Beltone, Clarkson Eyecare, Cohen's Fashion Optical, Eyemart Express,
    Good Neighbor Pharmacy, HearUSA, Longs Drugs, My EyeLab, MyEyeDr., Rite Aid, SVS Vision, Shopko Optical,
    Site for Sore Eyes, Solstice Sunglasses, Stanton Optical, Super Supplements, Target Optical, The Vitamin Shoppe,
    Thermo Fisher Scientific, Vision Source, Visionworks, Vitamin World, Walmart Vision Center
  US home-and-garden: 84 Lumber, ABC Supply, Altorfer CAT, American Roofing Supply, American Signature Furniture,
    Amerisleep, Arhaus, At Home, Atwoods, Aubuchon Hardware, Badcock, Badcock Home Furniture &more, Bassett Furniture,
    Beacon, BedMart, Blain's Farm & Fleet, Bob's Discount Furniture, Bomgaars, Boyd CAT, Builders FirstSource,
    Butler CAT, C-A-L Ranch, Cabinets To Go, California Closets, Capital Electric, Carpet One Floor & Home, Codale,
    Cooper Electric, Cort, Cort Furniture Outlet, Cort Furniture Rental, CountryMax, Crate & Barrel, Crawford,
    Do it Best, Dunn-Edwards Paints, Echo Electric, Empire CAT, F.W. Webb Company, Fabick CAT, Farmers Home Furniture,
    Fleet Farm, Floor & Decor, Fortunoff Backyard Store, Frank Webb Home, Grange Co-op, Harbor Freight Tools, Havertys,
    Holt CAT, Home Outlet, Home of Economy, HomeGoods, Independent Electric, Irby, Jerome's Furniture, Johnstone Supply,
    Kelly-Moore Paints, Kirkland's, Kitchen Collection, Lamps Plus, Leslie's Pool Supplies, Linde,
    Linde Welding Gas & Equipment Center, Louisiana CAT, LoveSac, MacAllister CAT, Mattress Depot USA, Mattress Firm,
    Mattress Firm Clearance, Mattress Warehouse, Mattress World Northwest, McCoy's, McCoy's Building Supply, Menards,
    Metro Mattress, Michigan CAT, Miller Paint, Mor Furniture, Motion Industries, Munch's Supply, Mustang CAT,
    N C Machinery, NMC CAT, Nitori, Norbys Farm Fleet, North Coast, NorthEast Electrical, Northern Tool + Equipment,
    Ohio CAT, Old Time Pottery, OneSource, Original Mattress Factory, Orscheln Farm & Home, Outdoor Supply Hardware,
    PPG Paints, Papé Machinery, Papé Machinery Agriculture & Turf, Papé Machinery Construction & Forestry, Parr Lumber,
    Peterson CAT, Pinch A Penny, Puckett CAT, Purple, Quinn CAT, RP Lumber, Raymour & Flanigan, Rodda Paint,
    Rooms To Go, Rooms To Go Kids, Rural King, Sleep Experts, Sleep Number, Sleep Outfitters, Southern States,
    Stanley Steemer, Sur La Table, Tempur-Pedic, The Container Store, The Shade Store, The Tile Shop, Theisen's,
    Thompson CAT, Tractor & Equipment Co., Tractor Supply Company, True Value, Truly Nolen, Tuesday Morning, Tuff Shed,
    Tuft & Needle, Vallen, Value City Furniture, Viking Electric, Wagner CAT, Walmart Garden Center, Warren CAT,
    Western States CAT, Wheeler CAT, Wilco, World Electric, World Market, Wyoming Equipment Company, Z Gallerie,
    Ziegler CAT
  US hotels: AmericInn, Americas Best Value Inn, Boarders, Boarders by Cobblestone, Budget Host Inn, Cambria Hotel,
    Centerstone, Clarion Pointe, Cobblestone Hotel & Suites, Cobblestone Hotels, Cobblestone Inn & Suites,
    Drury Inn & Suites, EVEN Hotel, EVEN Hotels, Extended Stay America, Gaylord, Hampton Inn & Suites,
    HomeTowne Studios, Hyatt Vacation Club, KeyWest Inn, MainStay Suites, My Place Hotel, My Place Hotels,
    Outrigger Hotels and Resorts, Palace Inn, Quality RV Resorts, Red Lion Hotels, Red Lion Inn & Suites, Red Roof Inn,
    Shilo Inns, Signia, Signia by Hilton, Sleep Inn, Sleep Inn & Suites, Sonesta Select, Sonesta Simply Suites,
    Suburban Studios, Tempo, Tempo by Hilton, Thousand Trails, Vagabond Inn, WoodSpring Suites, WorldMark,
    WorldMark by Wyndham
  US insurance: A-MAX Auto Insurance, Aflac, American Family Insurance, Bankers Life, Comparion Insurance Agency,
    Country Financial, Direct Auto Insurance, Erie Insurance, Estrella Insurance, Farm Bureau Financial Services,
    Farm Bureau Insurance, Farm Bureau Insurance of Tennessee, Farmers Insurance, Fred Loya Insurance,
    Freeway Insurance, GEICO, Goosehead Insurance, Grange Insurance, Insurance Navy Brokers, Liberty Mutual Insurance,
    Missouri Farm Bureau Insurance, Mutual of Omaha, New York Life, Northwestern Mutual, Primerica,
    Prudential Financial, Shelter Insurance, State Farm, Texas Farm Bureau Insurance, The Standard, United Healthcare,
    WFG National Title Company, WFG National Title Insurance Company
  US internet-and-phone: Boost Mobile, C Spire, CenturyLink, Cricket Wireless, DISH, Metro by T-Mobile, Sprint,
    Total by Verizon, U.S. Cellular
  US leisure: Altitude, Bowlero, Escapology, Kids Empire, Round1
  US loan-payments: 1st Heritage Credit, ACE Cash Express, Advance America, Advance Financial, Amscot,
    California Check Cashing Stores, Cash Store, CashMax, Check 'n Go, Check Into Cash, CheckSmart, First Virginia,
    Lendmark Financial Services, Mariner Finance, Midwest Title Loans, Moneytree, OneMain Financial,
    PLS Financial Services, Payomatic, Regional Finance, Sun Loan, TitleMax, Tower Loan, World Finance
  US mortgage: Ameris Bank, Guaranteed Rate, Novus Home Mortgage
  US parking: Ace Parking, City Center Parking, Colonial Parking, Keolis Commuter Services, Parking Company of America,
    Portland Bureau of Transportation, Republic Parking, SmartPark, TriMet Park & Ride
  US personal-care: Amazing Lash Studio, Amiri Salon, Anthony Vincé Nail Spa, Benefit Brow Bar, Body Details,
    Brow Art 23, Cost Cutters, European Wax Center, Eyebrow Plus, Fantastic Sams, Floyd's 99 Barbershop, Hair Cuttery,
    Holiday Hair, Image Studios, InStyle, LaserAway, Madison Reed, Madison Reed Color Bar, Massage Envy, Me Spa,
    Milan Laser Hair Removal, Origins, Palm Beach Tan, Perfect Brows NYC, Perfect Look Hair Salon, Perfect Look Salons,
    Perfumania, Regis, Restore Hyper Wellness, Rudy's Barbershop, SalonCentric, Seva Beauty, Sola Salons, Sun Tan City,
    Tan Republic, The Barbers, The Lash Lounge, The SALON by InStyle, Ulta Beauty, Waxing the City, bluemercury
  US pets: Banfield Pet Hospital, BluePearl, EarthWise Pet, Kahoots, Mud Bay, Pet Food Express, Pet Supermarket,
    Pet Supplies Plus, PetPeople, PetSuites, Petland, Unleashed, VetIQ Petcare, WellHaven, WellHaven Pet Health,
    Wild Birds Unlimited
  US pharmacy: Albertsons Pharmacy, Bartell Drugs, Brookshire Brothers Pharmacy, Brookshire's Pharmacy,
    Discount Drug Mart, Duane Reade, Fred Meyer Pharmacy, Giant Pharmacy, H-E-B Pharmacy, Hannaford Pharmacy,
    Health Mart, Hy-Vee Pharmacy, Kinney Drugs, Marc's Pharmacy, Medicap Pharmacy, Pharmaca, Tops Pharmacy
  US public-transport: ABQ RIDE, Advance Transit, AggieSpirit, Altamont Corridor Express, Amtrak Thruway,
    Antelope Valley Transit Authority, AppalCART, Area Regional Transit, Athens Clarke County Transit, BREEZE,
    Baltimore Harbor Connector, Baltimore Metro SubwayLink, BaltimoreLink, Bay Area Transportation Authority,
    Beaumont Municipal Transit, Beaumont Zip, Benton Area Transit, Big Blue Bus, Broome County Transit,
    Butte Regional Transit, CATABUS, CC Rider, CTtransit, Cambus, Campus Area Bus Service,
    Cape Ann Transportation Authority, Capital Area Transit, Capital Area Transit System,
    Capital Area Transportation Authority, Cascades East Transit, Casco Bay Lines, Centre Area Transportation Agency,
    Centro Auburn, Centro Oswego, Centro Rome, Centro Syracuse, Centro Utica, Charlotte Area Transit System,
    Charm City Circulator, Cherriots, Citrus Connection, City of Anderson Transit System, Citylink, Clallam Transit,
    Coast RTA, CobbLinc, Community Connector, Community Transit, Commute.org, Commuter Express, Connect Public Transit,
    Connect Transit, Culver CityBus, CyRide, DART First State, Dallas Area Rapid Transit, Danville Mass Transit,
    Denton County Transportation Authority, Duluth Transit Authority, Eastern Sierra Transit, El Dorado Transit,
    Fairfax Connector, First Transit, Foothill Transit, FrontRunner, GTrans, Gary Public Transportation Corporation,
    Gloversville Transit System, GoCary, GoDurham, GoLine, GoRaleigh, GoTriangle, Gold Coast Transit,
    Grant Transit Authority, Grays Harbor Transit, Greater Lynchburg Transit Company, Green Mountain Transit,
    Greensboro Transit Agency, Gwinnett County Transit, HARTransit, Harford Transit LINK,
    Hawai'i County Mass Transit Agency, Hele-On Bus, Imperial Valley Transit, Indian River Transit, IndyGo,
    Intercity Transit, Interurban Transit Partnership, Island Transit, Jackson Transit Authority,
    Jackson Transit System, Jacksonville Transportation Authority, Jefferson Transit, Josephine Community Transit,
    Kayak Public Transit, Kenosha Area Transit, Kern Transit, King County Metro, Kings Area Regional Transit,
    Kitsap Transit, Lane Transit District, Lextran, Liberty Landing Ferry, Lincoln County Transit, Link Transit,
    Los Angeles Department of Transportation, MATBUS, METRO RTA, MTA Commuter Bus, MTA Express BusLink,
    Macatawa Area Express, Maine Department of Transportation, Maine State Ferry Service, Maple Grove Transit,
    Marguerite, Marin Transit, Maryland Transit Administration, Maui Bus, Merrimack Valley Transit, MetroExpress,
    MetroRail, MetroRapid, Metropolitan Area Express, Metropolitan Transportation Authority, Miami Trolley,
    Michigan City Transit, Modesto Area Express, Montgomery Area Transit System, Mount Adams Transportation Service,
    Mountain Metropolitan Transit, NCTD Coaster, NFTA Metro, NJ Transit, NY Waterway, NYC Subway, NYC Transit, NYCDOT,
    New Orleans Regional Transit Authority, North County Transit District, OC Bus, Omaha Rapid Bus Transit, OmniRide,
    Omnitrans, Orange County Transportation Authority, Oregon Department of Transportation, Oregon POINT,
    Ozark Regional Transit, Oʻahu Transit Services Inc., Pacific Transit System, Palm Tran, Pierce Transit,
    Portland Streetcar, Public Oregon Intercity Transit, RTS Genesee, RTS Livingston, RTS Ontario, RTS Orleans,
    RTS Seneca, RTS Wayne, RTS Wyoming, RVMMTD, Red Rose Transit Authority, Regional Transit Service,
    Regional Transportation Authority, Regional Transportation District, Rhode Island Public Transit Authority,
    Richland County Transit, RideKC, River LINE, RiverCities Transit, Riverside Transit Agency,
    Rochester Public Transit, Rock Region Metro, Rockford Mass Transit District, Rogue Valley Transportation District,
    Ryde Racine, Sacramento Regional Transit District, Saint Lucie County Transit Division,
    Salem Area Mass Transit District, SamTrans, San Mateo County Transit District, Sandy Area Metro,
    Sangamon Mass Transit District, Santa Barbara MTD, Santa Clarita Transit, Santa Cruz Metropolitan Transit District,
    Santa Maria Regional Transit, Santa Ynez Valley Transit, Sarasota County Area Transit,
    Sherman County Community Transit, Shuttle-UM, Skagit Transit, Skamania County Transit, SolTrans, Sound Transit,
    Sound Transit Express, Sounder, South Bend Transportation Corporation, South Clackamas Transportation District,
    Southeast Area Transit District, Spokane Transit Authority, Springfield City Area Transit, St. Charles Area Transit,
    Stageline, Stanford Transportation, StarMetro, StarTran, Stark Area Regional Transit Authority, Staten Island Ferry,
    Suffolk County Transit, Sun Metro, Sun Tran, SunLine Transit Agency, Sunset Empire Transportation District,
    The Kauaʻi Bus, The LINK, The Rapid, TheBus, Tillamook County Transportation District,
    Tompkins Consolidated Area Transit, TranGO, Transfort, Transit Authority of River City, Transpo, Tri Delta Transit,
    Trinity Metro, Tulare County Regional Transit Agency, Tuolumne County Transit, UMass Lowell, UT Shuttle, UTrans,
    Umpqua Public Transportation District, Union City Transit, Unitrans, VCTC Intercity, Valley Metro,
    Virgin Islands Transit, Volusia County Public Transit System, Votran, WMATA Metrobus, WMATA Metrorail,
    Waco Transit System, WestCAT, Western Reserve Transit Authority, Westside Express Service,
    Whatcom Transportation Authority, Wheels, Winston-Salem Transit Authority, Worcester Regional Transit Authority,
    Xpress, Yamhill County Transit, Yamhill County Transit Area, Yolobus, Yuba-Sutter Transit, rabbittransit
  US restaurants: 110 Grill, 54th Street Grill and Bar, Abby's Pizza, Al's Beef, Aladdin's Eatery, Aloha Pokē Co,
    Amato's, American Deli, Amici, Amici's East Coast Pizzeria, Anthony's Coal Fired Pizza, Arctic Circle, Arooga's,
    Aurelio's Pizza, Azzip Pizza, B-Bop's, B.C. Pizza, BCD Tofu House, Back Yard Burgers, Bafang Dumpling,
    Bahama Breeze, Baja Fresh, Barberitos, Barro's Pizza, Bartaco, Beef O'Brady's, Beggars Pizza, Bertucci's,
    Big Apple Bagels, Big Boy, Bill Miller Bar-B-Q, Biscuitville, Black Angus, Black Bear Diner, Blackjack Pizza,
    Blake's Lotaburger, Blimpie, Blue Star Donuts, Board & Brew, Bob Evans, Bobablastic, Bojangles', Bonanza Steakhouse,
    Bonchon Chicken, Bonefish Grill, Boston Market, Braum's, BreWingZ, Brio, Bruegger's Bagels, Bubba's 33,
    Bubbakoo's Burritos, Buca di Beppo, Buddy's Pizza, Buffalo Wild Wings, Buffalo Wings & Rings, Bumpers, Buona,
    Burger Street, BurgerFi, BurgerIM, Burgerville, Bush's Chicken, CAVA, Cafe Rio, Café Yumm!, Café Zupas,
    California Fish Grill, California Pizza Kitchen, California Tortilla, Capriotti's, Captain D's,
    Carrabba's Italian Grill, Casey's, Cassano's Pizza King, Champs Chicken, Charleys Philly Steaks, Cheddar's,
    Chester's, Chevys, Chevys Fresh Mex, Chicken Express, Chicken Salad Chick, Chimcking, Chopt, Chuy's, Cicis,
    Claim Jumper, Clean Juice, Cluck-U Chicken, Coco's Bakery, Condado Tacos, Cook Out, Cooper's Hawk, Copeland's,
    Costa Vida, Così, Cottage Inn Pizza, Cotton Patch Cafe, Country Kitchen, Country Pride, Country Waffles,
    Cousins Subs, Culver's, D'Angelo Grilled Sandwiches, D.P. Dough, Dallas BBQ, Davanni's, Daylight Donuts,
    Del Frisco's Double Eagle Steakhouse, Del Taco, DiBella's Subs, Dickey's Barbecue Pit, District Taco, Dog Haus,
    Donatos Pizza, DoubleDave's Pizzaworks, Dough Zone, East Coast Wings + Grill, East of Chicago Pizza, Eat'n Park,
    Eegee's, Eggs Up Grill, Einstein Bros. Bagels, El Rinconsito, Elephant Bar, Elevation Burger, Epic Wings N' Things,
    Erbert & Gerbert's, Erbert & Gerbert's Sandwich Shop, Erik's DeliCafé, Everbowl, Evergreens, Ezell's Chicken,
    Famous Dave's, Farmer Boys, Fatz, Fazoli's, First Watch, Fleming's, Flippin' Pizza, Foster's Grille, Fosters Freeze,
    Fox's Pizza Den, Freddy's, Freebirds, Freshëns, Friendly's, Frisch's Big Boy, Fuddruckers, Fuzzy's Taco Shop,
    Gator's Dockside, Gatti's Pizza, Gen Korean BBQ, Genghis Grill, Genki Sushi, Gino's East,
    Gino's Pizza & Spaghetti House, Gionino's Pizzeria, Giordano's Pizzeria, Godfather's Pizza, Gold Star Chili,
    Golden Chick, Golden Corral, Good Times, Grandy's, Great American Cookies, Great Wraps, Grimaldi's Pizzeria,
    Gringo's Mexican Kitchen, Grotto Pizza, Guthrie's, Gyu-Kaku, Habit Burger & Grill, Hangry Joe's Hot Chicken & Wings,
    Happy Joe's, Happy's Pizza, Harold's Chicken Shack, Home Run Inn, Home Run Inn Pizzeria, Honey Baked Ham,
    Hopdoddy Burger Bar, Hoss's Steak & Sea House, Hot Dog on a Stick, Hot Head Burritos, Hotshots Sports Bar and Grill,
    Houlihan's, House of Blues, HuHot, Huddle House, Hungry Howie's, Hunt Brothers Pizza, Hwy55,
    Ike's Love and Sandwiches, Il Fornaio, Imo's Pizza, In-N-Out Burger, Iron Skillet, Islands, Izzo's Illegal Burrito,
    J. Alexander's, Jack Stack Barbecue, Jack in the Box, Jack's, Jamba, Jason's Deli, Jersey Mike's Subs, Jet's Pizza,
    Jim 'N Nick's, Jimboy's Tacos, Jimmy John's, Joe's Crab Shack, Joe's Pizza, John's Incredible Pizza,
    Johnny Carino's, Juice It Up!, Juice Press, JuiceLand, Just Salad, Keke's Breakfast Cafe, Kelly's Cajun Grill,
    Keva Juice, King Taco, Kona Grill, Krystal, Kura Sushi, L&L Drive-Inn, L&L Hawaiian Barbecue, La Salsa,
    LaRosa's Pizzeria, Laredo Taco Company, Larry's Giant Subs, Laughing Planet, Lazy Dog, Ledo Pizza, Lee's Sandwiches,
    Leeann Chin, Legal Sea Foods, LemonShark Poké, Lion's Choice, Little Big Burger, Logan's Roadhouse,
    LongHorn Steakhouse, Lou Malnati's Pizzeria, Louisiana Famous Fried Chicken, Luby's, Lucille's Smokehouse BBQ,
    Maggiano's Little Italy, Maid-Rite, Main Event, Manhattan Bagel, Maple Street Biscuit Company, Margaritas,
    Mark's Pizzeria, Martin's BBQ, Maryland Fried Chicken, Mazzio's, McAlister's Deli, McCormick & Schmick's,
    Meizhou Dongpo, Mellow Mushroom, Mendocino Farms, Meson Sandwiches, Metro Diner, Mezeh, Mezeh Mediterranean Grill,
    Mighty Quinn's, Mighty Taco, Milio's, Milio's Sandwiches, Miller's Ale House, Milo's Hamburgers, Mimi's Cafe,
    Mochinut, Moe's Italian Sandwiches, Moe's Southwest Grill, Monical's Pizza, Mooyah, Morton's The Steakhouse,
    Mountain Mike's, Mr. Hero, Muchas Gracias Mexican Food, Naf Naf Grill, Nathan's, Nation's Giant Hamburgers,
    Native Grill & Wings, Next Level Burger, Nick The Greek, Ninety Nine Restaurant & Pub, Noah's Bagels,
    Noodles & Company, Num Pang, Nékter Juice Bar, O'Charley's, Old Chicago, Old Country Buffet, On The Border,
    Ono Hawaiian BBQ, Original Roadhouse Grill, Original Tommy's, Otto Pizza, P. Terry's, Pagliacci Pizza, Pal's,
    Pancheros, Pancheros Mexican Grill, Papa Gino's, Pastini, Pei Wei, Penn Station, Pepperoni's, Peter Piper Pizza,
    Philly Pretzel Factory, Piada Italian Street Food, Piccadilly, Pick Up Stix, Pie Five, Pie Five Pizza Co,
    Pieology Pizzeria, Pizza Boli's, Pizza Factory, Pizza My Heart, Pizza Patrón, Pizza Ranch, Planet Smoothie,
    Playa Bowls, Poke Bros., Ponderosa Steakhouse, Port of Subs, Portillo's, Potbelly, Pressed, Pressed Juicery,
    Pretzelmaker, Primanti Bros., PrimoHoagies, Quaker Steak & Lube, RA Sushi, Rainforest Cafe, Raising Cane's, Rally's,
    RibCrib, Robeks, Roberto's Taco Shop, Rocky Rococo, Romano's Macaroni Grill, Rosati's, Rosati's Pizza,
    Round Table Pizza, Rubio's, Ruby's Diner, Runza, Rush Bowls, Salad and Go, Saladworks,
    Salsarita's Fresh Mexican Grill, Saltgrass Steak House, Salvatore's Old Fashioned Pizzeria, Sankalp, Sarku Japan,
    Sarpino's Pizzeria, Schlotzsky's, Seasons 52, Shari's, Shipley Do-Nuts, Shoney's, Showmars, Silver Diner,
    Simple Simon's Pizza, Sizzle Pie, Skyline Chili, Slapfish, Smithfield's Chicken 'N Bar-B-Q, Smokey Bones,
    Smoothie King, Snarf's Sandwiches, Sneaky Pete's, Snooze, Sonny's BBQ, Sourdough & Co., Spangles, Speedy Café,
    Steak 'n Shake, Steak Escape, Stoney River, Suki Hana, Super Chix, Sweetgreen, TKK Fried Chicken, Taco Bell Cantina,
    Taco Bueno, Taco Cabana, Taco Casa, Taco John's, Taco Mayo, Taco Time Northwest, Tacombi,
    Taziki's Mediterranean Cafe, Ted's Hot Dogs, Ted's Montana Grill, Ten Seconds Yunnan Rice Noodle, Tender Greens,
    Tex's Chicken & Burgers, Texas Roadhouse, The Cheesecake Factory, The Counter, The Flame Broiler,
    The Great Greek Mediterranean Grill, The Halal Guys, The Jalapeno Tree, The Melting Pot, The Stand,
    The Yard Milkshake Bar, Tijuana Flats, Togo's, Toppers Pizza, Torchy's Tacos, Tropical Smoothie Cafe,
    True Food Kitchen, Tubby's, Tudor's Biscuit World, Twin Peaks, Twisters, Two Hands, Two Hands Corn Dog,
    Urban Plates, Valentino's, Veggie Grill, Victorico's, Village Inn, Vocelli Pizza, Voodoo Doughnut, WaBa Grill,
    Waffle Cabin, Waffle House, Wahoo's Fish Taco, Ward's Restaurant, Western Sizzlin', Whataburger, White Castle,
    Wienerschnitzel, Winchell's Donut House, Wing Zone, Wok a Holic, Xi'an Famous Foods, Yard House, Yoshinoya,
    Yum Yum Donuts, Z!Eats, Zaxby's, Zero Degrees, Zip's, Zippy's, Zoës Kitchen, bd's Mongolian Grill
  US shopping: 2nd STREET, 99 Cents Only Stores, Alex and Ani, Amazing Intimate Essentials, American Freight,
    American Greetings, Attic Salt, Barneys New York, Bealls, Belk, Bi-Mart, Big Lots, Bloomingdale's, Blue Nile,
    Boscov's, BoxLunch, CNN Newsstand, Christmas Tree Shops, Daniel's, Daniel's Jewelers, Dillard's, Dirt Cheap,
    Don Don Donki, Don Roberto Jewelers, Duty Free Americas, Family Dollar, Five Below, Forman Mills,
    Fred Meyer Jewelers, Fuego, Goody's, Gordmans, Gorjana, Hannoush Jewelers, Harry Ritchie's, Helzberg Diamonds,
    Hustler Hollywood, James Avery Jewelry, Jared, Kay Jewelers, Kendra Scott, Kohl's, Macy's, Macy's Backstage,
    Marden's, Morgan Jewelers, Na Hoku, Navy Exchange, Neiman Marcus, Ocean State Job Lot, Ollie's Bargain Outlet, Ross,
    Runnings, Sears Hometown, Shane Co., Shopko, Stein Mart, T-ZONE, TJ Maxx, The 99 Store, The Paper Store, Tourneau,
    Vape City, Zales, dd's Discounts, pOpshelf
  US sport: 24 Hour Fitness, 24 Hour Fitness Sport, 24 Hour Fitness Super Sport, Academy Sports + Outdoors,
    Bear Paddle Swim School, Big 5 Sporting Goods, Big Blue Swim School, Blast Fitness, Blink Fitness, Burn Boot Camp,
    Club Champion, CorePower Yoga, Dick's House of Sport, Dick's Sporting Goods, Dunham's Sports,
    Eastern Mountain Sports, Emler Swim School, Equinox, Esporta Fitness, Finish Line, Fitness 19, Fitness Together,
    Foss Swim School, Gander Outdoors, Goldfish Swim School, Golf Galaxy, Hibbett Sports, Jazzercise,
    Kids First Swim School, Kids First Swim Schools, Marathon Sports, Modell's Sporting Goods, PGA Tour Superstore,
    Powerhouse Gym, Premier Martial Arts, Pro Image Sports, Retro Fitness, SafeSplash Swim School, Sierra,
    Sportsman's Warehouse, Starting Strength, Starting Strength Gyms, Stretch Zone, SwimLabs Swim School,
    The Edge Fitness Club, The Exercise Coach, UFC Gym, United Taekwondo Center, VASA Fitness, VillaSport,
    Workout Anytime, X Golf, YouFit, [solidcore], iLoveKickboxing
  US transport: Alta Bike Share, BCycle, Bay Wheels, Bicycle Transit Systems, Bike Chattanooga, Bike Share Connect,
    Bike Share Pittsburgh, BikeNHV, Bluebikes, Boulder B-cycle, Breeze Bike Share, Bruin Bike Share, Bublr Bikes,
    CDPHP Cycle, CapMetro, CapMetro Bikeshare, Capital Bikeshare, Cascadia Mobility, Citi Bike, Citrix Cycle,
    Clear Channel, CoGo Bike Share, Divvy, Drop Mobility, Explore Bike Share, Gotcha Bikes, Greenbike SLC BikeShare,
    Grid, Heartland B-cycle, Indego, Indiana Pacers Bikeshare, Lyft Bike, MoGo, POGOH, Pace, PeaceHealth Rides,
    PikeRide, RTC Bike Share, RVA Bike Share, Red Bike, Relay Bike Share, SWell Cycle, Social Bicycles Inc.,
    Tar Heel Bikes, ValleyBike
  US travel: Cruise Planners, Liberty Travel
  US vehicle: America's Car-Mart, American Tire Depot, Auto Plus, AutoNation, Avis Car Sales, Belle Tire,
    Big Brand Tire & Service, Blue Beacon, Brakes Plus, Brown Bear Car Wash, Bumper to Bumper Auto Parts, Byrider,
    Caliber Car Wash, Caliber Collision, Camping World, Car-X, CarMax, CarShop, Christian Brothers Automotive,
    Commercial Tire, Cooper Tire & Rubber Company, Costco Tire Center, Crash Champions, Delta Sonic Car Wash,
    Discount Tire, DriveTime, Dunn Tire, Enterprise Car Sales, Express Oil Change & Tire Engineers, FleetPride,
    Fun Town RV, GATE Express Car Wash, Gerber Collision & Glass, Golden Nozzle Car Wash, Grease Monkey, H-E-B Car Wash,
    Hertz Car Sales, Interstate Batteries, KOI Auto Parts, Kaady Car Wash, Les Schwab Tire Center, Mavis Discount Tire,
    Mavis Tires & Brakes, Meineke, Merchant's, Mister Car Wash, Mobil 1, Mobil 1 Lube Express, ModWash,
    Monro Muffler Brake, Mr. Tire, National Tire and Battery, O'Reilly Auto Parts, Oil Changers, Pep Boys,
    Precision Tune Auto Care, ProColor Collision, Quick Quack Car Wash, Safelite AutoGlass, Sanel NAPA, Service King,
    Soapy Noble, SpeeDee, Speedway Speedy Wash, Speedy Wash, Strickland Brothers, Sullivan Tire, Sun Auto Service,
    Super Star Car Wash, Super Wash, Tidal Wave Auto Spa, Tire Choice, Tire Choice Auto Service Center,
    Tire Discounters, Tire Kingdom, Tire Pros, Tire Warehouse, Tires Plus, Tommy's Express, Town Fair Tire, Tuffy,
    VIP Tires and Service, Valvoline, Valvoline Express Care, Walmart Auto Care Center, Washman, Wheel Works, XL Parts
  US water: Seattle Public Utilities
  ZA -: Agrimark, Amathole Funerals, Ayana, Bogart Man, Cash Crusaders, Cellini, Code, Eagle Lighting, Evolve Denim,
    Fashion Fusion, Goldwagen, Gridline, Icebolethu Funerals, Jonsson Workwear, Mellins, Mr Price Cellular, Multiserv,
    Neovision, Oasis, Old Khaki, Pam Golding Properties, Pick n Pay Hypermarket, Plumblink, PostLink, Queenspark,
    Rawson Property Group, Rfnry jnr, S.P.C.C., Security Hyperstore, Skipper Bar, Sorbet, Soviet, Talisman Hire,
    The Courier Guy, The Hub, UFO Furniture, Verimark, WeBuyCars, Whitehouse & Continental Linen
  ZA books-and-hobbies: Bargain Books, CUM Books, Exclusive Books, Toy Kingdom, Van Schaik
  ZA childcare: Baby City
  ZA clothing: Ackermans, Archive, Clothing Junction, Contempo, Dodo's, Dunns, Exact, Fabiani, Footgear, Foschini,
    Frasers, Identity, Keedo, LEGiT, Loxion, Miladys, Mr Price, Mr Price Sport, Nicci Boutiques, Pick n Pay Clothing,
    Power Fashion, Rage, Refinery, Relay Jeans, Renegade Fashion Outlet, Selfast, Senqu, Side Step, Sneaker Factory,
    Spitz, Street Fever, Studio 88, Style, Tekkie Town, The FIX, The Sneaker Factory, Totalsports, Truworths, UNIQ,
    UNIQ clothing by Checkers, Victory Lab, Webbers, sportscene
  ZA coffee: Bootlegger Coffee Company, Equatorial Coffee, Mugg & Bean, Nü Health Food, Plato Coffee,
    Seattle Coffee Company, Torrador, Vida e Caffè
  ZA electricity-and-gas: City Power, Eskom KwaZulu-Natal, Transnet, Tshwane Electricity
  ZA electronics: Fastrak, HiFiCorp, Incredible
  ZA events: Nu Metro, Nu Metro Cinemas, Ster-Kinekor
  ZA food-and-drink: Milky Lane
  ZA fuel: Astron Energy, Engen, Engen Truck Stop, Global Oil, Sasol, Shiptech, Truck Stop
  ZA groceries: Blue Bottle Liquors, Blue Bottle Liquors Express, Blue Bottle Liquors Platinum, Blue Bottle Liquors XL,
    Bluff Meat Supply, Boxer, Boxer Liquors, Checkers Hyper, Econo Foods, Food Lover's Market, FreshStop, KwikSpar,
    Liquor City, LiquorShop Checkers, LiquorShop Shoprite, Market Liquors, Megasave, OK Express, OK Foods, OK Liquor,
    OK Minimark, Pick n Pay Express, Pick n Pay Hyper, Pick n Pay Liquor, Prestons Liquor Stores, Quickshop,
    Sasol Delight, SaveMor, Shoprite, Shoprite Mini, Tops at Spar, Ultra Liquors, Usave
  ZA health: Revive Herbal Health
  ZA home-and-garden: @Home Livingspace, Akhona, BUCO, Beares, Boxer Build, Bradlows, Build it, Builders,
    Builders Express, Builders Superstore, Builders Trade Depot, Builders Warehouse, Cashbuild, Coastals, Coricraft,
    Crazy Plastics, Dial-a-Bed, Furnmart, House & Home, Italtile, Lewis Stores, Mica Hardware, Mr Price Home,
    OK Furniture, PEP Home, Plastics Depot, Russells, Sheet Street, Sleepmasters, Supa-Roof, The Bed Shop,
    The Bed Store, Tile Africa, Top Carpets & Floors, TopT, Volpes, Weylandts, Yuppiechef
  ZA hotels: Protea Hotel, Southern Sun
  ZA insurance: Assupol, LegalWise, Liberty Group Limited, Metropolitan, Old Mutual Insure
  ZA internet-and-phone: PEP Cell, Telkom, Vodacom
  ZA loan-payments: Barko Loans
  ZA personal-care: Beauty Zone, Legends Barber, Signature Cosmetics & Fragrances, The Perfume Garden
  ZA pets: Petshop Science
  ZA pharmacy: Alpha Pharm, Clicks, Dis-Chem, MediRite, Pharmacy at SPAR
  ZA public-transport: Cape Town IRT, Gautrain, Metrorail Eastern Cape, Metrorail Gauteng, Metrorail KwaZulu-Natal,
    Metrorail Western Cape, Rea Vaya
  ZA restaurants: Chicken Licken, Col'Cacchio Pizzeria, Debonairs Pizza, Doppio Zero, Fishaways, Fournos Bakery,
    Hungry Lion, John Dory's, King Pie, Maxi's, Mochachos, Moo Moo, Moo Moo Meet & Whine, Panarottis, Pedros, Pie City,
    Pizza Perfect, Roman's Pizza, Sausage Saloon, Simply Asia, Skippers, Steers, The Fish & Chip Co, The Hussar Grill,
    Zebro's
  ZA shopping: American Swiss, Edgars, Sterns, The Crazy Store
  ZA sport: Cape Union Mart, Cycle Lab, Outdoor Warehouse, Sportsmans Warehouse, The Pro Shop
  ZA vehicle: Glasfit, PG Glass, Supa Quick, Tiger Wheel & Tyre, Tyremart
  AT CH clothing: Vögele Shoes
  AT CH fuel: SOCAR
  AT CH personal-care: ROMA Friseurbedarf
  AT CH public-transport: Liechtenstein Bus, Verkehrsverbund Vorarlberg
  AT CZ -: Flaga, eMotion
  AT CZ groceries: Billa stop & shop, Viva
  AT CZ home-and-garden: Möbelix
  AT CZ public-transport: IDS BK, IDS JMK
  AT CZ vehicle: OMV Top Wash
  AT DE -: JUFA Hotels, Olymp, Tipico, Von Poll Immobilien
  AT DE books-and-hobbies: Thalia
  AT DE car-rental: Buchbinder
  AT DE clothing: Adler, Camp David, ETERNA, Ernsting's family, Fussl, Gina Laura, Modepark Röther, Palmers,
    Quick Schuh, comma, engbers, mister*lady, shoe4you
  AT DE coffee: Teeamo
  AT DE education: Schülerhilfe
  AT DE electricity-and-gas: Allgäuer Überlandwerk
  AT DE electronics: Teufel, cyberport
  AT DE food-and-drink: Bärenland, Hussel Confiserie
  AT DE groceries: Dennree GmbH, Denns BioMarkt, Feneberg, Fristo, Jacques' Wein-Depot, Nah & Frisch
  AT DE health: Hörgeräte Seifert
  AT DE home-and-garden: Dehner, Hellweg
  AT DE parking: Payuca
  AT DE personal-care: Hairkiller
  AT DE pets: Das Futterhaus, Zoo & Co.
  AT DE public-transport: Oberösterreichischer Verkehrsverbund, Regionalverkehr Oberbayern, Salzburger Verkehrsverbund
  AT DE restaurants: Cafe Del Sol, Pommesfreunde
  AT DE shopping: Elbenwald, Nanu-Nana, Orion
  AT DE sport: EQUIVA, Fitbox, INJOY Fitness, Krämer Pferdesport, Zweirad-Center Stadler
  AT IT -: Pittarello
  AT IT events: Cineplexx
  AT IT groceries: MPREIS
  AT IT sport: Sportler
  AT NL fuel: Avia XPress
  AT PL fuel: Amic
  AT ZA groceries: Spar Gourmet
  AU CA books-and-hobbies: EB Games
  AU CA food-and-drink: Cha Payom
  AU CA shopping: Dollarama
  AU GB -: Yo-Chi
  AU GB donations: RSPCA
  AU GB hotels: Youth Hostels Association
  AU IN food-and-drink: Gelatissimo
  AU JP electronics: Casetify
  AU JP restaurants: Guzman y Gomez
  AU NZ -: Burnsco, First National Real Estate, Kennards Hire, Kennards Storage, Lilliput Libraries, National Storage,
    OMG! Decadent Donuts, Ray White, Reece, Storage King
  AU NZ books-and-hobbies: Lincraft, Spotlight, Toyworld
  AU NZ car-rental: Jucy
  AU NZ childcare: Baby Bunting
  AU NZ clothing: Blue Illusion, Bonds, City Chic, Country Road, Dangerfield, Glassons, Hallenstein Brothers,
    Hallensteins, Huffer, Jay Jays, Jeanswest, Just Jeans, Lorna Jane, NOVO, Portmans, Seed Heritage, Strandbags
  AU NZ coffee: Hudsons Coffee, Michel's Patisserie, Muzz Buzz, The Cheesecake Shop
  AU NZ electronics: Godfreys, JB Hi-Fi, Jaycar
  AU NZ events: Event Cinemas, Hoyts
  AU NZ fuel: Gull
  AU NZ groceries: Liquorland, Woolworths Metro
  AU NZ health: OPSM
  AU NZ home-and-garden: Adairs, Adairs Kids, Bed Bath N' Table, Bunnings Warehouse, Carpet Court, Choices Flooring,
    Early Settler, Mitre 10, Reece Actrol, Reece Bathroom Life, Reece HVAC-R, Reece Plumbing Centre, Resene, dusk
  AU NZ hotels: Atura Hotels, BIG4 Holiday Parks, Big 4 Holiday Parks, The Sebel
  AU NZ parking: Care Park
  AU NZ personal-care: Shaver Shop
  AU NZ pharmacy: Chemist Warehouse
  AU NZ restaurants: La Porchetta, Lord of the Fries, Mad Mex Fresh Mexican Grill
  AU NZ shopping: Goldmark
  AU NZ sport: 99 Bikes, Macpac
  AU NZ vehicle: Repco, Supercheap Auto
  AU US books-and-hobbies: Kinokuniya
  AU US coffee: 85°C Bakery Cafe, Max Brenner, Mrs. Fields
  AU US electricity-and-gas: National Grid
  AU US food-and-drink: Orange Leaf, Orange Leaf Frozen Yogurt, Yogurtland
  AU US shopping: Daiso Japan
  AU ZA -: RocoGo
  AU ZA home-and-garden: AFGRI Equipment
  AU ZA restaurants: RocoMamas, Spur
  BE CH personal-care: Esthetic Center
  BE ES -: Akena
  BE ES clothing: La Compagnie des Petits
  BE ES electronics: Électro Dépôt
  BE FR -: Crousty Game, Finsbury, FitnessBoutique, Happy Cash, Happy Troc, Tryba, Waffle Factory, WeFix
  BE FR books-and-hobbies: King Jouet
  BE FR clothing: Banana Moon, Devred, RougeGorge, Éram
  BE FR coffee: Ronde des Pains
  BE FR food-and-drink: Yogurt Factory
  BE FR groceries: Carrefour City, Cora, Hmarket, Match
  BE FR home-and-garden: Brico, Monceau Fleurs, Mr.Bricolage
  BE FR personal-care: Adopt', Dessange
  BE FR pets: Tom & Co
  BE FR public-transport: Ilévia, Keolis Hainaut Valenciennois, Keolis Lille Métropole, SPLTISA, Stibus, Transvilles
  BE FR restaurants: Chicken Street, Quick
  BE FR shopping: La Foir'Fouille
  BE FR sport: KeepCool
  BE GB clothing: Brantano, Kipling, Kujten, Soeur
  BE IT clothing: Primigi
  BE IT fuel: Q8 Easy
  BE NL -: Goudwisselkantoor, Minibieb
  BE NL books-and-hobbies: Dreamland, Game Mania, pipoos
  BE NL clothing: Didi, Norah, PME Legend, Sacha, Wibra, vanHaren
  BE NL coffee: Bakker Bart
  BE NL fuel: Tango
  BE NL groceries: Albert Heijn XL, Ekoplaza
  BE NL health: Oogwereld
  BE NL home-and-garden: Aveve, Beter Bed, Colora, Gamma, Goossens, Hubo, Kwantum, Lecot
  BE NL personal-care: ICI PARIS XL
  BE NL public-transport: VVR Antwerpen, VVR Brugge, VVR Kempen, VVR Limburg, VVR Oostende, Vervoerregio Antwerpen,
    Vervoerregio Brugge, Vervoerregio Kempen, Vervoerregio Limburg, Vervoerregio Oostende, West-Brabant, Zeeland,
    Zuidoost-Brabant
  BE NL restaurants: Foodmaker, Halal Fried Chicken
  BE NL shopping: Big Bazar, Kamera Express, SoLow, Wereldwinkel
  BE NL sport: A.S.Adventure
  BE NL vehicle: Brezan
  BR MX clothing: Todomoda
  BR MX groceries: Sam's Club
  BR MX home-and-garden: Sodimac
  BR MX restaurants: Habib's
  BR MX shopping: Coppel
  BR MX sport: Smart Fit
  BR PL personal-care: Natura
  BR PT hotels: Tivoli Hotels & Resorts
  BR PT restaurants: Bob's
  BR PT vehicle: Oficina
  BR US clothing: Live!
  BR US food-and-drink: Bacio di Latte
  BR US restaurants: Cosechas, Patroni
  CA DE events: Cineplex
  CA GB books-and-hobbies: Sunrise Records
  CA GB clothing: La Senza
  CA GB groceries: Wine Rack
  CA GB restaurants: Delicious Pho
  CA IE fuel: Inver
  CA IN -: Tealive
  CA JP personal-care: Laline
  CA NL shopping: Hudson's Bay
  CA NZ coffee: Coffee Culture
  CA US -: Bag O' Crab, CertaPro Painters, Flying J, Glass Doctor, Herc Rentals, Love's Alternative Energy,
    Mini Mall Storage, Mr. Electric, Penske Truck Rental, Prime Storage, Public Storage, SpeedPro, Tanger Outlets,
    U-Haul, United Rentals, eXp Realty
  CA US bars: Vino Volo
  CA US books-and-hobbies: Bricks & Minifigs, Chapters, Hudson Booksellers, Michaels
  CA US childcare: Buy Buy Baby
  CA US clothing: 7 For All Mankind, Aerie, American Eagle Outfitters, Ann Taylor, Ardene, Aritzia, Athleta,
    David's Bridal, Destination Maternity, Dynamite, Eileen Fisher, Footaction, Free People, Gymboree, Hot Topic,
    Indochino, Janie & Jack, John Fluevog Shoes, Johnston & Murphy, Journeys, Journeys Kidz, Lids, Lucky Brand,
    Maurices, Motherhood Maternity, Naturalizer, Nordstrom Rack, Plato's Closet, Psycho Bunny, St. John, Talbots,
    The Children's Place, The Webster, Tommy Bahama, UNTUCKit, White House Black Market, Wilsons Leather, Zumiez,
    babyGap
  CA US coffee: Aroma Espresso Bar, Big Orange, COBS Bread, Euro Café, Goldilocks, Jazen Tea, Macu, Macu Tea,
    Matcha Cafe Maiko, Nothing Bundt Cakes, Sweethoney Dessert, Valerio's Tropical Bakeshop
  CA US education: Aveda Institute, Aveda Institutes, Code Ninjas, Little Kitchen Academy
  CA US electricity-and-gas: Capital Power, Cornwall Electric, Duke Energy, NextEra Energy
  CA US electronics: Best Buy, Cell Phone Repair, City Electric Supply
  CA US food-and-drink: DavidsTea, Rocket Fizz, Rocky Mountain Chocolate Factory, Twistee Treat
  CA US fuel: Global, Petro, Rivian Adventure Network, Rivian Waypoints
  CA US groceries: Hudson, On the Run, Smith's
  CA US health: LensCrafters, Miracle-Ear, National Seating & Mobility, Pearle Vision, Warby Parker
  CA US home-and-garden: Aaron's, Blinds to Go, Daltile, Fastenal, Grainger, Graybar, Hunter Douglas,
    Hunter Douglas Gallery, Lumber Liquidators, Mr. Rooter, Orkin, Restoration Hardware, ServiceMaster, Servpro,
    Ten Thousand Villages, Williams-Sonoma
  CA US hotels: Comfort Inn & Suites, Embassy Suites, Hostelling International, KOA Holiday, KOA Journey,
    KOA Kampground, KOA Resort, Knights Inn, La Quinta Inn & Suites, Motel 6, Quality Inn & Suites, Rodeway Inn,
    Sonesta, Sonesta ES Suites, SureStay Studio, TownePlace Suites, Wingate, Yogi Bear's Jellystone Park
  CA US insurance: Allstate
  CA US internet-and-phone: Zagg
  CA US loan-payments: Money Mart
  CA US parking: Diamond Parking, Impark
  CA US personal-care: Brow Studio 7, CosmoProf, DaVi Nails, Deka Lash, Drybar, Elements Massage, Great Clips,
    Massage Heights, Mastercuts, Merle Norman, Merle Norman Cosmetics, Regal Nails, Saje, SmartStyle, Sport Clips,
    The Ten Spot
  CA US pets: Dogtopia, Pet Planet, Pet Valu, PetSmart, PetsHotel, VCA Animal Hospital, VCA Animal Hospitals
  CA US pharmacy: The Medicine Shoppe
  CA US public-transport: Alaska Marine Highway, Bay Ferries, Bay Ferries Limited, Washington State Ferries
  CA US restaurants: Arby's, Bento Sushi, Blaze Pizza, Cheeburger Cheeburger, DQ Grill & Chill, Dave & Buster's,
    Duck Donuts, Earls, Extreme Pita, Fatburger, Firehouse Subs, Golden Krust, Golden Krust Caribbean Bakery & Grill,
    JINYA Ramen Bar, Jack Astor's, Joey, Lee's Famous Recipe Chicken, Manchu Wok, Morton's Grille, Moxie's,
    Orange Julius, Osmow's, Panera Bread, Papa Murphy's, Perkins, Phở Hòa, Qdoba, Red Robin, Smashburger, Sunset Grill,
    Taco Del Mar, Taco Time, Thaï Express, The Chopped Leaf, The Keg, Wetzel's Pretzels, Yunshang Rice Noodle
  CA US shopping: Adam & Eve, Banter by Piercing Pagoda, Ben Bridge, Dollar Tree, Edible Arrangements, Hickory Farms,
    Hudson News, Icing, Marshalls, Nordstrom, Party City, Saks Fifth Avenue, Saks Off 5th, Showcase, Spencer Gifts,
    Spirit Halloween, Value Village
  CA US sport: Barre3, Bass Pro Shops, Cabela's, Champs Sports, Club Pilates, Fjällräven, KidStrong, Life Time,
    Planet Fitness, Play It Again Sports, Pure Barre, Rad Power Bikes, Running Room, The Bar Method
  CA US transport: CycleHop, Rivian
  CA US travel: Expedia Cruises
  CA US vehicle: AAMCO, Advance Auto Parts, Big O Tires, Carquest, Carstar, Firestone, Jiffy Lube, LINE-X, MAACO,
    NAPA AutoCare Center, Rivian Service Center, Speedy Glass, Take 5, Take 5 Car Wash, Take 5 Oil Change
  CA ZA childcare: Babies R Us
  CH DE books-and-hobbies: McPaper
  CH DE clothing: LIEBESKIND Berlin, Le Slip Français
  CH DE fuel: ChargeOne
  CH DE groceries: Alnatura, Alnatura Super Natur Markt, ebl-Naturkost
  CH DE public-transport: Regio Verkehrsverbund Lörrach
  CH DE shopping: City Kiosk, k kiosk
  CH ES clothing: Max et Moi
  CH FR clothing: Morgan
  CH FR coffee: Cafe Frei
  CH FR groceries: Proxi, Proxi Super
  CH FR health: Optic 2000
  CH FR public-transport: Cars Région Haute-Savoie, Léman Express, Onde Verte
  CH GB -: Optical Center
  CH IT clothing: Nuna Lie
  CH IT groceries: Crai
  CH IT public-transport: Arcobaleno, CH-VS, Rete celere del Canton Ticino, Rete extraurbana di Como,
    Rete urbana di Como
  CH MX -: Mama Shelter
  CH PL -: Fjällräven
  CH PT clothing: Caroll
  CZ DE -: Geco, Globus, Richter+Frenzel
  CZ DE fuel: Orlen express
  CZ DE restaurants: Bageterie Boulevard
  CZ DE sport: A3 SPORT
  CZ FI -: Dormeo
  CZ PL -: AAA Auto, Fortuna, Hecht, Tamaris
  CZ PL clothing: Alpine Pro, Gate, Office Shoes, Tatuum, Wojas
  CZ PL coffee: Fornetti
  CZ PL electricity-and-gas: Polskie Sieci Elektroenergetyczne
  CZ PL events: Cinema City
  CZ PL food-and-drink: Fresh Corner
  CZ PL groceries: MOL Shop
  CZ PL home-and-garden: home&you
  CZ PL pharmacy: Arnika
  CZ PL public-transport: Koleje Śląskie
  CZ PL shopping: Top Shop
  CZ PL sport: Martes Sport
  CZ PL transport: Slovnaft
  CZ PL travel: Exim tours, Invia
  CZ SE groceries: Tempo
  DE DK events: Cinemaxx
  DE DK public-transport: Nahverkehrsverbund Schleswig-Holstein
  DE FR clothing: Cosmoparis
  DE FR hotels: Toyoko Inn
  DE FR public-transport: Karlsruher Verkehrsverbund, Saarländischer Verkehrsverbund
  DE FR restaurants: Ma'loa
  DE FR shopping: Galeries Lafayette
  DE GB -: Techspace
  DE GB clothing: Outfit, The Kooples
  DE GB coffee: Coffee Lab
  DE GB food-and-drink: Le Chocolat Alain Ducasse
  DE GB home-and-garden: Farrow & Ball, Screwfix
  DE IE restaurants: Pizza Max
  DE IT groceries: famila
  DE NL coffee: Coffee Fellows
  DE NL fuel: TinQ
  DE NL groceries: Barrique
  DE NL home-and-garden: Xenos
  DE NL public-transport: Eurobahn
  DE NL restaurants: Cafe & Bar Celona, New York Pizza, burgerme
  DE NL shopping: Cigo
  DE PL clothing: Esotiq, Ochnik
  DE PL groceries: Selgros
  DE PL health: Geers
  DE PL hotels: gut-Gebucht
  DE US clothing: Rainbow
  DE US restaurants: Shoo Loong Kan, 小龙坎火锅
  DK NO -: Pincho Nation
  DK NO clothing: Skoringen
  DK NO fuel: Uno-X, YX Truck
  DK NO groceries: Meny, Rema 1000
  DK SE fuel: Ingo
  DK SE health: Smarteyes
  ES FR coffee: Ogi Berri
  ES FR electricity-and-gas: INELFE
  ES FR events: Megarama
  ES FR fuel: Dyneff
  ES FR home-and-garden: Bricorama
  ES FR public-transport: Eusko Trenbideak – Ferrocarriles Vascos, Euskotren Trena, Intercités, Rodalies de Catalunya
  ES FR shopping: Tabacs
  ES FR sport: Fitness Park, L'Orange Bleue
  ES GB books-and-hobbies: Game
  ES GB insurance: Ocaso
  ES GB restaurants: Giraffe, Giraffe Stop
  ES IT clothing: Globo, Yamamay
  ES IT doctor: Vitaldent
  ES IT insurance: Reale
  ES IT shopping: Compro Oro
  ES IT sport: Fit Express
  ES MX clothing: Totto
  ES MX health: +Visión, GAES
  ES MX hotels: Royal Hideaway
  ES MX internet-and-phone: Movistar
  ES MX restaurants: Vips
  ES NL internet-and-phone: Phone House
  ES PL groceries: Gama
  ES PT -: Sibuya
  ES PT childcare: Zippy
  ES PT clothing: Cortefiel, Inside, Marypaz, Misako
  ES PT electronics: Worten
  ES PT fuel: Galp, Moeve, Petroprix
  ES PT groceries: Covirán, Froiz, Sprint, Supercor
  ES PT health: Multiópticas, VisionLab
  ES PT home-and-garden: Gato Preto
  ES PT hotels: Paradores
  ES PT personal-care: Láserum
  ES PT pets: Kiwoko
  ES PT restaurants: Gagawa, La Tagliatella
  ES PT shopping: El Corte Inglés
  ES PT sport: VivaGym
  ES PT vehicle: Confortauto, Elefante Azul
  ES US groceries: Food Lion
  ES US hotels: Grupo Barceló
  ES US transport: Biki
  ES ZA groceries: Superspar
  FI SE -: Motonet
  FI SE home-and-garden: Hemtex
  FI SE hotels: Forenom, Forenom Hostel
  FI SE restaurants: Sibylla
  FI SE shopping: Ur&Penn
  FI SE sport: Fitness24Seven
  FR GB restaurants: Island Poké
  FR IT books-and-hobbies: JouéClub
  FR IT clothing: Cache Cache, Jennyfer
  FR IT food-and-drink: Dammann Frères
  FR IT insurance: Groupama
  FR IT restaurants: Old Wild West
  FR JP coffee: Sadaharu Aoki
  FR JP shopping: Printemps
  FR PL groceries: Centre Commercial E.Leclerc
  FR PT -: Enjoy Tacos
  FR PT vehicle: Feu Vert
  FR US sport: Le Five
  GB IE -: Bar One Racing, BoyleSports, Dunnes Stores, HSS Hire, Ladbrokes, Maxol, Paddy Power
  GB IE books-and-hobbies: The Works, Toymaster
  GB IE car-rental: Practical
  GB IE clothing: BadRhino, Fat Face, Joules, Monsoon, Pep&Co, Quiz, Schuh, Shoe Zone, Wallis
  GB IE coffee: AMT Coffee, Bakers + Baristas, Bob & Berts, Puccino's
  GB IE donations: Barnardo's, RNLI Shop, Samaritans, Sue Ryder
  GB IE electronics: currys
  GB IE fuel: ESB Group, ESB ecars
  GB IE groceries: Centra, Costcutter, Day-Today, Londis, Mace, SuperValu
  GB IE health: Hidden Hearing, Superdrug
  GB IE home-and-garden: BSS Group, Designer Sofas, Dreams, Homebase, The Range
  GB IE personal-care: Tanning Shop, Thérapie Clinic
  GB IE public-transport: Aircoach, Bus Éireann, Dublin Commuter
  GB IE restaurants: Apache Pizza, Boojum, Chopstix, Cosmo, Gourmet Burger Kitchen, Harry Ramsden's, Supermac's,
    The Ivy, The Ivy Collection, Zizzi
  GB IE shopping: Ann Summers, Card Factory, Debenhams
  GB IE sport: American Golf, Runners Need, TOG24, Trespass
  GB IE vehicle: Euro Car Parts, GSF Car Parts, Halfords
  GB IN fuel: Essar
  GB IN restaurants: Southern Fried Chicken
  GB IT clothing: Accessorize
  GB IT electronics: Yesss Electrical
  GB IT restaurants: Doppio Malto
  GB JP -: TravisMathew
  GB JP coffee: Lola's Cupcakes
  GB JP food-and-drink: Godiva
  GB JP home-and-garden: The Conran Shop
  GB JP restaurants: Lina Stores
  GB PL education: Shane English School
  GB US -: Rōti Modern Mediterranean
  GB US childcare: Bright Horizons
  GB US clothing: Carhartt, G.H. Bass & Co.
  GB US coffee: Blank Street Coffee, Grind, Ole & Steen, WatchHouse
  GB US events: Showcase Cinemas
  GB US fuel: Blink
  GB US groceries: Piggly Wiggly
  GB US hotels: Graduate, Virgin Hotel, Virgin Hotels
  GB US insurance: AssuredPartners
  GB US personal-care: Skin Laundry
  GB US restaurants: Burger & Lobster, Dave's Hot Chicken, Kineya Mugimaru, Marugame Seimen, Marugame Udon, Neat,
    Slim Chickens, Snappy Tomato Pizza, Velvet Taco, Wasabi, itsu
  GB US sport: SoulCycle
  GB ZA restaurants: Ocean Basket
  IE US shopping: Fast-Fix
  IN US books-and-hobbies: Hobby Lobby
  IN US hotels: Hawthorn Suites
  IN US restaurants: Au Bon Pain, Uno Pizzeria & Grill
  IN US shopping: Chemmanur International Jewellers, Malabar Gold and Diamonds
  IN ZA vehicle: Tata
  JP US -: Chow Tai Fook
  JP US coffee: Blue Bottle Coffee, Stumptown Coffee Roasters
  JP US events: LEGOLAND Discovery Center
  JP US hotels: Lotte Hotels & Resorts
  JP US restaurants: Mo-Mo Paradise, Sizzler, Teddy's Bigger Burgers, The Original Pancake House
  MX NZ home-and-garden: Bed Bath & Beyond
  MX US -: Sunright Tea Studio
  MX US clothing: Express, Express Men, Perry Ellis
  MX US electricity-and-gas: EDP Renewables North America
  MX US food-and-drink: La Michoacana, Red Mango
  MX US fuel: Arco
  MX US groceries: City Market, H-E-B plus!, Smart & Final
  MX US home-and-garden: Design Within Reach, PBteen, Rent-A-Center
  MX US hotels: Holiday Inn Club Vacations
  MX US pets: Petco
  MX US restaurants: Bennigan's, El Pollo Loco, Krispy Krunchy Chicken, Marie Callender's, Taco Palenque, Tacotote
  MX US shopping: Sears
  MX US vehicle: Sears Auto Center
  NL US public-transport: Transdev
  NO SE -: Actic
  NO SE books-and-hobbies: Extra Leker, Lekia
  NO SE clothing: Din sko, Eurosko, Volt
  NO SE electronics: Elon, NetOnNet
  NO SE groceries: Maxi ICA Stormarknad
  NO SE home-and-garden: Bohus, XL-Bygg
  NO SE public-transport: Vy Bus
  NO SE sport: Löplabbet
  NO SE travel: Ticket
  NZ US restaurants: BurgerFuel, Sal's Pizza
  PL PT home-and-garden: Bricomarché
  US ZA clothing: Shoe City
  AT BE NL health: Pearle
  AT CA US leisure: Urban Air
  AT CH DE -: MyPlace-SelfStorage
  AT CH DE clothing: zero
  AT CH DE education: Studienkreis
  AT CH DE health: Neuroth
  AT CH DE home-and-garden: Matratzen Concord
  AT CH DE hotels: Dorint
  AT CH DE pets: Fressnapf
  AT CH DE restaurants: Brezelkönig, Hans im Glück, Swing Kitchen, dean&david
  AT CH DE shopping: Press & Books
  AT CH DE sport: Clever fit
  AT CH DE vehicle: 1a autoservice, Polo Motorrad
  AT CH IT parking: Best in Parking
  AT CZ DE clothing: Humanic
  AT CZ DE food-and-drink: Bears & Friends, Sonnentor
  AT CZ DE insurance: Wüstenrot
  AT CZ DE personal-care: Klier
  AT CZ DE sport: Hervis
  AT CZ PL -: Textile house
  AT DE ES sport: EasyFitness
  AT DE IT public-transport: Verkehrsverbund Tirol
  AT DE NL clothing: Cecil
  AT DE PL coffee: Le Crobag
  AT DE PT food-and-drink: Hussel
  AT ES PT -: Zeeman
  AT NO SE home-and-garden: Lagerhaus
  AU CA GB electricity-and-gas: Rio Tinto Alcan
  AU CA GB groceries: The Source Bulk Foods
  AU CA JP -: Yangguofu Spicy Hot Pot
  AU CA JP restaurants: 杨国福麻辣烫
  AU CA NZ health: Bailey Nelson
  AU CA US -: Lao Feng Xiang, Lukfook Jewellery, Nana's Green Tea
  AU CA US coffee: BenGong's Tea, Chicha San Chen
  AU CA US education: Best Brains
  AU CA US groceries: Foodland
  AU CA US health: Connect Hearing, Eu Yan Sang
  AU CA US hotels: Econo Lodge
  AU CA US personal-care: Removery
  AU CA US restaurants: WingStreet
  AU CA US shopping: Daiso
  AU CA US sport: Crunch Fitness
  AU CH US coffee: Tom N Toms
  AU DE GB sport: Fitness First
  AU GB NZ clothing: AS Colour
  AU GB NZ coffee: Boost Juice, Jamaica Blue, O'Briens
  AU GB NZ personal-care: Just Cuts
  AU GB US clothing: Jigsaw
  AU IE US sport: Hotworx
  AU IE ZA -: Torga Optical
  AU IN NZ hotels: Oaks Hotels, Oaks Hotels Resorts & Suites
  AU IN NZ leisure: Timezone
  AU IN NZ sport: Plus Fitness
  AU IT US hotels: SureStay Collection
  AU JP NZ restaurants: LITTLE SHEEP
  AU JP NZ shopping: Lotte Duty Free
  AU JP US -: Tim Ho Wan, Yayoiken
  AU JP US coffee: Mixue Ice Cream & Tea
  AU JP US sport: CycleBar
  AU NZ PT hotels: Avani Hotels & Resorts
  AU NZ US clothing: Bras N Things, Rip Curl
  AU NZ US leisure: Holey Moley
  BE CA GB -: Tasty Crousty
  BE CH DE insurance: Bâloise, Concordia
  BE CH FR -: Pathé
  BE CH FR childcare: Babilou
  BE CH FR clothing: Gémo
  BE CH FR home-and-garden: Heytens
  BE CH FR hotels: Appart'City
  BE CH FR personal-care: Coiff&Co
  BE CH GB clothing: De Fursac
  BE CZ NL restaurants: Panos
  BE DE NL books-and-hobbies: Intertoys
  BE DE NL clothing: America Today, MS Mode, Manfield, Paprika, Zeeman
  BE DE NL electronics: Coolblue
  BE DE NL home-and-garden: Dille & Kamille, Intratuin
  BE DE NL public-transport: Limburg
  BE DE NL shopping: My Jewellery
  BE ES FR books-and-hobbies: La Grande Récré
  BE ES FR clothing: Chaussea
  BE ES IT clothing: Dan John
  BE ES NL clothing: Ikks
  BE ES PT clothing: Courir
  BE FR GB groceries: Maison Nicolas
  BE FR GB home-and-garden: Mobalpa
  BE FR NL public-transport: De Lijn
  BE FR NL vehicle: Eurotyre
  BE FR NO food-and-drink: Palais des Thés
  BE FR PL personal-care: Franck Provost
  BE FR PT clothing: Kaporal
  BE GB IE pharmacy: Lloyds Pharmacy
  BE GB NL home-and-garden: Toolstation
  BE PL PT groceries: Intermarché Super
  BE PT US coffee: Café Joyeux
  BR CA FR restaurants: 3 Brasseurs, Les 3 Brasseurs
  BR ES IT clothing: Brooksfield
  BR ES MX restaurants: Crepes & Waffles
  BR MX US -: DryClean USA
  BR MX US doctor: Quest Diagnostics
  BR MX US vehicle: AutoZone
  BR PT US clothing: Chilli Beans
  CA DE NL coffee: Simitçi Dünyası
  CA ES US sport: Orangetheory Fitness
  CA FR US shopping: Disney Store
  CA GB MX -: Jersey Mike's Subs
  CA GB US -: Mobile Mini, Pods, StorageMart
  CA GB US books-and-hobbies: Build-A-Bear Workshop
  CA GB US clothing: Anthropologie, Arc'teryx, Away, Club Monaco, J.Crew
  CA GB US coffee: Insomnia Cookies
  CA GB US groceries: H Mart, Whole Foods Market
  CA GB US health: Costco Hearing Aid Center
  CA GB US home-and-garden: Merry Maids
  CA GB US hotels: Comfort Inn, Staybridge Suites
  CA GB US personal-care: Supercuts
  CA GB US restaurants: Chick-fil-A, MOD Pizza, Mucho Burrito
  CA GB US shopping: Hallmark
  CA GB US sport: Peloton
  CA IE US restaurants: Freshii
  CA IN US hotels: Country Inn & Suites
  CA IN US sport: Gold's Gym
  CA JP US -: Hokkaido Ramen Santouka, Naot
  CA JP US clothing: Eddie Bauer
  CA JP US education: GOLFTEC
  CA JP US restaurants: The Old Spaghetti Factory
  CA JP US sport: L.L.Bean
  CA MX US -: WillScot
  CA MX US clothing: Loft
  CA MX US events: Six Flags
  CA MX US home-and-garden: The Home Depot
  CA MX US hotels: Baymont, Candlewood Suites, Fairfield Inn & Suites, Home2 Suites, Homewood Suites, La Quinta Inn,
    Microtel Inn & Suites, Quality Inn, SpringHill Suites, avid Hotel
  CA MX US restaurants: Church's Chicken, P.F. Chang's, Ruth's Chris Steak House, Teriyaki Madness
  CA MX US sport: Aqua-Tots Swim Schools
  CA MX US vehicle: Auto Value, Buick, NAPA Auto Parts
  CH CZ NL pharmacy: Benu
  CH CZ PL clothing: Van Graaf
  CH DE GB clothing: Phase Eight
  CH DE NL shopping: Christ
  CH DE US coffee: WonderWaffel
  CH DK GB sport: PureGym
  CZ DE IT events: CineStar
  CZ DE PL public-transport: Koleje Dolnośląskie
  CZ DE PT home-and-garden: IKEA Planning Studio
  CZ FI PL clothing: Cropp, Mohito
  CZ GB IE groceries: Iceland, Tesco Extra
  CZ IT PL pharmacy: Dr. Max
  CZ IT PL vehicle: Inter Cars
  CZ NO ZA vehicle: BestDrive
  CZ PL US restaurants: Lviv Croissants
  DE DK GB clothing: H&M Kids, White Stuff
  DE DK GB restaurants: Sticks'n'Sushi, Tommi's Burger Joint
  DE ES PT clothing: Salsa
  DE FR NL fuel: Elan
  DE FR NL public-transport: Keolis
  DE FR US sport: Hapik
  DE GB IE clothing: Office, Yours Clothing
  DE GB IE hotels: Locke, Premier Inn
  DE GB US clothing: Zadig & Voltaire
  DE PT ZA -: Espressolab
  DK FR GB -: Free People
  DK NO SE books-and-hobbies: Panduro
  DK NO SE home-and-garden: jem & fix
  DK NO SE hotels: First Hotels
  DK NO SE restaurants: Pizzabakeren
  DK NO SE vehicle: Mekonomen, Super Dekk, thansen
  ES FR GB bars: MásQMenos
  ES FR GB restaurants: La Croissanterie
  ES FR JP groceries: Bio C' Bon
  ES FR PL fuel: Powerdot
  ES FR PT -: On Air
  ES FR PT groceries: Primaprix
  ES FR PT home-and-garden: Brico Dépôt
  ES FR PT restaurants: Honest Greens, Le Kiosque à Pizzas
  ES GB IE clothing: Oasis
  ES GB IE sport: énergie Fitness
  ES GB IT restaurants: Kebhouze, Pitaya
  ES IE PL shopping: Dealz
  ES IT PL -: Tecnocasa
  ES IT PT -: Vestopazzo
  ES IT PT personal-care: Primor
  ES IT PT restaurants: Pans & Company
  ES IT PT shopping: Natura
  ES IT US restaurants: UDON
  ES MX PT -: Quirónprevención
  ES MX PT clothing: El Ganso, Lefties
  ES MX PT hotels: Allegro Hotels
  ES PL PT clothing: Decimas
  ES PL ZA -: MR.DIY
  FI NO SE -: Cramo
  FI NO SE clothing: Cubus
  FI NO SE coffee: Wayne's Coffee
  FI NO SE electronics: Teknikmagasinet
  FI NO SE health: Synsam
  FI NO SE home-and-garden: Clas Ohlson
  FI NO SE parking: Aimo Park
  FI NO SE personal-care: Cutters
  FI NO SE pets: Dogman
  FI NO SE public-transport: Norrtåg, Vy Tåg
  FR GB US coffee: Black Sheep Coffee
  FR IE PL insurance: Aviva
  FR NL US events: Caribbean Cinemas
  GB IE IT events: Odeon
  GB IE NL vehicle: Kwik Fit
  GB IE US -: Applegreen
  GB IE US clothing: Jack Wills
  GB IE US coffee: Nero Express
  GB IE US fuel: Applegreen Electric
  GB IE US restaurants: Hawksmoor
  GB IN US childcare: Kïdo
  GB IN US restaurants: CoCo Ichibanya
  GB IN US shopping: Joyalukkas
  GB IT US restaurants: All'Antico Vinaio
  GB JP US hotels: LXR Hotels & Resorts
  GB JP US restaurants: Eggslut
  GB MX US restaurants: Which Wich?
  GB NL SE fuel: Vattenfall InCharge
  GB NL ZA restaurants: Kauai
  GB PT US -: Second Home
  GB SE US coffee: Fabrique
  IE US ZA -: Kurt Geiger
  IN MX US groceries: Walmart Supercenter
  IT JP US coffee: Starbucks Reserve
  MX NL US car-rental: U-Save
  MX NL US hotels: Motto, Motto by Hilton
  MX NZ US books-and-hobbies: OfficeMax
  AT AU CH DE -: Kieser
  AT AU CH DE sport: Kieser Training
  AT BE DE IT public-transport: ÖBB Nightjet
  AT BE DE NL health: eyes + more
  AT BE DE NL home-and-garden: Swiss Sense
  AT CA FR US childcare: Guidepost Montessori
  AT CH CZ DE restaurants: Nordsee
  AT CH CZ PL insurance: Uniqa
  AT CH DE ES personal-care: Müller
  AT CH DE FR -: H-Hotels
  AT CH DE IT clothing: Sisley
  AT CH DE IT fuel: bike-energy
  AT CH DE IT sport: Körperformen
  AT CH DE NL clothing: BONITA men, Hallhuber
  AT CH DE NL hotels: IntercityHotel
  AT CZ DE FR groceries: Norma
  AT CZ DE PL clothing: Colloseum, Sizeer
  AT CZ DE PL restaurants: Fruitisimo
  AT CZ DE PL shopping: Woolworth
  AT CZ ES PL -: Eurowag
  AT DE ES PT restaurants: BLOCK HOUSE
  AT DE FR IT clothing: Stefanel
  AT DE FR NL sport: Sport 2000
  AT DE GB IE hotels: Staycity
  AT DE GB NL hotels: the niu
  AT ES FR PL hotels: Kyriad
  AT FI NO SE clothing: Carlings, Dressmann
  AU CA CZ US coffee: Sharetea
  AU CA GB NZ -: Laser Clinics
  AU CA GB US coffee: Heytea, Hui Lau Shan
  AU CA GB US donations: The Salvation Army
  AU CA GB US restaurants: Happy Lamb Hot Pot, Myungrang Hotdog
  AU CA IN US hotels: SureStay
  AU CA NL US hotels: Element, Element by Westin
  AU CA NZ US coffee: Bakers Delight, Gong Cha
  AU CA NZ US donations: Habitat for Humanity ReStore
  AU CA NZ US home-and-garden: La-Z-Boy
  AU CA NZ US restaurants: Meet Fresh
  AU DE GB MX clothing: Ben Sherman
  AU DE GB US coffee: Mikel
  AU GB IE NZ coffee: O'Briens Café
  AU GB IE NZ shopping: Harvey Norman
  AU GB IE US bars: Flight Club
  AU GB IN NZ coffee: Muffin Break
  AU GB IT ZA sport: Virgin Active
  AU GB JP US restaurants: Din Tai Fung
  AU GB NL NZ sport: Jetts Fitness
  AU GB NZ US fuel: bp pulse
  AU GB NZ US restaurants: Ippudo
  AU IE NZ US restaurants: Zambrero
  BE CA ES FR health: Optical Center
  BE CH CZ ES clothing: Le Temps des Cerises
  BE CH DE NL clothing: FALKE
  BE CH FR IT home-and-garden: Poltronesofà
  BE CH FR PT sport: Nature & Découvertes
  BE CZ FR PT health: GrandOptical
  BE DE GB IE donations: Oxfam
  BE DE GB NL clothing: Essentiel Antwerp, The Sting
  BE DE IT PT -: Belchicken
  BE DE NL US food-and-drink: Neuhaus
  BE ES FR GB home-and-garden: Schmidt
  BE ES FR IT books-and-hobbies: Bureau Vallée
  BE ES FR NL sport: Basic-Fit
  BE FR IT NL shopping: Histoire d'Or
  BE FR JP US clothing: Arche
  BE GB IE NL -: Cavavin
  BE GB IE NL books-and-hobbies: Waterstones
  BE GB IE NL groceries: Holland & Barrett
  BE GB IE NL home-and-garden: Carpetright
  BR CA US ZA -: PostNet
  BR CH ES IT sport: FitActive
  BR ES GB US hotels: Canopy
  BR ES IT PT food-and-drink: Tea Shop
  BR GB IT US food-and-drink: Freddo
  BR JP PT US personal-care: O Boticário
  CA CH MX US restaurants: Chuck E. Cheese
  CA DE GB US hotels: Super 8
  CA DE GB US personal-care: Sassoon Salon
  CA GB IE US home-and-garden: HomeSense
  CA GB JP US clothing: Mackage
  CA GB MX US -: Fastsigns, Ryder
  CA GB MX US car-rental: National
  CA GB MX US clothing: True Religion
  CA GB SE US restaurants: German Doner Kebab, Shah's Halal Food
  CA IN JP US hotels: SureStay Plus
  CA IN US ZA restaurants: Galito's
  CA IT MX US sport: K1 Speed
  CA JP PT US restaurants: AFURI
  CA MX NZ US hotels: Microtel
  CH CZ DE IT electronics: Sonepar
  CH DE ES PT clothing: NAF NAF
  CH ES FR IT shopping: GiFi
  CH FR IT US restaurants: Spizzico
  CZ ES IT MX hotels: Occidental
  CZ FI NO SE clothing: Lindex
  CZ IT PT US hotels: Mama Shelter
  DE DK FR PT -: Copenhagen Coffee Lab
  DE DK NL NO fuel: Everfuel
  DE FI NO SE home-and-garden: Granit
  DE FR GB IN coffee: Millie's Cookies
  DE FR PL ZA electricity-and-gas: Enertrag
  DE GB IE NL hotels: Clayton Hotels
  DE GB IT JP clothing: EDWIN
  DE GB IT NL hotels: Art'otel
  DE GB IT US clothing: Coccinelle
  DE GB JP MX sport: tokyobike
  DE GB JP US bars: Coyote Ugly, Coyote Ugly Saloon
  DK FI NO SE clothing: Lager 157
  DK FI NO SE fuel: Recharge
  DK FI NO SE home-and-garden: Biltema
  DK FI NO SE internet-and-phone: Telia
  DK FI NO SE shopping: Glitter
  DK FI NO SE sport: Hööks, Sats
  DK IE PL SE fuel: Statoil
  DK NO PL SE -: Flügger
  DK NO PL SE fuel: Preem
  ES FR IT PT restaurants: Malvón
  ES FR MX PT books-and-hobbies: Carlin
  ES GB IE IN restaurants: PizzaExpress
  ES IT MX PT shopping: ALE-HOP
  ES IT PT US restaurants: 100 Montaditos
  FI NO PL SE clothing: KappAhl
  FI NO PL SE home-and-garden: Jula
  FR GB IT NL restaurants: Flower Burger
  FR GB NO SE home-and-garden: Interflora
  GB IE MX US clothing: AllSaints
  GB IE NL PL clothing: River Island
  AT AU GB IE NZ books-and-hobbies: Smiggle
  AT BE CH DE NL -: Storebox
  AT BE CH DE NL clothing: Ulla Popken
  AT BE CH DE NL public-transport: DB Fernverkehr, DB InterCityExpress
  AT BE DE DK NL clothing: Omoda
  AT BE DE ES SE coffee: Cappuccino
  AT BE DE FR NL clothing: Tamaris
  AT BE DE NL PL clothing: Peek & Cloppenburg
  AT CH CZ DE DK home-and-garden: ADLO
  AT CH CZ DE PL coffee: Tchibo
  AT CH DE ES IT -: Skiset
  AT CH DE ES IT groceries: Eni Shop
  AT CH DE FI NL clothing: Blue Tomato
  AT CH DE FR PT restaurants: Shiso Burger
  AT CH DE GB IE books-and-hobbies: Smyths
  AT CH DE GB NL coffee: BackWerk
  AT CH DE NL US clothing: Calida
  AT CZ DE FI PL clothing: Coccodrillo
  AT CZ DE IT PL home-and-garden: Felbermayr
  AT DE ES GB US shopping: Wempe
  AT DE ES IT PL sport: McFit
  AT DE GB IT NL clothing: Wolford
  AU CA DE GB NL events: LEGOLAND Discovery Centre
  AU CA DE NZ US restaurants: Wahlburgers
  AU CA GB JP US -: Ramen Danbo
  AU CA GB MX US education: Mathnasium
  AU CA GB NZ US clothing: Rodd & Gunn
  AU CA GB NZ US sport: F45 Training
  AU CA GB US ZA -: Minuteman Press
  AU CH FR GB US groceries: BP Shop
  AU DE GB MX US sport: Topgolf
  AU GB IN NZ ZA clothing: Forever New
  AU GB JP NZ US -: Zhangliang Spicy Hot Pot
  AU MX NZ US ZA -: Harcourts
  BE BR GB IN ZA hotels: Marriott Executive Apartments
  BE CH ES FR NL events: Kinepolis
  BE CH ES FR PT restaurants: Pokawa
  BE CH ES FR ZA clothing: Undiz
  BE CZ FR IT PL clothing: Camaïeu
  BE DE ES GB IT clothing: Sergent Major
  BE DE ES NL PT hotels: Catalonia, Catalonia Hotels & Resorts
  BE DE FI NL SE home-and-garden: Iittala
  BE DE FR GB IT clothing: Petit Bateau
  BE DE FR IT NL -: Bleuforêt
  BE DE GB IE PL clothing: New Look
  BE ES FR IT NL restaurants: Exki
  BR CA FR GB US restaurants: Mr. Pretzels
  BR CA GB MX US restaurants: Benihana
  BR ES FR JP US home-and-garden: Onet
  BR ES MX PT US hotels: Iberostar Hotels & Resorts
  BR FR GB MX US shopping: H. Stern
  BR FR GB PT US personal-care: Granado
  CA DE GB IE US -: Sunbelt Rentals
  CA DE GB IE US clothing: Sweaty Betty
  CA ES GB MX US restaurants: Wingstop
  CA GB IE IN NZ restaurants: Hell Pizza
  CA GB IN JP US food-and-drink: Menchie's
  CA GB JP MX US restaurants: Bubba Gump Shrimp Company
  CH DE FR GB IE fuel: ubitricity
  CH DE FR GB NL clothing: Dune London
  CH ES FR IT PT -: Atlante
  CH ES FR IT PT home-and-garden: Conforama
  CH GB NL PT US hotels: YOTEL
  CZ FI NO PL SE -: Ramirent
  CZ FR GB IT PT food-and-drink: Grom
  DE DK FI NO SE coffee: Espresso House
  DE ES FR IT PL -: Kiloutou
  DE ES FR NL US restaurants: La Place
  DK FI NL NO SE clothing: Zizzi
  DK FI NO SE US hotels: Clarion
  ES FR GB IT PT food-and-drink: smöoy
  ES FR IT MX PT electronics: La Casa de las Carcasas
  ES FR IT MX PT travel: Viajes El Corte Inglés
  ES FR IT NL PT childcare: Prénatal
  ES FR IT PL PT personal-care: Jean Louis David
  ES FR IT PL PT vehicle: Norauto
  ES GB IT PT US restaurants: Poke House
  FR GB IN PL US hotels: Raffles
  GB IE PL SE US coffee: Caffè Nero
  GB IN IT MX ZA books-and-hobbies: Hamleys
  GB IN NO NZ US restaurants: Dixy Chicken
  AT AU CH DE DK NZ hotels: Adina Apartment Hotel, Adina Hotels
  AT BE CH DE DK NL clothing: Street One
  AT BE CH DE ES NL home-and-garden: Hagebaumarkt
  AT BE CZ DE DK NL clothing: Lloyd
  AT BE DE DK ES NL clothing: Hunkemöller
  AT BE DE ES FR IT clothing: Pimkie
  AT BE DE GB IT NL books-and-hobbies: Buchhandlung Walther König
  AT BE DK IT NL SE shopping: Valmano
  AT CH CZ DE FR GB insurance: Swiss Life
  AT CH CZ ES FR IT personal-care: Marionnaud
  AT CH DE DK FR SE books-and-hobbies: Boesner
  AT CH DE ES FR IT insurance: Helvetia
  AT CH DE ES FR IT vehicle: Eni Wash
  AT CH DE ES FR PL groceries: Transgourmet
  AT CH DE ES GB NL health: Mister Spex
  AT CH DE ES IT PL sport: Mrs. Sporty
  AT CH DE IT NL PL health: Fielmann
  AT CH DE IT NL PL home-and-garden: Brillux
  AT CZ DE ES IE PL personal-care: Ziaja
  AT CZ DE IT PL US coffee: Julius Meinl
  AT DE DK GB IT JP hotels: Four Points Flex by Sheraton
  AT DE ES FR GB NL bars: Belushi's
  AT DE ES FR IT PT food-and-drink: La Romana
  AU CA DK GB IE US personal-care: bareMinerals
  AU CA GB JP MX US restaurants: Costco Food Court
  AU CH ES FR PT US food-and-drink: Llaollao
  AU FR GB JP NZ US books-and-hobbies: Pop Mart
  BE CA CH ES FR IT leisure: Laser Game Evolution
  BE CA DE ES FR IT hotels: Logis Hotels
  BE CH CZ DE NL PL vehicle: Premio
  BE CZ ES FR IT PT home-and-garden: BigMat
  BE DE DK NL NO SE clothing: Samsøe Samsøe
  BE DE ES FR NL US hotels: Van der Valk, Van der Valk Hotel
  BE DE FR GB IT NL hotels: nhow
  BE DE FR GB NL PL hotels: Première Classe
  BE ES FR IT NL PL parking: Interparking
  BR CA CH FR PT US restaurants: Açaí Concept
  BR CA ES GB NL US education: Mad Science
  CA DE GB IT NL US clothing: Abercrombie Kids
  CA ES GB PT US ZA books-and-hobbies: Toys R Us
  CA GB IN MX NO US leisure: Sky Zone
  CH CZ DE DK ES SE hotels: Zleep Hotel, Zleep Hotels
  CH DE ES FI NL PT vehicle: Euromaster
  CH DE ES FR GB US clothing: Sézane
  CH DE ES FR IT NL fuel: Tamoil
  CZ DE ES IT NL PT -: Alphega Pharmacy
  DE DK FI NL NO SE electronics: HiFi Klubben
  DE DK FI NO PL SE hotels: Scandic Hotels
  DE FR GB IT NO SE hotels: Sure Hotel
  DE GB IE IT NL PL hotels: Leonardo Royal Hotel
  ES FR IT MX NL US hotels: Room Mate
  ES GB IT JP MX US hotels: Edition
  AT AU DE GB IE NL PL shopping: TK Maxx
  AT BE CH DE JP NL US groceries: Oil & Vinegar
  AT CH CZ DE FR GB NL restaurants: L'Osteria
  AT CZ DE ES IT PL PT clothing: Pepco
  AT CZ ES FR IT MX PT hotels: Exe Hotels
  AU CA DE ES FR JP NZ restaurants: XiaoLongKan
  AU CA ES GB IE NZ US hotels: Travelodge
  AU DE DK FR GB IT SE hotels: Sure Hotel Collection
  AU DE ES GB IE IT US electronics: InMotion
  BE CA ES FR NL SE US vehicle: Karma Automotive
  BE CH DE ES FR IT NL public-transport: SNCF Voyageurs
  BE CH DE ES FR IT PL clothing: Okaïdi
  BE CH DE FR IT NL PL vehicle: Driver Center
  BE CH DK FR IE IT PL pets: Maxi Zoo
  BE CH ES FR GB IT JP clothing: Church's
  BE CH ES FR IT NL PT vehicle: L'Agence Automobilière
  BE DE DK FR GB NL SE -: Shurgard
  BE DE ES FR IT NL PT restaurants: O'Tacos
  BE DK ES FI NL NO SE -: O'Learys
  BE DK ES FI NL NO SE home-and-garden: Kvik
  BR CA ES GB MX PT US hotels: Tapestry Collection
  BR DE ES GB IT PT SE personal-care: No+vello
  BR ES FR IE IT NL PT hotels: Anantara
  CA CH DE FR GB NL US clothing: Stuart Weitzman
  CA DE ES GB JP MX US vehicle: Rimac
  CA GB IE IN JP PT US hotels: Conrad Hotels & Resorts
  CH DK FR GB IT NL US hotels: citizenM
  CZ DE ES IT MX PT US hotels: Barceló Hotels & Resorts
  DK ES FI GB IE NO SE restaurants: Upper Crust
  AU CA DE DK GB JP NL US events: Merlin Entertainments
  BR CA ES FR GB MX PT US hotels: Tapestry Collection by Hilton
  AU BR CA ES IE MX PT US ZA education: School of Rock
  BE CA CH DE ES FR GB IT PT restaurants: Sushi Shop
  AT BE CZ DE ES FR IT NL PL PT shopping: Action
  DE DK ES FR GB IE IN NL PT US restaurants: Pret A Manger
  AT BE CH CZ DE ES FR GB IT NL PT public-transport: BlaBlaCar Bus
  AT BE CH DE DK ES FI IT NL NO ZA electronics: Capi Electronics
  AT AU BE CA DE ES FR GB IE IT NL SE US restaurants: Five Guys
  AT BE BR CH CZ DE ES FR IT MX NL PL PT hotels: NH Hotel
  AT AU BE CA CH DE ES FR GB IT MX NL NZ US ZA education: SAE Institute
  AU CA CZ DE ES FI FR GB IE IT MX NO NZ PL PT groceries: IKEA Swedish Food Market
  AT AU CA CZ DE ES FR GB IE IN IT MX NO NZ PL US public-transport: Big Bus Tours
  AT BE CH CZ DE DK ES FI FR GB IE IT NL NO PL PT SE electricity-and-gas: Statkraft
  AT BE CH CZ DE DK ES FI FR GB IE IT NL NO PL PT SE hotels: Vienna House
  AT BE CH CZ DE DK ES FI FR GB IE IT NL NO PL PT SE public-transport: EuroCity, EuroNight
  AT BE CH CZ DE DK ES FI FR GB IE IT NL NO PL PT SE restaurants: Royal Kebab
  AT BE BR CH CZ DE DK ES FI FR GB IE IT NL NO PL PT SE hotels: B&B Hotel
  AU CA CH CZ DE DK ES FI GB IE IN IT JP NO NZ PL PT SE US leisure: IKEA Småland, Småland
  AT AU BE BR CA CH CZ DE DK FI GB IE IN IT JP MX NL NO NZ SE US ZA fuel: E.Leclerc`;
