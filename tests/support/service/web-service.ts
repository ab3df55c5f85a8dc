import { replace } from '../../../config/container.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import type { User } from '../../../domain/access/user.ts';
import { type TestClock, testClock } from '../clock.ts';
import { newPerson, type Person, type VisitedPage } from '../person.ts';
import type { HttpService, OpenService, ServiceOptions } from './http-service.ts';

export const PASSWORD = 'correct horse';

/** Every character that HTML gives a meaning, in a name that wants to be a script. */
export const HOSTILE = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;

/** A service whose pages people visit, with a clock that the test moves. */
export interface WebService extends HttpService {
  readonly clock: TestClock;
  newUser(given?: { readonly email?: string; readonly plan?: 'free' | 'pro' }): Promise<User>;
  /** A browser that nobody has signed in with. */
  browser(): Person;
  /** A browser in which the user is signed in. */
  signIn(user: User, password?: string): Promise<Person>;
}

export async function openWebService(open: OpenService, config: ServiceOptions['config'] = {}): Promise<WebService> {
  const clock = testClock();
  const options = { config: { baseUrl: undefined, ...config }, replace: [replace(ports.clock, clock)] };
  const service = await open(options);
  const browser = () => newPerson(service.url);
  let users = 0;
  return {
    ...service,
    clock,
    newUser: ({ email = `person-${(users += 1)}@example.test`, plan = 'pro' } = {}) =>
      service.app.get(useCases.users).createUser({ email, plan, password: PASSWORD }),
    browser,
    signIn: async ({ email }, password = PASSWORD) => {
      const person = browser();
      const page = await person.visit('/sign-in');
      const account = await person.submit(page, { email: email ?? '', password });
      if (!account.url.endsWith('/overview')) throw new Error(`Signing in led to ${account.url}: ${account.text}`);
      return person;
    },
  };
}

/** What a screen reader finds beside a field that is wrong; `undefined` where nothing is wrong. */
export function errorBeside({ text }: VisitedPage, name: string): string | undefined {
  const field = new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
  const ids = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  if (id === undefined || !field.includes('aria-invalid="true"')) return undefined;
  return new RegExp(`id="${id}">([^<]*)<`).exec(text)?.[1];
}

/** Moves past the time in which a session is open to sensitive changes. */
export const CONFIRMATION_HAS_LAPSED_SECONDS = 16 * 60;
