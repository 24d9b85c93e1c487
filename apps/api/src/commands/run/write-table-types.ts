import { runCommand } from '../command.ts';
import { writeTableTypes } from '../write-table-types.ts';

await runCommand(writeTableTypes);
