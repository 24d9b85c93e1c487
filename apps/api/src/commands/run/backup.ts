import { backUp } from '../backup/back-up.ts';
import { runCommand } from '../command.ts';

await runCommand(backUp);
