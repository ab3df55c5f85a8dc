import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryId } from '../../../domain/ledger/category-slug.ts';
import { CARD_REPAYMENT_ID, CARD_REPAYMENT_RECEIVED_ID } from '../../../domain/ledger/flow.ts';
import { repaidElsewhere } from '../../../domain/ledger/repaid-elsewhere.ts';
import { EUR } from '../../support/fixtures.ts';

const repayments = suite('repaid elsewhere');

const amountOf = (categoryId: number, amount: bigint, count = 1) => {
  return { categoryId, amount, count, currency: EUR, quote: undefined, wantedOn: undefined };
};
const repaid = (amount: bigint, count?: number) => amountOf(CARD_REPAYMENT_ID, amount, count);
const received = (amount: bigint, count?: number) => amountOf(CARD_REPAYMENT_RECEIVED_ID, amount, count);

repayments('it is what was repaid more often than received, and never negative', () => {
  assert.is(repaidElsewhere([repaid(-300n, 2), received(100n)], EUR), 200);
  assert.is(repaidElsewhere([repaid(-300n), received(100n)], EUR), 0);
  assert.is(repaidElsewhere([repaid(-100n, 2), received(300n)], EUR), 0);
  assert.is(repaidElsewhere([], EUR), 0);
});

repayments('its two categories exist, and a category that does not is an error', () => {
  assert.equal([CARD_REPAYMENT_ID, CARD_REPAYMENT_RECEIVED_ID], [902, 912]);
  assert.throws(() => categoryId('card-repayments'), /There is no category card-repayments/);
});

repayments.run();
