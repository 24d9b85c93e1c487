import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The manifest of the build names every route. */
export function routesOfTheSite(): string[] {
  const folder = join(import.meta.dirname, '../apps/web/build/client/assets');
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name)) ?? '';
  const text = readFileSync(join(folder, file), 'utf8');
  const { routes }: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const pathOf = ({ path = '', parentId }: ManifestRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : '', path].filter((part) => part !== '').join('/');
  };
  const layouts = Object.values(routes).filter(({ path, index, id }) => !path && !index && id !== 'root');
  const shown = Object.values(routes).filter((route) => !layouts.includes(route));
  return [...new Set(shown.map(pathOf))].filter((path) => path !== 'tools').sort();
}

interface Manifest {
  routes: Record<string, ManifestRoute>;
}

interface ManifestRoute {
  id: string;
  path?: string;
  index?: boolean;
  parentId?: string;
}
