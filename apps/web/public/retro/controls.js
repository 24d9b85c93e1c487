const KEYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  KeyW: [0, -1],
  KeyS: [0, 1],
};

/** Keys or a finger: `steer(bee)` tells which way the player wants it, somewhere in the unit circle. */
export function createControls(canvas, { isPlaying }) {
  const held = new Set();
  let finger = null;

  window.addEventListener('keydown', (event) => {
    if (!(event.code in KEYS) || !isPlaying()) return;
    event.preventDefault();
    held.add(event.code);
  });
  window.addEventListener('keyup', ({ code }) => held.delete(code));
  window.addEventListener('blur', () => held.clear());

  const follow = (event) => {
    if (!isPlaying()) return;
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    finger = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    follow(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) follow(event);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(end, () => {
      finger = null;
    });
  }

  return {
    steer: (bee) => (finger ? towards(bee, finger) : fromKeys(held)),
    letGo: () => {
      held.clear();
      finger = null;
    },
  };
}

/** Slower when near, or the bee would tremble under a resting finger. */
function towards(bee, { x, y }) {
  // Above the finger, where one can see it.
  const [dx, dy] = [x - bee.x, y - 16 - bee.y];
  const distance = Math.hypot(dx, dy);
  const pull = Math.min(1, distance / 14) / Math.max(distance, 1);
  return { x: dx * pull, y: dy * pull };
}

function fromKeys(held) {
  let [x, y] = [0, 0];
  for (const code of held) {
    x += KEYS[code][0];
    y += KEYS[code][1];
  }
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}
