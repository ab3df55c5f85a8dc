export type Leaf = readonly [
  id: number,
  slug: string,
  icon: string,
  name: string,
  description: string,
  accountable?: 0,
];

export type Branch = readonly [root: Leaf, children: readonly Leaf[]];

/** Clients store ids and slugs, so they never change. Categories may be added. */
export const EXPENSE: readonly Branch[] = [
  [[1, 'uncategorized-expense', 'help_outline', 'Uncategorised', 'Spending that has no category yet'], []],
  [
    [100, 'food-and-drink', 'restaurant', 'Food & drink', 'Food and drink of all kinds'],
    [
      [101, 'groceries', 'local_grocery_store', 'Groceries', 'Supermarkets and food shops'],
      [102, 'restaurants', 'dinner_dining', 'Restaurants', 'Restaurants, canteens and take-away'],
      [103, 'coffee', 'local_cafe', 'Coffee', 'Cafés and bakeries'],
      [104, 'bars', 'local_bar', 'Bars', 'Bars, pubs and clubs'],
    ],
  ],
  [
    [110, 'housing', 'home', 'Housing', 'The costs of your home'],
    [
      [111, 'rent', 'vpn_key', 'Rent', 'Rent and service charges'],
      [112, 'mortgage', 'real_estate_agent', 'Mortgage', 'Mortgage instalments'],
      [113, 'electricity-and-gas', 'bolt', 'Electricity & gas', 'Electricity, gas and heating'],
      [114, 'water', 'water_drop', 'Water', 'Water and waste'],
      [115, 'internet-and-phone', 'wifi', 'Internet & phone', 'Internet, telephone and mobile'],
      [116, 'home-and-garden', 'yard', 'Home & garden', 'Furniture, tools, plants and repairs'],
      [117, 'home-insurance', 'roofing', 'Home insurance', 'Home and contents insurance'],
    ],
  ],
  [
    [120, 'transport', 'directions_bus', 'Transport', 'Getting around'],
    [
      [121, 'public-transport', 'train', 'Public transport', 'Buses, trams and trains'],
      [122, 'taxi', 'local_taxi', 'Taxi', 'Taxis and ride hailing'],
      [123, 'fuel', 'local_gas_station', 'Fuel', 'Petrol and charging'],
      [124, 'parking', 'local_parking', 'Parking & tolls', 'Parking, tolls and road charges'],
      [125, 'vehicle', 'directions_car', 'Vehicle', 'Purchase, service, tax and insurance of vehicles'],
    ],
  ],
  [
    [130, 'shopping', 'shopping_bag', 'Shopping', 'Goods of all kinds'],
    [
      [131, 'clothing', 'checkroom', 'Clothing', 'Clothes and shoes'],
      [132, 'electronics', 'devices', 'Electronics', 'Computers, telephones and appliances'],
      [133, 'books-and-hobbies', 'menu_book', 'Books & hobbies', 'Books, games, music and crafts'],
      [134, 'gifts', 'card_giftcard', 'Gifts', 'Presents for others'],
      [135, 'online-shopping', 'shopping_cart', 'Online shopping', 'Marketplaces and mail order'],
    ],
  ],
  [
    [140, 'leisure', 'theaters', 'Leisure', 'Entertainment and free time'],
    [
      [141, 'subscriptions', 'subscriptions', 'Subscriptions', 'Streaming, software and news'],
      [142, 'sport', 'fitness_center', 'Sport', 'Gyms, clubs and equipment'],
      [143, 'events', 'confirmation_number', 'Events', 'Cinema, concerts and museums'],
    ],
  ],
  [
    [150, 'travel', 'flight', 'Travel', 'Journeys and holidays'],
    [
      [151, 'flights', 'flight_takeoff', 'Flights', 'Air fares'],
      [152, 'hotels', 'hotel', 'Hotels', 'Hotels and other accommodation'],
      [153, 'car-rental', 'car_rental', 'Car rental', 'Rented vehicles'],
    ],
  ],
  [
    [160, 'health', 'favorite', 'Health', 'Health and personal care'],
    [
      [161, 'doctor', 'medical_services', 'Doctor', 'Doctors, dentists and hospitals'],
      [162, 'pharmacy', 'local_pharmacy', 'Pharmacy', 'Medicines'],
      [163, 'health-insurance', 'health_and_safety', 'Health insurance', 'Health insurance premiums'],
      [164, 'personal-care', 'spa', 'Personal care', 'Hairdressers, cosmetics and wellness'],
    ],
  ],
  [
    [170, 'family', 'family_restroom', 'Family', 'Children, relatives and pets'],
    [
      [171, 'childcare', 'child_care', 'Childcare', 'Nurseries, babysitters and things for children'],
      [172, 'education', 'school', 'Education', 'Schools, courses and student fees'],
      [173, 'pets', 'pets', 'Pets', 'Pet food and pet care'],
    ],
  ],
  [
    [180, 'finance', 'account_balance', 'Finance', 'Fees, interest, loans, taxes and insurance'],
    [
      [181, 'bank-fees', 'receipt_long', 'Bank fees', 'Fees and charges'],
      [182, 'interest-paid', 'percent', 'Interest paid', 'Interest on debt'],
      [183, 'loan-payments', 'request_quote', 'Loan payments', 'Instalments of loans other than mortgages'],
      [184, 'taxes', 'gavel', 'Taxes', 'Taxes and duties'],
      [185, 'insurance', 'shield', 'Insurance', 'Life, liability and other insurance'],
      [186, 'donations', 'volunteer_activism', 'Donations', 'Gifts to good causes'],
    ],
  ],
  [[190, 'cash-withdrawal', 'local_atm', 'Cash withdrawal', 'Cash from machines and counters'], []],
  [
    [900, 'transfers-out', 'sync_alt', 'Transfers out', 'Money moved to your own accounts', 0],
    [
      [901, 'transfer-to-own-account', 'swap_horiz', 'Transfer to own account', 'To another account of yours', 0],
      [902, 'card-repayment', 'credit_score', 'Card repayment', 'Paying off a credit card', 0],
      [903, 'savings-and-investments', 'savings', 'Savings & investments', 'Money set aside', 0],
    ],
  ],
];

export const INCOME: readonly Branch[] = [
  [[2, 'uncategorized-income', 'help_outline', 'Uncategorised income', 'Income that has no category yet'], []],
  [
    [200, 'earnings', 'payments', 'Earnings', 'Income from work'],
    [
      [201, 'salary', 'work', 'Salary', 'Wages and salaries'],
      [202, 'bonus', 'star', 'Bonus', 'Bonuses and commissions'],
      [203, 'self-employment', 'storefront', 'Self-employment', 'Invoices paid by clients'],
      [204, 'pension', 'elderly', 'Pension', 'Pensions and retirement benefits'],
    ],
  ],
  [
    [210, 'capital-income', 'trending_up', 'Capital income', 'Income from capital'],
    [
      [211, 'interest-earned', 'percent', 'Interest earned', 'Interest on savings'],
      [212, 'dividends', 'pie_chart', 'Dividends', 'Dividends and distributions'],
      [213, 'rental-income', 'apartment', 'Rental income', 'Rent received'],
    ],
  ],
  [
    [220, 'other-income', 'add_card', 'Other income', 'All other income'],
    [
      [221, 'refunds', 'undo', 'Refunds', 'Money paid back to you'],
      [222, 'benefits', 'handshake', 'Benefits', 'State benefits and grants'],
      [223, 'gifts-received', 'redeem', 'Gifts received', 'Money given to you'],
      [224, 'sales', 'sell', 'Sales', 'Money from things you sold'],
    ],
  ],
  [
    [910, 'transfers-in', 'sync_alt', 'Transfers in', 'Money moved from your own accounts', 0],
    [
      [911, 'transfer-from-own-account', 'swap_horiz', 'Transfer from own account', 'From another account of yours', 0],
      [
        912,
        'card-repayment-received',
        'credit_score',
        'Card repayment received',
        'Repayments received by a credit card',
        0,
      ],
    ],
  ],
];
