import { artPath } from '@wallabee/contract/art/art-address';
import type { Swap, SwapMessage } from '@wallabee/contract/swaps/swap';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { LinkedText } from '../../../ui/controls/linked-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { capital } from '../ring/ring.strings.ts';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './swap-talk.module.css';
import { dayAndTime } from './swap-times.ts';
import { nameIn, swapTitle } from './swap-words.ts';
import { TalkForm } from './talk-form.tsx';
import { type TalkNote, talkLines } from './talk-lines.ts';
import { WaitingTalk } from './waiting-for-swap.tsx';

/** The messages of the members, and what happened to the ring. */
export function SwapTalk({ swap, now }: { swap: Swap; now: Date }) {
  return (
    <Panel heading={strings.betweenYou(swap.members.length)} aside={strings.onlyMembers}>
      <ol className={styles.talk}>
        {talkLines(swap).map((line) =>
          'note' in line ? (
            <Note key={`${line.note.at} ${line.note.text}`} note={line.note} now={now} />
          ) : (
            <Message key={line.message.id} message={line.message} swap={swap} now={now} />
          ),
        )}
      </ol>
      <WaitingTalk swap={swap} />
      {swap.may_write ? (
        <TalkForm swapId={swap.id} title={swapTitle(swap)} />
      ) : (
        <p className={styles.closed}>{strings.noWriting}</p>
      )}
    </Panel>
  );
}

function Message({ message, swap, now }: { message: SwapMessage; swap: Swap; now: Date }) {
  const { sender_id, text, created_at } = message;
  const sender = swap.members.find(({ player }) => player.id === sender_id)?.player;
  return (
    <li className={styles.message}>
      <Avatar
        src={sender && artPath({ kind: 'player', id: sender.id }, 100, sender.image_key)}
        hue={sender?.hue}
        pixels={36}
      />
      <p className={styles.by}>
        <b>{nameIn(swap, sender_id)}</b>{' '}
        <time dateTime={created_at}>{capital(dayAndTime(created_at, now))}</time>
      </p>
      <p className={styles.text}>
        <LinkedText text={text} opensTab />
      </p>
    </li>
  );
}

function Note({ note: { kind, at, text }, now }: { note: TalkNote; now: Date }) {
  return (
    <li className={styles.note} data-kind={kind}>
      <Icon name={kind === 'good' ? 'check' : 'close'} />
      <span>{strings.noteAt(text, dayAndTime(at, now))}</span>
    </li>
  );
}
