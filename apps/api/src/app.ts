import type { BrowserApi } from '@wallabee/contract/protocol/page-visit';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { addCollection } from './collection.ts';
import type { Config } from './config.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { achievementRoutes } from './features/achievements/achievements.routes.ts';
import { playerAchievementRoutes } from './features/achievements/player-achievements.routes.ts';
import { actionRoutes } from './features/actions/actions.routes.ts';
import { pictureRoutes } from './features/art/art.routes.ts';
import { birthdayRoutes } from './features/birthdays/birthdays.routes.ts';
import { bulkRoutes } from './features/bulk/bulk.routes.ts';
import { cabinetRoutes } from './features/cabinet/cabinet.routes.ts';
import type { CatalogueHolder } from './features/catalogue/catalogue.public.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { codeRoutes } from './features/codes/codes.routes.ts';
import { recordEvents } from './features/event-log/event-log.public.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { storeFeedRoutes } from './features/feeds/store-feed.routes.ts';
import { forumRoutes } from './features/forums/forums.routes.ts';
import { friendRoutes } from './features/friends/friends.routes.ts';
import { type GiftOptions, giftRoutes } from './features/gifts/gifts.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import type { IssuedNumbers } from './features/items/items.public.ts';
import { lockedItemRoutes } from './features/locked-items/locked-items.routes.ts';
import { luckRoutes } from './features/luck/luck.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { oldClientProfiles } from './features/old-clients/old-client-profiles.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { ownProfileRoutes } from './features/players/own-profile/own-profile.routes.ts';
import { playerRoutes } from './features/players/players.routes.ts';
import { playerSearchRoutes } from './features/players/search/player-search.routes.ts';
import { pouchRoutes } from './features/pouch/pouch.routes.ts';
import { ownListsRoutes } from './features/reference/own-lists.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { forumPostRoutes } from './features/search/forum-posts/forum-posts.routes.ts';
import { itemSearchRoutes } from './features/search/item-search.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import type { SearchServices } from './features/search/search.service.ts';
import { createSearchServices } from './features/search/search-services.ts';
import { suggestRoutes } from './features/search/suggest.routes.ts';
import { createWordIndex } from './features/search/words/create-word-index.ts';
import { setProgressRoutes } from './features/set-progress/set-progress.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { recordAnswers } from './features/status/record-answers.ts';
import { breakSwaps } from './features/swaps/swaps.public.ts';
import { wishListRoutes } from './features/wish-lists/wish-lists.routes.ts';
import { createBatches, createWorldEngine } from './features/world/world.public.ts';
import { createPictures } from './pictures.ts';
import type { Db } from './platform/db/db.ts';
import { type Reads, readsFrom } from './platform/db/replica/reads.ts';
import { API_PREFIX } from './platform/http/addresses.ts';
import { formBodies } from './platform/http/bodies/form-bodies.ts';
import { apiProfiles } from './platform/http/calls/api-profiles.ts';
import { authentication } from './platform/http/calls/authentication.ts';
import { idempotencyKeys } from './platform/http/calls/idempotency-keys.ts';
import { inProcessCalls } from './platform/http/calls/in-process-calls.ts';
import { rateLimits } from './platform/http/calls/rate-limits.ts';
import { readOwnWrites } from './platform/http/calls/read-own-writes.ts';
import { remoteCalls } from './platform/http/calls/remote-calls.ts';
import { serializerCompiler } from './platform/http/calls/serializers.ts';
import { crossOrigin, readableByAll } from './platform/http/cross-origin.ts';
import { answerFailures, answerStrayCalls } from './platform/http/error-handler.ts';
import { openApi } from './platform/http/openapi/openapi.ts';
import { API_SECURITY_POLICY } from './platform/http/security-headers.ts';
import { createServer, type ServerOptions } from './platform/http/server.ts';
import type { PostOutside } from './platform/outside/post-outside.ts';
import type { Web } from './platform/pages/load-web-app.ts';
import { webFiles } from './platform/pages/web-files.ts';
import { foreignOrigin, type PagesOptions, type Visitor, webPages } from './platform/pages/web-pages.ts';
import type { Notifications } from './platform/realtime/notifications.ts';
import { addPrograms } from './programs.ts';
import { SITE_FILES, siteFiles } from './site-files.ts';
import { addStatus } from './site-status.ts';
import { addWaysOut } from './ways-out.ts';
import { addWorkbench } from './workbench.ts';

interface AppOptions extends ServerOptions {
  db: Db;
  reads?: Reads;
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  notifications: Pick<Notifications, 'on' | 'settled' | 'caughtUp' | 'isListening'>;
  now?: () => Date;
  web?: Web;
  post?: PostOutside;
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, catalogue, numbers, notifications, web, metrics, clock, now = wallClock } = options;
  const apiUrl = `${config.SITE_URL}${API_PREFIX}`;
  const app = await createServer(options);
  const recorder = recordAnswers(app, now);
  const reads = options.reads ?? readsFrom(db);
  const { renderer, art } = createPictures(app, { config, reads, catalogue, notifications, clock });
  const act = createBatches(createWorldEngine(db, catalogue, [breakSwaps, recordEvents(catalogue)]), now);
  const game = { db, catalogue, numbers, apiUrl, now, perform: act };
  const words = createWordIndex({ db, catalogue, notifications, now });
  const site = { db, siteUrl: config.SITE_URL, now, clock };
  const callers = { ...site, reads, notifications, siteKey: config.WEB_API_KEY };
  const callsOf = (credentials: Omit<Visitor, 'address'> & { token?: string }) =>
    inProcessCalls(app, { key: config.WEB_API_KEY, ...credentials });

  await app.register(siteFiles({ ...site, ...art, apiUrl, links: config.LINKS, callApi: callsOf({}) }));
  await app.register(
    async (api) => {
      prepareApi(api);
      await api.register(crossOrigin, { siteUrl: config.SITE_URL });
      await api.register(formBodies);
      await api.register(openApi, { config });
      await api.register(apiProfiles, { hosts: config.API_HOSTS, profiles: oldClientProfiles({ apiUrl }) });
      await api.register(authentication, callers);
      await api.register(rateLimits, { db, clock });
      await api.register(idempotencyKeys, { db, now });
      await api.register(readOwnWrites, { notifications });
      await addPrograms(api, { ...site, config, callsAs: (caller) => inProcessCalls(app, caller) });
      await api.register(accountRoutes({ db, now, secretsKey: config.SECRETS_KEY, perform: act }));
      await api.register(playerRoutes({ catalogue, apiUrl, now }));
      await api.register(ownProfileRoutes({ db, catalogue, renderer, now }));
      await api.register(lockedItemRoutes({ catalogue, notifications, clock }));
      await api.register(cabinetRoutes({ db, catalogue, apiUrl, notifications, now, clock }));
      await api.register(eventRoutes({ db, reads, notifications, metrics, now }));
      await api.register(inboxRoutes({ db, catalogue, apiUrl, now }));
      await addCollection(api, { catalogue, numbers, notifications, apiUrl, now, clock });
      const search = await addSearch(api, { ...options, words, apiUrl });
      await api.register(storeFeedRoutes({ ...site, reads, catalogue, apiUrl }));
      await api.register(bulkRoutes({ catalogue, apiUrl }));
      await api.register(referenceRoutes({ catalogue, numbers, apiUrl, callApi: callsOf({}), now, clock }));
      await api.register(ownListsRoutes({ callsOf: (token) => callsOf({ token }), now }));
      await api.register(achievementRoutes({ catalogue, apiUrl }));
      await api.register(luckRoutes({ catalogue, now }));
      await api.register(statsRoutes({ catalogue, numbers, now, clock }));
      await api.register(newsRoutes({ ...site, apiUrl, feedUrl: config.BLOG_FEED_URL }));
      await api.register(categoryRoutes({ catalogue, apiUrl }));
      await api.register(placeRoutes({ catalogue, apiUrl }));
      await api.register(wishListRoutes({ catalogue, numbers }));
      await api.register(forumRoutes({ db, catalogue, notifications, apiUrl, now, clock }));
      await api.register(pictureRoutes(art));
      await api.register(pouchRoutes({ catalogue, numbers, apiUrl, now }));
      await api.register(setProgressRoutes({ catalogue, apiUrl, now }));
      await api.register(playerAchievementRoutes({ catalogue, apiUrl }));
      await addFriends(api, { db, apiUrl });
      await addActions(api, game);
      await addWorkbench(app, api, { ...game, search, notifications, metrics });
      await addStatus(app, api, { config, db, reads, notifications, renderer, recorder, now, clock });
      await addWaysOut(api, { ...site, config, catalogue, post: options.post, log: app.log });
    },
    { prefix: API_PREFIX },
  );

  const browserApi = { baseUrl: API_PREFIX, key: config.WEB_API_KEY };
  if (web) await addPages(app, { config, web, browserApi, callsOf, notifications, clock });
  return app;
}

async function addFriends(api: FastifyInstance, { db, apiUrl }: { db: Db; apiUrl: string }) {
  await api.register(friendRoutes({ apiUrl }));
  await api.register(birthdayRoutes({ db }));
}

/** What a player does in the game from the site. */
async function addActions(api: FastifyInstance, parts: GiftOptions) {
  await api.register(giftRoutes(parts));
  await api.register(codeRoutes(parts));
  await api.register(actionRoutes(parts));
}

/** Everything that looks for words. */
async function addSearch(
  api: FastifyInstance,
  { catalogue, words, apiUrl, ...options }: SearchParts,
): Promise<SearchServices> {
  const { numbers, clock, now = wallClock } = options;
  await api.register(itemSearchRoutes({ catalogue, words, apiUrl }));
  await api.register(playerSearchRoutes({ words, apiUrl }));
  await api.register(forumPostRoutes({ words, catalogue }));
  const services = createSearchServices({ catalogue, numbers, words, apiUrl, now, clock });
  await api.register(searchRoutes({ ...services, now }));
  await api.register(suggestRoutes({ ...services, numbers }));
  return services;
}

interface SearchParts extends AppOptions {
  words: WordIndex;
  apiUrl: string;
}

/** This server renders pages from the API of another server and has no database. */
export async function createPagesApp(options: ServerOptions & Omit<PageServices, 'callsOf'>) {
  const { browserApi } = options;
  const app = await createServer(options);
  await app.register(async (files) => {
    readableByAll(files);
    for (const path of SITE_FILES)
      files.get(path, (request, reply) => reply.redirect(new URL(request.url, browserApi.baseUrl).href));
  });
  await addPages(app, { ...options, callsOf: (visitor) => remoteCalls(browserApi, visitor) });
  return app;
}

interface PageServices {
  config: Config;
  web: Web;
  browserApi: BrowserApi;
  callsOf: PagesOptions['callsOf'];
  notifications?: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

async function addPages(app: FastifyInstance, services: PageServices) {
  const { config, web, browserApi, callsOf, notifications, clock } = services;
  await web.attach?.(app);
  const site = { clientFolder: web.clientFolder, hasWorker: config.SERVICE_WORKER === 'on' };
  await app.register(webFiles({ ...site, apiOrigin: foreignOrigin(browserApi.baseUrl) }));
  await app.register(
    webPages({
      webApp: web.app,
      cachesPages: web.cachesPages,
      callsOf,
      browserApi,
      clock,
      ...(notifications && { notifications }),
      ...site,
      ...siteAddresses(config),
    }),
  );
}

function prepareApi(api: FastifyInstance) {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_SECURITY_POLICY);
    done();
  });
  answerFailures(api);
  answerStrayCalls(api);
}

function siteAddresses({ SITE_URL, RETRO_URL, LINKS, TILES }: Config) {
  return { siteUrl: SITE_URL, retroUrl: RETRO_URL, links: LINKS, tiles: TILES };
}

const wallClock = () => new Date();
