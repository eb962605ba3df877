import type { Priced } from '#machines/records/priced.ts';
import { useFormat } from '#i18n/format.tsx';
import type { PricedKey } from './priced-text.ts';
import { Details, LastChange, RecordView, type RecordViewProps } from '../view/record-view.tsx';
import { WebLink } from '../view/web-link.tsx';

/** A service or a tool, as shown in its view. */
interface PricedRecord extends Priced {
  changedBy: string;
  changedOn: string;
}

interface PricedDetailsProps {
  record: PricedRecord;
  /** Label of the name. */
  name: string;
  text: (key: PricedKey) => string;
}

/** The details of a service or a tool, which have the same data. Source: SHELL-041, PROD-017. */
function PricedDetails({ record, name, text }: PricedDetailsProps) {
  const format = useFormat();
  const { url, changedBy, changedOn } = record;
  return (
    <>
      <Details
        items={[
          [name, record.name],
          [text('latestVersion'), record.latestVersion],
          [text('description'), record.description],
          [text('price'), format.money(record.price, 'price')],
          [text('url'), url && <WebLink key="url" url={url} />],
          [text('userLimits'), format.number(record.userLimits)],
          [text('status'), text(record.status ? 'active' : 'inactive')],
          [text('license'), text(record.license ? 'licensed' : 'unlicensed')],
        ]}
      />
      <LastChange changedBy={changedBy} changedOn={changedOn} />
    </>
  );
}

interface PricedViewProps<Row> extends Omit<
  RecordViewProps<Row>,
  'text' | 'leave' | 'getName' | 'children'
> {
  text: RecordViewProps<Row>['text'] & PricedDetailsProps['text'];
  /** Label of the name. */
  name: string;
}

/** Shows a service or a tool, read-only. Source: SERV-011. */
export function PricedView<Row extends PricedRecord>({ name, ...view }: PricedViewProps<Row>) {
  return (
    <RecordView {...view} leave="cancel" getName={(record) => record.name}>
      {(record) => <PricedDetails record={record} name={name} text={view.text} />}
    </RecordView>
  );
}
