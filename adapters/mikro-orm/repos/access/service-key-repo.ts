import type {
  ServiceKey,
  ServiceKeyPurpose,
  ServiceKeyRepo,
} from '../../../../domain/ports/access/service-key-repo.ts';
import type { Session } from '../../connection/session.ts';
import { SERVICE_KEYS } from '../../schema/access.ts';

export function createServiceKeyRepo(session: Session): ServiceKeyRepo {
  const list = (unit: Session, purpose: ServiceKeyPurpose) => unit.rows<ServiceKey>(LIST, [purpose]);
  const add: ServiceKeyRepo['add'] = (key) => SERVICE_KEYS.insert(session, key);
  return {
    list: (purpose) => list(session, purpose),
    add,
    ensure: (key) =>
      session.atomically(async (unit) => {
        await unit.change(LOCK, []);
        const [newest] = await list(unit, key.purpose);
        return newest ?? createServiceKeyRepo(unit).add(key);
      }),
    async reseal(id, sealed) {
      await session.change(RESEAL, [id, sealed]);
    },
    async remove(id) {
      await session.change(REMOVE, [id]);
    },
  };
}

const COLUMNS = SERVICE_KEYS.select();
const LIST = { text: `select ${COLUMNS} from service_keys where purpose = $1 order by created_at desc, id desc` };
/** Two services that start on an empty database must agree on one key. */
const LOCK = { text: 'lock table service_keys in share row exclusive mode' };
const RESEAL = { text: 'update service_keys set sealed = $2 where id = $1' };
const REMOVE = { text: 'delete from service_keys where id = $1' };
