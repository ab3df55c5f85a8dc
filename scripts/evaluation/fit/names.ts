import {
  CONTRACT_KINDS,
  EVERYDAY_KINDS,
  type MerchantKind,
  YEARLY_KINDS,
} from '../../../domain/bank-texts/words/merchant-words.ts';
import { MERCHANT_WORDS } from '../../../domain/bank-texts/words/merchants/merchant-lists.ts';
import type { Random } from './random.ts';

/** Invented merchants: no real brand is needed, and the weights cannot depend on one. */
export type NameStyle = 'coined' | 'two-words' | 'trade' | 'person' | 'initials';

const ONSETS = 'b br c ch cl d dr f fl g gr h j k kr l m n p pl qu r s sh sk st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai ea io oo ei'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 'x', 'l', 'm', 'nd', 'rk', 'st', 'ck'];
const FIRST_WORDS =
  `Blue Green Silver North South West East City Metro First United Royal Golden Prime Alpha Nova Sun Star
  River Lake Stone Oak Maple Alpine Nord Sud Grand Neue Alte Casa Monte Bel Vita Euro Inter Global National General`
    .trim()
    .split(/\s+/);
const TRADES =
  `Energy Power Water Gas Telecom Mobile Internet Media Music Video Fitness Gym Insurance Assurance Versicherung
  Bank Leasing Rent Immobilien Properties Cloud Hosting Software News Magazine Zeitung Journal School Nursery Cleaning Alarm
  Storage Parking Market Grocery Coffee Bakery Pizza Grill Books Pharmacy Apotheke Fuel Garage Hotel Travel Store Shop Mart
  Fashion Toys Garden Barber Salon Cinema Taxi Tickets Clinic Dental`
    .trim()
    .split(/\s+/);
const GIVEN_NAMES =
  `Anna Ben Carla David Elena Felix Grace Hugo Ines Jonas Karin Luca Maria Nils Olga Pablo Rosa Sven Tara Uwe
  Vera Will Yusuf Zoe Amir Chen`
    .trim()
    .split(/\s+/);

export function merchantName(random: Random): string {
  const style = random.weighted<NameStyle>([
    ['coined', 5],
    ['two-words', 3],
    ['trade', 3],
    ['person', 0.6],
    ['initials', 0.6],
  ]);
  if (style === 'coined') return coined(random) + (random.chance(0.35) ? ` ${random.pick(TRADES)}` : '');
  if (style === 'two-words') return `${random.pick(FIRST_WORDS)} ${coined(random)}`;
  if (style === 'trade') return `${random.pick(FIRST_WORDS)} ${random.pick(TRADES)}`;
  if (style === 'person') return personName(random);
  return `${initials(random)} ${random.pick(TRADES)}`;
}

/**
 * Whoever people pay by contract mostly says so, or is well known: “Zedra Insurance”. Whoever they pay once a year is
 * mostly of a kind that charges so: an insurer, an authority, an association.
 */
export function contractName(random: Random, isYearly = false): string {
  const phrases = isYearly && random.chance(0.7) ? YEARLY_PHRASES : CONTRACT_PHRASES;
  return random.weighted([
    [() => kindName(random, phrases), isYearly ? 8 : 7.3],
    [() => kindName(random, EVERYDAY_PHRASES), 0.3],
    [() => merchantName(random), isYearly ? 2 : 2.7],
  ])();
}

/** A place where people shop or eat, which mostly says so, or is well known. */
export function shopName(random: Random): string {
  return random.weighted([
    [() => kindName(random, EVERYDAY_PHRASES), 5.5],
    [() => kindName(random, CONTRACT_PHRASES), 0.5],
    [() => merchantName(random), 3.7],
  ])();
}

/** Where people go once a year: a farm, a fair, a workshop. Most of these are small, and not known by their names. */
export function visitedName(random: Random): string {
  return random.weighted([
    [() => kindName(random, EVERYDAY_PHRASES), 4],
    [() => kindName(random, CONTRACT_PHRASES), 0.3],
    [() => merchantName(random), 5.4],
  ])();
}

/** A hairdresser, a dentist or a garage. */
export function careName(random: Random): string {
  return random.chance(0.85) ? kindName(random, CARE_PHRASES) : merchantName(random);
}

/** A company that people top up a balance with. */
export function topUpName(random: Random): string {
  return random.chance(0.85) ? kindName(random, TOP_UP_PHRASES) : merchantName(random);
}

function kindName(random: Random, phrases: readonly string[]): string {
  const phrase = random.pick(phrases);
  return random.weighted([
    [`${coined(random)} ${phrase}`, 5],
    [`${phrase} ${coined(random)}`, 3],
    [phrase, 2],
  ]);
}

const CONTRACT_PHRASES = phrasesOf(CONTRACT_KINDS);
const YEARLY_PHRASES = phrasesOf([...YEARLY_KINDS]);
const CARE_PHRASES = phrasesOf(['care', 'health']);
const TOP_UP_PHRASES = phrasesOf(['telecom', 'pass', 'travel']);
const EVERYDAY_PHRASES = phrasesOf(EVERYDAY_KINDS);

function phrasesOf(kinds: readonly MerchantKind[]): readonly string[] {
  return MERCHANT_WORDS.filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ phrases }) => phrases.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => /^[\p{Script=Latin}\d ]{4,}$/u.test(phrase));
}

export function personName(random: Random): string {
  return `${random.pick(GIVEN_NAMES)} ${coined(random)}`;
}

export function coined(random: Random): string {
  const syllables = random.whole(1, 3);
  let word = '';
  for (let index = 0; index < syllables; index += 1) word += random.pick(ONSETS) + random.pick(VOWELS);
  word += random.pick(CODAS);
  if (word.length < 4) word += random.pick(ONSETS) + random.pick(VOWELS);
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Names of towns, which several merchants may share: "Zedra", "Oakport". */
export function townNames(random: Random): readonly string[] {
  return Array.from({ length: random.whole(1, 9) }, () => coined(random));
}

function initials(random: Random): string {
  return Array.from({ length: random.whole(2, 3) }, () => String.fromCharCode(65 + random.whole(0, 25))).join('');
}
