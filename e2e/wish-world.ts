import type { APIRequestContext } from '@playwright/test';
import { api } from './item-world.ts';

interface TypeOnList {
  id: number;
  name: string;
  set_id: number;
  scarce: boolean;
}

export async function inOrderOfSets<Type extends TypeOnList>(
  request: APIRequestContext,
  types: readonly Type[],
) {
  const { sets } = await api<{ sets: { id: number }[] }>(request, '/sets');
  return sets.flatMap(({ id }) => types.filter(({ set_id }) => set_id === id));
}

export async function collectionOf(request: APIRequestContext, username: string) {
  const { id } = await api<{ id: number }>(request, `/users/${username}`);
  const types = await api<(TypeOnList & { item_type_id: number })[]>(request, '/items/wishable');
  const { saveditems } = await api<{ saveditems: Record<string, { number: number }> }>(
    request,
    `/users/${id}/saveditems`,
  );
  const saved = new Map(Object.entries(saveditems).map(([type, { number }]) => [Number(type), number]));
  return { types: types.map((type) => ({ ...type, id: type.item_type_id })), saved };
}
