import type { Plan } from '@wallabee/contract/plan/plan';
import { type FocusEvent, useEffect, useRef } from 'react';

/** Moves the focus to the heading of the next step when the focused step has gone from the plan. */
export function useStepFocus(plan: Plan) {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const next = Math.min(focused.current, plan.steps.length);
    document.getElementById(stepHeadingId(next))?.focus();
  }, [plan]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
      focused.current = step === undefined ? null : Number(step);
    },
    // The player left the step by a press on the bare page; React sends no event for an element that it removes.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) focused.current = null;
    },
  };
}

export function stepHeadingId(step: number): string {
  return `step-${step}-heading`;
}
