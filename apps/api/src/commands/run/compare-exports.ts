import { runCommand } from '../command.ts';
import { compareExports } from '../export/compare-exports.ts';

await runCommand(compareExports);
