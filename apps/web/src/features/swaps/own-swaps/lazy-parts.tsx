import { type ComponentType, lazy, Suspense } from 'react';
import type { NoRingsProps } from './no-rings.tsx';
import type { WantDialogProps } from './want-dialog.tsx';

/** Most visits find rings, and few add a want. */
const noRings = () => import('./no-rings.tsx');

export const LazyNoRings = late<NoRingsProps>(async () => (await noRings()).NoRings);
export const LazyLeftOut = late<Omit<NoRingsProps, 'filter'>>(async () => (await noRings()).LeftOut);
export const LazyHalted = late<Pick<NoRingsProps, 'own'>>(async () => (await noRings()).Halted);

export const LazyWantDialog = late<WantDialogProps>(
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
