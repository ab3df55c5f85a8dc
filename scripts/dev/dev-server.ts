import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { forward } from './forward.ts';
import { GALLERY } from './gallery/shown-page.ts';

const EVENTS = '/dev/events';
const SCRIPT = '/dev/reload.js';
const RELOAD = `new EventSource('${EVENTS}').onmessage = () => location.reload();\n`;

export interface DevServer {
  readonly server: Server;
  /** Loads every open page again. */
  readonly reloadPages: () => void;
}

/**
 * Stands in front of the service, so that its address and the connections of open pages outlast each restart. Adds to
 * every page a script that loads it again. `service` and `gallery` say where those listen, once they do.
 */
export function devServer(service: () => Promise<string>, gallery: () => Promise<string>): DevServer {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === EVENTS) return watchPage(pages, response);
    if (url === SCRIPT) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD);
    const address = url.startsWith(GALLERY) ? gallery() : service();
    passOn(request, response, address).catch(() => refuse(response));
  });
  return { server, reloadPages: () => pages.forEach((page) => page.write('data: changed\n\n')) };
}

async function passOn(request: IncomingMessage, response: ServerResponse, address: Promise<string>): Promise<void> {
  await forward(request, response, await address, (html) =>
    html.replace('</head>', `<script defer src="${SCRIPT}"></script>\n</head>`),
  );
}

function watchPage(pages: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  pages.add(response);
  response.once('close', () => pages.delete(response));
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const page = `<!doctype html><title>Coffer</title><script src="${SCRIPT}"></script>
<p>The service does not run. The terminal says why, and the next change starts it again.`;
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}
