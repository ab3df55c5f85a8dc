/** What people and employers write, in the language of the country. All are templates. */
export interface Words {
  readonly months: readonly string[];
  readonly salary: readonly string[];
  /** Between friends. */
  readonly notes: readonly string[];
  readonly saving: readonly string[];
  readonly household: readonly string[];
  readonly cardBill: readonly string[];
  readonly interest: readonly string[];
  readonly overdraft: readonly string[];
  readonly accountFee: readonly string[];
  readonly foreignFee: readonly string[];
  readonly returnFee: readonly string[];
  readonly cashFee: readonly string[];
  /** Before a seller's name, in the texts of PayPal. */
  readonly purchaseAt: string;
}
