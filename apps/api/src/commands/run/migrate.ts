import { runCommand } from '../command.ts';
import { migrateDatabase } from '../database/migrate-database.ts';

await runCommand(migrateDatabase);
