import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of a Citus coordinator, whose role may create databases; `undefined` where there is no cluster. */
export const CITUS_URL = process.env['TEST_CITUS_URL'];

/** Creates an empty database on every node of the cluster, with the extension, and makes the nodes know each other. */
export async function openCitusDatabase(clusterUrl: string) {
  const nodes = await nodesOf(clusterUrl);
  const name = `coffer_test_${randomUUID().replaceAll('-', '')}`;
  const urls = nodes.map((node) => addressOf(clusterUrl, node));
  for (const url of urls) await administer(url, `create database ${name}`);
  const [coordinator = clusterUrl, ...workers] = urls.map((url) => addressOf(url, {}, name));
  for (const url of [coordinator, ...workers]) {
    for (const extension of ['citus', 'pg_trgm', 'btree_gin']) await administer(url, `create extension ${extension}`);
  }
  const [first, ...others] = nodes;
  if (first !== undefined)
    await administer(coordinator, `select citus_set_coordinator_host('${first.host}', ${first.port})`);
  // Fewer shards than the 32 of a new cluster are made in a fraction of the time.
  await administer(coordinator, `alter database ${name} set citus.shard_count = ${SHARDS}`);
  for (const { host, port } of others) await administer(coordinator, `select citus_add_node('${host}', ${port})`);
  return {
    url: coordinator,
    drop: async () => {
      for (const url of urls) await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

const SHARDS = 4;

/** Runs a statement on one node, `host:port`, in the database of `clusterUrl`. */
export async function runOnNode(clusterUrl: string, node: string, statement: string): Promise<void> {
  const [host = '', port = ''] = node.split(':');
  await administer(addressOf(clusterUrl, { host, port: Number(port) }), statement);
}

interface Node {
  readonly host: string;
  readonly port: number;
}

/** The coordinator first. */
async function nodesOf(clusterUrl: string): Promise<readonly Node[]> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Node>(
      'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid',
    );
    return rows;
  } finally {
    await client.end();
  }
}

function addressOf(base: string, { host, port }: Partial<Node>, database?: string): string {
  const url = new URL(base);
  if (host !== undefined) url.hostname = host;
  if (port !== undefined) url.port = String(port);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The statement fails as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
