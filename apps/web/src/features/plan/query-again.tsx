import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { QueryForm } from './landing/query-form.tsx';
import { planStrings as strings } from './plan.strings.ts';

/** What is wrong with a query, and the query itself to be changed. */
export function QueryAgain({ q, children }: { q: string; children: ReactNode }) {
  return (
    <>
      <PageHeader heading={strings.heading} back={{ href: '/plan', label: strings.backToPlans }} />
      <Stack>
        {children}
        <QueryForm key={q} q={q} />
      </Stack>
    </>
  );
}
