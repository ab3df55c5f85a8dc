import { Secret, TOTP } from 'otpauth';
import { TOTP_STEP_SECONDS, TOTP_WINDOW_STEPS } from '../../domain/access/second-factor/totp-factor.ts';
import { millisOf } from '../../domain/calendar.ts';
import type { TotpCodes } from '../../domain/ports/access/totp-codes.ts';

const SECRET_BYTES = 20;
const DIGITS = 6;
const ISSUER = 'Coffer';

/** With SHA-1 and six digits: apps ignore what an address says beyond these. */
export function otpauthCodes(): TotpCodes {
  const totpOf = (secret: string, label = '') =>
    new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: DIGITS, period: TOTP_STEP_SECONDS });
  return {
    newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    addressOf: (secret, account) => totpOf(secret, account).toString(),
    stepOf: (secret, code, at) => {
      if (!/^\d{6}$/.test(code)) return undefined;
      const totp = totpOf(secret);
      const timestamp = millisOf(at);
      const distance = totp.validate({ token: code, timestamp, window: TOTP_WINDOW_STEPS });
      return distance === null ? undefined : totp.counter({ timestamp }) + distance;
    },
  };
}
