/**
 * What `load` makes, made on the first call and shared by all. When `load` fails, everybody who waits gets the error,
 * and the next call tries again.
 */
export function lazily<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** An object all of whose methods are asynchronous, so that nobody notices when it is made. */
type Asynchronous<Port> = { readonly [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/**
 * A port that `load` makes when one of its methods is first called. `methods` names them all: the compiler refuses a
 * list that lacks one.
 */
export function lazyPort<Port extends Asynchronous<Port>>(
  methods: Readonly<Record<keyof Port, true>>,
  load: () => Promise<Port>,
): Port {
  const loaded = lazily(load);
  const call =
    (name: keyof Port) =>
    async (...args: never[]) =>
      (await loaded())[name](...args);
  return Object.fromEntries(Object.keys(methods).map((name) => [name, call(name as keyof Port)])) as Port;
}
