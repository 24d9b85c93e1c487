import { type BuildOptions, build } from 'esbuild';

export async function bundleScript(
  { contents, folder, file }: { contents: string; folder: string; file: string },
  packages: Pick<BuildOptions, 'external' | 'banner' | 'plugins'>,
) {
  await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    ...packages,
  });
}
