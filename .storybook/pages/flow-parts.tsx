import type { ReactNode } from 'react';
import { Badge } from '#ui/display/badges/badge.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import type { Rule } from '#machines/testing/test-model.ts';
import type {
  Chart,
  ChartInvoke,
  ChartState,
  ChartTransition,
} from '@atrium/statechart-panel/core';
import type { FlowStory } from './flow-story.ts';
import { findCall } from '../contract-address.ts';
import { CallLink, StoryLink } from './links.tsx';
import styles from './pages.module.css';

/** The actors and delays that each state waits for, and the stories that show it. */
export function StatesTable({ chart, stories }: { chart: Chart; stories: readonly FlowStory[] }) {
  return (
    <Table label="States" heads={['State', 'Description', 'Invokes', 'Stories']}>
      {chart.states.slice(1).map((state) => (
        <tr key={state.id}>
          <th scope="row">
            <StateName state={state} />
          </th>
          <td className={styles.prose}>{state.description}</td>
          <td>
            <Lines>
              {state.invokes.map((invoke) => (
                <Invoke key={invoke.id} invoke={invoke} />
              ))}
            </Lines>
          </td>
          <td>
            <Lines>
              {stories
                .filter(({ state: shown }) => shown === state.path)
                .map(({ id, name }) => (
                  <StoryLink key={id} to={id}>
                    {name}
                  </StoryLink>
                ))}
            </Lines>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function StateName({ state: { path, kind, tags } }: { state: ChartState }) {
  return (
    <span className={styles.state}>
      <code>{path}</code>
      {kind !== 'atomic' && <Badge>{kind}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag} tone="info">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

function Invoke({ invoke: { id, kind, calls, machine } }: { invoke: ChartInvoke }) {
  return (
    <>
      <code>{id}</code>
      {calls.length === 0 && <span className={styles.quiet}> {machine ?? kind}</span>}
    </>
  );
}

/** Source, target and condition of each transition. */
export function TransitionsTable({ chart }: { chart: Chart }) {
  const paths = new Map(chart.states.map(({ id, path }) => [id, path || 'any state']));
  return (
    <Table label="Transitions" heads={['State', 'Event', 'Guard', 'Target', 'Actions']}>
      {chart.transitions.map((transition, index) => {
        const { key, source, label, kind, guard, actions } = transition;
        const isFirst = chart.transitions[index - 1]?.source !== source;
        return (
          <tr key={key} className={isFirst ? styles.group : undefined}>
            <th scope="row">
              <code className={isFirst ? undefined : styles.repeated}>{paths.get(source)}</code>
            </th>
            <td>
              {kind === 'event' ? (
                <code>{label}</code>
              ) : (
                <span className={styles.quiet}>{label}</span>
              )}
            </td>
            <td>{guard !== null && <code>{guard}</code>}</td>
            <td>
              <Targets transition={transition} paths={paths} />
            </td>
            <td className={styles.quiet}>{actions.join(', ')}</td>
          </tr>
        );
      })}
    </Table>
  );
}

interface TargetsProps {
  transition: ChartTransition;
  paths: ReadonlyMap<string, string>;
}

function Targets({ transition: { targets, reenter }, paths }: TargetsProps) {
  if (targets.length === 0) return <span className={styles.quiet}>stays</span>;
  return (
    <>
      <code>{targets.map((id) => paths.get(id)).join(', ')}</code>
      {reenter && <span className={styles.quiet}> (re-enters)</span>}
    </>
  );
}

/** The calls of all states, each with a link to the contract. */
export function CallsTable({ chart }: { chart: Chart }) {
  const states = new Map<string, string[]>();
  for (const { path, invokes } of chart.states) {
    for (const call of invokes.flatMap(({ calls }) => calls)) {
      states.set(call, [...(states.get(call) ?? []), path]);
    }
  }
  return (
    <Table label="Calls" heads={['Call', 'Endpoint', 'Required right', 'Called in']}>
      {[...states].map(([operation, paths]) => {
        const call = findCall(operation);
        return (
          <tr key={operation}>
            <th scope="row">
              <CallLink operation={operation} />
            </th>
            <td>
              <code>
                {call?.method} {call?.path}
              </code>
            </td>
            <td>
              {call?.privilege ? (
                <code>{call.privilege}</code>
              ) : (
                <span className={styles.quiet}>none</span>
              )}
            </td>
            <td>
              <Lines>
                {[...new Set(paths)].map((path) => (
                  <code key={path}>{path}</code>
                ))}
              </Lines>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** The rules that the flow implements, with their sources. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <ol className={styles.rules}>
      {rules.map(({ source, text }) => (
        <li key={text}>
          <p>{text}</p>
          <p className={styles.source}>{source}</p>
        </li>
      ))}
    </ol>
  );
}

interface TableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A framed table with a header; it scrolls within itself if it is too wide. */
export function Table({ label, heads, children }: TableProps) {
  return (
    <TableFrame label={label} className={styles.frame}>
      <table className={tableClass.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

/** One line per item; renders nothing if there are none. */
function Lines({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null;
  return <div className={styles.lines}>{children}</div>;
}
