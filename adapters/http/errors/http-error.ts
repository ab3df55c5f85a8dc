import { STATUS_CODES } from 'node:http';
import type { FieldErrors } from '../../../domain/error.ts';

/** A response that is not a success. Its message is one of our own sentences and safe to show. */
export class HttpError extends Error {
  readonly status: number;
  /** The sentences by field, sent as `errors` (contract 1.2). */
  readonly fields: FieldErrors | undefined;
  /** Further members of the JSON body. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a client that asks for JSON gets an empty body (contract 1.3). */
  readonly emptyJson: boolean;

  constructor(
    status: number,
    message: string = `${STATUS_CODES[status] ?? 'Error'}.`,
    options: {
      fields?: FieldErrors | undefined;
      more?: Readonly<Record<string, unknown>> | undefined;
      headers?: Readonly<Record<string, string>> | undefined;
      emptyJson?: boolean;
    } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.fields = options.fields;
    this.more = options.more ?? {};
    this.headers = options.headers ?? {};
    this.emptyJson = options.emptyJson ?? false;
  }
}
