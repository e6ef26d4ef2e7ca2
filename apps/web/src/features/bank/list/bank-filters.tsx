import { Button, Combobox, Select } from '@hwjy/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../bank.css.ts'
import { usePlaces } from '../use-places.ts'
import { ChoiceFilter, SearchField } from '../../../shared/list-page/list-filters.tsx'
import { difficulties, questionTypes, scopes, type useBankFilter } from './use-bank-filter.ts'

interface BankFiltersProps {
  filter: ReturnType<typeof useBankFilter>
  /** Stands at their end: how the questions are shown. */
  children?: ReactNode
}

export function BankFilters({ filter, children }: BankFiltersProps) {
  const { t } = useTranslation(['bank', 'questions'])
  const { subjects, grades, chapters } = usePlaces()
  const [isOpen, setIsOpen] = useState(false)
  const choicesId = useId()
  return (
    <section className={css.filters} aria-label={t('filters')}>
      <SearchField label={t('search')} {...filter.searchProps} />
      <Button
        className={css.more}
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setIsOpen((before) => !before)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {filter.choices === 0 ? t('filters') : t('filtersChosen', { count: filter.choices })}
      </Button>
      <div id={choicesId} className={css.choices} data-state={isOpen ? 'open' : 'closed'}>
        <Select
          className={css.choice}
          aria-label={t('scope')}
          value={filter.scope}
          onValueChange={(scope) => filter.set({ scope: scope === 'all' ? '' : scope })}
          options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
        />
        <ChoiceFilter
          className={css.choice}
          label={t('type')}
          any={t('anyType')}
          value={filter.type}
          onChange={(type) => filter.set({ type })}
          options={questionTypes.map((value) => ({ value, label: t(`questions:type.${value}`) }))}
        />
        <ChoiceFilter
          className={css.choice}
          label={t('difficulty')}
          any={t('anyDifficulty')}
          value={filter.difficulty}
          onChange={(difficulty) => filter.set({ difficulty })}
          options={difficulties.map((value) => ({ value, label: t(`questions:editor.${value}`) }))}
        />
        <ChoiceFilter
          className={css.choice}
          label={t('subject')}
          any={t('anySubject')}
          value={filter.subjectId}
          onChange={(subject) => filter.set({ subject })}
          options={subjects}
        />
        <ChoiceFilter
          className={css.choice}
          label={t('grade')}
          any={t('anyGrade')}
          value={filter.gradeId}
          onChange={(grade) => filter.set({ grade })}
          options={grades}
        />
        <Combobox
          className={css.chapter}
          aria-label={t('chapter')}
          placeholder={t('anyChapter')}
          value={filter.chapterId}
          onValueChange={(chapter) => filter.set({ chapter })}
          options={chapters}
        />
      </div>
      <div className={css.view}>{children}</div>
    </section>
  )
}
