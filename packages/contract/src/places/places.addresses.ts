export const placeAddresses = {
  readPlace: { method: 'GET', path: '/places/:placeId' },
  listPlaceVisitors: { method: 'GET', path: '/places/:placeId/people' },
  listPlaceItems: { method: 'GET', path: '/places/:placeId/items' },
  listCategoryPlaces: { method: 'GET', path: '/placecategories/:categoryId/places' },
  listNearestPlaces: { method: 'GET', path: '/places' },
} as const;
