import type { components } from '@atrium/contract/generated/types.ts';
import { conflictAt, rejectField } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty, normalizeName } from '../../../store/normalize-name.ts';
import type { AssetProperty } from '../../../store/world/assets.ts';
import { isNumber } from './property-values.ts';
import {
  controlTypeIds,
  controlTypes,
  dataTypeIds,
  dataTypes,
} from '../../../common/assets/master-data.ts';
import type { PropertyUse } from '../../../common/assets/property-use.ts';

type RequestInput = components['schemas']['AssetTypePropertyCreate'];
type Read = Pick<
  AssetProperty,
  'name' | 'isMandatory' | 'dataTypeId' | 'controlTypeId' | 'controlDataListId' | 'options'
>;

/**
 * Parses a property from its form; it is mandatory by default. 400 for a blank or unknown value,
 * 409 when another property of the type has the name. Source: ASSET-092.
 */
export function readProperty(
  sent: RequestInput,
  others: readonly AssetProperty[],
  before?: AssetProperty,
): Read {
  const name = cleanOrEmpty(sent.assetTypePropertyName);
  if (name === '') {
    throw rejectField('assetTypePropertyName', 'required', { field: 'assetTypePropertyName' });
  }
  if (others.some((other) => normalizeName(other.name) === normalizeName(name))) {
    throw conflictAt('assetTypePropertyName', 'assetNameTaken', { name });
  }
  const { dataTypeId, controlTypeId } = sent;
  if (!dataTypes.some(({ masterId }) => masterId === dataTypeId)) {
    throw rejectField('dataTypeId', 'invalid', { field: 'dataTypeId' });
  }
  if (!controlTypes.some(({ masterId }) => masterId === controlTypeId)) {
    throw rejectField('controlTypeId', 'invalid', { field: 'controlTypeId' });
  }
  const isMandatory = sent.isMandatory ?? before?.isMandatory ?? true;
  return { name, isMandatory, dataTypeId, controlTypeId, ...readOptions(sent, before) };
}

function readOptions(
  sent: RequestInput,
  before: AssetProperty | undefined,
): Pick<Read, 'controlDataListId' | 'options'> {
  const options = (sent.controlDataListValue ?? before?.options ?? []).map(
    ({ id, description }) => ({ id, description: cleanOrEmpty(description) }),
  );
  const field = 'controlDataListValue';
  if (sent.controlTypeId === controlTypeIds.TextBox) {
    // Leftovers of a former drop-down are dropped without an error.
    if (sent.controlDataListValue && options.length > 0) {
      throw rejectField(field, 'assetOptionsUnfit');
    }
    return { controlDataListId: null, options: [] };
  }
  if (options.length === 0) throw rejectField(field, 'assetOptionsMissing');
  if (options.some(({ description }) => description === '')) {
    throw rejectField(field, 'required', { field });
  }
  if (
    sent.dataTypeId === dataTypeIds.Number &&
    !options.every((each) => isNumber(each.description))
  ) {
    throw rejectField(field, 'assetNumbersOnly');
  }
  const twice = options.find(
    ({ id, description }, at) =>
      options.findIndex((each) => each.id === id) < at ||
      options.findIndex((each) => normalizeName(each.description) === normalizeName(description)) <
        at,
  );
  if (twice) throw rejectField(field, 'assetOptionTwice', { option: twice.description });
  const controlDataListId =
    sent.controlDataListId ?? before?.controlDataListId ?? crypto.randomUUID();
  return { controlDataListId, options };
}

/**
 * 409 at its field when a change of a property would invalidate existing values: another kind of
 * value or control, or the removal of a selected option.
 */
export function checkUse(before: AssetProperty, after: Read, use: PropertyUse): void {
  if (use.count === 0) return;
  for (const field of ['controlTypeId', 'dataTypeId'] as const) {
    if (before[field] !== after[field]) throw conflictAt(field, 'assetPropertyInUse');
  }
  for (const { id, description } of before.options) {
    if (after.options.some((option) => option.id === id)) continue;
    const count = use.byOption.get(id) ?? 0;
    if (count > 0) {
      throw conflictAt('controlDataListValue', 'assetOptionInUse', { option: description, count });
    }
  }
}
