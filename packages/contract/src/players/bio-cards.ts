import { z } from 'zod';
import { cardsOfText } from '../living-text/cards.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { PlayerInAddress } from './player-in-address.ts';
import { playerAddresses } from './players.addresses.ts';

export const readBioCards = {
  feature: 'players',
  access: 'key',
  ...playerAddresses.readBioCards,
  summary: 'The items that a player’s bio names in brackets, as they are now.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ cards: cardsOfText }),
} as const satisfies Endpoint;
