import type { Plan } from '@wallabee/contract/plan/plan';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Honeycombs } from '../cost.tsx';
import { asideStrings as strings } from '../plan.strings.ts';
import { boundWords, inWords, slipName, slipValue } from '../plan-words.ts';
import styles from './slip.module.css';

interface SlipProps {
  plan: Plan;
  isLooking: boolean;
  /** The last look failed, so that the prices are old. */
  isStale: boolean;
  onLookAgain: () => void;
}

/** The sum of the plan: a till receipt, torn at the foot. */
export function Slip({ plan, isLooking, isStale, onLookAgain }: SlipProps) {
  const { steps, honeycombs, balance, bound, at } = plan;
  const lacking = honeycombs - balance;
  return (
    <Paper heading={plan.set?.name ?? plan.title} subtitle={subtitleOf(plan)}>
      <dl>
        {steps.map((step) => (
          <Line key={step.step} name={slipName(step)} value={slipValue(step)} />
        ))}
        <Line name={strings.inAll} value={{ honeycombs }} isSum />
      </dl>
      <div className={styles.small}>
        <p>
          {lacking > 0
            ? strings.lacking(formatNumber(balance), formatNumber(lacking))
            : strings.hold(formatNumber(balance))}{' '}
          {boundWords(bound)} {strings.asOf(hour.format(new Date(at)))} {isStale && strings.stale}
        </p>
        <Button look="quiet" isSmall isBusy={isLooking} onClick={onLookAgain}>
          {strings.lookAgain}
        </Button>
      </div>
    </Paper>
  );
}

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function subtitleOf({ set, shelf, prefer }: Plan): string {
  const missing = shelf.filter(({ has }) => !has).length;
  const words = set ? strings.subtitle : strings.listSubtitle;
  const count = set ? missing : shelf.length;
  return words(inWords(count), count === 1, strings.preferences[prefer]);
}

type Value = ReturnType<typeof slipValue>;

function Line({ name, value, isSum }: { name: string; value: Value; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{name}</dt>
      <dd>{'words' in value ? value.words : <Honeycombs count={value.honeycombs} />}</dd>
    </div>
  );
}

function Paper({
  heading,
  subtitle,
  children,
}: {
  heading: ReactNode;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.hold}>
      <section className={styles.slip} aria-label={strings.slip}>
        <h2>{heading}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
        {children}
      </section>
    </div>
  );
}
