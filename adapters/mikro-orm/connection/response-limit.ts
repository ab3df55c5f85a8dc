/**
 * Fails when `work` on a connection takes longer than `millis`; 0 is no limit. The server has stopped responding then,
 * and nobody knows what the connection will bring: it must be closed.
 */
export async function withinLimit<Result>(millis: number, work: () => Promise<Result>): Promise<Result> {
  if (millis === 0) return work();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No response in time.')), millis);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
