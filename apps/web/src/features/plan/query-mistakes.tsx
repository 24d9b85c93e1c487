import type { Plan } from '@wallabee/contract/plan/plan';
import { mendQuery } from '@wallabee/game/query/mistakes';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { QueryForm } from './landing/query-form.tsx';
import { planStrings as strings } from './plan.strings.ts';
import { type PlanAddress, planHref } from './plan-address.ts';

/** What is wrong with the query, with its nearest correct text, and the query itself to be mended. */
export function QueryMistakes({ plan, address }: { plan: Plan; address: PlanAddress }) {
  const q = address.of && 'q' in address.of ? address.of.q : '';
  return (
    <>
      <PageHeader heading={strings.heading} back={{ href: '/plan', label: strings.backToPlans }} />
      <Stack>
        {plan.mistakes.map((mistake) => {
          const mended = mendQuery(q, mistake).replace(/\s+/g, ' ').trim();
          return (
            <Notice key={`${mistake.code}-${mistake.from}`} kind="bad">
              <p>{mistake.message}</p>
              {mistake.suggestion !== undefined && mended !== '' && (
                <ButtonLink isSmall to={planHref({ ...address, of: { q: mended } })}>
                  {strings.didYouMean(mended)}
                </ButtonLink>
              )}
            </Notice>
          );
        })}
        <QueryForm key={q} q={q} />
      </Stack>
    </>
  );
}
