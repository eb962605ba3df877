import type { AssetForm } from '#machines/assets/asset-form.ts';
import { FormDate } from '#records/date-fields.tsx';
import type { FieldProps } from '#records/use-field.ts';

/** A date of an asset; every visible one is required. Source: ASSET-064. */
export const AssetDay = (props: FieldProps<AssetForm>) => <FormDate {...props} isRequired />;
