/**
 * Looks for damage in the journal that a crash left behind. SQLite reads a journal up to the first frame that is not whole and takes the
 * rest for a commit that was cut off. A flipped byte looks the same to it, and everything after it would be gone without a word.
 *
 * But a frame is written only after the commit before it was synced. So if a frame is not whole, and after it comes a commit and after
 * that another frame of the same journal, then it was whole once, and acknowledged. Only in the last commit can damage not be told from a
 * crash.
 *
 * The format: https://www.sqlite.org/fileformat2.html#walformat
 */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const LITTLE_ENDIAN = 0x377f_0682;
const BIG_ENDIAN = 0x377f_0683;

/** What is wrong, in words; undefined if nothing is, or if there is no journal. */
export function damageOfJournal(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const handle = openSync(path, 'r');
  try {
    return damageIn(path, (bytes, position) => readSync(handle, bytes, 0, bytes.length, position) === bytes.length);
  } finally {
    closeSync(handle);
  }
}

/** Whether all of it was there to read. */
type Read = (into: Buffer, position: number) => boolean;

function damageIn(path: string, read: Read): string | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  if (!read(header, 0)) return undefined;
  // A power cut can leave the length of what was never synced: nothing but zeros.
  if (header.every((byte) => byte === 0)) return undefined;
  const magic = header.readUInt32BE(0);
  const isLittle = magic === LITTLE_ENDIAN;
  const sum: Sum = { first: 0, second: 0 };
  add(sum, header.subarray(0, 24), isLittle);
  if ((!isLittle && magic !== BIG_ENDIAN) || !isSum(sum, header, 24)) return `${path} is damaged at its beginning`;
  const salt = header.subarray(16, 24);
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + header.readUInt32BE(8));
  let damagedAt: number | undefined;
  let isCommitted = false;
  for (let position = HEADER_BYTES; read(frame, position); position += frame.length) {
    const isOfJournal = frame.subarray(8, 16).equals(salt);
    if (damagedAt !== undefined && isCommitted && isOfJournal)
      return `${path} is damaged at byte ${damagedAt}: what was acknowledged after that would be lost`;
    if (damagedAt === undefined) {
      add(sum, frame.subarray(0, 8), isLittle);
      add(sum, frame.subarray(FRAME_HEADER_BYTES), isLittle);
      if (!isOfJournal || !isSum(sum, frame, 16)) damagedAt = position;
    }
    if (damagedAt !== undefined && isOfJournal && frame.readUInt32BE(4) > 0) isCommitted = true;
  }
  return undefined;
}

interface Sum {
  first: number;
  second: number;
}

function add(sum: Sum, bytes: Buffer, isLittle: boolean): void {
  let { first, second } = sum;
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + second) >>> 0;
    second = (second + (isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + first) >>> 0;
  }
  sum.first = first;
  sum.second = second;
}

function isSum({ first, second }: Sum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}
