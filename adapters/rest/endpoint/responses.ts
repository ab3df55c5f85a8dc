import { notFound, unavailable } from '../../../domain/error.ts';
import { isProbe } from '../../http/probes.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { refusedBody, refusedQuery } from './refused-requests.ts';
import type { ResponseDoc, Route } from './route.ts';

export type ResponseDocs = Readonly<Record<number, ResponseDoc>>;

/** Every response of this route by status: its own, and the failures that follow from what it takes. */
export function responsesOf(route: Route): ResponseDocs {
  const common: ResponseDocs = {
    ...queryFailures(route),
    ...(route.scope === null ? {} : CREDENTIAL_FAILURES),
    ...itemFailures(route),
    ...bodyFailures(route),
    ...uploadFailures(route),
    ...messageFailures(route),
  };
  const entries = Object.entries({ ...common, ...route.responses }).map(([code, response]) => {
    const status = Number(code);
    const isPlain = status < 400 || response.schema !== undefined;
    return [status, isPlain ? response : { ...failureBody(status, route), ...common[status], ...response }] as const;
  });
  const responses: ResponseDocs = Object.fromEntries(entries);
  return route.method === 'GET' && !isProbe(route.path) ? withValidator(responses) : responses;
}

/** Adds the `ETag` of the success, and the 304 (contract 1.12). */
function withValidator({ 200: success, ...others }: ResponseDocs): ResponseDocs {
  if (success === undefined) return others;
  const headers = { ETag: 'Names this response, for `If-None-Match`' };
  return {
    ...others,
    200: { ...success, headers: { ...success.headers, ...headers } },
    304: { description: '`If-None-Match` names the current response.', headers },
  };
}

/** The parameter of a list can only contain an unknown name, which is a 400. */
function queryFailures({ query }: Route): ResponseDocs {
  if (query === undefined) return {};
  const [first = ''] = Object.keys(query);
  const list = Object.entries(query).find(([, { type }]) => type === 'array');
  const mistake = list === undefined ? first.toUpperCase() : `${list[0]}=unknown`;
  const mistaken = { 400: { description: MISTAKEN_QUERY, example: refusedQuery(query, mistake) } };
  const value = Object.entries(query).find(([, { type }]) => type !== 'array');
  if (value === undefined) return mistaken;
  const invalid = {
    description: 'A parameter is invalid or given twice.',
    example: refusedQuery(query, `${value[0]}=%00`),
  };
  return { ...mistaken, 422: invalid };
}

const MISTAKEN_QUERY = 'The query has a mistaken parameter, or names something unknown.';

const CREDENTIAL_FAILURES: ResponseDocs = {
  401: { description: 'There is no valid credential.', example: { message: 'Unauthenticated.' } },
  403: {
    description: 'The credential lacks the scope, or its account is not linked to this service.',
    example: { message: 'The account of this token is not linked to this service.' },
  },
  500: {
    description: 'Something went wrong in the service. The log has the reason under the request id.',
    example: {
      message: 'Something went wrong here. The request id helps to find out what.',
      request_id: '5e0e2f0c-6b7f-4f0e-a4b1-0f7d7f8f1c55',
    },
  },
  503: {
    description: 'The database is unavailable. The same request may succeed later.',
    headers: { 'Retry-After': 'Seconds to wait before the next attempt' },
    example: { ...messageOf(unavailable()), request_id: '5e0e2f0c-6b7f-4f0e-a4b1-0f7d7f8f1c55' },
  },
};

function itemFailures({ item }: Route): ResponseDocs {
  if (item === undefined) return {};
  return { 404: { description: `There is no such ${item}, or it is not yours.`, example: messageOf(notFound(item)) } };
}

function bodyFailures(route: Route): ResponseDocs {
  if (route.body === undefined) return {};
  const invalid = 'Fields are missing, invalid, or refer to something that does not exist';
  return {
    400: {
      description: 'The body is not a JSON object.',
      example: { message: 'The body must be a JSON object.' },
    },
    413: {
      description: 'The body is larger than 1 MiB.',
      example: { message: 'The body must not be larger than 1 MiB.' },
    },
    415: {
      description: 'The body is not `application/json` in UTF-8, or it is compressed.',
      example: { message: 'The Content-Type must be application/json.' },
    },
    422: {
      description: route.idempotent
        ? `${invalid}; or the \`Idempotency-Key\` is malformed or was used for another request.`
        : `${invalid}.`,
      example: refusedBody(route.body),
    },
  };
}

function uploadFailures(route: Route): ResponseDocs {
  if (route.upload === undefined) return {};
  const mib = route.upload.maxBytes / 1024 / 1024;
  const tooLarge = `The file must not be larger than ${mib} MiB.`;
  return {
    400: {
      description:
        'The query has a mistaken parameter, the form has no file or is malformed, or the body ended too early.',
      example: refusedName(route),
    },
    413: { description: `The file is larger than ${mib} MiB.`, example: { message: tooLarge } },
    415: {
      description: 'The file has a format that is not read, or the body is compressed or of another multipart type.',
      example: { message: 'The body must not be compressed.' },
    },
    422: {
      description:
        'The file cannot be read, leaves something open, has rows that cannot be read, or does not fit the account; ' +
        'or the `Idempotency-Key` is malformed or was used for another request.',
      example: refusedQuery(route.query ?? {}, 'bank_account_id=%00'),
    },
  };
}

function messageFailures({ message }: Route): ResponseDocs {
  if (message === undefined) return {};
  const tooLarge = `The body must not be larger than ${message.maxBytes / 1024} KiB.`;
  return {
    413: { description: `The body is larger than ${message.maxBytes / 1024} KiB.`, example: { message: tooLarge } },
    415: { description: 'The body is compressed.', example: { message: 'The body must not be compressed.' } },
  };
}

function refusedName({ query = {} }: Route): unknown {
  const [first = ''] = Object.keys(query);
  return refusedQuery(query, first.toUpperCase());
}

/** JSON or a page, as `Accept` asks. A 401 has a JSON body on some routes only (contract 1.3). */
function failureBody(status: number, { method }: Route): Omit<ResponseDoc, 'description'> {
  const headers: Readonly<Record<string, string>> = status === 401 ? { 'WWW-Authenticate': 'Always `Bearer`' } : {};
  if (status === 401 && method !== 'POST') return { headers, isPage: true };
  const name = status === 422 ? 'ValidationError' : status >= 500 ? 'InternalError' : 'Error';
  return { headers, schema: resource(name), isPage: true };
}

function messageOf({ message }: Error): { readonly message: string } {
  return { message };
}
