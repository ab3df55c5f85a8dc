import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGallery } from './gallery.ts';

/** Serves the gallery, whose style sheet and scripts come from the service beside it. */

const { respond } = await openGallery();
const server = createServer((request, response) => {
  if (!respond(request, response)) response.writeHead(404).end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`The gallery is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
