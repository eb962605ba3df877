import type { AssetForm } from '#machines/assets/asset-form.ts';
import { FormDate } from '#records/date-fields.tsx';
import type { FieldProps } from '#records/use-field.ts';

/** A day of an asset: every one that is shown is required. Source: ASSET-064. */
export const AssetDay = (props: FieldProps<AssetForm>) => <FormDate {...props} isRequired />;
