import type { Ports } from '../ports.ts';
import { admitAuthorization, admitClientDocument, admitRegistration } from './admit-registration.ts';
import { approveApp, endApproval, listApps, revokeApp } from './connected-apps.ts';

/** The apps that people approved. */
export function appUseCases(ports: Ports) {
  return {
    admitAuthorization: admitAuthorization(ports),
    admitClientDocument: admitClientDocument(ports),
    admitRegistration: admitRegistration(ports),
    approveApp: approveApp(ports),
    endApproval: endApproval(ports),
    listApps: listApps(ports),
    revokeApp: revokeApp(ports),
  };
}
