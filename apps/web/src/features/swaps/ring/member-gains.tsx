import { artPath } from '@wallabee/contract/art/art-address';
import { Avatar } from '../../../game-ui/avatar.tsx';
import styles from './member-gains.module.css';
import { ringWords } from './ring.strings.ts';
import type { MemberGain } from './ring-words.ts';

/** One line for each member. */
export function MemberGains({ gains, own }: { gains: readonly MemberGain[]; own?: MemberGain | undefined }) {
  return (
    <ul className={styles.gains} aria-label={own ? undefined : ringWords.othersGain}>
      {own && <Gain gain={own} name={ringWords.you} />}
      {gains.map((gain) => (
        <Gain key={gain.member.player.id} gain={gain} name={gain.member.player.name} />
      ))}
    </ul>
  );
}

function Gain({ gain: { member, words }, name }: { gain: MemberGain; name: string }) {
  const { id, image_key, hue } = member.player;
  return (
    <li>
      <Avatar src={artPath({ kind: 'player', id }, 50, image_key)} hue={hue} />
      <span>
        <b>{name}</b> {words}
      </span>
    </li>
  );
}
