import type { Server } from 'node:http';

/**
 * Lets work begin by turns of the event loop. In each turn Node takes a single new connection, and then reads every
 * open one: where all that is asked there begins at once, a turn takes as long as all of it, and those who knock wait
 * for as many turns as there are people before them, the health check among them. So whoever knocks is let in first,
 * and each turn begins no more than a moment's work.
 */
export function createTurns(server: Server) {
  const waiting: (() => void)[] = [];
  let isTurning = false;
  let hasKnocked = false;
  let turnsForKnocks = 0;

  server.on('connection', () => {
    hasKnocked = true;
  });

  function turn() {
    if (hasKnocked && turnsForKnocks < MOST_FOR_KNOCKS) turnsForKnocks += 1;
    else beginSome();
    hasKnocked = false;
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  }

  function beginSome() {
    turnsForKnocks = 0;
    const until = performance.now() + LONGEST_MS;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < until);
  }

  return (begin: () => void) => {
    waiting.push(begin);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
}

/** A few milliseconds of letting in, so that a crowd at the door cannot keep those inside from being served. */
const MOST_FOR_KNOCKS = 64;

const LONGEST_MS = 2;
