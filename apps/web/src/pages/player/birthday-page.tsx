import type { readBirthday } from '@wallabee/contract/birthdays/birthday';
import { BirthdayPanel } from '../../features/birthdays/birthday-panel.tsx';
import { birthdayStrings } from '../../features/birthdays/birthdays.strings.ts';
import { ownCalls } from '../../features/player-area/own-calls.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { QueryView } from '../../platform/query-view.tsx';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function BirthdayPage() {
  const birthday = useOwnQuery<typeof readBirthday>(ownCalls.birthday);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(birthdayStrings.heading)}</title>
      <QueryView query={birthday} skeleton={<PanelSkeleton />} failed={birthdayStrings.failed}>
        {(answer) => <BirthdayPanel birthday={answer.birthday} />}
      </QueryView>
    </>
  );
}
