import type { Ports } from '../ports.ts';
import { deleteRates } from './delete-rates.ts';
import { importRates } from './import-rates.ts';
import { listRates } from './list-rates.ts';
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

export type RateUseCases = ReturnType<typeof rateUseCases>;
