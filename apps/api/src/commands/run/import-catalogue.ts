import { runCommand } from '../command.ts';
import { importCatalogue } from '../import-catalogue.ts';

await runCommand(importCatalogue);
