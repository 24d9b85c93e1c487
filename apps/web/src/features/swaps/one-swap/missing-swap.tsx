import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { swapStrings as strings } from './swap.strings.ts';

/** A swap that is missing and one of other players look the same. */
export function MissingSwap() {
  return (
    <>
      <title>{strings.pageTitle(strings.missing.heading)}</title>
      <PageHeader heading={strings.missing.heading} back={{ href: '/swaps', label: strings.back }} />
      <EmptyState
        heading={strings.missing.text}
        action={<ButtonLink to="/swaps">{strings.missing.look}</ButtonLink>}
      />
    </>
  );
}
