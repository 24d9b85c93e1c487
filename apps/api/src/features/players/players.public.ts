export { namedPlayer, refuseStrangers } from './named-player.service.ts';
export { playerExists } from './player-ids.queries.ts';
