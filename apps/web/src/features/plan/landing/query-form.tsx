import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './landing.module.css';
import { landingStrings as strings } from './landing.strings.ts';

export function QueryForm({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [isEmpty, setEmpty] = useState(false);

  function submit() {
    const typed = text.trim();
    setEmpty(typed === '');
    if (typed !== '') void navigate(`/plan?${new URLSearchParams({ q: typed })}`);
  }
  return (
    <Panel heading={strings.queryHeading}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={strings.query}
          hint={strings.queryHint}
          error={isEmpty ? strings.queryEmpty : undefined}
          name="q"
          value={text}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.send}>
          <Button type="submit">{strings.make}</Button>
          <Link to="/tools/search/help" isPrefetched={false}>
            {strings.guide}
          </Link>
        </div>
      </form>
    </Panel>
  );
}
