// Ways to write the addresses of a call.
const MOST = 5_000;

export function every(list, write) {
  return { of: list.slice(0, MOST).map(write) };
}

export function one(path) {
  return { of: [path] };
}

/** It is listed with its reason and not measured. */
export function apart(reason) {
  return { of: [], reason };
}

/** @param {any} known */
export function ofPlayers({ players }, end) {
  return every(players, (id) => `/users/${id}${end}`);
}

/** @param {any} known */
export function otherOf({ players }, at) {
  return players[(at + 7) % players.length];
}

/** @param {any} known */
export function setOf({ sets }, at) {
  return sets[at % sets.length];
}

/** @param {any} known */
export function ofStaff({ staff }, path) {
  return { of: staff.map((player) => ({ path, player })) };
}

export function paged(path, most) {
  return every(
    Array.from({ length: most }, (_, page) => page + 1),
    (page) => `${path}?page=${page}`,
  );
}

/** Of lists with their numbers of pages. */
export function pages(lists, write) {
  const all = lists.flatMap(([id, count]) =>
    Array.from({ length: Math.min(count, MOST_PAGES) }, (_, page) => [id, page]),
  );
  return every(all, ([id, page]) => write(id, page));
}

const MOST_PAGES = 50;

/** @param {any} known */
export function talks({ conversations }, what) {
  return { of: conversations.map(([other, player]) => ({ path: `/inbox/${what}/${other}`, player })) };
}

/** @param {any} known */
export function ownPosts({ posts }, what) {
  return { of: posts.map(([id, player]) => ({ path: `/forum/post/${id}/${what}`, player })) };
}

export const FILE = 'a download: its time is that of its bytes';
export const PICTURE = 'a picture: drawn once, then a file';
export const CHANGE = 'changes something, as older clients write with GET';
export const COMPUTED =
  'computed over everything that the player has; docs/performance.md has a limit of its own for it';
export const SEARCH = 'a search; the part search measures it, with a limit of its own';
