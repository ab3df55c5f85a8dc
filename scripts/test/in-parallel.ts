/** Runs `work` for every item in order, at most `limit` at a time. Asks for an item when one can begin. */
export async function inParallel<T>(
  items: AsyncGenerator<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for await (const item of items) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
