import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Agreed } from '#machines/asset-assignment/agreed.ts';
import type { AssignAssetsActor } from '#machines/asset-assignment/assign-assets.machine.ts';
import type { FindAssetsActor } from '#machines/asset-assignment/find-assets.machine.ts';
import { isTeam } from '#machines/asset-assignment/assignee.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { FormDate } from '../form/date-fields.tsx';
import { FormText } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import { FindAssets } from './find-assets.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './handover.module.css';

interface AssignDialogProps {
  actor: AssignAssetsActor;
  title: string;
  /** The field for the assignee, if not known yet. */
  receiver?: ReactNode;
  /** The machine that finds assets, if they are not known yet. */
  finder?: FindAssetsActor;
}

/** Assigns assets. Source: ASSET-047. */
export function AssignDialog({ actor, title, receiver, finder }: AssignDialogProps) {
  const records = useText('records');
  const text = useText('handover');
  const formId = useId();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const count = useSelector(actor, ({ context }) => context.assets.length);
  return (
    <FormDialog
      size="large"
      title={title}
      closeLabel={records('close')}
      isOpen={isOpen}
      hasUnsaved={() => isUnsaved(actor, finder !== undefined)}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('assigning')}
          >
            {text('assign', { count })}
          </Button>
        </>
      )}
    >
      <Outcome actor={actor} />
      {receiver !== undefined && <div className={styles.receiver}>{receiver}</div>}
      <div className={styles.parts}>
        {finder && <Finder actor={actor} finder={finder} />}
        <SelectedAssets actor={actor} />
      </div>
      <AgreedForm actor={actor} formId={formId} />
    </FormDialog>
  );
}

/** Whether there is a selection or input that is not assigned yet. */
function isUnsaved(actor: AssignAssetsActor, hasFinder: boolean): boolean {
  const { assets, form, base } = actor.getSnapshot().context;
  const fields: readonly (keyof Agreed)[] = ['startedOn', 'expectedReturnOn', 'note'];
  return (hasFinder && assets.length > 0) || fields.some((field) => form[field] !== base[field]);
}

/** The result of the last attempt. */
function Outcome({ actor }: Pick<AssignDialogProps, 'actor'>) {
  const text = useText('handover');
  const { failure, rejections, succeeded } = useSelector(actor, ({ context }) => context);
  const count = Object.keys(rejections).length;
  if (failure === null && count === 0) return null;
  return (
    <div className={styles.failure}>
      <SaveFailure failure={failure} title={text('notAssigned')} />
      {count > 0 && (
        <Banner tone="danger" title={text('rejectedTitle', { count })}>
          {text('rejectedText', { succeeded })}
        </Banner>
      )}
    </div>
  );
}

function Finder({ actor, finder }: { actor: AssignAssetsActor; finder: FindAssetsActor }) {
  const { assets, receiver } = useSelector(actor, ({ context }) => context);
  return (
    <FindAssets
      actor={finder}
      isSelected={({ id }) => assets.some((each) => each.id === id)}
      isMismatch={(asset) => receiver !== null && isTeam(receiver) !== asset.isTeam}
      onSelect={(asset, isSelected) =>
        actor.send(
          isSelected ? { type: 'asset.select', asset } : { type: 'asset.dropped', id: asset.id },
        )
      }
    />
  );
}

/** The selected assets, each with the reason if the last attempt rejected it. */
function SelectedAssets({ actor }: Pick<AssignDialogProps, 'actor'>) {
  const text = useText('handover');
  const { assets, rejections, mismatch, missing, receiver } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const headId = useId();
  return (
    <div className={styles.part}>
      <h3 id={headId}>{text('selected', { count: assets.length })}</h3>
      <p role="status" className="visually-hidden">
        {text('selected', { count: assets.length })}
      </p>
      <div role="alert">
        {mismatch !== null && receiver !== null && (
          <p className={styles.missing}>
            {isolate(
              text(isTeam(receiver) ? 'mismatch_team' : 'mismatch_employee', { code: mismatch }),
            )}
          </p>
        )}
        {missing.includes('assets') && <p className={styles.missing}>{text('needsAssets')}</p>}
      </div>
      {assets.length > 0 && (
        <ul aria-labelledby={headId} className={styles.selected}>
          {assets.map(({ id, assetCode, name, assetType }) => (
            <li key={id}>
              <div>
                <bdi className={styles.code}>{assetCode}</bdi>{' '}
                <bdi className={styles.name}>{name || assetType}</bdi>
                {rejections[id] !== undefined && (
                  <p className={styles.rejection}>
                    <bdi>{rejections[id]}</bdi>
                  </p>
                )}
              </div>
              <Button
                size="small"
                variant="quiet"
                isDisabled={isBusy}
                icon={<X aria-hidden="true" />}
                aria-label={text('drop', { code: assetCode })}
                onPress={() => actor.send({ type: 'asset.dropped', id })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The terms: start, return date, and further agreements. */
function AgreedForm({ actor, formId }: { actor: AssignAssetsActor; formId: string }) {
  const text = useText('handover');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const of = (field: keyof Agreed) => ({ actor, field, label: text(field) });
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.days}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'assets.assign' });
      }}
    >
      <FormDate {...of('startedOn')} isRequired />
      <FormDate {...of('expectedReturnOn')} />
      <FormText {...of('note')} multiline />
    </form>
  );
}
