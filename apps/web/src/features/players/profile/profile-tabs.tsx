import { useLocation } from 'react-router';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { playerStrings } from '../players.strings.ts';
import { PROFILE_TABS, profileHref, profileTabOf } from './profile-links.ts';

/** `player` is the key in the address, so that the tabs do not switch between name and id. */
export function ProfileTabs({ player }: { player: string }) {
  const { pathname } = useLocation();
  const tabs = PROFILE_TABS.map((tab) => ({
    href: profileHref(player, tab),
    label: playerStrings.pageNames[tab],
  }));
  return (
    <Tabs label={playerStrings.tabs} tabs={tabs} currentHref={profileHref(player, profileTabOf(pathname))} />
  );
}
