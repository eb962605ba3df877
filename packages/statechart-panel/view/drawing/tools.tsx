import controls from '../controls.module.css';
import styles from './drawing.module.css';
import type { Viewport } from './viewport.ts';

interface ToolsProps {
  viewport: Viewport | null;
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
}

export function Tools({ viewport, isFollowing, onFollow }: ToolsProps) {
  return (
    <div className={styles['tools']} role="group" aria-label="Zoom and position">
      <button
        type="button"
        className={controls['quiet']}
        aria-pressed={isFollowing}
        title="Keep the active state in view"
        onClick={() => onFollow(!isFollowing)}
      >
        Follow
      </button>
      <button
        type="button"
        className={controls['quiet']}
        title="Show all (0)"
        onClick={() => viewport?.fit()}
      >
        Fit
      </button>
      <button
        type="button"
        className={`${controls['quiet']} ${controls['icon']}`}
        aria-label="Zoom out"
        title="Zoom out (−)"
        onClick={() => viewport?.zoomBy(0.8)}
      >
        −
      </button>
      <button
        type="button"
        className={`${controls['quiet']} ${controls['icon']}`}
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => viewport?.zoomBy(1.25)}
      >
        +
      </button>
    </div>
  );
}
