export { listDays } from './provenance.queries.ts';
export { lastFinishedDay, publishDaysRegularly } from './publish-days.ts';
