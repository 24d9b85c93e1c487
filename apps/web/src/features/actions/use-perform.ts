import type { ActionAnswer } from '@wallabee/contract/actions/action';
import { actionCalls } from '@wallabee/contract/actions/actions.calls';
import { lockedItemCalls } from '@wallabee/contract/locked-items/locked-items.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import { type ApiFailure, isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import type { GoneAction } from '../../game-ui/actions/action-button.tsx';
import { actionKey, type GameAction } from '../../game-ui/actions/game-action.ts';
import { CALLS_OF_ITEMS } from '../../platform/queries/calls-of-items.ts';
import { useInvalidate } from '../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { bodiesOf } from './action-bodies.ts';

/**
 * Sends the calls of an action that are not in `answers` yet, one after the other, and adds their answers. A refusal
 * means that something has changed, so everything is fetched again then too.
 */
export function usePerform() {
  const invalidate = useInvalidate();
  const { mutateAsync } = useApiMutation(actionCalls.performAction, {
    hasIdempotencyKey: true,
    isQueued: true,
  });
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<GoneAction | null>(null);

  async function perform(action: GameAction, answers: ActionAnswer[]): Promise<void> {
    const key = actionKey(action);
    setUnderWay((keys) => [...keys, key]);
    setGone(null);
    try {
      for (const body of bodiesOf(action).slice(answers.length)) answers.push(await mutateAsync({ body }));
    } catch (failure) {
      if (isGone(failure)) setGone({ action, words: failure.message });
      throw failure;
    } finally {
      setUnderWay((keys) => keys.filter((one) => one !== key));
      void invalidate(playerCalls.readProfile, lockedItemCalls.listLockedItems, ...CALLS_OF_ITEMS).then(
        afterPaint(holdFocus),
      );
    }
  }
  return { perform, gone, isUnderWay: (key: string) => underWay.includes(key) };
}

const GONE_REASONS = ['not_on_market', 'not_dropped', 'price_changed'];

/** Whether something was bought, picked up or given another price before the player. */
function isGone(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && GONE_REASONS.includes(failure.problem.reason ?? '');
}

/** What was fetched is on the page in the second frame at the latest. */
function afterPaint(act: () => void) {
  return () => requestAnimationFrame(() => requestAnimationFrame(act));
}

/** The pressed button may have gone from the page with its row. */
function holdFocus() {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
