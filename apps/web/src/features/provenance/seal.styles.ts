import panel from './seal-panel.module.css';
import seal from './wax-seal.module.css';

/** Of the seal, for its page, which loads the script later. */
export const sealStyles = [panel, seal];
