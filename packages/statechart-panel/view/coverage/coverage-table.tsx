import type { Coverage, Covered } from '../../core/link/protocol.ts';
import { toPercent, share, type Count, type Share } from '../../core/coverage/share.ts';
import { kinds, type Kind } from '../../core/coverage/covered.ts';
import controls from '../controls.module.css';
import styles from './coverage.module.css';

export const kindNames: Record<Kind, string> = {
  states: 'States',
  transitions: 'Transitions',
  rejections: 'Rejections by guards',
  outcomes: 'Responses to calls',
};

const columns: readonly [
  name: string,
  by: 'hand' | 'tests',
  of: (c: Coverage) => Covered | null,
][] = [
  ['This interaction', 'hand', ({ interaction }) => interaction],
  ['This browser', 'hand', ({ browser }) => browser],
  ['Generated paths', 'tests', ({ paths }) => paths],
  ['Stories', 'tests', ({ stories }) => stories],
];

/** Counts of each kind by source, with a bar. */
export function CoverageTable({ coverage }: { coverage: Coverage }) {
  const shares = columns.map(([name, by, of]) => {
    const covered = of(coverage);
    return { name, by, share: covered && share(coverage.full, covered) };
  });
  const row = (label: string, getCount: (counts: Share) => Count, isTotal = false) => (
    <tr key={label} className={isTotal ? styles['total'] : undefined}>
      <th scope="row">{label}</th>
      {shares.map(({ name, by, share: counts }) => (
        <td key={name}>
          {counts ? <Bar count={getCount(counts)} by={by} isPercent={isTotal} /> : <NoRun />}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={styles['scroll']} role="region" aria-label="Coverage by source" tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className={controls['hidden']}>Kind</span>
            </th>
            {shares.map(({ name, by }) => (
              <th key={name} scope="col">
                <span className={styles['key']} data-by={by} aria-hidden="true" />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds
            .filter((kind) => kind !== 'outcomes')
            .map((kind) => row(kindNames[kind], (counts) => counts[kind]))}
          {row('Total', (counts) => counts.total, true)}
          {row(kindNames.outcomes, (counts) => counts.outcomes)}
        </tbody>
      </table>
    </div>
  );
}

interface BarProps {
  count: Count;
  by: 'hand' | 'tests';
  isPercent: boolean;
}

function Bar({ count, by, isPercent }: BarProps) {
  const [covered, of] = count;
  if (of === 0) return <span className={controls['muted']}>none</span>;
  return (
    <span className={styles['count']}>
      <span className={styles['numbers']}>
        {covered} of {of}
        {isPercent && <span className={controls['muted']}> · {toPercent(count)} %</span>}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span data-by={by} style={{ inlineSize: `${(covered / of) * 100}%` }} />
      </span>
    </span>
  );
}

const NoRun = () => <span className={controls['muted']}>no data</span>;
