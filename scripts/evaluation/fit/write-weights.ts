import { writeFile } from 'node:fs/promises';
import type { Gate } from '../../../domain/bills/detection/judging/gate.ts';
import { CYCLE_FAMILIES } from '../../../domain/bills/detection/searching/cadence.ts';

/** Writes the gate as the module that the detector imports. `origin` states where the numbers come from. */
export async function writeWeights(path: string, gate: Gate, origin: string): Promise<void> {
  const rows = Object.entries(gate.weights).map(
    ([feature, weights]) =>
      `    ${feature}: { ${CYCLE_FAMILIES.map((family) => `${family}: ${shortNumber(weights[family])}`).join(', ')} },`,
  );
  const thresholds = CYCLE_FAMILIES.map((family) => `${family}: ${gate.billThresholds[family]}`);
  await writeFile(
    path,
    `import type { Gate } from './gate.ts';

/**
 * Written by \`npm run evaluate fit\`; do not edit.
 * ${origin}
 */
export const FITTED_GATE: Gate = {
  weights: {
${rows.join('\n')}
  },
  extractionThreshold: ${gate.extractionThreshold},
  billThresholds: { ${thresholds.join(', ')} },
};
`,
  );
}

function shortNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
