import { every, one, paged } from './addresses.mjs';

/** @param {any} known */
export function catalogueCalls(known) {
  return {
    '/all-sets': one('/all-sets'),
    '/all-sets/{setId}': every(known.sets, (id) => `/all-sets/${id}`),
    '/all-sets/{setId}/sub': every(known.sets, (id) => `/all-sets/${id}/sub`),
    '/all-sets/{setId}/sub/{subsetId}': every(known.subsets, ([set, id]) => `/all-sets/${set}/sub/${id}`),
    '/all-sets/{setId}/race': every(known.sets, (id) => `/all-sets/${id}/race`),
    '/sets': one('/sets'),
    '/latest-sets': one('/latest-sets'),
    '/sets/{setId}': every(known.sets, (id) => `/sets/${id}`),
    '/branded': one('/branded'),
    '/uniqueitems': one('/uniqueitems'),
    '/wallagraphics': one('/wallagraphics'),
    '/stores': one('/stores'),
    '/stores/{storeId}': every(known.stores, (id) => `/stores/${id}`),
    '/storeitems': one('/storeitems'),
    '/market': paged('/market', 10),
    '/mixingpool': paged('/mixingpool', 10),
    '/formulas': one('/formulas'),
    '/old-unique-set/owners': one('/old-unique-set/owners'),
    '/one-of-a-kind': one('/one-of-a-kind'),
    '/retired': one('/retired'),
    '/containers': one('/containers'),
    '/mix-exceptions': one('/mix-exceptions'),
    '/used-exceptions': one('/used-exceptions'),
    '/storeitems.atom': one('/storeitems.atom'),
    '/achievements': one('/achievements'),
    '/categories': one('/categories'),
  };
}
