import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive with one deflated entry. `lie` overwrites what the directory says of it. */
export function zipOf(
  name: string,
  content: Uint8Array,
  lie: { readonly crc?: number; readonly size?: number } = {},
): Uint8Array {
  const data = deflateRawSync(content);
  const fileName = Buffer.from(name);
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(lie.crc ?? crc32(content), 10);
  facts.writeUInt32LE(data.byteLength, 14);
  facts.writeUInt32LE(lie.size ?? content.byteLength, 18);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(fileName.byteLength, 0);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, lengths, fileName, data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, lengths, Buffer.alloc(14), fileName]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.byteLength, 12);
  end.writeUInt32LE(local.byteLength, 16);
  return Buffer.concat([local, central, end]);
}
