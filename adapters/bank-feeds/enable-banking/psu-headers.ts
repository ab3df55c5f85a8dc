import type { PresentPerson } from '../../../domain/ports/bank-feed-port.ts';
import { isPublicAddress } from '../http/public-address.ts';

export type PsuHeaders = Readonly<Record<string, string>>;

export const NO_PSU_HEADERS: PsuHeaders = {};

/** Sent to a bank that requires none in particular. */
const USUAL = ['psu-ip-address', 'psu-user-agent'];

/**
 * Headers that show the bank that the person is present. A bank refuses an incomplete set, so these are all that it
 * requires, or none. There are none for a person without a public address, such as on the machine that runs the
 * service.
 */
export function psuHeaders(required: readonly string[], person: PresentPerson | undefined): PsuHeaders {
  if (person === undefined || !isPublicAddress(person.ipAddress)) return NO_PSU_HEADERS;
  const wanted = required.length === 0 ? USUAL : required;
  const found = wanted.map((name) => [name, valueOf(name, person)] as const);
  return found.every(([, value]) => value !== undefined)
    ? Object.fromEntries(found.map(([name, value = '']) => [name, value]))
    : NO_PSU_HEADERS;
}

/** `Psu-Accept-Language` is the `Accept-Language` of the person's browser, and so with the others. */
function valueOf(name: string, { ipAddress, headers }: PresentPerson): string | undefined {
  const value = name === 'psu-ip-address' ? ipAddress : headers[name.replace(/^psu-/, '')];
  return value !== undefined && /^[\x20-\x7e]{1,1000}$/.test(value) ? value : undefined;
}
