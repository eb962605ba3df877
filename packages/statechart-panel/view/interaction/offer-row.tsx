import { useId } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import type { Offer } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { hasPayload, getPath, payloadInShort } from '../format.ts';
import { findExample, type Draft } from './forms.ts';
import { PayloadForm } from './payload-form.tsx';
import styles from './interaction.module.css';

interface OfferRowProps {
  chart: Chart;
  offer: Offer;
  draft: Draft;
  /** The number key that sends it; null for none. */
  shortcut: number | null;
  isDisabled: boolean;
  requested: number;
  onChange: (change: Partial<Draft>) => void;
  onSend: () => void;
}

/** An event that can be sent, or is currently rejected; an event with data has a form. */
export function OfferRow(props: OfferRowProps) {
  const { chart, offer, draft, shortcut, isDisabled, requested, onChange, onSend } = props;
  const formId = useId();
  const example = findExample(offer.examples, draft);
  const carries = example !== undefined && hasPayload(example);
  return (
    <li className={styles['offer']}>
      <div className={styles['offerRow']}>
        <button
          type="button"
          className={cx(
            controls['button'],
            styles['event'],
            !offer.isPossible && styles['rejected'],
          )}
          disabled={isDisabled}
          aria-keyshortcuts={shortcut === null ? undefined : String(shortcut)}
          onClick={onSend}
        >
          {shortcut !== null && (
            <span className={controls['kbd']} aria-hidden="true">
              {shortcut}
            </span>
          )}
          <span className={styles['type']}>{offer.type}</span>
          <span className={styles['follows']}>{describeOutcome(chart, offer)}</span>
          {carries && !draft.isOpen && (
            <span className={styles['carries']} aria-hidden="true">
              {payloadInShort({ ...example, ...draft.edits })}
            </span>
          )}
        </button>
        {carries && (
          <button
            type="button"
            className={cx(controls['quiet'], styles['disclose'])}
            aria-expanded={draft.isOpen}
            aria-controls={draft.isOpen ? formId : undefined}
            aria-label={`Payload of ${offer.type}`}
            disabled={isDisabled}
            onClick={() => onChange({ isOpen: !draft.isOpen })}
          >
            Payload <Icon name={draft.isOpen ? 'up' : 'down'} />
          </button>
        )}
      </div>
      {carries && draft.isOpen && !isDisabled && (
        <div id={formId}>
          <PayloadForm
            examples={offer.examples}
            draft={draft}
            requested={requested}
            onChange={onChange}
            onSend={onSend}
          />
        </div>
      )}
    </li>
  );
}

/** The target state, or the guard that rejects the event. */
function describeOutcome(
  chart: Chart,
  { isPossible, isUnknown, rejectedBy, takes }: Offer,
): string {
  if (isUnknown) return 'no matching record received yet';
  if (!isPossible)
    return rejectedBy === null ? 'ignored in this state' : `rejected by ${rejectedBy}`;
  const transition = chart.transitions.find(({ key }) => key === takes);
  if (!transition) return '';
  if (transition.targets.length === 0) return 'stays';
  return `→ ${transition.targets.map((id) => getPath(chart, id)).join(', ')}`;
}
