import type { New } from '../../../../domain/new.ts';
import {
  SERVICE_KEY_PURPOSES,
  type ServiceKey,
  type ServiceKeyRepo,
} from '../../../../domain/ports/access/service-key-repo.ts';
import { integer, oneOf, rowOf, text, timestamp } from '../../columns.ts';
import type { Session, Writer } from '../../database.ts';

export function createServiceKeyRepo(session: Session): ServiceKeyRepo {
  return {
    list: async (purpose) => newestFirst(session, purpose),
    add: (key) => session.statement((writer) => add(writer, key)),
    ensure: (key) => session.statement((writer) => newestFirst(writer, key.purpose)[0] ?? add(writer, key)),
    reseal: (id, sealed) =>
      session.statement((writer) => {
        const key = writer.rows('serviceKeys').get(id);
        if (key !== undefined) writer.change('serviceKeys').set(id, keyRow({ ...key, sealed }));
      }),
    remove: (id) =>
      session.statement((writer) => {
        writer.change('serviceKeys').delete(id);
      }),
  };
}

function newestFirst(view: Pick<Session, 'rows'>, purpose: ServiceKey['purpose']): readonly ServiceKey[] {
  return [...view.rows('serviceKeys').values()]
    .filter((key) => key.purpose === purpose)
    .sort((a, b) => (a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1));
}

function add(writer: Writer, key: New<ServiceKey>): ServiceKey {
  const row = keyRow({ ...key, id: writer.nextId() });
  writer.change('serviceKeys').set(row.id, row);
  return row;
}

const keyRow = rowOf<ServiceKey>({
  id: integer,
  purpose: oneOf(SERVICE_KEY_PURPOSES),
  sealed: text,
  createdAt: timestamp,
});
