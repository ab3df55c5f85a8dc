import type { Printed } from '../printing/print-movement.ts';
import type { Movement } from '../world/movement.ts';

/** A movement as its bank prints and books it. */
export interface BookedMovement {
  readonly movement: Movement;
  readonly printed: Printed;
}
