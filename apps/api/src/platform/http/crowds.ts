import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTurns } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by whoever watches over the process: answered however busy it is, or it would be taken for dead. */
    isForWatchers?: boolean;
  }
}

/**
 * Refuses at once what could only be answered late. Without a bound every visitor of a crowd waits for all the others:
 * nobody is served in time, and the process has no moment left to say that it is alive.
 */
export function refuseCrowds(app: FastifyInstance, most = MOST_UNDER_WAY) {
  let underWay = 0;
  const begin = createTurns(app.server);
  const ended = () => {
    underWay -= 1;
  };

  app.addHook('onRequest', (request, reply, done) => {
    // What pages ask of the same process belongs to a visitor who has been let in.
    const isInside = !(request.raw.socket instanceof Socket);
    // A stream stays open for as long as somebody listens, and costs next to nothing meanwhile.
    const { isStream, isForWatchers } = request.routeOptions.config;
    if (isInside || isStream || isForWatchers) return done();
    if (underWay >= most) {
      reply.header('retry-after', '2');
      return done(Object.assign(new Error('Too many requests are under way.'), { statusCode: 503 }));
    }
    underWay += 1;
    // It closes once: to be told only once would cost a listener more for every request.
    reply.raw.on('close', ended);
    begin(done);
  });
}

/** A core answers some hundreds a second: whoever is let in waits for about a second at worst. */
const MOST_UNDER_WAY = 150;
