import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { omitErrors } from '../records/form-values.ts';
import { validate, type FieldError, type FieldErrors } from '../validation/faults.ts';
import { validateComplete } from '../validation/incomplete.ts';
import {
  double,
  emptyId,
  max,
  maxDecimals,
  maxValue,
  notNegative,
  numeric,
  required,
} from '../validation/rules.ts';
import { addYears, dayText, todayIn, warrantyEnd, type Calendar } from './asset-days.ts';
import {
  validatePropertyValue,
  propertyField,
  propertyValues,
  type AssetProperty,
  type PropertyField,
} from './asset-property.ts';
import { compactErrors, createStatusFields, type StatusFields } from './asset-status.ts';

export type AssetDetail = Schema<'AssetDetail'>;

/** What a person fills in: days are yyyy-MM-dd or null, choices ids or empty, figures as typed. */
export type AssetForm = {
  assetCode: string;
  name: string;
  assetTypeId: string;
  serialNumber: string;
  /** Several new assets are alike, but for codes and serial numbers. */
  isBulk: boolean;
  /** Theirs, one a line. */
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

/** What only new ones are asked. */
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

/** An asset as a form. A price is shown with two decimals. Source: ASSET-062. */
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
 * A form after a change: another purchase date is that of the warranty's start, too, and what was
 * said of the properties of another type goes. Source: ASSET-088.
 */
export function changedAsset(form: AssetForm, change: Partial<AssetForm>): AssetForm {
  const next = Object.assign({ ...form }, change);
  const { dateOfPurchase } = change;
  if (dateOfPurchase && !validateComplete(dateOfPurchase)) next.warrantyStartDate = dateOfPurchase;
  if (next.assetTypeId === form.assetTypeId) return next;
  const retained = Object.entries(next).filter(([field]) => !isProperty(field));
  return { ...emptyAsset, ...Object.fromEntries(retained) };
}

/** The faults that are left after a change of these fields. */
export function clearChangedErrors(errors: FieldErrors, change: Partial<AssetForm>): FieldErrors {
  const fields = Object.keys(change);
  if (change.dateOfPurchase) fields.push('warrantyStartDate');
  if (change.isBulk !== undefined) fields.push('assetCode', 'serialNumber', 'serialNumbers');
  return omitErrors(errors, fields);
}

/** What an asset is held against. */
export interface AssetLimits {
  calendar: Calendar;
  /** As it was read; null for a new one. What was kept by other rules may stay. */
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

/** No asset was bought before, as the contract says. */
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

/** As the fields stand in the forms: whoever is led to the first fault goes on from there. */
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

/** What is wrong with the details, by field. Source: ASSET-108. */
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

/** What is wrong with the properties, by field. Source: ASSET-091. */
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

/** The values of properties as the contract takes them. */
export const toPropertyValues = (form: AssetForm, properties: readonly AssetProperty[]) =>
  properties.map((property) => ({
    id: property.id,
    assetTypePropertyValue: (form[propertyField(property)] ?? '').trim(),
  }));

/** What both calls take of a form. */
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

/** When the warranty of a form ends; null where it is not known. */
export const getWarrantyEnd = ({ warrantyStartDate, warrantyPeriod }: AssetForm): string | null =>
  warrantyEnd(warrantyStartDate, warrantyPeriod);

/** A new asset as the contract takes it; the server gives it its status. Source: ASSET-093. */
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

/** Faults that the server has found, by the fields of the form: it names a day by its text. */
export const toFormErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field.replace(/AsString$/, ''), error]),
  );

/** What is filled in beside what it was begun with, as a device keeps it. */
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

/** What a device may have kept of such a form. */
export const assetDraftSchema: v.GenericSchema<unknown, TypedAsset> = v.object({
  form: formSchema,
  base: formSchema,
});
