import { DEMO_EMAIL, seedDemo } from '../../../adapters/demo/seed-demo.ts';
import { loadSeedRates } from '../../../adapters/exchange-rates/seed-rates.ts';
import { replace } from '../../../config/container.ts';
import { createApp } from '../../../config/create-app.ts';
import { demoNeeds } from '../../../config/startup/first-run.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { type LocalDate, timestampOfDate } from '../../../domain/calendar.ts';
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts';
import { PATIENT } from '../patient.ts';
import { sendRaw } from './raw-http.ts';

/** The whole service with the demo user of one day, as an AI client uses it. */
export interface DemoTools {
  /** The result of a method of the tool endpoint. Throws when it is an error. */
  ask(method: string, params?: object): Promise<any>;
  call(name: string, args: object): Promise<{ readonly text: string; readonly structured: any }>;
  close(): Promise<void>;
}

export async function openDemoTools(today: LocalDate): Promise<DemoTools> {
  const clock = { now: () => timestampOfDate(today) };
  const app = await createApp({
    store: 'memory',
    config: { logLevel: 'silent', mcpRateLimit: 1_000 },
    replace: [PATIENT, CHEAP_PASSWORDS, replace(ports.clock, clock)],
  });
  await loadSeedRates(app.get(ports.rates));
  await seedDemo(demoNeeds(app), today, 'correct horse battery');
  const grant = { email: DEMO_EMAIL, audience: 'mcp', expiresInSeconds: 3_600 } as const;
  const { secret } = await app.get(useCases.access).issueAccessToken(grant);
  const server = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask: DemoTools['ask'] = async (method, params = {}) => {
    const headers = {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': '2025-11-25',
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const { text } = await sendRaw(`${server.url}/mcp`, { method: 'POST', headers, body });
    const { result, error } = JSON.parse(text);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    ask,
    call: async (name, args) => {
      const { content, structuredContent } = await ask('tools/call', { name, arguments: args });
      return { text: content[0].text, structured: structuredContent };
    },
    close: async () => {
      await server.close(0);
      await app.close();
    },
  };
}
