import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type PageLink, type PageOfList, paginationEnvelope } from '../../adapters/rest/endpoint/pagination.ts';
import * as fc from '../support/fast-check.ts';

const test = suite('pagination envelope');

const PATH = 'https://coffer.test/v1/transactions';

/** A list and a page of it, which may be past its end, with the number of items on that page. */
const anyPage: fc.Arbitrary<PageOfList> = fc
  .record({
    total: fc.oneof(fc.nat({ max: 700 }), fc.nat({ max: 10_000_000 })),
    perPage: fc.integer({ min: 1, max: 30 }),
    page: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  })
  .map(({ total, perPage, page }) => {
    const count = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
    return { path: PATH, queryString: '', page, perPage, count, total };
  });

test('the last page is the one with the last item, and 1 for an empty list', () => {
  fc.assert(
    fc.property(anyPage, (list) => {
      const { last_page } = paginationEnvelope(list);
      assert.ok((last_page - 1) * list.perPage < Math.max(1, list.total));
      assert.ok(last_page * list.perPage >= list.total);
    }),
  );
});

test('from and to are the positions of the first and last item, and null on an empty page', () => {
  fc.assert(
    fc.property(anyPage, (list) => {
      const { from, to } = paginationEnvelope(list);
      if (list.count === 0) {
        assert.equal([from, to], [null, null]);
      } else {
        assert.is(from, (list.page - 1) * list.perPage + 1);
        assert.is(to, (from ?? 0) + list.count - 1);
        assert.ok((to ?? 0) <= list.total);
      }
    }),
  );
});

test('every page but the first has a previous page, and every page before the last has a next page', () => {
  fc.assert(
    fc.property(anyPage, (list) => {
      const envelope = paginationEnvelope(list);
      const { page } = list;
      assert.is(envelope.prev_page_url, page === 1 ? null : `${PATH}?page=${page - 1}`);
      assert.is(envelope.next_page_url, page >= envelope.last_page ? null : `${PATH}?page=${page + 1}`);
      assert.is(envelope.first_page_url, `${PATH}?page=1`);
      assert.is(envelope.last_page_url, `${PATH}?page=${envelope.last_page}`);
      assert.equal(envelope.links[0], { url: envelope.prev_page_url, label: '&laquo; Previous', active: false });
      assert.equal(envelope.links.at(-1), { url: envelope.next_page_url, label: 'Next &raquo;', active: false });
    }),
  );
});

test('numbers ascend, each leads to its page, and only the current one is active', () => {
  fc.assert(
    fc.property(anyPage, (list) => {
      const { links, last_page } = paginationEnvelope(list);
      const numbered = inner(links).filter(({ url }) => url !== null);
      const numbers = numbered.map(({ label }) => Number(label));
      for (const [index, { url, active }] of numbered.entries()) {
        assert.is(url, `${PATH}?page=${numbers[index]}`);
        assert.is(active, numbers[index] === list.page);
        assert.ok((numbers[index] ?? 0) > (numbers[index - 1] ?? 0));
      }
      assert.is(links.filter(({ active }) => active).length, list.page <= last_page ? 1 : 0);
    }),
  );
});

test('two pages at each end and three on each side of the current one are shown, with gaps between them', () => {
  fc.assert(
    fc.property(anyPage, (list) => {
      const { links, last_page } = paginationEnvelope(list);
      const labels = inner(links).map(({ label }) => label);
      const wanted = [1, 2, last_page - 1, last_page];
      if (list.page <= last_page) for (let step = -3; step <= 3; step += 1) wanted.push(list.page + step);
      for (const number of wanted) {
        if (number >= 1 && number <= last_page) assert.ok(labels.includes(String(number)), String(number));
      }
      for (const [index, label] of labels.entries()) {
        const [before, after] = [Number(labels[index - 1]), Number(labels[index + 1])];
        if (label === '...') assert.ok(after - before > 1);
        else if (index > 0 && labels[index - 1] !== '...') assert.is(Number(label), before + 1);
      }
      assert.ok(labels.length <= 13);
    }),
  );
});

test('a gap is an entry without a URL', () => {
  const { links } = paginationEnvelope({ path: PATH, queryString: '', page: 50, perPage: 1, count: 1, total: 100 });
  const seen = links.filter(({ label }) => label === '...');
  assert.equal(seen, [
    { url: null, label: '...', active: false },
    { url: null, label: '...', active: false },
  ]);
});

const WINDOWS: readonly (readonly [page: number, lastPage: number, labels: string])[] = [
  [1, 1, '1'],
  [1, 13, '1 2 3 4 5 6 7 8 9 10 11 12 13'],
  [13, 13, '1 2 3 4 5 6 7 8 9 10 11 12 13'],
  [1, 14, '1 2 3 4 5 6 7 8 9 10 ... 13 14'],
  [7, 14, '1 2 3 4 5 6 7 8 9 10 ... 13 14'],
  [8, 14, '1 2 ... 5 6 7 8 9 10 11 12 13 14'],
  [7, 15, '1 2 3 4 5 6 7 8 9 10 ... 14 15'],
  [8, 15, '1 2 ... 5 6 7 8 9 10 11 ... 14 15'],
  [9, 15, '1 2 ... 6 7 8 9 10 11 12 13 14 15'],
  [15, 30, '1 2 ... 12 13 14 15 16 17 18 ... 29 30'],
  [30, 30, '1 2 ... 21 22 23 24 25 26 27 28 29 30'],
  [99, 30, '1 2 ... 21 22 23 24 25 26 27 28 29 30'],
];
for (const [page, lastPage, labels] of WINDOWS) {
  test(`page ${page} of ${lastPage} shows ${labels}, as the Laravel paginator does`, () => {
    const { links } = paginationEnvelope({ path: PATH, queryString: '', page, perPage: 1, count: 0, total: lastPage });
    assert.is(
      inner(links)
        .map(({ label }) => label)
        .join(' '),
      labels,
    );
  });
}

test('every URL repeats all other parameters, followed by the page', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (pairs) => {
      const others = pairs.filter(([name]) => name !== 'page');
      const queryString = new URLSearchParams([...pairs.slice(0, 2), ['page', '7'], ...pairs.slice(2)]).toString();
      const { first_page_url } = paginationEnvelope({
        path: PATH,
        queryString,
        page: 3,
        perPage: 1,
        count: 0,
        total: 0,
      });
      assert.match(first_page_url, /^[A-Za-z0-9:/.?&=%_~-]+$/);
      const again = [...new URL(first_page_url).searchParams];
      assert.equal(again, [...others.map((pair) => pair.map((part) => part.toWellFormed())), ['page', '1']]);
    }),
  );
});

/** All links except “previous” and “next”. */
function inner(links: readonly PageLink[]): readonly PageLink[] {
  return links.slice(1, -1);
}

test.run();
