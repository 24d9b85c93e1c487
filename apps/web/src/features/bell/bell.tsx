import { type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './bell.module.css';
import { bellStrings } from './bell.strings.ts';
import { BELL_PAGE } from './bell-links.ts';
import { loadPanel, type PanelModule } from './load-panel.ts';

/** The bell of the header. Without a script, or where its panel cannot be loaded, it leads to the page of the bell. */
export function Bell() {
  const navigate = useNavigate();
  const { data: profile } = useOwnProfile();
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  const [isLoading, setLoading] = useState(false);
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const unseen = profile?.unseen_notifications ?? 0;

  async function open() {
    // Safari does not focus a clicked link, so the panel could not give the focus back.
    opener.current?.focus();
    setLoading(true);
    await loadPanel()
      .then(setPanel, () => navigate(BELL_PAGE))
      .finally(() => setLoading(false));
  }
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A press outside of the panel has already closed it.
    if (panel || wasOpen.current) setPanel(null);
    else if (!isLoading) void open();
    wasOpen.current = false;
  }
  return (
    <>
      <IconLink
        ref={opener}
        className={styles.bell}
        icon="bell"
        label={bellStrings.bell(unseen)}
        to={BELL_PAGE}
        aria-haspopup="dialog"
        aria-expanded={panel !== null}
        aria-busy={isLoading}
        onClick={follow}
        onPointerDown={() => {
          wasOpen.current = panel !== null;
        }}
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
