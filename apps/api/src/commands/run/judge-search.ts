import { runCommand } from '../command.ts';
import { judgeSearches } from '../search/judge-searches.ts';

await runCommand(judgeSearches);
