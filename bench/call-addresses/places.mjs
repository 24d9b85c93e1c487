import { every, one } from './addresses.mjs';

/** @param {any} known */
export function placesCalls(known) {
  return {
    '/placecategories': one('/placecategories'),
    '/placecategories/{categoryId}': every(known.categories, (id) => `/placecategories/${id}`),
    '/places': every(known.points, ([lat, lng], at) => `/places?lat=${lat + (at % 100) / 1_000}&lng=${lng}`),
    '/places/{placeId}': every(known.places, (id) => `/places/${id}`),
    '/places/{placeId}/people': every(known.places, (id) => `/places/${id}/people`),
    '/places/{placeId}/items': every(known.places, (id) => `/places/${id}/items`),
    '/placecategories/{categoryId}/places': every(known.categories, (id) => `/placecategories/${id}/places`),
  };
}
