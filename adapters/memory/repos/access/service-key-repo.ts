import type { New } from '../../../../domain/new.ts';
import type { ServiceKey, ServiceKeyRepo } from '../../../../domain/ports/access/service-key-repo.ts';
import type { Session, View, Writer } from '../../database.ts';
import { frozen } from '../../frozen.ts';

export function createServiceKeyRepo(session: Session): ServiceKeyRepo {
  return {
    list: async (purpose) => newestFirst(session, purpose),
    add: (key) => session.statement((writer) => add(writer, key)),
    ensure: (key) => session.statement((writer) => newestFirst(writer, key.purpose)[0] ?? add(writer, key)),
    reseal: (id, sealed) =>
      session.statement((writer) => {
        const key = writer.rows('serviceKeys').get(id);
        if (key !== undefined) writer.change('serviceKeys').set(id, frozen({ ...key, sealed }));
      }),
    remove: (id) => session.statement((writer) => void writer.change('serviceKeys').delete(id)),
  };
}

function newestFirst(view: View, purpose: ServiceKey['purpose']): readonly ServiceKey[] {
  return [...view.rows('serviceKeys').values()]
    .filter((key) => key.purpose === purpose)
    .sort((a, b) => (a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1));
}

function add(writer: Writer, key: New<ServiceKey>): ServiceKey {
  const row = frozen({ ...key, id: writer.nextId() });
  writer.change('serviceKeys').set(row.id, row);
  return row;
}
