/**
 * Whether requests without a handshake (version 2026-07-28) are served, and how closely their headers are compared with
 * the body (contract 5.3): `strict` as the protocol demands; `tolerant` also when the header `MCP-Protocol-Version` is
 * missing or names an older version, as proxies in front of some clients make it.
 */
export const STATELESS_MODES = ['off', 'strict', 'tolerant'] as const;
export type StatelessMode = (typeof STATELESS_MODES)[number];
