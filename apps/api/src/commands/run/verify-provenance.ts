import { runCommand } from '../command.ts';
import { verifyProvenance } from '../provenance/verify-provenance.ts';

await runCommand(verifyProvenance);
