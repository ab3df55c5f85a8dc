import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aUser } from '../support/fixtures.ts';
import { runProgram } from '../support/run-program.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { startTokenProxy, type TokenProxy } from '../support/token-proxy.ts';
import { openToolService, type ToolService } from '../support/tool-service.ts';

/** The scenarios of the protocol's own suite that apply to a server with tools and nothing else. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection', 'server-session-lifecycle'];
const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

const test = suite('conformance with 2025-11-25');
let service: ToolService;
let proxy: TokenProxy;

test.before(async () => {
  service = await openToolService();
  proxy = await startTokenProxy(service.url, await service.tokenFor(await aUser(service.stores)));
});
test.after(async () => {
  await proxy.close();
  await service.close();
});

for (const scenario of SCENARIOS) {
  test(`the scenario ${scenario} passes`, async () => {
    const args = ['server', '--url', `${proxy.url}/mcp`, '--scenario', scenario, '--spec-version', '2025-11-25'];
    const { exitCode, stdout, stderr } = await runProgram(PROGRAM, args, temporaryDirectory());
    assert.is(exitCode, 0, stdout + stderr);
    assert.not.match(stdout, /FAILURE/);
  });
}

test('the suite notices a server that refuses: without the token no scenario passes', async () => {
  const args = ['server', '--url', `${service.url}/mcp`, '--scenario', 'ping', '--spec-version', '2025-11-25'];
  assert.is.not((await runProgram(PROGRAM, args, temporaryDirectory())).exitCode, 0);
});

test.run();
