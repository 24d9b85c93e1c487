import type { LuckDay, LuckDraw } from '@wallabee/contract/luck/luck';
import type { Paging } from '@wallabee/contract/protocol/paging';
import { Pager } from '../../ui/controls/pager.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './luck.module.css';
import { luckStrings } from './luck.strings.ts';
import { LuckDrawCard } from './luck-draw.tsx';
import { LuckForm } from './luck-form.tsx';
import { playerLuckHref } from './luck-links.ts';
import { LuckCode, LuckDays, LuckExplained } from './luck-panels.tsx';

export interface ShownLuck {
  heading: string;
  nothing: string;
  draws: readonly LuckDraw[];
  /** Of a player; null for the draws of an item. */
  pages: { player: number; paging: Paging } | null;
}

interface LuckViewProps {
  asked: { player: string; draw: string };
  isUnknown: boolean;
  shown: ShownLuck | null;
  /** Null without a network. */
  days: readonly LuckDay[] | null;
}

export function LuckView({ asked, isUnknown, shown, days }: LuckViewProps) {
  return (
    <div className={styles.page}>
      <div className={styles.pair}>
        <LuckForm {...asked} isUnknown={isUnknown} />
        <LuckExplained />
      </div>
      {shown && <Draws shown={shown} />}
      <LuckCode draw={shown?.draws.find(({ seed, picks }) => seed !== null && picks.length > 0)} />
      <LuckDays days={days} />
    </div>
  );
}

function Draws({ shown: { heading, nothing, draws, pages } }: { shown: ShownLuck }) {
  return (
    <Panel heading={heading}>
      {draws.length === 0 ? (
        <EmptyState heading={luckStrings.noDraws} text={nothing} />
      ) : (
        <div className={styles.draws}>
          {draws.map((draw) => (
            <LuckDrawCard key={`${draw.player.id} ${draw.counter}`} draw={draw} isOnly={draws.length === 1} />
          ))}
        </div>
      )}
      {pages && (
        <Pager
          current={pages.paging.current_page - 1}
          total={pages.paging.total_pages}
          label={luckStrings.pages}
          href={(page) => playerLuckHref(pages.player, page + 1)}
        />
      )}
    </Panel>
  );
}
