import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { testClock } from '../support/clock.ts';
import { type ProgramOutcome, runProgram } from '../support/service/run-program.ts';
import { openToolService, type ToolService } from '../support/service/tool-service.ts';
import { aGeneratedStatement } from './statement.ts';

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js', import.meta.url),
);

for (const era of ['legacy', 'modern']) {
  const test = suite(`MCP Inspector on the command line, era ${era}`);
  let service: ToolService;
  let token: string;

  test.before(async () => {
    service = await openToolService({ clock: testClock() });
    token = await service.tokenFor((await aGeneratedStatement(service.stores, 3)).user);
  });
  test.after(() => service.close());

  function inspect(...args: string[]): Promise<ProgramOutcome> {
    const target = ['--cli', `${service.url}/mcp`, '--transport', 'http', '--format', 'json', '--protocol-era', era];
    return runProgram(PROGRAM, [...target, '--header', `Authorization: Bearer ${token}`, ...args]);
  }

  test('lists the tools and finds their schemas portable', async () => {
    const { exitCode, stdout, stderr } = await inspect('--method', 'tools/list', '--strict');
    assert.is(exitCode, 0, stdout + stderr);
    for (const { name } of TOOLS) assert.ok(stdout.includes(`"${name}"`));
  });

  test('calls a tool with arguments', async () => {
    const args = ['--tool-name', 'get_transactions', '--tool-args-json', '{"limit":1,"currency":"EUR"}'];
    const { exitCode, stdout, stderr } = await inspect('--method', 'tools/call', ...args);
    assert.is(exitCode, 0, stdout + stderr);
    assert.ok(stdout.includes('EUR') && stdout.includes('structuredContent'));
  });

  test('reports refused arguments as an error', async () => {
    const args = ['--tool-name', 'get_transactions', '--tool-args-json', '{"limit":21}'];
    const { exitCode, stdout, stderr } = await inspect('--method', 'tools/call', ...args);
    assert.is.not(exitCode, 0);
    assert.match(stdout + stderr, /at most 20/);
  });

  test('finds the views when it says that it shows them, and none otherwise', async () => {
    const args = ['--method', 'tools/list', '--app-info'];
    const { exitCode, stdout, stderr } = await inspect(...args, '--advertise-apps');
    assert.is(exitCode, 0, stdout + stderr);
    const found = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).hasApp);
    assert.equal(found(stdout), [true, true, true, true]);
    assert.equal(found((await inspect(...args)).stdout), [false, false, false, false]);
  });

  test.run();
}
