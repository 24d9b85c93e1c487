import { MOST_PROUD } from '@wallabee/contract/cabinet/cabinet-limits';
import { formatNumber } from '../../../ui/format-number.ts';

const named = (name: string, number: number) => `${name} #${formatNumber(number)}`;

export const editProudestStrings = {
  heading: 'Your proudest numbers',
  hint: `Up to ${MOST_PROUD}, in your order. Without a choice your lowest saved numbers are shown.`,
  chosen: 'Chosen numbers',
  noneChosen: 'None chosen yet. Search for one below.',
  full: `These are ${MOST_PROUD}. Remove one to choose another.`,
  forward: (name: string, number: number) => `Move ${named(name, number)} forward`,
  back: (name: string, number: number) => `Move ${named(name, number)} back`,
  remove: (name: string, number: number) => `Remove ${named(name, number)}`,
  add: (name: string, number: number) => `Choose ${named(name, number)}`,
  moved: (name: string, number: number, place: number) => `${named(name, number)} is number ${place} now.`,
  removed: (name: string, number: number) => `${named(name, number)} is removed.`,
  added: (name: string, number: number) => `${named(name, number)} is chosen.`,
  choose: 'Choose',
  undo: 'Undo',
  search: 'Search your numbers',
  placeholder: 'A name, #42, is:palindrome',
  results: 'Your numbers',
  noResults: 'Nothing of yours matches.',
  more: (shown: number) => `The first ${shown} are shown. Type to find others.`,
  searchFailed: 'Your numbers did not come',
  loadFailed: 'Your choice did not come',
  save: 'Save',
  saveFailed: (message: string) => `Not saved. ${message} Your choice is still here.`,
  saved: 'Your proudest numbers are saved.',
} as const;
