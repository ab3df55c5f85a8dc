/** White space, SUB at the end of files from DOS, and SOH and ETX around SWIFT messages. */
const IN_TEXTS: ReadonlySet<number> = new Set([0x01, 0x03, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
const FIRST_PRINTABLE = 0x20;

/** Whether a text holds a control character that no text of a bank has. */
export function hasBinaryCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE && !IN_TEXTS.has(code)) return true;
  }
  return false;
}
