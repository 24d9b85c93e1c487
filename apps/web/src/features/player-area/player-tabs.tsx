import { useLocation } from 'react-router';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { playerAreaStrings } from './player-area.strings.ts';
import { PLAYER_TABS, playerTabHref } from './player-links.ts';

export function PlayerTabs({ username, unread }: { username: string; unread: number }) {
  const { pathname } = useLocation();
  const tabs = PLAYER_TABS.map((tab) => ({
    href: playerTabHref(username, tab),
    label: playerAreaStrings.tabNames[tab],
    extra: tab === 'inbox' && <Badge count={unread} label={playerAreaStrings.unread(unread)} />,
  }));
  const current = tabs.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`)) ?? tabs[0];
  return <Tabs label={playerAreaStrings.tabs} tabs={tabs} currentHref={current?.href} />;
}
