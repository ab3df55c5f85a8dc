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

/**
 * Runs all scenarios of a version in one process, which writes the checks of each into a directory of its own. Returns
 * how to look up what failed in one of them.
 */
async function runScenarios(url: string, version: string) {
  const directory = temporaryDirectory();
  const args = ['server', '--url', `${url}/mcp`, '--suite', 'all', '--spec-version', version, '-o', directory];
  const { stdout, stderr } = await runProgram(PROGRAM, args, directory);
  return (scenario: string) => {
    const [file = ''] = globSync(`${directory}/server-${scenario}-20*/checks.json`);
    assert.ok(file !== '', `${scenario} did not run: ${stdout}${stderr}`);
    const checks: readonly Check[] = JSON.parse(readFileSync(file, 'utf8'));
    const failures = checks.filter(({ status }) => status === 'FAILURE');
    assert.ok(checks.length > (INAPPLICABLE[scenario]?.length ?? 0), scenario);
    return failures;
  };
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
    const scenarios = SCENARIOS[version] ?? [];
    test(`the scenarios of version ${version} pass: ${scenarios.join(', ')}`, async () => {
      const failuresIn = await runScenarios(proxy.url, version);
      for (const scenario of scenarios) {
        const failed = failuresIn(scenario);
        const what = failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`).join('\n');
        assert.equal(pluck(failed, 'id'), INAPPLICABLE[scenario] ?? [], `${scenario}\n${what}`);
      }
    });
  }

  if (mode === 'tolerant') {
    test('the suite notices a server that refuses: without the token no scenario passes', async () => {
      const failuresIn = await runScenarios(service.url, '2025-11-25');
      for (const scenario of ['ping', 'tools-list']) assert.ok(failuresIn(scenario).length > 0, scenario);
    });
  }

  test.run();
}
