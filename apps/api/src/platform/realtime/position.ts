/**
 * A place in the order of events. Transactions come first, because an event id alone may become visible after a higher
 * one; `event` 0 is before all events of its transaction.
 */
export interface Position {
  transaction: bigint;
  event: number;
}

export function isAfter(position: Position, other: Position): boolean {
  return position.transaction === other.transaction
    ? position.event > other.event
    : position.transaction > other.transaction;
}

export function later(position: Position, other: Position): Position {
  return isAfter(position, other) ? position : other;
}

/** The id that the stream sends. */
export function printPosition({ transaction, event }: Position): string {
  return `${transaction}-${event}`;
}

export function parsePosition(id: string): Position | undefined {
  const [, transaction, event] = /^(\d{1,18})-(\d{1,15})$/.exec(id) ?? [];
  if (transaction === undefined || event === undefined) return undefined;
  return { transaction: BigInt(transaction), event: Number(event) };
}
