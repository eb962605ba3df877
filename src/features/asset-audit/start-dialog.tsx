import { useSelector } from '@xstate/react';
import type { StartAuditActor } from '#machines/asset-audit/start-audit.machine.ts';
import type { AuditForm } from '#machines/asset-audit/audit-form.ts';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import { todayIn } from '#machines/assets/form/asset-days.ts';
import { typedText } from '#machines/records/form-value.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { NextStep } from '#records/view/next-step.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useField } from '#records/form/use-field.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';

interface StartDialogProps {
  actor: StartAuditActor;
  choices: AssetChoicesActor;
}

/** The location, the asset types and the name of an audit. */
export function StartDialog({ actor, choices }: StartDialogProps) {
  const text = useText('assetAudit');
  const dialogText = useText('auditDialogs');
  const known = useSelector(choices, ({ context }) => context.choices);
  const isUnknown = useSelector(choices, (state) => state.matches('unknown'));
  const isLoading = known === null && !isUnknown;
  return (
    <PartDialog actor={actor} title={text('beginTitle')} save={text('start')} getLabel={text}>
      <p>{dialogText('beginHint')}</p>
      {isUnknown && <Banner tone="danger">{dialogText('placesUnknown')}</Banner>}
      {known?.assetLocations.length === 0 && <FirstLocation />}
      {isLoading ? (
        <Loader label={dialogText('readingPlaces')} />
      ) : (
        <LocationField actor={actor} locations={known?.assetLocations ?? []} />
      )}
      <FormText actor={actor} field="name" label={text('name')} isRequired />
      <KindField actor={actor} field="assetCategoryId" kinds={known?.assetCategories ?? []} />
      <KindField
        actor={actor}
        field="assetTypeId"
        kinds={(known?.assetTypes ?? []).map(({ id, name }) => ({ id, value: name }))}
      />
      <FormSwitch
        actor={actor}
        field="isWithAssigned"
        label={text('isWithAssigned')}
        stateText={(isOn) => dialogText(isOn ? 'withAssigned' : 'withoutAssigned')}
      />
    </PartDialog>
  );
}

/** Leads a new tenant to the page where its first location is added. */
function FirstLocation() {
  const text = useText('auditDialogs');
  return (
    <NextStep address={assetMasterAddresses.lookups} rule="assetMaster.add" link={text('addPlace')}>
      {text('noPlacesYet')}
    </NextStep>
  );
}

interface Named {
  id: string;
  value: string;
}

/** The location of the audit; until a name is typed, one is suggested. */
function LocationField({
  actor,
  locations,
}: {
  actor: StartAuditActor;
  locations: readonly Named[];
}) {
  const text = useText('assetAudit');
  const dialogText = useText('auditDialogs');
  const records = useText('records');
  const format = useFormat();
  const calendar = useCalendar();
  const label = text('assetLocationId');
  const { value, isLocked, error } = useField({ actor, field: 'assetLocationId', label });
  const nameFor = (id: string) => {
    const location = locations.find((each) => each.id === id)?.value ?? '';
    const day = format.shortDay(todayIn(calendar));
    return location && withoutMarks(dialogText('suggestedName', { location, day }));
  };
  const onChange = (selected: string | null) => {
    const assetLocationId = selected ?? '';
    const { form } = actor.getSnapshot().context;
    const isSuggested = form.name === '' || form.name === nameFor(form.assetLocationId);
    const change: Partial<AuditForm> = { assetLocationId };
    if (isSuggested) change.name = nameFor(assetLocationId);
    actor.send({ type: 'form.changed', change });
  };
  return (
    <div data-field="assetLocationId">
      <Select
        isRequired
        autoFocus
        label={label}
        placeholder={records('pleaseSelect')}
        items={locations.map(({ id, value: name }) => ({ id, label: name }))}
        value={typedText(value) || null}
        onChange={onChange}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}

/** Represents all of them among the options. */
const all = 'all';

interface KindFieldProps {
  actor: StartAuditActor;
  field: 'assetTypeId' | 'assetCategoryId';
  kinds: readonly Named[];
}

/** The types to audit; all of them when none is selected. */
function KindField({ actor, field, kinds }: KindFieldProps) {
  const text = useText('assetAudit');
  const label = text(field);
  const { value, change, isLocked, error } = useField({ actor, field, label });
  return (
    <div data-field={field}>
      <Select
        label={label}
        placeholder={text('anyKind')}
        items={[
          { id: all, label: text('anyKind') },
          ...kinds.map(({ id, value: name }) => ({ id, label: name })),
        ]}
        value={typedText(value) || all}
        onChange={(id) => change(id === all ? '' : (id ?? ''))}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}
