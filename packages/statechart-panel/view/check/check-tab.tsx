import { lintChart, type Finding, type LintRule } from '../../core/chart/lint.ts';
import { byTests } from '../../core/coverage/covered.ts';
import controls from '../controls.module.css';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import { count, getPath } from '../format.ts';
import styles from './check.module.css';

export interface CheckTabProps extends TabProps {
  /** Shows a state in the drawing; without it, the state's name is plain text. */
  onState?: ((id: string) => void) | undefined;
}

/** The requirement of each rule, in the order in which findings are shown. */
const rules: Record<LintRule, { title: string; expects: string }> = {
  unreachable: { title: 'Unreachable states', expects: 'Every state can be reached.' },
  'dead-end': {
    title: 'Dead ends',
    expects: 'Every state can be left, invokes something, or is final.',
  },
  'no-error-branch': {
    title: 'Calls without error handling',
    expects: 'Every call that can fail has its error handled.',
  },
  'initial-is-final': { title: 'Final initial states', expects: 'No initial state is final.' },
  'history-without-default': {
    title: 'History states without a default target',
    expects: 'Every history state has a default target.',
  },
  'numbered-invoke': {
    title: 'Invokes without an id',
    expects: 'Every invoke has its own id.',
  },
  'no-description': {
    title: 'States without a description',
    expects: 'Every state has a description.',
  },
  'not-covered': {
    title: 'Transitions not covered by tests',
    expects: 'Every transition is covered by a test.',
  },
};

/** The problems of the chart itself, independent of the current state. */
export function CheckTab({ state, view, onState }: CheckTabProps) {
  const { chart } = view;
  const coverage = state.coverage[chart.id];
  const tests = coverage ? byTests(coverage) : null;
  const findings = lintChart(chart, tests);
  const requested = ruleIds.filter((rule) => rule !== 'not-covered' || tests !== null);
  return (
    <div className={controls['tab']}>
      <div className={controls['row']}>
        {findings.length === 0 ? (
          <span className={controls['good']}>No problems</span>
        ) : (
          <span className={controls['warn']}>{count(findings.length, 'finding')}</span>
        )}
        <span className={controls['muted']}>
          {count(requested.length, 'rule')} checked on {count(chart.states.length, 'state')} and{' '}
          {count(chart.transitions.length, 'transition')}.
          {tests === null && ' No test coverage yet: run npm test to record it.'}
        </span>
      </div>
      {ruleIds.map((rule) => {
        const found = findings.filter((finding) => finding.rule === rule);
        if (found.length === 0) return null;
        return (
          <Section
            key={rule}
            title={rules[rule].title}
            aside={<span className={controls['muted']}>{found.length}</span>}
          >
            <ul className={styles['findings']} aria-label={rules[rule].title}>
              {found.map((finding) => (
                <li key={finding.message + finding.location} className={styles['finding']}>
                  <FindingLocation
                    finding={finding}
                    name={getPath(chart, finding.state)}
                    onState={onState}
                  />
                  <span>{finding.message}</span>
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
      {findings.length === 0 && (
        <ul className={styles['rules']} aria-label="Rules followed">
          {requested.map((rule) => (
            <li key={rule}>
              <span className={styles['holds']} aria-hidden="true">
                ✓
              </span>
              {rules[rule].expects}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ruleIds = Object.keys(rules) as LintRule[];

interface FindingLocationProps extends Pick<CheckTabProps, 'onState'> {
  finding: Finding;
  name: string;
}

function FindingLocation({ finding, name, onState }: FindingLocationProps) {
  if (!onState) return <span className={controls['chip']}>{name}</span>;
  return (
    <button
      type="button"
      className={styles['place']}
      title="Show in the chart"
      onClick={() => onState(finding.state)}
    >
      {name}
    </button>
  );
}
