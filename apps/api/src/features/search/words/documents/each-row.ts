/** Reads a table by its ids, some rows at a time, so that calls are answered in between. */
export async function eachRow<Row extends { id: number }>(
  list: (after: number) => Promise<Row[]>,
  use: (row: Row) => void,
) {
  for (let rows = await list(0); rows.length > 0; rows = await list(rows.at(-1)?.id ?? 0)) rows.forEach(use);
}
