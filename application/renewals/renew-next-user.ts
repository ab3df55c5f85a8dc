import { ruleFinder } from '../../domain/categorising/category-rule.ts';
import { renewalOf, renewed } from '../../domain/categorising/renewal.ts';
import { settleOwnTransfers } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';

/** They are held for less than a second. */
const RENEWED_AT_ONCE = 1_000;

type RenewalPorts = Pick<Ports, 'ownTransfers' | 'unitOfWork' | 'clock'>;

/** Brings one user up to date whom an earlier release has left behind. Returns whether there was such a user. */
export function renewNextUser(ports: RenewalPorts) {
  return async (): Promise<boolean> => {
    const userId = await ports.ownTransfers.unmatchedUser();
    if (userId === undefined) return false;
    await renewUser(ports, userId);
    return true;
  };
}

/**
 * Stores the user's transactions again, with the texts that searches read, and with the names and categories that an
 * import would give them today (contract 8.7); then finds the own transfers among them. Whoever stops it begins anew
 * with the user.
 */
export async function renewUser(ports: RenewalPorts, userId: number): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined) last = await renewSome(ports, userId, last);
  await ports.unitOfWork.run(async (stores) => {
    await stores.users.hold(userId);
    await settleOwnTransfers(stores, userId, undefined);
    await stores.ownTransfers.markMatched(userId);
  });
}

/** The next ones after an id. Returns the last of them. */
function renewSome({ unitOfWork, clock }: RenewalPorts, userId: number, afterId: number): Promise<number | undefined> {
  const at = clock.now();
  return unitOfWork.run(async (stores) => {
    await stores.users.hold(userId);
    const ids = (await stores.transactionReader.listById(userId, afterId, RENEWED_AT_ONCE)).map(({ id }) => id);
    if (ids.length === 0) return undefined;
    const stored = await stores.transactions.getAll(userId, ids);
    const findRule = ruleFinder(await stores.categoryRules.list(userId));
    const hints = await stores.observations.hints(userId, ids);
    const after = stored.map((one) => {
      const said = hints.get(one.id);
      return said === undefined ? one : renewed(one, said, findRule, at);
    });
    await stores.transactions.changeAll(userId, { renewed: after });
    await stores.renewals.putAll(
      userId,
      stored.flatMap((one, nth) => renewalOf(one, after[nth]!, at) ?? []),
    );
    return ids.at(-1);
  });
}
