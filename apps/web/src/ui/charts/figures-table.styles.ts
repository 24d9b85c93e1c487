import table from './figures-table.module.css';

/** For pages that load the script of their tables later. */
export const tableStyles = [table];
