import { characterOf } from '@wallabee/simulated-players/character/character';
import type { WritersWorld } from '@wallabee/simulated-players/texts/live/writers-world';
import { type Writer, writerOf } from '@wallabee/simulated-players/texts/writer';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import type { TalkServices } from './talk-services.ts';
import { writersWorld } from './writers-world.ts';

interface Writing {
  writer: Writer;
  world: WritersWorld;
}

/** Undefined where the account is closed or no longer simulated. */
export async function writingOf(
  { loader, types }: TalkServices,
  player: SimulatedPlayer,
): Promise<Writing | undefined> {
  const known = await loader.atHome(player);
  return (
    known && {
      writer: writerOf({ ...player, character: characterOf(player) }),
      world: writersWorld(known, types()),
    }
  );
}
