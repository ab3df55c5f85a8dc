import type { Ports } from '../ports.ts';
import { deleteRates, importRates, listRates } from './stored-rates.ts';
import { syncRates } from './sync-rates.ts';

/** Exchange rates: fetched, imported, listed, deleted. */
export function rateUseCases(ports: Ports) {
  return {
    deleteRates: deleteRates(ports),
    importRates: importRates(ports),
    listRates: listRates(ports),
    syncRates: syncRates(ports),
  };
}
