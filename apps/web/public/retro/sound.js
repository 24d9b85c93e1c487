const TUNES = {
  collected: [660, 880],
  set: [523, 659, 784, 1047],
  hit: [220, 160],
  over: [330, 262, 196, 131],
};

const NOTE_SECONDS = 0.08;

/** Silent until it is switched on; browsers want a press before the first note in any case. */
export function createSound() {
  let speaker = null;
  let isOn = false;

  return {
    toggle() {
      isOn = !isOn;
      if (isOn) speaker ??= new AudioContext();
      return isOn;
    },
    play(event) {
      if (!isOn || !TUNES[event]) return;
      for (const [place, pitch] of TUNES[event].entries()) beep(speaker, pitch, place * NOTE_SECONDS);
    },
  };
}

function beep(speaker, pitch, after) {
  const start = speaker.currentTime + after;
  const tone = new OscillatorNode(speaker, { type: 'square', frequency: pitch });
  const volume = new GainNode(speaker, { gain: 0.05 });
  volume.gain.setValueAtTime(0.05, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  tone.connect(volume).connect(speaker.destination);
  tone.start(start);
  tone.stop(start + NOTE_SECONDS);
}
