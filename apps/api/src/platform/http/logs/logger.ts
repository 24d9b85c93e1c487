import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import { messageWithoutValues, withoutValues } from './log-values.ts';

export interface LogStream {
  write(line: string): void;
}

/** Logs JSON lines with the request id and without personal data. */
export function logging(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'childLoggerFactory'> {
  if (level === 'silent') return { logger: false };
  const logger = {
    level,
    serializers: {
      // The route is logged instead of the address, because addresses carry names, codes and searches.
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      err: withoutValues,
    },
    hooks: {
      logMethod(this: unknown, args: unknown[], write: (...args: unknown[]) => void) {
        Reflect.apply(write, this, messageWithoutValues(args));
      },
    },
    ...(stream && { stream }),
  };
  if (!FAILURES_ONLY.includes(level)) return { logger };
  return { logger, childLoggerFactory: (server, bindings) => new RequestLog(server, bindings) };
}

const FAILURES_ONLY = ['warn', 'error'];

/** Creates the child logger at the first failure, because most requests have none. */
class RequestLog implements FastifyBaseLogger {
  readonly #server: FastifyBaseLogger;
  readonly #bindings: Record<string, unknown>;
  #own: FastifyBaseLogger | undefined;

  constructor(server: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#server = server;
    this.#bindings = bindings;
  }

  get level() {
    return this.#server.level;
  }

  child(...what: Parameters<FastifyBaseLogger['child']>) {
    return this.#made().child(...what);
  }

  fatal(...args: unknown[]) {
    this.#write('fatal', args);
  }

  error(...args: unknown[]) {
    this.#write('error', args);
  }

  warn(...args: unknown[]) {
    this.#write('warn', args);
  }

  info() {}
  debug() {}
  trace() {}
  silent() {}

  #made(): FastifyBaseLogger {
    this.#own ??= this.#server.child(this.#bindings);
    return this.#own;
  }

  #write(level: 'fatal' | 'error' | 'warn', args: unknown[]) {
    const own = this.#made();
    Reflect.apply(own[level], own, args);
  }
}
