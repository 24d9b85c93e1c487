/**
 * Runs in the head before the first paint, so that neither the theme nor the login state is seen to change.
 * Storage can be forbidden; then the system's theme and the logged-out look stand.
 */
export const bootScript = `try{var d=document.documentElement.dataset,t=localStorage.theme;
if(t==="light"||t==="dark")d.theme=t;d.session=localStorage.token?"in":"out"}catch(e){}`;
