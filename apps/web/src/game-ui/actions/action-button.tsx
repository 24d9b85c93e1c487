import { createContext, type ReactNode, use } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { actionLabel, itemWords } from './action-words.ts';
import { actionKey, type GameAction } from './game-action.ts';

export interface GoneAction {
  action: GameAction;
  /** What the refusal says. */
  words: string;
}

export interface Actions {
  act: (action: GameAction) => void;
  isUnderWay: (key: string) => boolean;
  /** The last action, where it was refused because what it was for is gone. */
  gone: GoneAction | null;
}

/** The page provides it, because features know nothing of each other. */
export const ActionsContext = createContext<Actions>({
  act: () => {},
  isUnderWay: () => false,
  gone: null,
});

type ActionButtonProps = {
  action: GameAction;
  look?: 'honey' | 'line' | 'quiet' | undefined;
  isSmall?: boolean | undefined;
  label?: ReactNode;
};

/** Does something in the game, after a look at the cost where there is one. */
export function ActionButton({ action, look = 'line', isSmall, label }: ActionButtonProps) {
  const { act, isUnderWay } = use(ActionsContext);
  return (
    <Button look={look} isSmall={isSmall} isBusy={isUnderWay(actionKey(action))} onClick={() => act(action)}>
      <span>
        {label ?? actionLabel(action)}
        <VisuallyHidden> {itemWords(action.item)}</VisuallyHidden>
      </span>
    </Button>
  );
}
