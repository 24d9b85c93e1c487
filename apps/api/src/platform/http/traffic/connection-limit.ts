import { readFileSync } from 'node:fs';

/** The database, files and threads need descriptors as well. */
export function connectionLimit(reserved: number, descriptors = descriptorLimit()): number {
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, descriptors - reserved - FOR_FILES));
}

function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return USUAL_DESCRIPTORS;
  }
}

/** Used where the system has no /proc. */
const USUAL_DESCRIPTORS = 1_024;

const MOST_CONNECTIONS = 20_000;
const FEWEST_CONNECTIONS = 16;
const FOR_FILES = 100;
