import type { Plan } from '@wallabee/contract/plan/plan';
import type { ReactNode } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatDistance } from '../../ui/format-distance.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { BackLink } from '../../ui/layout/page-header.tsx';
import { Honeycombs } from './cost.tsx';
import { planStrings as strings } from './plan.strings.ts';
import styles from './plan-head.module.css';
import { mixWords, toGoWords } from './plan-words.ts';

export function PlanHead({ plan }: { plan: Plan }) {
  const { set } = plan;
  return (
    <header className={styles.header}>
      {set ? (
        <BackLink href={`/tools/sets/${set.id}`} label={strings.backToSet(set.name)} />
      ) : (
        <BackLink href="/plan" label={strings.backToPlans} />
      )}
      <div className={styles.title}>
        {set && (
          <PlateArt
            art={artOf({ kind: 'set', id: set.id }, set.image_key, 200)}
            hue={set.hue}
            pixels={132}
            isEager
          />
        )}
        <div className={styles.words}>
          <h1>{set ? strings.finish(set.name) : strings.heading}</h1>
          {set ? (
            <ProgressBar
              percent={Math.floor((100 * set.found) / Math.max(set.size, 1))}
              label={strings.progress(set.name)}
              text={strings.ofAll(formatNumber(set.found), formatNumber(set.size))}
            />
          ) : (
            <p>{plan.title}</p>
          )}
          <p>{toGoWords(plan)}</p>
        </div>
      </div>
    </header>
  );
}

/** What the whole plan takes, in four figures. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { honeycombs, walk_m, mixes, balance } = plan;
  const left = balance - honeycombs;
  return (
    <dl className={styles.facts}>
      <Fact term={strings.costs}>
        {honeycombs === 0 ? strings.nothing : <Honeycombs count={honeycombs} />}
      </Fact>
      <Fact term={strings.walk}>{walk_m === 0 ? strings.noWalk : formatDistance(walk_m)}</Fact>
      <Fact term={strings.mix}>{mixWords(mixes)}</Fact>
      <Fact term={left < 0 ? strings.lack : strings.keep}>
        <Honeycombs count={Math.abs(left)} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
