import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers every address below it that no other route answers. */
    answersTheRest?: Rest;
  }
}

type Rest = 'calls' | 'pages';

/** A method that no route of an existing address takes is answered 405, whatever the body or the key. */
export function refuseWrongMethods(app: FastifyInstance) {
  const addresses = collectAddresses(app);

  app.addHook('onRequest', (request, reply, done) => {
    if (isExpected(request)) return done();
    const { methods, isPage } = addresses.at(pathOf(request));
    // The router does not match a parameter that is too long.
    if (methods.length === 0 || methods.includes(request.method)) return done();

    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method !== 'OPTIONS' && !(isPage && isForm(request)))
      return done(methodNotAllowed(request.method, allow));
    reply.header('allow', allow);
    if (request.is404) return void reply.code(204).send();
    done();
  });
}

function isExpected(request: FastifyRequest): boolean {
  const isOfNoRoute = request.is404 || request.routeOptions.config.answersTheRest === 'calls';
  return !isOfNoRoute && !isForm(request) && request.method !== 'OPTIONS';
}

/** A page answers a form itself, because a person sent it. */
function isForm({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.config.answersTheRest === 'pages';
}

function collectAddresses(app: FastifyInstance) {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  const rest: Record<Rest, RegExp[]> = { calls: [], pages: [] };

  app.addHook('onRoute', ({ method, url, config }) => {
    const pattern = toPattern(url);
    if (config?.answersTheRest) return void rest[config.answersTheRest].push(pattern);
    const { methods } = routes.get(url) ?? { methods: new Set() };
    for (const each of [method].flat()) if (each !== 'OPTIONS') methods.add(each);
    routes.set(url, { pattern, methods });
  });

  return {
    at(path: string): { methods: string[]; isPage: boolean } {
      const fits = (pattern: RegExp) => pattern.test(path);
      const found = [...routes.values()].filter((route) => fits(route.pattern));
      const methods = new Set(found.flatMap((route) => [...route.methods]));
      const isPage = methods.size === 0 && !rest.calls.some(fits) && rest.pages.some(fits);
      return { methods: isPage ? ['GET', 'HEAD'] : [...methods].sort(), isPage };
    },
  };
}

/** `/users/:player` matches `/users/ada`; an asterisk matches everything. */
function toPattern(url: string): RegExp {
  const written = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${written}$`);
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
