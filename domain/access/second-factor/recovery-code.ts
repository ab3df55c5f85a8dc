/** Codes that replace a lost second factor come in sets of this size. */
export const RECOVERY_CODE_COUNT = 10;

/** 80 bits in letters and digits that are hard to confuse: beyond guessing, even for somebody who holds the hashes. */
export const RECOVERY_CODE_LENGTH = 16;

/** Crockford's base 32: without i, l, o and u. */
export const RECOVERY_CODE_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const CODE = new RegExp(`^[${RECOVERY_CODE_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`);

/** How a person reads it: four groups of four. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * The form that is hashed, of what a person typed: spaces, hyphens and case do not matter, and letters that look like
 * digits count as digits. `undefined` for text that is not a recovery code.
 */
export function parseRecoveryCode(text: string): string | undefined {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return CODE.test(code) ? code : undefined;
}
