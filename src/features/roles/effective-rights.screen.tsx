import { useSelector } from '@xstate/react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { EffectiveRights } from '#machines/roles/effective-rights.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useRightNames } from './use-right-names.ts';

interface Props {
  actor: RecordViewActor<EffectiveRights>;
  onClose: () => void;
  onRetry: () => void;
}

/** The rights of a user, and the roles that each comes from. Source: PEOPL-D33. */
export function EffectiveRightsScreen({ actor, onClose, onRetry }: Props) {
  const text = useText('roles');
  const records = useText('records');
  const why = useCauseText();
  const { record, cause } = useSelector(actor, ({ context }) => context);
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <Dialog
      isOpen
      size="large"
      title={text('effectiveTitle', { name: record?.userName ?? '' })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{records('close')}</Button>}
    >
      {isMissing && <p role="alert">{text('userMissing')}</p>}
      {hasFailed && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isMissing && !hasFailed && record === null && <Loader label={records('loading')} />}
      {!isMissing && record !== null && <RightsTable record={record} />}
    </Dialog>
  );
}

function RightsTable({ record: { rights } }: { record: EffectiveRights }) {
  const text = useText('roles');
  const { list } = useFormat();
  const { nameRight } = useRightNames();
  if (rights.length === 0) return <p>{text('noEffective')}</p>;
  return (
    <TableFrame label={text('privileges')}>
      <table className={tableClass.table}>
        <thead>
          <tr>
            <th scope="col">{text('right')}</th>
            <th scope="col">{text('byRoles')}</th>
          </tr>
        </thead>
        <tbody>
          {rights.map(({ privilege, roles }) => (
            <tr key={privilege}>
              <th scope="row">{nameRight(privilege)}</th>
              <td>{list(roles.map(({ name }) => name))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
