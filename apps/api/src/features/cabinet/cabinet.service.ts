import type { Cabinet, ForagingCalendar, Growth } from '@wallabee/contract/cabinet/cabinet';
import { SHOWN_FINDS, SHOWN_TROPHIES } from '@wallabee/contract/cabinet/cabinet-limits';
import { busiestDay, calendarRange, countOfDay, longestRun } from '@wallabee/contract/cabinet/calendar-rules';
import { growthMarks, growthOf, MILESTONES } from '@wallabee/contract/cabinet/growth-rules';
import { accountStanding } from '@wallabee/contract/players/profile-rules';
import { type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import {
  findPlaceOfDay,
  getCabinetOwner,
  listDays,
  listFinds,
  listMilestones,
  listMonthChanges,
} from './cabinet.queries.ts';
import { type Shown, toFind, toTrophy } from './cabinet.views.ts';
import { proudestOf } from './proudest.service.ts';
import { listFinished, type StoredTrophy } from './trophies.queries.ts';

export interface CabinetAsked extends Shown {
  playerId: PlayerId;
  now: Date;
}

export async function readCabinetOf(db: Db, asked: CabinetAsked): Promise<Cabinet> {
  const { playerId, now } = asked;
  const today = dayOf(now.getTime());
  const [owner, finished] = await Promise.all([getCabinetOwner(db, playerId), listFinished(db, playerId)]);
  // Profiles say when a player was last active of active accounts alone.
  const showsDays = accountStanding(owner, now.getTime()).kind === 'active';
  const [proudest, growth, calendar, finds] = await Promise.all([
    proudestOf(db, playerId, asked),
    growthOfPlayer(db, asked, { finished, today }),
    showsDays ? calendarOf(db, playerId, today) : null,
    showsDays ? listFinds(db, playerId, SHOWN_FINDS) : [],
  ]);
  return {
    proudest,
    facts: {
      saved: owner.saved,
      sets_finished: finished.length,
      cities: owner.cities,
      foraging_since: owner.created_at,
    },
    calendar,
    growth,
    trophies: {
      total: finished.length,
      sets: finished.flatMap((trophy) => toTrophy(trophy, asked)).slice(0, SHOWN_TROPHIES),
    },
    latest_finds: finds.flatMap((find) => toFind(find, asked)),
  };
}

async function calendarOf(db: Db, playerId: PlayerId, today: Day): Promise<ForagingCalendar> {
  const range = calendarRange(today);
  const days = await listDays(db, { playerId, ...range });
  const busiest = busiestDay(days);
  return {
    ...range,
    days,
    total: days.reduce((sum, day) => sum + countOfDay(day), 0),
    longest_run: longestRun(days),
    busiest: busiest && { ...busiest, place: await findPlaceOfDay(db, playerId, busiest.day) },
  };
}

interface GrowthAsked {
  finished: readonly StoredTrophy[];
  today: Day;
}

async function growthOfPlayer(
  db: Db,
  { playerId, catalogue }: CabinetAsked,
  { finished, today }: GrowthAsked,
): Promise<Growth> {
  const [changes, milestones] = await Promise.all([
    listMonthChanges(db, playerId),
    listMilestones(db, playerId, MILESTONES),
  ]);
  const points = growthOf(changes, today);
  const [first] = finished.toSorted((one, other) => (one.completed_at < other.completed_at ? -1 : 1));
  const marks = growthMarks({
    points,
    firstSet: first
      ? { day: dayOf(Date.parse(first.completed_at)), name: catalogue.sets.get(first.set_id)?.name ?? '' }
      : null,
    milestones: milestones.map(({ item_type_id, ...milestone }) => ({
      ...milestone,
      name: catalogue.items.get(item_type_id)?.name ?? '',
    })),
  });
  return { points, marks };
}
