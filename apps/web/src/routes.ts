import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { THREAD_VIEWS } from '@wallabee/contract/forums/thread-views';
import { TEXT_PAGES } from './features/info/texts/text-pages.ts';

export default [
  index('pages/home-page.tsx'),

  layout(
    'pages/tools/tools-layout.tsx',
    prefix('tools', [
      route('item/history/:itemId', 'pages/tools/history-page.tsx'),
      route('item/:itemId/num/:number', 'pages/tools/number-page.tsx'),
      route('item/:itemId/numbers', 'pages/tools/item-numbers-page.tsx'),
      route('item/:itemId', 'pages/tools/item-page.tsx'),
      route('stats', 'pages/tools/stats-page.tsx'),
      route('luck', 'pages/tools/luck-page.tsx'),
      route('search/help', 'pages/tools/search-help-page.tsx'),
      layout('pages/tools/search-layout.tsx', [
        route('search/:query?', 'pages/tools/search-page.tsx'),
        route('profile', 'pages/tools/profile-search-page.tsx'),
      ]),
      route('profile/:player', 'pages/tools/profile-layout.tsx', [
        index('pages/tools/profile-index-page.tsx'),
        route('cabinet', 'pages/tools/profile-cabinet-page.tsx'),
        route('bio', 'pages/tools/profile-bio-page.tsx'),
        route('trophies', 'pages/tools/profile-trophies-page.tsx'),
        route('uniques', 'pages/tools/profile-uniques-page.tsx'),
        route('locklist', 'pages/tools/profile-lock-list-page.tsx'),
        route('swaps', 'pages/tools/profile-swaps-page.tsx'),
        route('wishlist', 'pages/tools/profile-wish-lists-page.tsx'),
        route('wishlist/:targetNumber/:includeUniques?', 'pages/tools/profile-wish-list-page.tsx'),
      ]),
      route('provenance', 'pages/tools/provenance-page.tsx'),
      route('place/:placeId', 'pages/tools/place-page.tsx'),
      route('category/:categoryId', 'pages/tools/category-page.tsx'),
      route('store/:storeId', 'pages/tools/store-page.tsx'),
      route('sets/gen/:genId', 'pages/tools/generation-page.tsx'),
      route('sets/:setId/sub/:subsetId', 'pages/tools/subset-page.tsx'),
      route('sets/:setId/sub', 'pages/tools/subsets-page.tsx'),
      route('sets/:setId', 'pages/tools/set-page.tsx'),
      route('*?', 'pages/tools/set-browser-page.tsx'),
    ]),
  ),

  route('u/:username', 'pages/player/player-layout.tsx', [
    index('pages/player/player-index-page.tsx'),
    route('pouch', 'pages/player/pouch-page.tsx'),
    route('sets', 'pages/player/set-progress-page.tsx'),
    route('sets/:setId', 'pages/player/player-set-page.tsx'),
    route('achievements', 'pages/player/achievements-page.tsx'),
    route('swaps', 'pages/player/own-swaps-page.tsx'),
    route('inbox/:contactId?', 'pages/player/inbox-page.tsx'),
    route('friends', 'pages/player/friends-page.tsx'),
    route('giftunique', 'pages/player/gift-page.tsx'),
    route('export', 'pages/player/locked-items-page.tsx'),
    route('redeem/:code?', 'pages/player/redeem-page.tsx'),
    route('profile', 'pages/player/edit-profile-page.tsx'),
    route('birthday', 'pages/player/birthday-page.tsx'),
    route('sessions', 'pages/player/sessions-page.tsx'),
    route('apps', 'pages/player/apps-page.tsx'),
    route('data', 'pages/player/own-data-page.tsx'),
  ]),

  layout('pages/bench-layout.tsx', [
    route('hive', 'pages/hive-page.tsx'),
    route('radar', 'pages/radar-page.tsx'),
    route('swaps', 'pages/swaps-page.tsx'),
    route('swaps/:swapId', 'pages/swap-page.tsx'),
    route('plan/:setId?', 'pages/plan-page.tsx'),
  ]),

  route('share', 'pages/share-page.tsx'),

  route('alerts', 'pages/alerts-page.tsx'),
  route('alerts/history', 'pages/alerts-history-page.tsx'),

  route('forums', 'pages/forums/forums-page.tsx'),
  route('forums/search', 'pages/forums/forum-search-page.tsx'),
  route('forums/moderation', 'pages/forums/moderation-page.tsx'),
  ...THREAD_VIEWS.map((view) =>
    route(`forums/${view}`, 'pages/forums/thread-views-page.tsx', { id: `forums-${view}` }),
  ),
  route('forums/moderation/queue', 'pages/forums/moderation-queue-page.tsx'),
  route('forums/moderation/appeals', 'pages/forums/moderation-appeals-page.tsx'),
  route('forums/acts/:entryId', 'pages/forums/act-page.tsx'),
  route('forums/ledger', 'pages/forums/ledger-page.tsx'),
  route('forums/:forumId/:page?', 'pages/forums/forum-page.tsx'),
  route('forums/:forumId/:page/:threadId/:threadPage?', 'pages/forums/thread-page.tsx'),
  route('addthread/:forumId', 'pages/forums/add-thread-page.tsx'),

  route('about', 'pages/info/about-page.tsx'),
  route('developers', 'pages/developers/developers-layout.tsx', [
    index('pages/developers/developers-page.tsx'),
    route('calls', 'pages/developers/developer-calls-page.tsx'),
    route('models', 'pages/developers/developer-models-page.tsx'),
    route('keys', 'pages/developers/developer-keys-page.tsx'),
  ]),
  route('kit', 'pages/field-kit-page.tsx'),
  route('login', 'pages/player/login-page.tsx'),
  route('oauth/authorize', 'pages/authorize-page.tsx'),
  route('news', 'pages/info/news-page.tsx'),
  route('news/:slug', 'pages/info/post-page.tsx'),
  route('NFT', 'pages/info/nft-page.tsx'),
  route('places', 'pages/info/places-page.tsx'),
  route('places/:group', 'pages/info/place-group-page.tsx'),
  route('retrobee', 'pages/info/retro-page.tsx'),
  route('uniques', 'pages/info/uniques-page.tsx'),
  ...TEXT_PAGES.map((name) => route(name, 'pages/info/text-page.tsx', { id: name })),

  route('style-guide', 'pages/developers/style-guide-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig;
