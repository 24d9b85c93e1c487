import { Button, buttonClass } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Secret } from '../../ui/secret.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { factorStrings } from './accounts.strings.ts';
import { QrCode } from './qr-code.tsx';
import { useStepHeading } from './use-step-heading.ts';

/** Three ways into the app: a phone cannot scan its own screen. */
export function ScanStep({ uri, secret }: { uri: string; secret: string }) {
  const copy = useCopy({ copied: factorStrings.keyCopied, notCopied: factorStrings.keyNotCopied });
  const heading = useStepHeading();
  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        {factorStrings.scanHeading}
      </h3>
      <p>{factorStrings.scan}</p>
      <QrCode text={uri} label={factorStrings.qr} />
      <p>{factorStrings.byHand}</p>
      <Secret>{secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
      <ButtonRow>
        {matchMedia('(pointer: coarse)').matches && (
          <OutsideLink className={buttonClass({ look: 'line' })} href={uri}>
            {factorStrings.openApp}
          </OutsideLink>
        )}
        <Button look="line" onClick={() => void copy(secret)}>
          {factorStrings.copyKey}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
