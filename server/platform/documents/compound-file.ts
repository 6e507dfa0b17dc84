import type { ByteSource } from './byte-source.ts';
import { brokenFile } from './errors.ts';

const FREE = 0xfffffffa;
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sectors of a directory that are read: 4,000 names and more. */
const MAX_SECTORS = 1000;

/**
 * Names of what an OLE compound file (MS-CFB) holds: streams and storages, in no order. Throws a Refusal for a directory
 * that cannot be followed.
 */
export async function readCompoundNames(source: ByteSource): Promise<Set<string>> {
  const header = await source.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) throw brokenFile();
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw brokenFile();
  const size = 2 ** shift;
  const sectorAt = async (sector: number): Promise<Buffer> => {
    const start = (sector + 1) * size;
    const bytes = await source.read(start, start + size);
    if (bytes.length < size) throw brokenFile();
    return bytes;
  };
  /** The sector of the allocation table that tells what follows a sector; those of the header do for files of 50 MB but a few. */
  const following = async (sector: number): Promise<number> => {
    const perSector = size / 4;
    const table = Math.floor(sector / perSector);
    if (table >= 109) throw brokenFile();
    const tableSector = header.readUInt32LE(76 + 4 * table);
    if (tableSector >= FREE) throw brokenFile();
    const bytes = await sectorAt(tableSector);
    const at = 4 * (sector % perSector);
    if (at + 4 > bytes.length) throw brokenFile();
    return bytes.readUInt32LE(at);
  };
  const names = new Set<string>();
  let sector = header.readUInt32LE(48);
  for (let read = 0; sector < FREE; read++) {
    if (read >= MAX_SECTORS) throw brokenFile();
    const bytes = await sectorAt(sector);
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const length = bytes.readUInt16LE(at + 64);
      const used = bytes[at + 66] !== 0;
      if (used && length >= 2 && length <= 64) names.add(bytes.toString('utf16le', at, at + length - 2));
    }
    sector = await following(sector);
  }
  return names;
}
