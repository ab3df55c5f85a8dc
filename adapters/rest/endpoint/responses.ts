import { notFound, unavailable } from '../../../domain/error.ts';
import { COMPRESSED } from '../../http/bodies/media-type.ts';
import { isProbe } from '../../http/probes.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { REQUEST_ID } from '../openapi/schema-parts.ts';
import { refusedBody, refusedQuery } from './refused-requests.ts';
import { type ResponseDoc, type Route, refusal } from './route.ts';

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
  401: refusal('There is no valid credential.', 'Unauthenticated.'),
  403: refusal(
    'The credential lacks the scope, or its account is not linked to this service.',
    'The account of this token is not linked to this service.',
  ),
  500: refusal(
    'Something went wrong in the service. The log has the reason under the request id.',
    'Something went wrong here. The request id helps to find out what.',
    REQUEST_ID,
  ),
  503: {
    description: 'The database is unavailable. The same request may succeed later.',
    headers: { 'Retry-After': 'Seconds to wait before the next attempt' },
    example: { message: unavailable().message, request_id: REQUEST_ID },
  },
};

function itemFailures({ item }: Route): ResponseDocs {
  return item === undefined
    ? {}
    : { 404: refusal(`There is no such ${item}, or it is not yours.`, notFound(item).message) };
}

function bodyFailures(route: Route): ResponseDocs {
  if (route.body === undefined) return {};
  const invalid = 'Fields are missing, invalid, or refer to something that does not exist';
  return {
    400: refusal('The body is not a JSON object.', 'The body must be a JSON object.'),
    413: refusal('The body is larger than 1 MiB.', 'The body must not be larger than 1 MiB.'),
    415: refusal(
      'The body is not `application/json` in UTF-8, or it is compressed.',
      'The Content-Type must be application/json.',
    ),
    422: {
      description: route.idempotent
        ? `${invalid}; or the \`Idempotency-Key\` is malformed or was used for another request.`
        : `${invalid}.`,
      example: refusedBody(route.body),
    },
  };
}

function uploadFailures({ upload, query = {} }: Route): ResponseDocs {
  if (upload === undefined) return {};
  const mib = upload.maxBytes / 1024 / 1024;
  const [first = ''] = Object.keys(query);
  return {
    400: {
      description:
        'The query has a mistaken parameter, the form has no file or is malformed, or the body ended too early.',
      example: refusedQuery(query, first.toUpperCase()),
    },
    413: refusal(`The file is larger than ${mib} MiB.`, `The file must not be larger than ${mib} MiB.`),
    415: refusal(
      'The file has a format that is not read, or the body is compressed or of another multipart type.',
      COMPRESSED.message,
    ),
    422: {
      description:
        'The file cannot be read, leaves something open, has rows that cannot be read, or does not fit the account; ' +
        'or the `Idempotency-Key` is malformed or was used for another request.',
      example: refusedQuery(query, 'bank_account_id=%00'),
    },
  };
}

function messageFailures({ message }: Route): ResponseDocs {
  if (message === undefined) return {};
  const kib = message.maxBytes / 1024;
  return {
    413: refusal(`The body is larger than ${kib} KiB.`, `The body must not be larger than ${kib} KiB.`),
    415: refusal('The body is compressed.', COMPRESSED.message),
  };
}

/** JSON or a page, as `Accept` asks. A 401 has a JSON body on some routes only (contract 1.3). */
function failureBody(status: number, { method }: Route): Omit<ResponseDoc, 'description'> {
  const headers: Readonly<Record<string, string>> = status === 401 ? { 'WWW-Authenticate': 'Always `Bearer`' } : {};
  if (status === 401 && method !== 'POST') return { headers, isPage: true };
  const name = status === 422 ? 'ValidationError' : status >= 500 ? 'InternalError' : 'Error';
  return { headers, schema: resource(name), isPage: true };
}
