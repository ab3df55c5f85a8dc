/** Runs a task after all earlier ones have succeeded or failed. */
export type Mutex = <Result>(task: () => Result | Promise<Result>) => Promise<Result>;

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // The caller gets the error of a failed task; the next task does not.
    last = result.catch(() => undefined);
    return result;
  };
}
