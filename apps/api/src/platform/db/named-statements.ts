import { createHash } from 'node:crypto';
import pg, { type ClientBase, type QueryResult } from 'pg';

/**
 * A named statement is planned once per connection, which costs more than finding a row by its key. Only
 * repeated statements get a name, because each connection stores a plan for each.
 */
export function nameStatements(client: ClientBase, nameOf: StatementNames): { begin(): void } {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const ask = (text: string, values: unknown[]) => query(text, values) as Promise<QueryResult>;
  let generation = 0;
  let hasBegun = false;

  // Setting the name afterwards avoids the driver's copy of the query config, which costs more than the rest
  // of the call.
  const queryNamed = (name: string, text: string, values: unknown[]) =>
    new Promise<QueryResult>((resolve, reject) => {
      const statement = new pg.Query(text, values, (failure, result) =>
        failure ? reject(failure) : resolve(result as unknown as QueryResult),
      );
      query(Object.assign(statement, { name }));
    });

  async function queryByName(text: string, values: unknown[]): Promise<QueryResult> {
    const name = nameOf(text);
    if (name === undefined) return ask(text, values);
    try {
      return await queryNamed(`${name}.${generation}`, text, values);
    } catch (failure) {
      if (!isOutdatedPlan(failure)) throw failure;
      // The table has changed since the plan was made; in a transaction the retry fails too, which aborts it.
      generation += 1;
      return ask(text, values);
    }
  }

  Object.assign(client, {
    query: (...all: unknown[]) => {
      const [text, values] = all;
      // A text without values may hold several statements, which cannot be prepared.
      const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      return hasBegun && isOne && all.length === 2 ? queryByName(text, values) : query(...all);
    },
  });
  return {
    begin() {
      hasBegun = true;
    },
  };
}

/** Undefined for a statement that has not been repeated yet. */
type StatementNames = (text: string) => string | undefined;

interface Use {
  name: string;
  count: number;
}

/** The name is derived from the text, so that one name is the same statement in every process. */
export function createStatementNames(): StatementNames {
  const uses = new Map<string, Use>();

  function firstUse(text: string): Use | undefined {
    // Lists of different lengths make statements that never repeat and must not evict the repeated ones.
    if (uses.size >= MOST_STATEMENTS) {
      for (const [seldom, { count }] of uses) if (count <= SELDOM) uses.delete(seldom);
      if (uses.size >= MOST_STATEMENTS) return undefined;
    }
    const use = { name: createHash('sha256').update(text).digest('base64url'), count: 0 };
    uses.set(text, use);
    return use;
  }

  return (text) => {
    const use = uses.get(text) ?? firstUse(text);
    if (!use) return undefined;
    use.count += 1;
    return use.count > SELDOM ? use.name : undefined;
  };
}

const SELDOM = 3;
const MOST_STATEMENTS = 600;

function isOutdatedPlan(failure: unknown): boolean {
  const { code, message } = failure as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}
