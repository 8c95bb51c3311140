import { randomBytes } from 'node:crypto';

let latest = 0;
let counter = 0;

/**
 * A UUID of version 7: ids of later moments are greater, and so are those that this process makes one after the
 * other within a millisecond. For rows that are read in the order in which they were written.
 */
export function timeOrderedId(at: Date): string {
  const milliseconds = at.getTime();
  counter = milliseconds === latest ? Math.min(counter + 1, 0xfff) : 0;
  latest = milliseconds;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
