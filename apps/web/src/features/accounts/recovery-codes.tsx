import { useEffect, useRef } from 'react';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SecretList } from '../../ui/secret.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useToast } from '../../ui/toast.tsx';
import { factorStrings } from './accounts.strings.ts';

/** Shown until the player has put them away: they cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const showToast = useToast();
  const username = useSession()?.username ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? { text: factorStrings.copied } : { text: factorStrings.notCopied, isError: true });
  }

  function save() {
    const lines = [factorStrings.fileHead(username), '', ...codes, ''];
    saveFile({ name: factorStrings.fileName, type: 'text/plain', content: lines.join('\n') });
  }

  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        {factorStrings.codesHeading}
      </h3>
      <p>{factorStrings.codesHint}</p>
      <SecretList secrets={codes} />
      <ButtonRow>
        <Button onClick={onDone}>{factorStrings.done}</Button>
        <Button look="line" onClick={() => void copy()}>
          {factorStrings.copy}
        </Button>
        <Button look="line" onClick={save}>
          {factorStrings.download}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
