import { createContext } from 'react';

/** Known on the server alone; browsers hide it from scripts, and nothing there needs it. */
export const NonceContext = createContext<string | undefined>(undefined);
