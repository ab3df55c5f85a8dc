import type { ServiceKey, ServiceKeyPurpose, ServiceKeyRepo } from '../../../domain/ports/access/service-key-repo.ts';
import type { Session } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createServiceKeyRepo(session: Session): ServiceKeyRepo {
  const list = async (unit: Session, purpose: ServiceKeyPurpose) =>
    (await unit.query<Columns>(LIST, [purpose])).rows.map(keyFrom);
  const add: ServiceKeyRepo['add'] = async ({ purpose, sealed, createdAt }) => {
    const { rows } = await session.query<Columns>(ADD, [purpose, sealed, createdAt]);
    const [row] = rows;
    if (row === undefined) throw new TypeError('The database stored a key without returning it.');
    return keyFrom(row);
  };
  return {
    list: (purpose) => list(session, purpose),
    add,
    ensure: (key) =>
      session.atomically(async (unit) => {
        await unit.query(LOCK, []);
        const [newest] = await list(unit, key.purpose);
        return newest ?? createServiceKeyRepo(unit).add(key);
      }),
    async reseal(id, sealed) {
      await session.query(RESEAL, [id, sealed]);
    },
    async remove(id) {
      await session.query(REMOVE, [id]);
    },
  };
}

type Columns = [id: string, purpose: ServiceKeyPurpose, sealed: string, createdAt: string];

const COLUMNS = 'id, purpose, sealed, created_at';
const LIST = { text: `select ${COLUMNS} from service_keys where purpose = $1 order by created_at desc, id desc` };
const ADD = {
  text: `insert into service_keys (purpose, sealed, created_at) values ($1, $2, $3) returning ${COLUMNS}`,
};
/** Two services that start on an empty database must agree on one key. */
const LOCK = { text: 'lock table service_keys in share row exclusive mode' };
const RESEAL = { text: 'update service_keys set sealed = $2 where id = $1' };
const REMOVE = { text: 'delete from service_keys where id = $1' };

function keyFrom([id, purpose, sealed, createdAt]: Columns): ServiceKey {
  return { id: Number(id), purpose, sealed, createdAt: timestampFromPostgres(createdAt) };
}
