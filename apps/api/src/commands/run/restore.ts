import { restore } from '../backup/restore.ts';
import { runCommand } from '../command.ts';

await runCommand(restore);
