import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ReloadLink } from '../../../ui/controls/reload-link.tsx';
import { PageLayout } from '../../../ui/layout/page-layout.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './views.module.css';

const { error } = shellStrings;

export function ErrorView({ requestId }: { requestId?: string | undefined }) {
  return (
    <FailureView
      strings={error}
      actions={
        <>
          <ReloadLink look="honey" />
          <ButtonLink look="line" to="/">
            {error.home}
          </ButtonLink>
        </>
      }
    >
      {requestId && (
        <p className={styles.request}>
          {error.request} <code>{requestId}</code>
        </p>
      )}
    </FailureView>
  );
}

interface FailureViewProps {
  strings: { title: string; heading: string; text: string };
  actions: ReactNode;
  children?: ReactNode;
}

export function FailureView({ strings: { title, heading, text }, actions, children }: FailureViewProps) {
  return (
    <PageLayout>
      <title>{title}</title>
      <div className={styles.view} role="alert">
        <svg className={styles.comb} viewBox="0 0 128 128" aria-hidden="true">
          <path className={styles.cell} d="M64 6 114 34v60l-50 28-50-28V34Z" />
          <path className={styles.crack} d="m64 6 8 26-16 18 18 20-12 22 6 14-4 16" />
        </svg>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </PageLayout>
  );
}
