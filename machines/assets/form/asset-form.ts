import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { omitErrors } from '../../records/form-values.ts';
import { validate, type FieldError, type FieldErrors } from '../../validation/field-errors.ts';
import { validateComplete } from '../../validation/incomplete.ts';
import {
  double,
  emptyId,
  max,
  maxDecimals,
  maxValue,
  notNegative,
  numeric,
  required,
} from '../../validation/rules.ts';
import { addYears, dayText, todayIn, warrantyEnd, type Calendar } from './asset-days.ts';
import {
  validatePropertyValue,
  propertyField,
  propertyValues,
  type AssetProperty,
  type PropertyField,
} from './asset-property.ts';
import { compactErrors, createStatusFields, type StatusFields } from '../status/asset-status.ts';

export type AssetDetail = Schema<'AssetDetail'>;

/**
 * The fields of the form: days are yyyy-MM-dd or null, selections are ids or empty, numbers are as
 * typed.
 */
export type AssetForm = {
  assetCode: string;
  name: string;
  assetTypeId: string;
  serialNumber: string;
  /** Whether multiple new assets are added that differ only in code and serial number. */
  isBulk: boolean;
  /** The serial numbers, one per line. */
  serialNumbers: string;
  assetLocationId: string;
  vendorId: string;
  invoiceNumber: string;
  dateOfPurchase: string | null;
  price: string;
  warrantyStartDate: string | null;
  warrantyPeriod: string;
} & StatusFields &
  Record<PropertyField, string>;

/** Defaults of the fields that only new assets have. */
const noBulk = { isBulk: false, serialNumbers: '' };

export const emptyAsset: AssetForm = {
  assetCode: '',
  name: '',
  assetTypeId: '',
  serialNumber: '',
  ...noBulk,
  assetLocationId: '',
  vendorId: '',
  invoiceNumber: '',
  dateOfPurchase: null,
  price: '',
  warrantyStartDate: null,
  warrantyPeriod: '',
  ...createStatusFields('InStore'),
};

/** Converts an asset to a form. A price is shown with two decimals. Source: ASSET-062. */
export const toAssetForm = (detail: AssetDetail): AssetForm => ({
  assetCode: detail.assetCode,
  name: detail.name,
  assetTypeId: detail.assetTypeId,
  serialNumber: detail.serialNumber,
  ...noBulk,
  assetLocationId: detail.assetLocationId ?? '',
  vendorId: detail.vendorId,
  invoiceNumber: detail.invoiceNumber,
  dateOfPurchase: detail.dateOfPurchase,
  price: detail.price.toFixed(2),
  warrantyStartDate: detail.warrantyStartDate,
  warrantyPeriod: String(detail.warrantyPeriod),
  ...createStatusFields(detail.assetStatus),
  ...propertyValues(detail.assetProperties),
});

const isProperty = (field: string) => field.startsWith('assetProperties.');

/**
 * Applies a change to a form: another purchase date also sets the start of the warranty, and
 * another type clears the property values. Source: ASSET-088.
 */
export function changedAsset(form: AssetForm, change: Partial<AssetForm>): AssetForm {
  const next = Object.assign({ ...form }, change);
  const { dateOfPurchase } = change;
  if (dateOfPurchase && !validateComplete(dateOfPurchase)) next.warrantyStartDate = dateOfPurchase;
  if (next.assetTypeId === form.assetTypeId) return next;
  const retained = Object.entries(next).filter(([field]) => !isProperty(field));
  return { ...emptyAsset, ...Object.fromEntries(retained) };
}

/** The errors that remain after these fields change. */
export function clearChangedErrors(errors: FieldErrors, change: Partial<AssetForm>): FieldErrors {
  const fields = Object.keys(change);
  if (change.dateOfPurchase) fields.push('warrantyStartDate');
  if (change.isBulk !== undefined) fields.push('assetCode', 'serialNumber', 'serialNumbers');
  return omitErrors(errors, fields);
}

/** The data that an asset is validated against. */
export interface AssetLimits {
  calendar: Calendar;
  /** As loaded; null for a new one. Values that were stored under other rules may stay. */
  before: AssetDetail | null;
  /** The properties of its type. */
  properties: readonly AssetProperty[];
}

const rules = (decimals: number) =>
  v.object({
    assetCode: v.pipe(v.string(), required(), max(50)),
    name: v.pipe(v.string(), max(250)),
    assetTypeId: v.pipe(v.string(), required()),
    serialNumber: v.pipe(v.string(), max(250)),
    vendorId: v.pipe(v.string(), required()),
    invoiceNumber: v.pipe(v.string(), required(), max(70)),
    price: v.pipe(
      v.string(),
      required(),
      double(),
      notNegative(),
      maxValue(9_999_999_999.999),
      maxDecimals(decimals),
    ),
    warrantyPeriod: v.pipe(v.string(), required(), numeric(), maxValue(99)),
  });

/** Up to three decimals on create, two on edit. Source: ASSET-108. */
const [ofNew, ofKnown] = [rules(3), rules(2)];

/** The contract's earliest purchase date. */
const firstPurchase = '1970-01-01';

function validatePurchase(
  day: string | null,
  { calendar, before }: AssetLimits,
): FieldError | null {
  if (!day) return { rule: 'required' };
  const incomplete = validateComplete(day);
  if (incomplete) return incomplete;
  if (day === before?.dateOfPurchase) return null;
  if (day > todayIn(calendar)) return { rule: 'inFuture' };
  const last = before?.dateOfPurchaseThreshold;
  if (last && day > last) return { rule: 'notAfter', values: { day: dayText(last, calendar) } };
  const isAncient = day < firstPurchase;
  return isAncient
    ? { rule: 'notBefore', values: { day: dayText(firstPurchase, calendar) } }
    : null;
}

function validateWarranty(
  { dateOfPurchase, warrantyStartDate: start }: AssetForm,
  { calendar, before }: AssetLimits,
): FieldError | null {
  if (!start) return { rule: 'required' };
  const incomplete = validateComplete(start);
  if (incomplete) return incomplete;
  if (dateOfPurchase && !validateComplete(dateOfPurchase) && start < dateOfPurchase) {
    return { rule: 'notBefore', values: { day: dayText(dateOfPurchase, calendar) } };
  }
  if (start === before?.warrantyStartDate) return null;
  const today = todayIn(calendar);
  if (before && start > today) return { rule: 'inFuture' };
  const latest = addYears(today, 10);
  return start > latest ? { rule: 'notAfter', values: { day: dayText(latest, calendar) } } : null;
}

/** In the order of the form's fields, so that the focus moves to the first error. */
const inOrder: readonly string[] = [
  'assetTypeId',
  'assetCode',
  'name',
  'serialNumber',
  'vendorId',
  'invoiceNumber',
  'dateOfPurchase',
  'price',
  'warrantyStartDate',
  'warrantyPeriod',
] satisfies (keyof AssetForm)[];

/** Validates the details, by field. Source: ASSET-108. */
export function validateDetails(form: AssetForm, limits: AssetLimits): FieldErrors {
  const errors: FieldErrors = {
    ...validate(limits.before ? ofKnown : ofNew, form),
    ...compactErrors({
      dateOfPurchase: validatePurchase(form.dateOfPurchase, limits),
      warrantyStartDate: validateWarranty(form, limits),
    }),
  };
  return Object.fromEntries(
    Object.entries(errors).toSorted(
      ([one], [other]) => inOrder.indexOf(one) - inOrder.indexOf(other),
    ),
  );
}

/** Validates the properties, by field. Source: ASSET-091. */
export const validateProperties = (
  form: AssetForm,
  properties: readonly AssetProperty[],
): FieldErrors =>
  compactErrors(
    Object.fromEntries(
      properties.map((property) => [
        propertyField(property),
        validatePropertyValue(property, form[propertyField(property)] ?? ''),
      ]),
    ),
  );

/** Converts the values of properties to the contract's format. */
export const toPropertyValues = (form: AssetForm, properties: readonly AssetProperty[]) =>
  properties.map((property) => ({
    id: property.id,
    assetTypePropertyValue: (form[propertyField(property)] ?? '').trim(),
  }));

/** The form values that both calls send. */
export const toDetails = (form: AssetForm) => ({
  assetCode: form.assetCode.trim(),
  name: form.name.trim(),
  assetTypeId: form.assetTypeId,
  serialNumber: form.serialNumber.trim(),
  assetLocationId: form.assetLocationId || null,
  vendorId: form.vendorId,
  invoiceNumber: form.invoiceNumber.trim(),
  price: Number(form.price),
  warrantyPeriod: Number(form.warrantyPeriod),
});

/** The end of the warranty of a form; null if it is not known. */
export const getWarrantyEnd = ({ warrantyStartDate, warrantyPeriod }: AssetForm): string | null =>
  warrantyEnd(warrantyStartDate, warrantyPeriod);

/**
 * Converts a form to a new asset in the contract's format; the server sets its status. Source:
 * ASSET-093.
 */
export const createBody = (
  form: AssetForm,
  { id, properties }: { id: string; properties: readonly AssetProperty[] },
): Schema<'AssetCreate'> => ({
  id,
  ...toDetails(form),
  dateOfPurchase: form.dateOfPurchase,
  warrantyStartDate: form.warrantyStartDate,
  warrantyEndDate: getWarrantyEnd(form),
  statusId: emptyId,
  assetProperties: toPropertyValues(form, properties),
});

/** Maps the server's errors to the fields of the form: the server names a day by its text field. */
export const toFormErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field.replace(/AsString$/, ''), error]),
  );

/** The typed form and its initial values, as a device stores them. */
export interface TypedAsset {
  form: AssetForm;
  base: AssetForm;
}

const isAssetForm = (retained: unknown): boolean =>
  v.is(v.record(v.string(), v.nullable(v.union([v.string(), v.boolean()]))), retained) &&
  Object.entries(emptyAsset).every(([field, empty]) => {
    const kind = empty === null ? 'string' : typeof empty;
    return typeof retained[field] === kind || (empty === null && retained[field] === null);
  });

const formSchema = v.custom<AssetForm>(isAssetForm);

/** The schema of such a form as a device may have stored it. */
export const assetDraftSchema: v.GenericSchema<unknown, TypedAsset> = v.object({
  form: formSchema,
  base: formSchema,
});
