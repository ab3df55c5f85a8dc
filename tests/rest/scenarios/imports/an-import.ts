import { aManualAccount } from '../../../support/fixtures.ts';
import type { Caller, HttpService } from '../../../support/http-service.ts';
import { importRow, newImport } from '../../../support/import-fixtures.ts';

/** A stored import of the caller, with one row. Returns its id. */
export function anImport(service: HttpService, { userId }: Caller): Promise<number> {
  return service.prepare(async (stores) => {
    const account = await aManualAccount(stores, userId);
    return stores.imports.add(newImport(account), [importRow(account)]);
  });
}
