import type { Ports } from '../ports.ts';
import { renewNextUser } from './renew-next-user.ts';
import { showRenewals, undoRenewals } from './undo-renewals.ts';

/** Names and categories of stored transactions that a later release works out anew. */
export function renewalUseCases(ports: Ports) {
  return {
    renewNextUser: renewNextUser(ports),
    showRenewals: showRenewals(ports),
    undoRenewals: undoRenewals(ports),
  };
}
