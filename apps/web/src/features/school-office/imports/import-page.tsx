import { type SchoolImport, useListSchoolImports } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, StatusPill } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { ExportCard } from './export-card.tsx'
import { ImportReport } from './import-report.tsx'
import { importTone, shownState } from './import-tone.ts'
import { UploadCard } from './upload-card.tsx'

const PAGE = { current: 1, size: 10 } as const

export default function ImportPage() {
  const { t } = useTranslation('schoolOffice')
  const [params, setParams] = useSearchParams()
  const opened = params.get('import')
  const open = (importId: string | null) => setParams(importId === null ? {} : { import: importId })
  return (
    <OfficeFrame title={t('sections.imports')}>
      {opened === null ? (
        <>
          <div className={css.split}>
            <UploadCard onUploaded={open} />
            <ExportCard />
          </div>
          <FormerImports onOpen={open} />
        </>
      ) : (
        <ImportReport key={opened} importId={opened} onClose={() => open(null)} />
      )}
    </OfficeFrame>
  )
}

function FormerImports({ onOpen }: { onOpen: (importId: string) => void }) {
  const { t } = useTranslation('schoolOffice')
  const [size, setSize] = useState<number>(PAGE.size)
  const imports = useListSchoolImports({ ...PAGE, size })
  const { data } = imports
  return (
    <section className={css.panel}>
      <h2 className={css.cardTitle}>{t('imports.former')}</h2>
      {!data && <NoList query={imports} rows={3} />}
      {data?.total === 0 && (
        <EmptyState drawing="people" title={t('imports.none')} description={t('imports.noneText')} />
      )}
      {data && data.total > 0 && (
        <>
          <List label={t('imports.former')} aria-busy={imports.isPlaceholderData}>
            {data.records.map((one) => (
              <ImportRow key={one.importId} schoolImport={one} onOpen={onOpen} />
            ))}
          </List>
          {data.total > size && size < 100 && (
            <Button tone="quiet" onClick={() => setSize(100)}>
              {t('imports.more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function ImportRow({ schoolImport, onOpen }: { schoolImport: SchoolImport; onOpen: (importId: string) => void }) {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  const { importId, fileName, rows, createdBy, createdAt } = schoolImport
  const state = shownState(schoolImport)
  return (
    <ListItem
      title={fileName}
      link={<button type="button" aria-label={fileName} onClick={() => onOpen(importId)} />}
      description={`${t('imports.rows', { count: rows })} · ${createdBy} · ${dateTime(createdAt)}`}
      trailing={<StatusPill tone={importTone[state]}>{t(`imports.states.${state}`)}</StatusPill>}
    />
  )
}
