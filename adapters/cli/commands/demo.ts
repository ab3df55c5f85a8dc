import { Command } from 'commander';
import type { CommandLine } from '../command-line.ts';
import { jsonOption } from '../options.ts';

/** `demo feed`. */
export function demoCommand(io: CommandLine): Command {
  const feed = new Command('feed')
    .description('show how a bank is fetched, with two made-up banks on this machine; nothing is stored')
    .addOption(jsonOption())
    .action(async ({ json }: { readonly json?: boolean }) => {
      const lines: string[] = [];
      await io.playDemoFeed((line) => (json ? lines.push(line) : io.out(line)));
      if (json) io.out(JSON.stringify({ lines }));
    });
  return new Command('demo').description('demonstrations').addCommand(feed);
}
