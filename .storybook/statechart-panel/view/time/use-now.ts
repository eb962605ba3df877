import { useEffect, useState } from 'react';
import type { ClockView } from '../../link/protocol.ts';

/** The story's time, going on by the second while its clock runs. */
export function useNow(clock: ClockView): number {
  const [heard, setHeard] = useState(() => ({ clock, at: Date.now(), now: clock.now }));
  let shown = heard;
  if (heard.clock !== clock) {
    shown = { clock, at: Date.now(), now: clock.now };
    setHeard(shown);
  }

  useEffect(() => {
    if (clock.isStopped) return undefined;
    const timer = setInterval(
      () =>
        setHeard((last) =>
          last.clock === clock ? { ...last, now: clock.now + Date.now() - last.at } : last,
        ),
      1000,
    );
    return () => clearInterval(timer);
  }, [clock]);

  return shown.now;
}
