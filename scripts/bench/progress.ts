/** Shows a person what the bench is doing, on standard error. */
export interface Progress {
  /** Announces a part of the run, such as “Loading”. */
  readonly part: (title: string) => void;
  /** Runs a step of the part and says how long it took. `work` may say how far it is. */
  readonly step: <Result>(title: string, work: (show: Show) => Promise<Result>) => Promise<Result>;
  readonly say: (text: string) => void;
}

export type Show = (done: number, total: number) => void;

/** Without a terminal, each step is one line when it ends. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  const started = performance.now();
  const say = (text: string) => void stream.write(`${text}\n`);
  return {
    part: (title) => say(`[${clock(performance.now() - started)}] ${title}`),
    say,
    async step(title, work) {
      const begun = performance.now();
      let how = '';
      const draw = () => stream.write(`\r\x1b[K  ${title} … ${how}${seconds(performance.now() - begun)}`);
      const timer = stream.isTTY ? setInterval(draw, 500) : undefined;
      try {
        return await work((done, total) => {
          how = `${Math.floor((100 * done) / total)} %, `;
        });
      } finally {
        clearInterval(timer);
        say(`${stream.isTTY ? '\r\x1b[K' : ''}  ${title}: ${seconds(performance.now() - begun)}`);
      }
    },
  };
}

function seconds(millis: number): string {
  return `${(millis / 1000).toFixed(1)} s`;
}

function clock(millis: number): string {
  const whole = Math.round(millis / 1000);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
