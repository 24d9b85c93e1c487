import { readAssistantConfig } from '../../config.ts';
import { explain } from '../../platform/process/failures.ts';
import { serveTools } from '../assistants/serve-tools.ts';

try {
  serveTools(readAssistantConfig());
} catch (failure) {
  process.stderr.write(`${explain(failure, 'The tools could not start')}\n`);
  process.exitCode = 1;
}
