import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import type { Notification } from '@wallabee/contract/bell/notification';
import { hiveCalls } from '@wallabee/contract/hive/hive.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { isSiteAddress, Link } from '../../ui/controls/link.tsx';
import { MediaList, MediaRow } from '../../ui/lists/media-list.tsx';
import { deskStrings as strings } from './hive.strings.ts';

/** What alerts rang for. Following one marks it as read. */
export function AlertNotes({ notes }: { notes: readonly Notification[] }) {
  const { mutate } = useApiMutation(bellCalls.markRead, {
    invalidates: [bellCalls.listNotifications, playerCalls.readProfile, hiveCalls.readHive],
  });
  return (
    <MediaList label={strings.alerts}>
      {notes.map(({ id, words, url, picture, gathered }) => (
        <MediaRow
          key={id}
          picture={
            picture?.of === 'item' && (
              <PlateArt
                art={artOf({ kind: 'item', id: picture.id }, picture.image_key, 50)}
                hue={picture.hue}
                size="thumb"
                pixels={44}
                prestige={picture.class ?? undefined}
              />
            )
          }
          title={
            <Link
              to={isSiteAddress(url) ? url : '/alerts'}
              isPrefetched={false}
              onClick={() => mutate({ body: { ids: gathered } })}
            >
              {words}
            </Link>
          }
        />
      ))}
    </MediaList>
  );
}
