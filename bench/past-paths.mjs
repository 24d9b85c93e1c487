import { spread } from './forum-paths.mjs';

const DAY_MS = 24 * 3_600_000;
const FIRST_DAY = Date.UTC(2012, 2, 1);

/** Calls as of days all over the years of the game. */
export function pastPaths({ types, sets, userId, players }) {
  const days = types.map((_, index) => pastDay(index));
  const dated = (pathOf) => days.map((day, index) => `${pathOf(index)}?at=${day}`);
  return {
    'status?at=': dated((index) => `/single-item/${types[index]}/status`),
    // Late days, because a number that was not made yet is not found.
    'number?at=': types.map(
      (_, index) => `/items/553/number/${1 + (index % 90)}?at=${dayText(Date.now() - (index + 1) * DAY_MS)}`,
    ),
    'set?at=': dated((index) => `/all-sets/${sets[index % sets.length]}`),
    'profile?at=': dated((index) => `/users/${1 + (index % 40)}`),
    'own profile?at=': dated(() => `/users/${userId}`),
    'own profile, now': [`/users/${userId}`],
    'collection?at=': dated((index) => `/users/${1 + (index % 40)}/sets`),
    'own collection?at=': dated(() => `/users/${userId}/sets`),
    'charts?at=': dated((index) => `/single-item/${types[index]}/charts`),
    cabinet: types.map((_, index) => `/users/${1 + (index % 40)}/cabinet`),
    'cabinet, each another': spread(1, players).map((id) => `/users/${id}/cabinet`),
  };
}

export function pastDay(nth) {
  return dayText(FIRST_DAY + nth * 13 * DAY_MS);
}

function dayText(instant) {
  return new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
