import { command, group } from '../command.ts';

const feed = command(
  'show how a bank is fetched, with two made-up banks on this machine; nothing is stored',
  {},
  async (_, io, wantsJson) => {
    const lines: string[] = [];
    await io.playDemoFeed((line) => (wantsJson ? lines.push(line) : io.out(line)));
    return wantsJson ? { json: { lines }, text: '' } : undefined;
  },
);

export const demo = group('demonstrations', { feed });
