import { useEffect, useRef } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import controls from '../controls.module.css';
import { showInTab } from '../show.ts';
import type { TabProps } from '../tab.ts';
import { count } from '../format.ts';
import { OperationResponses } from './operation-responses.tsx';

export interface ResponsesTabProps extends TabProps {
  /** The address of an operation's documentation. */
  contractAddress?: ((operation: string) => string | undefined) | undefined;
  /** The operation that another part of the panel requested. */
  requested: { operation: string; times: number } | null;
}

/** The possible responses to each call of the chart, and the next response. */
export function ResponsesTab({
  state,
  actor,
  view,
  send,
  contractAddress,
  requested,
}: ResponsesTabProps) {
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!requested) return;
    const group = [...(tab.current?.querySelectorAll<HTMLElement>('[data-operation]') ?? [])].find(
      ({ dataset }) => dataset['operation'] === requested.operation,
    );
    if (!group) return;
    showInTab(group);
    group.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [requested]);

  const running = getCalls(view.chart, state.moments[actor.id]?.running);
  const operations = getCalls(view.chart);
  if (operations.length === 0) {
    return (
      <div className={controls['tab']}>
        <p className={controls['muted']}>This chart makes no calls.</p>
      </div>
    );
  }
  return (
    <div className={controls['tab']} ref={tab}>
      <div className={controls['row']}>
        <p className={controls['muted']} role="status">
          {state.overrides.length === 0
            ? 'The server sends its default responses.'
            : `${count(state.overrides.length, 'response')} selected.`}
        </p>
        {state.overrides.length > 0 && (
          <button
            type="button"
            className={controls['button']}
            onClick={() => {
              for (const { operation } of state.overrides) {
                send({ type: 'override', operation, choice: null, isPersistent: false });
              }
            }}
          >
            Reset all
          </button>
        )}
      </div>
      {operations.map((operation) => (
        <OperationResponses
          key={operation}
          operation={operation}
          choices={view.mocks[operation] ?? []}
          override={state.overrides.find((each) => each.operation === operation)}
          isRunning={running.includes(operation)}
          isDisabled={actor.isFrozen}
          contract={contractAddress?.(operation)}
          send={send}
        />
      ))}
    </div>
  );
}

/** The operations that a chart calls, without duplicates; limited to the given invokes, if any. */
function getCalls(chart: Chart, invokes?: readonly string[]): string[] {
  const all = chart.states.flatMap((each) => each.invokes);
  const some = invokes ? all.filter(({ id }) => invokes.includes(id)) : all;
  return [...new Set(some.flatMap(({ calls }) => calls))];
}
