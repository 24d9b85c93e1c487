export { createWorldEngine, perform } from './world.service.ts';
