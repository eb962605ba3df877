import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, Ellipsis, Pencil, Plus, Search } from 'lucide-react';
import { Avatar } from '../../images/avatar.tsx';
import { Badge } from '../badges/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Panel } from '../../overlays/panel.tsx';
import story from '../../stories.module.css';
import { TableFrame, tableClass } from './table.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { Tone } from '../badges/tone-icon.tsx';

const english = {
  title: 'Projects',
  search: 'Search projects',
  create: 'New project',
  heads: ['Project', 'Lead', 'State', 'Hours', 'Budget', 'Due'],
  edit: 'Edit',
  more: 'More actions',
  names: ['Harbour tunnel', 'Grid renewal', 'Museum façade', 'North depot'],
  states: ['On track', 'In review', 'At risk', 'Late'],
};

const arabic: typeof english = {
  title: 'المشاريع',
  search: 'ابحث في المشاريع',
  create: 'مشروع جديد',
  heads: ['المشروع', 'المسؤول', 'الحالة', 'الساعات', 'الميزانية', 'الاستحقاق'],
  edit: 'تعديل',
  more: 'إجراءات أخرى',
  names: ['نفق الميناء', 'تجديد الشبكة', 'واجهة المتحف', 'المستودع الشمالي'],
  states: ['في الموعد', 'قيد المراجعة', 'في خطر', 'متأخر'],
};

const tones: Tone[] = ['success', 'info', 'warning', 'danger'];
const leads = ['Maya Okonkwo', 'Liam Chen', 'Émile Zola', 'José Núñez', 'Ada Byron'];
const rows = Array.from({ length: 14 }, (_, index) => index);

function Projects({ text, language }: { text: typeof english; language: string }) {
  const number = new Intl.NumberFormat(language);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className={story.canvas}>
      <div className={story.bar}>
        <h1>{text.title}</h1>
        <div className={story.row}>
          <TextField label={text.search} hideLabel icon={<Search />} placeholder={text.search} />
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            {text.create}
          </Button>
        </div>
      </div>
      <Panel title={text.title} flush actions={<Button size="small">{text.edit}</Button>}>
        <TableFrame label={text.title} className={story.tall}>
          <table className={tableClass.table}>
            <thead>
              <tr>
                {text.heads.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    aria-sort={index === 0 ? 'ascending' : undefined}
                    className={index === 3 || index === 4 ? tableClass.number : undefined}
                  >
                    {index === 0 ? (
                      <button type="button" className={tableClass.sort}>
                        {head}
                        <ArrowDown aria-hidden="true" />
                      </button>
                    ) : (
                      head
                    )}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{text.more}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row} aria-selected={row === 2}>
                  <th scope="row">
                    <a href="#project">
                      {text.names[row % 4]} {number.format(row + 1)}
                    </a>
                  </th>
                  <td>
                    <span className={story.person}>
                      <Avatar name={leads[row % 5] ?? ''} size="small" isDecorative />
                      {leads[row % 5]}
                    </span>
                  </td>
                  <td>
                    <Badge tone={tones[row % 4] ?? 'info'}>{text.states[row % 4]}</Badge>
                  </td>
                  <td className={tableClass.number}>{number.format(137.5 * (row + 1))}</td>
                  <td className={tableClass.number}>{money.format(48_250 * (row + 1))}</td>
                  <td className={tableClass.muted}>
                    <time>{date.format(Date.UTC(2026, row % 12, 3 + row))}</time>
                  </td>
                  <td className={tableClass.actions}>
                    <span className={tableClass.rowActions}>
                      <Button
                        variant="quiet"
                        size="small"
                        icon={<Pencil aria-hidden="true" />}
                        aria-label={`${text.edit} ${row + 1}`}
                      />
                      <Button
                        variant="quiet"
                        size="small"
                        icon={<Ellipsis aria-hidden="true" />}
                        aria-label={`${text.more} ${row + 1}`}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </Panel>
    </div>
  );
}

const meta = {
  title: 'UI/Table',
  tags: ['autodocs'],
  component: TableFrame,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Projects', children: null },
} satisfies Meta<typeof TableFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switch the language to Arabic in the toolbar: everything mirrors. */
export const ProjectedTable: Story = {
  name: 'Projects',
  render: (_, { globals }) => (
    <Projects
      text={globals.language === 'ar' ? arabic : english}
      language={String(globals.language)}
    />
  ),
};
