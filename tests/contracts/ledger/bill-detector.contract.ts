import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holderOf } from '../../../domain/bank-texts/holder.ts';
import { explainPayments } from '../../../domain/bills/detection/explain-payments.ts';
import { addMonths } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';
import { detectBillsAndIncome } from '../../../domain/income/detect-bills-and-income.ts';
import type { BillDetector } from '../../../domain/ports/bill-detector.ts';
import type { Observation } from '../../../domain/ports/transaction-reader.ts';
import { aStatement, readerOf, TODAY } from '../../support/files/observations.ts';
import { refused } from '../refusal.ts';

interface DetectorUnderTest extends BillDetector {
  close?(): Promise<void>;
}

/** `open` makes a detector of its own for the suite. */
export function billDetectorContract(name: string, open: () => DetectorUnderTest): void {
  const test = suite(`BillDetector, ${name}`);
  const detector = open();
  test.after(() => detector.close?.());

  for (const size of [0, 1, 40, 150, 151, 900]) {
    test(`${size} observations give the very bills of the detection, field by field`, async () => {
      const observations = aStatement(size);
      const detected = await detector.detect(readerOf(observations), TODAY);
      const expected = detectBillsAndIncome(observations, TODAY);
      assert.equal(detected, expected);
      assert.is(JSON.stringify(detected), JSON.stringify(expected));
      if (size === 900) assert.ok(expected.bills.length > 3);
    });
  }

  test('texts of any script, and the largest ids and amounts, come through', async () => {
    const merchants = ['Größe 🐙', '東京電力', 'A "quoted" \\ \n', 'مياه'];
    const observations = aStatement(400).map((observation, index): Observation => {
      const merchantName = merchants[index % 4] ?? null;
      return { ...observation, id: Number.MAX_SAFE_INTEGER - index, amount: -Number.MAX_SAFE_INTEGER, merchantName };
    });
    const detected = await detector.detect(readerOf(observations), TODAY);
    assert.equal(detected, detectBillsAndIncome(observations, TODAY));
  });

  test('detections at once do not mix', async () => {
    const statements = [10, 200, 60, 500, 350].map((size, seed) => aStatement(size, seed + 1));
    const detected = await Promise.all(statements.map((statement) => detector.detect(readerOf(statement), TODAY)));
    const expected = statements.map((statement) => detectBillsAndIncome(statement, TODAY));
    assert.equal(detected, expected);
  });

  for (const size of [60, 300]) {
    test(`transfers to the holder are no bills among ${size} observations`, async () => {
      const own = Array.from({ length: 12 }, (_, month) => aTransferTo('Ada Lovelace', month));
      const observations = [...aStatement(size), ...own];
      const holder = holderOf('ada.lovelace@example.com');
      const detected = await detector.detect(readerOf(observations), TODAY, holder);
      assert.equal(detected, detectBillsAndIncome(observations, TODAY, { holder }));
      const isOwn = ({ transactionIds }: { readonly transactionIds: readonly number[] }) =>
        own.some(({ id }) => transactionIds.includes(id));
      assert.not.ok(detected.bills.some(isOwn));
      assert.ok((await detector.detect(readerOf(observations), TODAY)).bills.some(isOwn), 'they are regular');
    });
  }

  test('the newest observations alone are not the result when there are more', async () => {
    const observations = aStatement(700);
    const newestFirst = observations.toSorted((a, b) => (a.bookedOn < b.bookedOn ? 1 : -1));
    const asked: (number | undefined)[] = [];
    const detected = await detector.detect(async (atMost) => {
      asked.push(atMost);
      return newestFirst.slice(0, atMost);
    }, TODAY);
    assert.is(asked.at(-1), undefined);
    assert.equal(detected, detectBillsAndIncome(newestFirst, TODAY));
  });

  for (const size of [60, 300]) {
    test(`a merchant among ${size} observations is explained with all of them`, async () => {
      const observations = [
        ...aStatement(size),
        ...Array.from({ length: 3 }, (_, at) => aTransferTo('Ada Lovelace', at)),
      ];
      const holder = holderOf('ada.lovelace@example.com');
      for (const merchant of ['Ada Lovelace', observations[0]!.description]) {
        const explained = await detector.explain(readerOf(observations), merchant, holder);
        assert.equal(explained, explainPayments(observations, merchant, holder));
        assert.ok(explained.ids.length > 0);
      }
    });
  }

  test('what reading throws comes through, and the next detection is not affected', async () => {
    const failure = new FinanceError('unavailable', 'Away.');
    const read = readerOf(aStatement(300));
    const failing = async (atMost?: number) => {
      if (atMost === undefined) throw failure;
      return read(atMost);
    };
    assert.is(await refused(detector.detect(failing, TODAY)), failure);
    assert.equal(await detector.detect(read, TODAY), detectBillsAndIncome(aStatement(300), TODAY));
  });

  test.run();
}

function aTransferTo(name: string, month: number): Observation {
  const [today] = aStatement(1);
  const bookedOn = addMonths(TODAY, -month);
  return {
    ...today!,
    id: 900_000 + month,
    bookedOn,
    amount: -25_000,
    description: `Transfer ${name}`,
    merchantName: null,
  };
}
