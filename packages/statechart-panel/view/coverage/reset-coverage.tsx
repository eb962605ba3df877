import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Command } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';

interface ResetCoverageProps {
  chart: string;
  send: (command: Command) => void;
}

/** Clears the coverage of this browser after a confirmation. */
export function ResetCoverage({ chart, send }: ResetCoverageProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (isConfirming) cancelButton.current?.focus();
    else if (wasConfirming.current) opener.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  if (!isConfirming) {
    return (
      <button
        ref={opener}
        type="button"
        className={controls['quiet']}
        onClick={() => setIsConfirming(true)}
      >
        Reset…
      </button>
    );
  }
  function reset(what: string | null) {
    send({ type: 'coverage.reset', chart: what });
    setIsConfirming(false);
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsConfirming(false);
  };
  return (
    <div role="group" aria-label="Clear the coverage of this browser?" className={controls['row']}>
      <span>Clear the coverage of this browser?</span>
      <button
        type="button"
        className={controls['button']}
        onClick={() => reset(chart)}
        onKeyDown={leave}
      >
        This chart
      </button>
      <button
        type="button"
        className={controls['button']}
        onClick={() => reset(null)}
        onKeyDown={leave}
      >
        All charts
      </button>
      <button
        ref={cancelButton}
        type="button"
        className={controls['quiet']}
        onClick={() => setIsConfirming(false)}
        onKeyDown={leave}
      >
        Cancel
      </button>
    </div>
  );
}
