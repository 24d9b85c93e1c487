import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Chance } from '../../chance.ts';
import { firstName } from '../first-name.ts';
import { setFacts } from './choose-reply.ts';
import { type KnownType, waysTo } from './known-types.ts';
import type { ReplyPlan } from './reply-plan.ts';
import type { WritersWorld } from './writers-world.ts';

/** Something that the writer carries and can spare, for something of a set that the writer is working on. */
export function planOffer(world: WritersWorld, chance: Chance): ReplyPlan | undefined {
  const spare = chance.pick([...world.spare]);
  const type = spare && typeOf(world, spare[0]);
  if (!spare || !type) return undefined;
  const gap = pickGap(world, chance);
  return {
    part: 'offer',
    facts: { ...gap?.facts, item: type.name, number: formatNumber(spare[1]), item2: gap?.type.name },
  };
}

/** Only about items that the others can look up. */
export function planQuestion(world: WritersWorld, chance: Chance): ReplyPlan | undefined {
  const gap = pickGap(world, chance, (type) => waysTo(type, chance).length > 0);
  return gap && { part: 'question', facts: { ...gap.facts, item: gap.type.name, place: world.place } };
}

export interface Friend {
  readonly name: string;
  readonly saved: ReadonlySet<ItemTypeId>;
}

/** Something for the friend, or else a word about a set. */
export function planMessage(
  { name, saved }: Friend,
  world: WritersWorld,
  chance: Chance,
): ReplyPlan | undefined {
  const friend = firstName(name);
  const spare = chance.pick([...world.spare].filter(([id]) => !saved.has(id)));
  const type = spare && typeOf(world, spare[0]);
  if (spare && type && chance.happens(0.6)) {
    const facts = { friend, item: type.name, set: type.set, number: formatNumber(spare[1]) };
    return { part: 'mail_spare', facts };
  }
  const gap = pickGap(world, chance);
  const facts = { ...gap?.facts, friend, item: gap?.type.name, place: world.place };
  return gap && { part: 'mail_set', facts };
}

function pickGap(world: WritersWorld, chance: Chance, isFit: (type: KnownType) => boolean = () => true) {
  const gaps = world.sets.flatMap((set) =>
    set.missing.flatMap((id) => {
      const type = typeOf(world, id);
      return type && isFit(type) ? [{ type, facts: setFacts(set) }] : [];
    }),
  );
  return chance.pick(gaps);
}

function typeOf({ types }: WritersWorld, id: ItemTypeId): KnownType | undefined {
  return types.find((type) => type.id === id);
}
