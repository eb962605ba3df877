import { useSelector } from '@xstate/react';
import type { AccessRequestActor } from '#machines/access/access-request.machine.ts';
import type { AccessRequest } from '#machines/access/access-request.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './access.module.css';

interface AccessRequestStateProps {
  actor: AccessRequestActor;
  supportAddress: string;
}

/** What became of a request, and who can grant it. */
export function AccessRequestState({ actor, supportAddress }: AccessRequestStateProps) {
  const text = useText('access');
  const why = useCauseText();
  const { list } = useFormat();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { own, cause } = state.context;
  if (state.matches('unavailable')) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  if (state.matches('loading') || own === null) return <Loader label={text('loading')} />;
  if (state.matches('ungrantable')) {
    return <Banner tone="warning">{text('ungrantable', { support: supportAddress })}</Banner>;
  }
  const isWriting = state.matches('writing') || state.matches('sending');
  const more = own.granterCount - own.granterNames.length;
  return (
    <>
      {own.accessRequest && !isWriting && <Outcome request={own.accessRequest} />}
      {isWriting && (
        <p className={styles.hint}>{text('recipients', { more, names: list(own.granterNames) })}</p>
      )}
    </>
  );
}

const tones = { open: 'info', granted: 'success', denied: 'warning' } as const;

/** The last request, and its answer. */
function Outcome({ request }: { request: AccessRequest }) {
  const text = useText('access');
  const { dateTime } = useFormat();
  const { status, requestedOn, answeredOn, answeredBy, answerNote } = request;
  const time = dateTime(answeredOn ?? requestedOn);
  return (
    <Banner tone={tones[status]} title={text(`${status}Title`)}>
      {text(`${status}Text`, { time, who: answeredBy ?? '' })}
      {answerNote !== '' && <q className={styles.quote}>{answerNote}</q>}
    </Banner>
  );
}
