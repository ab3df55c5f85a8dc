import { categoryId } from '../../ledger/category-slug.ts';

/**
 * Categories by merchant category code. Codes that are missing here say too little: money transfers, couriers, business
 * services. Source: ISO 18245, Retail financial services: merchant category codes.
 */
const CODES: Readonly<Record<string, string>> = {
  groceries: '5300 5411 5422 5441 5451 5499 5921',
  restaurants: '5812 5814',
  coffee: '5462',
  bars: '5813',
  'food-and-drink': '5811',
  rent: '6513',
  housing: '4900',
  'electricity-and-gas': '5983',
  'internet-and-phone': '4813-4816 4821',
  'home-and-garden': `
    0780 1520 1711 1731 1740 1750 1761 1771 1799 5021 5039 5072 5198 5200 5211 5231 5251 5261 5712-5719 5950 5992 5996
    7217 7342 7349 7394 7641 7699`,
  transport: '4789',
  'public-transport': '4111 4112 4131',
  taxi: '4121',
  fuel: '5172 5541 5542 5552',
  parking: '4784 7523 7524',
  vehicle: '5511 5521 5531-5533 5561 5571 5592 5598 5599 7531-7549 8675',
  shopping: '5199 5309-5311 5331 5399 5931-5937 5943 5944 5948 5973 5978 5993-5994 5997-5999',
  clothing: '5131 5137 5139 5611-5699 7251 7296',
  electronics: '4812 5045 5065 5722 5732 5734 5946 7622 7623 7629',
  'books-and-hobbies': '5192 5733 5735 5816 5942 5945 5949 5970-5972',
  gifts: '5947',
  'online-shopping': '5262 5961 5963-5967 5969',
  leisure: '4457 4468 5551 7221 7395 7800-7802 7829 7932 7933 7993-7995 7999',
  subscriptions: '4899 5815 5817 5818 5968 7273 7841',
  sport: '5940 5941 7941 7992 7997',
  events: '7832 7911 7922 7929 7991 7996 7998',
  travel: '4411 4582 4722 4723 5962 7012 7032',
  flights: '3000-3302 4511',
  'car-rental': '3351-3441 7512 7513 7519',
  hotels: '3501-3999 7011 7033',
  health: '5047 5975 5976 7277 8042 8043 8050 8099',
  doctor: '4119 8011 8021 8031 8041 8049 8062 8071',
  pharmacy: '5122 5912',
  'personal-care': '5977 7230 7297 7298',
  childcare: '8351',
  education: '8211 8220 8241 8244 8249 8299',
  pets: '0742 5995',
  finance: '7276 8931',
  taxes: '9222 9311 9399',
  insurance: '5960 6300 6381 6399',
  donations: '8398 8651 8661',
  'cash-withdrawal': '6010 6011',
  'savings-and-investments': '6211',
};

const CATEGORY_BY_CODE: ReadonlyMap<number, number> = new Map(
  Object.entries(CODES).flatMap(([slug, ranges]) =>
    ranges
      .trim()
      .split(/\s+/)
      .flatMap((range) => codesIn(range).map((code) => [code, categoryId(slug)] as const)),
  ),
);

/** `5531-5533`, both inclusive. */
function codesIn(range: string): readonly number[] {
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The category of a merchant category code of four digits; `undefined` for one that says none. */
export function categoryOfMerchantCode(code: string): number | undefined {
  return /^\d{4}$/.test(code) ? CATEGORY_BY_CODE.get(Number(code)) : undefined;
}
