import { ActionButton } from '../../../game-ui/actions/action-button.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import styles from './step-card.module.css';
import type { Doing } from './step-doing.ts';

/** The button of a step or a way. */
export function WayDo({ doing, isSmall }: { doing: Doing | null; isSmall?: boolean | undefined }) {
  if (!doing) return null;
  if (doing.kind === 'wait') return <span className={styles.wait}>{doing.label}</span>;
  if (doing.kind === 'link')
    return (
      <ButtonLink look="line" isSmall={isSmall} to={doing.href} isPrefetched={false}>
        {doing.label}
      </ButtonLink>
    );
  const { action } = doing;
  const isBought = action.action === 'buy' || action.action === 'buy_on_market';
  return (
    <ActionButton
      action={action}
      look={isBought || action.action === 'save' ? 'honey' : 'line'}
      isSmall={isSmall}
    />
  );
}
