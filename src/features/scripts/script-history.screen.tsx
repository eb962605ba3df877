import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { ScriptHistoryActor } from '#machines/scripts/script-history.machine.ts';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { ComparedVersions } from './compared-versions.tsx';
import { SelectVersions } from './select-versions.tsx';
import { VersionList } from './version-list.tsx';
import styles from './scripts.module.css';

export interface ScriptHistoryProps {
  actor: ScriptHistoryActor;
  /** Content if the script does not exist. */
  notFound: ReactNode;
}

/** The versions of a script, which are compared and restored. Source: ADMIN-025. */
export function ScriptHistoryScreen({ actor, notFound }: ScriptHistoryProps) {
  const text = useText('scripts');
  const common = useText('common');
  const why = useCauseText();
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const { id, name, versions, cause } = useSelector(actor, ({ context }) => context);
  if (isMissing) return notFound;
  const list = { title: text('title'), to: scriptAddresses.list.to };
  return (
    <>
      <PageHead title={name === '' ? text('historyTitle') : name} above={[list]}>
        <LinkButton effect="changing" address={scriptAddresses.edit(id)}>
          {text('edit')}
        </LinkButton>
      </PageHead>
      <div className={styles.history}>
        {versions.length > 0 && (
          <>
            <p className={styles.muted}>{text('historyHint')}</p>
            <SelectVersions actor={actor} />
            <VersionList actor={actor} />
          </>
        )}
        {isLoading && <Loader label={text('loading')} />}
        {isUnavailable && (
          <Unavailable
            title={common('unavailableTitle')}
            reason={why(cause)}
            retryLabel={common('tryAgain')}
            onRetry={() => actor.send({ type: 'retry' })}
          >
            {text('historyUnavailable')}
          </Unavailable>
        )}
      </div>
      <ComparedVersions actor={actor} />
      <RestoreQuestion actor={actor} />
    </>
  );
}

function RestoreQuestion({ actor }: { actor: ScriptHistoryActor }) {
  const text = useText('scripts');
  const records = useText('records');
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.matches('restoring'));
  const { restored, failure } = useSelector(actor, ({ context }) => context);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      busyLabel={text('saving')}
      title={text('restoreTitle', { version: restored ?? 1 })}
      text={text('restoreText')}
      details={failure && <SaveFailure failure={failure} />}
      yes={text('restore')}
      no={records('notNow')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'NO' })}
    />
  );
}
