import type { ActorView, ChartView, Command, PanelState } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { getInnermost, getPath } from '../format.ts';
import styles from './panel.module.css';

export type ChartForm = 'drawing' | 'table';

interface HeadProps {
  state: PanelState;
  actor: ActorView;
  view: ChartView;
  form: ChartForm;
  onActor: (id: string) => void;
  onForm: (form: ChartForm) => void;
  send: (command: Command) => void;
}

/** Shows the actor, its state, and the view of its chart. */
export function Head({ state, actor, view, form, onActor, onForm, send }: HeadProps) {
  const active = state.moments[actor.id]?.active ?? [];
  return (
    <header className={styles['head']}>
      {state.actors.length > 1 ? (
        <select
          aria-label="Actor"
          className={controls['field']}
          value={actor.id}
          onChange={({ currentTarget }) => onActor(currentTarget.value)}
        >
          {state.actors.map((each) => (
            <option key={each.id} value={each.id}>
              {'\u2003'.repeat(getDepth(each, state.actors)) + each.id}
            </option>
          ))}
        </select>
      ) : (
        <h2 className={styles['title']}>{actor.id}</h2>
      )}
      <div className={styles['now']} role="status" aria-label="Current state">
        {getInnermost(view.chart, active).map((id) => (
          <span key={id} className={controls['active']}>
            {getPath(view.chart, id)}
          </span>
        ))}
        {actor.isFrozen && <span className={controls['chip']}>frozen</span>}
        {actor.status !== 'active' && (
          <span className={controls[actor.status === 'error' ? 'bad' : 'chip']}>
            {actor.status}
          </span>
        )}
      </div>
      <div className={styles['switch']} role="group" aria-label="Chart view">
        {(['drawing', 'table'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={controls['quiet']}
            aria-pressed={form === each}
            onClick={() => onForm(each)}
          >
            {each === 'drawing' ? 'Drawing' : 'Table'}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={controls['button']}
        onClick={() => send({ type: 'restart' })}
      >
        Restart
      </button>
    </header>
  );
}

function getDepth(actor: ActorView, actors: readonly ActorView[]): number {
  const parent = actors.find(({ id }) => id === actor.parent);
  return parent ? 1 + getDepth(parent, actors) : 0;
}
