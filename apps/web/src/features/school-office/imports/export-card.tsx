import { type SchoolExportRequest, type SchoolTable, useExportSchool } from '@hwjy/sdk'
import { Button, Card, Field, RadioGroup, Select } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../office.css.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { schoolTables } from './school-tables.ts'

const formats = ['csv', 'xlsx', 'oneroster'] as const
const endings = { csv: 'csv', xlsx: 'xlsx', oneroster: 'zip' } as const

/** The school's rows as a file, in the columns that an import reads, or these columns to fill in. */
export function ExportCard() {
  const { t } = useTranslation('schoolOffice')
  const { mutateAsync: exportRows } = useExportSchool(atOnce)
  const { problem, isBusy, run } = useCall()
  const [table, setTable] = useState<SchoolTable>('students')
  const [format, setFormat] = useState<SchoolExportRequest['format']>('csv')
  const download = (content: 'rows' | 'template') =>
    run(async () => {
      const file = await exportRows({ data: { table, format, content } })
      // An import knows what a file holds by its name where its columns do not tell.
      const name = content === 'template' ? `${table}-template` : table
      saveFile(file, `${format === 'oneroster' ? 'oneroster' : name}.${endings[format]}`)
    })
  return (
    <Card asChild padding="lg" className={css.card}>
      <section>
        <div>
          <h2 className={css.cardTitle}>{t('exports.title')}</h2>
          <p className={css.muted}>{t('exports.text')}</p>
        </div>
        <Field label={t('exports.format')}>
          <RadioGroup
            value={format}
            onValueChange={setFormat}
            options={formats.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
          />
        </Field>
        {format !== 'oneroster' && (
          <Field label={t('imports.table')}>
            <Select
              value={table}
              onValueChange={setTable}
              options={schoolTables.map((value) => ({ value, label: t(`tables.${value}`) }))}
            />
          </Field>
        )}
        <CallNotice problem={problem} />
        <div className={css.actions}>
          <Button isBusy={isBusy} onClick={() => void download('rows')}>
            {t('exports.download')}
          </Button>
          {format !== 'oneroster' && (
            <Button tone="quiet" isBusy={isBusy} onClick={() => void download('template')}>
              {t('exports.template')}
            </Button>
          )}
        </div>
      </section>
    </Card>
  )
}
