import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { OutsideLink } from '../../../ui/controls/outside-link.tsx';
import { Secret } from '../../../ui/controls/secret.tsx';
import { useCopy } from '../../../ui/controls/use-copy.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { QrCode } from './qr-code.tsx';
import { useStepHeading } from './use-step-heading.ts';

/** A phone cannot scan its own screen, so there are also a link and the secret as text. */
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
