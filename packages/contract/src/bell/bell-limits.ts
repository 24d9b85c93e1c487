/** How many entries the panel of the bell, and each page of the list, shows. */
export const NOTIFICATIONS_PER_PAGE = 20;
export const MOST_MARKED = 200;
export const MOST_DEVICES = 10;
