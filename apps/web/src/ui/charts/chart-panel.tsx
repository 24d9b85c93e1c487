import { type ReactNode, useId } from 'react';
import { Panel } from '../layout/panel.tsx';
import styles from './chart-panel.module.css';
import { type Figures, FiguresTable } from './figures-table.tsx';

interface ChartPanelProps {
  heading: string;
  aside?: ReactNode;
  /** The point of the chart in a sentence or two. */
  sentence: ReactNode;
  figures: Figures;
  children: ReactNode;
}

export function ChartPanel({ heading, aside, ...chart }: ChartPanelProps) {
  const headingId = useId();
  return (
    <Panel heading={<span id={headingId}>{heading}</span>} aside={aside}>
      <ChartFigure {...chart} labelledBy={headingId} />
    </Panel>
  );
}

interface ChartFigureProps extends Pick<ChartPanelProps, 'sentence' | 'figures' | 'children'> {
  /** The id of the element that labels the figure. */
  labelledBy: string;
}

/** The sentence and the table are the text alternative of the drawing. */
export function ChartFigure({ labelledBy, sentence, figures, children }: ChartFigureProps) {
  return (
    <figure className={styles.chart} aria-labelledby={labelledBy}>
      {children}
      <figcaption className={styles.sentence}>{sentence}</figcaption>
      <FiguresTable tables={[figures]} />
    </figure>
  );
}

/** In place of a chart: nothing to draw, or what was to be drawn could not be loaded. */
export function ChartNote({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Panel heading={heading}>
      <div className={styles.note}>{children}</div>
    </Panel>
  );
}
