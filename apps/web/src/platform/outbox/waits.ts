/** The result of a write that is stored until there is a network. */
export const WAITS = Symbol('waits');
