import { writeCalls } from './write-calls.mjs';

writeCalls();
