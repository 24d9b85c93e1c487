import type { Plan } from '@wallabee/contract/plan/plan';

export function planToJson(plan: Plan): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}
