export { makeBulkFilesRegularly } from './making/make-files-regularly.ts';
