import { useEffect, useState } from 'react';
import type { ClockView } from '../../core/link/protocol.ts';

/** The story's time, updated every second while its clock runs. */
export function useNow(clock: ClockView): number {
  const [passed, setPassed] = useState({ clock, milliseconds: 0 });

  useEffect(() => {
    if (clock.isStopped) return undefined;
    const since = Date.now();
    const timer = setInterval(() => setPassed({ clock, milliseconds: Date.now() - since }), 1000);
    return () => clearInterval(timer);
  }, [clock]);

  return clock.now + (passed.clock === clock ? passed.milliseconds : 0);
}
