import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { SecretList } from '../../../ui/controls/secret.tsx';
import { useCopy } from '../../../ui/controls/use-copy.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { useStepHeading } from './use-step-heading.ts';

/** The codes cannot be shown again, so they stay until the player confirms. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = useCopy(factorStrings);
  const username = useSession()?.username ?? '';
  const heading = useStepHeading();

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
        <Button look="line" onClick={() => void copy(codes.join('\n'))}>
          {factorStrings.copy}
        </Button>
        <Button look="line" onClick={save}>
          {factorStrings.download}
        </Button>
        <Button onClick={onDone}>{factorStrings.done}</Button>
      </ButtonRow>
    </Stack>
  );
}
