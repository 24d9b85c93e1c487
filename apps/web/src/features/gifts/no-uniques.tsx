import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { giftStrings as strings } from './gifts.strings.ts';

export function NoUniques() {
  const about = <ButtonLink to="/uniques">{strings.about}</ButtonLink>;
  return <EmptyState heading={strings.none} text={strings.noneHint} action={about} />;
}
