export { followLog, type LogTail } from './log-tail.ts';
export { isStillThere, type LogPage, readLog } from './read-log.queries.ts';
export { recordEvents } from './record-events.ts';
export { keepEventLog } from './upkeep.ts';
