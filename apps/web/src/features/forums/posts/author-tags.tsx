import { Tag } from '../../../ui/feedback/tag.tsx';
import { forumStrings } from '../forums.strings.ts';

export function AuthorTags({ is_staff, is_beekeeper }: { is_staff: boolean; is_beekeeper: boolean }) {
  return (
    <>
      {is_staff && <Tag kind="staff">{forumStrings.staff}</Tag>}
      {is_beekeeper && <Tag kind="keeper">{forumStrings.beekeeper}</Tag>}
    </>
  );
}
