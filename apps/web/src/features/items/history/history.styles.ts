import event from './history-event.module.css';
import items from './history-items.module.css';
import section from './history-section.module.css';
import timeline from './history-timeline.module.css';

/** Of the list of events, for its page, which loads the script later. */
export const historyStyles = [event, items, section, timeline];
