import { EventEmitter } from 'node:events';
import * as fc from 'fast-check';
import type { Connection } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { separating, tapRows } from '../../adapters/mikro-orm/row-tap.ts';

const test = suite('data rows as bytes');

/** Messages of PostgreSQL: type and body. */
const messages = fc.array(fc.tuple(fc.constantFrom('D', 'C', 'Z', 'T'), fc.string({ maxLength: 40 })), {
  maxLength: 12,
});
const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });

test('rows go to the sink and everything else to the driver, in order, however the bytes are cut', () => {
  fc.assert(
    fc.property(messages, cuts, (sent, lengths) => {
      const received = receive(sent, lengths, true);
      assert.equal(
        received.rows,
        sent.filter(([type]) => type === 'D').map(([, body]) => body),
      );
      const others = sent.filter(([type]) => type !== 'D');
      assert.is(received.passed, bytesOf(others).toString('latin1'));
    }),
  );
});

test('without a sink the driver gets every byte', () => {
  fc.assert(
    fc.property(messages, cuts, (sent, lengths) => {
      const received = receive(sent, lengths, false);
      assert.equal(received, { rows: [], passed: bytesOf(sent).toString('latin1') });
    }),
  );
});

test('each row goes to the sink that its statement has, wherever the bytes are cut', () => {
  const statements = fc.array(fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(statements, cuts, (rows, lengths) => {
      assert.equal(receiveInTurn(rows, lengths), rows);
    }),
  );
});

test('each row goes to its statement when the bytes of two are cut once, at any place', () => {
  const rows = [['of the first', 'and another'], ['of the second']];
  const size = bytesOf(rows.flatMap(messagesOf)).length;
  for (let cut = 1; cut < size; cut += 1) assert.equal(receiveInTurn(rows, [cut]), rows, `cut at ${cut}`);
});

test.run();

function messagesOf(rows: readonly string[]): readonly Message[] {
  return [...rows.map((row) => ['D', row] as const), ['C', 'SELECT']];
}

/** The rows of each statement, whose sink is chosen when the driver has all of the message that ends the one before. */
function receiveInTurn(statements: readonly (readonly string[])[], lengths: readonly number[]): readonly string[][] {
  const connection = new EventEmitter() as Connection;
  const received = statements.map((): string[] => []);
  let passed = 0;
  const next = () => {
    const rows = received[passed / bytesOf([['C', 'SELECT']]).length];
    tapRows(connection, rows && { add: (bytes, start, end) => rows.push(bytes.toString('utf8', start, end)) });
  };
  next();
  const take = separating(connection, (bytes) => {
    passed += bytes.length;
    if (Number.isInteger(passed / bytesOf([['C', 'SELECT']]).length)) next();
  });
  let rest = bytesOf(statements.flatMap(messagesOf));
  for (const length of [...lengths, rest.length]) {
    if (rest.length > 0) take(Buffer.from(rest.subarray(0, length)));
    rest = rest.subarray(length);
  }
  return received;
}

type Message = readonly [type: string, body: string];

function receive(sent: readonly Message[], lengths: readonly number[], hasSink: boolean) {
  const connection = new EventEmitter() as Connection;
  const rows: string[] = [];
  const passed: Buffer[] = [];
  const add = (bytes: Buffer, start: number, end: number) => rows.push(bytes.toString('utf8', start, end));
  if (hasSink) tapRows(connection, { add });
  const take = separating(connection, (bytes) => passed.push(Buffer.from(bytes)));
  let rest = bytesOf(sent);
  for (const length of [...lengths, rest.length]) {
    const chunk = Buffer.from(rest.subarray(0, length));
    if (chunk.length > 0) take(chunk);
    // The next chunk is read into the same memory.
    chunk.fill('x');
    rest = rest.subarray(length);
  }
  return { rows, passed: Buffer.concat(passed).toString('latin1') };
}

function bytesOf(sent: readonly Message[]): Buffer {
  return Buffer.concat(
    sent.map(([type, body]) => {
      const bytes = Buffer.from(body);
      const header = Buffer.alloc(5);
      header.write(type);
      header.writeUInt32BE(bytes.length + 4, 1);
      return Buffer.concat([header, bytes]);
    }),
  );
}
