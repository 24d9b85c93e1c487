import { isNewerVersion } from '@wallabee/contract/protocol/version';

/** As much of the browser as the check needs. */
export interface VersionSurroundings {
  /** As /meta.json tells it; undefined where it could not be asked. */
  deployedVersion(): Promise<string | undefined>;
  /** Whether a reload would lose something that somebody typed. */
  wouldLoseText(): boolean;
  /** Which version was reloaded for, over the reload; undefined where nothing can be remembered. */
  memory: { read(): string | null; write(version: string): void } | undefined;
  clearCaches(): Promise<void>;
  reload(): void;
}

export interface VersionCheck {
  /** Reloads for a newer version, or says which one waits for the visitor to agree. */
  check(): Promise<string | undefined>;
  /** The visitor has agreed. */
  reloadFor(version: string): Promise<void>;
}

/**
 * A page may stay open for weeks. Once a newer version is deployed it reloads: once, because where the reload brings
 * the same old page again (a cache on the way, a server not replaced yet) another would not help; and never over what
 * somebody is typing.
 */
export function createVersionCheck(running: string, surroundings: VersionSurroundings): VersionCheck {
  const { memory } = surroundings;
  let isReloading = false;

  async function reloadFor(version: string) {
    if (isReloading) return;
    isReloading = true;
    memory?.write(version);
    await surroundings.clearCaches();
    surroundings.reload();
  }

  return {
    reloadFor,
    async check() {
      const deployed = await surroundings.deployedVersion();
      if (deployed === undefined || !isNewerVersion(deployed, running)) return undefined;
      if (memory?.read() === deployed) return undefined;
      // Without a memory nothing could tell the first reload from the hundredth.
      if (!memory || surroundings.wouldLoseText()) return deployed;
      await reloadFor(deployed);
      return undefined;
    },
  };
}
