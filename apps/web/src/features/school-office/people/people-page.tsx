import { type SchoolPerson, useListSchoolPeople } from '@hwjy/sdk'
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Field,
  Link as StyledLink,
  Select,
  Table,
  type TableColumn,
  TextInput,
} from '@hwjy/ui'
import { FileUp, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { faceOf } from '../../../shared/people/face-of.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { useListFilter } from '../use-list-filter.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { PersonState } from './person-state.tsx'

const roles = ['all', 'teacher', 'student'] as const
const states = ['all', 'active', 'invited', 'waiting', 'closed'] as const

export default function PeoplePage() {
  const { t } = useTranslation('schoolOffice')
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [params, setParams] = useSearchParams()
  const role = roles.find((known) => known === params.get('role')) ?? 'all'
  const state = states.find((known) => known === params.get('state')) ?? 'all'
  const filter = useListFilter(20)
  const [isAdding, setIsAdding] = useState(false)
  const people = useListSchoolPeople({
    ...filter.request,
    ...(role !== 'all' && { role }),
    ...(state !== 'all' && { state }),
  })
  const isFiltered = filter.isFiltered || role !== 'all' || state !== 'all'
  function choose(name: 'role' | 'state', value: string) {
    const next = new URLSearchParams(params)
    if (value === 'all') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
    filter.toFirstPage()
  }
  const columns: TableColumn<SchoolPerson>[] = [
    {
      id: 'name',
      header: t('people.name'),
      cell: (person) => (
        <span className={css.person}>
          <Avatar {...faceOf(person)} size={32} isDecorative />
          <StyledLink asChild>
            <Link to={officePath.person(person.personId)}>{person.name}</Link>
          </StyledLink>
        </span>
      ),
    },
    { id: 'role', header: t('people.role'), cell: (person) => t(`people.roles.${person.role}`) },
    { id: 'username', header: t('people.username'), cell: ({ username }) => username ?? '–' },
    { id: 'mobile', header: t('people.mobile'), cell: ({ mobile }) => mobile ?? '–' },
    { id: 'state', header: t('people.state'), cell: (person) => <PersonState state={person.state} /> },
  ]
  const add = (
    <Button tone="primary" onClick={() => setIsAdding(true)}>
      <UserPlus aria-hidden size={18} />
      {t('people.add')}
    </Button>
  )
  return (
    <OfficeFrame
      title={t('sections.people')}
      actions={
        <>
          <Button asChild>
            <Link to={officePath.imports}>
              <FileUp aria-hidden size={18} />
              {t('people.import')}
            </Link>
          </Button>
          {add}
        </>
      }
    >
      <div className={css.filters}>
        <Field label={t('search')} isLabelHidden className={css.search}>
          <TextInput type="search" placeholder={t('people.search')} {...filter.searchProps} />
        </Field>
        <Select
          className={css.choice}
          aria-label={t('people.role')}
          value={role}
          onValueChange={(value) => choose('role', value)}
          options={roles.map((value) => ({ value, label: t(`people.roleFilter.${value}`) }))}
        />
        <Select
          className={css.choice}
          aria-label={t('people.state')}
          value={state}
          onValueChange={(value) => choose('state', value)}
          options={states.map((value) => ({
            value,
            label: value === 'all' ? t('people.anyState') : t(`people.states.${value}`),
          }))}
        />
      </div>
      <Table
        label={t('sections.people')}
        columns={columns}
        rows={people.data?.records}
        rowId={({ personId }) => personId}
        rowName={({ name }) => name}
        isBusy={people.isPlaceholderData}
        error={
          people.isError && (
            <ErrorState
              title={t('loadError')}
              description={problemText(people.error)}
              onRetry={() => void people.refetch()}
              isRetrying={people.isFetching}
            />
          )
        }
        empty={
          isFiltered ? (
            <EmptyState drawing="search" title={t('noneFound')} description={t('noneFoundText')} />
          ) : (
            <EmptyState drawing="people" title={t('people.none')} description={t('people.noneText')} action={add} />
          )
        }
        pagination={filter.pagination(people.data?.total ?? 0)}
      />
      {isAdding && (
        <AddPersonDialog
          role={role === 'teacher' ? 'teacher' : 'student'}
          onClose={() => setIsAdding(false)}
          onAdded={(personId) => void navigate(officePath.person(personId))}
        />
      )}
    </OfficeFrame>
  )
}
