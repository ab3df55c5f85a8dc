import { Argument, Command, Option } from 'commander';
import type { CommandLine } from './command-line.ts';

/** What a command prints: `json` as one document with `--json`, else `text`; a remark goes to standard error. */
export interface Result {
  readonly json: unknown;
  readonly text: string;
  readonly remark?: string | undefined;
}

/** Makes the option or argument that a command takes under `name`. `Value` is what the command gets for it. */
export interface Parameter<Value> {
  (name: string): Option | Argument;
  /** Never there: it only carries the type. */
  readonly value?: Value;
}

/** What a command gets for what it takes. */
export type Given<Takes> = {
  readonly [Name in keyof Takes]: Takes[Name] extends Parameter<infer Value> ? Value : never;
};

/** Makes a command, or a group of them, under the name that the table of the group gives it. */
export type MakeCommand = (name: string, io: CommandLine) => Command;

/**
 * A command with the options and arguments of `takes`, and with `--json`. `run` returns nothing where it has printed
 * already.
 */
export function command<Takes extends object>(
  description: string,
  takes: Takes,
  run: (given: Given<Takes>, io: CommandLine, wantsJson: boolean) => Promise<Result | undefined>,
  help = '',
): MakeCommand {
  return (name, io) => {
    const made = new Command(name).description(description).addHelpText('after', help);
    for (const [key, parameter] of Object.entries(takes as Readonly<Record<string, Parameter<unknown>>>)) {
      const taken = parameter(key);
      if (taken instanceof Argument) made.addArgument(taken);
      else made.addOption(taken);
    }
    return made.option('--json', 'print one JSON document instead of text').action(async () => {
      const { json, ...options } = made.opts();
      const named = made.registeredArguments.map((argument, index) => [argument.name(), made.processedArgs[index]]);
      const result = await run({ ...Object.fromEntries(named), ...options } as Given<Takes>, io, json === true);
      if (result === undefined) return;
      io.out(json === true ? JSON.stringify(result.json) : result.text);
      if (result.remark !== undefined) io.err(result.remark);
    });
  };
}

/** Commands by their names. The group may have another name too. */
export function group(
  description: string,
  commands: Readonly<Record<string, MakeCommand>>,
  alias?: string,
): MakeCommand {
  return (name, io) => {
    const made = new Command(name).description(description);
    if (alias !== undefined) made.alias(alias);
    for (const [child, make] of Object.entries(commands)) made.addCommand(make(child, io));
    return made;
  };
}

/** The values that are allowed, or what reads one; with a default, `before` is what earlier uses of the option gave. */
type Reader<Value> = readonly Value[] | ((text: string, before: Value) => Value);

/** An option that must be given. `value` names its value, such as `<date>`. */
export function required<Value = string>(value: string, description: string, read?: Reader<Value>): Parameter<Value> {
  return (name) => optionOf(name, value, description, read).makeOptionMandatory();
}

export function optional<Value = string>(
  value: string,
  description: string,
  read?: Reader<Value>,
): Parameter<Value | undefined> {
  return (name) => optionOf(name, value, description, read);
}

/** An option with a default, which the help may describe by another text. */
export function withDefault<Value>(
  value: string,
  description: string,
  read: Reader<Value>,
  fallback: NoInfer<Value>,
  shown?: string,
): Parameter<Value> {
  return (name) => optionOf(name, value, description, read).default(fallback, shown);
}

/** An option without a value. */
export function flag(description: string): Parameter<true | undefined> {
  return (name) => optionOf(name, '', description);
}

/** What stands behind the name of the command. */
export function argument<Value>(description: string, read: Reader<Value>): Parameter<Value> {
  return (name) => reading(new Argument(`<${name}>`, description), read);
}

function optionOf<Value>(name: string, value: string, description: string, read?: Reader<Value>): Option {
  const flags = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${value}`;
  return reading(new Option(flags.trimEnd(), description), read);
}

function reading<Value, Taken extends Option | Argument>(taken: Taken, read: Reader<Value> | undefined): Taken {
  if (typeof read === 'function') taken.argParser(read);
  else if (read !== undefined) taken.choices(read.map(String));
  return taken;
}
