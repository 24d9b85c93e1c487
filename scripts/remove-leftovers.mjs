// Chunks are named by their content, so those of earlier builds would remain for ever.
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * esbuild plugin: after a successful build only its outputs and `except` remain in the folder. Running
 * processes have already loaded the old chunks.
 * @param {{ except?: string[] }} [options] file names in the folder
 * @returns {import('esbuild').Plugin}
 */
export function removeLeftovers({ except = [] } = {}) {
  return {
    name: 'remove-leftovers',
    setup(build) {
      const folder = build.initialOptions.outdir ?? '.';
      build.initialOptions.metafile = true;
      build.onEnd(async ({ errors, metafile }) => {
        if (errors.length > 0 || !metafile) return;
        const made = [...Object.keys(metafile.outputs), ...except.map((name) => join(folder, name))];
        await removeAllBut(new Set(made.map((file) => resolve(file))), folder);
      });
    },
  };
}

async function removeAllBut(files, folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const leftovers = found
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !files.has(file));
  await Promise.all(leftovers.map((file) => rm(file, { force: true })));
}
