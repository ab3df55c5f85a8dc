import { fileCases } from './file-cases.scenarios.ts';

fileCases('memory', async () => ({ options: { store: 'memory' }, close: async () => undefined }));
