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
  hive: HiveAnswer | undefined;
  hasFailed: boolean;
  ring: (swap: Swap) => ReactNode;
}

export function HiveWall({ hive, hasFailed, ring }: HiveWallProps) {
  return (
    <header className={styles.wall}>
      <div className={classNames(wrapClass, styles.wrap)}>
        <div className={styles.say}>
          <p className={styles.when}>
            {hive && <time dateTime={hive.at}>{day.format(new Date(hive.at))}</time>}
            {hasFailed && day.format(new Date())}
          </p>
          <h1>{strings.heading}</h1>
          <p className={styles.sentence}>{sentenceOf(hive, hasFailed)}</p>
          <div className={styles.actions}>{hive && <WallActions hive={hive} />}</div>
        </div>
        {hive && <WallPicture hive={hive} ring={ring} />}
        {!hive && !hasFailed && <PictureSkeleton />}
      </div>
    </header>
  );
}

function sentenceOf(hive: HiveAnswer | undefined, hasFailed: boolean): string {
  if (hive) return hiveSentence(hive);
  return hasFailed ? strings.failedSentence : strings.loading;
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

function WallActions({ hive }: { hive: HiveAnswer }) {
  const { swap, gap } = shownBy(hive);
  if (swap) return <RingActions swap={swap} total={hive.waiting_total} />;
  return (
    <>
      {gap && (
        <ButtonLink look="ink" to={`/plan/${gap.set.id}`}>
          {shelfStrings.plan(gap.set.gaps.length)}
        </ButtonLink>
      )}
      <ButtonLink look={gap ? 'line' : 'ink'} to="/radar">
        {strings.openRadar}
      </ButtonLink>
    </>
  );
}

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

/** The ring nearest to happening, else the best gap of a set, else nothing. */
function WallPicture({ hive, ring }: { hive: HiveAnswer; ring: (swap: Swap) => ReactNode }) {
  const { swap, gap } = shownBy(hive);
  return (
    <>
      {swap && <div className={styles.ring}>{ring(swap)}</div>}
      {gap && <WallGap gap={gap.gap} set={gap.set.name} isLast={gap.set.gaps.length === 1} />}
    </>
  );
}

function shownBy({ waiting: [swap], sets }: HiveAnswer) {
  return { swap, gap: swap ? null : bestGap(sets) };
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
        <WayTag kind={way.kind} isFar={way.is_far} />
        {shortWay(way)}
      </p>
    </div>
  );
}

function PictureSkeleton() {
  return (
    <>
      <noscript>{strings.noScript}</noscript>
      <div className={styles.ring}>
        <RingSkeleton />
      </div>
    </>
  );
}
