/**
 * Whether an `Accept` header names `application/json` or a `+json` type (contract 1.1). Wildcards do not count, nor do
 * types with `q=0`.
 */
export function acceptsJson(accept: string | undefined): boolean {
  return accept !== undefined && accept.toLowerCase().split(',').some(namesJson);
}

function namesJson(range: string): boolean {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const isJson = type === 'application/json' || /^[^/*]+\/[^/*]+\+json$/.test(type);
  return isJson && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
