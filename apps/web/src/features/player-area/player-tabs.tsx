import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { playerAreaStrings } from './player-area.strings.ts';
import { PLAYER_TABS, type PlayerTab, playerTabHref } from './player-links.ts';

type PlayerTabsProps = {
  username: string;
  /** Conversations. */
  unread?: number | undefined;
  /** Rings that wait for the player's answer. */
  waiting?: number | undefined;
};

export function PlayerTabs({ username, unread = 0, waiting = 0 }: PlayerTabsProps) {
  const { pathname } = useLocation();
  const badges: Partial<Record<PlayerTab, ReactNode>> = {
    inbox: <Badge count={unread} label={playerAreaStrings.unread(unread)} />,
    swaps: <Badge count={waiting} label={playerAreaStrings.waiting(waiting)} look="honey" />,
  };
  const tabs = PLAYER_TABS.map((tab) => ({
    href: playerTabHref(username, tab),
    label: playerAreaStrings.tabNames[tab],
    extra: badges[tab],
  }));
  const current = tabs.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`)) ?? tabs[0];
  return <Tabs label={playerAreaStrings.tabs} tabs={tabs} currentHref={current?.href} />;
}
