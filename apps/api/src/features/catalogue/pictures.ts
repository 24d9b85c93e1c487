import { type ArtSubject, picturePath } from '@wallabee/contract/art/art-address';

export function pictures(subject: ArtSubject, apiUrl: string) {
  return {
    image_url_50: `${apiUrl}${picturePath(subject, 50)}`,
    image_url_100: `${apiUrl}${picturePath(subject, 100)}`,
    image_url_200: `${apiUrl}${picturePath(subject, 200)}`,
  };
}
