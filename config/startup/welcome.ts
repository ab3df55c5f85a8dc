import type { DemoSignIn } from '../../adapters/demo/seed-demo.ts';
import { signInLinkAddress } from '../../adapters/web/sign-in-link-address.ts';

/** The text that `npm start` prints when the service is ready. */
export function welcome(
  url: string,
  hasTools: boolean,
  demo: DemoSignIn | undefined,
  linkToken: string | undefined,
  metricsUrl?: string,
): string {
  const lines = [`Coffer is ready at ${url}`, `  sign in    ${url}/sign-in`, `  reference  ${url}/docs`];
  if (hasTools) lines.push(`  tools      ${url}/mcp`);
  if (metricsUrl !== undefined) lines.push(`  metrics    ${metricsUrl}/metrics`);
  if (demo !== undefined) lines.push(...demoLines(url, demo));
  if (linkToken !== undefined)
    lines.push(
      '',
      'Look at it (this link signs in once, within 15 minutes):',
      `  ${signInLinkAddress(url, linkToken)}`,
    );
  return `\n${lines.join('\n')}\n\n`;
}

function demoLines(url: string, { email, password, apiKey }: DemoSignIn): readonly string[] {
  return [
    '',
    'A demo user with two years of made-up statements was created. This is shown only once:',
    `  e-mail     ${email}`,
    `  password   ${password}`,
    `  API key    ${apiKey}`,
    '',
    'Try it:',
    `  curl -H 'Accept: application/json' -H 'Authorization: Bearer ${apiKey}' ` +
      `'${url}/v1/transactions?include=category&per-page=3'`,
  ];
}
