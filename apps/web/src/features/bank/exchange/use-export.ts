import { getListQuestionsQueryOptions, type ListQuestionsParams, type Question } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { csvColumns, csvRow, giftOf } from './write-questions.ts'

const SIZE = 100

/** Writes all questions of a filter into a file. */
export function useExport(request: ListQuestionsParams) {
  const { t } = useTranslation('bank')
  const client = useQueryClient()
  const toast = useToast()
  const problemText = useProblemText()
  const [isBusy, setIsBusy] = useState(false)

  async function all(): Promise<Question[]> {
    const found: Question[] = []
    for (let current = 1; ; current++) {
      const page = await client.fetchQuery(getListQuestionsQueryOptions({ ...request, current, size: SIZE }))
      found.push(...page.records)
      if (current >= page.pages) return found
    }
  }
  async function exportAs(format: 'csv' | 'gift') {
    setIsBusy(true)
    try {
      const questions = await all()
      const name = t('fileName')
      if (format === 'gift') {
        saveFile(new Blob([questions.map(giftOf).join('\n\n')], { type: 'text/plain' }), `${name}.gift`)
      } else {
        const { default: Papa } = await import('papaparse')
        const table = Papa.unparse([[...csvColumns], ...questions.map(csvRow)], { escapeFormulae: true })
        // Table programs know by the mark that it is Unicode.
        saveFile(new Blob([`\uFEFF${table}`], { type: 'text/csv' }), `${name}.csv`)
      }
      toast.show(t('exported', { count: questions.length }))
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, exportAs }
}
