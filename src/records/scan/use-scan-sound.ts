import { useState } from 'react';
import * as v from 'valibot';
import { persistChoice, readChoice } from '#session/kept-choices.ts';
import { markPlayer, type ScanSound } from './play-mark.ts';

const soundName = 'scanSound';

/** Whether scans are heard, kept on the device for whoever it is, and how one is played. */
export function useScanSound(subject: string) {
  const [isSounding, setSounding] = useState(
    () => readChoice(subject, soundName, v.boolean()) ?? true,
  );
  const [play] = useState(markPlayer);
  return {
    isSounding,
    onSoundChange: (next: boolean) => {
      setSounding(next);
      persistChoice(subject, soundName, next);
    },
    playSound: (sound: ScanSound) => {
      if (isSounding) play(sound);
    },
  };
}
