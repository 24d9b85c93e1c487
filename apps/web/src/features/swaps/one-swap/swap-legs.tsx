import { artPath } from '@wallabee/contract/art/art-address';
import type { Swap, SwapMember } from '@wallabee/contract/swaps/swap';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { ringWords } from '../ring/ring.strings.ts';
import { numbered } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './swap-legs.module.css';
import { nameIn } from './swap-words.ts';

/** Each member with what they give, to whom, and their answer. */
export function SwapLegs({ swap }: { swap: Swap }) {
  return (
    <ul className={styles.legs}>
      {swap.members.map((member, place) => (
        <Leg key={member.player.id} swap={swap} member={member} isMe={place === 0} />
      ))}
    </ul>
  );
}

function Leg({ swap, member, isMe }: { swap: Swap; member: SwapMember; isMe: boolean }) {
  const { player, gives, to } = member;
  const { id, name, hue, image_key } = player;
  const answer = answerOf(swap, member);
  return (
    <li>
      <Avatar src={artPath({ kind: 'player', id }, 100, image_key)} hue={hue} isHexagon={isMe} />
      <div>
        {isMe ? (
          <b>{ringWords.you}</b>
        ) : (
          <Link className={styles.name} to={`/tools/profile/${id}/bio`}>
            {name}
          </Link>
        )}
        <p>{strings.gives(numbered(gives), nameIn(swap, to, ringWords.youInside))}</p>
      </div>
      <span className={styles.answer} data-answer={answer}>
        <Icon name={ICONS[answer]} />
        {strings.answers[answer]}
      </span>
    </li>
  );
}

type Answer = keyof typeof strings.answers;

function answerOf({ state, ended_by }: Swap, { player, agreed, is_gone }: SwapMember): Answer {
  if (is_gone) return 'gone';
  if ((state === 'declined' || state === 'withdrawn') && ended_by === player.id) return state;
  return agreed ? 'agreed' : 'waiting';
}

const ICONS: Record<Answer, IconName> = {
  agreed: 'check',
  waiting: 'clock',
  gone: 'close',
  declined: 'close',
  withdrawn: 'close',
};
