import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import type { TalkServices } from './talk-services.ts';

/** Players who may post. Staff writes nothing by chance. */
export async function postersOf({ people }: Pick<TalkServices, 'people'>): Promise<SimulatedPlayer[]> {
  const around = await people.around();
  return around.filter(({ has_forums_right, account_type }) => has_forums_right && account_type === 'player');
}
