/** CSS modules type each class name as possibly undefined. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
