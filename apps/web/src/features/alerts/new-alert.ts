import type { Alert, makeAlert } from '@wallabee/contract/alerts/alert';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';

/** What an alert is made from, with one press. */
export type NewAlert = Pick<InputOf<typeof makeAlert>['body'], 'of' | 'about_id' | 'q' | 'name'>;

type Waiting = Pick<Alert, 'of' | 'about' | 'q'>;

/** Whether both wait for the same; names and ways do not matter. */
export function isLike(alert: Waiting, made: NewAlert): boolean {
  return (
    alert.of === made.of &&
    (alert.about?.id ?? undefined) === made.about_id &&
    tidied(alert.q) === tidied(made.q ?? '')
  );
}

function tidied(q: string): string {
  return q.trim().replace(/\s+/g, ' ').toLowerCase();
}
