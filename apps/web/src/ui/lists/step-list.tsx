import type { ReactNode } from 'react';
import styles from './step-list.module.css';

interface Step {
  title: string;
  text: string;
  extra?: ReactNode;
}

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, extra }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {extra}
        </li>
      ))}
    </ol>
  );
}
