import { runCommand } from '../command.ts';
import { checkWorlds } from '../world/check-worlds.ts';

await runCommand(checkWorlds);
