import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import { createContext } from 'react-router';

export const visitContext = createContext<PageVisit>();
