import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { runCommand } from '../command.ts';

await runCommand(importCatalogue);
