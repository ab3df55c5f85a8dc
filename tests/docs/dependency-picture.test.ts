import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withPictures } from '../../scripts/dependency-picture/pictures.ts';
import { projectText } from './project-files.ts';

const root = new URL('../..', import.meta.url).pathname;
const picture = suite('the picture of the dependencies');

picture('is that of the imports; "npm run picture" draws it anew', () => {
  const map = projectText('docs/map.md');
  assert.is(withPictures(map, root), map);
});

picture('a planted arrow that the code does not have is found', () => {
  const map = projectText('docs/map.md').replace('flowchart LR\n', 'flowchart LR\n  domain --> config\n');
  assert.is.not(withPictures(map, root), map);
});

picture.run();
