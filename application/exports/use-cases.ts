import type { Ports } from '../ports.ts';
import { exportData } from './export-data.ts';

/** Everything that a user owns, row by row. */
export function exportUseCases(ports: Ports) {
  return {
    exportData: exportData(ports),
  };
}
