import type { Ports } from '../ports.ts';
import { confirmTotp } from './confirm-totp.ts';
import { enrolTotp, showTotpEnrolment } from './enrol-totp.ts';
import { proveFactor } from './prove-factor.ts';
import { askForPasskey } from './prove-passkey.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { offerPasskey, registerPasskey } from './register-passkey.ts';
import { removePasskey, removeTotp } from './remove-factor.ts';
import { reportFactors } from './report-factors.ts';
import { resealTotpFactors } from './reseal-totp-factors.ts';

/** Authenticator apps, passkeys and recovery codes. */
export function secondFactorUseCases(ports: Ports) {
  const report = reportFactors(ports);
  return {
    askForPasskey: askForPasskey(ports),
    confirmTotp: confirmTotp(ports),
    enrolTotp: enrolTotp(ports),
    offerPasskey: offerPasskey(ports),
    proveFactor: proveFactor(ports),
    registerPasskey: registerPasskey(ports),
    removePasskey: removePasskey(ports),
    removeTotp: removeTotp(ports),
    renewRecoveryCodes: renewRecoveryCodes({ ...ports, reportFactors: report }),
    reportFactors: report,
    resealTotpFactors: resealTotpFactors(ports),
    showTotpEnrolment: showTotpEnrolment(ports),
  };
}
