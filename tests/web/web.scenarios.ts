import { suite } from 'uvu';
import type { OpenService } from '../support/service/http-service.ts';
import { openWebService, type WebService } from '../support/service/web-service.ts';
import { account } from './scenarios/account.ts';
import { activity } from './scenarios/activity.ts';
import { apiKeys } from './scenarios/api-keys.ts';
import { bills } from './scenarios/bills.ts';
import { closing } from './scenarios/closing.ts';
import { connectedApps } from './scenarios/connected-apps.ts';
import { duplicates } from './scenarios/duplicates.ts';
import { exporting } from './scenarios/export.ts';
import { importing } from './scenarios/importing.ts';
import { money } from './scenarios/money.ts';
import { renewals } from './scenarios/renewals.ts';
import { secondFactors } from './scenarios/second-factors.ts';
import { sessions } from './scenarios/sessions.ts';
import { signInLinks } from './scenarios/sign-in-link.ts';
import { signingIn } from './scenarios/signing-in.ts';
import type { WebScenario } from './scenarios/web-scenario.ts';

const SCENARIOS: Readonly<Record<string, WebScenario>> = {
  'signing in': signingIn,
  'links that sign in': signInLinks,
  'the account': account,
  'second factors': secondFactors,
  'API keys': apiKeys,
  'connected apps': connectedApps,
  activity,
  renewals,
  sessions,
  export: exporting,
  'deleting the account': closing,
  money,
  bills,
  importing,
  'possible duplicates': duplicates,
};

/** Every flow of the pages over one kind of store. */
export function webScenarios(storeName: string, open: OpenService): void {
  let service: WebService;
  const opening = suite(`pages over ${storeName}`);
  opening('the service opens', async () => {
    service = await openWebService(open);
  });
  opening.run();
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    const test = suite(`pages over ${storeName}: ${name}`);
    scenario(test, () => service);
    test.run();
  }
  const closing = suite(`pages over ${storeName}: the end`);
  closing('the service closes', () => service.close());
  closing.run();
}
