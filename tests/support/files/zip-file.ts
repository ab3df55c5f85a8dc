import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** What the directory says instead of the truth. */
  readonly lies?: {
    readonly size?: number;
    readonly checksum?: number;
    readonly isEncrypted?: boolean;
    readonly method?: number;
  };
}

const STORED_FIELDS = { version: 20, deflated: 8, utf8: 0x800, encrypted: 1 };

/** A ZIP file, also one that lies. */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, lies = {} } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = {
      flags: STORED_FIELDS.utf8 + (lies.isEncrypted === true ? STORED_FIELDS.encrypted : 0),
      checksum: lies.checksum ?? crc32(bytes),
      packed: packed.length,
      size: lies.size ?? bytes.length,
      method: lies.method ?? STORED_FIELDS.deflated,
      name: Buffer.from(name),
    };
    const local = Buffer.concat([header(0x04034b50, facts, 0), facts.name, packed]);
    directory.push(Buffer.concat([header(0x02014b50, facts, 1, offset), facts.name]));
    bodies.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

interface Facts {
  readonly flags: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly name: Buffer;
}

/** Of the file itself, or with `inDirectory` 1 of its entry in the directory, which has two more bytes in front. */
function header(signature: number, facts: Facts, inDirectory: 0 | 1, offset = 0): Buffer {
  const shift = inDirectory * 2;
  const bytes = Buffer.alloc(inDirectory === 1 ? 46 : 30);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(STORED_FIELDS.version, 4);
  bytes.writeUInt16LE(STORED_FIELDS.version, 4 + shift);
  bytes.writeUInt16LE(facts.flags, 6 + shift);
  bytes.writeUInt16LE(facts.method, 8 + shift);
  bytes.writeUInt32LE(facts.checksum, 14 + shift);
  bytes.writeUInt32LE(facts.packed, 18 + shift);
  bytes.writeUInt32LE(facts.size, 22 + shift);
  bytes.writeUInt16LE(facts.name.length, 26 + shift);
  if (inDirectory === 1) bytes.writeUInt32LE(offset, 42);
  return bytes;
}
