import { useLocation } from 'react-router';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { playerStrings } from '../players.strings.ts';
import { PROFILE_TABS, profileHref, profileTabOf } from './profile-links.ts';

/** `player` as the address names them, so that going from tab to tab keeps the address one came by. */
export function ProfileTabs({ player }: { player: string }) {
  const { pathname } = useLocation();
  const tabs = PROFILE_TABS.map((tab) => ({
    href: profileHref(player, tab),
    label: playerStrings.tabNames[tab],
  }));
  return (
    <Tabs label={playerStrings.tabs} tabs={tabs} currentHref={profileHref(player, profileTabOf(pathname))} />
  );
}
