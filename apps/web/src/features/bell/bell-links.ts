export const BELL_PAGE = '/alerts';
export const HISTORY_PAGE = '/alerts/history';
