import type { ReadOptions } from './read-options.ts';
import { type Place, placeInWords } from './statement-row.ts';

/** The rule that a file breaks as a whole. */
export type StatementFileRule =
  /** The file has no content. */
  | 'empty'
  /** The file is larger than the limit. */
  | 'too_large'
  | 'too_many_rows'
  /** Elements are nested too deeply. */
  | 'too_deep'
  /** The file declares entities or a document type. */
  | 'entities'
  /** A format that Coffer does not read; the sentence says what to do. */
  | 'unsupported_format'
  /** The text is not in the encoding that the file or the caller names, or in none. */
  | 'encoding'
  /** The file ends in the middle. */
  | 'truncated'
  /** The file breaks a rule of its format. */
  | 'malformed'
  /** The file is in order, but holds no statement. */
  | 'no_statement'
  /** What the caller says does not fit the file; `option` names it. */
  | 'options';

/**
 * A statement file is refused. `message` is one of our own sentences: the place, where there is one, then the rule, and
 * what helps. It never quotes the file's texts or account numbers, and has no cause, because those of the lexers do.
 */
export class StatementFileError extends Error {
  readonly rule: StatementFileRule;
  readonly place: Place | null;
  readonly option: keyof ReadOptions | null;

  constructor(
    rule: StatementFileRule,
    sentence: string,
    place: Place | null = null,
    option: keyof ReadOptions | null = null,
  ) {
    super(place === null ? sentence : `${placeInWords(place)}: ${sentence}`);
    this.name = 'StatementFileError';
    this.rule = rule;
    this.place = place;
    this.option = option;
  }
}
