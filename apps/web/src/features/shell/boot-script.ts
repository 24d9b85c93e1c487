/**
 * Runs in the head before the first paint, so that neither the theme nor the login state flickers. It also redirects
 * between the login and the own pages, because the other scripts load after the first paint. If storage is forbidden,
 * the system's theme and the logged-out state apply.
 */
export const bootScript = `try {
const page = document.documentElement.dataset, { theme, token, userId, username } = localStorage;
if (theme === "light" || theme === "dark") page.theme = theme;
page.session = token ? "in" : "out";
const isIn = token && userId && username, path = location.pathname;
const elsewhere = !isIn && path.startsWith("/u/") ? "/login"
: isIn && path === "/login" ? "/u/" + encodeURIComponent(username) + "/pouch" : "";
if (elsewhere) { page.leaving = ""; location.replace(elsewhere); }
} catch {}`;
