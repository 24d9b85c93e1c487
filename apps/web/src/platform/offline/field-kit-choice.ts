import { FIELD_KIT } from '../session/session.ts';

/** Whether the visitor wants the site on this device; undefined where they have not said. */
export type FieldKitChoice = 'on' | 'off' | undefined;

export function readFieldKitChoice(): FieldKitChoice {
  try {
    const stored = localStorage.getItem(FIELD_KIT);
    return stored === 'on' || stored === 'off' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeFieldKitChoice(choice: FieldKitChoice) {
  if (choice) localStorage.setItem(FIELD_KIT, choice);
  else localStorage.removeItem(FIELD_KIT);
}
