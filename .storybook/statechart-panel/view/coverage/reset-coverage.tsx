import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Command } from '../../link/protocol.ts';
import controls from '../controls.module.css';

interface ResetCoverageProps {
  chart: string;
  send: (command: Command) => void;
}

/** Forgets what was walked in this browser, once that is confirmed. */
export function ResetCoverage({ chart, send }: ResetCoverageProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        className={controls['quiet']}
        onClick={() => setIsAsking(true)}
      >
        Reset…
      </button>
    );
  }
  function reset(what: string | null) {
    send({ type: 'coverage.reset', chart: what });
    setIsAsking(false);
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsAsking(false);
  };
  return (
    <div
      role="group"
      aria-label="Forget what was walked in this browser?"
      className={controls['row']}
    >
      <span>Forget what was walked in this browser?</span>
      <button
        type="button"
        className={controls['button']}
        onClick={() => reset(chart)}
        onKeyDown={leave}
      >
        Of this chart
      </button>
      <button
        type="button"
        className={controls['button']}
        onClick={() => reset(null)}
        onKeyDown={leave}
      >
        Of all charts
      </button>
      <button
        ref={keep}
        type="button"
        className={controls['quiet']}
        onClick={() => setIsAsking(false)}
        onKeyDown={leave}
      >
        Keep
      </button>
    </div>
  );
}
