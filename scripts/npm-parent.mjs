// npm dies of SIGHUP and SIGKILL without passing them on, so the site watches its parent and stops with it.
const CHECK_MS = 500;

/** Only under npm: a site started in the background by other means may outlive its parent. */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}
