export { verifyFile } from './verify-file.ts';
export { type FoundFault, type Verified, verifyLuck } from './verify-luck.ts';
