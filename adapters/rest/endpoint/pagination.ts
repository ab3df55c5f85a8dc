/** The envelope of a paginated list (specification 2.4) without `data`. */
export type PaginationEnvelope = ReturnType<typeof paginationEnvelope>;
export type PageLink = PaginationEnvelope['links'][number];

export interface PageOfList {
  /** URL without a query. */
  readonly path: string;
  /** The request's query string. All URLs repeat its parameters, except `page`. */
  readonly queryString: string;
  /** From 1; may be past the last page. */
  readonly page: number;
  readonly perPage: number;
  /** Items on this page. */
  readonly count: number;
  /** Items on all pages. */
  readonly total: number;
}

/** In the style of Laravel's `LengthAwarePaginator` (contract 2.2 and 2.3). */
export function paginationEnvelope({ path, queryString, page, perPage, count, total }: PageOfList) {
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

/** How many pages are shown on each side of the current one, and at both ends. */
const EACH_SIDE = 3;
const ENDS = 2;

/** A page this close to an end is shown without a gap on that side. */
const NEAR_END = EACH_SIDE + 4;

function pageNumbers(page: number, lastPage: number): readonly (number | typeof GAP)[] {
  // With so few pages a gap would save nothing.
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

/** All parameters but `page` as `a=1&b=2&`, percent-encoded (RFC 3986); empty when there are none. */
function otherParameters(queryString: string): string {
  return queryString
    .split('&')
    .filter((parameter) => parameter !== '' && !isPage(parameter))
    .map((parameter) => `${percentEncode(parameter)}&`)
    .join('');
}

function isPage(parameter: string): boolean {
  return new URLSearchParams(parameter).has('page');
}

/**
 * Encodes what the client left unencoded, and keeps its own escapes as they are: decoding them would replace bytes that
 * are not UTF-8. A request's query string holds ASCII only, because the HTTP parser refuses anything else.
 */
function percentEncode(parameter: string): string {
  const [name = '', ...values] = parameter.split('=');
  const parts = values.length === 0 ? [name] : [name, values.join('=')];
  return parts.map((part) => part.replaceAll('+', '%20').replace(UNENCODED, escapeOf)).join('=');
}

/** Any character that is neither unreserved nor the beginning of an escape. */
const UNENCODED = /(?!%[\dA-Fa-f]{2})[^\w.~-]/g;

function escapeOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
