export { createWorldEngine, perform, type WorldEngine } from './world.service.ts';
