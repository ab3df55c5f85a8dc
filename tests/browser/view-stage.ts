import {
  Client,
  type JSONRPCMessage,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import {
  AppBridge,
  getToolUiResourceUri,
  type McpUiHostContext,
  RESOURCE_MIME_TYPE,
} from '@modelcontextprotocol/ext-apps/app-bridge';
import { EXTENSION_ID } from '@modelcontextprotocol/ext-apps/server';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { type PageRecord, recordPages } from '../support/browser/browser.ts';

/** What a tool returned. */
export type ViewedResult = Parameters<AppBridge['sendToolResult']>[0];

/** Connects as a client that declares views. `mode` says which kind of version it tries. */
export async function connectWithViews(url: string, token: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
  const capabilities = { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } };
  const client = new Client({ name: 'coffer-tests', version: '1.0.0' }, { capabilities, versionNegotiation: { mode } });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  return client;
}

export interface ShownView {
  readonly page: Page;
  readonly frame: Frame;
  readonly bridge: AppBridge;
  /** Heights that the view asked for. */
  readonly heights: readonly number[];
  readonly record: PageRecord;
  /** Shows another result, and waits until it is drawn. */
  show(result: ViewedResult): Promise<void>;
  close(): Promise<void>;
}

export interface ViewOptions extends BrowserContextOptions {
  readonly hostContext?: McpUiHostContext;
}

const HOST = 'http://host.test/';
const SANDBOX = 'http://view.test/';

/** The page of the host: it passes messages between the frame and the bridge, which runs in this process. */
const HOST_PAGE = `<!doctype html><html lang="en"><title>Host</title>
<style>body { margin: 0 } iframe { display: block; width: 100%; border: 0 }</style>
<iframe title="View" sandbox="allow-scripts allow-same-origin" src="${SANDBOX}"></iframe>
<script>
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.method === 'ui/notifications/size-changed') frame.style.height = data.params.height + 'px';
    toBridge(data);
  });
  addEventListener('from-bridge', ({ detail }) => frame.contentWindow.postMessage(detail, '*'));
</script>`;

/** Opens the view of a tool in a browser, as a host does that is built with the extension's own library. */
export async function openView(browser: Browser, client: Client, tool: string, options: ViewOptions = {}) {
  const { hostContext = {}, ...contextOptions } = options;
  const { html, policy } = await readView(client, tool);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...contextOptions });
  context.setDefaultTimeout(15_000);
  const record = await recordPages(context);
  const page = await context.newPage();
  await page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: HOST_PAGE }));
  await page.route(SANDBOX, (route) => {
    return route.fulfill({ contentType: 'text/html', body: html, headers: { 'Content-Security-Policy': policy } });
  });
  const bridge = new AppBridge(client, { name: 'Host', version: '1.0.0' }, { serverTools: {} }, { hostContext });
  const heights: number[] = [];
  bridge.onsizechange = ({ height = 0 }) => {
    heights.push(height);
  };
  const initialized = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(await transportTo(page));
  await page.goto(HOST);
  await initialized;
  await bridge.sendToolInput({ arguments: {} });
  const frame = page.frames().find((one) => one.url() === SANDBOX);
  if (frame === undefined) throw new Error('The view was not loaded.');
  const view: ShownView = {
    page,
    frame,
    bridge,
    heights,
    record,
    show: async (result) => {
      await frame.evaluate("document.getElementById('view').replaceChildren()");
      await bridge.sendToolResult(result);
      await frame.waitForSelector('#view > *');
    },
    close: () => context.close(),
  };
  return view;
}

/** The page that belongs to the tool, with the policy that the extension derives from its metadata. */
async function readView(client: Client, tool: string): Promise<{ html: string; policy: string }> {
  const { tools } = await client.listTools();
  const uri = getToolUiResourceUri(tools.find(({ name }) => name === tool) ?? {});
  if (uri === undefined) throw new Error(`${tool} has no view.`);
  const { contents } = await client.readResource({ uri });
  const [content] = contents;
  if (content === undefined || !('text' in content)) throw new Error(`${uri} has no text.`);
  return { html: content.text, policy: policyOf((content['_meta'] as any)?.ui?.csp) };
}

type DeclaredDomains = Readonly<Record<string, readonly string[]>>;

/** As the specification of the extension builds it, in its section on the content security policy. */
function policyOf(csp: DeclaredDomains): string {
  const domains = (name: string, otherwise = '') => csp[name]?.join(' ') || otherwise;
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${domains('resourceDomains')}`,
    `style-src 'self' 'unsafe-inline' ${domains('resourceDomains')}`,
    `connect-src 'self' ${domains('connectDomains')}`,
    `img-src 'self' data: ${domains('resourceDomains')}`,
    `frame-src ${domains('frameDomains', "'none'")}`,
    "object-src 'none'",
    `base-uri ${domains('baseUriDomains', "'self'")}`,
  ].join('; ');
}

async function transportTo(page: Page): Promise<Transport> {
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    send: async (message) => {
      await page.evaluate(`dispatchEvent(new CustomEvent('from-bridge', { detail: ${JSON.stringify(message)} }))`);
    },
  };
  await page.exposeFunction('toBridge', (message: JSONRPCMessage) => transport.onmessage?.(message));
  return transport;
}
