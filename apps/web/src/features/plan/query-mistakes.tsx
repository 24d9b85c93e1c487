import type { Plan } from '@wallabee/contract/plan/plan';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { mendedQuery } from './mended-query.ts';
import { planStrings as strings } from './plan.strings.ts';
import { type PlanAddress, planHref } from './plan-address.ts';
import { QueryAgain } from './query-again.tsx';

/** What is wrong with the query, each mistake once, with the nearest correct text. */
export function QueryMistakes({ plan, address }: { plan: Plan; address: PlanAddress }) {
  const q = address.of && 'q' in address.of ? address.of.q : '';
  const mended = mendedQuery(q, plan.mistakes);
  const messages = new Set(plan.mistakes.map(({ message }) => message));
  return (
    <QueryAgain q={q}>
      <Notice kind="bad">
        {[...messages].map((message) => (
          <p key={message}>{message}</p>
        ))}
        {mended !== null && (
          <ButtonLink isSmall to={planHref({ ...address, of: { q: mended } })}>
            {strings.didYouMean(mended)}
          </ButtonLink>
        )}
      </Notice>
    </QueryAgain>
  );
}
