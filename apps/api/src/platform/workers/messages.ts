/** What the primary process of a cluster and its server processes say to each other. */
export type ToWorker = { type: 'retire' } | { type: 'tell metrics'; id: number };
export type FromWorker = { type: 'ready' } | { type: 'metrics'; id: number; metrics: unknown };
