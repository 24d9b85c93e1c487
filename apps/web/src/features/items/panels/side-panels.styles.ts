import countBar from '../../../ui/feedback/count-bar.module.css';
import price from '../price.module.css';
import plates from './plate-grid.module.css';
import sources from './source-panels.module.css';
import status from './status-panel.module.css';

/** For the page of an item, which loads the script of these panels later. */
export const sidePanelStyles = [countBar, price, plates, sources, status];
