export const MOST_WEBHOOKS = 5;
export const LONGEST_WEBHOOK_URL = 500;
/** After so many failures in a row a webhook is switched off. */
export const MOST_FAILURES = 100;
/** After so many the page warns. */
export const FAILING_AFTER = 3;
export const DELIVERIES_PER_PAGE = 20;
/** For how long a delivery is tried again. */
export const TRIED_FOR_HOURS = 24;
export const SIGNATURE_HEADER = 'WallaBee-Signature';
