/** Says on standard error what the bench does, and how long each step took. */
export interface Progress {
  readonly say: (sentence: string) => void;
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

export function createProgress(stream: NodeJS.WritableStream): Progress {
  const say = (sentence: string) => void stream.write(`${sentence}\n`);
  return {
    say,
    async step(title, work) {
      const begun = performance.now();
      const result = await work();
      say(`${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}
