import { useId, useState } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import type { ChartView, Covered } from '../../core/link/protocol.ts';
import { kinds, type Kind } from '../../core/coverage/covered.ts';
import controls from '../controls.module.css';
import { Section } from '../section.tsx';
import { count, getPath } from '../format.ts';
import { kindNames } from './coverage-table.tsx';
import styles from './coverage.module.css';

interface MissingListProps {
  view: ChartView;
  /** The parts covered by neither the user nor a test. */
  rest: Covered;
}

/** The uncovered parts as text, by kind; a filter matches any word. */
export function MissingList({ view, rest }: MissingListProps) {
  const [filter, setFilter] = useState('');
  const id = useId();
  const number = kinds.reduce((sum, kind) => sum + rest[kind].length, 0);
  if (number === 0) {
    return (
      <Section title="Not covered">
        <p className={controls['muted']}>
          Everything is covered, manually or by tests. <span aria-hidden="true">✓</span>
        </p>
      </Section>
    );
  }
  const terms = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = kinds.map((kind) => ({
    kind,
    lines: rest[kind]
      .map((each) => ({ each, text: describeMissing(view, kind, each) }))
      .filter(({ text }) => terms.every((word) => text.toLowerCase().includes(word))),
  }));
  const found = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <Section
      title="Not covered"
      aside={
        <>
          <span className={controls['muted']} role="status">
            {terms.length > 0 ? `${found} of ${number}` : count(number, 'item')}
          </span>
          <span className={controls['grow']} />
          <label htmlFor={id} className={controls['hidden']}>
            Filter uncovered items
          </label>
          <input
            id={id}
            type="search"
            className={controls['field']}
            placeholder="Filter"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        </>
      }
    >
      {found === 0 && <p className={controls['muted']}>No matches.</p>}
      <div className={styles['groups']}>
        {groups.map(
          ({ kind, lines }) =>
            lines.length > 0 && (
              <div key={kind} className={controls['section']}>
                <h4>
                  {kindNames[kind]} <span className={controls['muted']}>{lines.length}</span>
                </h4>
                <ul className={styles['missing']} aria-label={kindNames[kind]}>
                  {lines.map(({ each, text }) => (
                    <li key={each}>{text}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </Section>
  );
}

function describeMissing({ chart, mocks }: ChartView, kind: Kind, each: string): string {
  if (kind === 'states') return getPath(chart, each);
  if (kind === 'outcomes') {
    const [operation = '', ...choice] = each.split(' ');
    const id = choice.join(' ');
    const label = mocks[operation]?.find((known) => known.id === id)?.label ?? id;
    return `${operation}: ${label}`;
  }
  return kind === 'rejections' ? describeRejection(chart, each) : transitionIn(chart, each);
}

function transitionIn(chart: Chart, key: string): string {
  const found = chart.transitions.find((each) => each.key === key);
  if (!found) return key;
  const guard = found.guard === null ? '' : ` [${found.guard}]`;
  const to = found.targets.map((id) => getPath(chart, id)).join(', ');
  return `${getPath(chart, found.source)} → ${to || 'stays'}: ${found.label}${guard}`;
}

function describeRejection(chart: Chart, key: string): string {
  const found = chart.transitions.find((each) => each.key === key);
  if (!found) return key;
  return `${found.guard} rejects ${found.label} in ${getPath(chart, found.source)}`;
}
