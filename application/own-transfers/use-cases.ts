import type { Ports } from '../ports.ts';
import { matchEarlierTransactions } from './match-earlier-transactions.ts';

/** The links between the two sides of moves between own accounts. */
export function ownTransferUseCases(ports: Ports) {
  return {
    matchEarlierTransactions: matchEarlierTransactions(ports),
  };
}
