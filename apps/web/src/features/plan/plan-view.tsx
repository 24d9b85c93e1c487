import type { Plan } from '@wallabee/contract/plan/plan';
import { lazy, Suspense, useState } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { hueAttribute } from '../../ui/hue.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Slip } from './aside/slip.tsx';
import { type DrawMap, WalkPanel } from './aside/walk-panel.tsx';
import { WholeShelf } from './aside/whole-shelf.tsx';
import { planStrings as strings } from './plan.strings.ts';
import type { PlanAddress } from './plan-address.ts';
import { PlanChoices } from './plan-choices.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { PlanFacts, PlanHead } from './plan-head.tsx';
import styles from './plan-view.module.css';
import { totalWords } from './plan-words.ts';
import type { TellMeOf } from './steps/impossible-types.tsx';
import { StepPhases } from './steps/step-phases.tsx';

const QueryMistakes = lazy(async () => ({
  default: (await import('./query-mistakes.tsx')).QueryMistakes,
}));

interface PlanViewProps {
  plan: Plan;
  address: PlanAddress;
  /** Another plan is being made. */
  isLooking: boolean;
  isStale: boolean;
  onLookAgain: () => void;
  drawMap: DrawMap;
  tellMe: TellMeOf;
}

export function PlanView(props: PlanViewProps) {
  const { plan, address } = props;
  if (plan.mistakes.length > 0)
    return (
      <Suspense>
        <QueryMistakes plan={plan} address={address} />
      </Suspense>
    );
  if (plan.shelf.length === 0) return <NothingToPlan plan={plan} address={address} />;
  const isDone = plan.steps.length === 0 && plan.impossible.length === 0;
  return (
    <div {...hueAttribute(plan.set?.hue)}>
      <PlanHead plan={plan} />
      <NewTotal plan={plan} />
      {isDone ? <Finished plan={plan} /> : <Columns {...props} />}
    </div>
  );
}

function Columns({ plan, address, isLooking, isStale, onLookAgain, drawMap, tellMe }: PlanViewProps) {
  return (
    <PlanColumns
      side={
        <>
          <Slip plan={plan} isLooking={isLooking} isStale={isStale} onLookAgain={onLookAgain} />
          <WalkPanel plan={plan} drawMap={drawMap} />
          <WholeShelf shelf={plan.shelf} />
        </>
      }
    >
      <PlanFacts plan={plan} />
      <PlanChoices plan={plan} address={address} />
      <div className={styles.steps} aria-busy={isLooking}>
        <StepPhases plan={plan} address={address} tellMe={tellMe} />
      </div>
    </PlanColumns>
  );
}

/** Says the total of a plan that replaces another, also where it is the same, and of the first one when it is back. */
function NewTotal({ plan }: { plan: Plan }) {
  const [first] = useState(plan.steps);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && plan.steps !== first) setChanged(true);
  return (
    <VisuallyHidden>
      <span role="status">{isChanged ? totalWords(plan) : ''}</span>
    </VisuallyHidden>
  );
}

function Finished({ plan }: { plan: Plan }) {
  return (
    <PlanColumns side={<WholeShelf shelf={plan.shelf} />}>
      <EmptyState
        heading={strings.finished}
        text={strings.finishedText}
        action={<ButtonLink to="/radar">{strings.lowerNumbers}</ButtonLink>}
      />
    </PlanColumns>
  );
}

function NothingToPlan({ plan, address }: { plan: Plan; address: PlanAddress }) {
  const q = address.of && 'q' in address.of ? address.of.q : '';
  return (
    <>
      <PlanHead plan={plan} />
      <EmptyState
        heading={strings.nothingFound}
        text={strings.nothingFoundText}
        action={
          <ButtonLink to={`/plan?${new URLSearchParams({ text: q })}`}>{strings.changeQuery}</ButtonLink>
        }
      />
    </>
  );
}
