import type { Channel } from '../world/channel.ts';
import type { Payee } from '../world/payee.ts';
import type { Role } from '../world/role.ts';
import type { Cycle } from './cycle.ts';
import type { Payment, Trait } from './payment.ts';

/** A bill and all that it leaves on statements, also after the day of the evaluation. */
export interface StreamPlan {
  readonly id: number;
  readonly role: Role;
  readonly payee: Payee;
  /** From this day on the payee has another name; `undefined` when it keeps its name. */
  readonly renamed: { readonly from: number; readonly payee: Payee } | undefined;
  readonly accountId: number;
  readonly channel: Channel;
  readonly text: string;
  readonly cycle: Cycle;
  readonly amountKind: 'fixed' | 'variable';
  readonly isNeutral: boolean;
  readonly payments: readonly Payment[];
  readonly traits: readonly Trait[];
  /** The first payment that does not come, of a stream that ends before the evaluation. */
  readonly firstMissingDay: number | undefined;
  readonly foreign:
    | ((day: number) => { readonly currency: string; readonly amount: number; readonly rate: number })
    | undefined;
}
