import { explainDamage } from './damage.ts';

/** Explains a failure to the operator in one sentence, without a stack. */
export function explain(failure: unknown, setback = 'The site could not start'): string {
  if (!(failure instanceof Error)) return `${setback}: ${String(failure)}`;
  const code = 'code' in failure ? String(failure.code) : '';
  const known = KNOWN[code];
  return `${setback}: ${known ? known(failure) : failure.message}`;
}

const KNOWN: Record<string, (failure: Error) => string> = {
  EADDRINUSE: (failure) =>
    `port ${portOf(failure)} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start.`,
  EACCES: (failure) => `permission was refused (${failure.message}).`,
  ENOSPC: () => 'there is no space left on the disk.',
  EADDRNOTAVAIL: (failure) => `this machine has no such address to listen on (${failure.message}).`,
  ECONNREFUSED: () => 'nothing answers at DATABASE_URL. Is PostgreSQL running there?',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  XX001: explainDamage,
  XX002: explainDamage,
  '53100': () => 'there is no space left on the disk of the database.',
  '28P01': () => 'PostgreSQL refused the user or the password of DATABASE_URL.',
  '3D000': () => 'the database that DATABASE_URL names does not exist.',
};

/** HOST and DATABASE_URL may both name a host, so the message includes it. */
function unknownHost(failure: Error): string {
  const host = 'hostname' in failure ? ` ${failure.hostname}` : '';
  return `the host${host} of the settings cannot be found (${failure.message}).`;
}

function portOf(failure: Error): string {
  return 'port' in failure ? String(failure.port) : '';
}
