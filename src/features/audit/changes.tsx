import { useCallback } from 'react';
import type { AuditChange } from '#machines/audit/audit-entry.ts';
import type { Key } from '#i18n/catalogs.ts';
import { useText, type TextFunction } from '#i18n/text.tsx';
import styles from './audit-log.module.css';

/** The properties that have a text of their own; others are named as in the contract. */
type NamedField = {
  [Name in Key<'auditLog'>]: Name extends `field_${infer Field}` ? Field : never;
}[Key<'auditLog'>];

const namedFields: Readonly<Record<NamedField, true>> = {
  fullName: true,
  endsAt: true,
  name: true,
  email: true,
  designationId: true,
  reportingToId: true,
  workPlace: true,
  shift: true,
  profileImageUrl: true,
  hrmsProviderId: true,
  calendarProviderId: true,
  phone: true,
  dateOfBirth: true,
  joinedOn: true,
  isTeamLead: true,
  isActive: true,
  roleType: true,
  roleIds: true,
  employeeId: true,
  timeZone: true,
  dateFormat: true,
  privileges: true,
  privilege: true,
  note: true,
  status: true,
  roleId: true,
  answerNote: true,
  clientId: true,
  date: true,
  isOptional: true,
  address: true,
  currency: true,
  weekStart: true,
  workingDays: true,
};

const isNamed = (field: string): field is NamedField => Object.hasOwn(namedFields, field);

const getFieldName = (field: string, text: TextFunction<'auditLog'>): string =>
  isNamed(field) ? text(`field_${field}`) : field;

/** Values that are not names: whether something holds. */
function getValueText(value: string, text: TextFunction<'auditLog'>): string {
  if (value === 'true') return text('yes');
  return value === 'false' ? text('no') : value;
}

interface ChangesProps {
  changes: readonly AuditChange[];
}

/** The changed properties, each with its former and its new value. */
export function Changes({ changes }: ChangesProps) {
  const text = useText('auditLog');
  if (changes.length === 0) return '-';
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{getFieldName(field, text)}</dt>
          <dd>
            {from.length === 0 && to.length === 0 && text('hiddenValue')}
            {from.map((value) => (
              <del key={value}>
                <span className="visually-hidden">{text('before')} </span>
                <bdi>{getValueText(value, text)}</bdi>
              </del>
            ))}
            {to.map((value) => (
              <ins key={value}>
                <span className="visually-hidden">{text('after')} </span>
                <bdi>{getValueText(value, text)}</bdi>
              </ins>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same as one text, for an export of the table. */
export function useChangesText(): (changes: readonly AuditChange[]) => string {
  const text = useText('auditLog');
  return useCallback(
    (changes) => changes.map((change) => formatChange(change, text)).join('; '),
    [text],
  );
}

function formatChange({ field, from, to }: AuditChange, text: TextFunction<'auditLog'>): string {
  const name = getFieldName(field, text);
  const [before, after] = [from, to].map((values) =>
    values.map((value) => getValueText(value, text)).join(', '),
  );
  return `${name}: ${before || '-'} → ${after || '-'}`;
}
