/**
 * The token of an `Authorization` header of the scheme `Bearer`: one token of printable characters after the scheme
 * (RFC 6750, 2.1). Returns `undefined` for no header, another scheme or anything else.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1];
}
