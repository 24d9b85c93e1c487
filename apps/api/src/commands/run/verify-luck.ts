import { runCommand } from '../command.ts';
import { verifyLuckCommand } from '../luck/verify-luck-command.ts';

await runCommand(verifyLuckCommand);
