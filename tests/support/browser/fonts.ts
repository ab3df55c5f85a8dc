import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The environment in which a browser on Linux knows one family of fonts alone, so that its pictures are the same on
 * each machine. Other systems do not read it.
 */
export function fixedFonts(): NodeJS.ProcessEnv {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');
  const own = join(tmpdir(), 'coffer-fonts');
  const file = join(own, 'fonts.conf');
  mkdirSync(own, { recursive: true });
  writeFileSync(file, configuration(folder, join(own, 'cache')));
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** What a browser could take where a page asks for the font of the system. */
const OTHERS = ['Serif', 'Math', 'Condensed', 'ExtraLight'];

function configuration(folder: string, cache: string): string {
  const alias = (family: string, font: string) =>
    `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir>
<selectfont><rejectfont>${OTHERS.map((name) => `<glob>*${name}*</glob>`).join('')}</rejectfont></selectfont>
${alias('sans-serif', 'DejaVu Sans')}${alias('monospace', 'DejaVu Sans Mono')}
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>
</fontconfig>
`;
}
