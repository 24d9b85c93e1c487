// The web app as Vite compiles it, in place of the built one.
import { join } from 'node:path';
import { createServer } from 'vite';

export async function loadViteWebApp() {
  const root = join(import.meta.dirname, '../apps/web');
  /** @type {import('vite').ViteDevServer} */
  let vite;
  return {
    clientFolder: join(root, 'public'),
    cachesPages: false,
    app: { handlePage },
    attach,
  };

  async function handlePage(request, visit) {
    try {
      const server = await vite.ssrLoadModule('/src/server.ts');
      return await server.handlePage(request, visit);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  }

  /** Hot reload uses the server's own port. */
  async function attach(app) {
    vite = await createServer({
      root,
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: 'custom',
    });
    app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    app.addHook('onSend', (_request, reply, _payload, done) => {
      // Vite adds style elements to the page, which the policy of production refuses.
      reply.removeHeader('content-security-policy');
      done();
    });
    app.addHook('onClose', () => vite.close());
  }
}
