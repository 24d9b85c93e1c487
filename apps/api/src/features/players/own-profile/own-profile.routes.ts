import {
  changeOwnProfile,
  readOwnProfile,
  removePicture,
  uploadPicture,
} from '@wallabee/contract/players/own-profile';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { ImageRenderer } from '../../art/art.public.ts';
import { changePicture, removePictureOf } from './own-picture.service.ts';
import { changeProfile, type ProfileServices, readProfileOf } from './own-profile.service.ts';

export function ownProfileRoutes(services: ProfileServices & { renderer: ImageRenderer }) {
  return async (app: ApiApp) => {
    answer(app, readOwnProfile, (_, { player, reads }) => readProfileOf(reads, player.id));

    answer(app, changeOwnProfile, ({ body }, { player }) => changeProfile(services, player.id, body));

    answer(app, uploadPicture, ({ file }, { player }) =>
      changePicture(services, player.id, file as Uint8Array),
    );

    answer(app, removePicture, (_, { player }) => removePictureOf(services, player.id));
  };
}
