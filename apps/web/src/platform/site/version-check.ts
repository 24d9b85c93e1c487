import { isNewerVersion } from '@wallabee/contract/protocol/version';

/** The parts of the browser that tests replace. */
export interface VersionEnvironment {
  /** Undefined if /meta.json could not be loaded. */
  deployedVersion(): Promise<string | undefined>;
  wouldLoseText(): boolean;
  /** Survives the reload; undefined if storage is forbidden. */
  memory: { read(): string | null; write(version: string): void } | undefined;
  /** Resolves to false while the new version is still being downloaded. */
  prepare(): Promise<boolean>;
  /** From then on no page of the old version is opened. */
  activate(): Promise<void>;
  reload(): void;
}

export interface VersionCheck {
  /** Reloads for a newer version, or returns the version that needs the visitor's consent. */
  check(): Promise<string | undefined>;
  reloadFor(version: string): Promise<void>;
}

/**
 * Reloads an open page once for each newer version, because a cache or a server that is not replaced yet may send the
 * old page again; and never while unsaved text would be lost.
 */
export function createVersionCheck(running: string, environment: VersionEnvironment): VersionCheck {
  const { memory } = environment;
  let isReloading = false;

  async function reloadFor(version: string) {
    if (isReloading) return;
    isReloading = true;
    memory?.write(version);
    await environment.activate();
    environment.reload();
  }

  return {
    reloadFor,
    async check() {
      const deployed = await environment.deployedVersion();
      if (deployed === undefined || !isNewerVersion(deployed, running)) return undefined;
      if (memory?.read() === deployed) return undefined;
      // Without storage the page might reload for ever.
      if (!memory) return deployed;
      if (!(await environment.prepare())) return undefined;
      if (environment.wouldLoseText()) return deployed;
      await reloadFor(deployed);
      return undefined;
    },
  };
}
