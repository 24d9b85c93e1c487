import type { UndoList } from './stopping.ts';

/**
 * Recognises PostgreSQL's errors for damaged pages and indexes. The site stops, because it would answer from
 * incomplete data and overwrite what a restore needs for comparison.
 */
export function stopAtDamage(undo: UndoList, say: (line: string) => void) {
  return (failure: unknown) => {
    if (!isDamage(failure) || undo.hasBegun()) return;
    say(`The site stops: ${explainDamage(failure)}`);
    void undo.all().then(() => process.exit(1));
  };
}

export function explainDamage({ message }: Error): string {
  return `the database is damaged (${message}). Keep its files as they are, and restore a backup into an empty database.`;
}

function isDamage(failure: unknown): failure is Error {
  return failure instanceof Error && 'code' in failure && DAMAGE.includes(String(failure.code));
}

const DAMAGE = ['XX001', 'XX002'];
