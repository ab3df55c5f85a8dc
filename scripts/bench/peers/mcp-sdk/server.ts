import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { pino } from 'pino';
import { admit, type Caller } from './admission.ts';
import { TOOLS } from './tools.ts';

/**
 * The peer of the tools: what a careful engineer builds on the official SDK. The transport is stateless Streamable
 * HTTP with JSON responses, which the SDK wants to be made anew for each request. The structured content has the
 * rows, amounts and totals of Coffer's; the text is the same as JSON, as the protocol advises. Reads DATABASE_URL,
 * PORT and MCP_RATE_LIMIT.
 */
const { PORT, MCP_RATE_LIMIT } = process.env;

const log = pino({ level: 'info' }, process.stderr);

createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    log.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/health') return void response.end('ok');
  const started = performance.now();
  const body = await readJson(request);
  const { caller, remaining } = await admit(request.headers.authorization, Number(MCP_RATE_LIMIT));
  response.setHeader('X-RateLimit-Limit', Number(MCP_RATE_LIMIT));
  response.setHeader('X-RateLimit-Remaining', remaining);
  if (caller === undefined) return void response.writeHead(remaining > 0 ? 401 : 429).end();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  await serverFor(caller).connect(transport);
  await transport.handleRequest(request, response, body);
  log.info({ userId: caller.id, status: response.statusCode, durationMs: performance.now() - started }, 'request');
}

function serverFor(caller: Caller): Server {
  const server = new Server({ name: 'peer', version: '1.0.0' }, { capabilities: { tools: { listChanged: false } } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined) throw new Error('There is no such tool.');
    const structuredContent = await tool.call(caller, params.arguments ?? {});
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent, isError: false };
  });
  return server;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
