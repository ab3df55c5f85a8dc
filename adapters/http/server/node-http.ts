/**
 * What Coffer uses of Node's HTTP module, taken as `require` does. An `import` statement reads every export of the
 * module, and reading one of them, `WebSocket`, loads Node's implementation of `fetch`: 12 MB in each process.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
