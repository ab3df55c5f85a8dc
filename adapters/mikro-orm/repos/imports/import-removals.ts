/** Of rows of imports: not those of an account that was deleted, which are removed later. `$1` is the user. */
export const ROW_IS_THERE = `not exists (
        select from import_removals as removals where removals.user_id = $1
          and removals.import_id = import_rows.import_id and removals.bank_account_id = import_rows.bank_account_id
      )`;
