import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Halted, LeftOut, NoRings } from './no-rings.tsx';
import type { WantDialog } from './want-dialog.tsx';

/** Most visits find rings, and few add a want. */
const noRings = () => import('./no-rings.tsx');

export const LazyNoRings = late<ComponentProps<typeof NoRings>>(async () => (await noRings()).NoRings);
export const LazyLeftOut = late<ComponentProps<typeof LeftOut>>(async () => (await noRings()).LeftOut);
export const LazyHalted = late<ComponentProps<typeof Halted>>(async () => (await noRings()).Halted);

export const LazyWantDialog = late<ComponentProps<typeof WantDialog>>(
  async () => (await import('./want-dialog.tsx')).WantDialog,
);

function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
