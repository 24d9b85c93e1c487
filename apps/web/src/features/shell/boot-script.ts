/**
 * Runs in the head before the first paint, so that neither the theme nor the login state flickers. It also redirects
 * between the login and the own pages, because the other scripts load after the first paint. The login returns to the
 * page that it was redirected from, or to the one whose link was pressed before that page's scripts had loaded. If
 * storage is forbidden, the system's theme and the logged-out state apply. The entry of the app reads the address. The
 * offer to install the site (`features/field-kit/install`) and what the worker says of the page (`platform/offline`) may
 * come before the other scripts, and only once.
 */
export const bootScript = `addEventListener("beforeinstallprompt", (offer) => { offer.preventDefault(); window.installPrompt = offer });
window.workerMessages = [];
navigator.serviceWorker?.addEventListener("message", ({ data }) => window.workerMessages?.push(data));
try {
const page = document.documentElement.dataset;
page.address = location.pathname + location.search;
const { theme, token, userId, username } = localStorage;
if (theme === "light" || theme === "dark") page.theme = theme;
page.session = token ? "in" : "out";
const isIn = token && userId && username, path = location.pathname;
const mustLogIn = !isIn && /^\\/(u\\/|(hive|swaps|plan|radar|alerts)(\\/|$))/.test(path), home = location.origin, { referrer } = document;
const elsewhere = mustLogIn ? "/login"
: isIn && path === "/login" ? "/u/" + encodeURIComponent(username) + "/pouch" : "";
if (mustLogIn) sessionStorage.loginReturn = path + location.search + location.hash;
else if (path !== "/login") delete sessionStorage.loginReturn;
else if (referrer.startsWith(home + "/")) sessionStorage.loginReturn ||= referrer.slice(home.length);
if (elsewhere) { page.leaving = ""; location.replace(elsewhere); }
} catch {}`;
