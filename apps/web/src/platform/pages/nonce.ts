import { createContext } from 'react';

/** Browsers hide the nonce from scripts, so it is known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
