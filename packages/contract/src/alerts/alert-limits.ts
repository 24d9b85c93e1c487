export const MOST_ALERTS = 200;
export const LONGEST_ALERT_NAME = 80;
