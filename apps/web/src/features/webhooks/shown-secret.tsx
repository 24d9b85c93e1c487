import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { Secret } from '../../ui/controls/secret.tsx';
import { useCopy } from '../../ui/controls/use-copy.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { webhookStrings as strings } from './webhooks.strings.ts';

export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = useCopy(strings);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack>
      <p ref={text} tabIndex={-1}>
        {strings.secretHint}
      </p>
      <Secret>{secret}</Secret>
      <ButtonRow>
        <Button onClick={() => void copy(secret)}>{strings.copy}</Button>
        <Button look="line" onClick={onDone}>
          {strings.done}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
