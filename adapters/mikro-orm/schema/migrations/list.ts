import type { MigrationObject } from '@mikro-orm/core';
import { Foundation } from './2026-11/20261121-foundation.ts';
import { RateWindows } from './2026-11/20261122-rate-windows.ts';
import { BillKeys } from './2026-11/20261123-bill-keys.ts';
import { SignIn } from './2026-11/20261123-sign-in.ts';
import { SearchWithoutAccents } from './2026-11/20261124-search-without-accents.ts';
import { SignInAttempts } from './2026-11/20261125-sign-in-attempts.ts';
import { SecondFactors } from './2026-11/20261126-second-factors.ts';
import { Passkeys } from './2026-11/20261127-passkeys.ts';
import { ToolCalls } from './2026-11/20261127-tool-calls.ts';
import { ExternalIdentities } from './2026-11/20261128-external-identities.ts';
import { Revisions } from './2026-11/20261129-revisions.ts';
import { CountedPlaces } from './2026-11/20261130-counted-places.ts';
import { TextIndex } from './2026-12/20261201-text-index.ts';
import { Imports } from './2026-12/20261202-imports.ts';
import { OwnTransfers } from './2026-12/20261202-own-transfers.ts';
import { RememberedLayouts } from './2026-12/20261203-remembered-layouts.ts';
import { FeedConnections } from './2026-12/20261204-feed-connections.ts';
import { AccountIndex } from './2026-12/20261205-account-index.ts';
import { CategoryRules } from './2026-12/20261206-category-rules.ts';
import { CounterpartyHashes } from './2026-12/20261207-counterparty-hashes.ts';
import { ImportRemovals } from './2026-12/20261208-import-removals.ts';
import { UnfilledAccounts } from './2026-12/20261209-unfilled-accounts.ts';
import { RateWindowEntries } from './2026-12/20261210-rate-window-entries.ts';
import { SearchWords } from './2026-12/20261211-search-words.ts';
import { LinkedCategories } from './2026-12/20261212-linked-categories.ts';

/** Every migration, in the order in which they are applied. Databases store the names, so they never change. */
export const MIGRATIONS: readonly MigrationObject[] = [
  { name: '20261121-foundation', class: Foundation },
  { name: '20261122-rate-windows', class: RateWindows },
  { name: '20261123-bill-keys', class: BillKeys },
  { name: '20261123-sign-in', class: SignIn },
  { name: '20261124-search-without-accents', class: SearchWithoutAccents },
  { name: '20261125-sign-in-attempts', class: SignInAttempts },
  { name: '20261126-second-factors', class: SecondFactors },
  { name: '20261127-passkeys', class: Passkeys },
  { name: '20261127-tool-calls', class: ToolCalls },
  { name: '20261128-external-identities', class: ExternalIdentities },
  { name: '20261129-revisions', class: Revisions },
  { name: '20261130-counted-places', class: CountedPlaces },
  { name: '20261201-text-index', class: TextIndex },
  { name: '20261202-own-transfers', class: OwnTransfers },
  { name: '20261202-imports', class: Imports },
  { name: '20261203-remembered-layouts', class: RememberedLayouts },
  { name: '20261204-feed-connections', class: FeedConnections },
  { name: '20261205-account-index', class: AccountIndex },
  { name: '20261206-category-rules', class: CategoryRules },
  { name: '20261207-counterparty-hashes', class: CounterpartyHashes },
  { name: '20261208-import-removals', class: ImportRemovals },
  { name: '20261209-unfilled-accounts', class: UnfilledAccounts },
  { name: '20261210-rate-window-entries', class: RateWindowEntries },
  { name: '20261211-search-words', class: SearchWords },
  { name: '20261212-linked-categories', class: LinkedCategories },
];
