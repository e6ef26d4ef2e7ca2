import { type SchoolTable, useUploadSchoolImport } from '@hwjy/sdk'
import { uploadSchoolImportBodyMax } from '@hwjy/sdk/limits'
import { Button, Card, Field, FilePicker, Progress, Select } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../office.css.ts'
import { schoolTables } from './school-tables.ts'

/** Takes a file. It is read and checked first; nothing changes before it is carried out. */
export function UploadCard({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const { t } = useTranslation('schoolOffice')
  const { problem, isBusy, run, forgetProblem } = useCall()
  const { mutateAsync: upload } = useUploadSchoolImport(atOnce)
  const [files, setFiles] = useState<readonly File[]>([])
  const [table, setTable] = useState<SchoolTable | 'any'>('any')
  const [share, setShare] = useState<number | null>(null)
  const file = files[0]
  const send = () =>
    run(async () => {
      if (!file) return
      const { importId } = await upload({
        data: { file, ...(table !== 'any' && { table }) },
        onProgress: ({ loadedBytes, totalBytes }) =>
          setShare(totalBytes === null ? null : (100 * loadedBytes) / totalBytes),
      })
      onUploaded(importId)
    })
  return (
    <Card asChild padding="lg" className={css.card}>
      <section>
        <div>
          <h2 className={css.cardTitle}>{t('imports.upload')}</h2>
          <p className={css.muted}>{t('imports.uploadText')}</p>
        </div>
        <FilePicker
          aria-label={t('imports.file')}
          accept=".csv,.tsv,.txt,.xlsx,.zip"
          kinds={t('imports.fileKinds')}
          maxSizeBytes={uploadSchoolImportBodyMax}
          disabled={isBusy}
          files={files}
          onFilesChange={(chosen) => {
            setFiles(chosen)
            forgetProblem()
          }}
        />
        <Field label={t('imports.table')} help={t('imports.tableText')}>
          <Select
            value={table}
            onValueChange={setTable}
            options={[
              { value: 'any', label: t('imports.anyTable') },
              ...schoolTables.map((value) => ({ value, label: t(`tables.${value}`) })),
            ]}
          />
        </Field>
        {isBusy && <Progress label={t('imports.uploading')} value={share} />}
        <CallNotice problem={problem} />
        <div className={css.actions}>
          <Button tone="primary" disabled={!file} isBusy={isBusy} onClick={() => void send()}>
            {t('imports.check')}
          </Button>
        </div>
      </section>
    </Card>
  )
}
