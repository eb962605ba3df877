import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import { CycleHeadFields } from '../cycle-head-fields.tsx';
import styles from '../review-cycles.module.css';

/** The third step of a new cycle: name, period, year and days. */
export function EditorDates({ actor }: { actor: CycleEditorActor }) {
  return (
    <div className={styles.editorFields}>
      <CycleHeadFields actor={actor} />
    </div>
  );
}
