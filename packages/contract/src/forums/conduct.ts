/** The rules of conduct in the forums, in the order in which pages list them. */
export const CONDUCT_RULES = [
  'be_kind',
  'no_spam',
  'right_place',
  'no_real_money',
  'no_cheating',
  'no_personal_data',
  'other',
] as const;
export type ConductRule = (typeof CONDUCT_RULES)[number];

export const CONDUCT: Record<ConductRule, { title: string; text: string }> = {
  be_kind: {
    title: 'Be kind',
    text: 'No insults, no threats, and no posts that are only there to hurt. Disagree with the idea, not the bee.',
  },
  no_spam: {
    title: 'No spam',
    text: 'No advertising, no post copied into thread after thread, and no bumping without anything to add.',
  },
  right_place: {
    title: 'The right place',
    text: 'Every forum has a topic. Trades belong in the trading forums, bugs in Bug Reporting.',
  },
  no_real_money: {
    title: 'No real money',
    text: 'Items and honeycombs are traded for items and honeycombs. Nothing here is sold for money.',
  },
  no_cheating: {
    title: 'No cheating',
    text: 'No scams, no false numbers in offers, and no advice on how to play with several accounts.',
  },
  no_personal_data: {
    title: 'No personal data',
    text: 'No real names, addresses, telephone numbers or pictures of other people, nor your own.',
  },
  other: {
    title: 'Something else',
    text: 'Whatever else would spoil the forums. The moderator says what it was.',
  },
};

/** Whether the ledger may show the text of a post that was removed by the rule. The other texts may be about people. */
export function isTextPublic(rule: ConductRule): boolean {
  return rule === 'no_spam' || rule === 'right_place' || rule === 'no_real_money';
}
