/** How long a closed account can be restored; the privacy policy names the same time. */
export const DELETION_DAYS = 30;

export type DeletionRefusal = 'wrong_name' | 'wrong_password' | 'wrong_code';

export function isOwnName(typed: string, username: string): boolean {
  return typed.trim().toLowerCase() === username.toLowerCase();
}

export function deletionDateFrom(now: Date): Date {
  return new Date(now.getTime() + DELETION_DAYS * 86_400_000);
}
