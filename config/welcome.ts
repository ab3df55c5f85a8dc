import type { DemoSignIn } from '../adapters/demo/seed-demo.ts';

/** What a person reads after `npm start`. */
export function welcome(url: string, hasTools: boolean, demo: DemoSignIn | undefined): string {
  const lines = [`Coffer is ready at ${url}`, `  reference  ${url}/docs`];
  if (hasTools) lines.push(`  tools      ${url}/mcp`);
  if (demo !== undefined) lines.push(...demoLines(url, demo));
  return `\n${lines.join('\n')}\n\n`;
}

function demoLines(url: string, { email, password, apiKey }: DemoSignIn): readonly string[] {
  return [
    '',
    'A demo user with two years of made-up life was created. This is shown once:',
    `  sign-in    ${email}  ${password}`,
    `  API key    ${apiKey}`,
    '',
    'Try it:',
    `  curl -H 'Accept: application/json' -H 'Authorization: Bearer ${apiKey}' '${url}/v1/transactions?include=category&per-page=3'`,
  ];
}
