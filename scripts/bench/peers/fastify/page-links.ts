/** The members of a page besides `data`, in the style of Laravel's paginator. */
export function pageLinks(address: string, query: string, page: number, perPage: number, rows: number, total: number) {
  const others = new URLSearchParams(query);
  others.delete('page');
  const prefix = `${address}?${others.size > 0 ? `${others.toString().replaceAll('+', '%20')}&` : ''}page=`;
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = rows === 0 ? null : (page - 1) * perPage + 1;
  const previous = page > 1 ? `${prefix}${page - 1}` : null;
  const next = page < last ? `${prefix}${page + 1}` : null;
  return {
    current_page: page,
    first_page_url: `${prefix}1`,
    from,
    last_page: last,
    last_page_url: `${prefix}${last}`,
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...pageNumbers(page, last).map((number) =>
        number === undefined
          ? { url: null, label: '...', active: false }
          : { url: `${prefix}${number}`, label: String(number), active: number === page },
      ),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path: address,
    per_page: perPage,
    prev_page_url: previous,
    to: from === null ? null : from + rows - 1,
    total,
  };
}

/** Three pages on each side of the current one and two at each end; `undefined` stands for dots. */
function pageNumbers(page: number, last: number): (number | undefined)[] {
  const range = (first: number, end: number) => Array.from({ length: end - first + 1 }, (_, index) => first + index);
  if (last < 14) return range(1, last);
  if (page <= 7) return [...range(1, 10), undefined, last - 1, last];
  if (page > last - 7) return [1, 2, undefined, ...range(last - 9, last)];
  return [1, 2, undefined, ...range(page - 3, page + 3), undefined, last - 1, last];
}
