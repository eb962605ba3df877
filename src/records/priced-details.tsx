import { useFormat } from '#i18n/format.tsx';
import { Details, LastChange } from './record-view.tsx';
import { WebLink } from './web-link.tsx';

/** A service or a tool, as it is read. */
interface Priced {
  name: string;
  latestVersion: string | null;
  description: string | null;
  price: number;
  url: string | null;
  userLimits: number;
  status: boolean;
  license: boolean;
  changedBy: string;
  changedOn: string;
}

interface PricedDetailsProps {
  record: Priced;
  /** What its name is called. */
  name: string;
  /** Of the area's catalog. */
  text: (
    key:
      | Exclude<keyof Priced, 'name' | 'changedBy' | 'changedOn'>
      | 'active'
      | 'inactive'
      | 'licensed'
      | 'unlicensed',
  ) => string;
}

/** All of a service or a tool, which hold the same kind of data. Source: document 3, sections 1 and 2. */
export function PricedDetails({ record, name, text }: PricedDetailsProps) {
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
