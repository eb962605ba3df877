import { useState, type CSSProperties } from 'react';
import type { ActorView, ChartView, Command, PanelState } from '../../core/link/protocol.ts';
import { PanelRoot } from '../panel-root.tsx';
import type { PanelStore } from '../panel-store.ts';
import { usePersistedState } from '../use-persisted-state.ts';
import { useSelectedActor, usePanelState } from '../use-panel-state.ts';
import { useForms } from '../interaction/forms.ts';
import { sendByKey } from '../interaction/interaction-tab.tsx';
import { ChartPane } from './chart-pane.tsx';
import { Empty } from './empty.tsx';
import { Head, type ChartForm } from './head.tsx';
import { Updates, NoticeRow } from './updates.tsx';
import styles from './panel.module.css';
import { Splitter, within } from './splitter.tsx';
import {
  isTab,
  Tab,
  tabHeads,
  type PanelTarget,
  type Surroundings,
  type TabId,
} from './tab-list.tsx';
import { Tabs } from './tabs.tsx';
import { follow } from './take.ts';
import { useNewSteps } from './use-new-steps.ts';

export interface PanelProps extends Surroundings {
  store: PanelStore;
  send: (command: Command) => void;
  theme?: 'light' | 'dark' | undefined;
  isHidden?: boolean | undefined;
  /** A message of the page, e.g. that a shared interaction is invalid. */
  error?: string | null | undefined;
  onErrorDismiss?: (() => void) | undefined;
  /** The interaction story of this chart, where it is known. */
  interactionStory?: { title: string; address: string; open: () => void } | undefined;
}

/** The chart of the actor that the story renders, with all its tools. */
export function Panel({
  store,
  send,
  theme,
  isHidden,
  error,
  onErrorDismiss,
  ...props
}: PanelProps) {
  const state = usePanelState(store);
  const [actor, selectActor] = useSelectedActor(state);
  const view = actor && state.charts[actor.chart];
  return (
    <PanelRoot theme={theme} className={styles['panel']} isHidden={isHidden}>
      {error != null && <NoticeRow kind="warning" text={error} onDismiss={onErrorDismiss} />}
      {actor && view ? (
        <LiveChartPanel
          {...props}
          key={state.story?.id}
          state={state}
          actor={actor}
          view={view}
          send={send}
          onActor={selectActor}
        />
      ) : (
        <>
          <Updates state={state} send={send} />
          <Missing state={state} actor={actor} />
        </>
      )}
    </PanelRoot>
  );
}

function Missing({ state, actor }: { state: PanelState; actor: ActorView | undefined }) {
  if (!state.story) return <Empty title="Waiting for a story…" />;
  if (actor) return <Empty title="Loading the chart…" />;
  return (
    <Empty title="This story has no chart.">Open a story under Flows to see its chart here.</Empty>
  );
}

interface LiveChartPanelProps extends Omit<
  PanelProps,
  'store' | 'theme' | 'isHidden' | 'error' | 'onErrorDismiss'
> {
  state: PanelState;
  actor: ActorView;
  view: ChartView;
  onActor: (id: string) => void;
}

function LiveChartPanel(props: LiveChartPanelProps) {
  const { state, actor, view, send, onActor, interactionStory, ...surroundings } = props;
  const forms = useForms();
  const [selectedId, setSelectedId] = usePersistedState('tab', 'interaction', isTab);
  const tab = selectedId as TabId;
  const [share, setShare] = usePersistedState('share', '55', (text) => within(Number(text)) > 0);
  const [form, setForm] = usePersistedState('form', 'drawing', (text) =>
    /^(drawing|table)$/.test(text),
  );
  const [requested, setRequested] = useState<PanelTarget | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [hasOverlay, setHasOverlay] = useState(false);
  const newSteps = useNewSteps(state.steps.length, tab === 'steps');

  function focusOn(next: TabId, name: string) {
    setSelectedId(next);
    setRequested((last) => ({ tab: next, name, times: (last?.times ?? 0) + 1 }));
  }

  const tabProps = { state, actor, view, send };
  return (
    <>
      <Head {...tabProps} form={form as ChartForm} onActor={onActor} onForm={setForm} />
      <Updates state={state} send={send} />
      {actor.isFrozen && (
        <p className={styles['frozen']}>
          This story shows a fixed state, so you can't send events.{' '}
          {interactionStory && (
            <a
              href={interactionStory.address}
              onClick={(event) => {
                event.preventDefault();
                interactionStory.open();
              }}
            >
              Try the chart in {interactionStory.title}
            </a>
          )}
        </p>
      )}
      <div
        className={styles['panes']}
        style={{ '--sc-share': `${within(Number(share))}%` } as CSSProperties}
      >
        <div className={styles['pane']}>
          <ChartPane
            {...tabProps}
            form={form as ChartForm}
            hasOverlay={hasOverlay}
            selected={selected}
            onTransition={(key) => follow(key, tabProps, forms, focusOn)}
          />
        </div>
        <Splitter share={within(Number(share))} onChange={(next) => setShare(String(next))} />
        <Tabs
          label="Chart tools"
          tabs={tabHeads(state, newSteps)}
          selectedId={tab}
          onSelect={setSelectedId}
          onKey={(key) => tab === 'interaction' && sendByKey(key, tabProps, forms)}
        >
          <Tab
            {...tabProps}
            {...surroundings}
            id={tab}
            requested={requested}
            forms={forms}
            overlay={{ isOn: hasOverlay, onChange: setHasOverlay }}
            onShowResponses={(operation) => focusOn('mocks', operation)}
            onActor={onActor}
            onState={setSelected}
          />
        </Tabs>
      </div>
    </>
  );
}
