import { REDEEM_ITEM_COUNT } from '@wallabee/game/rules/game-facts';

export const nftStrings = {
  title: 'Redeem your NFT code · WallaBee',
  description: `How to redeem a Build-A-Unique NFT code: ${REDEEM_ITEM_COUNT} items of your own, waiting in your LockBox.`,
  welcome: 'Welcome to WallaBee',
  lead: 'A game of small numbered things, found in real places. You have come with a key to some of them.',
  art: 'The Build-A-Unique NFT',
  congratulations: 'Congratulations!',
  congratulation: `You own a Build-A-Unique NFT, and with it a code. Redeem the code and ${REDEEM_ITEM_COUNT} of the item are made for you, numbered and locked, free of charge.`,
  redeem: 'Redeem Code Page',
  login: 'Login',
  stepsHeading: 'How to redeem your code',
  steps: [
    { title: 'Download the app', text: 'WallaBee is free to play.' },
    {
      title: 'Create an account',
      text: 'Choose a username in the app. It is the name your items will know you by.',
    },
    { title: 'Log in on this site', text: 'Use the same username and password as in the app.' },
    {
      title: 'Enter the NFT code',
      text: 'Open the Redeem Code page of your profile and type the code exactly as it is written: capital and small letters differ.',
    },
    {
      title: `Receive ${REDEEM_ITEM_COUNT} of the Build-A-Unique NFT item`,
      text: 'They arrive in your LockBox at once. Each code works one time.',
    },
    {
      title: 'Find them in the game',
      text: 'Open your pouch in the app; the LockBox can be reached from there.',
    },
  ],
} as const;
