import { runCommand } from '../command.ts';
import { importWorld } from '../export/import-world.ts';

await runCommand(importWorld);
