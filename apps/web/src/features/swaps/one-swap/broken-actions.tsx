import type { Swap } from '@wallabee/contract/swaps/swap';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { MEND } from './mend-links.ts';
import { swapStrings as strings } from './swap.strings.ts';

export function BrokenActions({ swap }: { swap: Swap }) {
  if (swap.mended_by !== null) {
    return (
      <>
        <p>{strings.isMended}</p>
        <ButtonRow>
          <ButtonLink to={`/swaps/${swap.mended_by}`}>{strings.openMended}</ButtonLink>
        </ButtonRow>
      </>
    );
  }
  if (swap.ways.length === 0) {
    return (
      <>
        <p>{strings.noWays}</p>
        <ButtonRow>
          <ButtonLink to="/swaps">{strings.lookForOthers}</ButtonLink>
        </ButtonRow>
      </>
    );
  }
  return (
    <ButtonRow>
      <ButtonLink to={`#${MEND}`}>{strings.waysHeading(swap.ways.length)}</ButtonLink>
      <ButtonLink to="/swaps" look="quiet">
        {strings.letGo}
      </ButtonLink>
    </ButtonRow>
  );
}
