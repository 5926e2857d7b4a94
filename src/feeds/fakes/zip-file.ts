import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
  /** Epoch ms; kept to two seconds, from 1980 on. */
  readonly modifiedAt: number;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION_NEEDED = 20;
const DEFLATE = 8;
/** Speed over size: these archives live for one request. */
const DEFLATE_LEVEL = 1;

/** A zip archive with one deflated entry, as GDELT publishes them (PKWARE APPNOTE 6.3.3, without zip64). */
export function zipFile(entry: ZipEntry): Uint8Array {
  const name = Buffer.from(entry.name, 'utf8');
  const packed = deflateRawSync(entry.content, { level: DEFLATE_LEVEL });
  const described = describe(entry, packed.length, name.length);

  const local = Buffer.alloc(30);
  local.writeUInt32LE(LOCAL_HEADER, 0);
  described.copy(local, 4);

  const central = Buffer.alloc(46);
  central.writeUInt32LE(CENTRAL_HEADER, 0);
  central.writeUInt16LE(VERSION_NEEDED, 4);
  described.copy(central, 6);

  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

/** The 26 bytes that the local and the central header share: version to extra-field length. */
function describe(entry: ZipEntry, packedLength: number, nameLength: number): Buffer {
  const shared = Buffer.alloc(26);
  const [date, time] = dosDateTime(entry.modifiedAt);
  shared.writeUInt16LE(VERSION_NEEDED, 0);
  shared.writeUInt16LE(DEFLATE, 4);
  shared.writeUInt16LE(time, 6);
  shared.writeUInt16LE(date, 8);
  shared.writeUInt32LE(crc32(entry.content), 10);
  shared.writeUInt32LE(packedLength, 14);
  shared.writeUInt32LE(entry.content.length, 18);
  shared.writeUInt16LE(nameLength, 22);
  return shared;
}

function dosDateTime(instant: number): readonly [date: number, time: number] {
  const at = new Date(instant);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [date, time];
}
