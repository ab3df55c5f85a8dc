/** Made-up merchants are a first and a second name. */
export const FIRST_NAMES = (
  'Corner Harbor Maple Sunny Copper Willow Granite Velvet Northern Golden Silver Cedar River Summit Meadow Lantern ' +
  'Juniper Orchard Pebble Falcon Marigold Anchor Prairie Comet Saffron Thistle Walnut Birch Coral Ember Quartz Raven ' +
  'Sable Tundra Umber Violet Wren Yarrow Zephyr Acorn'
).split(' ');

export const SECOND_NAMES = (
  'Pantry Books Coffee Bakery Energy Telecom Fitness Pharmacy Garden Travel Music Cinema Hardware Fuel Insurance ' +
  'Grill Market Cleaners Toys Shoes Bikes Florist Deli Optics'
).split(' ');
