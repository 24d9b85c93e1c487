export { createRadar, type Radar } from './radar.service.ts';
