export const MOST_ALERTS = 200;
/** Of one alert; further matches are counted. */
export const MOST_RINGS_AN_HOUR = 100;
export const LONGEST_ALERT_NAME = 80;
