import type { ActionAnswer } from '@wallabee/contract/actions/action';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ActionsContext } from '../../game-ui/actions/action-button.tsx';
import { actionKey, type GameAction } from '../../game-ui/actions/game-action.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../ui/feedback/use-offer-toast.ts';
import { isGetting, nextOf, undoOf } from './action-bodies.ts';
import { actionsStrings as strings } from './actions.strings.ts';
import { doneWords } from './done-words.ts';
import { usePerform } from './use-perform.ts';

/** Most visits do nothing that needs them. */
const CostDialog = lazy(async () => ({ default: (await import('./cost-dialog.tsx')).CostDialog }));
const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog.tsx')).PriceDialog }));

/** The `ActionButton`s inside it do what they say: at once, or after a look at the cost. */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const { perform, isUnderWay, gone } = usePerform();
  const announce = useAnnounce((action, isUndo) => void doNow(action, isUndo));
  const showToast = useToast();
  const asking = useAsking();

  async function doNow(action: GameAction, isUndo = false) {
    const answers: ActionAnswer[] = [];
    try {
      await perform(action, answers);
      announce(action, answers, isUndo);
    } catch (failure) {
      showToast({ text: strings.failed((failure as Error).message), isError: true });
    }
  }

  async function confirm(action: GameAction) {
    asking.begin();
    try {
      await perform(action, asking.answers.current);
      announce(action, asking.answers.current, false);
      asking.close();
    } catch (failure) {
      asking.fail((failure as Error).message);
    }
  }

  function act(action: GameAction) {
    if (isUnderWay(actionKey(action))) return;
    if (isGetting(action) || action.action === 'list_on_market') asking.ask(action);
    else void doNow(action);
  }

  const { asked } = asking;
  const dialog = {
    isOpen: asking.isOpen,
    failure: asking.failure,
    isBusy: asked !== null && isUnderWay(actionKey(asked)),
    onClose: asking.close,
  };
  return (
    <ActionsContext value={{ act, isUnderWay, gone }}>
      {children}
      <Suspense>
        {asked && isGetting(asked) && (
          <CostDialog
            {...dialog}
            action={asked}
            done={asking.answers.current.length}
            onConfirm={() => void confirm(asked)}
          />
        )}
        {asked?.action === 'list_on_market' && (
          <PriceDialog
            key={asked.item.item_id}
            {...dialog}
            item={asked.item}
            onPrice={(cost) => void confirm({ ...asked, cost })}
          />
        )}
      </Suspense>
    </ActionsContext>
  );
}

/** What the dialog asks; it stays in it while the dialog closes. */
function useAsking() {
  const [asked, setAsked] = useState<GameAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const answers = useRef<ActionAnswer[]>([]);
  return {
    asked,
    isOpen,
    failure,
    answers,
    ask(action: GameAction) {
      answers.current = [];
      setFailure(undefined);
      setAsked(action);
      setOpen(true);
    },
    begin: () => setFailure(undefined),
    fail: (message: string) => setFailure(message),
    close: () => setOpen(false),
  };
}

/** Says what happened, with the next step or the way back. */
function useAnnounce(onOffer: (action: GameAction, isUndo: boolean) => void) {
  const showToast = useToast();
  const showOffer = useOfferToast();
  return (action: GameAction, answers: readonly ActionAnswer[], isUndo: boolean) => {
    const text = doneWords(action, answers);
    const last = answers.at(-1);
    const next = last && nextOf(action, last);
    const undo = last && !isUndo && undoOf(action, last);
    if (next) showOffer(text, { label: strings.saveIt, onAction: () => onOffer(next, false) });
    else if (undo) showOffer(text, { label: strings.undo, onAction: () => onOffer(undo, true) });
    else showToast({ text });
  };
}
