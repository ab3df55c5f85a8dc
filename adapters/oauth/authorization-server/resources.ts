import { AUDIENCES, type Audience, type Scope } from '../../../domain/access/credential.ts';

/** The two resources that tokens can be issued for, and their public URLs (contract 4.2, RFC 8707). */
export interface Resources {
  urlOf(audience: Audience): string;
  /**
   * The audience that a resource indicator names: also with a trailing slash, or with scheme and host in another case.
   */
  audienceOf(url: string): Audience | undefined;
}

/** What can be granted for each audience: the tools only read. */
export const AUDIENCE_SCOPES: Readonly<Record<Audience, readonly Scope[]>> = {
  v1: ['finance:read', 'finance:write'],
  mcp: ['finance:read'],
};

export function resourcesOf(baseUrl: string): Resources {
  const urlOf = (audience: Audience) => `${baseUrl}/${audience}`;
  return {
    urlOf,
    audienceOf: (url) => AUDIENCES.find((audience) => canonical(urlOf(audience)) === canonical(url)),
  };
}

function canonical(url: string): string | undefined {
  return URL.parse(url)?.href.replace(/\/+$/, '');
}
