import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { useCallApi } from '../../../../platform/api/api.ts';
import { useInvalidate } from '../../../../platform/queries/invalidate.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import type { DraftInUse } from '../use-draft.ts';
import { composerStrings } from './composer.strings.ts';

/** On this device and on the server; without the state of a component, because the box may be gone by then. */
export function useDiscardDraft({ place, drop }: Pick<DraftInUse, 'place' | 'drop'>) {
  const callApi = useCallApi();
  const invalidate = useInvalidate();
  const showToast = useToast();
  return () => {
    drop();
    callApi(forumCalls.discardDraft, { params: { place } }).then(
      () => invalidate(forumCalls.listDrafts),
      () => void showToast({ text: composerStrings.notDiscarded, isError: true }),
    );
  };
}
