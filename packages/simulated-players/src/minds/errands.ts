import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { forageType } from './foraging.ts';
import { type Doing, typeOfId, type View } from './view.ts';

export function noteErrand({ intent, now, isForagedSomewhere }: View, type: TypeFacts) {
  if (intent.errands.size >= MOST_ERRANDS || !isIssuedAt(type, now()) || !isForagedSomewhere(type)) return;
  intent.errands.add(type.id);
}

const MOST_ERRANDS = 24;

/** Forages everything on the list that this city has. */
export function* runErrands(view: View): Doing {
  const { errands } = view.intent;
  for (const id of [...errands]) {
    const type = typeOfId(view.catalogue, id);
    const isDone = !isIssuedAt(type, view.now()) || (yield* forageType(view, type)) !== undefined;
    if (isDone) errands.delete(id);
  }
}
