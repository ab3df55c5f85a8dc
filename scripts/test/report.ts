import type { Outcome } from './outcome.ts';

/** Prints each result of a test run as soon as it is known, and the totals at the end. */
export class Report {
  #passed = 0;
  #failed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];
  readonly #write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Prints one line, and for a failure also everything that the job printed. */
  add(name: string, { passed, failed, skipped, output, seconds }: Outcome): void {
    this.#passed += passed;
    this.#failed += failed;
    this.#skipped += skipped;
    const counts = [`${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} SKIPPED`];
    const line = `${name}: ${counts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`;
    this.#write(`${failed === 0 ? '✔' : '✘'} ${line}\n`);
    if (failed > 0) {
      this.#failures.push(line);
      this.#write(`${indent(output.trimEnd())}\n`);
    }
  }

  /** Reports `count` tests or files that could not run. */
  skip(name: string, reason: string, count: number): void {
    this.#skipped += count;
    this.#write(`- ${name}: ${count} SKIPPED, ${reason}\n`);
  }

  /** Reports a failure of something that did not even start. */
  fail(name: string, reason: string): void {
    this.#failed += 1;
    this.#failures.push(`${name}: ${reason}`);
    this.#write(`✘ ${name}: ${reason}\n`);
  }

  /**
   * Prints how many were skipped, if any, and the closing line `N passed, N failed`. Returns whether tests ran and none
   * failed.
   */
  finish(): boolean {
    if (this.#failures.length > 0) {
      this.#write(`\nFailed:\n${indent(this.#failures.join('\n'))}\n`);
    }
    if (this.#passed + this.#failed === 0) {
      this.#write('\nNo test ran.\n');
    }
    if (this.#skipped > 0) this.#write(`\n${this.#skipped} skipped\n`);
    this.#write(`\n${this.#passed} passed, ${this.#failed} failed\n`);
    return this.#passed > 0 && this.#failed === 0;
  }
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
