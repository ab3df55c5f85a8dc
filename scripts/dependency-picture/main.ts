import { readFileSync, writeFileSync } from 'node:fs';
import { withPictures } from './pictures.ts';

/** `npm run picture`: draws the dependencies in `docs/map.md` anew. */

const root = new URL('../..', import.meta.url).pathname;
const path = `${root}docs/map.md`;
writeFileSync(path, withPictures(readFileSync(path, 'utf8'), root));
