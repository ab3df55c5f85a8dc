import { LRUCache } from 'lru-cache';
import type { TransactionFilter, TransactionWindow } from '../../../domain/ports/transaction-reader.ts';
import { BinaryQuery } from '../binary-query.ts';
import type { ConnectionPool } from '../connection-pool.ts';
import { TextQuery } from '../text-query.ts';
import { type FoundTexts, SearchedTexts } from './searched-texts.ts';
import { ALL_TEXTS, TextRows } from './text-rows.ts';

/**
 * The search texts of users with very many transactions, in the memory of this process, as long as the transactions do
 * not change.
 */
export interface KeptTexts {
  /**
   * What the filter finds, and at which revision; `undefined` if the user's texts are not kept. Waits a moment for
   * texts that are being read.
   */
  find(userId: number, filter: TransactionFilter, window: TransactionWindow): Promise<KeptMatches | undefined>;
  /**
   * Called when a user with very many transactions has searched them at this revision. Their texts are then read in the
   * background, for later searches.
   */
  expectSearch(userId: number, revision: string): void;
  /** Called when the texts are not those of the present revision. */
  forget(userId: number): void;
  /** Resolves when nothing is being read. */
  idle(): Promise<void>;
}

export interface KeptMatches extends FoundTexts {
  readonly revision: string;
}

export interface KeptTextsOptions {
  readonly maxBytes: number;
  /** How much of the time may be spent on reading texts, from above 0 to 1. */
  readonly share?: number;
  /** How long a search waits for texts that are being read. */
  readonly waitMillis?: number;
}

interface Kept {
  readonly revision: string;
  readonly texts: SearchedTexts;
}

/** Texts that nobody searched in for this long go. */
const KEPT_MILLIS = 10 * 60 * 1000;

/** So that users who change something between their searches, or many large users, cost little. */
const SHARE = 0.05;

/**
 * Reading 300,000 texts takes about this long. Searching the database meanwhile would take nearly as long for many
 * texts, and make both slower.
 */
const WAIT_MILLIS = 300;

/** Reads the texts from the database itself, not from a copy of it. */
export function keptTexts(
  pool: Pick<ConnectionPool, 'run'>,
  { maxBytes, share = SHARE, waitMillis = WAIT_MILLIS }: KeptTextsOptions,
): KeptTexts {
  const kept = new LRUCache<number, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ texts }) => Math.max(1, texts.size),
    ttl: KEPT_MILLIS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  let reading: Promise<void> | undefined;
  let readingOf: number | undefined;
  let restsUntil = 0;
  const read = async (userId: number) => {
    const started = performance.now();
    try {
      const found = await readTexts(pool, userId, maxBytes);
      if (found !== undefined) kept.set(userId, found);
    } catch {
      // Nobody waits for it: a search that does not find the texts here asks the database.
    } finally {
      const now = performance.now();
      restsUntil = now + (now - started) * (1 / share - 1);
      reading = undefined;
    }
  };
  return {
    async find(userId, filter, window) {
      if (!SearchedTexts.canFind(filter)) return undefined;
      if (reading !== undefined && readingOf === userId) await atMost(waitMillis, reading);
      const known = kept.get(userId);
      return known && { revision: known.revision, ...(await known.texts.find(filter, window)) };
    },
    expectSearch(userId, revision) {
      if (kept.peek(userId)?.revision === revision) return;
      if (reading !== undefined || performance.now() < restsUntil) return;
      readingOf = userId;
      reading = read(userId);
    },
    forget: (userId) => void kept.delete(userId),
    idle: async () => reading,
  };
}

/** Resolves with the work, or without it when the time is up. */
async function atMost(millis: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([work, end]);
  clearTimeout(timer);
}

/** `undefined` if they are too large, or were changed meanwhile. */
async function readTexts(
  pool: Pick<ConnectionPool, 'run'>,
  userId: number,
  maxBytes: number,
): Promise<Kept | undefined> {
  const revision = await revisionOf(pool, userId);
  const rows = new TextRows(maxBytes);
  await pool.run(new BinaryQuery(ALL_TEXTS, [userId], rows));
  const texts = rows.finish();
  // A change between the statements would leave in doubt at which revision the texts were read.
  const isUnchanged = (await revisionOf(pool, userId)) === revision;
  return texts !== undefined && isUnchanged ? { revision, texts } : undefined;
}

/** For units of work, and where no memory is to be used. */
export const NO_TEXTS: KeptTexts = {
  find: async () => undefined,
  expectSearch: () => undefined,
  forget: () => undefined,
  idle: async () => undefined,
};

const REVISION = { name: 'kept_texts_revision', text: 'select transaction_revision from users where id = $1' };

async function revisionOf(pool: Pick<ConnectionPool, 'run'>, userId: number): Promise<string> {
  const { rows } = await pool.run(new TextQuery(REVISION, [userId]));
  return rows[0]?.[0] ?? '';
}
