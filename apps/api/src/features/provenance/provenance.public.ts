export { listDays } from './provenance.queries.ts';
export { publishDaysRegularly } from './publish-days.ts';
