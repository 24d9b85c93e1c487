import { packShippedWorld } from '../shipped-world.ts';

await packShippedWorld();
