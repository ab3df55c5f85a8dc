import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

/** What a key of the service is for: signing ID tokens, or signing cookies and form tokens. */
export const SERVICE_KEY_PURPOSES = ['signing', 'cookies'] as const;
export type ServiceKeyPurpose = (typeof SERVICE_KEY_PURPOSES)[number];

/** A key of the service itself. */
export interface ServiceKey {
  readonly id: number;
  readonly purpose: ServiceKeyPurpose;
  /** Sealed: only the holder of the service's secret key can read it. */
  readonly sealed: string;
  readonly createdAt: Timestamp;
}

export interface ServiceKeyRepo {
  /** Newest first. */
  list(purpose: ServiceKeyPurpose): Promise<readonly ServiceKey[]>;
  add(key: New<ServiceKey>): Promise<ServiceKey>;
  /** Adds the key unless there is one of its purpose; returns the newest in either case, also under concurrency. */
  ensure(key: New<ServiceKey>): Promise<ServiceKey>;
  /** Replaces the sealed text, when the secret key changes. */
  reseal(id: number, sealed: string): Promise<void>;
  remove(id: number): Promise<void>;
}
