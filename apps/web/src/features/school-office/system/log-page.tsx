import { type AuditEntry, useListAuditEntries } from '@hwjy/sdk'
import { EmptyState, Select, Table, type TableColumn } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { dateTimeText } from '../date-time-text.ts'
import { NoneFound } from '../none-found.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { tableProblem } from '../table-problem.tsx'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { useAuditText } from './audit-text.tsx'

const kinds = ['person', 'invitation', 'enquiry', 'course', 'class', 'order', 'key', 'import', 'school', 'job'] as const

export default function LogPage() {
  const { t } = useTranslation('schoolOffice')
  const text = useAuditText()
  const dateTime = dateTimeText()
  const filter = useQueryFilter(50)
  const kind = filter.oneOf('kind', kinds) ?? 'all'
  const entries = useListAuditEntries({ ...filter.request, ...(kind !== 'all' && { action: kind }) })
  const isFiltered = filter.keyword !== '' || kind !== 'all'
  const columns: TableColumn<AuditEntry>[] = [
    { id: 'action', header: t('log.what'), cell: (entry) => text.action(entry) },
    { id: 'actor', header: t('log.who'), cell: (entry) => text.actor(entry) },
    {
      id: 'at',
      header: t('log.when'),
      cell: ({ at }) => (
        <time className={css.moment} dateTime={at}>
          {dateTime(at)}
        </time>
      ),
    },
    {
      id: 'detail',
      header: t('log.details'),
      cell: (entry) => <span className={css.muted}>{text.detail(entry)}</span>,
    },
  ]
  return (
    <OfficeFrame title={t('sections.log')}>
      <p className={css.muted}>{t('log.text')}</p>
      <div className={css.filters}>
        <SearchField label={t('search')} placeholder={t('log.search')} {...filter.searchProps} />
        <Select
          className={css.choice}
          aria-label={t('log.kind')}
          value={kind}
          onValueChange={(next) => filter.set({ kind: next === 'all' ? '' : next })}
          options={[
            { value: 'all', label: t('log.kinds.all') },
            ...kinds.map((value) => ({ value, label: t(`log.kinds.${value}`) })),
          ]}
        />
      </div>
      <Table
        label={t('sections.log')}
        columns={columns}
        rows={entries.data?.records}
        rowId={({ entryId }) => entryId}
        rowName={(entry) => text.action(entry)}
        isBusy={entries.isPlaceholderData}
        error={tableProblem(entries)}
        empty={
          isFiltered ? (
            <NoneFound onClear={() => filter.clear('kind')} />
          ) : (
            <EmptyState drawing="board" title={t('log.none')} description={t('log.noneText')} />
          )
        }
        pagination={filter.pagination(entries.data?.total ?? 0)}
      />
    </OfficeFrame>
  )
}
