import type { Swap } from '@wallabee/contract/swaps/swap';
import { RingFigure } from '../../../game-ui/ring/ring-figure.tsx';
import { Ringlet } from '../../../game-ui/ring/ringlet.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { exchangeIn, nameOf } from '../exchange.ts';
import { formatDayAndHour } from '../format-day-and-hour.ts';
import { RingHub } from '../ring/ring-hub.tsx';
import { hubWords } from '../ring/ring-words.ts';
import { swapHref } from '../swap-links.ts';
import { countAgreed } from './nearest-ring.ts';
import { waitingRowStrings as strings } from './waiting.strings.ts';

/** The rings that wait for the player, each in a row. */
export function WaitingRows({ swaps }: { swaps: readonly Swap[] }) {
  return (
    <MediaList label={strings.label}>
      {swaps.map((swap) => (
        <MediaRow
          key={swap.id}
          picture={<Ringlet members={swap.members} />}
          title={<Link to={swapHref(swap.id)}>{nameOf(exchangeIn(swap).gets)}</Link>}
          detail={rowWords(swap)}
        />
      ))}
    </MediaList>
  );
}

function rowWords(swap: Swap): string {
  const agreed = strings.agreed(formatNumber(countAgreed(swap)), formatNumber(swap.members.length));
  return strings.row(nameOf(exchangeIn(swap).gives), agreed, formatDayAndHour(swap.expires_at));
}

/** One ring, drawn for the wall of the hive. */
export function WaitingRing({ swap: { members } }: { swap: Swap }) {
  const gain = members[0]?.gain;
  const { gets } = exchangeIn({ members });
  return <RingFigure members={members} isProposed hub={gain && <RingHub words={hubWords(gain, gets)} />} />;
}
