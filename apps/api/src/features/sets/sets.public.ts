export { setViews } from './sets.views.ts';
