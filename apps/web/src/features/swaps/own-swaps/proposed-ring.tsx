import type { Swap } from '@wallabee/contract/swaps/swap';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { nameOf } from '../exchange.ts';
import { formatDayAndHour } from '../format-day-and-hour.ts';
import { RingDeal } from '../ring/ring-deal.tsx';
import { swapHref } from '../swap-links.ts';
import { ringStrings as strings } from './own-swaps.strings.ts';

/** A proposal is answered on its own page, which asks once more. */
export function ProposedRing({ swap }: { swap: Swap }) {
  const href = swapHref(swap.id);
  return (
    <RingDeal
      ring={swap}
      proposed
      meta={strings.ends(proposerOf(swap), formatDayAndHour(swap.expires_at))}
      actions={
        swap.members[0]?.agreed ? (
          <ButtonLink look="line" to={href}>
            {strings.see}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={href}>{strings.agree}</ButtonLink>
            <ButtonLink look="quiet" to={href}>
              {strings.decline}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

export function BrokenRing({ swap }: { swap: Swap }) {
  return (
    <RingDeal
      ring={swap}
      proposed
      meta={goneWords(swap)}
      actions={
        <ButtonLink look="line" to={swapHref(swap.id)}>
          {swap.ways.length > 0 ? strings.mend : strings.see}
        </ButtonLink>
      }
    />
  );
}

function proposerOf({ members, proposer_id }: Swap): string {
  const [me, ...others] = members;
  if (me?.player.id === proposer_id) return strings.proposedByYou;
  return strings.proposedBy(others.find(({ player }) => player.id === proposer_id)?.player.name ?? '');
}

function goneWords({ members }: Pick<Swap, 'members'>): string {
  const gone = members.find(({ is_gone }) => is_gone);
  return gone ? strings.gone(gone.player.name, nameOf(gone.gives)) : strings.brokenOff;
}
