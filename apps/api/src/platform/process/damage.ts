import type { UndoList } from './stopping.ts';

/**
 * PostgreSQL's words for a page or an index that is not what was once written. Whoever went on would answer from what
 * is left, and write over what a backup could still be compared with: the site stops, and says why.
 */
export function stopAtDamage(undo: UndoList, say: (line: string) => void) {
  return (failure: unknown) => {
    if (!isDamage(failure) || undo.hasBegun()) return;
    say(`The site stops: ${damageInWords(failure)}`);
    void undo.all().then(() => process.exit(1));
  };
}

export function damageInWords({ message }: Error): string {
  return `the database is damaged (${message}). Keep its files as they are, and restore a backup into an empty database.`;
}

function isDamage(failure: unknown): failure is Error {
  return failure instanceof Error && 'code' in failure && DAMAGE.includes(String(failure.code));
}

const DAMAGE = ['XX001', 'XX002'];
