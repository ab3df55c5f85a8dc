import type { QueryParameters } from './query.ts';
import { resource } from './resource-schemas.ts';
import type { ResponseDoc, Route } from './route.ts';

export type ResponseDocs = Readonly<Record<number, ResponseDoc>>;

/** Every answer that a client can get from this route, by status: its own, and those that follow from what it takes. */
export function responsesOf(route: Route): ResponseDocs {
  const own = Object.entries(route.responses).map(([status, response]) => {
    const failure = Number(status) >= 400 && response.schema === undefined;
    return [status, failure ? { ...failureBody(Number(status), route), ...response } : response] as const;
  });
  return { ...commonFailures(route), ...Object.fromEntries(own) };
}

function commonFailures(route: Route): ResponseDocs {
  const failures: ResponseDocs = {
    ...(route.query && queryFailures(route.query)),
    ...(route.scope === null ? {} : CREDENTIAL_FAILURES),
    ...(route.item === undefined ? {} : ID_FAILURES),
    ...(route.body ? BODY_FAILURES : {}),
  };
  const described = Object.entries(failures).map(([status, failure]) => {
    return [status, { ...failureBody(Number(status), route), ...failure }] as const;
  });
  return Object.fromEntries(described);
}

/** The parameter of a list can only name something unknown, which is a 400. */
function queryFailures(query: QueryParameters): ResponseDocs {
  const mistaken = { 400: { description: 'The query has a mistaken parameter, or names something unknown.' } };
  const takesValues = Object.values(query).some(({ type }) => type !== 'array');
  return takesValues ? { ...mistaken, 422: { description: 'A parameter is invalid or given twice.' } } : mistaken;
}

const CREDENTIAL_FAILURES: ResponseDocs = {
  401: { description: 'No valid credentials.' },
  403: { description: 'The credential lacks the scope, or its account is not linked.' },
  500: { description: 'Something went wrong in the service.' },
};

const ID_FAILURES: ResponseDocs = { 404: { description: 'There is no such object, or it is not yours.' } };

const BODY_FAILURES: ResponseDocs = {
  400: { description: 'The body is no JSON object.' },
  413: { description: 'The body is larger than 1 MiB.' },
  415: { description: 'The body is not `application/json`.' },
  422: { description: 'Fields are missing or invalid.' },
};

/** JSON or a page, by `Accept`; of a 401 mostly the page alone (contract 1.3). */
function failureBody(status: number, { explains401 = false }: Route): Omit<ResponseDoc, 'description'> {
  const headers: Readonly<Record<string, string>> = status === 401 ? { 'WWW-Authenticate': 'Always `Bearer`' } : {};
  if (status === 401 && !explains401) return { headers, isPage: true };
  const name = status === 422 ? 'ValidationError' : status === 500 ? 'InternalError' : 'Error';
  return { headers, schema: resource(name), isPage: true };
}
