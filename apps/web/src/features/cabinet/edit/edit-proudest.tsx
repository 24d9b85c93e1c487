import type { Profile } from '@wallabee/contract/players/profile';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { cabinetStrings } from '../cabinet.strings.ts';

const ProudEditor = lazy(async () => ({ default: (await import('./proud-editor.tsx')).ProudEditor }));

/** On a player's own profile. */
export function EditProudest({ player }: { player: Pick<Profile, 'id'> }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (session?.userId !== player.id) return null;
  return (
    <>
      <Button
        look="line"
        isSmall
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="edit" />
        {cabinetStrings.edit}
      </Button>
      {wasOpened && (
        <Suspense>
          <ProudEditor key={session.token} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
