import type { Plan } from '@wallabee/contract/plan/plan';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { planStrings as strings } from './plan.strings.ts';
import styles from './plan-choices.module.css';

const FORMATS = ['gpx', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

export function ExportMenu({ plan }: { plan: Plan }) {
  const showToast = useToast();
  const hasPlaces = plan.steps.some(({ way }) => way.place);

  /** Few visits write a file, so the writers are loaded then. */
  async function save(format: Format) {
    try {
      const { planFile } = await import('./plan-file.ts');
      saveFile(planFile(plan, format));
    } catch {
      showToast({ text: strings.exportFailed, isError: true });
    }
  }
  return (
    <fieldset className={styles.exports}>
      <legend>
        <VisuallyHidden>{strings.exportAs}</VisuallyHidden>
      </legend>
      {FORMATS.map((format) => (
        <Button
          key={format}
          look="line"
          isSmall
          disabled={format === 'gpx' && !hasPlaces}
          title={format === 'gpx' && !hasPlaces ? strings.gpxEmpty : undefined}
          onClick={() => void save(format)}
        >
          <Icon name="download" />
          {strings.exportNames[format]}
        </Button>
      ))}
      <Button look="line" isSmall onClick={() => window.print()}>
        {strings.print}
      </Button>
    </fieldset>
  );
}
