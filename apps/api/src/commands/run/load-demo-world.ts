import { runCommand } from '../command.ts';
import { replaceDemoWorld } from '../world/replace-demo-world.ts';

await runCommand(replaceDemoWorld);
