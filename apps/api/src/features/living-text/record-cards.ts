import { cardTextsIn } from '@wallabee/contract/living-text/card-texts';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { typesNamed } from './card-names.ts';
import { deleteOtherCards, insertCards, type NamedType, type TextKey } from './living-text.queries.ts';

interface WrittenText extends TextKey {
  /** The parts in which names become cards. */
  passages: readonly string[];
  authorId: PlayerId;
  /** The text replaces an earlier version. */
  isEdit?: boolean;
}

/** Looks up what a text names, in the transaction that writes it. */
export async function recordCards(trx: Db, holder: CatalogueHolder, written: WrittenText): Promise<void> {
  const { passages, isEdit = false } = written;
  const catalogue = holder.current();
  const named = cardTextsIn(passages).flatMap((text): NamedType[] =>
    typesNamed(catalogue, text).map((itemTypeId) => ({
      words: text.words,
      itemTypeId,
      number: text.number,
    })),
  );
  const words = named.map((one) => one.words);
  if (isEdit) await deleteOtherCards(trx, written, words);
  if (named.length > 0) await insertCards(trx, written, named);
}
