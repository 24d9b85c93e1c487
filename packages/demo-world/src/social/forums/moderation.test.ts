import { rankOf } from '@wallabee/contract/forums/forum-rules';
import {
  APPEAL_ANSWER_HOURS,
  appealRefusal,
  decisionRefusal,
} from '@wallabee/contract/forums/moderation-acts';
import { describe, expect, test } from 'vitest';
import { HOUR } from '../../calendar.ts';
import { isAround, type Player } from '../../players/player.ts';
import { drawModeration } from './moderation.ts';
import { playSmallWorld } from './played-world.fixture.ts';

const { setting, threads } = await playSmallWorld();
const { players, until } = setting;
const drawn = (seed: number) => drawModeration({ players, threads, seed, until });
const SEEDS = [2012, 1, 2, 3, 4, 5, 6, 7];
const worlds = SEEDS.map(drawn);
const acts = worlds.flatMap((world) => world.acts);
const appeals = worlds.flatMap((world) => world.appeals);
const ofKind = (action: string) => acts.filter((act) => act.action === action);
const memberOf = ({ id, accountType }: Player) => ({
  id,
  account_type: accountType,
  has_forums_right: true,
});

describe('acts of moderation', () => {
  test('are the same for the same seed [FX-06]', () => {
    expect(drawn(2012)).toEqual(worlds[0]);
  });

  test('close each closed thread once, with its last post, and no other [FX-06]', () => {
    const closings = (worlds[0]?.acts ?? []).filter(({ action }) => action === 'close_thread');
    const closed = threads.filter(({ isClosed }) => isClosed);

    expect(closed.length).toBeGreaterThan(0);
    expect(new Set(closings.map(({ thread }) => thread))).toEqual(new Set(closed));
    expect(closings).toHaveLength(closed.length);
    for (const { thread, moderator, player, at } of closings) {
      expect({ author: moderator, at }).toMatchObject({
        author: thread?.posts.at(-1)?.author,
        at: thread?.posts.at(-1)?.at,
      });
      expect(player).toBe(thread?.posts[0]?.author);
    }
  });

  test('remove posts of players, neither the first nor the last of a thread, nor a quoted one [FX-06]', () => {
    const removals = ofKind('remove_post');

    expect(removals.length).toBeGreaterThanOrEqual(4 * SEEDS.length);
    for (const { thread, post, player, moderator, at } of removals) {
      const position = post ? (thread?.posts.indexOf(post) ?? -1) : -1;
      expect(position).toBeGreaterThan(0);
      expect(position).toBeLessThan((thread?.posts.length ?? 0) - 1);
      expect(thread?.posts.some(({ quotes }) => quotes === position)).toBe(false);
      expect(thread?.forum.id).toBeLessThan(20);
      expect(player).toBe(post?.author);
      expect(at).toBeGreaterThan(post?.at ?? 0);
      expect(rankOf(moderator.accountType)).toBeGreaterThan(rankOf(player.accountType));
    }
  });

  test('take the right of each player who has none, once [FX-06]', () => {
    const silenced = players.filter(({ hasForumsRight }) => !hasForumsRight);
    const taken = (worlds[0]?.acts ?? []).filter(({ action }) => action === 'take_right');

    expect(silenced.length).toBeGreaterThan(0);
    expect(taken.map(({ player }) => player.id).sort()).toEqual(silenced.map(({ id }) => id).sort());
  });

  test('are in order, before the end, and by moderators who are around [FX-06]', () => {
    for (const world of worlds) {
      const times = world.acts.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    expect(acts.filter(({ at }) => at >= until)).toEqual([]);
    expect(acts.filter(({ moderator, at }) => !isAround(moderator, at))).toEqual([]);
    expect(acts.filter(({ moderator }) => moderator.accountType === 'player')).toEqual([]);
  });
});

describe('appeals', () => {
  test('keep the rules of appeals, and each has been decided in time [FX-06]', () => {
    expect(appeals.length).toBeGreaterThanOrEqual(SEEDS.length);
    for (const { act, at, dueAt, decidedAt, decidedBy } of appeals) {
      const recorded = {
        action: act.action,
        undoes_id: null,
        is_undone: false,
        is_appealed: false,
        moderator_id: act.moderator.id,
        player_id: act.player.id,
        role: act.role,
        created_at: new Date(act.at),
      };
      expect(at).toBeGreaterThan(act.at);
      expect(appealRefusal(recorded, new Date(at))).toBeNull();
      expect(decisionRefusal(memberOf(decidedBy), recorded)).toBeNull();
      expect(dueAt).toBe(at + APPEAL_ANSWER_HOURS * HOUR);
      expect(decidedAt).toBeGreaterThan(at);
      expect(decidedAt).toBeLessThan(Math.min(dueAt, until));
      expect(isAround(act.player, at) && isAround(decidedBy, decidedAt)).toBe(true);
    }
  });

  test('bring a post back where they are upheld, and only there [FX-06]', () => {
    expect(new Set(appeals.map(({ isUpheld }) => isUpheld))).toEqual(new Set([true, false]));
    for (const world of worlds) {
      const upheld = world.appeals.filter(({ isUpheld }) => isUpheld);
      const restored = world.acts.filter(({ action }) => action === 'restore_post');
      expect(new Set(restored.map(({ undoes }) => undoes))).toEqual(new Set(upheld.map(({ act }) => act)));
      const back = new Set(restored.map(({ post }) => post));
      const removed = world.acts.filter(({ action, post }) => action === 'remove_post' && !back.has(post));
      expect(world.removed).toEqual(new Set(removed.map(({ post }) => post)));
    }
  });
});
