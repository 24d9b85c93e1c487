import type { Db } from './db.ts';

interface Asked<Of, Answer> {
  of: Of;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
}

/**
 * Questions of one kind that come at the same time are asked in one statement: what a statement costs, here and in the
 * database, is mostly the asking. Whoever comes alone waits for nobody; whoever comes while the database is busy with
 * the ones before goes with all the others who do, and right after a crowd with those of it who come again. `ask` answers
 * all, each in its place.
 */
export function askTogether<Of, Answer>(ask: (db: Db, all: Of[]) => Promise<Answer[]>) {
  const queues = new WeakMap<Db, (asked: Asked<Of, Answer>) => void>();

  return (db: Db, of: Of): Promise<Answer> => {
    const enqueue = queues.get(db) ?? createQueue((all: Of[]) => ask(db, all));
    queues.set(db, enqueue);
    return new Promise((resolve, reject) => enqueue({ of, resolve, reject }));
  };
}

function createQueue<Of, Answer>(ask: (all: Of[]) => Promise<Answer[]>) {
  let waiting: Asked<Of, Answer>[] = [];
  let underWay = 0;
  let isAboutToAsk = false;
  let lastAskedAt = 0;
  let lastAnsweredAt = 0;
  /** How many asked the last time: where many ask again and again, about as many are on their way. */
  let expected = 1;
  let alarm: { timer: NodeJS.Timeout; at: number } | undefined;

  /** Not at once: those whose requests have arrived together have not all been read yet. */
  function askSoon() {
    if (isAboutToAsk || waiting.length === 0) return;
    const at = until();
    if (at > performance.now()) return setAlarm(at);
    isAboutToAsk = true;
    setImmediate(askNow);
  }

  function until(): number {
    if (underWay > 0) return lastAskedAt + PATIENCE_MS;
    return waiting.length < expected * MOST_OF_THEM ? lastAnsweredAt + GATHERING_MS : 0;
  }

  /** Should the statement before hang, or nobody else come: something has to remind us of those who wait. */
  function setAlarm(at: number) {
    if (alarm && alarm.at <= at) return;
    clearTimeout(alarm?.timer);
    const ring = () => {
      alarm = undefined;
      askSoon();
    };
    alarm = { at, timer: setTimeout(ring, at - performance.now()) };
  }

  async function askNow() {
    isAboutToAsk = false;
    const together = waiting.slice(0, MOST_TOGETHER);
    waiting = waiting.slice(MOST_TOGETHER);
    expected = together.length;
    underWay += 1;
    lastAskedAt = performance.now();
    askSoon();
    try {
      const answers = await ask(together.map(({ of }) => of));
      for (const [place, { resolve }] of together.entries()) resolve(answers[place] as Answer);
    } catch (failure) {
      for (const { reject } of together) reject(failure);
    } finally {
      underWay -= 1;
      lastAnsweredAt = performance.now();
      // After the answers have gone out, and a turn later: a busy client's next question follows on the heels of its last
      // answer, and waits for a turn to begin (`turns.ts`). Without that, two groups of callers alternate for ever.
      setImmediate(() => setImmediate(askSoon));
    }
  }

  return (asked: Asked<Of, Answer>) => {
    waiting.push(asked);
    askSoon();
  };
}

/** A statement that hangs must not hold up everybody who comes after it. */
const PATIENCE_MS = 20;

/** A busy client's next question takes less than this; whoever comes alone never waits for it. */
const GATHERING_MS = 1;
const MOST_OF_THEM = 0.75;

/** Beyond this there is little left to save, and everybody waits for the longest answer. */
const MOST_TOGETHER = 25;
