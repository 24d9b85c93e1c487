import type { ReactNode } from 'react';
import { RingFigure, type RingSeat } from '../../../game-ui/ring/ring-figure.tsx';
import { ringSizeOf } from '../../../game-ui/ring/ring-geometry.ts';
import { RingSkeleton } from '../../../game-ui/ring/ring-skeleton.tsx';
import { Bone } from '../../../ui/feedback/skeletons.tsx';
import { MemberGains } from './member-gains.tsx';
import { OwnExchange } from './own-exchange.tsx';
import styles from './ring-deal.module.css';
import { RingHub } from './ring-hub.tsx';
import { gainsOfOthers, hubWords, ownExchange, ringHeading } from './ring-words.ts';

type RingDealProps = {
  /** A found ring or a proposed one; the first member is the player who looks. */
  ring: { members: readonly RingSeat[] };
  actions: ReactNode;
  /** One line below the heading. */
  meta?: ReactNode;
  /** Shows who has agreed. */
  proposed?: boolean | undefined;
};

/** A ring as a drawing, and the same in words. */
export function RingDeal({ ring, actions, meta, proposed }: RingDealProps) {
  const members = [...ring.members];
  const { me, gets } = ownExchange(members);
  return (
    <article className={styles.deal} data-ring-size={ringSizeOf(members)}>
      <RingFigure members={members} isProposed={proposed} hub={<RingHub words={hubWords(me.gain, gets)} />} />
      <div className={styles.words}>
        <header className={styles.head}>
          <h2>{ringHeading(members)}</h2>
          {meta && <p>{meta}</p>}
        </header>
        <OwnExchange members={members} />
        <div className={styles.gains}>
          <MemberGains gains={gainsOfOthers(members)} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}

/** Decoration: the caller says that the rings are loading. */
export function RingDealSkeleton() {
  return (
    <div className={styles.deal} data-ring-size="3" aria-hidden="true">
      <RingSkeleton />
      <div className={styles.words}>
        <Bone className={styles.headBone} />
        <Bone className={styles.lineBone} />
        <Bone className={styles.lineBone} />
        <Bone className={styles.buttonBone} />
      </div>
    </div>
  );
}
