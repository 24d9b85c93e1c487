import { execFile } from 'node:child_process';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Programs } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';
import { isPresent, makeFolder, randomName, readIfPresent, syncFolder } from './files.ts';
import { asSpawnFailure, runAs } from './server-user.ts';
import { failureFromOutput, PostgresStartFailure } from './start-failure.ts';

export type ClusterPlan = {
  home: DatabaseHome;
  programs: Programs;
  isDurable: boolean;
  report: (line: string) => void;
};

export async function prepareCluster({ home, programs, isDurable, report }: ClusterPlan): Promise<void> {
  if (await isPresent(home.cluster)) return checkCluster(home, programs);

  await removeDrafts(home, report);
  report('Preparing a new database.');
  // A unique name, because an initdb that outlived its killed site may still write into the last one.
  const draft = join(home.folder, `${DRAFT}${randomName()}`);
  await makeFolder(draft, { mode: 0o700, owner: home.user });
  try {
    await initialise({ home, programs, isDurable, cluster: join(draft, 'cluster') });
    // Only a complete cluster gets the name, so an interrupted one is never used.
    await rename(join(draft, 'cluster'), home.cluster);
    await syncFolder(home.folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const DRAFT = 'initialising-';

async function checkCluster({ cluster }: DatabaseHome, { majorVersion }: Programs): Promise<void> {
  const found = (await readIfPresent(join(cluster, 'PG_VERSION')))?.trim();
  if (!found || !(await isPresent(join(cluster, 'global/pg_control')))) {
    throw new PostgresStartFailure(
      `The database in ${cluster} is damaged (it lacks files that every database has): restore it from a backup, or move it away to begin with an empty one.`,
    );
  }
  if (found !== majorVersion) {
    throw new PostgresStartFailure(
      `The database in ${cluster} was made by PostgreSQL ${found} and this site brings PostgreSQL ${majorVersion}: carry it over with pg_dump, or move it away to begin with an empty one.`,
    );
  }
}

async function removeDrafts({ folder }: DatabaseHome, report: (line: string) => void): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(DRAFT));
  if (drafts.length > 0) report('An earlier first start was interrupted: starting over.');
  const options = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(drafts.map((name) => rm(join(folder, name), options)));
}

type Initialisation = Omit<ClusterPlan, 'report'> & { cluster: string };

async function initialise({ home, programs, isDurable, cluster }: Initialisation): Promise<void> {
  const options = [
    `--pgdata=${cluster}`,
    '--encoding=UTF8',
    // PostgreSQL's C.UTF-8 sorts alike on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--username=postgres',
    '--auth-local=peer',
    '--auth-host=reject',
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(
      programs.initdb,
      isDurable ? options : [...options, '--no-sync'],
      runAs(home.user),
    );
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && !('syscall' in error)) {
      throw failureFromOutput({ output: String(error.stderr), folder: home.folder });
    }
    throw asSpawnFailure(error, home.user);
  }
}
