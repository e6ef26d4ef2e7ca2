import type { ListQuestionsParams, Question } from '@hwjy/sdk'
import { Checkbox } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from '../bank.css.ts'
import { BankList } from './bank-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Turns } from './use-in-turn.ts'
import { SELECTED_MAX, useSelection } from './use-selection.ts'

interface BankPanelProps {
  request: ListQuestionsParams
  total: number
  /** How far a deletion is. */
  deleting: Turns | null
  onPreview: (question: Question) => void
  /** @returns the ids of those that are gone */
  onDelete: (questions: readonly Question[]) => Promise<string[]>
}

/** The questions of one filter, and what can be done with those that are selected. Another filter is another panel. */
export function BankPanel({ request, total, deleting, onPreview, onDelete }: BankPanelProps) {
  const { t } = useTranslation('bank')
  const { selected, press, isAllSelected, setAll, clear, forget } = useSelection(request, total)
  const remove = async (questions: readonly Question[]) => forget(await onDelete(questions))
  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <Checkbox
          className={css.selectAll}
          label={total > SELECTED_MAX ? t('selectFirst', { count: SELECTED_MAX }) : t('selectAll')}
          isChecked={isAllSelected()}
          onCheckedChange={(isSelected) => void setAll(isSelected)}
        />
        {selected.size === 0 && deleting === null ? (
          <p className={css.barWords} aria-live="polite">
            {t('count', { count: total })}
          </p>
        ) : (
          <BulkBar
            questions={[...selected.values()]}
            deleting={deleting}
            onDelete={remove}
            onClear={clear}
            onForget={forget}
          />
        )}
      </div>
      <BankList
        request={request}
        total={total}
        selected={selected}
        onSelect={(...row) => void press(...row)}
        onPreview={onPreview}
        onDelete={(question) => void remove([question])}
      />
    </div>
  )
}
