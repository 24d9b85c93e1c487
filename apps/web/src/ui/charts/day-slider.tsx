import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import styles from '../controls/field.module.css';
import { Input } from '../controls/field.tsx';
import { formatDate } from '../format-date.ts';
import { daySliderStrings as strings } from './day-slider.strings.ts';
import { placeOf } from './month-days.ts';

interface DaySliderProps {
  /** The days to choose from; the last is today. */
  days: readonly string[];
  /** Null is now. */
  day: string | null;
  onDay: (day: string | null) => void;
  /** What else is in the address. */
  others: readonly (readonly [string, string])[];
}

/** Chooses the day as of which something is shown. Without a script it is a plain form with a date. */
export function DaySlider({ days, day, onDay, others }: DaySliderProps) {
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const [first] = days;
  const today = days.at(-1);
  const place = placeOf(days, day);
  const choose = (next: number) => onDay(next >= days.length - 1 ? null : (days[next] ?? null));
  const chooseMoved = useEffectEvent(() => {
    const moved = range.current?.valueAsNumber ?? place;
    if (moved !== place) choose(moved);
  });
  // It may have been moved before its script was loaded.
  useEffect(chooseMoved, []);

  if (days.length < 2) return null;
  const words = day === null ? strings.today : formatDate(day);
  return (
    <form className={styles.day} autoComplete="off">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>
        {strings.asOf} <b>{words}</b>
      </label>
      <input
        ref={range}
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={days.length - 1}
        value={place}
        aria-valuetext={words}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <span className={styles.date}>
        <Input
          type="date"
          name="at"
          aria-label={strings.asOf}
          min={first}
          max={today}
          defaultValue={day ?? today}
        />
        <Button type="submit" look="line" isSmall>
          {strings.show}
        </Button>
      </span>
    </form>
  );
}
