import { type Question, useListQuestions } from '@hwjy/sdk'
import { Button, DropdownMenu, EmptyState } from '@hwjy/ui'
import { Download, FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import * as css from '../bank.css.ts'
import { newQuestionPath } from '../bank-paths.ts'
import { useExport } from '../exchange/use-export.ts'
import { BankFilters } from './bank-filters.tsx'
import { BankPanel } from './bank-panel.tsx'
import { Examples } from './examples.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PAGE_SIZE, useBankFilter } from './use-bank-filter.ts'
import { useDeleteQuestions } from './use-delete-questions.tsx'

const ImportDialog = lazy(() =>
  import('../exchange/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
)

/** The questions a teacher can ask: their own, and those that colleagues share. */
export default function BankPage() {
  const { t } = useTranslation('bank')
  const filter = useBankFilter()
  const first = useListQuestions({ ...filter.request, current: 1, size: PAGE_SIZE })
  const [previewed, setPreviewed] = useState<Question | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const remove = useDeleteQuestions()
  const { isBusy: isExporting, exportAs } = useExport(filter.request)
  const total = first.data?.total ?? 0
  const write = (
    <Button tone="primary" asChild>
      <Link to={newQuestionPath()}>
        <Plus aria-hidden size={18} />
        {t('write')}
      </Link>
    </Button>
  )
  const paste = (
    <Button onClick={() => setIsImporting(true)}>
      <FileUp aria-hidden size={18} />
      {t('import')}
    </Button>
  )
  return (
    <WithPinyin>
      <div className={css.page}>
        <header className={css.head}>
          <div className={css.words}>
            <h1>{t('heading')}</h1>
            <p className={css.muted}>{t('text')}</p>
          </div>
          <div className={css.actions}>
            {total > 0 && (
              <DropdownMenu
                trigger={
                  <Button isBusy={isExporting}>
                    <Download aria-hidden size={18} />
                    {t('export')}
                  </Button>
                }
                items={[
                  { label: t('exportCsv'), onSelect: () => void exportAs('csv') },
                  { label: t('exportGift'), onSelect: () => void exportAs('gift') },
                ]}
              />
            )}
            {paste}
            {write}
          </div>
        </header>
        <BankFilters filter={filter}>{total > 0 && <PinyinSwitch />}</BankFilters>
        {content()}
      </div>
      {previewed && <PreviewDialog question={previewed} onClose={() => setPreviewed(null)} />}
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      {remove.dialog}
    </WithPinyin>
  )

  function content() {
    if (!first.data) return <NoList query={first} title={t('loadError')} rows={6} hasLeading />
    if (total === 0 && filter.isFiltered)
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          description={t('noneFoundText')}
          action={<Button onClick={filter.clear}>{t('clear')}</Button>}
        />
      )
    if (total === 0)
      return (
        <>
          <EmptyState
            drawing="board"
            title={t('none')}
            description={t('noneText')}
            action={
              <>
                {paste}
                {write}
              </>
            }
          />
          <Examples />
        </>
      )
    return (
      <BankPanel
        // A selection goes with its filter, so that what is not in sight is neither deleted nor shared.
        key={JSON.stringify(filter.request)}
        request={filter.request}
        total={total}
        deleting={remove.turns}
        onPreview={setPreviewed}
        onDelete={remove.ask}
      />
    )
  }
}
