import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { CallHeading } from '../../features/developers/calls/call-heading.tsx';
import { CallNeighbours } from '../../features/developers/calls/call-neighbours.tsx';
import { CallView } from '../../features/developers/calls/call-view.tsx';
import { composedValues, samplesOf } from '../../features/developers/calls/samples.server.ts';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { describeCall } from '../../features/developers/developers-description.server.ts';
import { toApiDocument } from '../../features/developers/document/api-document.ts';
import { readCall } from '../../features/developers/document/read-call.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load, notFoundPage } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import type { Route } from './+types/developer-call-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = readCall(toApiDocument(await load(context, readApiDescription)), params.name);
  if (!found) throw notFoundPage({ code: 'not_found', error: developerStrings.noSuchCall });
  describePage(context, describeCall);
  return {
    ...found,
    samples: samplesOf(found.call, context.get(visitContext).links.api),
    composed: composedValues(found.call),
  };
}

export default function DeveloperCallPage({ loaderData }: Route.ComponentProps) {
  const { call, before, after, samples, composed } = loaderData;
  return (
    <>
      <PageMeta
        title={developerStrings.pageTitle(`${call.method} ${call.path}`)}
        description={call.summary.replaceAll('`', '')}
      />
      <CallHeading call={call} />
      <CallView call={call} samples={samples} composed={composed} />
      <CallNeighbours before={before} after={after} />
    </>
  );
}
