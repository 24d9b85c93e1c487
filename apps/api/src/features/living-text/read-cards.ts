import type { LivingCard } from '@wallabee/contract/living-text/cards';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { listCards, type TextKind, type TextsQuery } from './living-text.queries.ts';
import { toCard } from './living-text.views.ts';

export interface CardServices {
  catalogue: CatalogueHolder;
  now: () => Date;
}

export interface CardOfText {
  textId: number;
  author: { id: number; name: string };
  card: LivingCard;
}

interface Wanted {
  kind: TextKind;
  texts: TextsQuery;
  onlyOwn?: boolean;
  most?: number;
}

/** The cards of some texts, as the items are now. */
export async function readCards(
  db: Db,
  { catalogue, now }: CardServices,
  { most = MOST_ON_PAGE, ...wanted }: Wanted,
): Promise<CardOfText[]> {
  const rows = await listCards(db, { ...wanted, most });
  return rows.flatMap((row) => {
    const card = toCard(row, catalogue.current(), now());
    return card ? [{ textId: row.text_id, author: { id: row.author_id, name: row.author_name }, card }] : [];
  });
}

/** Twenty texts with as many cards as they can have. */
const MOST_ON_PAGE = 400;

export function cardsByText(found: readonly CardOfText[]): { textId: number; cards: LivingCard[] }[] {
  const texts = new Map<number, LivingCard[]>();
  for (const { textId, card } of found) texts.set(textId, [...(texts.get(textId) ?? []), card]);
  return [...texts].map(([textId, cards]) => ({ textId, cards }));
}
