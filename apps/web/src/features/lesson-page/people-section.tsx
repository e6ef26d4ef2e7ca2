import type { TeacherLessonPage } from '@hwjy/sdk'
import { Avatar, Link as StyledLink, StatusPill } from '@hwjy/ui'
import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { faceOf } from '../../shared/people/face-of.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

/** Shows who is in the class, and who said beforehand that they cannot come; those stand first, with their reason. */
export function PeopleSection({ students, plans }: Pick<TeacherLessonPage, 'students' | 'plans'>) {
  const { t } = useTranslation('lessonPage')
  const leaveOf = new Map(plans.flatMap((plan) => (plan.plan === 'onLeave' ? [[plan.stuId, plan] as const] : [])))
  const isComing = new Set(plans.flatMap(({ stuId, plan }) => (plan === 'attending' ? [stuId] : [])))
  const sorted = students.toSorted((a, b) => Number(leaveOf.has(b.stuId)) - Number(leaveOf.has(a.stuId)))
  return (
    <Section heading={t('people')} count={students.length}>
      {leaveOf.size > 0 && <p>{t('onLeaveCount', { count: leaveOf.size })}</p>}
      {students.length === 0 ? (
        <p className={css.muted}>{t('noPeople')}</p>
      ) : (
        <ul className={css.people}>
          {sorted.map((student) => {
            const leave = leaveOf.get(student.stuId)
            return (
              <li key={student.stuId} className={css.person}>
                <Avatar size={32} isDecorative {...faceOf(student)} />
                <span className={css.personWords}>
                  <StyledLink asChild>
                    <Link to={teacherPath.student(student.stuId)}>{student.name}</Link>
                  </StyledLink>
                  {leave && (
                    <span className={css.pills}>
                      <StatusPill tone="warning" icon={<CalendarX aria-hidden size={14} />}>
                        {t('onLeave')}
                      </StatusPill>
                      {leave.reason !== '' && <span className={css.note}>{leave.reason}</span>}
                    </span>
                  )}
                  {isComing.has(student.stuId) && <span className={css.note}>{t('isComing')}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
