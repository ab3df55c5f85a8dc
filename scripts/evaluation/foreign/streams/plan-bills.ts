import { WORLDWIDE_BILLS } from '../countries/worldwide-bills.ts';
import type { Life } from '../people/life.ts';
import type { Random } from '../random.ts';
import { type BillTemplate, metered } from '../world/bill-template.ts';
import { payee } from '../world/payee.ts';
import type { Role } from '../world/role.ts';
import { areDistinct, type Contract, contractFor, planStream } from './plan-stream.ts';
import type { StreamPlan } from './stream-plan.ts';

const FEWEST_BILLS = 6;
const MOST_BILLS = 16;

/** Nobody has two of these, unless it is a second contract with the same payee. */
const ONCE: ReadonlySet<Role> = new Set<Role>([
  'rent',
  'mortgage',
  'electricity',
  'gas',
  'water',
  'internet',
  'car-loan',
]);

/** The bills of a person: what the country and the circumstances suggest, six to sixteen streams. */
export function planBills(life: Life): readonly StreamPlan[] {
  const random = life.random.fork('bills');
  const streams: StreamPlan[] = [];
  for (const template of chosenTemplates(life, random)) {
    if (streams.length === MOST_BILLS) break;
    const chance = random.fork(`template/${streams.length}/${template.role}`);
    const contract = contractFor(template, life, chance);
    const first = planStream(streams.length + 1, template, contract, life, chance);
    streams.push(first);
    if (streams.length < MOST_BILLS && chance.chance(template.second ?? 0)) {
      streams.push(...secondContract(streams.length + 1, first, template, contract, life, chance));
    }
  }
  return [...streams, ...accountFees(streams.length + 1, life, random)];
}

function chosenTemplates(life: Life, random: Random): readonly BillTemplate[] {
  const fitting = [...life.country.bills, ...WORLDWIDE_BILLS].filter(({ needs = [] }) =>
    needs.every((need) => life.has.has(need)),
  );
  const wanted = fitting.filter(({ chance }) => random.chance(chance));
  const others = random.shuffled(fitting.filter((template) => !wanted.includes(template)));
  const enough = [...wanted, ...others.slice(0, Math.max(0, FEWEST_BILLS - wanted.length))];
  const chosen = enough.filter(
    ({ role }, index) => !ONCE.has(role) || enough.findIndex((at) => at.role === role) === index,
  );
  // A home comes first; what else there is room for is a matter of luck.
  const isHome = ({ role }: BillTemplate) => role === 'rent' || role === 'mortgage';
  const rest = random.shuffled(chosen.filter((template) => !isHome(template)));
  return [...chosen.filter(isHome), ...rest];
}

function secondContract(
  id: number,
  first: StreamPlan,
  template: BillTemplate,
  contract: Contract,
  life: Life,
  random: Random,
): readonly StreamPlan[] {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const second = planStream(id, template, contract, life, random.fork(`second/${attempt}`));
    if (areDistinct(first, second)) return [{ ...second, traits: [...second.traits, 'second-contract'] }];
  }
  return [];
}

/** What the bank takes for the account itself. */
function accountFees(id: number, life: Life, random: Random): readonly StreamPlan[] {
  if (!random.chance(0.5)) return [];
  const { scale, words } = life.country;
  const template: BillTemplate = {
    role: 'bank-account',
    payees: [payee('')],
    by: { fee: 1 },
    cycle: { monthly: 3, quarterly: 1 },
    amount: random.chance(0.7)
      ? { kind: 'agreed', from: 2 * scale, to: 15 * scale, step: roundStep(scale) }
      : metered(2 * scale, 9 * scale),
    chance: 1,
    due: random.pick(['first', 'last', 'any']),
    text: words.accountFee,
    neutral: true,
  };
  const contract = { ...contractFor(template, life, random), account: life.main };
  return [planStream(id, template, contract, life, random.fork('account-fee'))];
}

function roundStep(scale: number): number {
  return scale >= 20 ? 5 : scale >= 3 ? 1 : 0.5;
}
