import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { Secret } from '../../ui/controls/secret.tsx';
import { useCopy } from '../../ui/controls/use-copy.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { keyStrings } from './keys.strings.ts';

export function MadeKey({ made, onDone }: { made: { name: string; key: string }; onDone: () => void }) {
  const copy = useCopy(keyStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        {keyStrings.made(made.name)}
      </h3>
      <Secret>{made.key}</Secret>
      <p>{keyStrings.madeHint}</p>
      <ButtonRow>
        <Button onClick={() => void copy(made.key)}>{keyStrings.copy}</Button>
        <Button look="line" onClick={onDone}>
          {keyStrings.done}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
