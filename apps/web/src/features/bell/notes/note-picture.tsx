import type { Notification } from '@wallabee/contract/bell/notification';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { KindIcon } from './kind-icon.tsx';

/** The sentence beside it names what it shows. */
export function NotePicture({ note: { kind, picture } }: { note: Notification }) {
  if (picture === null) return <KindIcon kind={kind} isLarge />;
  const art = artOf({ kind: picture.of, id: picture.id }, picture.image_key, 50);
  if (picture.of === 'player') return <Avatar src={art.src} hue={picture.hue} />;
  return (
    <PlateArt art={art} size="thumb" pixels={44} hue={picture.hue} prestige={picture.class ?? undefined} />
  );
}
