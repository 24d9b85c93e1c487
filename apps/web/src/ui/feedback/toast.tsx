import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Link, type SiteAddress } from '../controls/link.tsx';
import { Icon } from '../icon.tsx';
import { uiStrings } from '../ui.strings.ts';
import styles from './toast.module.css';

const SHOWN_FOR_MS = 6_000;

export type Toast = {
  text: string;
  isError?: boolean | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  link?: { label: string; to: SiteAddress } | undefined;
  onDismiss?: (() => void) | undefined;
};
type ShownToast = Toast & { id: number };

/** A success disappears by itself; a failure or an offer stays until it is dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      const id = nextId.current++;
      setToasts((shown) => [...shown.slice(-2), { ...toast, id }]);
      return () => dismiss(id);
    },
    [dismiss],
  );

  return (
    <ShowToast value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ShowToast>
  );
}

/** `show` returns a function that removes the toast. */
export function useToast() {
  return use(ShowToast);
}

const ShowToast = createContext<(toast: Toast) => () => void>(() => () => {});

type ToastRegionProps = { toasts: readonly ShownToast[]; onDismiss: (id: number) => void };

function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: showing each toast again puts it above dialogs opened since.
  useEffect(() => {
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [newest]);

  return (
    <div
      className={styles.region}
      ref={region}
      popover="manual"
      role="log"
      aria-live="polite"
      aria-label={uiStrings.notifications}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const { id, text, isError, action, link } = toast;
  const dismiss = () => {
    toast.onDismiss?.();
    onDismiss(id);
  };
  const isStaying = isError || action !== undefined;
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(onDismiss, SHOWN_FOR_MS, id);
    return () => clearTimeout(timer);
  }, [id, isStaying, onDismiss]);

  return (
    <div className={classNames(styles.toast, isError && styles.error)} role={isError ? 'alert' : undefined}>
      <Icon name={isError ? 'alert' : action ? 'refresh' : 'check'} />
      {text}
      {(action || link) && (
        <span className={styles.actions}>
          {action && (
            <button className={styles.action} type="button" onClick={action.onAction}>
              {action.label}
            </button>
          )}
          {link && (
            <Link className={styles.action} to={link.to} onClick={dismiss}>
              {link.label}
            </Link>
          )}
        </span>
      )}
      <IconButton icon="close" label={uiStrings.dismiss} onClick={dismiss} />
    </div>
  );
}
