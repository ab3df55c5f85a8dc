import { AUDIENCES } from '../../../domain/access/credential.ts';
import { command, group, required, withDefault } from '../command.ts';
import { EMAIL, secondsArgument } from '../options.ts';

/** An OAuth access token without an OAuth flow, for tests and for the first steps of a client. */
const issue = command(
  'issue an access token and show it; it cannot be shown again',
  {
    email: EMAIL,
    audience: required('<audience>', 'the part of the service that accepts the token', AUDIENCES),
    expiresIn: withDefault('<seconds>', 'how long the token is valid', secondsArgument, 3600),
  },
  async ({ email, audience, expiresIn }, io) => {
    const { access } = await io.open();
    const { secret, token } = await access.issueAccessToken({ email, audience, expiresInSeconds: expiresIn });
    const { scopes, expiresAt } = token;
    const text = `${secret}\nFor ${audience}, valid until ${expiresAt}. It is not shown again.`;
    return { json: { access_token: secret, audience, scopes, expires_at: expiresAt }, text };
  },
  `
An AI assistant needs the audience mcp, and its user the plan pro.

Example:
  coffer token issue --email ada@example.com --audience mcp --expires-in 86400`,
);

export const token = group('OAuth access tokens', { issue });
