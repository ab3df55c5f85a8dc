import { Ajv, type JSONSchemaType } from 'ajv';
import type { Admitted } from './admission.ts';
import type { Database } from './database.ts';

export interface ToolResult {
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' };
  readonly call: (database: Database, caller: Admitted, args: unknown) => Promise<ToolResult>;
}

const ajv = new Ajv({ useDefaults: true });

/** A tool whose arguments are checked by a schema that is compiled once. */
export function defineTool<Args extends object>(definition: {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JSONSchemaType<Args>;
  readonly run: (database: Database, caller: Admitted, args: Args) => Promise<ToolResult>;
}): Tool {
  const { name, description, inputSchema, run } = definition;
  const isValid = ajv.compile<Args>(inputSchema);
  return {
    name,
    description,
    inputSchema: inputSchema as unknown as Tool['inputSchema'],
    call: (database, caller, args) => {
      if (!isValid(args)) throw new Error(ajv.errorsText(isValid.errors));
      return run(database, caller, args);
    },
  };
}
