import { type SchoolPerson, useListSchoolPeople } from '@hwjy/sdk'
import { Avatar, Button, EmptyState, Link as StyledLink, Select, Table, type TableColumn } from '@hwjy/ui'
import { FileUp, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { faceOf } from '../../../shared/people/face-of.ts'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { NoneFound } from '../none-found.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { tableProblem } from '../table-problem.tsx'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { PersonState } from './person-state.tsx'

const roles = ['all', 'teacher', 'student'] as const
const states = ['all', 'active', 'invited', 'waiting', 'closed'] as const

export default function PeoplePage() {
  const { t } = useTranslation('schoolOffice')
  const navigate = useNavigate()
  const filter = useQueryFilter(20)
  const role = filter.oneOf('role', roles) ?? 'all'
  const state = filter.oneOf('state', states) ?? 'all'
  const [isAdding, setIsAdding] = useState(false)
  const people = useListSchoolPeople({
    ...filter.request,
    ...(role !== 'all' && { role }),
    ...(state !== 'all' && { state }),
  })
  const isFiltered = filter.keyword !== '' || role !== 'all' || state !== 'all'
  const choose = (name: 'role' | 'state', value: string) => filter.set({ [name]: value === 'all' ? '' : value })
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
        <SearchField label={t('search')} placeholder={t('people.search')} {...filter.searchProps} />
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
        error={tableProblem(people)}
        empty={
          isFiltered ? (
            <NoneFound onClear={() => filter.clear('role', 'state')} />
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
          onAdded={(personId) => {
            // This page is kept behind the next one, and would come back with its dialog.
            setIsAdding(false)
            void navigate(officePath.person(personId))
          }}
        />
      )}
    </OfficeFrame>
  )
}
