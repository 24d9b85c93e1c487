export { toCategory } from './categories.views.ts';
