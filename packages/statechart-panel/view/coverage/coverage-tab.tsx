import type { Coverage } from '../../core/link/protocol.ts';
import { byTests, kinds, mergeCovered, nothingCovered } from '../../core/coverage/covered.ts';
import { missing } from '../../core/coverage/share.ts';
import controls from '../controls.module.css';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import { CoverageTable } from './coverage-table.tsx';
import styles from './coverage.module.css';
import { MissingList } from './missing-list.tsx';
import { ResetCoverage } from './reset-coverage.tsx';

export interface CoverageTabProps extends TabProps {
  /** Whether the drawing shows the coverage. */
  overlay: { isOn: boolean; onChange: (isOn: boolean) => void };
}

/** How much of the chart is covered by hand and by tests, and what remains. */
export function CoverageTab({ state, actor, view, send, overlay }: CoverageTabProps) {
  const coverage = state.coverage[view.chart.id];
  if (!coverage) {
    return (
      <div className={controls['tab']}>
        <p className={controls['muted']}>No coverage recorded for this chart yet.</p>
      </div>
    );
  }
  const left = missing(coverage.full, coverage.browser);
  const hasMissing = kinds.some((kind) => left[kind].length > 0);
  const canGoToUncovered = !actor.isFrozen && !state.play.isPlaying && hasMissing;
  return (
    <div className={controls['tab']}>
      <div className={controls['row']}>
        <button
          type="button"
          className={controls['primary']}
          disabled={!canGoToUncovered}
          onClick={() => send({ type: 'goToUncovered', actor: actor.id })}
        >
          Go to next uncovered
        </button>
        <label className={styles['switch']}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={overlay.isOn}
            checked={overlay.isOn}
            onChange={(event) => overlay.onChange(event.currentTarget.checked)}
          />
          Show on chart
        </label>
        <span className={controls['grow']} />
        <ResetCoverage chart={view.chart.id} send={send} />
      </div>
      {actor.isFrozen && (
        <p className={controls['muted']}>
          This story shows a fixed state, so you can't cover its chart here.
        </p>
      )}
      <Section title="Covered">
        <CoverageTable coverage={coverage} />
      </Section>
      <MissingList view={view} rest={missing(coverage.full, byAnyone(coverage))} />
    </div>
  );
}

const byAnyone = (coverage: Coverage) =>
  mergeCovered(
    mergeCovered(coverage.interaction, coverage.browser),
    byTests(coverage) ?? nothingCovered,
  );
