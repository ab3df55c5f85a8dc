import { linesOf } from '../lines.ts';

/** A field of an MT940 or MT942 message. */
export interface MtField {
  /** `61`, `60F`, `25P`; `end` for the end of a message. */
  readonly tag: string;
  /** The lines of the value, without the tag. */
  readonly lines: readonly string[];
  readonly line: number;
}

/** Only these begin a field. Continuations of other fields may begin with a colon, too. */
const FIELD = /^:(13D?|20|21|25P?|28C?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):/;
const MESSAGE_END = /^-(?:\}|$)/;

/** The fields of all messages of a file, without envelopes. */
export function* fieldsOf(text: string): Generator<MtField> {
  let open: { tag: string; lines: string[]; line: number } | undefined;
  for (const { number, text: raw } of linesOf(text)) {
    const content = withoutEnvelope(raw.trimEnd());
    const tag = FIELD.exec(content)?.[1];
    const isEnd = MESSAGE_END.test(raw) || /^\P{L}?\{\d:/u.test(raw);
    if (open !== undefined && (tag !== undefined || isEnd)) {
      yield open;
      open = undefined;
    }
    if (isEnd) yield { tag: 'end', lines: [], line: number };
    if (tag !== undefined) open = { tag, lines: [content.slice(tag.length + 2)], line: number };
    else open?.lines.push(content);
  }
  if (open !== undefined) yield open;
}

/** What follows the header of a SWIFT message: `{1:…}{2:…}{4:` may stand before the first field of the same line. */
function withoutEnvelope(line: string): string {
  const bare = line.replace(/^[\p{Cc}\s]+(?=[:{-])/u, '');
  const start = bare.startsWith('{') || bare.startsWith('-}') ? bare.lastIndexOf('{4:') : -1;
  if (start !== -1) return bare.slice(start + 3);
  return bare;
}
