import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { listStrings as strings } from './radar.strings.ts';
import { isFiltered, type RadarAddress, radarHref } from './radar-address.ts';
import { radiusWords, widerThan } from './radius.ts';

/** Says why nothing is shown, and leads to where there may be something. */
export function NoFinds({ address, hasFriends = true }: { address: RadarAddress; hasFriends?: boolean }) {
  const { at, where, km } = address;
  const wider = widerThan(km);
  if (isFiltered(address))
    return (
      <EmptyState
        heading={strings.nothing.filtered}
        text={strings.filteredText}
        action={<ButtonLink to={radarHref({ at, where, km })}>{strings.clear}</ButtonLink>}
      />
    );
  if (where === 'market') return <EmptyState heading={strings.nothing.market} text={strings.marketText} />;
  if (where === 'friends' && !hasFriends)
    return (
      <EmptyState
        heading={strings.noFriends}
        text={strings.noFriendsText}
        action={<ButtonLink to="/tools/profile">{strings.toPlayers}</ButtonLink>}
      />
    );
  if (where === 'friends') return <EmptyState heading={strings.nothing.friends} text={strings.friendsText} />;
  return (
    <EmptyState
      heading={strings.nothing.places(radiusWords(km))}
      text={wider ? strings.lookWiderText : strings.widest}
      action={wider && <ButtonLink to={radarHref({ ...address, km: wider })}>{strings.lookWider}</ButtonLink>}
    />
  );
}
