import type { SetGap } from '@wallabee/contract/plan/plan';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { ReactNode } from 'react';
import { RingSkeleton } from '../../game-ui/ring/ring-skeleton.tsx';
import { TypeArt } from '../../game-ui/type-art.tsx';
import { WayTag } from '../../game-ui/way-tag.tsx';
import { shortWay } from '../../game-ui/way-words.ts';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { bestGap } from './best-gap.ts';
import { shelfStrings, hiveStrings as strings } from './hive.strings.ts';
import type { HiveAnswer } from './hive-answer.ts';
import { hiveSentence } from './hive-sentence.ts';
import styles from './hive-wall.module.css';

interface HiveWallProps {
  hive: HiveAnswer;
  ring: (swap: Swap) => ReactNode;
}

/** The ring nearest to happening, else the best gap of a set, else the sentence alone. */
export function HiveWall({ hive, ring }: HiveWallProps) {
  const [swap] = hive.waiting;
  const gap = swap ? null : bestGap(hive.sets);
  return (
    <Wall
      when={<time dateTime={hive.at}>{day.format(new Date(hive.at))}</time>}
      sentence={hiveSentence(hive)}
      actions={
        <>
          {swap && <RingActions swap={swap} total={hive.waiting_total} />}
          {gap && (
            <ButtonLink look="ink" to={`/plan/${gap.set.id}`}>
              {shelfStrings.plan(gap.set.gaps.length)}
            </ButtonLink>
          )}
          {!swap && (
            <ButtonLink look={gap ? 'line' : 'ink'} to="/radar">
              {strings.openRadar}
            </ButtonLink>
          )}
        </>
      }
    >
      {swap && <div className={styles.ring}>{ring(swap)}</div>}
      {gap && <WallGap gap={gap.gap} set={gap.set.name} isLast={gap.set.gaps.length === 1} />}
    </Wall>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

function RingActions({ swap, total }: { swap: Swap; total: number }) {
  return (
    <>
      <ButtonLink look="ink" to={`/swaps/${swap.id}`}>
        {strings.lookAtRing}
      </ButtonLink>
      {total > 1 && (
        <ButtonLink look="line" to="/swaps">
          {strings.allWaiting(formatNumber(total))}
        </ButtonLink>
      )}
    </>
  );
}

function WallGap({ gap: { item, way }, set, isLast }: { gap: SetGap; set: string; isLast: boolean }) {
  return (
    <div className={styles.gap}>
      <TypeArt
        art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
        hue={item.hue}
        size="wall"
        isGap
      />
      <p className={styles.gapName}>{item.name}</p>
      <p>{isLast ? shelfStrings.lastOne(set) : shelfStrings.oneOf(set)}</p>
      <p className={styles.way}>
        <WayTag kind={way.kind} place={way.place} />
        {shortWay(way)}
      </p>
    </div>
  );
}

export function WallSkeleton() {
  return (
    <Wall when={NO_BREAK} sentence={strings.loading}>
      <noscript>{strings.noScript}</noscript>
      <div className={styles.ring}>
        <RingSkeleton />
      </div>
    </Wall>
  );
}

const NO_BREAK = '\u00a0';

export function FailedWall() {
  return <Wall when={day.format(new Date())} sentence={strings.failedSentence} />;
}

interface WallProps {
  when: ReactNode;
  sentence: string;
  actions?: ReactNode;
  children?: ReactNode;
}

function Wall({ when, sentence, actions, children }: WallProps) {
  return (
    <header className={styles.wall}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.say}>
          <p className={styles.when}>{when}</p>
          <h1>{strings.heading}</h1>
          <p className={styles.sentence}>{sentence}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {children}
      </div>
    </header>
  );
}
