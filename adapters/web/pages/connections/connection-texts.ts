import type { ShownConnection } from '../../../../application/connections/shown-connection.ts';
import type { ConnectionState } from '../../../../domain/feeds/connection.ts';
import type { Html } from '../../../http/pages/html.ts';
import { tag } from '../../components/card.ts';

const STATE_NAMES: Readonly<Record<ConnectionState, string>> = {
  awaiting_consent: 'Waiting for your consent',
  active: 'Working',
  needs_attention: 'Needs you',
  rate_limited: 'Waiting for the provider',
  failing: 'Failing',
  revoked: 'Ended',
};

/** The state of a connection as a coloured word. */
export function stateTag({ state, isSyncing }: Pick<ShownConnection, 'state' | 'isSyncing'>): Html {
  if (isSyncing) return tag('Fetching now', 'good');
  if (state === 'active') return tag(STATE_NAMES.active, 'good');
  return tag(STATE_NAMES[state], state === 'awaiting_consent' || state === 'rate_limited' ? 'plain' : 'bad');
}
