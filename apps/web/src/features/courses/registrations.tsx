import { type PublicCourse, useListPublicClassStudents } from '@hwjy/sdk'
import { Avatar, Button, EmptyState, List, ListItem, Pagination } from '@hwjy/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { faceOf } from '../../shared/people/face-of.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { SearchField } from '../../shared/list-page/list-filters.tsx'
import { ShareDialog } from './share/share-dialog.tsx'

const PAGE_SIZE = 20

/** Shows who registered for a course. */
export function Registrations({ course, classId }: { course: PublicCourse; classId: string }) {
  const { t } = useTranslation('courses')
  const now = useServerNow()
  const zone = useViewerZone()
  const filter = useQueryFilter(PAGE_SIZE)
  const [isSharing, setIsSharing] = useState(false)
  const students = useListPublicClassStudents({ classId, ...filter.request })
  return (
    <section className={list.panel}>
      <h2 className={list.cardTitle}>{t('registrations.title', { count: course.registered })}</h2>
      {course.registered > PAGE_SIZE && <SearchField label={t('registrations.search')} {...filter.searchProps} />}
      {content()}
      {isSharing && <ShareDialog course={course} onClose={() => setIsSharing(false)} />}
    </section>
  )

  function content() {
    if (!students.data) return <NoList query={students} title={t('registrations.error')} rows={4} hasLeading />
    const { records, total } = students.data
    if (total === 0)
      return filter.keyword === '' ? (
        <EmptyState
          drawing="people"
          title={t('registrations.none')}
          description={t('registrations.noneText', { of: course.studentLimit })}
          action={
            course.status === 'published' ? (
              <Button onClick={() => setIsSharing(true)}>
                <Share2 aria-hidden size={18} />
                {t('share.open')}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <EmptyState drawing="search" title={t('noneFound')} />
      )
    const pagination = filter.pagination(total)
    return (
      <>
        <List label={t('students')}>
          {records.map((student) => (
            <ListItem
              key={student.stuId}
              link={<Link to={teacherPath.student(student.stuId)}>{null}</Link>}
              leading={<Avatar {...faceOf(student)} size={40} />}
              title={student.name}
              description={
                student.enrolledAt === null
                  ? undefined
                  : t('registrations.since', { time: momentText(student.enrolledAt, currentLanguage(), now, zone) })
              }
            />
          ))}
        </List>
        {pagination && <Pagination {...pagination} isBusy={students.isPlaceholderData} />}
      </>
    )
  }
}
