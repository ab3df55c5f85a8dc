import { InvalidArgumentError, Option } from 'commander';
import { parseSeedRange, type SeedRange, seedRangeText } from './seeds.ts';

/** `--seeds <range>`, with both ends included. */
export function seedsOption(usual: SeedRange): Option {
  return new Option('--seeds <range>', 'one seed, or the first and the last of a range')
    .default(usual, seedRangeText(usual))
    .argParser((text) => {
      try {
        return parseSeedRange(text);
      } catch (error) {
        throw error instanceof RangeError ? new InvalidArgumentError(error.message) : error;
      }
    });
}

/** Reads the value of an option: 0 or a positive integer. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('It must be 0 or a positive integer.');
  return value;
}
