/** A process of its own with the tool endpoint on the database at the first argument; says its URL, and ends with its parent. */
import { openToolService, toolStoreAt } from './tool-service.ts';

const service = await openToolService({ rateLimit: 60, open: () => toolStoreAt(process.argv[2] ?? '') });
process.once('disconnect', () => process.exit());
process.send?.(service.url);
