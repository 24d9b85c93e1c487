import { type Compilable, type CompiledQuery, createQueryId } from 'kysely';
import type { Db } from './db.ts';

/**
 * Building a query costs more than sending it, so it is built at the first call with placeholders for the
 * values. The builder must use each value as it is, without computing with it.
 */
export function buildOnce<Of extends object, Row>(build: (db: Db, of: Of) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined;

  return async (db: Db, of: Of): Promise<Row[]> => {
    built ??= build(db, marks<Of>()).compile();
    const parameters = built.parameters.map((value) =>
      value instanceof Mark ? of[value.name as keyof Of] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters, queryId: createQueryId() });
    return rows;
  };
}

class Mark {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }

  /** A value computed from a placeholder would become a constant of the query. */
  [Symbol.toPrimitive](): never {
    throw new Error(`${String(this.name)} must not be computed with while its query is built.`);
  }
}

function marks<Of extends object>(): Of {
  return new Proxy({}, { get: (_, name) => new Mark(name) }) as Of;
}
