import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import { createContext } from 'react-router';

/** What the server knows of the visit that a page is being made for. */
export const visitContext = createContext<PageVisit>();
