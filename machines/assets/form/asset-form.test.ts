import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { incompleteDate } from '../../validation/incomplete.ts';
import { testLimits, getSchema } from '../../testing/limits.suite.ts';
import { warrantyEnd } from './asset-days.ts';
import {
  toAssetForm,
  changedAsset,
  createBody,
  emptyAsset,
  validateDetails,
  validateProperties,
  assetDraftSchema,
  type AssetForm,
  type AssetLimits,
} from './asset-form.ts';
import { propertyField } from './asset-property.ts';
import { updateBody } from './asset-update.ts';
import { exampleCalendar, exampleDetail, exampleProperties } from '../asset.fixtures.ts';

const example = toAssetForm(exampleDetail);
const ofNew: AssetLimits = { calendar: exampleCalendar, before: null, properties: [] };
const ofKnown: AssetLimits = { ...ofNew, before: exampleDetail };
const getBrokenRule = (change: Partial<AssetForm>, limits = ofNew) => {
  const [field] = Object.keys(change);
  const errors = validateDetails(Object.assign({ ...example }, change), limits);
  const error = errors[field ?? ''];
  return error && 'rule' in error ? error.rule : null;
};

it('the asset form lists errors in the order of the fields', () => {
  expect(Object.keys(validateDetails(emptyAsset, ofNew))).toEqual([
    'assetTypeId',
    'assetCode',
    'vendorId',
    'invoiceNumber',
    'dateOfPurchase',
    'price',
    'warrantyStartDate',
    'warrantyPeriod',
  ]);
});

describe('the dates of an asset', () => {
  it('an incomplete purchase date is not copied to the start of the warranty', () => {
    const form = changedAsset(example, { dateOfPurchase: incompleteDate });
    expect(form.warrantyStartDate).toBe(example.warrantyStartDate);
  });

  it('an incomplete warranty start is invalid and results in no warranty end', () => {
    expect(getBrokenRule({ warrantyStartDate: incompleteDate })).toBe('incompleteDate');
    expect(warrantyEnd(incompleteDate, '3')).toBe(null);
  });

  it.each([
    ['2026-03-11', null],
    ['2026-03-12', 'inFuture'],
    ['1969-12-31', 'notBefore'],
    [null, 'required'],
    [incompleteDate, 'incompleteDate'],
  ])('the purchase date %s is validated as %s', (dateOfPurchase, rule) => {
    expect(getBrokenRule({ dateOfPurchase })).toBe(rule);
  });

  it.each([
    ['Etc/GMT+12', '2026-03-10', '2026-03-11'],
    ['Pacific/Kiritimati', '2026-03-11', '2026-03-12'],
  ])('today is the current day in the user’s time zone: %s', (timeZone, today, tomorrow) => {
    const clock = { now: () => Date.parse('2026-03-11T09:00:00.000Z') };
    const limits = { ...ofNew, calendar: { ...exampleCalendar, clock, timeZone } };
    expect(getBrokenRule({ dateOfPurchase: today }, limits)).toBeNull();
    expect(getBrokenRule({ dateOfPurchase: tomorrow }, limits)).toBe('inFuture');
  });

  it('the purchase date must not be after the first use, and an unchanged one stays valid', () => {
    expect(getBrokenRule({ dateOfPurchase: '2024-05-21' }, ofKnown)).toBe('notAfter');
    expect(getBrokenRule({ dateOfPurchase: '2024-05-20' }, ofKnown)).toBeNull();
    const late = { ...exampleDetail, dateOfPurchase: '2025-01-01' };
    expect(getBrokenRule({ dateOfPurchase: '2025-01-01' }, { ...ofNew, before: late })).toBeNull();
  });

  it('the warranty must not start before the purchase, nor in the future when edited', () => {
    expect(getBrokenRule({ warrantyStartDate: '2024-05-05' })).toBe('notBefore');
    expect(getBrokenRule({ warrantyStartDate: '2026-03-12' })).toBeNull();
    expect(getBrokenRule({ warrantyStartDate: '2036-03-12' })).toBe('notAfter');
    expect(getBrokenRule({ warrantyStartDate: '2026-03-12' }, ofKnown)).toBe('inFuture');
    const ahead = { ...exampleDetail, warrantyStartDate: '2026-04-01' };
    expect(
      getBrokenRule({ warrantyStartDate: '2026-04-01' }, { ...ofNew, before: ahead }),
    ).toBeNull();
  });

  it('the warranty ends full years after its start, or has no end if one value is missing', () => {
    expect(warrantyEnd('2024-02-29', '1')).toBe('2025-02-28');
    expect(warrantyEnd('2024-02-29', '4')).toBe('2028-02-29');
    expect([
      warrantyEnd(null, '1'),
      warrantyEnd('2024-02-29', ''),
      warrantyEnd('2024-02-29', 'x'),
    ]).toEqual([null, null, null]);
  });

  it('a changed purchase date is copied to the start of the warranty', () => {
    expect(changedAsset(example, { dateOfPurchase: '2024-05-01' }).warrantyStartDate).toBe(
      '2024-05-01',
    );
  });
});

describe('the price of an asset', () => {
  it.each([
    ['9999999999.999', null, 'max_decimals'],
    ['0', null, null],
    ['10.12', null, null],
    ['10.123', null, 'max_decimals'],
    ['10.1234', 'max_decimals', 'max_decimals'],
    ['10000000000', 'max_value', 'max_value'],
    ['-1', 'not_negative', 'not_negative'],
    ['', 'required', 'required'],
  ])(
    'the price %s is validated as %s for a new asset and as %s for an edited one',
    (price, created, edited) => {
      expect([getBrokenRule({ price }), getBrokenRule({ price }, ofKnown)]).toEqual([
        created,
        edited,
      ]);
    },
  );

  it('an unchanged price keeps all of its decimals', () => {
    const detail = { ...exampleDetail, price: 10.125 };
    const sent = updateBody({ detail, form: toAssetForm(detail), calendar: exampleCalendar });
    expect(sent.price).toBe(10.125);
  });
});

describe('the properties of an asset', () => {
  const [memory, cores] = exampleProperties.map(propertyField);

  it('properties are required if they are mandatory, and numbers if they are numeric', () => {
    const typed = Object.assign({ ...example }, { [memory ?? '']: ' ', [cores ?? '']: 'eight' });
    expect(validateProperties(typed, exampleProperties)).toEqual({
      [memory ?? '']: { rule: 'required' },
      [cores ?? '']: { rule: 'numeric' },
    });
    const none = Object.assign({ ...example }, { [cores ?? '']: '' });
    expect(validateProperties(none, exampleProperties)).toEqual({});
  });

  it('properties are sent only with the type that they belong to', () => {
    const changed = changedAsset(example, { assetTypeId: 'other' });
    expect(Object.keys(changed).some((field) => field.startsWith('assetProperties.'))).toBe(false);
  });
});

describe('a new asset', () => {
  const { assetCode, name, serialNumber, invoiceNumber, price, warrantyPeriod } = example;
  const full = (typed: object) => Object.assign({ ...example }, typed);
  testLimits({
    schema: getSchema(contract, 'AssetCreate'),
    example: { assetCode, name, serialNumber, invoiceNumber, price, warrantyPeriod },
    buildBody: (typed) => createBody(full(typed), { id: exampleDetail.id, properties: [] }),
    check: (typed) => validateDetails(full(typed), ofNew),
  });
});

describe('an edited asset', () => {
  it('the asset is sent as it was received, with dateOfPurchase null and the user’s date format', () => {
    const form = { ...example, name: 'Renamed' };
    expect(updateBody({ detail: exampleDetail, form, calendar: exampleCalendar })).toEqual({
      ...exampleDetail,
      name: 'Renamed',
      dateOfPurchase: null,
      assetProperties: exampleProperties.map(({ id, assetTypePropertyValue }) => ({
        id,
        assetTypePropertyValue,
      })),
    });
  });

  it('the asset is persisted on a device in full or not at all', () => {
    const persisted = { form: example, base: example };
    expect(v.is(assetDraftSchema, persisted)).toBe(true);
    expect(v.is(assetDraftSchema, { ...persisted, form: { ...example, price: null } })).toBe(false);
    expect(v.is(assetDraftSchema, { ...persisted, base: {} })).toBe(false);
  });
});
