import { readText, type TextReading } from '../bills/detection/reading/text-reading.ts';

/** Reads texts, as `readText` does. */
export type Read = (text: string) => TextReading;

/** Remembers what it has read, for one payment: name, category and key all begin with the same text. */
export function readingOnce(): Read {
  const known = new Map<string, TextReading>();
  return (text) => {
    const reading = known.get(text) ?? readText(text);
    known.set(text, reading);
    return reading;
  };
}
