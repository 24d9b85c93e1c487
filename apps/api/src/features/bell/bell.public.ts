export { newFeedSecret } from './feed-secret.ts';
export type { GameEvent } from './game-events/game-event.ts';
export { ringForGameEvents } from './game-events/ring-for-game-events.ts';
export { publishBell, readAbout } from './read-about.queries.ts';
export { DELIVERY_DUE_CHANNEL } from './ring-bell.queries.ts';
export { type Notice, type NoticePicture, ringBell } from './ring-bell.ts';
export { linkTo, nameOf, numberChip, plain, wordsOf } from './sentence.ts';
