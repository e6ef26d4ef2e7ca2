import { Button, DropdownMenu, useToast } from '@hwjy/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { saveFile } from '../../shared/save-file.ts'
import { type Cell, csvOf } from './csv.ts'

interface ExportMenuProps {
  /** Without its ending. */
  fileName: string
  /** The rows with their head, read when the export is pressed. */
  rows: () => Promise<readonly (readonly Cell[])[]>
  isDisabled?: boolean
}

/** Saves a table as CSV or XLSX. The writer of spreadsheets comes when it is pressed. */
export function ExportMenu({ fileName, rows, isDisabled = false }: ExportMenuProps) {
  const { t } = useTranslation('records')
  const toast = useToast()
  const problemText = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  async function save(kind: 'csv' | 'xlsx') {
    setIsBusy(true)
    try {
      const table = await rows()
      const file =
        kind === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : await spreadsheetOf(table)
      saveFile(file, `${fileName}.${kind}`)
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <DropdownMenu
      trigger={
        <Button disabled={isDisabled} isBusy={isBusy}>
          <Download aria-hidden size={18} />
          {t('export')}
        </Button>
      }
      items={[
        { label: 'CSV', onSelect: () => void save('csv') },
        { label: 'XLSX', onSelect: () => void save('xlsx') },
      ]}
    />
  )
}

async function spreadsheetOf(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal')
  return writeExcel(rows.map((row) => row.map((value) => ({ value })))).toBlob()
}
