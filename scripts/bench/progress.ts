/** Says on standard error what the bench does, and how long each step took. */
export interface Progress {
  readonly say: (sentence: string) => void;
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

export const progress: Progress = {
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
  async step(title, work) {
    const begun = performance.now();
    const result = await work();
    progress.say(`${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  },
};
