import type { Ports } from '../ports.ts';
import { admitToTools } from './admit-to-tools.ts';
import { authenticate } from './authenticate.ts';
import { createApiKey } from './create-api-key.ts';
import { issueAccessToken } from './issue-access-token.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** Who is calling: API keys, access tokens, and who may use the tools. */
export function accessUseCases(ports: Ports) {
  return {
    admitToTools: admitToTools(ports),
    authenticate: authenticate({ ...ports, accessTokens: ports.accessTokenVerifier }),
    createApiKey: createApiKey(ports),
    issueAccessToken: issueAccessToken(ports),
    listApiKeys: listApiKeys(ports),
    revokeApiKey: revokeApiKey(ports),
  };
}

export type AccessUseCases = ReturnType<typeof accessUseCases>;
