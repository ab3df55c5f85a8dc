/** The path, below the base address, of the page that a link leads to. */
export const SIGN_IN_LINK_PATH = '/sign-in/link';

/** The whole address of a link. */
export function signInLinkAddress(baseUrl: string, token: string): string {
  return `${baseUrl}${SIGN_IN_LINK_PATH}?token=${encodeURIComponent(token)}`;
}
