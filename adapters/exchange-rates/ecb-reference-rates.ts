import type { ExchangeRate } from '../../domain/exchange-rate.ts';
import {
  type ReferenceRatePort,
  type ReferenceRateSpan,
  ReferenceRatesUnavailable,
} from '../../domain/ports/reference-rate-port.ts';
import { createEcbFileReader, EcbFileError } from './ecb-file.ts';

/** Where the European Central Bank publishes its reference rates, about 16:00 Central European Time on working days. */
export const ECB_FILES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/';

export interface EcbReferenceRatesOptions {
  /** The folder of the published files, with a slash at its end. */
  readonly filesUrl?: string;
  /** For the whole exchange; in place of each file's own limit. */
  readonly timeoutMillis?: number;
  /** Of the unpacked file; in place of each file's own limit. */
  readonly maxBytes?: number;
}

/** The reference rates from the bank's published XML files, read as they arrive. */
export function createEcbReferenceRates(options: EcbReferenceRatesOptions = {}): ReferenceRatePort {
  return {
    fetch: async (span, signal) => {
      const limits = { ...FILES[span], ...definedOf(options) };
      const timeout = AbortSignal.timeout(limits.timeoutMillis);
      try {
        const url = new URL(limits.name, options.filesUrl ?? ECB_FILES_URL);
        const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
        return await readFile(await fetch(url, { signal: either }), limits.maxBytes);
      } catch (cause) {
        signal?.throwIfAborted();
        throw unavailable(
          limits.name,
          timeout.aborted ? `no answer within ${limits.timeoutMillis} ms.` : why(cause),
          cause,
        );
      }
    },
  };
}

interface EcbFile {
  readonly name: string;
  readonly timeoutMillis: number;
  readonly maxBytes: number;
}

/** The limits are several times what 30 currencies a day make: about 2 kB, 100 kB, and 8 MB for the days since 1999. */
const FILES: Readonly<Record<ReferenceRateSpan, EcbFile>> = {
  day: { name: 'eurofxref-daily.xml', timeoutMillis: 20_000, maxBytes: 1_000_000 },
  quarter: { name: 'eurofxref-hist-90d.xml', timeoutMillis: 30_000, maxBytes: 5_000_000 },
  history: { name: 'eurofxref-hist.xml', timeoutMillis: 180_000, maxBytes: 60_000_000 },
};

function definedOf({ timeoutMillis, maxBytes }: EcbReferenceRatesOptions): Partial<EcbFile> {
  return { ...(timeoutMillis !== undefined && { timeoutMillis }), ...(maxBytes !== undefined && { maxBytes }) };
}

async function readFile(response: Response, maxBytes: number): Promise<readonly ExchangeRate[]> {
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new EcbFileError(`It was answered with status ${response.status}.`);
  }
  const reader = createEcbFileReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new EcbFileError(`The file has more than ${maxBytes} bytes.`);
    reader.write(decoder.decode(chunk, { stream: true }));
  }
  return reader.end();
}

function unavailable(file: string, reason: string, cause: unknown): ReferenceRatesUnavailable {
  return new ReferenceRatesUnavailable(`The rates of the European Central Bank (${file}) cannot be had: ${reason}`, {
    cause,
  });
}

/** Our own sentences, and the code of what the network said: never its text, which names hosts and addresses. */
function why(error: unknown): string {
  if (error instanceof EcbFileError) return error.message;
  const code = networkCode(error) ?? (error instanceof Error ? networkCode(error.cause) : undefined);
  return code === undefined ? 'the connection failed.' : `the connection failed (${code}).`;
}

function networkCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
