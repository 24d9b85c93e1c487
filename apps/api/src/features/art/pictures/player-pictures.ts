import { createCache } from '../../../platform/cache/cache.ts';
import type { Reads } from '../../../platform/db/replica/reads.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { findPicture } from '../art.queries.ts';
import type { Look, PlayerPicture } from '../recipes/recipe.ts';
import type { ImageRenderer } from '../render/image-renderer.ts';

export interface PlayerPictures {
  /** Undefined where the player has another picture by now. */
  read(
    picture: PlayerPicture,
    size: { look: Look; size: number },
    onRender: () => void,
  ): Promise<Buffer | undefined>;
}

interface PlayerPicturesOptions {
  reads: Reads;
  renderer: ImageRenderer;
  notifications: Pick<Notifications, 'on'>;
}

/** In memory and not on disk, so that a removed picture is gone. */
export function createPlayerPictures({
  reads,
  renderer,
  notifications,
}: PlayerPicturesOptions): PlayerPictures {
  const sizes = createCache<Buffer | undefined>({
    name: 'player-pictures',
    maxBytes: 24 * 1024 ** 2,
    sizeOf: (picture) => picture?.length ?? 1,
    invalidatedBy: 'player_changed',
    notifications,
  });

  return {
    read: async ({ playerId, key }, { look, size }, onRender) =>
      sizes.getOrLoad(`${playerId}/${key}/${look}/${size}`, async () => {
        const position = sizes.isAheadOfReplica(`${playerId}`) ? Number.POSITIVE_INFINITY : 0;
        const photo = await reads.anywhere((db) => findPicture(db, { playerId, key }), position);
        if (!photo) return undefined;
        onRender();
        return (await renderer.renderPhoto({ photo, as: look, size })) ?? undefined;
      }),
  };
}
