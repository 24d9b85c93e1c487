import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // light-dark(), nesting and container queries reach every browser the site supports.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Inlined files would need a looser Content-Security-Policy, and cannot be kept by the browser.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
