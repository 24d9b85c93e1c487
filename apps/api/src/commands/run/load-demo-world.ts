import { runCommand } from '../command.ts';
import { replaceDemoWorld } from '../replace-demo-world.ts';

await runCommand(replaceDemoWorld);
