import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { fontSubsets } from './font-subsets.ts';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const ASSET_FILE_NAMES = 'assets/[name]-[hash:6][extname]';

export default defineConfig({
  plugins: [
    fontSubsets(),
    productionRouter(),
    leanRouter(),
    reactRouter(),
    cssLayersFirst(),
    compileHintFirst(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]_[hash:base64:3]' } },
  build: {
    // The oldest browsers with light-dark(), nesting and container queries.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Inlined files would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Chromium then compiles the file on another thread while it arrives.
            postBanner: COMPILE_HINT,
            // Each page loads a manifest with the names of all files, whose hashes cannot be compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_FILE_NAMES,
            // Fewer files than one per component.
            advancedChunks: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack(?!.*(useMutationState|useInfiniteQuery|infiniteQueryObserver)))[\\/]|vite[\\/]preload-helper|queries[\\/]query-client|protocol[\\/]version|api[\\/]connection(-failure)?\./,
                },
                // Without what three pages share and the others never need.
                {
                  name: 'ui',
                  test: /leaflet\.css\?url|src[\\/](ui[\\/](?!charts|when|controls[\\/](latch|switch|secret|password-field|use-focus-rescue|form-dialog|confirm-dialog|jump-links|linked-text|menu|plain-dialog|text-links|more-filters|sort-field(?!\.module))|layout[\\/](form-columns|link-card|placed)|lists[\\/](plain-list|step-list|.*window|watch-view|use-printing|searchable-cards))|game-ui[\\/](?!class-chip|trophy-plate|living-text|state|ring|way|type-art|map|actions|image-modal|picture|set-card|person-card)|platform[\\/](?!drafts[\\/](?!restored-drafts)|outbox[\\/](?!load-outbox|outbox-mark|outbox-database|waits\.|waiting-(writes|here))|offline[\\/](?!worker(-off)?\.)|router[\\/]pages-build|queries[\\/]use-download|filters[\\/]revalidate-on-day|realtime[\\/]use-followed|filters[\\/].*debounced|queries[\\/]served)|features[\\/](shell|alerts[\\/](tell-me|alerts-about)))|packages[\\/](contract[\\/]src[\\/](?!forums|players[\\/]profile-rules|cabinet|luck|provenance|protocol[\\/](csv|worker-messages)|living-text|items[\\/]items\.|sets[\\/]set-rules|search[\\/]number-state)|game[\\/]src[\\/](?!query))/,
                  minShareCount: 3,
                },
                // Loaded where a page follows events.
                { name: 'event-parser', test: /eventsource-parser/ },
                {
                  name: 'filters',
                  test: /controls[\\/]sort-field|filters[\\/].*debounced|ui[\\/]charts[\\/](day-slider|month-days)/,
                  minShareCount: 2,
                },
                // With the styles of charts, which pages have from the start, while the script comes later.
                {
                  name: 'pictures',
                  test: /game-ui[\\/](image-modal|picture-link|class-chip\.module)|link-card\.module|ui[\\/]charts[\\/].*\.module\.css|chart\.styles|late-part|after-first-use/,
                  minShareCount: 2,
                },
                { name: 'charts', test: /ui[\\/]charts[\\/](?!day-slider|month-days)/, minShareCount: 2 },
                {
                  name: 'living-text',
                  test: /living-text[\\/]|use-followed-items|platform[\\/]drafts|conversation[\\/]drafts/,
                  minShareCount: 2,
                },
                { name: 'item-calls', test: /contract[\\/]src[\\/]items[\\/]items\./, minShareCount: 2 },
                // What pages outside the forums need of them.
                {
                  name: 'forum-calls',
                  test: /contract[\\/]src[\\/]forums[\\/](?!conduct|moderation-acts|slow-mode|post-)|features[\\/]forums[\\/](forum-links|talking[\\/]talking\.)/,
                  minShareCount: 2,
                },
                {
                  name: 'switches',
                  test: /controls[\\/](latch|switch|secret|password-field|use-focus-rescue|form-dialog|confirm-dialog|plain-dialog|linked-text|text-links)/,
                  minShareCount: 2,
                },
                { name: 'windows', test: /lists[\\/](.*window|watch-view|use-printing)/, minShareCount: 2 },
                // Loaded once a page is used.
                {
                  name: 'registration',
                  test: /platform[\\/](offline[\\/](?!worker\.|field-kit-choice|own-lists|version-update)|router[\\/]pages-build)/,
                  minShareCount: 2,
                },
                { name: 'ways', test: /game-ui[\\/](way|type-art)/, minShareCount: 2 },
                // With the filters of the pages that have actions.
                { name: 'actions', test: /game-ui[\\/]actions|controls[\\/]more-filters/, minShareCount: 2 },
                {
                  name: 'plan',
                  test: /(features|contract[\\/]src)[\\/]plan[\\/]/,
                  minShareCount: 2,
                },
                { name: 'maps', test: /game-ui[\\/]map[\\/]map[-.]/, minShareCount: 2 },
                {
                  name: 'rings',
                  test: /game-ui[\\/]ring[\\/](ring[-.]|agreement)|features[\\/]swaps[\\/]ring/,
                  minShareCount: 2,
                },
                // Of all pages of the tools.
                {
                  name: 'search-links',
                  test: /features[\\/]search[\\/]search[-.](address|links|strings|form\.module)|game-ui[\\/]state|search[\\/]number-state|luck[\\/]luck-links/,
                  minShareCount: 2,
                },
                { name: 'search', test: /features[\\/]search[\\/]/, minShareCount: 2 },
                // Code that the lists and the pages of calls and models share.
                { name: 'developers', test: /features[\\/]developers[\\/]/, minShareCount: 2 },
                {
                  name: 'catalogue',
                  test: /features[\\/](items[\\/](?!journey|history(?![\\/]history-icons)|movements[\\/](?!movements\.module))|sets[\\/](?!set-(groups|shelf|list)))|tools[\\/]lazy-related|game-ui[\\/]mix-picture|feedback[\\/]count-bar|contract[\\/]src[\\/]sets[\\/]set-rules/,
                  minShareCount: 2,
                },
                // What the page of a life has from the start; its list and seal come later.
                {
                  name: 'life',
                  test: /features[\\/](items[\\/](history[\\/](?!history-icons)|journey[\\/](way-words|journey-figures|journey\.strings))|provenance[\\/](wax-seal|seal-panel)\.module)/,
                  minShareCount: 2,
                },
                {
                  name: 'set-lists',
                  test: /sets[\\/]set-(groups|shelf|list)|tools[\\/]own-shelf|lists[\\/](plain-list|searchable-cards)|controls[\\/]jump-links|layout[\\/]link-card|game-ui[\\/](set|picture)-card/,
                  minShareCount: 2,
                },
                // With what is on the first screen of a cabinet, and the styles of the rest.
                {
                  name: 'profile',
                  test: /features[\\/]players[\\/](?!search|profile[\\/](bio-\w+\.tsx|use-bio))|players[\\/]profile-rules|features[\\/]cabinet[\\/](cabinet\.|cabinet-section|number-links|calendar[\\/].*\.module)|trophy-plate\.module|tools[\\/]late-bio|game-ui[\\/](person-band|person-card\.module)/,
                  minShareCount: 2,
                },
                // Without what only moderators, writers or lists of threads need.
                {
                  name: 'forums',
                  test: /features[\\/]forums[\\/](?!moderation|ledger|finding|talking[\\/](mute-|use-mute)|threads[\\/]thread-list|reading[\\/](view-tabs|mark-read|new-mark)|posting(?![\\/]waiting-posts)|cards|posts[\\/](?!author-tags))|queries[\\/]served/,
                  minShareCount: 2,
                },
                {
                  name: 'thread-lists',
                  test: /threads[\\/]thread-list|reading[\\/](view-tabs|mark-read|new-mark)/,
                  minShareCount: 2,
                },
                {
                  name: 'finding',
                  test: /forums[\\/]finding|lists[\\/](marked-text|text-hits)/,
                  minShareCount: 2,
                },
                {
                  name: 'posts',
                  test: /features[\\/]forums[\\/](cards|posts|moderation[\\/]lazy|posting[\\/](?!waiting-posts|composer[\\/](?!composer-field|composer\.module)|draft-list|html-toggle|editing[\\/](?!editable-body|edited-post)))|contract[\\/]src[\\/]forums[\\/]post-/,
                  minShareCount: 2,
                },
                {
                  name: 'composer',
                  test: /forums[\\/]posting[\\/](composer[\\/](?!composer-field|composer\.module)|html-toggle)/,
                },
                {
                  name: 'post-editing',
                  test: /forums[\\/]posting[\\/]editing[\\/](?!editable-body|edited-post)/,
                },
                // Home and profiles load the first of the two only.
                {
                  name: 'swaps',
                  test: /features[\\/]swaps[\\/](waiting[\\/])?[^\\/]+$|game-ui[\\/]ring[\\/](ringlet|number-art)/,
                  minShareCount: 2,
                },
                { name: 'own-swaps', test: /features[\\/]swaps[\\/]own-swaps[\\/]/, minShareCount: 2 },
                {
                  name: 'bell',
                  test: /features[\\/]bell[\\/](notes[\\/](kind-icon|note-times|notes\.strings)|settings[\\/]settings\.strings)|contract[\\/]src[\\/](bell[\\/]bell-kinds|webhooks)|useMutationState/,
                  minShareCount: 2,
                },
                { name: 'notes', test: /features[\\/]bell[\\/]notes/, minShareCount: 2 },
                // Loaded soon on pages where something is written.
                {
                  name: 'outbox',
                  test: /platform[\\/]outbox[\\/](?!load-outbox|outbox-mark|outbox-database|waits|waiting-(writes|here))|node_modules[\\/]idb[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    // React Router reads this name, whichever bundler Vite uses.
    ssr: {
      build: { rollupOptions: { input: './src/server.ts', output: { assetFileNames: ASSET_FILE_NAMES } } },
    },
  },
});

/** The router's package exports its development build only (its issue 14102). */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    // What is not part of the bundle is resolved by Node, to the development build.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ROUTER_AND_DEPENDENCIES } } } }),
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: async function (id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        return (
          resolved && {
            ...resolved,
            external: false,
            id: resolved.id.replace('/development/', '/production/'),
          }
        );
      },
    },
  };
}

const ROUTER_AND_DEPENDENCIES = ['react-router', 'cookie', 'set-cookie-parser'];

/** Bundlers cannot drop components of the router that are not used. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replace(/React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .*$/gm, ''),
    },
  };
}

/** The bundler chooses the order of sheets in a file; the order of layers must be fixed. */
function cssLayersFirst(): Plugin {
  const order = '@layer reset, ui, feature, page;';
  return {
    name: 'css-layers-first',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
        }
      },
    },
  };
}

/** Vite writes the styles of imported scripts above the banner, and browsers read the hint only in the first line. */
function compileHintFirst(): Plugin {
  return {
    name: 'compile-hint-first',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.includes(`${COMPILE_HINT}\n`)) {
            file.code = `${COMPILE_HINT}\n${file.code.replace(`${COMPILE_HINT}\n`, '')}`;
          }
        }
      },
    },
  };
}
