import * as build from 'virtual:react-router/server-build';
import type { PageVisit, WebApp } from '@wallabee/contract/protocol/page-visit';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { describedContext } from './platform/head/page-description.ts';
import { visitContext } from './platform/pages/visit.ts';

// The types of the virtual module do not support exactOptionalPropertyTypes.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The only interface between the server process and the web app. */
export const handlePage: WebApp['handlePage'] = (request: Request, visit: PageVisit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(describedContext, { describe: null });
  return handle(request, context);
};
