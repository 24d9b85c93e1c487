import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { PersonChip } from '../../../game-ui/person-chip.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { memberHref } from '../forum-links.ts';

interface Member {
  id: PlayerId;
  name: string;
  username: string;
  hue: number;
  image_key: string;
}

export function MemberChip({ member: { id, name, username, hue, image_key } }: { member: Member }) {
  const avatar = artOf({ kind: 'player', id }, image_key, 50).src;
  return <PersonChip isPlain href={memberHref(id)} aside={`@${username}`} {...{ name, hue, avatar }} />;
}
