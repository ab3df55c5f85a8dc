/** The versions that `initialize` accepts, newest first (contract 5.3). */
export const SUPPORTED_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
export type SupportedVersion = (typeof SUPPORTED_VERSIONS)[number];

/** The version without a handshake: each request names it in its body (contract 5.3). */
export const STATELESS_VERSION = '2026-07-28';

/**
 * All published versions, newest first. The header may name any of them: some clients send a newer one than they agreed
 * on.
 */
const PUBLISHED_VERSIONS = [STATELESS_VERSION, ...SUPPORTED_VERSIONS] as const;
export type PublishedVersion = (typeof PUBLISHED_VERSIONS)[number];

/** The version of a request without the header. */
const VERSION_WITHOUT_HEADER: PublishedVersion = '2025-03-26';

/**
 * The version in the response to `initialize`: the wanted one if it is supported, otherwise the newest (contract 5.3).
 */
export function negotiateVersion(wanted: string): SupportedVersion {
  return SUPPORTED_VERSIONS.find((version) => version === wanted) ?? SUPPORTED_VERSIONS[0];
}

/** The version of a request with a handshake; `undefined` when the header does not name a published one. */
export function versionOfHeader(header: string | undefined): PublishedVersion | undefined {
  return header === undefined ? VERSION_WITHOUT_HEADER : publishedVersionIn(header);
}

/**
 * The version that the header `MCP-Protocol-Version` names; `undefined` for several versions and for one that was never
 * published. Copies of one version, which proxies join with commas, count once (contract 5.3).
 */
export function publishedVersionIn(header: string): PublishedVersion | undefined {
  const version = PUBLISHED_VERSIONS.find((published) => published === header);
  if (version !== undefined) return version;
  const named = [...new Set(header.split(',').map((part) => part.trim()))];
  return named.length === 1 ? PUBLISHED_VERSIONS.find((version) => version === named[0]) : undefined;
}

/** Version 2025-06-18 removed batches from the protocol (contract 5.4). */
export function allowsBatches(version: PublishedVersion): boolean {
  return version < '2025-06-18';
}

/** Version 2025-06-18 introduced output schemas and structured results (contract 5.7). */
export function hasStructuredContent(version: PublishedVersion): boolean {
  return version >= '2025-06-18';
}
