import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address and the page that answers it. */
export default [
  index('pages/home-page.tsx'),

  layout(
    'pages/tools-layout.tsx',
    prefix('tools', [
      route('item/history/:itemId', 'pages/history-page.tsx'),
      route('item/:itemId/num/:number', 'pages/number-page.tsx'),
      route('item/:itemId', 'pages/item-page.tsx'),
      layout('pages/search-layout.tsx', [
        route('search/:query?', 'pages/search-page.tsx'),
        route('profile', 'pages/profile-search-page.tsx'),
      ]),
      route('profile/:player', 'pages/profile-layout.tsx', [
        index('pages/profile-index-page.tsx'),
        route('bio', 'pages/profile-bio-page.tsx'),
        route('uniques', 'pages/profile-uniques-page.tsx'),
        route('locklist', 'pages/profile-lock-list-page.tsx'),
        route('wishlist', 'pages/profile-wish-lists-page.tsx'),
        route('wishlist/:targetNumber/:includeUniques?', 'pages/profile-wish-list-page.tsx'),
      ]),
      route('place/:placeId', 'pages/place-page.tsx'),
      route('sets/gen/:genId', 'pages/generation-page.tsx'),
      route('sets/:setId/sub/:subsetId', 'pages/subset-page.tsx'),
      route('sets/:setId/sub', 'pages/subsets-page.tsx'),
      route('sets/:setId', 'pages/set-page.tsx'),
      // The set browser, and whatever else is asked for below /tools.
      route('*?', 'pages/set-browser-page.tsx'),
    ]),
  ),

  route('u/:username', 'pages/player-layout.tsx', [
    index('pages/player-index-page.tsx'),
    route('pouch', 'pages/pouch-page.tsx'),
    route('sets', 'pages/set-progress-page.tsx'),
    route('sets/:setId', 'pages/player-set-page.tsx'),
    route('achievements', 'pages/achievements-page.tsx'),
    route('inbox/:contactId?', 'pages/inbox-page.tsx'),
    route('friends', 'pages/friends-page.tsx'),
    route('giftunique', 'pages/gift-page.tsx'),
    route('export', 'pages/locked-items-page.tsx'),
    route('redeem/:code?', 'pages/redeem-page.tsx'),
    route('birthday', 'pages/birthday-page.tsx'),
    route('sessions', 'pages/sessions-page.tsx'),
  ]),

  route('forums', 'pages/forums-page.tsx'),
  route('forums/moderation', 'pages/moderation-page.tsx'),
  route('forums/:forumId/:page?', 'pages/forum-page.tsx'),
  route('forums/:forumId/:page/:threadId/:threadPage?', 'pages/thread-page.tsx'),
  route('addthread/:forumId', 'pages/add-thread-page.tsx'),

  route('about', 'pages/about-page.tsx'),
  route('credits', 'pages/credits-page.tsx'),
  route('developers', 'pages/developers-layout.tsx', [
    index('pages/developers-page.tsx'),
    route('calls', 'pages/developer-calls-page.tsx'),
    route('keys', 'pages/developer-keys-page.tsx'),
  ]),
  route('faq', 'pages/faq-page.tsx'),
  route('login', 'pages/login-page.tsx'),
  route('news', 'pages/news-page.tsx'),
  route('news/:slug', 'pages/post-page.tsx'),
  route('NFT', 'pages/nft-page.tsx'),
  route('places', 'pages/places-page.tsx'),
  route('places/:group', 'pages/place-group-page.tsx'),
  route('privacy', 'pages/privacy-page.tsx'),
  route('retrobee', 'pages/retro-page.tsx'),
  route('rules', 'pages/rules-page.tsx'),
  route('terms', 'pages/terms-page.tsx'),
  route('uniques', 'pages/uniques-page.tsx'),

  route('pieces', 'pages/pieces-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig;
