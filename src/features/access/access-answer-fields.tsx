import { useSelector } from '@xstate/react';
import type { AccessAnswerActor } from '#machines/access/access-answer.machine.ts';
import { noteLimit, type RequestedRoles } from '#machines/access/access-request.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useMissingRights } from '#records/access/use-missing-rights.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface AccessAnswerFieldsProps {
  actor: AccessAnswerActor;
  loaded: RequestedRoles;
}

/** The role by which a right is granted, with what else it gives, and a remark. */
export function AccessAnswerFields({ actor, loaded: { roles } }: AccessAnswerFieldsProps) {
  const text = useText('access');
  const { list } = useFormat();
  const nameRight = useMissingRights();
  const toError = useErrorText();
  const { roleId, note, errors } = useSelector(actor, ({ context }) => context);
  const isLocked = useSelector(actor, (state) => !state.matches('deciding'));
  const describe = ({ more, isGrantable }: RequestedRoles['roles'][number]) => {
    const effect =
      more.length === 0
        ? text('onlyThis')
        : text('alsoGives', { rights: list(more.map((right) => nameRight(right))) });
    return isGrantable ? effect : `${effect} ${text('beyondOwn')}`;
  };
  return (
    <>
      {roles.length === 0 ? (
        <Banner tone="warning">{text('noRoles')}</Banner>
      ) : (
        <RadioGroup
          isRequired
          label={text('roleLabel')}
          isDisabled={isLocked}
          options={roles.map((role) => ({
            id: role.id,
            label: role.name,
            description: describe(role),
            isDisabled: !role.isGrantable,
          }))}
          value={roleId}
          error={errors.roleId && toError(errors.roleId, text('roleLabel'))}
          onChange={(id) => actor.send({ type: 'role.select', id })}
        />
      )}
      <TextField
        multiline
        label={text('remark')}
        description={text('remarkHint')}
        maxLength={noteLimit}
        value={note}
        isDisabled={isLocked}
        error={errors.note && toError(errors.note, text('remark'))}
        onChange={(next) => actor.send({ type: 'note.change', note: next })}
      />
    </>
  );
}
