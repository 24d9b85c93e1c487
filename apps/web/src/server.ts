import * as build from 'virtual:react-router/server-build';
import type { PageVisit, WebApp } from '@wallabee/contract/protocol/page-visit';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { visitContext } from './platform/pages/visit.ts';

// The virtual module's own types are written without exactOptionalPropertyTypes in mind.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** One request, one page. This is all that the server process knows of the web app. */
export const handlePage: WebApp['handlePage'] = (request: Request, visit: PageVisit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return handle(request, context);
};
