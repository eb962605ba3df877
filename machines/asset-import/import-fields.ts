import type { Schema } from '#openapi/client/index.ts';

/** A cell of a line, named as in the contract. */
export type ImportField = Exclude<
  keyof Schema<'AssetImportRow'>,
  'line' | 'version' | 'assetProperties'
>;

/** The value of a property, by the property's name. */
type PropertyField = `assetProperties.${string}`;
export type CellField = ImportField | PropertyField;

export const propertyField = (name: string): PropertyField => `assetProperties.${name}`;

/** The property name of a cell; null for any other cell. */
export const propertyName = (field: CellField): string | null =>
  field.startsWith('assetProperties.') ? field.slice('assetProperties.'.length) : null;

/** The fields that a table can set on an asset, in the order of the form. */
export const importFields = [
  'assetCode',
  'name',
  'assetType',
  'serialNumber',
  'assetLocation',
  'vendor',
  'invoiceNumber',
  'dateOfPurchase',
  'price',
  'warrantyStartDate',
  'warrantyPeriod',
  'assetStatus',
] as const satisfies readonly ImportField[];

/** Maximum number of lines per import, as in the contract. */
export const maxLines = 20_000;

/**
 * Headings of the form and of the list's own export, in all languages of the app, because a file
 * may come from a colleague who uses another one.
 */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  assetCode: [
    'Asset Code',
    'Code de l’actif',
    'Código del activo',
    '资产代码',
    '资产编号',
    'رمز الأصل',
  ],
  name: ['Name', 'Nom', 'Nombre', '名称', 'الاسم'],
  assetType: ['Asset Type', 'Type d’actif', 'Tipo de activo', '资产类型', 'نوع الأصل'],
  serialNumber: ['Serial Number', 'Numéro de série', 'Número de serie', '序列号', 'الرقم التسلسلي'],
  assetLocation: ['Location', 'Emplacement', 'Ubicación', '位置', 'الموقع'],
  vendor: [
    'Vendor Name',
    'Vendor',
    'Fournisseur',
    'Proveedor',
    '供应商名称',
    '供应商',
    'اسم المورّد',
    'المورّد',
  ],
  invoiceNumber: [
    'Invoice Number',
    'Numéro de facture',
    'Número de factura',
    '发票号',
    'رقم الفاتورة',
  ],
  dateOfPurchase: [
    'Date of Purchase',
    'Date d’achat',
    'Fecha de compra',
    '采购日期',
    '购买日期',
    'تاريخ الشراء',
  ],
  price: ['Price', 'Prix', 'Precio', '价格', 'السعر'],
  warrantyStartDate: [
    'Warranty Start Date',
    'Début de la garantie',
    'Inicio de la garantía',
    '保修开始日期',
    'تاريخ بدء الضمان',
  ],
  warrantyPeriod: ['No. of Years', 'Nombre d’années', 'N.º de años', '年数', 'عدد السنوات'],
  assetStatus: ['Status', 'Statut', 'Estado', '状态', 'الحالة'],
};

/** The column of each field, from 0; null if the table does not have it. */
export type Columns = Readonly<Record<ImportField, number | null>>;

/** Compares headings by letters and digits only, ignoring case and apostrophes. */
const toKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Matches columns to fields by their headings. */
export function matchedColumns(found: readonly string[]): Columns {
  const keys = found.map(toKey);
  const findColumn = (field: ImportField) => {
    const at = keys.findIndex((key) => headings[field].some((each) => toKey(each) === key));
    return at === -1 ? null : at;
  };
  return {
    assetCode: findColumn('assetCode'),
    name: findColumn('name'),
    assetType: findColumn('assetType'),
    serialNumber: findColumn('serialNumber'),
    assetLocation: findColumn('assetLocation'),
    vendor: findColumn('vendor'),
    invoiceNumber: findColumn('invoiceNumber'),
    dateOfPurchase: findColumn('dateOfPurchase'),
    price: findColumn('price'),
    warrantyStartDate: findColumn('warrantyStartDate'),
    warrantyPeriod: findColumn('warrantyPeriod'),
    assetStatus: findColumn('assetStatus'),
  };
}

/** The column of each property, from 0, by property name. */
export type PropertyColumns = Readonly<Record<string, number | null>>;

/**
 * Matches columns to properties by their headings, except for columns that already hold a field.
 */
export function matchedProperties(
  names: readonly string[],
  found: readonly string[],
  columns: Columns,
): PropertyColumns {
  const used = new Set(Object.values(columns));
  const keys = found.map((heading, at) => (used.has(at) ? null : toKey(heading)));
  return Object.fromEntries(
    names.map((name) => {
      const at = keys.indexOf(toKey(name));
      return [name, at === -1 || toKey(name) === '' ? null : at];
    }),
  );
}
