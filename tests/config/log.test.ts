import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const LOG = fileURLToPath(import.meta.resolve('../../config/observability/log.ts'));

const test = suite('log lines on standard error');

/** Runs a program with `log`, and returns the messages that it has logged when it ends. */
function logged(program: string): readonly string[] {
  const start = `const { createLogger } = await import(${JSON.stringify(LOG)}); const log = createLogger('info');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', `${start}\n${program}`], {
    encoding: 'utf8',
  });
  return stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): string => JSON.parse(line).msg);
}

test('lines that wait are written in order when the process exits', () => {
  assert.equal(logged("log.info('one'); log.info('two'); process.exit(0)"), ['one', 'two']);
});

test('a warning is written at once, after what waited before it, and survives a kill', () => {
  const program = "log.info('one'); log.warn('two'); process.kill(process.pid, 'SIGKILL')";
  assert.equal(logged(program), ['one', 'two']);
});

test('lines are written while the process goes on', () => {
  const program = "log.info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000)";
  assert.equal(logged(program), ['one']);
});

test('many lines are all written, once', () => {
  const program = 'for (let line = 0; line < 500; line += 1) log.info(String(line))';
  const expected = Array.from({ length: 500 }, (_, line) => String(line));
  assert.equal(logged(program), expected);
});

test.run();
