/** Runs a task when all earlier ones have ended, whether they succeeded or not. */
export type Mutex = <Result>(task: () => Result | Promise<Result>) => Promise<Result>;

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // Its caller hears of a failure; the next task does not.
    last = result.catch(() => undefined);
    return result;
  };
}
