import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reportingWindow } from '../../../domain/ledger/reporting-window.ts';
import { fieldsOf } from '../../support/finance-errors.ts';
import { localDate } from '../../support/fixtures.ts';

const TODAY = localDate('2026-03-15');

const windows = suite('reporting window');

windows('the default window is the last 30 days and today', () => {
  const from = localDate('2026-01-01');
  const to = localDate('2026-03-01');
  assert.equal(reportingWindow({}, TODAY), { from: localDate('2026-02-13'), to: TODAY });
  assert.equal(reportingWindow({ from }, TODAY), { from, to: TODAY });
  assert.equal(reportingWindow({ to }, TODAY), { from: localDate('2026-02-13'), to });
});

windows('a window may be one day, but must not end before it begins', () => {
  assert.equal(reportingWindow({ from: TODAY, to: TODAY }, TODAY), { from: TODAY, to: TODAY });
  const backwards = () => reportingWindow({ to: localDate('2026-02-12') }, TODAY);
  assert.equal(fieldsOf(backwards), ['date_from']);
  assert.throws(
    backwards,
    /date_from \(Feb 13, 2026 by default\) must not be after date_to \(Feb 12, 2026\)\. Give both\./,
  );
});

windows.run();
