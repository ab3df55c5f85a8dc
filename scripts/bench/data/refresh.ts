import { Client } from 'pg';

/**
 * Makes kept data as it was when it was loaded: credentials that are valid, and detections that are up to date although
 * the day has changed.
 */
export async function refreshData(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
  } finally {
    await client.end();
  }
}

const STATEMENTS = [
  `update api_keys set expires_at = now() + interval '30 days'`,
  `update access_tokens set expires_at = now() + interval '30 days'`,
  `update bill_detection_state s set as_of = (now() at time zone 'UTC')::date, revision = u.transaction_revision
    from users u where u.id = s.user_id`,
  'vacuum (analyze)',
];
