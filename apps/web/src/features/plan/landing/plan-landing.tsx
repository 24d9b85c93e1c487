import type { NearSet } from '@wallabee/contract/plan/plan';
import { planCalls } from '@wallabee/contract/plan/plan.calls';
import { useSearchParams } from 'react-router';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { WayTag } from '../../../game-ui/way-tag.tsx';
import { effortWords } from '../../../game-ui/way-words.ts';
import { artOf } from '../../../platform/pages/art.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Bone } from '../../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { hueAttribute } from '../../../ui/hue.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { planStrings } from '../plan.strings.ts';
import { inWords } from '../plan-words.ts';
import styles from './landing.module.css';
import { landingStrings as strings } from './landing.strings.ts';
import { QueryForm } from './query-form.tsx';

/** The plans to choose from: the sets nearest to their end, or whatever a query finds. */
export function PlanLanding() {
  const [search] = useSearchParams();
  const plans = useApiQuery(planCalls.listPlans, { query: {} });
  const text = search.get('text') ?? '';
  const isBeginner = plans.data?.sets[0]?.found === 0;
  return (
    <>
      <title>{strings.title}</title>
      <Stack>
        <QueryForm key={text} q={text} />
        <section className={styles.nearest} aria-labelledby="sets">
          <h2 id="sets">{isBeginner ? strings.toBegin : strings.nearest}</h2>
          <QueryView query={plans} skeleton={<NearSetsSkeleton />} failed={strings.failed}>
            {({ sets }) => (sets.length === 0 ? <NoSets /> : <NearSets sets={sets} />)}
          </QueryView>
        </section>
      </Stack>
    </>
  );
}

function NearSets({ sets }: { sets: readonly NearSet[] }) {
  return (
    <ul className={styles.sets}>
      {sets.map((set) => (
        <NearSetCard key={set.id} set={set} />
      ))}
    </ul>
  );
}

function NearSetCard({ set }: { set: NearSet }) {
  const { id, name, hue, image_key, found, size, gaps } = set;
  const missing = size - found;
  return (
    <li className={styles.set} {...hueAttribute(hue)}>
      <PlateArt art={artOf({ kind: 'set', id }, image_key, 100)} size="card" pixels={76} hue={hue} />
      <div className={styles.text}>
        <h3>{name}</h3>
        <ProgressBar
          percent={Math.floor((100 * found) / Math.max(size, 1))}
          label={planStrings.progress(name)}
          text={planStrings.ofAll(formatNumber(found), formatNumber(size))}
        />
      </div>
      {gaps.length > 0 && (
        <ul className={styles.gaps}>
          {gaps.map(({ item, way }) => (
            <li key={item.item_type_id}>
              <b>{item.name}</b>
              <WayTag kind={way.kind} isFar={way.is_far} />
              <span>
                {way.words} {way.is_far && <b>{effortWords(way)}</b>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="line" isSmall className={styles.plan} to={`/plan/${id}`}>
        <span>
          {strings.plan(inWords(missing), missing === 1)}
          <VisuallyHidden>{strings.of(name)}</VisuallyHidden>
        </span>
      </ButtonLink>
    </li>
  );
}

function NoSets() {
  return (
    <EmptyState
      heading={strings.none}
      text={strings.noneText}
      action={<ButtonLink to="/radar">{strings.noneAction}</ButtonLink>}
    />
  );
}

/** The page before its script runs. */
export function LandingSkeleton() {
  return (
    <div aria-hidden="true">
      <Stack>
        <Bone className={styles.formBone} />
        <NearSetsSkeleton />
      </Stack>
    </div>
  );
}

function NearSetsSkeleton() {
  return (
    <div className={styles.sets}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Bone key={place} className={styles.setBone} />
      ))}
    </div>
  );
}
