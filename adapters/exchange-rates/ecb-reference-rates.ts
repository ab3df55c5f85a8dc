import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import {
  type ReferenceRatePort,
  type ReferenceRateSpan,
  ReferenceRatesUnavailable,
} from '../../domain/ports/feeds/reference-rate-port.ts';
import { type Download, download } from './download.ts';
import { createEcbFileReader, EcbFileError } from './ecb-file.ts';

/** Where the European Central Bank publishes its reference rates on working days, about 16:00 Central European Time. */
export const ECB_FILES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/';

export interface EcbReferenceRatesOptions {
  /** The folder of the published files, with a slash at the end. */
  readonly filesUrl?: string;
  /** Limit for the whole request, instead of each file's own limit. */
  readonly timeoutMillis?: number;
  /** Limit for the unpacked file, instead of each file's own limit. */
  readonly maxBytes?: number;
}

/** Fetches reference rates from the XML files that the bank publishes, and reads them as they arrive. */
export function createEcbReferenceRates(options: EcbReferenceRatesOptions = {}): ReferenceRatePort {
  return {
    fetch: async (span, signal) => {
      const { name, timeoutMillis, maxBytes } = { ...FILES[span], ...options };
      const timeout = AbortSignal.timeout(timeoutMillis);
      try {
        const url = new URL(name, options.filesUrl ?? ECB_FILES_URL);
        const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
        return await readFile(await download(url, either), maxBytes);
      } catch (cause) {
        signal?.throwIfAborted();
        const reason = timeout.aborted ? `no response within ${timeoutMillis} ms.` : why(cause);
        const message = `The rates of the European Central Bank (${name}) are unavailable: ${reason}`;
        throw new ReferenceRatesUnavailable(message, { cause });
      }
    },
  };
}

/** The limits are several times the actual sizes: about 2 kB, 100 kB, and 8 MB for all days since 1999. */
const FILES: Readonly<Record<ReferenceRateSpan, { name: string; timeoutMillis: number; maxBytes: number }>> = {
  day: { name: 'eurofxref-daily.xml', timeoutMillis: 20_000, maxBytes: 1_000_000 },
  quarter: { name: 'eurofxref-hist-90d.xml', timeoutMillis: 30_000, maxBytes: 5_000_000 },
  history: { name: 'eurofxref-hist.xml', timeoutMillis: 180_000, maxBytes: 60_000_000 },
};

async function readFile({ status, body }: Download, maxBytes: number): Promise<readonly ExchangeRate[]> {
  if (status !== 200) {
    body.destroy();
    throw new EcbFileError(`The response has status ${status}.`);
  }
  const reader = createEcbFileReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new EcbFileError(`The file has more than ${maxBytes} bytes.`);
    reader.write(decoder.decode(chunk, { stream: true }));
  }
  return reader.end();
}

/** Our own sentences, with the network's error code. Never its message, which contains hosts and addresses. */
function why(error: unknown): string {
  if (error instanceof EcbFileError) return error.message;
  const code = networkCode(error) ?? (error instanceof Error ? networkCode(error.cause) : undefined);
  return code === undefined ? 'the connection failed.' : `the connection failed (${code}).`;
}

function networkCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
