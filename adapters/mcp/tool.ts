import type { UseCases } from '../../application/use-cases.ts';
import type { Caller } from '../../domain/access/caller.ts';
import { type FieldErrors, FinanceError, invalidField } from '../../domain/error.ts';
import { compileValidator } from '../validation/object-validator.ts';
import type { ObjectSchema, ValueOf } from '../validation/schema.ts';
import { plainText } from './text/quoted-text.ts';

/** A subject without the use-cases that change something. */
type Reports<Subject> = Pick<Subject, Extract<keyof Subject, `report${string}`>>;

/** The use-cases of the tools: they report, and none of them changes the user's data (specification 1.4). */
export interface ToolUseCases {
  readonly accounts: Reports<UseCases['accounts']>;
  readonly bills: Reports<UseCases['bills']>;
  readonly transactions: Reports<UseCases['transactions']>;
}

/** The same facts as text for a person and as data for a machine (contract 5.7). */
export interface ToolResult {
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
  /** Whether a better answer on the same data is being made, so that this one must not be remembered. */
  readonly isPassing?: boolean;
}

export interface ToolDefinition<Input extends ObjectSchema = ObjectSchema> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** All arguments are optional. An argument that is not in the schema is refused. */
  readonly inputSchema: Input;
  /** JSON Schema of `structured`. */
  readonly outputSchema: Readonly<Record<string, unknown>>;
  /**
   * `args` satisfy `inputSchema`. Throws `FinanceError`: `invalid` for an argument that breaks a rule beyond the
   * schema.
   */
  readonly run: (useCases: ToolUseCases, caller: Caller, args: ValueOf<Input>) => Promise<ToolResult>;
}

export interface Tool extends Omit<ToolDefinition, 'run'> {
  /** Throws `FinanceError`: `invalid` for arguments that break a rule, naming argument and rule (contract 5.6). */
  readonly call: (
    useCases: ToolUseCases,
    caller: Caller,
    args: Readonly<Record<string, unknown>>,
  ) => Promise<ToolResult>;
}

export function defineTool<const Input extends ObjectSchema>({ run, ...facts }: ToolDefinition<Input>): Tool {
  const validate = compileValidator(facts.inputSchema);
  return {
    ...facts,
    call: async (useCases, caller, given) => {
      requireKnownNames(given, Object.keys(facts.inputSchema.properties));
      const args = withoutNulls(given);
      refuse(validate(args));
      requireExactIntegers(args);
      // They have just been validated against the schema.
      return run(useCases, caller, args as ValueOf<Input>);
    },
  };
}

/** `null` for an optional argument means that it is absent, and all arguments are optional (contract 5.6). */
function withoutNulls(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

function requireKnownNames(args: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  const unknown = Object.keys(args).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw invalidField(unknown, `There is no argument '${plainText(unknown)}'. The arguments are: ${known.join(', ')}.`);
}

/** An integer beyond 2^53 was rounded when it was parsed, so it is not the one that the client sent. */
function requireExactIntegers(args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw invalidField(name, `The ${name} must be an integer within ±(2^53−1).`);
    }
  }
}

function refuse(errors: FieldErrors | undefined): void {
  if (errors === undefined) return;
  throw new FinanceError('invalid', Object.values(errors).flat().join(' '), { fields: errors });
}
