import { runCommand } from '../command.ts';
import { writeTableTypes } from '../database/write-table-types.ts';

await runCommand(writeTableTypes);
