import { createBest } from './best.js';
import { createControls } from './controls.js';
import { draw } from './draw.js';
import { createSound } from './sound.js';
import { newWorld, resize, step } from './world.js';

const canvas = document.getElementById('screen');
const pen = canvas.getContext('2d', { alpha: false });
const [heading, message, status, playButton, pauseButton, soundButton] = [
  'heading',
  'message',
  'status',
  'play',
  'pause',
  'sound',
].map((id) => document.getElementById(id));

const chance = Math.random;
const sound = createSound();
const best = createBest(showBest);
const controls = createControls(canvas, { isPlaying: () => stage === 'playing' });

/** title → playing ⇄ paused, playing → over → playing */
let stage = 'title';
let world = newWorld({ ...fitScreen(), chance });
let lastFrame = 0;

playButton.addEventListener('click', playOn);
pauseButton.addEventListener('click', () => (stage === 'paused' ? playOn() : pause()));
soundButton.addEventListener('click', toggleSound);
window.addEventListener('keydown', pressKey);
window.addEventListener('blur', pause);
document.addEventListener('visibilitychange', pause);
new ResizeObserver(() => {
  // Before the first game nothing is lost by laying everything out anew.
  if (stage === 'title') world = newWorld({ ...fitScreen(), chance });
  else resize(world, fitScreen());
  draw(pen, world);
}).observe(canvas.parentElement);

showBest();
draw(pen, world);

/** Large pixels, as many as fit, but no wider than a bee can fly. */
function fitScreen() {
  const { clientWidth, clientHeight } = canvas.parentElement;
  const scale = Math.max(1, Math.floor(Math.min(clientWidth / 180, clientHeight / 180)));
  const width = Math.min(420, Math.max(120, Math.floor(clientWidth / scale)));
  const height = Math.max(140, Math.floor(clientHeight / scale));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.style.width = `${width * scale}px`;
  canvas.style.height = `${height * scale}px`;
  return { width, height };
}

function enter(nextStage) {
  stage = nextStage;
  document.body.dataset.stage = nextStage;
  pauseButton.textContent = nextStage === 'paused' ? 'Resume' : 'Pause';
  controls.letGo();
}

function playOn() {
  if (stage === 'playing') return;
  if (stage !== 'paused') world = newWorld({ ...fitScreen(), chance });
  enter('playing');
  lastFrame = performance.now();
  requestAnimationFrame(playFrame);
}

function pause() {
  if (stage !== 'playing') return;
  enter('paused');
  showCard({ title: 'Paused', words: `You have ${world.score} points.`, button: 'Play on' });
}

function playFrame(now) {
  if (stage !== 'playing') return;
  // A slow machine gets a slow game rather than a bee that jumps through rain; and the first frame may be of a moment
  // just before the button was pressed.
  const seconds = Math.min(Math.max(0, (now - lastFrame) / 1000), 0.05);
  lastFrame = now;
  const events = step(world, { seconds, steer: controls.steer(world.bee), chance });
  for (const event of events) sound.play(event);
  draw(pen, world);
  // Nothing else tells an onlooker without eyes, such as a test, where the bee is.
  document.body.dataset.bee = `${Math.round(world.bee.x)} ${Math.round(world.bee.y)}`;
  if (events.includes('over')) return endGame();
  requestAnimationFrame(playFrame);
}

function endGame() {
  const isBest = best.offer(world.score);
  enter('over');
  const found = world.next - 1;
  const words = `You found ${found} ${found === 1 ? 'thing' : 'things'} and have ${world.score} points.`;
  showCard({
    title: isBest ? 'A new best!' : 'Rained off',
    words: isBest ? words : `${words}\nThe best is ${best.current()}.`,
    button: 'Play again',
  });
  showBest();
}

function showCard({ title, words, button }) {
  heading.textContent = title;
  message.textContent = words;
  playButton.textContent = button;
  // preventScroll: the page around the frame stays where the player left it.
  playButton.focus({ preventScroll: true });
}

function showBest() {
  if (best.current() > 0) status.textContent = `Best: ${best.current()}`;
}

function toggleSound() {
  soundButton.textContent = `Sound: ${sound.toggle() ? 'on' : 'off'}`;
}

function pressKey(event) {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === 'KeyM') toggleSound();
  if (event.code === 'KeyP') return stage === 'paused' ? playOn() : pause();
  const isForButton = event.target instanceof HTMLButtonElement;
  if ((event.code === 'Space' || event.code === 'Enter') && !isForButton) {
    event.preventDefault();
    playOn();
  }
}
