import { birthdayCalls } from '@wallabee/contract/birthdays/birthdays.calls';
import { BirthdayPanel } from '../../features/birthdays/birthday-panel.tsx';
import { birthdayStrings } from '../../features/birthdays/birthdays.strings.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function BirthdayPage() {
  const birthday = useOwnQuery(birthdayCalls.readBirthday);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(birthdayStrings.heading)}</title>
      <QueryView query={birthday} skeleton={<PanelSkeleton />} failed={birthdayStrings.failed}>
        {(answer) => <BirthdayPanel birthday={answer.birthday} />}
      </QueryView>
    </>
  );
}
