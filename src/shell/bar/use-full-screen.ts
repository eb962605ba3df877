import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Whether the app is in full screen, and the actions to enter and leave it. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    toggle: () => {
      void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    },
  };
}
