import { createHash } from 'node:crypto';
import pg, { type ClientBase, type QueryResult } from 'pg';

/**
 * Lets a connection plan each statement once instead of at every call: for a row found by its key, planning costs more
 * than finding. Only what is asked again and again has a name, because every connection keeps a plan for each.
 * Not before `begin` is called.
 */
export function nameStatements(client: ClientBase): { begin(): void } {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const ask = (text: string, values: unknown[]) => query(text, values) as Promise<QueryResult>;
  let generation = 0;
  let hasBegun = false;

  // Made of its text and then named: of a description with the name in it the driver makes a copy, property by
  // property, which costs several times as much as all else it does with a statement.
  const askNamed = (name: string, text: string, values: unknown[]) =>
    new Promise<QueryResult>((resolve, reject) => {
      const statement = new pg.Query(text, values, (failure, result) =>
        failure ? reject(failure) : resolve(result as unknown as QueryResult),
      );
      query(Object.assign(statement, { name }));
    });

  async function askByName(text: string, values: unknown[]): Promise<QueryResult> {
    const name = nameOf(text);
    if (name === undefined) return ask(text, values);
    try {
      return await askNamed(`${name}.${generation}`, text, values);
    } catch (failure) {
      if (!isOutdatedPlan(failure)) throw failure;
      // The table has changed under it. In a transaction the second attempt fails too, as the whole of it must.
      generation += 1;
      return ask(text, values);
    }
  }

  Object.assign(client, {
    query: (...all: unknown[]) => {
      const [text, values] = all;
      // Without values it may be several statements in one, which have no plan.
      const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      return hasBegun && isOne && all.length === 2 ? askByName(text, values) : query(...all);
    },
  });
  return {
    begin() {
      hasBegun = true;
    },
  };
}

interface Use {
  name: string;
  count: number;
}

const uses = new Map<string, Use>();

/** The same name is always the same statement, in every process: none can be given the answer to another. */
function nameOf(text: string): string | undefined {
  const use = uses.get(text) ?? firstUse(text);
  if (!use) return undefined;
  use.count += 1;
  return use.count > SELDOM ? use.name : undefined;
}

function firstUse(text: string): Use | undefined {
  // Lists of every length make statements that never come again; they must not take the place of those that do.
  if (uses.size >= MOST_STATEMENTS) {
    for (const [seldom, { count }] of uses) if (count <= SELDOM) uses.delete(seldom);
    if (uses.size >= MOST_STATEMENTS) return undefined;
  }
  const use = { name: createHash('sha256').update(text).digest('base64url'), count: 0 };
  uses.set(text, use);
  return use;
}

const SELDOM = 3;
const MOST_STATEMENTS = 300;

function isOutdatedPlan(failure: unknown): boolean {
  const { code, message } = failure as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}
