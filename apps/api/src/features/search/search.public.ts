export type { QueryBinder } from './binding/bind-text.ts';
export { readWithin, startTimeLimit } from './limited-read.queries.ts';
export { itemDocuments, largeWords, setDocuments } from './words/documents/catalogue-documents.ts';
export { Documents } from './words/documents/documents.ts';
export { toPlaceDocument, toPlayerDocument } from './words/documents/row-documents.ts';
export { faqDocuments, toNewsDocument } from './words/documents/text-documents.ts';
export { searchDocuments } from './words/search-documents.ts';
export type { WordIndex, WordKind } from './words/word-index.ts';
