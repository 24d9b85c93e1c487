/** The deployed version, as /meta.json tells it and the footer shows it. */
export const SITE_VERSION = '2024.06.06.002';
