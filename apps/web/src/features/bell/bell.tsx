import { type MouseEvent, useRef, useState } from 'react';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { isPlainPress } from '../../ui/controls/plain-press.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './bell.module.css';
import { bellStrings } from './bell.strings.ts';
import { loadPanel, type PanelModule } from './load-panel.ts';

/** The bell of the header. Without a script, or where its panel cannot be loaded, it leads to the page of the bell. */
export function Bell() {
  const { data: profile } = useOwnProfile();
  const opener = useRef<HTMLAnchorElement>(null);
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const unseen = profile?.unseen_notifications ?? 0;

  function follow(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, so the panel could not give the focus back.
    opener.current?.focus();
    if (panel) setPanel(null);
    else loadPanel().then(setPanel, () => location.assign('/alerts'));
  }
  return (
    <>
      <IconLink
        ref={opener}
        className={styles.bell}
        icon="bell"
        label={bellStrings.bell(unseen)}
        to="/alerts"
        aria-haspopup="dialog"
        aria-expanded={panel !== null}
        onClick={follow}
        onPointerEnter={() => void loadPanel().catch(() => {})}
      >
        <span className={styles.count}>
          <Badge count={unseen} label="" />
        </span>
      </IconLink>
      {panel && <panel.BellPanel opener={opener} onClose={() => setPanel(null)} />}
    </>
  );
}
