/** A file of its own, because every page loads the other strings of controls. */
export const passwordFieldStrings = { show: 'Show', hide: 'Hide', thePassword: ' password' } as const;
