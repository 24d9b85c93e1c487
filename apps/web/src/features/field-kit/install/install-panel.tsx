import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { installStrings as strings } from './install.strings.ts';
import styles from './install-panel.module.css';
import { useInstall } from './use-install.ts';

/** Whether the site is on the home screen, and how it gets there with this browser. */
export function InstallPanel() {
  const { state, isBusy, install } = useInstall();
  const shown = state ?? 'manual';
  return (
    <Panel
      heading={strings.heading}
      aside={state && <Tag kind={state === 'installed' ? 'live' : 'line'}>{strings.tags[state]}</Tag>}
    >
      <Stack>
        <p role="status">{strings.about[shown]}</p>
        {state === 'ios' && (
          <ol className={styles.steps}>
            {strings.iosSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {state === 'ready' && (
          <div>
            <Button isBusy={isBusy} onClick={() => void install()}>
              {strings.install}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
