import { STATUS_CODES } from 'node:http';
import type { FieldErrors } from '../../domain/error.ts';

/** An answer that is no success. Its message is a sentence of ours and safe to show. */
export class HttpError extends Error {
  readonly status: number;
  /** Shown as `errors` (contract 1.2). */
  readonly fields: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a client that asks for JSON gets no body at all (contract 1.3). */
  readonly emptyJson: boolean;

  constructor(
    status: number,
    message: string = `${STATUS_CODES[status] ?? 'Error'}.`,
    options: {
      fields?: FieldErrors | undefined;
      headers?: Readonly<Record<string, string>> | undefined;
      emptyJson?: boolean;
    } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.emptyJson = options.emptyJson ?? false;
  }
}
