import type { Plan } from '@wallabee/contract/plan/plan';
import { PLAN_PREFERENCES } from '@wallabee/contract/plan/plan-costs';
import { useNavigate } from 'react-router';
import { Segments } from '../../ui/controls/segments.tsx';
import { ExportMenu } from './export-menu.tsx';
import { planStrings as strings } from './plan.strings.ts';
import { type PlanAddress, planHref } from './plan-address.ts';
import styles from './plan-choices.module.css';
import { RateField } from './rate-field.tsx';
import { StartField } from './start-field.tsx';

/** What makes another plan of the same items; the address has it all. */
export function PlanChoices({ plan, address }: { plan: Plan; address: PlanAddress }) {
  const navigate = useNavigate();
  const go = (change: Partial<PlanAddress>) =>
    void navigate(planHref({ ...address, ...change }), { preventScrollReset: true });
  return (
    <div className={styles.choices}>
      <div className={styles.row}>
        <Segments
          legend={strings.prefer}
          name="prefer"
          value={address.prefer}
          options={PLAN_PREFERENCES.map((value) => ({ value, label: strings.preferences[value] }))}
          onSelect={(prefer) => go({ prefer })}
        />
        <RateField rate={address.rate} onRate={(rate) => go({ rate })} />
        <ExportMenu plan={plan} />
      </div>
      <StartField start={plan.start} isChosen={address.start !== null} onStart={(start) => go({ start })} />
    </div>
  );
}
