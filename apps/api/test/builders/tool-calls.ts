import { LAMP, MIDDLE, ROPE } from './radar-world.ts';

interface ToolCall {
  name: string;
  input: Record<string, unknown>;
  path: string;
}

const POINT = `lat=${MIDDLE.lat}&lng=${MIDDLE.lng}`;

/** An input of each tool, and the path of the call that it makes. */
export function toolCalls({ itemId }: { itemId: number }): ToolCall[] {
  return [
    { name: 'search', input: { q: 'lamp', of: 'items' }, path: '/search?q=lamp&of=items' },
    { name: 'item', input: { itemTypeId: LAMP }, path: `/single-item/${LAMP}` },
    { name: 'number', input: { itemTypeId: ROPE, number: 7 }, path: `/items/${ROPE}/number/7` },
    { name: 'history', input: { itemId }, path: `/items/history/${itemId}` },
    { name: 'plan', input: { set: 40, ...MIDDLE }, path: `/me/plan?set=40&${POINT}` },
    { name: 'radar', input: { ...MIDDLE, km: 2.5 }, path: `/me/radar?${POINT}&km=2.5` },
  ];
}

/** Structured content must be an object, so the list of the history is wrapped in one. */
export function structuredAnswer({ name }: ToolCall, answer: unknown): unknown {
  return name === 'history' ? { events: answer } : answer;
}
