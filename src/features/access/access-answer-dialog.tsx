import { useSelector } from '@xstate/react';
import type { AccessAnswerActor } from '#machines/access/access-answer.machine.ts';
import type { RequestedRoles } from '#machines/access/access-request.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useMissingRights } from '#records/access/use-missing-rights.ts';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { AccessAnswerFields } from './access-answer-fields.tsx';
import styles from './access-requests.module.css';

interface AccessAnswerProps {
  actor: AccessAnswerActor;
}

/** Grants a requested right by a role, or denies it. Source: PEOPL-014, PROJ-045. */
export function AccessAnswerDialog({ actor }: AccessAnswerProps) {
  const text = useText('access');
  const why = useCauseText();
  const nameRight = useMissingRights();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { loaded, note, failure, cause } = state.context;
  const request = loaded?.accessRequest;
  return (
    <FormDialog
      title={
        request
          ? text('answerTitle', { name: request.userName, right: nameRight(request.privilege) })
          : text('request')
      }
      isOpen={state.hasTag('open')}
      hasUnsaved={() => state.matches('deciding') && note.trim() !== ''}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(close) => <Actions actor={actor} onClose={close} />}
    >
      {state.matches('unavailable') ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <div className={styles.fields}>
          {loaded ? <Request loaded={loaded} /> : <Loader label={text('loading')} />}
          {loaded?.accessRequest.status === 'open' && (
            <AccessAnswerFields actor={actor} loaded={loaded} />
          )}
          <SaveFailure failure={failure} />
        </div>
      )}
    </FormDialog>
  );
}

/** What a right is requested for, and the answer if there is one. */
function Request({ loaded: { accessRequest, hasRight } }: { loaded: RequestedRoles }) {
  const text = useText('access');
  const { dateTime } = useFormat();
  const { note, page, status, userName: name, answeredBy, answeredOn } = accessRequest;
  return (
    <>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          <q>{note}</q>
        </p>
      )}
      {page !== null && <p className={styles.note}>{text('onPage', { page })}</p>}
      {status === 'open' && hasRight && <Banner>{text('hasRight', { name })}</Banner>}
      {answeredOn !== null && status !== 'open' && (
        <Banner title={text('answeredTitle')}>
          {text('answeredText', {
            who: answeredBy ?? '',
            time: dateTime(answeredOn),
            status: text(`status_${status}`),
          })}
        </Banner>
      )}
    </>
  );
}

function Actions({ actor, onClose }: AccessAnswerProps & { onClose: () => void }) {
  const text = useText('access');
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAnswering = state.matches('answering');
  const { status } = state.context;
  if (!isAnswering && !state.matches('deciding')) {
    return <Button onPress={onClose}>{text('close')}</Button>;
  }
  return (
    <>
      <Button isDisabled={isAnswering} onPress={onClose}>
        {text('cancel')}
      </Button>
      <Button
        isDisabled={isAnswering && status === 'granted'}
        isPending={isAnswering && status === 'denied'}
        pendingLabel={text('saving')}
        onPress={() => actor.send({ type: 'DENY' })}
      >
        {text('deny')}
      </Button>
      <Button
        variant="primary"
        isDisabled={isAnswering && status === 'denied'}
        isPending={isAnswering && status === 'granted'}
        pendingLabel={text('saving')}
        onPress={() => actor.send({ type: 'GRANT' })}
      >
        {text('grant')}
      </Button>
    </>
  );
}
