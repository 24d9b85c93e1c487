import type { Db } from './db.ts';

interface Asked<Of, Answer> {
  of: Of;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
}

/**
 * Questions of one kind that come at the same time are asked in one statement: what a statement costs, here and in the
 * database, is mostly the asking. Whoever comes alone waits for nobody; whoever comes while the database is busy with
 * the ones before goes with all the others who do. `ask` answers all, each in its place.
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
  let isAlarmSet = false;

  /** Not at once: those whose requests have arrived together have not all been read yet. */
  function askSoon() {
    if (isAboutToAsk || waiting.length === 0) return;
    const patience = underWay > 0 ? lastAskedAt + PATIENCE_MS - performance.now() : 0;
    if (patience > 0) return askAfter(patience);
    isAboutToAsk = true;
    setImmediate(askNow);
  }

  /** Should the statement before hang: nobody else may come to remind us of those who wait. */
  function askAfter(ms: number) {
    if (isAlarmSet) return;
    isAlarmSet = true;
    setTimeout(() => {
      isAlarmSet = false;
      askSoon();
    }, ms);
  }

  async function askNow() {
    isAboutToAsk = false;
    const together = waiting.slice(0, MOST_TOGETHER);
    waiting = waiting.slice(MOST_TOGETHER);
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

/** Beyond this there is little left to save, and everybody waits for the longest answer. */
const MOST_TOGETHER = 25;
