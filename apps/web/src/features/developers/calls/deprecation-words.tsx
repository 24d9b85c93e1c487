import { Link } from '../../../ui/controls/link.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type CallDeprecation, callAddress } from '../document/call-docs.ts';
import { CallMethod, CallPath } from '../pieces/call-path.tsx';

export function DeprecationWords({ deprecation }: { deprecation: CallDeprecation }) {
  const { since, sunset, use } = deprecation;
  return (
    <p>
      {strings.deprecatedSince(since)}
      {use && (
        <>
          {strings.useInstead}
          <Link to={callAddress(use)}>
            <CallMethod method={use.method} /> <CallPath path={use.path} />
          </Link>
          {'. '}
        </>
      )}
      {sunset ? strings.endsOn(sunset) : strings.goesOn}
    </p>
  );
}
