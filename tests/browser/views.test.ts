import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aGeneratedStatement } from '../mcp/statement.ts';
import { inBrowser, openBrowser } from '../support/browser/browser.ts';
import { takePicture } from '../support/browser/picture.ts';
import { testClock } from '../support/clock.ts';
import { localDate, newBill } from '../support/fixtures.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';
import { ATTACKS } from './attacks.ts';
import { connectWithViews, openView, type ShownView, type ViewedResult, type ViewOptions } from './view-stage.ts';

const BALANCES = 'get_account_balances';
const BILLS = 'get_recurring_bills';
const SPENDING = 'get_spending_by_category';
const TRANSACTIONS = 'get_transactions';
const VIEWED = [BALANCES, TRANSACTIONS, BILLS, SPENDING] as const;

const views = suite('views in a browser');
const test = inBrowser(views);

interface Stage {
  readonly service: ToolService;
  readonly token: string;
  readonly client: Client;
  readonly browser: Browser;
}

let stage: Promise<Stage> | undefined;

function theStage(): Promise<Stage> {
  stage ??= openStage();
  return stage;
}

async function openStage(): Promise<Stage> {
  const service = await openToolService({ clock: testClock() });
  const { user } = await aGeneratedStatement(service.stores, 7);
  const due: readonly (readonly [string, string | null])[] = [
    ['Rent', '2026-04-01'],
    [ATTACKS.short, '2026-03-20'],
    ['Gym', '2026-04-01'],
    ['Insurance', '2027-01-15'],
    ['Club', null],
  ];
  for (const [name, date] of due) {
    const nextDate = date === null ? null : localDate(date);
    await service.stores.bills.add(newBill(user.id, { name, nextDate }));
  }
  const token = await service.tokenFor(user);
  return { service, token, client: await connectWithViews(service.url, token), browser: await openBrowser() };
}

async function call(tool: string): Promise<Record<string, any>> {
  return (await theStage()).client.callTool({ name: tool, arguments: {} });
}

/** Opens a view, does `work`, closes it, and requires that nothing went wrong and no other host was asked. */
async function inView(tool: string, options: ViewOptions, work: (view: ShownView) => Promise<void>): Promise<void> {
  const { browser, client } = await theStage();
  const view = await openView(browser, client, tool, options);
  try {
    await work(view);
    assert.equal(view.record.errors, []);
    assert.equal([...view.record.hosts].sort(), ['host.test', 'view.test']);
  } finally {
    await view.close();
  }
}

/** The result of a tool in its view. */
async function inViewOf(tool: string, work: (view: ShownView, content: any) => Promise<void>): Promise<void> {
  const result = await call(tool);
  await inView(tool, {}, async (view) => {
    await view.show(result as ViewedResult);
    await work(view, result['structuredContent']);
  });
}

function textOf({ frame }: ShownView): Promise<string> {
  return frame.evaluate<string>("document.getElementById('view').textContent");
}

/** The cells of the table's body, row by row, opened or not. */
function rowsOf({ frame }: ShownView): Promise<readonly (readonly string[])[]> {
  return frame.evaluate(
    "[...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))",
  );
}

test('spending is the total, a bar for each category listed, and the rest in one line', async () => {
  await inViewOf(SPENDING, async (view, content) => {
    const text = await textOf(view);
    assert.ok(text.includes(content.total.formatted));
    assert.ok(text.includes(`${content.count} transactions, Feb 13, 2026 – Mar 15, 2026`));
    const widths: number[] = await view.frame.evaluate(
      "[...document.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect().width / bar.parentElement.getBoundingClientRect().width)",
    );
    const [{ amount: largest }] = content.categories;
    assert.is(widths.length, content.categories.length);
    for (const [place, { amount }] of content.categories.entries()) {
      assert.ok(Math.abs((widths[place] ?? 0) - amount.amount / largest.amount) < 0.01);
    }
    const expected = content.categories.map(({ name, amount, share_percent: share, count }: any) => [
      name,
      amount.formatted,
      `${share.toFixed(1)}%`,
      String(count),
    ]);
    const rows = await rowsOf(view);
    assert.equal(rows.slice(0, -1), expected);
    assert.is(rows.at(-1)?.[0], `${content.others.categories} other categories`);
    assert.is(rows.at(-1)?.[1], content.others.amount.formatted);
    for (const { total } of content.left_out) assert.ok(text.includes(total.formatted));
    for (const { currency } of content.stale_rates) assert.ok(text.includes(currency));
  });
});

test('balances are the net worth and a bar for each account, debts in the other direction', async () => {
  await inViewOf(BALANCES, async (view, content) => {
    assert.ok((await textOf(view)).includes(content.net_worth.formatted));
    const rows = await rowsOf(view);
    assert.equal(
      rows.map(([account, balance]) => [account, balance]),
      content.accounts.map(({ name, type, balance }: any) => [`${name}${type}`, balance.formatted]),
    );
    assert.ok(
      rows.some((row) => row[2] === 'no rate'),
      'an account without a rate says so',
    );
    const [debts, others]: readonly (readonly [number, number][])[] = await view.frame.evaluate(
      "['.bar.debt', '.bar:not(.debt)'].map((kind) => [...document.querySelectorAll(kind)].map((bar) => [bar.getBoundingClientRect().left, bar.getBoundingClientRect().right]))",
    );
    assert.ok(debts?.length, 'the statement has a debt');
    const zero = Math.min(...(others ?? []).map(([left]) => left));
    for (const [, right] of debts ?? []) assert.ok(right <= zero + 1);
  });
});

test('transactions are their sums, and the newest of them with what the bank wrote', async () => {
  await inViewOf(TRANSACTIONS, async (view, content) => {
    const text = await textOf(view);
    const { income, expenses, total, count, transactions, own_moves: moves } = content;
    assert.ok(text.includes(`${total.formatted}${count} transactions, Feb 13, 2026 – Mar 15, 2026`));
    assert.ok(text.includes(`Income ${income.formatted}, expenses ${expenses.formatted}.`));
    assert.ok(text.includes(`Of that, own transfers: ${moves.income.formatted}`));
    assert.ok(text.includes(`The newest ${transactions.length} are listed; the sums are of all.`));
    const rows = await rowsOf(view);
    assert.is(rows.length, transactions.length);
    for (const [at, { amount, converted = amount, ...one }] of transactions.entries()) {
      const [what = '', day, shown] = rows[at] ?? [];
      for (const part of [one.merchant_name ?? '', one.description, one.category, one.account]) {
        assert.ok(what.toLowerCase().includes(part.toLowerCase()), `${what} lacks ${part}`);
      }
      assert.is(what.includes('pending'), one.status === 'pending');
      assert.is(what.includes(` ${one.transfer_account}`), one.transfer_account !== undefined);
      assert.equal([day?.slice(-4), shown], [one.date.slice(0, 4), converted.formatted]);
    }
  });
});

test('bills are a calendar of five weeks, and all bills by due date below it', async () => {
  await inViewOf(BILLS, async (view, content) => {
    assert.ok((await textOf(view)).includes(`${content.monthly_total.formatted} a month`));
    const due: string[] = await view.frame.evaluate(
      "[...document.querySelectorAll('.day.due')].map((day) => day.textContent + '×' + day.querySelectorAll('.dot').length)",
    );
    assert.equal(due, ['20×1', 'Apr 1×2']);
    assert.is(await view.frame.evaluate("document.querySelectorAll('.day').length"), 35);
    const label = await view.frame.evaluate("document.querySelector('figure').ariaLabel");
    assert.is(label, 'Calendar with 3 payments, Mar 15 – Apr 18, 2026');
    assert.equal(
      (await rowsOf(view)).map(([, date]) => date),
      ['Mar\u00a020', 'Apr\u00a01', 'Apr\u00a01', 'Jan\u00a015, 2027', '–'],
    );
  });
});

test('an amount that varies is about so much, and what is left out or not deducted is named', async () => {
  const bills = (await call(BILLS))['structuredContent'];
  const [first, perhaps, ...others] = bills.bills;
  const last = { date: '2026-02-20', amount: { amount: 9_000, currency: 'USD', formatted: '$90.00' } };
  const estimate = {
    ...first,
    is_estimate: true,
    category: 'Rent',
    last_payment: last,
    due_dates: ['2026-03-20', '2026-03-27', '2026-04-03'],
    facts: ['varies $80.00–$99.00'],
  };
  const shown = [estimate, { ...perhaps, is_possible: true }, ...others];
  await inView(BILLS, {}, async (view) => {
    await view.show({ content: [], structuredContent: { ...bills, bills: shown, hidden_accounts: 2 } });
    const text = await textOf(view);
    assert.match(text, 'possible, not counted; monthly');
    assert.match(text, `about ${bills.monthly_total.formatted} a month`);
    assert.match(text, 'monthly; Rent; last paid $90.00 on Feb 20, 2026');
    assert.match(text, 'varies $80.00–$99.00');
    const label = await view.frame.evaluate("document.querySelector('figure').ariaLabel");
    assert.is(
      label,
      'Calendar with 5 payments, Mar 15 – Apr 18, 2026',
      'a bill that is due three times counts so often',
    );
    assert.match(text, '2 hidden accounts left out.');
    const amounts = (await rowsOf(view)).map(([, , amount]) => amount);
    assert.is(amounts.filter((amount) => amount === `about ${first.amount.formatted}`).length, 1);
  });
  const spending = (await call(SPENDING))['structuredContent'];
  const refunds = { amount: { amount: 6_070, currency: 'USD', formatted: '$60.70' }, count: 2 };
  await inView(SPENDING, {}, async (view) => {
    await view.show({ content: [], structuredContent: { ...spending, refunds } });
    assert.match(await textOf(view), 'Refunds received, not deducted: $60.70.');
  });
});

test('nothing to show is said, too', async () => {
  const money = { amount: 0, currency: 'USD', formatted: '$0.00' };
  const conversion = { left_out: [], stale_rates: [] };
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const empty: Readonly<Record<string, [Record<string, unknown>, string]>> = {
    [TRANSACTIONS]: [
      { count: 0, total: money, window: days, transactions: [], near: ['Verizon', 'Vodafone'], ...conversion },
      'Nothing was found in these days.Near: Verizon, Vodafone',
    ],
    [BALANCES]: [{ accounts: [], net_worth: money, ...conversion }, 'no accounts'],
    [BILLS]: [{ bills: [], active_count: 0, monthly_total: money, without_cycle: [], ...conversion }, 'no bills'],
    [SPENDING]: [
      {
        total: money,
        count: 0,
        window: days,
        categories: [],
        others: { categories: 0, amount: money, count: 0 },
        ...conversion,
      },
      'Nothing was spent',
    ],
  };
  for (const [tool, [structuredContent, sentence]] of Object.entries(empty)) {
    await inView(tool, {}, async (view) => {
      await view.show({ content: [], structuredContent });
      assert.match(await textOf(view), sentence);
    });
  }
});

for (const tool of VIEWED) {
  test(`${tool}: names are shown as they are, and nothing in them runs`, async () => {
    const { structuredContent } = await call(tool);
    await inView(tool, {}, async (view) => {
      for (const attack of [ATTACKS.markup, ATTACKS.attribute]) {
        await view.show({ content: [], structuredContent: renamed(structuredContent, attack) });
        assert.ok((await textOf(view)).includes(attack));
        const made = await view.frame.evaluate(
          "document.querySelectorAll('#view :is(svg, script, img, [onload], [onerror], [onfocus])').length",
        );
        assert.is(made, 0);
      }
    });
  });

  test(`${tool}: axe finds nothing in either theme, and nothing sticks out of a phone`, async () => {
    const result = (await call(tool)) as ViewedResult;
    for (const theme of ['light', 'dark'] as const) {
      await inView(tool, { hostContext: { theme }, bypassCSP: true }, async (view) => {
        await view.show(result);
        await view.frame.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true })");
        await view.frame.evaluate(AXE);
        assert.equal(await view.frame.evaluate(VIOLATIONS), [], theme);
        for (const width of [320, 390, 720]) {
          await view.page.setViewportSize({ width, height: 844 });
          assert.ok(await view.frame.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${width}`);
          await keepPicture(view, `${tool} ${theme} ${width}`);
        }
      });
    }
  });

  test(`${tool}: a result without figures is shown as its text`, async () => {
    await inView(tool, {}, async (view) => {
      const text = 'The tool failed.\n<b>Try again</b>';
      for (const more of [
        {},
        { isError: true, structuredContent: {} },
        { structuredContent: { of: 'another shape' } },
      ]) {
        await view.show({ content: [{ type: 'text', text }], ...more });
        assert.is(await textOf(view), text);
      }
      await view.bridge.sendToolCancelled({ reason: 'user' });
      await view.frame.waitForSelector('text=cancelled');
    });
  });
}

test('a table is behind a line that opens with the keyboard', async () => {
  await inViewOf(SPENDING, async (view) => {
    await view.frame.press('summary', 'Enter');
    await view.frame.waitForSelector('table', { state: 'visible' });
  });
});

test('the view asks for the room that it needs, and again when a table opens', async () => {
  await inViewOf(SPENDING, async (view) => {
    const needed = () => view.frame.evaluate<number>('Math.ceil(document.body.getBoundingClientRect().height)');
    const closed = await needed();
    await view.frame.click('summary');
    await view.frame.waitForSelector('table', { state: 'visible' });
    const opened = await needed();
    assert.ok(opened > closed);
    await view.page.waitForFunction(`document.querySelector('iframe').clientHeight === ${opened}`);
    assert.ok(view.heights.includes(closed));
    assert.is(view.heights.at(-1), opened);
    await view.page.evaluate("document.querySelector('iframe').style.width = '1px'");
    for (let frames = 0; frames < 100 && (await view.frame.evaluate('innerWidth')) !== 1; frames += 1) {
      await view.page.evaluate('new Promise(requestAnimationFrame).then(() => {})');
    }
    await view.bridge.teardownResource({});
    assert.is(view.heights.at(-1), opened, 'a hidden frame needs no other height');
  });
});

test('theme, colours and type are the host’s, also when they change; its fonts are not fetched', async () => {
  const styles = {
    variables: { '--color-background-primary': 'light-dark(#fdf6e3, #002b36)', '--font-sans': 'Georgia, serif' },
    css: { fonts: '@import url("https://fonts.example/font.css");' },
  };
  const ground = 'getComputedStyle(document.body).backgroundColor';
  await inView(BALANCES, { hostContext: { theme: 'dark', styles } as never, colorScheme: 'light' }, async (view) => {
    assert.is(await view.frame.evaluate(ground), 'rgb(0, 43, 54)');
    assert.is(await view.frame.evaluate('getComputedStyle(document.body).fontFamily'), 'Georgia, serif');
    await view.bridge.sendHostContextChange({ theme: 'light' });
    await nextFrames(view);
    assert.is(await view.frame.evaluate(ground), 'rgb(253, 246, 227)');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a host without a theme gets the ${colorScheme} one that the person prefers`, async () => {
    await inView(BALANCES, { colorScheme }, async ({ frame }) => {
      const [red = 0] = await frame.evaluate<number[]>(
        'getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)',
      );
      assert.is(red > 128, colorScheme === 'light');
    });
  });
}

test('messages of other windows are ignored, and those of the host are answered', async () => {
  await inView(BALANCES, {}, async (view) => {
    const forged = { jsonrpc: '2.0', method: 'ui/notifications/tool-cancelled', params: {} };
    await view.frame.evaluate(`postMessage(${JSON.stringify(forged)}, '*')`);
    assert.equal(await view.bridge.teardownResource({}), {});
    assert.is(await textOf(view), 'Waiting for the figures…');
  });
});

test('a client of an older version gets the same pages, in the session that it was given', async () => {
  const { service, token, browser } = await theStage();
  const client = await connectWithViews(service.url, token, 'legacy');
  assert.is(client.getNegotiatedProtocolVersion(), '2025-11-25');
  const view = await openView(browser, client, BALANCES);
  await view.show(await client.callTool({ name: BALANCES, arguments: {} }));
  assert.match(await textOf(view), 'Net worth');
  await view.close();
  await client.close();
});

test('close the browser and the service', async () => {
  const { service, client, browser } = await theStage();
  await browser.close();
  await client.close();
  await service.close();
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Until the view has answered every message so far, and has drawn and reported what they changed. */
async function nextFrames({ frame, bridge }: ShownView): Promise<void> {
  await bridge.teardownResource({});
  await frame.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await bridge.teardownResource({});
}

/** What axe has to say about the frame alone. */
const VIOLATIONS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target + ': ' + any.map(({ message }) => message).join(' '))))`;

/** The same content with another text for every name. */
function renamed(content: unknown, name: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(content), (key, value) => (/^name$|merchant_name/.test(key) ? name : value));
}

async function keepPicture({ page }: ShownView, name: string): Promise<void> {
  const folder = process.env['COFFER_PICTURES_DIR'] ?? '';
  if (folder === '') return;
  mkdirSync(folder, { recursive: true });
  await takePicture(page, join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.png`));
}

views.run();
