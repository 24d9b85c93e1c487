import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import { createChance } from '@wallabee/simulated-players/chance';
import { getNewItems } from '@wallabee/simulated-players/minds/new-items';
import { type Doing, type Intent, newIntent, type View } from '@wallabee/simulated-players/minds/view';
import { visit } from '@wallabee/simulated-players/minds/visit';
import { ProblemError } from '../../../platform/problems.ts';
import type { LiveGameServices } from '../live-services.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import { isFair } from './fairness.ts';
import { type Known, liveView } from './live-view.ts';
import type { KnownLoader } from './load-known.ts';

/** What a player did just now. */
export interface Deed {
  player: SimulatedPlayer;
  action: Action;
  applied: AppliedChanges;
  known: Known;
}

export interface Visits {
  /** Performs the next action of the visit under way, or of the next visit. */
  next(): Promise<Deed | undefined>;
}

interface VisitsOptions extends Pick<LiveGameServices, 'perform' | 'random'> {
  loader: KnownLoader;
  /** The types that Home shows. */
  latest: () => readonly ItemTypeId[];
}

interface Visit {
  known: Known;
  view: View;
  doing: Doing;
  /** Of the action before; undefined where it was refused. */
  result: AppliedChanges | undefined;
}

export function createVisits({ perform, random, loader, latest }: VisitsOptions): Visits {
  const intents = new Map<PlayerId, Intent>();
  let current: Visit | undefined;
  let sinceLatest = 0;

  /** Now and then somebody comes for what was released lately, as at a release in the generator. */
  function chooseVisit({ catalogue }: Known): (view: View) => Doing {
    if (sinceLatest < MOST_SINCE_LATEST) return visit;
    const types = latest().flatMap((id) => catalogue.types.get(id) ?? []);
    return (view) => getNewItems(view, view.chance.sample(types, LOOKED_FOR));
  }

  function countLatest({ minted }: AppliedChanges) {
    sinceLatest += 1;
    if (minted.some(({ item_type_id }) => latest().includes(item_type_id))) sinceLatest = 0;
  }

  async function begin(): Promise<Visit | undefined> {
    const known = await loader.visitor();
    if (!known) return undefined;
    const seed = Math.floor(random() * 2 ** 32);
    const intent = intentOf(intents, known.player.id);
    const decide = chooseVisit(known);
    await rehearse(known, { decide, seed, intent });
    const view = liveView(known, { chance: createChance(seed, 'visit'), intent });
    return { known, view, doing: decide(view), result: undefined };
  }

  async function carryOut(under: Visit, action: Action): Promise<Deed | undefined> {
    const { known, view } = under;
    const applied = (await isFair(action, { view, others: known.others }))
      ? await perform(action).catch(undefinedIfRefused)
      : undefined;
    under.result = applied;
    if (!applied) return undefined;
    countLatest(applied);
    known.own.follow(applied);
    known.others.follow(applied);
    if (known.others.hasQuestions()) await known.others.load();
    return { player: known.player, action, applied, known };
  }

  async function nextStep(): Promise<Deed | undefined> {
    current ??= await begin();
    if (!current) return undefined;
    const step = current.doing.next(current.result);
    if (!step.done) return carryOut(current, step.value);
    current = undefined;
    return undefined;
  }

  return {
    next: async () => {
      try {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const deed = await nextStep();
          if (deed) return deed;
        }
        return undefined;
      } catch (failure) {
        // What the player knew may no longer be true; the next visit loads it anew.
        current = undefined;
        throw failure;
      }
    },
  };
}

const MOST_TRIES = 12;
/** In actions: at the default pace one of the latest types is issued within a minute. */
const MOST_SINCE_LATEST = 9;
const LOOKED_FOR = 2;

function intentOf(intents: Map<PlayerId, Intent>, player: PlayerId): Intent {
  const intent = intents.get(player) ?? newIntent();
  intents.set(player, intent);
  return intent;
}

/**
 * The view answers at once and the database does not, so the visit is played before with every action refused:
 * what it asks about others is loaded before it begins.
 */
async function rehearse(
  known: Known,
  { decide, seed, intent }: { decide: (view: View) => Doing; seed: number; intent: Intent },
) {
  for (let rounds = 0; rounds < MOST_REHEARSALS; rounds += 1) {
    const view = liveView(known, {
      chance: createChance(seed, 'visit'),
      intent: { ...intent, errands: new Set(intent.errands) },
    });
    const doing = decide(view);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) if (doing.next(undefined).done) break;
    if (!known.others.hasQuestions()) return;
    await known.others.load();
  }
}

const MOST_REHEARSALS = 3;
const MOST_STEPS = 200;

function undefinedIfRefused(failure: unknown): undefined {
  if (failure instanceof ProblemError && (failure.status === 404 || failure.status === 409)) return undefined;
  throw failure;
}
