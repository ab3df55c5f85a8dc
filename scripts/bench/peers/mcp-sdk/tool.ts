import { Ajv, type JSONSchemaType } from 'ajv';
import type { Caller } from './admission.ts';

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' };
  /** Returns the structured content. */
  readonly call: (caller: Caller, args: unknown) => Promise<Record<string, unknown>>;
}

const ajv = new Ajv();

/** A tool whose arguments are checked by a schema that is compiled once. */
export function defineTool<Args extends object>(
  name: string,
  description: string,
  properties: JSONSchemaType<Args>['properties'],
  run: (caller: Caller, args: Args) => Promise<Record<string, unknown>>,
): Tool {
  const inputSchema = { type: 'object' as const, properties, additionalProperties: false };
  const isValid = ajv.compile<Args>(inputSchema);
  return {
    name,
    description,
    inputSchema,
    call: (caller, args) => {
      if (!isValid(args)) throw new Error(ajv.errorsText(isValid.errors));
      return run(caller, args);
    },
  };
}

export const DAY = { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, nullable: true } as const;

/** An amount of money. All accounts of the bench are in US dollars. */
export function money(amount: number, currency: string) {
  const [whole = '', cents = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  const formatted = `${amount < 0 ? '-' : ''}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
  return { amount, currency, formatted };
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The last 30 days by default. */
export function windowOf({ date_from, date_to }: { readonly date_from?: string; readonly date_to?: string }) {
  const from = date_from ?? new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  return { from, to: date_to ?? today() };
}

/** What results say about conversions; there are none in one currency. */
export const NO_CONVERSIONS = { left_out: [], stale_rates: [] };
