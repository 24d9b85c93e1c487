// Chunks are named by what is in them, so those of an earlier build would stay beside the new ones for ever.
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * For esbuild: after a build that went well, nothing is left in its folder but what it made, and `kept`. Whoever runs
 * from that folder meanwhile has long read the old chunks, and finds the new ones where it starts something anew.
 */
export function removeLeftovers({ kept = [] } = {}) {
  return {
    name: 'remove-leftovers',
    setup(build) {
      const folder = build.initialOptions.outdir;
      build.initialOptions.metafile = true;
      build.onEnd(async ({ errors, metafile }) => {
        if (errors.length > 0) return;
        const made = [...Object.keys(metafile.outputs), ...kept.map((name) => join(folder, name))];
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
