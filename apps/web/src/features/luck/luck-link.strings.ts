/** Apart from the texts of the page of luck, so that pages that link to it do not load them. */
export const luckLinkStrings = { link: 'Check the luck' } as const;
