import type { Ports } from '../ports.ts';
import { admitToTools } from './admit-to-tools.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { authenticate } from './authenticate.ts';
import { issueAccessToken } from './issue-access-token.ts';

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
