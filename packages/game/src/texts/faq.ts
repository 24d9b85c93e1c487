import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { CHRISTMAS_CRACKER_ID, JOB_LOT_ID, WISHING_WELL_ID } from '@wallabee/contract/protocol/special-ids';
import {
  JOB_LOT_LOWEST_NUMBER,
  RECYCLE_DELAY_SECONDS,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from '../rules/game-facts.ts';

/** A question of the FAQ. The page shows it, and the search finds it. */
export interface FaqEntry {
  /** The anchor on the page. */
  readonly id: string;
  readonly question: string;
  /** Markdown. `{storeUrl}` is the address of the online store, which each site sets. */
  readonly answer: string;
}

const MINUTES = RECYCLE_DELAY_SECONDS / 60;
const RECYCLE_DELAY = MINUTES === 1 ? '1 minute' : `${formatNumber(MINUTES)} minutes`;

/** The numbers come from the rules of the game, so that the answers cannot contradict them. */
export const FAQ: readonly FaqEntry[] = [
  {
    id: 'faq1',
    question: 'What are subcategories?',
    answer: `Every place on the map belongs to one category, such as Bakery or Harbour. A subcategory says more closely what kind it is: a patisserie and a bagel shop are both Bakeries, and a lighthouse counts as a Harbour.

Items are foraged by category. If an item's page says Bakery, then every subcategory of Bakery will do. The [places guide](/places) lists them all.`,
  },
  {
    id: 'faq2',
    question: 'What do QD, TD, DD and SD mean?',
    answer: `They say how many digits an item's number has.

| Short | Means | Numbers |
| --- | --- | --- |
| **QD** | quadruple digit | 1,000 to 9,999 |
| **TD** | triple digit | 100 to 999 |
| **DD** | double digit | 10 to 99 |
| **SD** | single digit | 1 to 9 |

Numbers are given out in order and never twice, so a low one shows that its finder was early. That is why players will walk a long way, and trade a great deal, for an SD.`,
  },
  {
    id: 'faq3',
    question: 'What are Drops?',
    answer: `A Drop is an item that a player has left at a place for whoever comes next. Anybody who visits the place may pick it up. The exception is a locked item: it can be looked at, but it stays its owner's.

Some Drops are left for one person in particular, and the [forums](/forums) usually say for whom. Please leave those where they are.`,
  },
  {
    id: 'faq4',
    question: 'What is a Ninja?',
    answer: `A Ninja picks up a Drop that was meant for somebody else, as a rule moments before that somebody arrives. The game does not forbid it, since an item that is not locked is anybody's, but players have long memories.

If an item must reach one person and nobody else, trade it instead of dropping it.`,
  },
  {
    id: 'faq5',
    question: 'What is a Number Collector?',
    answer: `Most players collect sets. A Number Collector looks at the number first: the same number of every item, the lowest of each, birthdays, palindromes such as 1,221, or numbers made of nothing but ones and noughts.

If you hold a number that somebody is after, expect a friendly message. Every item's page in [ItemBee](/tools/search) can show you where a number is now.`,
  },
  {
    id: 'faq6',
    question: 'What are a Mix, a Mega Mix and a Cross Mix?',
    answer: `- A **Mix** is an item that is made from two others.
- A **Mega Mix** is made from two items that are Mixes themselves. It is often the last space to be filled in a set.
- A **Cross Mix** is made from two items of different sets.

An item's page shows what it is created with and what it is used to make. [What mixing does to the two items](#faq10) is worth knowing before you begin.`,
  },
  {
    id: 'faq7',
    question: 'How do I get items?',
    answer: `- **Forage** at real places. What you find depends on the [category of the place](/places).
- **Pick up** what other players have dropped there.
- **Buy** new items in the stores, or other players' items in the Market.
- **Mix** two items into a third.
- **Open** boxes, bags and chests, or use a mixer, and see what comes of it.
- **Trade** with other players, or be given a gift.

The tags on each card of a [set](/tools/sets) tell which of these ways lead to that item.`,
  },
  {
    id: 'faq8',
    question: 'What does RB mean?',
    answer: `RB stands for random branded: any one of the [Exclusive Items](/tools/sets/20), which players call branded, with whatever number it has. It is the small change of trading. Somebody who asks for 2 RB will be content with two branded items of your own choosing.`,
  },
  {
    id: 'faq9',
    question: 'Why can I not recycle an item that I have just picked up?',
    answer: `There is a wait of **${RECYCLE_DELAY}** between picking up an item and recycling it. It gives you time to see what you have found, because what goes to the Recycle Center is gone for good.`,
  },
  {
    id: 'faq10',
    question: 'What does mixing mean?',
    answer: `Mixing puts two items together to make a new one. **Mixing destroys both of them**, whatever their numbers, and it cannot be undone. The new item takes the next available number of its kind.

Lock whatever you love before you mix. A locked item cannot slip in by mistake.`,
  },
  {
    id: 'faq11',
    question: 'How do Christmas Crackers work?',
    answer: `It takes two to pull a [Christmas Cracker](/tools/item/${CHRISTMAS_CRACKER_ID}). When the cracker is traded between two players it is destroyed, and **one of the two, at random, receives a party hat**. Who brought the cracker makes no difference.`,
  },
  {
    id: 'faq12',
    question: 'How do Wishing Wells work?',
    answer: `A [Wishing Well](/tools/item/${WISHING_WELL_ID}) accepts any item issued by WallaBee that is numbered **${formatNumber(WISHING_WELL_LOWEST_NUMBER)} or higher**, except a Job Lot, aftershave or perfume. Every item you throw in is one wish, and the well keeps it.

After **${formatNumber(WISHES_TO_REDEEM)} wishes** the well is redeemed for one of 8 items, at random:

1. a Mystery Box
2. a Mystery Bag
3. a Bronze Miniest Mystery Box
4. a Silver Miniest Mystery Box
5. a Gold Miniest Mystery Box
6. a Bronze Mixer
7. a Silver Mixer
8. a Gold Mixer`,
  },
  {
    id: 'faq13',
    question: 'How do Job Lots work?',
    answer: `A [Job Lot](/tools/item/${JOB_LOT_ID}) mixes with any item numbered **${formatNumber(JOB_LOT_LOWEST_NUMBER)} or higher**, personal uniques included. It does not mix with aftershave, perfume or Wishing Wells.

The result is a random item with the next available number. As in every mix, both of the items you put in are destroyed.`,
  },
  {
    id: 'faq14',
    question: 'What is the difference between the store and the Market?',
    answer: `The **stores** belong to the game. They sell new items for honeycombs at a fixed price, and you get whichever number comes next.

The **Market** belongs to the players. They set their own prices, and you see the number before you buy. Not everything may be sold there: [Wallagraphic Items](/tools/sets/13), for one, may not.`,
  },
  {
    id: 'faq15',
    question: 'How do I get more pouch space?',
    answer: `Pouch space, locks and honeycombs can be bought in the [online store]({storeUrl}).

There are ways that cost nothing, too. Save one of each item to its set, stash what you love in the lockbox, drop spares where somebody will be glad of them, and recycle the rest.`,
  },
  {
    id: 'faq16',
    question: 'What are variants?',
    answer: `Some items come in several looks: other colours, another pattern. They are variants of one item, share its numbers, and count alike towards a set. Which one you get is a matter of chance.

Where an item's page shows a wand, that wand changes the item into another of its variants, again by chance, and is used up.`,
  },
];
