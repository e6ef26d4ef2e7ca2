import { Button, Combobox, Field, Select, TextInput } from '@hwjy/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../bank.css.ts'
import { usePlaces } from '../use-places.ts'
import { difficulties, questionTypes, scopes, type useBankFilter } from './use-bank-filter.ts'

/** Stands for no choice: an empty value is none for a list to choose from. */
const ANY = 'any'

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
  const chosen = (value: string) => (value === '' ? ANY : value)
  const given = (value: string) => (value === ANY ? '' : value)
  return (
    <section className={css.filters} aria-label={t('filters')}>
      <Field label={t('search')} isLabelHidden className={css.search}>
        <TextInput placeholder={t('search')} {...filter.searchProps} />
      </Field>
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
        <Select
          className={css.choice}
          aria-label={t('type')}
          value={chosen(filter.type)}
          onValueChange={(type) => filter.set({ type: given(type) })}
          options={[
            { value: ANY, label: t('anyType') },
            ...questionTypes.map((value) => ({ value: value as string, label: t(`questions:type.${value}`) })),
          ]}
        />
        <Select
          className={css.choice}
          aria-label={t('difficulty')}
          value={chosen(filter.difficulty)}
          onValueChange={(difficulty) => filter.set({ difficulty: given(difficulty) })}
          options={[
            { value: ANY, label: t('anyDifficulty') },
            ...difficulties.map((value) => ({ value: value as string, label: t(`questions:editor.${value}`) })),
          ]}
        />
        <Select
          className={css.choice}
          aria-label={t('subject')}
          value={chosen(filter.subjectId)}
          onValueChange={(subject) => filter.set({ subject: given(subject) })}
          options={[{ value: ANY, label: t('anySubject') }, ...subjects]}
        />
        <Select
          className={css.choice}
          aria-label={t('grade')}
          value={chosen(filter.gradeId)}
          onValueChange={(grade) => filter.set({ grade: given(grade) })}
          options={[{ value: ANY, label: t('anyGrade') }, ...grades]}
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
