import type { TaughtStudentClass } from '@hwjy/sdk'
import { Link as StyledLink, Table } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import * as css from './student.css.ts'

/** Attendance and homework of a student, class by class. */
export function ClassesOfStudent({ classes }: { classes: readonly TaughtStudentClass[] }) {
  const { t } = useTranslation('students')
  return (
    <Table
      label={t('classes')}
      rows={classes}
      rowId={({ classId }) => classId}
      rowName={({ className }) => className}
      empty={null}
      columns={[
        {
          id: 'class',
          header: t('class'),
          cell: ({ classId, className, courseName }) => (
            <>
              <StyledLink asChild>
                <Link to={teacherPath.class(classId)}>
                  <HanText>{className}</HanText>
                </Link>
              </StyledLink>
              <br />
              <HanText className={list.muted}>{courseName}</HanText>
            </>
          ),
        },
        {
          id: 'attendance',
          header: t('attendance'),
          cell: ({ attendance: { present, late, absent } }) => (
            <span className={css.number}>
              {t('of', { done: present + late, of: present + late + absent })}
              {late > 0 && ` · ${t('lateCount', { count: late })}`}
            </span>
          ),
        },
        {
          id: 'homework',
          header: t('homework'),
          cell: ({ homework }) => (
            <span className={css.number}>
              {t('of', { done: homework.handedIn, of: homework.assigned })}
              {homework.missing > 0 && ` · ${t('missingCount', { count: homework.missing })}`}
            </span>
          ),
        },
      ]}
    />
  )
}
