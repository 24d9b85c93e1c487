import type { PlanStep } from '@wallabee/contract/plan/plan';
import type { Way } from '@wallabee/contract/plan/ways';
import type { ActedItem, ActedType, GameAction, PlainAction } from '../../../game-ui/actions/game-action.ts';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { stepStrings as strings } from '../plan.strings.ts';

/** What the button of a step or a way does. */
export type Doing =
  | { kind: 'act'; action: GameAction }
  | { kind: 'link'; href: SiteAddress; label: string }
  | { kind: 'wait'; label: string };

export const WALK_ID = 'walk';

export function stepDoing(step: PlanStep): Doing | null {
  const { way, item, count, is_target } = step;
  if (way.kind === 'mix') return mixDoing(step);
  return wayDoing(way, { item, count, cost: step.honeycombs / Math.max(count, 1), isPart: !is_target });
}

interface Wanted {
  item: ActedType;
  count?: number;
  cost: number;
  isPart?: boolean;
}

/** Null where nothing can be done on the site. */
export function wayDoing(way: Way, { item, count = 1, cost, isPart = false }: Wanted): Doing | null {
  switch (way.kind) {
    case 'store':
      return act({ action: 'buy', item, count, cost, isPart });
    case 'market':
      return way.item
        ? act({ action: 'buy_on_market', item: way.item, cost, seller: way.seller?.name, isPart })
        : act({ action: 'buy', item, count, cost, isPart });
    case 'held':
      return way.item && act({ action: heldAction(way), item: way.item });
    case 'swap':
      return way.item && { kind: 'link', href: `/swaps?set=${way.item.set_id}`, label: strings.seeRing };
    case 'place':
    case 'forage':
      return way.place && { kind: 'link', href: `#${WALK_ID}`, label: strings.showOnMap };
    case 'container':
      return (
        way.container && {
          kind: 'link',
          href: `/tools/item/${way.container.item_type_id}`,
          label: strings.open,
        }
      );
    default:
      return null;
  }
}

/** What is taken out of the lockbox is still locked. */
function heldAction({ is_stashed, is_locked }: Way): PlainAction {
  if (is_stashed) return 'unstash';
  return is_locked ? 'unlock' : 'save';
}

function act(action: GameAction): Doing {
  return { kind: 'act', action };
}

function mixDoing({ phase, item, parts, is_target }: PlanStep): Doing {
  const [first, second] = parts;
  if (first?.held && second?.held) return act(mixOf(item, [first.held, second.held], !is_target));
  if (phase === 'after') return { kind: 'wait', label: strings.whenBack };
  const before = Math.max(...parts.map(({ from_step }) => from_step ?? 0));
  return { kind: 'wait', label: strings.mixFirst(formatNumber(before)) };
}

export function mixOf(item: ActedType, parts: readonly [ActedItem, ActedItem], isPart: boolean): GameAction {
  return { action: 'mix', item, parts, isPart };
}
