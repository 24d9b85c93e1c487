export const MOVEMENTS_SHOWN = 5;
export const TRAVELLED_SHOWN = 3;
