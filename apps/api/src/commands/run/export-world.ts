import { runCommand } from '../command.ts';
import { exportWorld } from '../export/export-world.ts';

await runCommand(exportWorld);
