/** `ready`: the browser offers it. `ios` and `manual`: the visitor finds it in a menu. */
export type InstallState = 'installed' | 'ready' | 'ios' | 'manual';

interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Stored by the boot script. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export function readInstallState(): InstallState {
  if (hasBeenInstalled || isOpenedFromHomeScreen()) return 'installed';
  if (window.installPrompt) return 'ready';
  return isAppleTouch() ? 'ios' : 'manual';
}

let hasBeenInstalled = false;

/** The browser's offer may come, and be taken, at any time. */
export function onInstallChange(listener: () => void): () => void {
  const onInstalled = () => {
    hasBeenInstalled = true;
    listener();
  };
  addEventListener('beforeinstallprompt', listener);
  addEventListener('appinstalled', onInstalled);
  return () => {
    removeEventListener('beforeinstallprompt', listener);
    removeEventListener('appinstalled', onInstalled);
  };
}

/** Resolves to whether the visitor agreed. A prompt can be shown only once. */
export async function install(): Promise<boolean> {
  const prompt = window.installPrompt;
  if (!prompt) return false;
  window.installPrompt = undefined;
  const { outcome } = await prompt.prompt();
  if (outcome === 'accepted') hasBeenInstalled = true;
  return outcome === 'accepted';
}

function isOpenedFromHomeScreen(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  const modes = ['standalone', 'minimal-ui', 'fullscreen'].map((mode) => `(display-mode: ${mode})`);
  return standalone === true || matchMedia(modes.join(', ')).matches;
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
