import { packShippedWorld } from '../world/shipped-world.ts';

await packShippedWorld();
