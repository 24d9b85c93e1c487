import { type Compilable, type CompiledQuery, createQueryId } from 'kysely';
import type { Db } from './db.ts';

/**
 * A query of which only the values differ from call to call. Building it costs the server more than sending it, so it
 * is built at the first call, with marks where the values go. What it is built from must therefore be taken as it is:
 * whatever has to be worked out comes in worked out.
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

  /** Working with a value that is not there yet would be built into the query for good. */
  [Symbol.toPrimitive](): never {
    throw new Error(`${String(this.name)} was worked with while its query was built.`);
  }
}

function marks<Of extends object>(): Of {
  return new Proxy({}, { get: (_, name) => new Mark(name) }) as Of;
}
