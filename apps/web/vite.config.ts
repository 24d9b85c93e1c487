import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { fontSubsets } from './font-subsets.ts';

export default defineConfig({
  plugins: [fontSubsets(), reactRouter(), cssLayersFirst(), quietRouter(), plainImports()],
  // Short names: every one of them travels in the page, the script and the stylesheet, and no hash compresses.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]_[hash:base64:3]' } },
  build: {
    // light-dark(), nesting and container queries reach every browser the site supports.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Inlined files would need a looser Content-Security-Policy, and cannot be kept by the browser.
    assetsInlineLimit: 0,
    // All of it is smaller than one picture; in one file it costs one request.
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Chromium compiles the file on another processor while it arrives, not function by function as each is called.
            postBanner: '//# allFunctionsCalledOnLoad',
            // A page asks for a handful of files, not for one per component.
            advancedChunks: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|vite[\\/]preload-helper/,
                },
                {
                  name: 'ui',
                  test: /apps[\\/]web[\\/]src[\\/](ui|game-ui|platform|features[\\/]shell)[\\/](?!queries|answers|kept-answers|query-view|(use-)?ahead-of-address|(use-)?windowed-|row-window|searchable-cards|set-card|notice|segments)/,
                  // What only one kind of page uses comes with that page.
                  minShareCount: 3,
                },
                // What the pages of the reference share is one file for all of them, not one for every few.
                {
                  name: 'tools',
                  test: /apps[\\/]web[\\/]src[\\/]features[\\/](search|items|sets)[\\/]|packages[\\/](contract|game)[\\/]src[\\/](?!forums)/,
                  minShareCount: 3,
                },
                {
                  name: 'profile',
                  test: /apps[\\/]web[\\/]src[\\/]features[\\/]players[\\/]/,
                  minShareCount: 3,
                },
                // What moderators alone have use for comes when one of them looks.
                {
                  name: 'forums',
                  test: /features[\\/]forums[\\/](?!moderation)|contract[\\/]src[\\/]forums[\\/]|platform[\\/](kept-)?answers/,
                  minShareCount: 2,
                },
                // After the others, which it builds on; public pages never ask for it.
                { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]|platform[\\/]queries\.tsx/ },
              ],
            },
          },
        },
      },
    },
    // React Router reads this one name only, whichever bundler Vite uses.
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});

/** In one file the order of sheets is the bundler's; the order of layers must not be. */
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

/**
 * React Router's only build for bundlers is the one that warns its developers. The flag is all that differs in the other
 * one; where a new version has no such flag, nothing is changed.
 */
function quietRouter(): Plugin {
  return {
    name: 'quiet-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
          // Components that nothing uses would stay, for their making and for their names in developers' tools.
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}

/** What is imported on use needs nothing fetched beside it: the style is in the page, and the rest is one file each. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
