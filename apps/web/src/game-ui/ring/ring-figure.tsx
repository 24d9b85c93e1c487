import { artPath } from '@wallabee/contract/art/art-address';
import type { RingMember } from '@wallabee/contract/swaps/ring';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Avatar } from '../avatar.tsx';
import { AgreementMark, type RingMark } from './agreement-mark.tsx';
import { ringStrings } from './ring.strings.ts';
import { RingDrawing } from './ring-drawing.tsx';
import styles from './ring-figure.module.css';
import { ringSizeOf } from './ring-geometry.ts';
import { RingGift } from './ring-gift.tsx';
import layout from './ring-layout.module.css';

/** A member of a found ring, or of a proposed one. */
export type RingSeat = RingMember & { agreed?: boolean; is_gone?: boolean };

type RingFigureProps = {
  /** In giving order; the first is the player who looks. */
  members: readonly RingSeat[];
  /** In at most three short lines, why it is good for the player. */
  hub: ReactNode;
  /** A proposed ring shows who has agreed. */
  isProposed?: boolean | undefined;
};

export function RingFigure({ members, hub, isProposed }: RingFigureProps) {
  const size = ringSizeOf(members);
  const gone = members.map(({ is_gone }) => is_gone === true);
  const label = gone.includes(true) ? ringStrings.brokenLabel(size) : ringStrings.label(size);
  return (
    <figure className={layout.ring} data-ring-size={size} aria-label={label}>
      <RingDrawing size={size} gone={gone} />
      <ol>
        {members.map((member, place) => (
          <Seat
            key={member.player.id}
            member={member}
            place={place}
            receiver={members[place + 1]?.player.name}
            mark={isProposed ? markOf(member) : undefined}
          />
        ))}
      </ol>
      <figcaption className={styles.hub}>{hub}</figcaption>
    </figure>
  );
}

type SeatProps = {
  member: RingSeat;
  place: number;
  /** Undefined for the last member, who gives to the player who looks. */
  receiver: string | undefined;
  mark: RingMark | undefined;
};

function Seat({ member: { player, gives, is_gone }, place, receiver, mark }: SeatProps) {
  const isMe = place === 0;
  const whose = isMe ? 'mine' : 'other';
  return (
    <li>
      <span className={classNames(layout.player, isMe && layout.you)} data-at={2 * place}>
        <span className={classNames(styles.face, isMe && styles.own)}>
          <Avatar
            src={artPath({ kind: 'player', id: player.id }, 100, player.image_key)}
            hue={player.hue}
            isHexagon={isMe}
          />
          {mark && <AgreementMark mark={mark} />}
        </span>
        <span className={classNames(styles.name, isMe && styles.own)}>
          {isMe ? ringStrings.you : player.name}
        </span>
        {mark && <VisuallyHidden>{ringStrings.marks[mark][whose]}</VisuallyHidden>}
      </span>
      <VisuallyHidden>{ringStrings.gives[whose]}</VisuallyHidden>
      <RingGift item={gives} at={2 * place + 1} role={roleOf(place, receiver)} isGone={is_gone === true} />
      <VisuallyHidden>{ringStrings.to(receiver ?? ringStrings.toYou)}</VisuallyHidden>
    </li>
  );
}

function roleOf(place: number, receiver: string | undefined): 'give' | 'get' | 'other' {
  if (place === 0) return 'give';
  return receiver === undefined ? 'get' : 'other';
}

export function markOf({ agreed, is_gone }: Pick<RingSeat, 'agreed' | 'is_gone'>): RingMark {
  if (is_gone) return 'gone';
  return agreed ? 'agreed' : 'waiting';
}
