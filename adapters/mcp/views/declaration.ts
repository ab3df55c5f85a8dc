import { randomUUID } from 'node:crypto';
import { isObject } from '../../http/bodies/json-text.ts';

/** The extension MCP Apps (SEP-1865, version 2026-01-26): small pages that clients show beside a result. */
export const VIEWS_EXTENSION = 'io.modelcontextprotocol/ui';

export const VIEW_MEDIA_TYPE = 'text/html;profile=mcp-app';

/** Whether a client that has these capabilities shows views (contract 5.13). */
export function declaresViews(capabilities: unknown): boolean {
  const extensions = isObject(capabilities) ? capabilities['extensions'] : undefined;
  const settings = isObject(extensions) ? extensions[VIEWS_EXTENSION] : undefined;
  const mediaTypes = isObject(settings) ? settings['mimeTypes'] : undefined;
  return Array.isArray(mediaTypes) && mediaTypes.includes(VIEW_MEDIA_TYPE);
}

const SESSION_PREFIX = 'views.';

/**
 * The session id for a client that declared views in `initialize`, which says its capabilities only once. The id itself
 * is the memory: the service keeps nothing, and every process can read it. It opens nothing that needs protection.
 */
export function newViewSession(): string {
  return `${SESSION_PREFIX}${randomUUID()}`;
}

export function isViewSession(id: string | undefined): boolean {
  return id?.startsWith(SESSION_PREFIX) ?? false;
}
