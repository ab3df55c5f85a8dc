/** The words of a list that is easier to read as a text. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
