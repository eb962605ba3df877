import type { EngagementChange } from '#machines/engagements/engagement/parts/engagement-history.actors.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText, type TextFunction } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../engagement.module.css';

/** The texts of the contract's property names. */
const fieldKeys = {
  name: 'name',
  prospectName: 'prospectName',
  clientId: 'client',
  client: 'client',
  projectTypeId: 'projectType',
  projectType: 'projectType',
  createdOn: 'createdOn',
  stageName: 'stageName',
  description: 'description',
  isTenantVisible: 'tenantVisible',
  activityDesc: 'activityDesc',
  baseline: 'baseline',
  actuals: 'actuals',
  threshold: 'threshold',
  notes: 'note',
  url: 'url',
  action: 'actionItem',
  isDone: 'completed',
} as const;

type FieldName = keyof typeof fieldKeys;

const isKnown = (field: string): field is FieldName => field in fieldKeys;

const getFieldText = (text: TextFunction<'engagement'>, field: string): string =>
  isKnown(field) ? text(fieldKeys[field]) : field;

/** One change: who, when, what, and the changed values. */
export function HistoryEntry({ change }: { change: EngagementChange }) {
  const text = useText('engagement');
  const format = useFormat();
  const { changedBy, changedOn, subject, action, name, changes } = change;
  const toText = (value: string | null) => {
    if (value === null || value === '') return text('none');
    if (value === 'true' || value === 'false') return text(value === 'true' ? 'yes' : 'no');
    return value;
  };
  return (
    <li className={styles.change}>
      <p>
        <strong>
          {isolate(
            text('changeTitle', {
              subject: text(`subject_${subject}`),
              action: text(`did_${action}`),
            }),
          )}
        </strong>{' '}
        <bdi>{name}</bdi>
      </p>
      <p className={styles.muted}>
        {isolate(text('completedBy', { name: changedBy, when: format.dateTime(changedOn) }))}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {isolate(
                text('fieldChange', {
                  field: getFieldText(text, field),
                  from: toText(from),
                  to: toText(to),
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
