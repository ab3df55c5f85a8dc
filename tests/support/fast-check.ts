/**
 * fast-check with a fixed seed, so that a run says something of the change and not of luck. `COFFER_SEED=random` looks
 * for what no run has drawn yet, as a job of CI does every night; `COFFER_SEED=<number>` draws again what it found.
 */
import { configureGlobal } from 'fast-check';

export * from 'fast-check';

const seed = process.env['COFFER_SEED'] ?? '20261128';
if (seed !== 'random') configureGlobal({ seed: Number(seed) });
