import { useState } from 'react';
import * as v from 'valibot';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { markPlayer, type ScanSound } from './play-mark.ts';

const soundName = 'scanSound';

/**
 * Whether scan sounds are on, stored on the device for each user, and a function that plays one.
 */
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
