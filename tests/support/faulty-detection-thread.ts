import { getPriority } from 'node:os';
import detect, { type DetectionOutcome, type DetectionTask } from '../../adapters/bill-detection/detection-thread.ts';

/** A detection thread that fails in the way that the observations ask for, and otherwise detects. */
export default function faulty(task: DetectionTask): DetectionOutcome {
  for (const [fault, fail] of Object.entries(FAULTS)) {
    if (task.observations.some(({ description }) => description === fault)) fail();
  }
  return detect(task);
}

/** Each can be the description of an observation. */
export const FAULTS = {
  'fault: ends': () => process.exit(3),
  'fault: takes all memory': takeAllMemory,
  'fault: never ends': wait,
  'fault: does not give way': endUnlessNice,
} as const;

export type Fault = keyof typeof FAULTS;

function takeAllMemory(): never {
  const kept: object[] = [];
  for (let index = 0; ; index += 1) kept.push({ index, text: `text ${index}` });
}

function wait(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function endUnlessNice(): void {
  if (getPriority() <= getPriority(process.pid)) process.exit(5);
}
