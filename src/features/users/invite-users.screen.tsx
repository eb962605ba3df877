import { useSelector } from '@xstate/react';
import { parseInviteLines } from '#machines/users/invite-lines.ts';
import type { InviteForm, InviteUsersActor } from '#machines/users/invite-users.machine.ts';
import { roleTypes } from '#machines/users/user.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { FormChoices } from '#records/form/choice-fields.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormText } from '#records/form/fields.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './users.module.css';

interface InviteUsersScreenProps {
  actor: InviteUsersActor;
}

/** Invites one or many people by pasted addresses. Source: PEOPL-010, PEOPL-021. */
export function InviteUsersScreen({ actor }: InviteUsersScreenProps) {
  const text = useText('users');
  return (
    <>
      <PageHead title={text('add')} above={[{ title: text('title'), to: userAddresses.list.to }]} />
      <Content actor={actor} />
    </>
  );
}

function Content({ actor }: InviteUsersScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isOffering = useSelector(actor, (state) => state.matches('offering'));
  if (isOffering) return <DraftOffer actor={actor} isTyped={false} />;
  if (isLoading) return <Loader label={records('loading')} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  return <Form actor={actor} />;
}

function Form({ actor }: InviteUsersScreenProps) {
  const text = useText('users');
  const records = useText('records');
  const { form, roles, failure } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (state) => state.matches('sending'));
  const of = (field: keyof InviteForm) => ({ actor, field, label: text(field) });
  return (
    <FormFrame
      actor={actor}
      getLabel={text}
      onSave={() => actor.send({ type: 'SAVE' })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
    >
      <Outcomes actor={actor} />
      <FormText {...of('lines')} isRequired autoFocus multiline description={text('linesHint')} />
      <WrongLines lines={form.lines} />
      <FormSelect
        {...of('roleType')}
        isRequired
        choices={roleTypes.map((id) => ({ id, label: text(`type_${id}`) }))}
      />
      <FormChoices
        {...of('roleIds')}
        description={text('rolesHint')}
        choices={roles.map(({ id, name }) => ({ id, label: name }))}
      />
      <SaveBarFrame
        isUnsaved={form.lines.trim() !== ''}
        failure={<SaveFailure failure={failure} />}
      >
        <Button
          type="submit"
          variant="primary"
          isPending={isSending}
          pendingLabel={text('sending')}
        >
          {text('send')}
        </Button>
        <Button onPress={() => actor.send({ type: 'CANCEL' })}>{records('cancel')}</Button>
      </SaveBarFrame>
    </FormFrame>
  );
}

/** How many were invited, and who was not. */
function Outcomes({ actor }: InviteUsersScreenProps) {
  const text = useText('users');
  const { invitedCount, rejected } = useSelector(actor, ({ context }) => context);
  return (
    <>
      {invitedCount > 0 && (
        <Banner tone="success">{text('invitedSoFar', { count: invitedCount })}</Banner>
      )}
      {rejected.length > 0 && (
        <Banner tone="warning" title={text('notInvited')}>
          <ul className={styles.wrongLines}>
            {rejected.map(({ email, errorMessages }) => (
              <li key={email}>{isolate(`${email}: ${errorMessages.join(' ')}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** How many people the lines name, and the lines that name nobody. */
function WrongLines({ lines }: { lines: string }) {
  const text = useText('users');
  const { people, wrongLines } = parseInviteLines(lines);
  return (
    <div role="status">
      {people.length > 0 && <p>{text('found', { count: people.length })}</p>}
      {wrongLines.length > 0 && (
        <>
          <p>{text('wrongLines')}</p>
          <ul className={styles.wrongLines}>
            {wrongLines.map(({ line, text: content, rule }) => (
              <li key={`${line} ${content}`}>
                {isolate(text(`wrong_${rule}`, { line, content }))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
