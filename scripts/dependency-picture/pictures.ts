import { importsBelow } from '../../tests/support/files/imports.ts';

/** Where `docs/map.md` has the pictures: between these two lines. */
const BEGIN = '<!-- Made from the imports by "npm run picture". -->';
const END = '<!-- The end of the pictures. -->';

/** The text of `docs/map.md` with the pictures of the imports below `root`. Throws when it has no place for them. */
export function withPictures(map: string, root: string): string {
  const [before, rest] = map.split(`${BEGIN}\n`);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error('docs/map.md has no place for the pictures.');
  return `${before}${BEGIN}\n\n${pictures(root)}\n\n${END}${after}`;
}

function pictures(root: string): string {
  const imports = importsBelow(root, ['domain', 'application', 'adapters', 'config']);
  const edges = imports
    .filter(({ target }) => target.endsWith('.ts'))
    .map(({ file, target }) => ({ from: roomOf(file), to: roomOf(target) }))
    .filter(({ from, to }) => from !== to);
  const house = edges.map(({ from, to }) => ({ from: wholeOf(from), to: wholeOf(to) })).filter(isBetween);
  const rooms = edges.filter(({ from, to }) => isRoomOfDomain(from) && isRoomOfDomain(to));
  return [
    'What imports what, from the outside to the inside:',
    picture(house),
    'The rooms of the domain; its hall, which they all use, and `domain/ports/`, which names their values, are left out:',
    picture(rooms),
  ].join('\n\n');
}

interface Edge {
  readonly from: string;
  readonly to: string;
}

/** `domain/money` for a file in that room or deeper, `domain` for one in the hall. */
function roomOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/');
}

/** Only the adapters are told apart. */
function wholeOf(room: string): string {
  return room.startsWith('adapters/') ? room : (room.split('/')[0] ?? room);
}

function isBetween({ from, to }: Edge): boolean {
  return from !== to && from !== 'config';
}

function isRoomOfDomain(room: string): boolean {
  return room.startsWith('domain/') && room !== 'domain/ports';
}

function picture(edges: readonly Edge[]): string {
  const lines = edges.map(({ from, to }) => `  ${nodeOf(from)} --> ${nodeOf(to)}`);
  return ['```mermaid', 'flowchart LR', ...[...new Set(lines)].sort(), '```'].join('\n');
}

/** The name of a folder with a sign that Mermaid takes in names of nodes. */
function nodeOf(room: string): string {
  return `${room.replaceAll(/\W/g, '_')}["${room.replace(/^(adapters|domain)\//, '')}"]`;
}
