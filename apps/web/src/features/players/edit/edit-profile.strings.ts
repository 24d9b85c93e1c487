import type { NameRefusal } from '@wallabee/contract/players/display-name-rules';
import { LONGEST_NAME } from '@wallabee/contract/players/display-name-rules';
import {
  LONGEST_BIO,
  LONGEST_HOME,
  MOST_BIO_LINES,
  type TextRefusal,
} from '@wallabee/contract/players/own-profile-rules';
import { formatNumber } from '../../../ui/format-number.ts';

export const editProfileStrings = {
  title: 'Edit Profile',
  failed: 'Your profile could not be loaded',
  about: 'About You',
  name: 'Name',
  nameHint: (username: string) => `What everybody sees. You still log in as ${username}.`,
  nameFaults: {
    empty: 'Enter a name.',
    too_long: `At most ${LONGEST_NAME} characters, please.`,
    bad_characters: 'Letters, digits, spaces and . , ’ & ! _ - only, please.',
    mixed_alphabets: 'One alphabet at a time, please: some of these letters look alike.',
    reserved: 'That name could be mistaken for the site’s own. Choose another.',
  } satisfies Record<NameRefusal, string>,
  home: 'Home',
  homeHint: 'Your friends see it. Empty is fine, too.',
  homeFaults: {
    too_long: `At most ${LONGEST_HOME} characters, please.`,
    too_many_lines: 'One line, please.',
    bad_characters: 'There is a character in it that cannot be shown.',
  } satisfies Record<TextRefusal, string>,
  bio: 'Bio',
  bioHint: (left: string) => `${left} characters left.`,
  bioFaults: {
    too_long: `At most ${formatNumber(LONGEST_BIO)} characters, please.`,
    too_many_lines: `At most ${MOST_BIO_LINES} lines, please.`,
    bad_characters: 'There is a character in it that cannot be shown.',
  } satisfies Record<TextRefusal, string>,
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard Changes',
  saved: 'Saved. Everybody sees it now.',
  unchanged: 'Nothing has changed.',
  see: 'See your profile',
  edit: 'Edit Profile',
  muted:
    'Your right to write was taken away by a moderator, so you can remove what is here, but not write anything new.',
  unreachable: 'The server could not be reached. What you typed is still here: try again in a moment.',

  picture: 'Picture',
  pictureLead: 'A PNG, JPEG or WebP image. It is cropped to a square around its middle.',
  choose: 'Choose a Picture',
  another: 'Choose Another',
  sending: 'Sending…',
  remove: 'Remove Picture',
  removeHeading: 'Remove your picture?',
  removeText: 'The drawn one takes its place.',
  pictureSaved: 'That is your picture now.',
  pictureRemoved: 'Your picture is gone. The drawn one is back.',
  noPicture: 'That file could not be read as a picture. Choose a PNG, JPEG or WebP image.',
  tryAgain: 'Try again',
} as const;
