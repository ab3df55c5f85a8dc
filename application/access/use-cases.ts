import type { AppUseCases } from '../apps/use-cases.ts';
import type { Ports } from '../ports.ts';
import { admitToTools } from './admit-to-tools.ts';
import { authenticate } from './authenticate.ts';
import { createApiKey } from './create-api-key.ts';
import { issueAccessToken } from './issue-access-token.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** Who is calling: API keys, access tokens, and who may use the tools. */
export function accessUseCases(ports: Ports & { readonly apps: Pick<AppUseCases, 'noteAppUse'> }) {
  return {
    admitToTools: admitToTools({ ...ports, gate: ports.toolGate, noteAppUse: ports.apps.noteAppUse }),
    authenticate: authenticate({ ...ports, accessTokens: ports.accessTokenVerifier }),
    createApiKey: createApiKey(ports),
    issueAccessToken: issueAccessToken(ports),
    listApiKeys: listApiKeys(ports),
    revokeApiKey: revokeApiKey(ports),
  };
}

export type AccessUseCases = ReturnType<typeof accessUseCases>;
