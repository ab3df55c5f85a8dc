/** How money moves. Banks print each in a way of their own. */
export const CHANNELS = [
  'card', // in a shop
  'online', // by card on the web
  'recurring', // a card that the payee keeps
  'debit', // direct debit, pulled by the payee
  'standing', // standing order
  'transfer',
  'instant', // between people, by telephone number or app
  'billpay', // an invoice paid by its reference
  'cheque',
  'incoming',
  'instant-in',
  'salary',
  'atm',
  'fee',
  'interest',
  'refund', // from a shop, to the card
  'returned', // a direct debit that comes back
  'own-out',
  'own-in',
  'card-bill', // pays a credit card, on the account that pays
  'card-credit', // the same, on the card
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a bank prints that has no words of its own for a channel. */
export const NEXT_BEST: Readonly<Partial<Record<Channel, Channel>>> = {
  online: 'card',
  recurring: 'online',
  standing: 'transfer',
  instant: 'transfer',
  billpay: 'transfer',
  cheque: 'transfer',
  'instant-in': 'incoming',
  salary: 'incoming',
  refund: 'card',
  returned: 'incoming',
  'own-out': 'transfer',
  'own-in': 'incoming',
  'card-bill': 'debit',
  'card-credit': 'incoming',
};

/** Ways of paying that a credit card knows. */
export const CARD_CHANNELS: readonly Channel[] = ['card', 'online', 'recurring'];

/** Which delay of booking applies. */
export function bookingGroup(channel: Channel): 'card' | 'bank' {
  return channel === 'card' || channel === 'online' || channel === 'recurring' || channel === 'refund'
    ? 'card'
    : 'bank';
}
