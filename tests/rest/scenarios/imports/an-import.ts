import { importRow, newImport } from '../../../support/files/import-fixtures.ts';
import { aManualAccount } from '../../../support/fixtures.ts';
import type { Caller, HttpService } from '../../../support/service/http-service.ts';

/** A stored import of the caller, with one row. Returns its id. */
export function anImport(service: HttpService, { userId }: Caller): Promise<number> {
  return service.prepare(async (stores) => {
    const account = await aManualAccount(stores, userId);
    return stores.imports.add(newImport(account), [importRow(account)]);
  });
}
