/**
 * Runs the tool endpoint in a process of its own, on the database named by the first argument. Prints its URL and ends
 * with its parent.
 */
import { openToolService, toolStoreAt } from './tool-service.ts';

const service = await openToolService({ rateLimit: 60, open: () => toolStoreAt(process.argv[2] ?? '') });
process.once('disconnect', () => process.exit());
process.send?.(service.url);
