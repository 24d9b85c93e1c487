import { playerCalls } from '@wallabee/contract/players/players.calls';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import styles from '../../features/players/edit/edit-profile.module.css';
import { editProfileStrings } from '../../features/players/edit/edit-profile.strings.ts';
import { PicturePanel } from '../../features/players/edit/picture-panel.tsx';
import { ProfileForm } from '../../features/players/edit/profile-form.tsx';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useOwnId } from '../../platform/session/session.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';
import type { Route } from './+types/edit-profile-page.ts';

export default function EditProfilePage({ params }: Route.ComponentProps) {
  const own = useApiQuery(playerCalls.readOwnProfile, {});
  const { data: profile } = useOwnProfile();
  const ownId = useOwnId();
  return (
    <>
      <title>{playerAreaStrings.pageTitle(editProfileStrings.title)}</title>
      <QueryView query={own} skeleton={<Skeleton />} failed={editProfileStrings.failed}>
        {(answer) => (
          <div className={styles.page}>
            <PicturePanel profile={profile} hasPicture={answer.has_picture} />
            <ProfileForm own={answer} ownId={ownId} username={params.username} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Skeleton() {
  return (
    <div className={styles.page}>
      <PanelSkeleton rows={3} />
      <PanelSkeleton rows={4} />
    </div>
  );
}
