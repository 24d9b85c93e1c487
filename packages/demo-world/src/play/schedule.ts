import type { Instant } from '@wallabee/game/state/item-state';

export interface TimedEvent<World> {
  at: Instant;
  run: (world: World) => void;
}

export interface Schedule<World extends { now: Instant }> {
  add(events: readonly TimedEvent<World>[]): void;
  runUntil(world: World, at: Instant): void;
}

interface Entry<World> extends TimedEvent<World> {
  /** Simultaneous events run in the order in which they were added. */
  order: number;
}

/** A binary heap, since events add others while they run. */
export function createSchedule<World extends { now: Instant }>(): Schedule<World> {
  const heap: Entry<World>[] = [];
  let added = 0;
  return {
    add: (events) => {
      for (const event of events) {
        added += 1;
        push(heap, { ...event, order: added });
      }
    },
    runUntil: (world, at) => {
      for (let due = heap[0]; due && due.at <= at; due = heap[0]) {
        pop(heap);
        world.now = Math.max(world.now, due.at);
        due.run(world);
      }
    },
  };
}

function isBefore(a: Entry<never>, b: Entry<never>): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

function push<World>(heap: Entry<World>[], entry: Entry<World>) {
  let index = heap.length;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent] as Entry<World>;
    if (!isBefore(entry, above)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = entry;
}

function pop<World>(heap: Entry<World>[]) {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let index = 0;
  for (let child = 1; child < heap.length; child = 2 * index + 1) {
    const right = heap[child + 1];
    const next = right && isBefore(right, heap[child] as Entry<World>) ? child + 1 : child;
    if (!isBefore(heap[next] as Entry<World>, last)) break;
    heap[index] = heap[next] as Entry<World>;
    index = next;
  }
  heap[index] = last;
}
