import { digitsAsLetters } from './look-alikes.ts';

/** Whether a name could be mistaken for a staff account, in any spelling. */
export function isReservedName(username: string): boolean {
  const words = wordsOf(username);
  if (words.some((word) => spellingsOf(word).some((spelling) => RESERVED.has(spelling)))) return true;
  return spellingsOf(words.join('')).some((spelling) => RESERVED.has(spelling) || spelling.includes(BRAND));
}

/** `Real_Admin-2` and `realAdmin2` are both real, admin2. */
function wordsOf(username: string): string[] {
  return username
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[_-]+/)
    .filter((word) => word !== '');
}

function spellingsOf(word: string): string[] {
  return [word, word.replace(/\d+$/, '')].flatMap((spelling) => {
    const skeleton = skeletonOf(spelling);
    return [skeleton, skeleton.replace(/s$/, '')];
  });
}

/** Maps look-alike letters to one letter and collapses repeated letters. */
export function skeletonOf(word: string): string {
  return digitsAsLetters(word)
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i')
    .replace(/(.)\1+/g, '$1');
}

const BRAND = skeletonOf('wallabee');

const RESERVED = new Set(
  [
    ...[
      'wallabee',
      'itembee',
      'beekeeper',
      'staff',
      'team',
      'crew',
      'official',
      'support',
      'help',
      'helpdesk',
    ],
    ...['admin', 'administrator', 'administration', 'moderator', 'moderation', 'mod', 'owner', 'developer'],
    ...[
      'root',
      'superuser',
      'sysadmin',
      'system',
      'server',
      'security',
      'service',
      'webmaster',
      'postmaster',
    ],
    ...['hostmaster', 'abuse', 'billing', 'contact', 'info', 'legal', 'privacy', 'noreply', 'login', 'api'],
    ...['anonymous', 'everyone', 'nobody', 'somebody', 'deleted', 'unknown', 'null', 'undefined'],
  ].map(skeletonOf),
);
