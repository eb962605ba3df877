import type { Offer } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { JsonText } from '../json-text.tsx';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import { Awaited } from './awaited.tsx';
import { sendDraft, type Forms } from './forms.ts';
import { OfferRow } from './offer-row.tsx';
import styles from './interaction.module.css';

export interface InteractionTabProps extends TabProps {
  forms: Forms;
  /** The form requested by another part of the panel, e.g. by a click in the drawing. */
  requested: { type: string; times: number } | null;
  onShowResponses: (operation: string) => void;
  onActor: (id: string) => void;
}

/** The events that can be sent, the rejected ones, and those that happen automatically. */
export function InteractionTab(props: InteractionTabProps) {
  const { state, actor, view, send, forms, requested } = props;
  const snapshot = state.moments[actor.id];
  const offers = snapshot?.offers ?? [];
  const possible = offers.filter(({ isPossible, isByApp }) => isPossible && !isByApp);
  const byApp = offers.filter(({ isPossible, isByApp }) => isPossible && isByApp);
  const rejected = offers.filter(({ isPossible }) => !isPossible);

  const row = (offer: Offer, shortcut: number | null) => (
    <OfferRow
      key={offer.type}
      chart={view.chart}
      offer={offer}
      draft={forms.read(actor.id, offer.type)}
      shortcut={shortcut}
      isDisabled={actor.isFrozen}
      requested={requested?.type === offer.type ? requested.times : 0}
      onChange={(change) => forms.change(actor.id, offer.type, change)}
      onSend={() =>
        sendDraft(forms, actor.id, offer.examples, (event) =>
          send({ type: 'send', actor: actor.id, event }),
        )
      }
    />
  );

  return (
    <div className={controls['tab']}>
      {actor.status === 'done' && <p>The chart has finished. Restart to run it again.</p>}
      {actor.status === 'error' && <p>The chart stopped with an error.</p>}
      {possible.length > 0 && (
        <Section title="Available events">
          <ol className={styles['list']}>
            {possible.map((offer, index) =>
              row(offer, index < 9 && !actor.isFrozen ? index + 1 : null),
            )}
          </ol>
        </Section>
      )}
      {byApp.length > 0 && (
        <Section title="Sent by the app">
          <ol className={styles['list']}>{byApp.map((offer) => row(offer, null))}</ol>
        </Section>
      )}
      {actor.status === 'active' && possible.length + byApp.length === 0 && (
        <p className={controls['muted']}>You can't send an event in this state.</p>
      )}
      <Awaited {...props} />
      {rejected.length > 0 && (
        <Section title="Unavailable events">
          <ol className={styles['list']}>{rejected.map((offer) => row(offer, null))}</ol>
        </Section>
      )}
      {snapshot && (
        <details>
          <summary className={controls['heading']}>Context</summary>
          <JsonText label="Context" value={snapshot.context} />
        </details>
      )}
    </div>
  );
}

/** Sends the user event that a number key is assigned to; returns whether there was one. */
export function sendByKey(key: string, { state, actor, send }: TabProps, forms: Forms): boolean {
  if (!/^[1-9]$/.test(key) || actor.isFrozen) return false;
  const possible =
    state.moments[actor.id]?.offers.filter(({ isPossible, isByApp }) => isPossible && !isByApp) ??
    [];
  const offer = possible[Number(key) - 1];
  if (!offer) return false;
  sendDraft(forms, actor.id, offer.examples, (event) =>
    send({ type: 'send', actor: actor.id, event }),
  );
  return true;
}
