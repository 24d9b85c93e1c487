export { namedPlayer, refuseStrangers } from './named-player.service.ts';
export { listMatchesById } from './search/player-search.queries.ts';
export { toPlayerMatch } from './search/player-search.views.ts';
