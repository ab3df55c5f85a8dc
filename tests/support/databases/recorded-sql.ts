import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'sql-formatter';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';

type Statements = Set<string>;

/** What a method sends, in the order in which it is sent first: in its repository's own contract, and in others. */
interface Recorded {
  readonly own: Statements;
  readonly elsewhere: Statements;
}

interface Recorder {
  readonly onStatement: (text: string) => void;
  /** A store that is recorded while a contract runs. */
  of<Store extends StoreUnderTest>(store: Store, contract: string): Store;
  /** A file of SQL for each repository, by name. */
  files(): ReadonlyMap<string, string>;
}

/** Records which SQL the methods of repositories send. */
export function sqlRecorder(): Recorder {
  const running = new AsyncLocalStorage<Statements>();
  const repositories = new Map<string, Map<string, Recorded>>();
  const recordedRepository = (repository: string, methods: object, contract: string) => {
    const known = repositories.get(repository) ?? new Map<string, Recorded>();
    repositories.set(repository, known);
    const wrapped = Object.entries(methods).map(([method, call]) => {
      const recorded = known.get(method) ?? { own: new Set(), elsewhere: new Set() };
      known.set(method, recorded);
      const statements = contract === repository ? recorded.own : recorded.elsewhere;
      return [method, (...args: unknown[]) => running.run(statements, () => call(...args))] as const;
    });
    return Object.fromEntries(wrapped);
  };
  const recordedStores = (stores: Stores, contract: string) => {
    const all = Object.entries(stores).map(([name, methods]) => [name, recordedRepository(name, methods, contract)]);
    // The same repositories with the same methods.
    return Object.fromEntries(all) as Stores;
  };
  return {
    onStatement: (text) => running.getStore()?.add(withoutValues(text)),
    of: (store, contract) => ({
      ...store,
      stores: recordedStores(store.stores, contract),
      unitOfWork: { run: (work) => store.unitOfWork.run((stores) => work(recordedStores(stores, contract))) },
    }),
    files: () => new Map([...repositories].map(([repository, methods]) => [`${repository}.sql`, fileOf(methods)])),
  };
}

/** Of what the ORM writes: it quotes every name, and writes values into the text. */
function withoutValues(text: string): string {
  if (!/^(select|insert into|update|delete from) .*"/.test(text) || text.includes('$1')) return text;
  return text
    .replace(/(?:\bE)?'(?:[^'\\]|''|\\.)*'/g, '?')
    .replace(/(?<=[(,=] ?)(?:-?\d+(?:\.\d+)?|null|true|false)(?=[,)]| |$)/gi, '?')
    .replace(/\((\?(?:, \?)*)\)(?:, \(\1\))+/g, '($1)')
    .replace(/ in \(\?(?:, \?)*\)/g, ' in (?)');
}

const OF_EVERY_UNIT: ReadonlySet<string> = new Set(['begin', 'commit', 'rollback']);

function fileOf(methods: ReadonlyMap<string, Recorded>): string {
  const parts = [...methods].map(([method, { own, elsewhere }]) => {
    const sent = [...(own.size > 0 ? own : elsewhere)].filter((text) => !OF_EVERY_UNIT.has(text));
    return [`-- ${method}`, ...showingSomethingNew(sent.map(formatted))].join('\n\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/** Leaves out a statement of which others before it show every line: it only combines their conditions anew. */
function showingSomethingNew(statements: readonly string[]): readonly string[] {
  const shown = new Set<string>();
  return statements.filter((statement) => {
    const lines = statement.split('\n').map((line) => line.trim().replace(/^(?:and|or|not) |\d+|[;,()]/g, ''));
    const before = shown.size;
    for (const line of lines) shown.add(line);
    return shown.size > before;
  });
}

function formatted(text: string): string {
  const options = { paramTypes: { positional: true, numbered: ['$' as const] }, expressionWidth: 100 };
  return `${format(text, { language: 'postgresql', ...options })};`;
}
