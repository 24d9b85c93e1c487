import { runCommand } from '../command.ts';
import { migrateDatabase } from '../migrate-database.ts';

await runCommand(migrateDatabase);
