import { every, one } from './addresses.mjs';

/** @param {any} known */
export function itemsCalls(known) {
  return {
    '/single-item/{itemTypeIds}': every(known.types, (id) => `/single-item/${id}`),
    '/itemtypes/{itemTypeIds}': every(known.types, (id) => `/itemtypes/${id}`),
    '/items/all': one('/items/all'),
    '/items/latest': one('/items/latest'),
    '/items/{itemTypeId}/number/{number}': every(
      known.items,
      ([, type, number]) => `/items/${type}/number/${number}`,
    ),
    '/itemtypes/{itemTypeId}/number/{number}': every(
      known.items,
      ([, type, number]) => `/itemtypes/${type}/number/${number}`,
    ),
    '/items/{itemId}': every(known.items, ([id]) => `/items/${id}`),
    '/items/{list}/{itemId}': every(known.items, ([id]) => `/items/history/${id}`),
    '/items/{itemId}/activity': every(known.items, ([id]) => `/items/${id}/activity`),
    '/single-item/{itemTypeId}/status': every(known.types, (id) => `/single-item/${id}/status?min=1&max=999`),
    '/itemtypes/{itemTypeId}/status': every(known.types, (id) => `/itemtypes/${id}/status?min=1&max=999`),
    '/single-item/{itemTypeId}/charts': every(known.types, (id) => `/single-item/${id}/charts`),
    '/items/{itemId}/journey': every(known.items, ([id]) => `/items/${id}/journey`),
    '/single-item/{itemTypeId}/movements': every(known.types, (id) => `/single-item/${id}/movements`),
    '/single-item/{itemTypeId}/travelled': every(known.types, (id) => `/single-item/${id}/travelled`),
    '/{kind}/{list}/{number}': every(known.items, ([, , number]) => `/items/status/${number}`),
    '/items/status/{number}/saved': every(known.items, ([, , number]) => `/items/status/${number}/saved`),
    '/items/{itemId}/proof': every(known.items, ([id]) => `/items/${id}/proof`),
    '/items/{itemId}/seal': every(known.items, ([id]) => `/items/${id}/seal`),
    '/itemtypes/{itemTypeId}/numbers': every(known.types, (id) => `/itemtypes/${id}/numbers`),
    '/itemtypes/{itemTypeId}/numbers/states': every(known.types, (id) => `/itemtypes/${id}/numbers/states`),
    '/items/{itemId}/luck': every(known.drawn, (id) => `/items/${id}/luck`),
    '/items/wishable': one('/items/wishable'),
  };
}
