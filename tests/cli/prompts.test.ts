import { PassThrough } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InterruptedError } from '../../adapters/cli/failures.ts';
import { createTerminal, type Terminal } from '../../adapters/cli/terminal.ts';
import { ports } from '../../config/tokens.ts';
import { adminCommandLine } from '../support/service/admin-command-line.ts';

const EMAIL = 'ada@example.test';
const PASSWORD = 'correct horse battery';
const CREATE = ['user', 'create', '--email', EMAIL];
const DELETE = ['user', 'delete', '--email', EMAIL];

/** Someone at the terminal who gives these replies in turn; notes whether each was hidden. */
function someone(...replies: readonly string[]) {
  const questions: string[] = [];
  const reply = (how: string) => async (question: string) => {
    questions.push(`${how}: ${question.trim()}`);
    return replies[questions.length - 1] ?? '';
  };
  const terminal: Terminal = { ask: reply('shown'), askHidden: reply('hidden') };
  return { terminal, questions };
}

const passwords = suite('the password of a new user');

/** Creates a user and returns whether the stored password is `PASSWORD`. */
async function isStored(...[given, ...args]: Parameters<Awaited<ReturnType<typeof adminCommandLine>>['runWith']>) {
  const { app, runWith } = await adminCommandLine();
  const { code, err } = await runWith(given, ...CREATE, ...args);
  assert.is(code, 0, err);
  const [user] = await app.get(ports.users).list();
  return app.get(ports.passwords).verify(PASSWORD, user?.passwordHash ?? '');
}

passwords('is asked for twice at a terminal, hidden', async () => {
  const { terminal, questions } = someone(PASSWORD, PASSWORD);
  assert.is(await isStored({ terminal }), true);
  assert.equal(questions, ['hidden: Password:', 'hidden: Password again:']);
});

passwords('comes from standard input with --password-stdin, without the end of the line', async () => {
  for (const end of ['', '\n', '\r\n']) {
    assert.is(await isStored({ readInput: async () => PASSWORD + end }, '--password-stdin'), true);
  }
});

passwords('that is typed differently the second time creates nobody', async () => {
  const { run, runWith } = await adminCommandLine();
  const { code, err } = await runWith({ terminal: someone(PASSWORD, `${PASSWORD}!`).terminal }, ...CREATE);
  assert.equal([code, err], [1, 'The two passwords differ. Nothing was changed.']);
  assert.is((await run('user', 'list', '--json')).out, '[]');
});

passwords('is needed where there is no terminal, and may have one source only', async () => {
  const { run } = await adminCommandLine();
  assert.match((await run(...CREATE)).err, /^A password is needed\. Use --password-stdin/);
  const both = await run(...CREATE, '--password', PASSWORD, '--password-stdin');
  assert.equal([both.code, both.err], [2, 'Use either --password or --password-stdin.']);
});

const confirmation = suite('the deletion of a user');

async function users(run: Awaited<ReturnType<typeof adminCommandLine>>['run']): Promise<number> {
  return JSON.parse((await run('user', 'list', '--json')).out).length;
}

confirmation('is confirmed at a terminal, and only y or yes does it', async () => {
  const { run, runWith } = await adminCommandLine();
  await run(...CREATE, '--password', PASSWORD);
  for (const reply of ['', 'n', 'yep', EMAIL]) {
    const refused = await runWith({ terminal: someone(reply).terminal }, ...DELETE);
    assert.equal([refused.code, refused.err, await users(run)], [1, 'Nothing was changed.', 1]);
  }
  const { terminal, questions } = someone(' Yes ');
  assert.is((await runWith({ terminal }, ...DELETE)).code, 0);
  assert.match(questions[0] ?? '', `shown: Erase the user ${EMAIL}`);
  assert.is(await users(run), 0);
});

confirmation('without a terminal needs --yes', async () => {
  const { run } = await adminCommandLine();
  await run(...CREATE, '--password', PASSWORD);
  const refused = await run(...DELETE);
  assert.is(refused.code, 2);
  assert.is(refused.err, 'This cannot be undone. Add --yes to do it without a terminal.');
  assert.is(await users(run), 1);
  assert.is((await run(...DELETE, '--yes')).code, 0);
  assert.is(await users(run), 0);
});

confirmation('that is interrupted changes nothing and ends with exit code 130', async () => {
  const { run, runWith } = await adminCommandLine();
  await run(...CREATE, '--password', PASSWORD);
  const ask = () => Promise.reject(new InterruptedError());
  const { code } = await runWith({ terminal: { ask, askHidden: ask } }, ...DELETE);
  assert.equal([code, await users(run)], [130, 1]);
});

const terminals = suite('the terminal');

function typing() {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
  return { input, output, terminal: createTerminal(input, output) };
}

terminals('returns a typed line', async () => {
  const { input, terminal } = typing();
  const reply = terminal.ask('Sure? ');
  input.write('yes\r');
  assert.is(await reply, 'yes');
});

terminals('does not show a hidden line', async () => {
  const { input, output, terminal } = typing();
  const reply = terminal.askHidden('Password: ');
  input.write(`${PASSWORD}\r`);
  assert.is(await reply, PASSWORD);
  assert.is(output.read(), 'Password: \n');
});

terminals('switch off the echo before a hidden question invites anybody to type', async () => {
  const events: string[] = [];
  const { input, output } = typing();
  output.on('data', (chunk: string) => events.push(chunk));
  const raw = { isTTY: true, setRawMode: (mode: boolean) => events.push(mode ? 'echo off' : 'echo on') };
  const reply = createTerminal(Object.assign(input, raw), output).askHidden('Password: ');
  input.write('secret\r');
  await reply;
  assert.equal(events.slice(0, 2), ['echo off', 'Password: ']);
});

for (const [name, key] of [
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
] as const) {
  terminals(`${name} interrupts a question`, async () => {
    const { input, terminal } = typing();
    const reply = terminal.askHidden('Password: ').catch((error: unknown) => error);
    input.write(key);
    assert.instance(await reply, InterruptedError);
  });
}

for (const tests of [passwords, confirmation, terminals]) tests.run();
