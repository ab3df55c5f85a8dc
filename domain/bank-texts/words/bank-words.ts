/**
 * What a word or a phrase of a bank says about a payment. It never says to whom the money went.
 *
 * - `channel`: how the money moved (card, transfer, internet banking), and the words around it.
 * - `small`: articles and prepositions.
 * - `purchase`: somebody bought something with a card. A card repayment or cash never is.
 * - `standing`: an instruction to pay again and again: direct debit, standing order, recurring card payment.
 * - `reference`: the label of a number: mandate, policy, contract, customer, invoice.
 * - `payee`: the label of the name of the other party.
 * - `holder`: the label of the account holder’s own name, of no interest here.
 * - `cash`: cash from a machine or a counter.
 * - `savings`: an account, pot or goal of the user’s own. `broker`: a bank or broker for savings alone; `savingsHouse`:
 *   one whose name other people and companies have as well.
 * - `ownTransfer`: a transfer between own accounts.
 * - `cardDebt`: the user pays what they owe on their own card.
 * - `cardIssuer`: it is paid for its cards only. `cardBank`: a bank; with a `cardBrand` behind it, its card.
 * - `ownAlone`: cash, savings or a card, but only where the text names nobody else.
 * - `pending`: the row announces a payment that another row will book.
 * - `fee` and `feeEvent`: both together are a fee for a single event, such as a payment abroad.
 * - `commission`: a fee that hardly anybody but a bank calls so.
 * - `upkeep`: what the bank takes regularly for the account itself.
 * - `invoice`: a scheme by which companies and authorities send and collect invoices; nobody shops by it.
 * - `peer`: an app or a scheme by which mostly people pay each other.
 * - `interest`: interest on debt. `returned`: the fee for a payment that came back, or for an overdraft.
 */
export type BankSense =
  | 'channel'
  | 'small'
  | 'purchase'
  | 'standing'
  | 'reference'
  | 'payee'
  | 'holder'
  | 'cash'
  | 'ownAlone'
  | 'savings'
  | 'broker'
  | 'savingsHouse'
  | 'ownTransfer'
  | 'cardDebt'
  | 'cardIssuer'
  | 'cardBank'
  | 'cardBrand'
  | 'pending'
  | 'fee'
  | 'feeEvent'
  | 'commission'
  | 'upkeep'
  | 'invoice'
  | 'peer'
  | 'interest'
  | 'returned';

/**
 * The vocabulary of the banks of one language or scheme. Phrases are separated by commas; case, accents and spelling
 * with AE, OE, UE do not matter. `countries` are ISO 3166 codes.
 */
export interface BankWords {
  readonly countries: string;
  /** Where the words can be looked up. */
  readonly sources: readonly string[];
  readonly senses: Readonly<Partial<Record<BankSense, string>>>;
}
