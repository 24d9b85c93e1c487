export const MOST_PROUD = 6;
/** How many finished sets the cabinet shows. */
export const SHOWN_TROPHIES = 8;
export const SHOWN_FINDS = 4;
