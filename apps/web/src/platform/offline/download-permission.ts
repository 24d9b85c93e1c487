import { readFieldKitChoice } from './field-kit-choice.ts';

/** Visitors who save data have to ask for the download. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export function mayDownload(): boolean {
  const choice = readFieldKitChoice();
  return choice === 'on' || (choice === undefined && !isSavingData());
}
