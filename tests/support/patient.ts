import { TO_THE_END } from '../../adapters/system/patience.ts';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';

/** For services of tests, whose answers must not depend on how long a detection takes. */
export const PATIENT = replace(ports.patience, TO_THE_END);
