import { readReference } from '@wallabee/contract/reference/reference';
import { createCache } from '../../platform/cache/cache.ts';
import { type PreparedAnswer, prepareParts } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { catalogueDigest } from './catalogue-digest.ts';
import { type ReferenceSources, writeReference } from './reference.service.ts';

interface ReferenceOptions extends Omit<ReferenceSources, 'catalogue' | 'db'> {
  catalogue: CatalogueHolder;
  clock?: (() => number) | undefined;
}

export function referenceRoutes({ catalogue, clock, ...sources }: ReferenceOptions) {
  const current = perCatalogue(catalogue, (its) => ({
    catalogue: its,
    made: createCache<PreparedAnswer<typeof readReference>>({
      name: 'reference',
      maxEntries: 1,
      ttlMs: 3_600_000,
      clock,
    }),
  }));

  return async (app: ApiApp) => {
    answer(app, readReference, (_, { reads }) => {
      const { catalogue: its, made } = current();
      const make = async () => {
        const version = (await catalogueDigest(its)) + dayOf(sources.now());
        return prepareParts(
          readReference,
          await writeReference({ ...sources, catalogue: its, db: reads }),
          version,
        );
      };
      return made.getOrLoad('', make);
    });
  };
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
