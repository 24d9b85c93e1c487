import { readHistory } from '@wallabee/contract/items/history';
import { readNumberedItem } from '@wallabee/contract/items/item';
import { readItemType } from '@wallabee/contract/items/item-type';
import { whereabouts } from '@wallabee/contract/items/whereabouts';
import { readPlan } from '@wallabee/contract/plan/plan';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { readRadar } from '@wallabee/contract/radar/radar';
import { search } from '@wallabee/contract/search/search';
import { defineTool, type Tool } from './define-tool.ts';

/** The tools for assistants. Each is one call of the API. */
export const TOOLS: readonly Tool[] = [
  defineTool({
    name: 'search',
    title: 'Search the game',
    description:
      'Finds item types, numbers, sets, players, places and texts by a query. Words search names: `great lens 1` is that very number. Terms narrow: `set:attic`, `number<1000`, `number:7,77,777`, `class:sd` (one digit; dd, td, qd have two to four), `is:palindrome`, `status:market`, `price<=100`, `owner:ada`, `is:mix`. A minus excludes, OR and brackets group; `missing:me` and other terms with `me` need a player. `mistakes` says what of the query was not understood.',
    endpoint: search,
    fields: search.response.shape,
    toAnswer: (answer) => answer,
    say: ({ words, of, counts, paging, mistakes }) =>
      [
        `${words || 'Nothing that can be searched'}: ${foundOf(counts[of])} of the kind ${of}, page ${paging.current_page} of ${paging.total_pages}.`,
        ...mistakes.map(({ message }) => message),
      ].join(' '),
  }),
  defineTool({
    name: 'item',
    title: 'Look up an item type',
    description:
      'One item type by its id: set, description, how to get it (stores, categories of places, formulas to mix it), what it is mixed into, and how many have been made. `search` finds the id by a name.',
    endpoint: readItemType,
    fields: readItemType.response.shape,
    toAnswer: (answer) => answer,
    say: ({ name, set_name, total_issued }) =>
      `${name}, of the set ${set_name}: ${formatNumber(total_issued)} made.`,
  }),
  defineTool({
    name: 'number',
    title: 'Look up a numbered item',
    description:
      'One item by its type and number: where it is and who has it, now or at the end of a past day. Its `item_id` leads to its history.',
    endpoint: readNumberedItem,
    fields: readNumberedItem.response.shape,
    toAnswer: (answer) => answer,
    say: (item) => `${item.name} #${formatNumber(item.number)}: ${whereabouts(item)}.`,
  }),
  defineTool({
    name: 'history',
    title: 'Read the history of an item',
    description:
      'Everything that happened to one numbered item, newest first. `itemId` is the `item_id` that `number` and `search` answer, not the id of a type.',
    endpoint: readHistory,
    fields: { events: readHistory.response.meta({ description: 'What happened, newest first.' }) },
    toAnswer: (events) => ({ events }),
    say: ({ events }) => `${counted(events.length, 'event')}, newest first.`,
  }),
  defineTool({
    name: 'plan',
    title: 'Plan how to get what is missing',
    description:
      'The cheapest way for the player to get what they lack of a set, of a list of item types, or of a query for items: buying, foraging, mixing and swapping, step by step. Give exactly one of `set`, `types` and `q`. Needs a player.',
    endpoint: readPlan,
    fields: readPlan.response.shape,
    toAnswer: (answer) => answer,
    say: ({ title, steps, honeycombs, minutes, impossible }) =>
      `${title}: ${counted(steps.length, 'step')}, ${counted(honeycombs, 'honeycomb')} and ${counted(minutes, 'minute')}; ${formatNumber(impossible.length)} cannot be had.`,
  }),
  defineTool({
    name: 'radar',
    title: 'Find what is near',
    description:
      'The numbers that the player lacks, or that beat a number they have saved: at places around a point, on the Market, or with friends. `at` names the point in words, or `lat` and `lng` do. Needs a player.',
    endpoint: readRadar,
    fields: readRadar.response.shape,
    toAnswer: (answer) => answer,
    say: ({ counts, results }) =>
      `${results.length} shown. At places: ${counts.places ?? 'no point given'}; on the Market: ${counts.market}; with friends: ${counts.friends}.`,
  }),
];

function foundOf(count: number | string | null): string {
  if (count === null) return 'uncounted results';
  return typeof count === 'number' ? counted(count, 'result') : `${count} results`;
}

function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}
