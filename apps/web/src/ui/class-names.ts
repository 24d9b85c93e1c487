/** Joins the class names that apply; CSS modules type each as possibly missing. */
export function classNames(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
