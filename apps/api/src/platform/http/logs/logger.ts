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
      logMethod(this: unknown, said: unknown[], write: (...said: unknown[]) => void) {
        Reflect.apply(write, this, messageWithoutValues(said));
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

  fatal(...said: unknown[]) {
    this.#write('fatal', said);
  }

  error(...said: unknown[]) {
    this.#write('error', said);
  }

  warn(...said: unknown[]) {
    this.#write('warn', said);
  }

  info() {}
  debug() {}
  trace() {}
  silent() {}

  #made(): FastifyBaseLogger {
    this.#own ??= this.#server.child(this.#bindings);
    return this.#own;
  }

  #write(word: 'fatal' | 'error' | 'warn', said: unknown[]) {
    const own = this.#made();
    Reflect.apply(own[word], own, said);
  }
}
