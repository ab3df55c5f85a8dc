/** How much is done, for figures or only to see that everything works. */
export interface Effort {
  readonly largest: { readonly size: number; readonly days: number };
  readonly ordinary: { readonly count: number; readonly size: number; readonly days: number };
  /** How many of the users are detected at once. */
  readonly detected: number;
  readonly rounds: number;
  /** Different ones for each comparison: more than are sent in a round. */
  readonly requests: number;
  /** Of one contender in a round: for autocannon. */
  readonly load: { readonly duration: number } | { readonly amount: number };
  /** Requests that are sent one at a time, in each of three rounds. */
  readonly singly: number;
  /** Rows of a file. */
  readonly imported: number;
}

/** For figures. */
export const WHOLE: Effort = {
  largest: { size: 300_000, days: 3_650 },
  ordinary: { count: 200, size: 2_500, days: 730 },
  detected: 50,
  rounds: 7,
  requests: 8_000,
  load: { duration: 0.7 },
  singly: 20,
  imported: 100_000,
};

/** For a test: each comparison and each measurement once. */
export const ONCE: Effort = {
  largest: { size: 1_200, days: 120 },
  ordinary: { count: 3, size: 400, days: 120 },
  detected: 1,
  rounds: 1,
  requests: 40,
  load: { amount: 16 },
  singly: 1,
  imported: 20,
};

/** Says on standard error what the bench does, and how long each step took. */
export interface Progress {
  readonly say: (sentence: string) => void;
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Progress that `say` is told. */
export function progressTo(say: (sentence: string) => void): Progress {
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
