import { element, note } from './elements.js';

/** The version of MCP Apps that this page speaks: JSON-RPC over `postMessage`. */
const VERSION = '2026-01-26';

const INITIALIZE_ID = 1;

/** Draws each result that the host sends, until the page is closed. `draw` returns elements for structured content. */
export function drawResults(name, draw) {
  const show = (...parts) => document.getElementById('view').replaceChildren(...parts.flat());
  const notifications = new Map([
    ['ui/notifications/tool-result', (result) => show(resultParts(result, draw))],
    ['ui/notifications/tool-cancelled', () => show(note('The call was cancelled.'))],
    ['ui/notifications/host-context-changed', applyContext],
  ]);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return;
    if (data.method === undefined) receiveReply(data);
    else if (data.id === undefined) notifications.get(data.method)?.(data.params ?? {});
    else send(replyTo(data));
  });
  const appCapabilities = { availableDisplayModes: ['inline', 'fullscreen'] };
  const appInfo = { name: `coffer-${name}`, version: '1.0.0' };
  send({ id: INITIALIZE_ID, method: 'ui/initialize', params: { protocolVersion: VERSION, appInfo, appCapabilities } });
}

function send(message) {
  // Nothing in a message of this page is private, and a page inside a frame cannot know who shows it.
  parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
}

function receiveReply({ id, result }) {
  if (id !== INITIALIZE_ID || result === undefined) return;
  applyContext(result.hostContext ?? {});
  send({ method: 'ui/notifications/initialized', params: {} });
  reportSize();
}

const ANSWERED = new Set(['ping', 'ui/resource-teardown']);

function replyTo({ id, method }) {
  return ANSWERED.has(method)
    ? { id, result: {} }
    : { id, error: { code: -32601, message: 'There is no such method.' } };
}

/** Takes over the theme, the colours and the type of the host. Its fonts would be requests, so they stay out. */
function applyContext({ theme, styles, safeAreaInsets }) {
  const { style } = document.documentElement;
  if (theme === 'light' || theme === 'dark') style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') style.setProperty(name, value);
  }
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const inset = safeAreaInsets?.[side];
    if (Number.isFinite(inset)) style.setProperty(`--inset-${side}`, `${inset}px`);
  }
}

/** A frame that the host has hidden is narrower, and how high its text would be then says nothing. */
const NARROWEST_PX = 100;

/** Tells the host how much room the page needs, now and whenever that changes. */
function reportSize() {
  let reported = '';
  const report = () => {
    if (innerWidth < NARROWEST_PX) return;
    const size = { width: innerWidth, height: Math.ceil(document.body.getBoundingClientRect().height) };
    if (`${size.width}×${size.height}` === reported) return;
    reported = `${size.width}×${size.height}`;
    send({ method: 'ui/notifications/size-changed', params: size });
  };
  new ResizeObserver(report).observe(document.body);
}

/** A result without figures, or with ones of another shape, is shown as its text. */
function resultParts({ structuredContent, content = [], isError }, draw) {
  if (isError !== true && structuredContent !== undefined) {
    try {
      return draw(structuredContent);
    } catch {
      // A newer or an older service than this page.
    }
  }
  const text = content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  return [element('p', { className: 'plain' }, text === '' ? 'There is nothing to show.' : text)];
}
