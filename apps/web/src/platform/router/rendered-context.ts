import type { EntryContext } from 'react-router';

/** With the routes of the page alone, because the router makes an object of every route in its list for each document. */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const own = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(
    own.flatMap((id) => {
      const route = context.manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  );
  return { ...context, manifest: { ...context.manifest, routes } };
}
