import { resolve } from 'node:path';
import { CommandRefused } from '../command-refused.ts';

export function fileIn(args: string[], command: string): string {
  const [file, ...more] = args;
  if (file && more.length === 0 && !file.startsWith('-')) return resolve(file);
  throw new CommandRefused([`Usage: ${command} -- <file>`]);
}
