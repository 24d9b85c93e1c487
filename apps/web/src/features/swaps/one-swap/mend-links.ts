/** The id of the section with the ways to mend a ring. */
export const MEND = 'mend';
