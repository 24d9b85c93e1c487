import type { Page } from '@playwright/test';
import { API_HEADERS, type DemoAccount, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

/** A plan as the API answers it, as far as the tests read it. */
export interface PlanFacts {
  title: string;
  honeycombs: number;
  balance: number;
  steps: {
    step: number;
    count: number;
    honeycombs: number;
    item: { item_type_id: number; name: string };
    way: { key: string; kind: string; item: { item_id: number; number: number } | null };
    others: { key: string; kind: string; is_certain: boolean; words: string }[];
  }[];
  impossible: { item: { name: string }; why: string; reason: string }[];
  shelf: { item: { item_type_id: number }; has: boolean }[];
}

interface NearSets {
  sets: { id: number; name: string; found: number; size: number }[];
}

export async function asPlayer<Answer>(username: DemoAccount, path: string): Promise<Answer> {
  const { token } = await sessionOf(username);
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  return (await fetch(`${SITE}/api${path}`, { headers })).json();
}

export interface SetPlan {
  address: `/plan/${number}`;
  name: string;
  plan: PlanFacts;
}

/** The first of the player's nearest sets whose plan fits. */
export async function setPlanWith(
  username: DemoAccount,
  fits: (plan: PlanFacts) => boolean,
): Promise<SetPlan> {
  const { sets } = await asPlayer<NearSets>(username, '/me/plans');
  for (const { id, name } of sets) {
    const plan = await planOfSet(username, id);
    if (fits(plan)) return { address: `/plan/${id}`, name, plan };
  }
  throw new Error(`No plan of ${username} fits.`);
}

export function planOfSet(username: DemoAccount, id: number): Promise<PlanFacts> {
  return asPlayer<PlanFacts>(username, `/me/plan?set=${id}`);
}

/** A purchase that the player can pay. */
export function purchaseIn({ steps, balance }: PlanFacts) {
  return steps.find(
    ({ way, count, honeycombs }) =>
      (way.kind === 'store' || way.kind === 'market') && count === 1 && honeycombs <= balance,
  );
}

export function stepCard(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: `: ${name}` }) });
}
