import type { Swap } from '@wallabee/contract/swaps/swap';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ownExchange } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './swap-rules.module.css';
import { onDayAtTime } from './swap-times.ts';
import { membersWithoutAnswer } from './swap-words.ts';

export function WhenAllAgree({ swap, now }: { swap: Swap; now: Date }) {
  const { gives } = ownExchange(swap.members);
  return (
    <Panel heading={whenHeading(swap)}>
      <Rules
        rules={[
          { icon: 'swap', text: strings.allAtOnce(swap.members.length) },
          { icon: 'lock', text: strings.nothingSetAside(gives.name) },
          { icon: 'clock', text: strings.endsBy(onDayAtTime(swap.expires_at, now)) },
        ]}
      />
    </Panel>
  );
}

function whenHeading(swap: Swap): string {
  const waiting = membersWithoutAnswer(swap);
  const [only] = waiting;
  if (!only || waiting.length > 1) return strings.whenAllAgree;
  return only === swap.members[0] ? strings.whenYouAgree : strings.whenAgreed(only.player.name);
}

export function WhatHappensNow({ swap }: { swap: Swap }) {
  const { gives } = ownExchange(swap.members);
  const isGone = swap.members[0]?.is_gone;
  return (
    <Panel heading={strings.whatNow}>
      <Rules
        rules={[
          { icon: 'check', text: strings.carriesOver },
          ...(isGone ? [] : [{ icon: 'lock' as const, text: strings.neverLeft(gives.name) }]),
          ...(swap.may_write ? [{ icon: 'clock' as const, text: strings.talkStays }] : []),
        ]}
      />
    </Panel>
  );
}

function Rules({ rules }: { rules: readonly { icon: IconName; text: string }[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
