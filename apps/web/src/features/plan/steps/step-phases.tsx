import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';
import { useId } from 'react';
import type { PlanAddress } from '../plan-address.ts';
import { type PhaseOfPlan, phasesOf } from '../plan-words.ts';
import { GoneStep } from './gone-step.tsx';
import { ImpossibleTypes, type TellMeOf } from './impossible-types.tsx';
import { StepCard } from './step-card.tsx';
import styles from './step-phases.module.css';
import { useStepFocus } from './use-step-focus.ts';

interface StepPhasesProps {
  plan: Plan;
  address: PlanAddress;
  tellMe: TellMeOf;
}

export function StepPhases({ plan, address, tellMe }: StepPhasesProps) {
  const focus = useStepFocus(plan);
  return (
    <div className={styles.phases} {...focus}>
      <GoneStep />
      {phasesOf(plan).map((phase) => (
        <OnePhase key={phase.phase} {...phase} plan={plan} address={address} />
      ))}
      {plan.impossible.length > 0 && <ImpossibleTypes types={plan.impossible} tellMe={tellMe} />}
    </div>
  );
}

function OnePhase({ heading, meta, steps, plan, address }: PhaseOfPlan & Omit<StepPhasesProps, 'tellMe'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{heading}</h2>
        <span>{meta}</span>
      </header>
      <ol className={styles.path} start={steps[0]?.step}>
        {steps.map((step) => (
          <StepCard key={stepKey(step, plan.steps)} step={step} plan={plan} address={address} />
        ))}
      </ol>
    </section>
  );
}

/** Steps are renumbered after each action; a type may have several. */
function stepKey({ step, item }: PlanStep, steps: readonly PlanStep[]): string {
  const earlier = steps.filter(
    (one) => one.step < step && one.item.item_type_id === item.item_type_id,
  ).length;
  return `${item.item_type_id}.${earlier}`;
}
