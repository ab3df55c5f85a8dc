/** The envelope of a paginated list (specification 2.4), without `data`, in the style of Laravel's `LengthAwarePaginator`. */
export interface PaginationEnvelope {
  readonly current_page: number;
  readonly first_page_url: string;
  /** Ordinal of the first item on the page, or `null` on an empty page. */
  readonly from: number | null;
  /** 1 for an empty list. */
  readonly last_page: number;
  readonly last_page_url: string;
  readonly links: readonly PageLink[];
  readonly next_page_url: string | null;
  readonly path: string;
  readonly per_page: number;
  readonly prev_page_url: string | null;
  readonly to: number | null;
  readonly total: number;
}

export interface PageLink {
  readonly url: string | null;
  readonly label: string;
  readonly active: boolean;
}

export interface PageOfList {
  /** URL without a query. */
  readonly path: string;
  /** The request's query string: every parameter but `page` comes again in all URLs. */
  readonly queryString: string;
  /** From 1, also past the last page. */
  readonly page: number;
  readonly perPage: number;
  /** Items on this page. */
  readonly count: number;
  /** Items on all pages. */
  readonly total: number;
}

/** Contract 2.2 and 2.3. */
export function paginationEnvelope({ path, queryString, page, perPage, count, total }: PageOfList): PaginationEnvelope {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const others = otherParameters(queryString);
  const urlOf = (number: number) => `${path}?${others}page=${number}`;
  const from = count > 0 ? (page - 1) * perPage + 1 : null;
  const previous = page > 1 ? urlOf(page - 1) : null;
  const next = page < lastPage ? urlOf(page + 1) : null;
  const numbers = pageNumbers(page, lastPage).map((number) =>
    number === GAP
      ? { url: null, label: '...', active: false }
      : { url: urlOf(number), label: String(number), active: number === page },
  );
  return {
    current_page: page,
    first_page_url: urlOf(1),
    from,
    last_page: lastPage,
    last_page_url: urlOf(lastPage),
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...numbers,
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: perPage,
    prev_page_url: previous,
    to: from === null ? null : from + count - 1,
    total,
  };
}

const GAP = '...';

/** Pages shown on each side of the current one, and at both ends. */
const EACH_SIDE = 3;
const ENDS = 2;

/** So near to an end, the pages up to there are shown without a gap. */
const NEAR_END = EACH_SIDE + 4;

function pageNumbers(page: number, lastPage: number): readonly (number | typeof GAP)[] {
  // Too few pages for a gap on either side to save anything.
  if (lastPage < EACH_SIDE * 2 + 8) return range(1, lastPage);
  const start = range(1, ENDS);
  const end = range(lastPage - ENDS + 1, lastPage);
  if (page <= NEAR_END) return [...range(1, NEAR_END + EACH_SIDE), GAP, ...end];
  if (page > lastPage - NEAR_END) return [...start, GAP, ...range(lastPage - NEAR_END - EACH_SIDE + 1, lastPage)];
  return [...start, GAP, ...range(page - EACH_SIDE, page + EACH_SIDE), GAP, ...end];
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** `a=1&b=2&`, percent-encoded as RFC 3986 has it; empty when there are none. */
function otherParameters(queryString: string): string {
  if (queryString === '') return '';
  return [...new URLSearchParams(queryString)]
    .filter(([name]) => name !== 'page')
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}&`)
    .join('');
}

function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
