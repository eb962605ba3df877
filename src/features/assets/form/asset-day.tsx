import type { AssetForm } from '#machines/assets/form/asset-form.ts';
import { FormDate } from '#records/form/date-fields.tsx';
import type { FieldProps } from '#records/form/use-field.ts';

/** A date of an asset; every visible one is required. Source: ASSET-064. */
export const AssetDay = (props: FieldProps<AssetForm>) => <FormDate {...props} isRequired />;
