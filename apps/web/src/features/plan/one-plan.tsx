import { keepPreviousData } from '@tanstack/react-query';
import type { Plan, readPlan } from '@wallabee/contract/plan/plan';
import { planCalls } from '@wallabee/contract/plan/plan.calls';
import { type ApiFailure, isApiFailure } from '@wallabee/contract/protocol/client';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import { lazy, Suspense, useEffect } from 'react';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { DrawMap } from './aside/walk-panel.tsx';
import { planStrings as strings } from './plan.strings.ts';
import { type PlanAddress, planQuery } from './plan-address.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { QueryAgain } from './query-again.tsx';
import type { TellMeOf } from './steps/impossible-types.tsx';

const loadView = () => import('./plan-view.tsx');
const PlanView = lazy(async () => ({ default: (await loadView()).PlanView }));

interface OnePlanProps {
  address: PlanAddress;
  drawMap: DrawMap;
  tellMe: TellMeOf;
}

/** The plan of the address. The one before stays until it is made. */
export function OnePlan({ address, drawMap, tellMe }: OnePlanProps) {
  const input = { query: planQuery(address) } as InputOf<typeof readPlan>;
  const plan = useApiQuery(planCalls.readPlan, input, { placeholderData: keepPreviousData });
  // While the plan is made.
  useEffect(() => void loadView().catch(() => {}), []);
  const refusal = refusalOf(plan.error);
  if (refusal) return <RefusedPlan of={address.of} refusal={refusal} />;
  const name = plan.data?.set?.name ?? plan.data?.title;
  return (
    <>
      <title>{name ? strings.title(name) : strings.plainTitle}</title>
      {!plan.data && plan.errorUpdateCount > 0 && (
        <PageHeader heading={strings.heading} back={{ href: '/plan', label: strings.backToPlans }} />
      )}
      <QueryView query={plan} skeleton={<PlanSkeleton />} failed={strings.failed}>
        {(data) => (
          <Suspense fallback={<PlanSkeleton />}>
            <PlanView
              plan={withStartName(data, address)}
              address={address}
              isLooking={plan.isFetching}
              isStale={plan.isRefetchError}
              onLookAgain={() => void plan.refetch()}
              drawMap={drawMap}
              tellMe={tellMe}
            />
          </Suspense>
        )}
      </QueryView>
    </>
  );
}

/** The call knows a chosen start by its coordinates only. */
function withStartName(plan: Plan, { start }: PlanAddress): Plan {
  return plan.start && start?.name ? { ...plan, start: { ...plan.start, name: start.name } } : plan;
}

/** A plan that looking again would not make. */
function refusalOf(failure: Error | null): ApiFailure | null {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400) ? failure : null;
}

function RefusedPlan({ of, refusal }: { of: PlanAddress['of']; refusal: ApiFailure }) {
  if (of && 'set' in of) return <NoPlan heading={strings.missingSet} text={strings.missingText} />;
  if (of && 'q' in of)
    return (
      <>
        <title>{strings.plainTitle}</title>
        <QueryAgain q={of.q}>
          <Notice kind="bad">{refusal.message}</Notice>
        </QueryAgain>
      </>
    );
  return refusal.status === 404 ? (
    <NoPlan heading={strings.missingTypes} text={strings.missingText} />
  ) : (
    <NoPlan heading={strings.failed} text={refusal.message} />
  );
}

function NoPlan({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <title>{strings.title(heading)}</title>
      <PageHeader heading={heading} back={{ href: '/plan', label: strings.backToPlans }} />
      <EmptyState heading={text} action={<ButtonLink to="/plan">{strings.backToPlans}</ButtonLink>} />
    </>
  );
}
