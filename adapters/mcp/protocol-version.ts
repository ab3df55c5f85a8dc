/** Versions that `initialize` agrees to, the newest first (contract 5.3). */
export const SUPPORTED_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
export type SupportedVersion = (typeof SUPPORTED_VERSIONS)[number];

/** Every published revision, the newest first. Some clients name a newer one than they agreed on, so the header may be any of these. */
const PUBLISHED_VERSIONS = ['2026-07-28', ...SUPPORTED_VERSIONS] as const;
export type PublishedVersion = (typeof PUBLISHED_VERSIONS)[number];

/** What a request without the header speaks. */
const VERSION_WITHOUT_HEADER: PublishedVersion = '2025-03-26';

/** The version of the answer to `initialize`: the wanted one, or the newest (contract 5.3). */
export function negotiateVersion(wanted: string): SupportedVersion {
  return SUPPORTED_VERSIONS.find((version) => version === wanted) ?? SUPPORTED_VERSIONS[0];
}

/**
 * The version that the header `MCP-Protocol-Version` names; `undefined` for none that was ever published, or several. Copies of one
 * version, which proxies join by commas, count once (contract 5.3).
 */
export function versionOfHeader(header: string | undefined): PublishedVersion | undefined {
  if (header === undefined) return VERSION_WITHOUT_HEADER;
  const named = [...new Set(header.split(',').map((part) => part.trim()))];
  return named.length === 1 ? PUBLISHED_VERSIONS.find((version) => version === named[0]) : undefined;
}

/** Batches were taken out of the protocol with 2025-06-18 (contract 5.4). */
export function allowsBatches(version: PublishedVersion): boolean {
  return version < '2025-06-18';
}

/** Output schemas and structured results came with 2025-06-18 (contract 5.7). */
export function hasStructuredContent(version: PublishedVersion): boolean {
  return version >= '2025-06-18';
}
