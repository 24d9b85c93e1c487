import { nameRefusal, tidyName } from '@wallabee/contract/players/display-name-rules';
import type { OwnProfile } from '@wallabee/contract/players/own-profile';
import { bioRefusal, homeRefusal, tidyBio, tidyHome } from '@wallabee/contract/players/own-profile-rules';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { dropDraft, readStoredDraft, storeDraft } from '../../../platform/drafts/draft-storage.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { editProfileStrings as strings } from './edit-profile.strings.ts';
import { SHOWN_BY } from './shown-by.ts';

export type ProfileTexts = Pick<OwnProfile, 'name' | 'bio' | 'home_location'>;
type Faults = Partial<Record<keyof ProfileTexts, string>>;

/** What was typed is stored as a draft, so that neither a failure nor a reload loses it. */
export function useProfileForm(own: OwnProfile, ownId: number) {
  const draftName = `${ownId}:profile`;
  const [typed, setTyped] = useState<ProfileTexts>(() => ({ ...textsOf(own), ...draftIn(draftName) }));
  const [outcome, setOutcome] = useState<'saved' | 'unchanged' | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error, reset } = useApiMutation(playerCalls.changeOwnProfile, {
    onSuccess: (saved) => {
      dropDraft(draftName);
      setTyped(textsOf(saved));
      setOutcome('saved');
    },
    onError: (failure) => setFaults(faultsIn(failure)),
    invalidates: SHOWN_BY,
  });

  function type(field: keyof ProfileTexts, text: string) {
    const next = { ...typed, [field]: text };
    setTyped(next);
    setOutcome(null);
    storeDraft(draftName, next);
  }

  function discard() {
    dropDraft(draftName);
    setTyped(textsOf(own));
    setFaults({});
    setOutcome(null);
    reset();
  }

  function save() {
    const wanted = tidied(typed);
    const changed = FIELDS.filter((field) => wanted[field] !== own[field]);
    const found = faultsOf(wanted, changed);
    setFaults(found);
    setOutcome(changed.length === 0 ? 'unchanged' : null);
    if (changed.length === 0 || Object.keys(found).length > 0) return;
    mutate({ body: Object.fromEntries(changed.map((field) => [field, wanted[field]])) });
  }

  const isChanged = FIELDS.some((field) => typed[field] !== own[field]);
  const problem = error && Object.keys(faults).length === 0 ? messageOf(error) : null;
  return { typed, type, save, discard, isChanged, isSaving: isPending, faults, problem, outcome };
}

const FIELDS = ['name', 'bio', 'home_location'] as const;

function textsOf({ name, bio, home_location }: ProfileTexts): ProfileTexts {
  return { name, bio, home_location };
}

function draftIn(name: string): Partial<ProfileTexts> {
  const draft = readStoredDraft(name);
  return typeof draft === 'object' && draft !== null ? draft : {};
}

function tidied({ name, bio, home_location }: ProfileTexts): ProfileTexts {
  return { name: tidyName(name), bio: tidyBio(bio), home_location: tidyHome(home_location) };
}

function faultsOf(
  { name, bio, home_location }: ProfileTexts,
  changed: readonly (keyof ProfileTexts)[],
): Faults {
  const [ofName, ofBio, ofHome] = [nameRefusal(name), bioRefusal(bio), homeRefusal(home_location)];
  const faults: Faults = {
    ...(ofName && { name: strings.nameFaults[ofName] }),
    ...(ofBio && { bio: strings.bioFaults[ofBio] }),
    ...(ofHome && { home_location: strings.homeFaults[ofHome] }),
  };
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => changed.includes(field as keyof Faults)),
  );
}

/** The browser checks all but what only the server knows: whose name it is. */
function faultsIn(failure: Error): Faults {
  const fields = isApiFailure(failure) ? failure.problem.fields : undefined;
  return fields?.name ? { name: strings.nameFaults.reserved } : {};
}

export function messageOf(failure: Error): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
