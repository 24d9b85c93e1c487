import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { alertStrings as strings } from './alerts.strings.ts';
import { isLike, type NewAlert } from './new-alert.ts';
import { useAlertList } from './use-alert-list.ts';
import { useMakeAlert } from './use-make-alert.ts';

interface AlertButtonProps {
  alert: NewAlert;
  about: string | undefined;
  children: ReactNode;
}

/** Where the player has such an alert, it leads to it. */
export function AlertButton({ alert, about, children }: AlertButtonProps) {
  const { data, isPending } = useAlertList();
  const existing = data?.alerts.find((one) => isLike(one, alert));
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const making = useMakeAlert();
  const id = existing?.id;
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (id === undefined || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) link.current?.focus();
  }, [id]);

  if (existing)
    return (
      <ButtonLink ref={link} look="line" to={`/alerts#alert-${existing.id}`} isPrefetched={false}>
        <Icon name={existing.paused ? 'bell' : 'check'} />
        <span>
          {existing.paused ? strings.paused : strings.on}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </span>
      </ButtonLink>
    );
  const press = () => {
    wasPressed.current = true;
    making.mutate({ body: alert });
  };
  return (
    <Button look="line" isBusy={isPending || making.isPending} onClick={press}>
      {children}
    </Button>
  );
}
