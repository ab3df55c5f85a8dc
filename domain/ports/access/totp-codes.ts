import type { Timestamp } from '../../calendar.ts';

/** Codes of six digits that change with time (RFC 6238). */
export interface TotpCodes {
  /** A fresh secret of 160 bits in base 32. */
  newSecret(): string;
  /** What authenticator apps read from a QR code: an `otpauth://` address that names the service and the account. */
  addressOf(secret: string, account: string): string;
  /**
   * The step that the code belongs to, among the present one and `TOTP_WINDOW_STEPS` around it; `undefined` for any
   * other text.
   */
  stepOf(secret: string, code: string, at: Timestamp): number | undefined;
}
