import type { AppForm, MadeApp } from '@wallabee/contract/apps/app';
import {
  type AppRefusal,
  isRedirectUri,
  isWebsite,
  MOST_REDIRECT_URIS,
} from '@wallabee/contract/apps/app-rules';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { appStrings } from './apps.strings.ts';

/** What is typed; each address is a line. */
export interface TypedApp {
  name: string;
  website: string;
  redirects: string;
}

export type AppFaults = Partial<Record<keyof TypedApp, string>>;

export function typedFrom({ name, website, redirect_uris }: MadeApp): TypedApp {
  return { name, website, redirects: redirect_uris.join('\n') };
}

export function toAppForm({ name, website, redirects }: TypedApp): AppForm {
  const redirect_uris = redirects
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { name: name.trim(), website: website.trim(), redirect_uris };
}

/** Empty where nothing is wrong. */
export function faultsOf({ name, website, redirect_uris }: AppForm): AppFaults {
  const redirects = redirectFault(redirect_uris);
  return {
    ...(!name && { name: appStrings.nameMissing }),
    ...(!isWebsite(website) && { website: appStrings.websiteWrong }),
    ...(redirects && { redirects }),
  };
}

function redirectFault(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return appStrings.redirectsMissing;
  if (addresses.length > MOST_REDIRECT_URIS) return appStrings.tooManyRedirects(MOST_REDIRECT_URIS);
  const wrong = addresses.find((address) => !isRedirectUri(address));
  return wrong && appStrings.redirectWrong(wrong);
}

export function messageFor(failure: Error): string {
  const reason = isApiFailure(failure) ? failure.problem.reason : undefined;
  return appStrings.refusals[reason as AppRefusal] ?? appStrings.notSaved;
}
