/**
 * Runs in the head before the first paint, so that neither the theme nor the login state is seen to change. Whoever
 * asks for their own pages without a login, or for the login with one, is sent on from here: the scripts that do so,
 * too, arrive only after the page has been seen.
 * Storage can be forbidden; then the system's theme and the logged-out look stand.
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
