/** Characters that are sent at once: few writes, little memory. */
const CHUNK_CHARACTERS = 32_768;

/** The same text in larger pieces. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
