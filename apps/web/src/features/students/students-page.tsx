import { type StudentRow, useSearchStudents } from '@hwjy/sdk'
import { Avatar, Button, EmptyState, List, ListItem, Pagination } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { SearchField } from '../../shared/list-page/list-filters.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { joinNames } from '../../shared/names/join-names.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { faceOf } from '../../shared/people/face-of.ts'

const PAGE_SIZE = 20

/** All students of the teacher's classes, by name. */
export default function StudentsPage() {
  const { t } = useTranslation('students')
  const filter = useQueryFilter(PAGE_SIZE)
  const { current, size } = filter.request
  const students = useSearchStudents({ current, size, ...(filter.keyword !== '' && { name: filter.keyword }) })
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
      </header>
      <div className={list.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
      </div>
      {content()}
    </div>
  )

  function content() {
    if (!students.data) return <NoList query={students} title={t('loadError')} rows={8} hasLeading />
    const { records, total } = students.data
    if (total === 0 && filter.keyword !== '')
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => filter.clear()}>{t('clear')}</Button>}
        />
      )
    if (total === 0)
      return (
        <EmptyState
          drawing="people"
          title={t('none')}
          description={t('noneText')}
          action={
            <Button asChild>
              <Link to={teacherPath.classes}>{t('toClasses')}</Link>
            </Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={list.panel}>
        <List label={t('heading')} aria-busy={students.isPlaceholderData}>
          {records.map((student) => (
            <Row key={student.stuId} student={student} />
          ))}
        </List>
        {pagination && <Pagination {...pagination} isBusy={students.isPlaceholderData} />}
      </div>
    )
  }
}

function Row({ student }: { student: StudentRow }) {
  const { i18n } = useTranslation()
  const { stuId, name, nickname, gradeName, classNames } = student
  const names = nickname === '' || nickname === name ? name : `${name} (${nickname})`
  return (
    <ListItem
      link={<Link to={teacherPath.student(stuId)}>{null}</Link>}
      leading={<Avatar {...faceOf(student)} size={40} />}
      title={names}
      description={
        <>
          {gradeName !== null && `${gradeName} · `}
          <HanText>{joinNames(classNames, i18n.language)}</HanText>
        </>
      }
    />
  )
}
