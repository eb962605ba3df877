import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '../form/address.ts';
import { Readable } from './readable.tsx';
import type { ViewHead } from './record-head.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../records.module.css';

/** The props of a view's screen. */
export interface ViewScreenProps<Row> {
  actor: RecordViewActor<Row>;
  onCopyAddress: (address: Address) => void;
  /** Content if the record does not exist. */
  notFound: ReactNode;
  /** Retries by remounting the page. */
  onRetry: () => void;
}

export interface RecordViewProps<Row>
  extends ViewScreenProps<Row>, Pick<ViewHead, 'addresses' | 'leave' | 'hasCopy'> {
  /** From the area's catalog: the list, and the kind of record. */
  text: (key: 'title' | 'viewTitle') => string;
  /** The record's name. */
  getName: (record: Row) => string;
  children: (record: Row) => ReactNode;
}

/** Shows a record, read-only. Source: SHELL-041. */
export function RecordView<Row>(props: RecordViewProps<Row>) {
  const { actor, text, addresses, leave, hasCopy, onCopyAddress, ...page } = props;
  const id = useSelector(actor, ({ context }) => context.id);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const record = useSelector(actor, ({ context }) => context.record);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const names = { kind: text('viewTitle'), listTitle: text('title') };
  return (
    <Readable
      {...page}
      head={{ id, ...names, addresses, leave, hasCopy, onCopyAddress }}
      record={record}
      isMissing={isMissing}
      isUnavailable={isUnavailable}
      cause={cause}
    />
  );
}

interface DetailsProps {
  /** Each with its label; an empty value is shown as '-'. */
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether the values are still loading; placeholders reserve their space. */
  isWaiting?: boolean;
}

/** The details of a record. */
export function Details({ items, isWaiting = false }: DetailsProps) {
  return (
    <>
      {isWaiting && <Waits />}
      <dl className={styles.details} aria-busy={isWaiting}>
        {items.map(([label, value]) => (
          <div key={label} className={styles.detail}>
            <dt>{label}</dt>
            <dd>
              {isWaiting ? (
                <span className={styles.waiting} aria-hidden="true" />
              ) : (
                <Value>{value}</Value>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Announces the loading once, for all placeholders. */
function Waits() {
  const text = useText('records');
  return (
    <span role="status" className="visually-hidden">
      {text('loading')}
    </span>
  );
}

const Value = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <bdi>{isolate(children) || '-'}</bdi> : (children ?? '-');

/** Who last changed a record, and when. */
export function LastChange({ changedBy, changedOn }: { changedBy: string; changedOn: string }) {
  const text = useText('records');
  const format = useFormat();
  return (
    <p className={styles.lastChange}>
      {isolate(text('lastChange', { name: changedBy, when: format.dateTime(changedOn) }))}
    </p>
  );
}
