import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PLAID_ENVIRONMENTS, type PlaidEnvironment, type PlaidKeys } from '../../adapters/bank-feeds/plaid/api.ts';

export interface BankFeedSettings {
  /** `undefined` if the administrator has registered no application. */
  readonly enableBanking: EnableBankingSettings | undefined;
  readonly plaid: PlaidSettings | undefined;
}

export interface EnableBankingSettings {
  readonly id: string;
  readonly privateKey: KeyObject;
}

export interface PlaidSettings {
  readonly keys: PlaidKeys;
  readonly environment: PlaidEnvironment;
  readonly countries: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Parse<Value> = (text: string) => Value | undefined;

/** Reads a variable, or else the fallback. What does not follow the rule is a mistake. */
export type Read = <Value>(name: string, fallback: string, parse: Parse<Value>, rule: string) => Value;

/** Reads what the providers of bank data need. Adds a sentence to `mistakes` for each that is missing or wrong. */
export function readBankFeedSettings(env: Environment, read: Read, mistakes: string[]): BankFeedSettings {
  return { enableBanking: readEnableBanking(env, read, mistakes), plaid: readPlaid(env, read, mistakes) };
}

function readEnableBanking(env: Environment, read: Read, mistakes: string[]): EnableBankingSettings | undefined {
  const names = ['ENABLE_BANKING_APPLICATION_ID', 'ENABLE_BANKING_KEY_FILE'] as const;
  const [hasId, hasKey] = names.map((name) => isSet(env, name));
  if (hasId !== hasKey) mistakes.push(`${names[0]} and ${names[1]} belong together: set both or neither.`);
  const id = hasId === true ? read(names[0], '', parseId, 'the id of an application, as Enable Banking shows it') : '';
  const privateKey = hasKey === true ? read(names[1], '', readRsaKey, RSA_KEY_RULE) : undefined;
  return hasId === true && privateKey !== undefined ? { id, privateKey } : undefined;
}

const RSA_KEY_RULE = 'a file with an RSA private key of at least 2048 bits in PEM, without a password';

function readPlaid(env: Environment, read: Read, mistakes: string[]): PlaidSettings | undefined {
  const environment = read('PLAID_ENVIRONMENT', 'production', parseEnvironment, '“production” or “sandbox”');
  const countries = read('PLAID_COUNTRIES', 'US,CA', parseCountries, 'codes of countries separated by commas');
  const secrets = ['PLAID_SECRET', 'PLAID_SECRET_FILE'].filter((name) => isSet(env, name));
  const hasId = isSet(env, 'PLAID_CLIENT_ID');
  if (secrets.length > 1) mistakes.push('PLAID_SECRET and PLAID_SECRET_FILE exclude each other: set one of them.');
  if (hasId !== secrets.length > 0) {
    mistakes.push('PLAID_CLIENT_ID and PLAID_SECRET (or PLAID_SECRET_FILE) belong together: set both or neither.');
  }
  const clientId = hasId ? read('PLAID_CLIENT_ID', '', parseId, 'the client id, as Plaid shows it') : '';
  const secret = isSet(env, 'PLAID_SECRET')
    ? read('PLAID_SECRET', '', parseId, 'the secret, as Plaid shows it')
    : secrets.length > 0 && read('PLAID_SECRET_FILE', '', readSecret, 'a file with nothing but the secret');
  return hasId && typeof secret === 'string' ? { keys: { clientId, secret }, environment, countries } : undefined;
}

/** Looks at the variable even if the others decide, so that all that are read are known. */
function isSet(env: Environment, name: string): boolean {
  return (env[name]?.trim() ?? '') !== '';
}

/** Both providers use letters, digits and hyphens. What is in there goes into headers. */
function parseId(text: string): string | undefined {
  return /^[\w-]{1,200}$/.test(text) ? text : undefined;
}

function parseEnvironment(text: string): PlaidEnvironment | undefined {
  return PLAID_ENVIRONMENTS.find((environment) => environment === text);
}

function parseCountries(text: string): readonly string[] | undefined {
  const codes = text.split(',').map((code) => code.trim());
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : undefined;
}

function readRsaKey(path: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(readFileSync(path));
    const isLongEnough = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048;
    return key.asymmetricKeyType === 'rsa' && isLongEnough ? key : undefined;
  } catch {
    return undefined;
  }
}

function readSecret(path: string): string | undefined {
  try {
    return parseId(readFileSync(path, 'utf8').trim());
  } catch {
    return undefined;
  }
}
