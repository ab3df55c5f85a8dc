import { isPossible } from '../../../domain/bills/recurring-bill.ts';
import { parseLocalDate } from '../../../domain/calendar.ts';
import type { ConversionNotes, ConvertedTotal } from '../../../domain/money/converted-total.ts';
import { listRoute, readRoute } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';

const tag = {
  name: 'Calendar',
  description: 'What is paid and received again and again: your bills, and your income beside them.',
};

/** Contract 10.1 and 10.4. */
export const RECURRING_ROUTES: readonly Route[] = [
  readRoute(
    { path: '/v1/bill-calendar', tag },
    {
      operationId: 'showBillCalendar',
      summary: 'Show a month of bills and income',
      description:
        'Returns every payment and receipt of a month by day, done or expected. Both are brought up to date first.',
      isLive: true,
      query: {
        month: {
          type: 'string',
          format: 'date',
          description: 'Any day of the month, YYYY-MM-DD; today when left out',
          examples: ['2026-12-01'],
        },
      },
      schema: resource('BillCalendar'),
      async handle({ bills }, { userId, query }) {
        const {
          entries: days,
          due,
          expected,
          notes,
          ...month
        } = await bills.listMonth(userId, parseLocalDate(query.month ?? ''));
        return JSON.stringify(
          shown('BillCalendar', { ...month, days, due: sum(due, notes[0]), expectedIncome: sum(expected, notes[1]) }),
        );
      },
    },
  ),
  listRoute(
    { path: '/v1/recurring-incomes', tag },
    {
      operationId: 'listRecurringIncomes',
      summary: 'List recurring income',
      description:
        'Returns wages, pensions, benefits, allowances and rents that you receive. They are brought up to date first.',
      isLive: true,
      schema: listOf(resource('RecurringIncome')),
      handle: async ({ bills }, { userId }) =>
        JSON.stringify(
          (await bills.listIncomes(userId)).map((income) =>
            shown('RecurringIncome', { ...income, isPossible: isPossible(income) }),
          ),
        ),
    },
  ),
];

function sum(total: ConvertedTotal, { leftOut, staleRates }: ConversionNotes): object {
  const stale = staleRates.map(({ currency, date: rateDate }) => ({ currency, rateDate }));
  return { ...total, leftOut, staleRates: stale };
}
