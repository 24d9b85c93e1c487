import { createContext } from 'react';

/** What the rendered page says of itself. */
export interface HeadFacts {
  title?: string;
  description?: string | undefined;
  url?: string;
}

/** Only the server provides it, and reads what the page has written once it is rendered. */
export const HeadFactsContext = createContext<HeadFacts | undefined>(undefined);
