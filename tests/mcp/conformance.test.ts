import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pluck } from '../support/assertions.ts';
import { aUser } from '../support/fixtures.ts';
import { runProgram } from '../support/service/run-program.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';
import { startTokenProxy, type TokenProxy } from '../support/sign-in/token-proxy.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** The scenarios of the protocol's own suite that apply to a server with tools and nothing else. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  '2025-06-18': ['server-initialize', 'ping', 'tools-list'],
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection', 'server-session-lifecycle'],
  '2026-07-28': [
    'tools-list',
    'dns-rebinding-protection',
    'http-header-validation',
    'sep-2164-resource-not-found',
    'server-stateless',
    'caching',
  ],
};

/**
 * The only checks that may fail: they call a tool of the suite's own (`test_…`), or list prompts and resources, which
 * this service does not have.
 */
const INAPPLICABLE: Readonly<Record<string, readonly string[]>> = {
  'server-stateless': [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  caching: [
    'sep-2549-prompts-list-caching-hints',
    'sep-2549-resources-list-caching-hints',
    'sep-2549-resources-templates-list-caching-hints',
  ],
};

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/** Runs one scenario. The program writes its checks into a directory of their own. */
async function runScenario(url: string, scenario: string, version: string) {
  const directory = temporaryDirectory();
  const args = ['server', '--url', `${url}/mcp`, '--scenario', scenario, '--spec-version', version, '-o', directory];
  const outcome = await runProgram(PROGRAM, args, directory);
  const [file = ''] = globSync(`${directory}/**/checks.json`);
  const checks: readonly Check[] = file === '' ? [] : JSON.parse(readFileSync(file, 'utf8'));
  return { ...outcome, checks };
}

/** The mode matters for the newest version alone. */
const MODES = [
  { mode: 'strict', versions: ['2026-07-28'] },
  { mode: 'tolerant', versions: Object.keys(SCENARIOS) },
] as const;

for (const { mode, versions } of MODES) {
  const test = suite(`conformance in the mode ${mode}`);
  let service: ToolService;
  let proxy: TokenProxy;

  test.before(async () => {
    service = await openToolService({ statelessMode: mode });
    proxy = await startTokenProxy(service.url, await service.tokenFor(await aUser(service.stores)));
  });
  test.after(async () => {
    await proxy.close();
    await service.close();
  });

  for (const version of versions) {
    for (const scenario of SCENARIOS[version] ?? []) {
      test(`the scenario ${scenario} passes in version ${version}`, async () => {
        const { exitCode, stdout, stderr, checks } = await runScenario(proxy.url, scenario, version);
        const expected = INAPPLICABLE[scenario] ?? [];
        assert.ok(checks.length > expected.length, stdout + stderr);
        const failed = checks.filter(({ status }) => status === 'FAILURE');
        assert.equal(
          pluck(failed, 'id'),
          expected,
          failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`).join('\n'),
        );
        if (expected.length === 0) assert.is(exitCode, 0, stdout + stderr);
      });
    }
  }

  if (mode === 'tolerant') {
    test('the suite notices a server that refuses: without the token no scenario passes', async () => {
      assert.is.not((await runScenario(service.url, 'ping', '2025-11-25')).exitCode, 0);
      assert.is.not((await runScenario(service.url, 'tools-list', '2026-07-28')).exitCode, 0);
    });
  }

  test.run();
}
