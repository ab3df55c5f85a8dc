import { type Figure, isOver } from './figures.ts';

/** The figures for a terminal, with what is over a limit. */
export function printed(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .flatMap((figure) => [
      `${isOver(figure) ? '✘' : '✔'} ${figure.name.padEnd(width)} ${spelled(figure.value).padStart(7)}  ${limitOf(figure)}`,
      ...figure.examples.map((example) => `    ${example}`),
    ])
    .join('\n');
}

/** The figures as the document `docs/house.md`, measured on `day`. */
export function documented(figures: readonly Figure[], day: string): string {
  const rows = figures.map((figure) => `| ${figure.name} | ${spelled(figure.value)} | ${limitOf(figure) || '—'} |`);
  return `# The size of the house

\`npm run house\` measures the code and fails when a figure is over its limit; \`npm run house -- --report\` also writes this
page. A limit holds at every commit, a figure is that of the day on which the page was written: ${day}.

| figure | value | limit |
|---|---:|---:|
${rows.join('\n')}

- Production code is \`domain\`, \`application\`, \`adapters\` and \`config\`. Word lists are the files below a folder \`words\`.
- The evaluation of the detectors is a program in \`scripts/evaluation\` with its own tests, which are not counted.
- Lines are all lines of the files, comments and blank ones included. Functions are counted by oxlint.
- Bank files in \`tests/statement-files/corpus\`, accepted pictures of pages and the countries of the evaluation are data,
  and migrations are a list; their folders have no limit.
- A use-case is registered where the \`use-cases.ts\` of a room, or \`config/\`, imports it; the adapter that offers it to
  somebody is not counted.
`;
}

function limitOf({ limit }: Figure): string {
  return limit === undefined ? '' : `≤ ${spelled(limit)}`;
}

function spelled(count: number): string {
  return count.toLocaleString('en-GB');
}
