import { CARD_CHANNELS, type Channel } from '../world/channel.ts';
import type { Movement } from '../world/movement.ts';
import type { Payment } from './payment.ts';
import type { StreamPlan } from './stream-plan.ts';

/** What a stream moves, also after the day of the evaluation. */
export function streamMovements(stream: StreamPlan): readonly Movement[] {
  return stream.payments.map((payment) => movementOf(payment, stream));
}

function movementOf(payment: Payment, stream: StreamPlan): Movement {
  const { renamed, accountId, text, foreign } = stream;
  const isFee = payment.kind === 'fee';
  return {
    accountId,
    day: payment.day,
    amount: -payment.amount,
    channel: channelOf(payment, stream),
    payee: renamed !== undefined && payment.day >= renamed.from ? renamed.payee : stream.payee,
    ...(isFee ? { text: '' } : { text }),
    kind: isFee ? 'bank-fee' : payment.kind === 'payment' ? 'bill' : 'bill-side',
    ...(isFee ? {} : { streamId: stream.id }),
    ...(foreign === undefined ? {} : { foreign: foreign(payment.day) }),
  };
}

function channelOf({ kind }: Payment, { channel }: StreamPlan): Channel {
  if (kind === 'fee') return 'fee';
  if (kind !== 'return') return channel;
  if (channel === 'debit') return 'returned';
  return CARD_CHANNELS.includes(channel) ? 'refund' : 'incoming';
}
