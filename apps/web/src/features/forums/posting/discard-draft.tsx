import type { ListedDraft } from '@wallabee/contract/forums/drafts';
import { Button } from '../../../ui/controls/button.tsx';
import { draftStrings } from './draft-list.strings.ts';
import { useDiscardListed } from './use-discard-listed.ts';

export function DiscardDraft({ draft, name }: { draft: ListedDraft; name: string }) {
  const discard = useDiscardListed();
  return (
    <Button look="line" isSmall aria-label={draftStrings.discardNamed(name)} onClick={() => discard(draft)}>
      {draftStrings.discard}
    </Button>
  );
}
