import type { Patience } from '../../domain/ports/patience.ts';

/** Waits so many milliseconds at most. `onFailure` receives what the work throws, also later. */
export function patience(millis: number, onFailure: (error: unknown) => void): Patience {
  return (work) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      void work.catch(onFailure).finally(() => {
        clearTimeout(timer);
        resolve();
      });
    });
}

/** For the command line, where people want the result: it waits for the end, and what the work throws comes through. */
export const TO_THE_END: Patience = async (work) => void (await work);
