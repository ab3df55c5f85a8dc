import type { Container } from 'inversify';
import { SUBJECTS, type UseCases } from '../application/use-cases.ts';
import { provide } from './provide.ts';
import { type AllPorts, ports, type Token, type Tokens, useCases } from './tokens.ts';

export function bindUseCases(container: Container): void {
  const { sessions, ...others } = SUBJECTS;
  for (const name of Object.keys(others) as (keyof typeof others)[]) {
    provide<unknown, AllPorts>(container, useCases[name], others[name], ports);
  }
  // Signing in also asks for the second factors.
  provide(container, useCases.sessions, sessions, { ...ports, secondFactors: useCases.secondFactors });
}

/** All of them, as inbound adapters take them. */
export function allUseCases(get: <Thing>(token: Token<Thing>) => Thing): UseCases {
  return everyOne(useCases, get);
}

function everyOne<Things extends object>(tokens: Tokens<Things>, get: <Thing>(token: Token<Thing>) => Thing): Things {
  const names = Object.keys(tokens) as (keyof Things)[];
  return Object.fromEntries(names.map((name): [PropertyKey, unknown] => [name, get(tokens[name])])) as Things;
}
