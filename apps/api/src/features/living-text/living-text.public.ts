export { type CardServices, cardsByText, readCards } from './read-cards.ts';
export { recordCards } from './record-cards.ts';
