import * as build from 'virtual:react-router/server-build';
import { BUILD_HEADER, type PageVisit, type WebApp } from '@wallabee/contract/protocol/page-visit';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { describedContext } from './platform/head/page-description.ts';
import { visitContext } from './platform/pages/visit.ts';

// The types of the virtual module do not support exactOptionalPropertyTypes.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The only interface between the server process and the web app. */
export const handlePage: WebApp['handlePage'] = async (request: Request, visit: PageVisit) => {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(describedContext, { describe: null });
  const page = await handle(request, context);
  page.headers.set(BUILD_HEADER, build.assets.version);
  return page;
};
