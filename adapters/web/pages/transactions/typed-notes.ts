/** The notes in a form's field, whose lines browsers end with CR LF; `null` for none. */
export function typedNotes(text: string): string | null {
  const notes = text.replaceAll('\r\n', '\n');
  return notes === '' ? null : notes;
}
