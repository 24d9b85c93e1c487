export { namedPlayer, refuseStrangers } from './named-player.service.ts';
