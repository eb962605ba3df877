/** The sounds of a scan. */
export type ScanSound = 'success' | 'twice' | 'rejected';

/** A tone: its pitch in Hz, its start time and its length in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const tones: Readonly<Record<ScanSound, readonly Tone[]>> = {
  success: [[1175, 0, 0.09]],
  twice: [
    [784, 0, 0.07],
    [784, 0.12, 0.07],
  ],
  rejected: [[196, 0, 0.35]],
};

/**
 * Plays the sound of a scan: high for success, two tones for a repeated scan, low for a rejection.
 */
export function markPlayer(): (sound: ScanSound) => void {
  // Browsers allow sound only after the user has interacted with the page.
  let context: AudioContext | null = null;
  return (sound) => {
    context ??= new AudioContext();
    const { currentTime } = context;
    for (const [pitch, at, length] of tones[sound]) {
      play(context, pitch, currentTime + at, length);
    }
  };
}

function play(context: AudioContext, pitch: number, at: number, length: number): void {
  const source = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0.2 });
  // Faded out, so that it does not click.
  volume.gain.setTargetAtTime(0, at + length * 0.7, length * 0.1);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
