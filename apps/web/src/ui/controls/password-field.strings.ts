/** Apart from the other strings, which every page loads. */
export const passwordFieldStrings = { show: 'Show', hide: 'Hide', thePassword: ' password' } as const;
